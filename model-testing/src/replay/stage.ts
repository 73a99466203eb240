import { sentenceOf, type Action, type AnyModel, type Expectation } from '@listings/shared-machines/models';
import { createActor, type AnyActorRef, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';
import { didYouMean, meant } from '../cli/names';
import { arrowListener, type Arrow } from '../statechart/statechart';
import { leavesOf } from '../explore/leaves';
import { offersOf } from '../explore/offers';
import { eventOfRead, isRead, type Running } from '../explore/running';
import { type Answer, withScriptedActors } from './scripted-actors';
import { askAgain, tell, underWay } from './under-way';
import { VirtualClock } from './virtual-clock';

/** A running machine, with a clock and a server under the control of the test. */
export interface MachineStage {
  readonly perform: (action: Action) => void;
  /** Reads the present state; `says` are the events since the last action. */
  readonly observe: () => Expectation;
  /** Milliseconds until a timer of the machine is up; null when none runs. */
  readonly untilNext: () => number | null;
  readonly stop: () => void;
}

/** The input of one of the model's starts; null is the model's own. */
export function inputOf(model: AnyModel, begins: string | null): unknown {
  if (begins === null) return model.input;
  if (!(begins in (model.starts ?? {}))) throw new Error(`The model has no start “${begins}”.`);
  return model.starts?.[begins];
}

const named = (action: Action, what: string, running: readonly Running[]): Error =>
  new Error(`${sentenceOf(action)}: ${what} ${running.map(({ src }) => src).join(', ') || 'nothing'}.`);

const noSuchMove = ({ moves }: AnyModel, does: string): Error =>
  new Error(`The model has no move “${does}”.${didYouMean(meant(does, Object.keys(moves)))}`);

const notTaken = (does: string, offers: readonly string[]): Error => {
  const taken = offers.join(' | ') || 'none';
  return new Error(`${sentenceOf({ by: 'user', does })}: the machine does not take it now. It takes: ${taken}.`);
};

function noSuchAnswer({ answers }: AnyModel, action: Action & { by: 'server' }): Error {
  const near = didYouMean(meant(action.answers, Object.keys(answers[action.call] ?? {})));
  return new Error(`The model has no such answer: ${sentenceOf(action)}.${near}`);
}

const travelled = (value: unknown): unknown =>
  value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown);

/** Options of a replay that is not plain. */
export interface StageOptions {
  /** Another machine than the model's: a mutant, or one whose guards are watched. */
  readonly machine?: AnyStateMachine;
  /** Called with every arrow that is taken. */
  readonly onArrow?: (arrow: Arrow) => void;
}

/** Puts a machine of a model on the stage. */
export function machineStage(
  model: AnyModel,
  begins: string | null,
  { machine = model.machine, onArrow }: StageOptions = {},
): MachineStage {
  const clock = new VirtualClock();
  let said: unknown[] = [];
  let crash: { readonly error: unknown } | null = null;
  const heard = withScriptedActors(machine, (to, event) => said.push(travelled({ to, event })));
  const inspect = onArrow === undefined ? undefined : arrowListener(heard, model.machine, onArrow);
  const actor = createActor(heard, {
    clock,
    input: inputOf(model, begins),
    ...(inspect ? { inspect } : {}),
  }) as AnyActorRef & {
    getSnapshot: () => AnyMachineSnapshot;
  };
  actor.on('*', (event) => said.push(travelled(event)));
  actor.subscribe({ error: (error) => (crash = { error }) });
  actor.start();
  const snapshot = () => actor.getSnapshot();

  const answer = (action: Action & { by: 'server' }): void => {
    const found = model.answers[action.call]?.[action.answers];
    if (found === undefined) throw noSuchAnswer(model, action);
    const running = underWay(snapshot());
    const asking = running.find(({ src }) => src === action.call);
    if (asking === undefined) throw named(action, 'nothing asks; under way:', running);
    if (isRead(asking.id)) {
      tell(asking.child, { type: 'script.settles', read: action.call });
      actor.send(eventOfRead(action.call, found));
      return;
    }
    const event: Answer =
      'fault' in found
        ? { type: 'script.breaks', error: new Error(found.fault) }
        : { type: 'script.answers', output: found.output };
    tell(asking.child, event);
  };
  const move = ({ does }: Action & { by: 'user' }): void => {
    const event = model.moves[does];
    if (event === undefined) throw noSuchMove(model, does);
    const offers = offersOf(model, snapshot());
    if (!offers.includes(does)) throw notTaken(does, offers);
    actor.send(event);
    askAgain(snapshot(), event);
  };
  const report = (action: Action & { by: 'machine' }): void => {
    const event = model.reports?.[action.of]?.[action.reports];
    if (event === undefined) throw new Error(`The model has no report: ${sentenceOf(action)}.`);
    const running = underWay(snapshot());
    if (!running.some(({ src }) => src === action.of)) throw named(action, 'it does not run; running:', running);
    actor.send(event);
  };

  return {
    perform: (action) => {
      said = [];
      if (action.by === 'clock') clock.advance(action.passes);
      else if (action.by === 'user') move(action);
      else if (action.by === 'server') answer(action);
      else report(action);
      if (crash !== null) throw crash.error;
    },
    observe: () => {
      const now = snapshot();
      return {
        state: leavesOf(now.value),
        tags: [...now.tags].sort(),
        offers: offersOf(model, now),
        says: said,
        asks: underWay(now).map(({ src, input }) => ({ call: src, with: travelled(input) })),
        shows: travelled((model.abstract as (context: unknown) => unknown)(now.context)) ?? null,
      };
    },
    untilNext: () => clock.untilNext,
    stop: () => actor.stop(),
  };
}
