import type { AnyActorLogic, AnyEventObject, AnyStateMachine, Snapshot } from 'xstate';
import { chartOf } from '../statechart/statechart';
import { asList, remade, statesOf } from '../statechart/config';

/** Event that makes an actor answer. */
export type Answer =
  | { readonly type: 'script.answers'; readonly output: unknown }
  | { readonly type: 'script.breaks'; readonly error: unknown }
  /** A read that is followed was answered, or is on its way again. */
  | { readonly type: 'script.settles' | 'script.asks'; readonly read: string };

/** An actor's snapshot in a replay; `settled` are the reads it follows that were answered. */
export type Silent = Snapshot<unknown> & { readonly input: unknown; readonly settled: readonly string[] };

/** Called with each event that the machine sends to one of its actors. */
export type Listener = (to: string, event: AnyEventObject) => void;

function answered(state: Silent, event: AnyEventObject, hear: () => void): Silent {
  if (event.type === 'script.answers') return { ...state, status: 'done', output: event.output, error: undefined };
  if (event.type === 'script.breaks') return { ...state, status: 'error', output: undefined, error: event.error };
  if (event.type === 'script.settles') return { ...state, settled: [...state.settled, String(event['read'])] };
  if (event.type === 'script.asks')
    return { ...state, settled: state.settled.filter((read) => read !== event['read']) };
  if (!event.type.startsWith('xstate.')) hear();
  return event.type === 'read.anew' ? { ...state, settled: [] } : state;
}

/** An actor that is silent until the script answers for it, at once: replays need no waiting. */
const scripted = (listener: Listener) => ({
  getInitialSnapshot: (_: unknown, input: unknown): Silent => ({
    status: 'active',
    output: undefined,
    error: undefined,
    input,
    settled: [],
  }),
  transition: (state: Silent, event: AnyEventObject, { self }: { self: { id: string } }): Silent =>
    answered(state, event, () => listener(self.id, event)),
  getPersistedSnapshot: (state: Silent): Silent => state,
});

const withoutReports = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The machine without what reads snapshots of machines below it: silent actors have none; the model's reports take their place. */
function deafTo(machine: AnyStateMachine): AnyStateMachine {
  if (!chartOf(machine).arrows.some(({ event }) => event.endsWith(' reports'))) return machine;
  const known = withoutReports.get(machine);
  if (known !== undefined) return known;
  const made = remade(machine, (root) => {
    for (const [state] of statesOf(root)) for (const invoke of asList(state.invoke)) delete invoke.onSnapshot;
  });
  withoutReports.set(machine, made);
  return made;
}

/** The machine with every actor replaced by a silent one; `listener` gets the events sent to them. */
export const withScriptedActors = (machine: AnyStateMachine, listener: Listener = () => {}): AnyStateMachine => {
  const logic = scripted(listener) as unknown as AnyActorLogic;
  const sources = Object.keys(machine.implementations.actors as object);
  return deafTo(machine).provide({ actors: Object.fromEntries(sources.map((src) => [src, logic])) });
};
