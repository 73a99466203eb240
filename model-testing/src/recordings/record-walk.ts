import { duration, type AnyModel, type Expectation, type Recording, type Step } from '@listings/shared-machines/models';
import { machineStage, type MachineStage } from '../replay/stage';
import { differences, facets } from '../replay/differences';
import { fingerprint } from './fingerprint';
import { stepOf, type TimedAction } from './step';

/** Name and origin of a recording. */
export interface Title {
  readonly name: string;
  readonly origin: Recording['origin'];
  /** One of the model's `starts`; null for its own input. */
  readonly begins?: string | null;
  /** Name of the screen it is of. */
  readonly screen?: string | undefined;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The facets that are not as before; what was said is always new. */
export function changesOf(before: Expectation, after: Expectation): Partial<Expectation> {
  const changed = facets.filter((facet) =>
    facet === 'says' ? after.says.length > 0 : !isSame(before[facet], after[facet]),
  );
  return Object.fromEntries(changed.map((facet) => [facet, after[facet]]));
}

/** The machine does not go along with a step. */
export class WalkEnds extends Error {
  constructor(
    /** The step, from 1; 0 is the start. */
    readonly step: number,
    cause: unknown,
  ) {
    super(`${step === 0 ? 'the start' : `step ${step}`}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

function stageFor(model: AnyModel, begins: string | null): MachineStage {
  try {
    return machineStage(model, begins);
  } catch (error) {
    throw new WalkEnds(0, error);
  }
}

/** What becomes of a step in which something happens before its time is up, which no replay would take. */
type EarlyStep = 'is refused' | 'ends there';

/** Lets time pass; answers with how much of it, which is less where something happens earlier and the step may end there. */
function passed(stage: MachineStage, passes: number, before: Expectation, early: EarlyStep): number {
  const still = { ...before, says: [] };
  for (let so = 0; so < passes;) {
    const next = Math.min(stage.untilNext() ?? Infinity, passes - so);
    stage.perform({ by: 'clock', passes: next });
    so += next;
    if (so === passes || differences(still, stage.observe()).length === 0) continue;
    if (early === 'ends there') return so;
    throw new Error(
      `${duration(passes)} pass: something happens after ${duration(so)} already, where the step has to end.`,
    );
  }
  return passes;
}

/** Takes a step; answers with it as it was taken. */
export function takeStep(stage: MachineStage, action: TimedAction, before: Expectation, early: EarlyStep): TimedAction {
  if (action.by === 'clock' && action.passes > 1)
    return { ...action, passes: passed(stage, action.passes, before, early) };
  stage.perform(action);
  return action;
}

/** Writes down what a machine does while somebody walks through it; throws `WalkEnds` where the machine does not go along. */
export function recordWalk(
  model: AnyModel,
  actions: readonly TimedAction[],
  { name, origin, begins = null, screen }: Title,
  early: EarlyStep = 'is refused',
): Recording {
  const stage = stageFor(model, begins);
  try {
    const start = stage.observe();
    let before = start;
    const steps = actions.map((action, index): Step => {
      let done: TimedAction;
      try {
        done = takeStep(stage, action, before, early);
      } catch (error) {
        throw new WalkEnds(index + 1, error);
      }
      const after = stage.observe();
      const then = changesOf(before, after);
      before = after;
      return stepOf(done, then);
    });
    return {
      format: 'model-recording/1',
      model: model.id,
      fingerprint: fingerprint(model.machine),
      name,
      ...(begins === null ? {} : { begins }),
      ...(screen === undefined ? {} : { screen }),
      origin,
      start,
      steps,
    };
  } finally {
    stage.stop();
  }
}

/** What happens in a step, without what is true after it. */
export function actionOf(step: Step): TimedAction {
  const { then: _, ...action } = step;
  return action;
}

/** The same steps once more: what the machine does now. Time that passes ends where something happens earlier than before. */
export const walkAgain = (model: AnyModel, { steps, name, origin, begins, screen }: Recording): Recording =>
  recordWalk(model, steps.map(actionOf), { name, origin, begins: begins ?? null, screen }, 'ends there');
