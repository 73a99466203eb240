import type { AnyModel } from '../model/define-model';
import { leavesOf } from '../model/leaves';
import { screenName } from './screen-name';
import type { InspectedStep, Session, SessionRecorder, SessionStep, SessionWalk } from './session.types';

type Happened = NonNullable<InspectedStep['event']>;

type Named = DistributiveOmit<SessionStep, 'state'>;
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

const typeOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;

/** A question of a model about something real; what it cannot read is not of its kind. */
function holds(question: () => boolean): boolean {
  try {
    return question();
  } catch {
    return false;
  }
}

type Likeness = (sample: unknown, real: unknown) => boolean;

function nameOf(samples: Readonly<Record<string, unknown>>, real: unknown, isLike: Likeness): string | null {
  const alike = Object.entries(samples).filter(([, sample]) => typeOf(sample) === typeOf(real));
  const found = alike.find(([, sample]) => holds(() => isLike(sample, real)));
  return found?.[0] ?? null;
}

/** Status of an answer: it distinguishes refusals that are otherwise the same. */
const statusOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'status' in value ? value.status : undefined;

function answerOf(model: AnyModel, call: string, output: unknown): string | null {
  const named = Object.entries(model.answers[call] ?? {});
  const samples = Object.fromEntries(named.flatMap(([name, each]) => ('output' in each ? [[name, each.output]] : [])));
  const isLike = (model.sameAnswer ?? (() => true)) as Likeness;
  return (
    nameOf(samples, output, (sample, real) => statusOf(sample) === statusOf(real) && isLike(sample, real)) ??
    nameOf(samples, output, isLike)
  );
}

/** The name of “nothing arrived” among the answers of a call. */
const faultOf = (model: AnyModel, call: string): string | null =>
  Object.entries(model.answers[call] ?? {}).find(([, each]) => 'fault' in each)?.[0] ?? null;

function reportOf(model: AnyModel, event: Happened): Named | null {
  for (const [of, samples] of Object.entries(model.reports ?? {})) {
    const reports = nameOf(samples, event, (model.sameKind ?? (() => true)) as Likeness);
    if (reports !== null) return { by: 'machine', of, reports };
  }
  return null;
}

const readIn = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'read' in value ? value.read : undefined;

/** Answer of a followed read: it reaches the machine as an event of its own, not as the end of a call. */
function readOf(model: AnyModel, event: Happened): Named | null {
  for (const call of Object.keys(model.answers).filter((key) => readIn(event) === undefined || readIn(event) === key)) {
    const isUnreachable = event.type === 'read.failed' && statusOf(event) === 0;
    const answers = isUnreachable ? faultOf(model, call) : answerOf(model, call, event);
    if (answers !== null) return { by: 'server', call, answers };
  }
  return null;
}

function namedStep(model: AnyModel, event: Happened): Named {
  const unnamed: Named = {
    by: 'unnamed',
    type: event.type,
    fields: Object.keys(event).filter((key) => key !== 'type'),
  };
  const [, how, call = ''] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (how !== undefined) {
    const answers = how === 'done' ? answerOf(model, call, event.output) : faultOf(model, call);
    return answers === null ? { ...unnamed, fields: [] } : { by: 'server', call, answers };
  }
  const [, timer] = /^xstate\.after\.(.+)$/.exec(event.type) ?? [];
  if (timer !== undefined) return { by: 'clock', timer };
  const isLike = (model.sameKind ?? (() => true)) as Likeness;
  const does = nameOf(model.moves, event, (sample, real) => readIn(sample) === readIn(real) && isLike(sample, real));
  return does === null ? (readOf(model, event) ?? reportOf(model, event) ?? unnamed) : { by: 'user', does };
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A time in whole tenths of a second: how somebody types is nobody's business. */
const tenths = (ms: number): number => Math.round(ms / 100) * 100;

/** Steps after which a walk is written no further, and walks after which the oldest goes. */
const [longest, most] = [400, 40];

/**
 * Writes down what machines go through, in the words of their models: an event by the name of the sample of its kind,
 * an answer by its name, a state by its name. No value is ever copied; what has no name is left as its type and the
 * names of its fields.
 */
export function createSessionRecorder(models: readonly AnyModel[], begun: Session): SessionRecorder {
  const walks: SessionWalk[] = [...begun.walks];
  const current = new Map<string, number>();
  /** Moment of the last step, by actor. */
  const moments = new Map<string, number>();

  const walkOf = (actor: string, model: AnyModel, state: readonly string[], screen: string): number => {
    const known = current.get(actor);
    if (known !== undefined) return known;
    walks.push({ model: model.id, screen, start: state, steps: [] });
    current.set(actor, walks.length - 1);
    return walks.length - 1;
  };
  const modelOf = (machine: string) => models.find((each) => each.machine.id === machine);

  return {
    take({ actor, machine, event, snapshot, at: now, place }) {
      const model = modelOf(machine);
      if (model === undefined || event?.type === 'xstate.init' || event?.type === 'xstate.stop') return;
      const state = leavesOf(snapshot.value);
      const at = walkOf(actor, model, state, screenName(place));
      const since = now - (moments.get(actor) ?? now);
      moments.set(actor, now);
      if (event === null) return;
      const walk = walks[at];
      if (walk === undefined || walk.steps.length >= longest) return;
      const { after: _, ...last } = walk.steps.at(-1) ?? {};
      const named = { ...namedStep(model, event), state };
      const step: SessionStep = { ...named, after: tenths(since) };
      // Typing a number is many events of one name.
      if (step.by === 'user' && isSame(last, named)) return;
      walks[at] = { ...walk, steps: [...walk.steps, step] };
    },
    session: () => ({
      format: 'model-session/1',
      walks: walks.filter(({ steps }) => steps.length > 0).slice(-most),
    }),
  };
}
