import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Outcome, PureMachine } from './pure-machine';
import { isAskedAgain, ownerOf, runningOf, type Running } from './running';

/** A machine between two events, with what its snapshot does not tell. */
export interface Moment {
  readonly snapshot: AnyMachineSnapshot;
  /** Timers that are set, with what they send. */
  readonly armed: readonly { readonly id: string; readonly event: AnyEventObject }[];
  /** Ids of what ended while its state goes on: actors, and reads that were answered. */
  readonly ended: readonly string[];
}

type Child = AnyActorRef & { readonly src: string };

const childrenOf = ({ children }: AnyMachineSnapshot): [string, Child][] =>
  Object.entries(children as Record<string, Child>);

/** The actors and reads that are under way. */
export const runningIn = ({ snapshot, ended }: Pick<Moment, 'snapshot' | 'ended'>): readonly Running[] =>
  childrenOf(snapshot)
    .flatMap(([id, child]) => runningOf(id, child.src, child.getSnapshot().input))
    .filter(({ id }) => !ended.includes(id));

/** Ids of ended reads that the same actor still follows and that are not asked for again. */
function stillOver(before: AnyMachineSnapshot, over: readonly string[], event: AnyEventObject, outcome: Outcome) {
  if (over.length === 0) return over;
  const [then, now] = [new Map(childrenOf(before)), new Map(childrenOf(outcome.snapshot))];
  return over.filter((id) => {
    const owner = ownerOf(id);
    return now.has(owner) && now.get(owner) === then.get(owner) && !isAskedAgain(id, event, outcome.says);
  });
}

function armedAfter(armed: Moment['armed'], fired: string | null, { timers }: Outcome): Moment['armed'] {
  let left = armed.filter(({ id }) => id !== fired);
  for (const change of timers) {
    if ('clears' in change) left = left.filter(({ id }) => id !== change.clears);
    else left = [...left.filter(({ id }) => id !== change.sets), { id: change.sets, event: change.event }];
  }
  return left;
}

/** The moment after a machine began. */
export const begin = (outcome: Outcome): Moment => ({
  snapshot: outcome.snapshot,
  armed: armedAfter([], null, outcome),
  ended: [],
});

/** Event for a machine, with the actor or the timer that ends with it. */
export interface Stimulus {
  readonly event: AnyEventObject;
  readonly ends: string | null;
  readonly fires: string | null;
}

/** The moment after something happened. */
export function advance(
  machine: PureMachine,
  { snapshot, armed, ended }: Moment,
  { event, ends, fires }: Stimulus,
): { readonly next: Moment; readonly outcome: Outcome } {
  const outcome = machine.step(snapshot, event);
  const over = stillOver(snapshot, ends === null ? ended : [...new Set([...ended, ends])], event, outcome);
  return { next: { snapshot: outcome.snapshot, armed: armedAfter(armed, fires, outcome), ended: over }, outcome };
}
