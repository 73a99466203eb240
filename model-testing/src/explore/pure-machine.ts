import {
  createActor,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
} from 'xstate';
import { arrowListener, type Arrow } from '../statechart/statechart';

/** Changes of timers by one event, in order. */
export type TimerChange =
  { readonly sets: string; readonly delay: number; readonly event: AnyEventObject } | { readonly clears: string };

/** Outcome of one event. */
export interface Outcome {
  readonly snapshot: AnyMachineSnapshot;
  /** The arrows taken, those behind raised events too. */
  readonly arrows: readonly Arrow[];
  readonly timers: readonly TimerChange[];
  /** Events it emitted, and events it sent to child machines. */
  readonly says: readonly unknown[];
}

interface Effect {
  readonly type: string;
  readonly params?: {
    readonly id?: string;
    readonly delay?: number;
    readonly event?: AnyEventObject;
    readonly sendId?: string;
    readonly targetId?: string;
    /** Actions of our own may be given nothing. */
  } | null;
}

const timerChange = ({ type, params }: Effect): TimerChange[] => {
  if (type === 'xstate.cancel') return [{ clears: String(params?.sendId) }];
  const { id, delay, event } = params ?? {};
  if (type !== 'xstate.raise' || delay === undefined || event === undefined) return [];
  return [{ sets: String(id), delay, event }];
};

const saying = ({ type, params }: Effect): unknown[] => {
  if (type === 'xstate.emit') return [params?.event];
  return type === 'xstate.sendTo' ? [{ to: params?.targetId, event: params?.event }] : [];
};

type Transition = (snapshot: AnyMachineSnapshot, event: AnyEventObject, scope: unknown) => AnyMachineSnapshot;

/**
 * A machine as a pure function of situation and event. Semi-private parts of XState are touched here and in `chart.ts`
 * alone: `_transitions` of the inspection, and a scope of our own, since the public `transition` makes an actor for
 * each call and tells no arrows.
 */
export function pureMachine(machine: AnyStateMachine, of: AnyStateMachine = machine) {
  const self = createActor(machine) as AnyActorRef & { system: object };
  const taken: Arrow[] = [];
  const effects: Effect[] = [];
  const system = Object.create(self.system) as { _sendInspectionEvent: unknown };
  system._sendInspectionEvent = arrowListener(machine, of, (arrow) => taken.push(arrow));
  const nothing = () => {};
  const scope = {
    self,
    id: '',
    sessionId: '',
    logger: nothing,
    defer: nothing,
    stopChild: nothing,
    emit: nothing,
    system,
    actionExecutor: (effect: Effect) => effects.push(effect),
  };
  const outcomeOf = (run: () => AnyMachineSnapshot): Outcome => {
    taken.length = 0;
    effects.length = 0;
    const snapshot = run();
    return { snapshot, arrows: [...taken], timers: effects.flatMap(timerChange), says: effects.flatMap(saying) };
  };
  const transition = machine.transition.bind(machine) as unknown as Transition;
  const begin = machine.getInitialSnapshot.bind(machine) as unknown as (
    of: unknown,
    with_: unknown,
  ) => AnyMachineSnapshot;
  return {
    start: (input: unknown) => outcomeOf(() => begin(scope, input)),
    step: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => outcomeOf(() => transition(snapshot, event, scope)),
  };
}

export type PureMachine = ReturnType<typeof pureMachine>;
