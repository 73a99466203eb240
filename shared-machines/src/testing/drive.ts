import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  StateMachine,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  type EventFromLogic,
  type InputFrom,
} from 'xstate';
import { askedReads, type AskedRead } from '../model/asked-reads';
import { leavesOf } from '../model/leaves';
import type { Following } from '../reads';

/** A call a machine makes, or a read it follows. */
export interface PendingCall {
  readonly src: string;
  readonly input: unknown;
}

const waitsForEver = fromPromise(() => new Promise<never>(() => {}));

/** The reads that were answered and are not asked for again, by the actor that follows them. */
const settled = new WeakMap<AnyActorRef, Set<string>>();

/** Follows reads in silence: a test answers for it. */
const follower = fromCallback<AnyEventObject, Following>(({ self, receive }) => {
  receive(() => settled.delete(self));
});

/** The machine with every promise actor replaced by one that waits; child machines keep their own logic. */
function silenced(machine: AnyStateMachine): AnyStateMachine {
  const actors = Object.entries(machine.implementations.actors as Record<string, unknown>).map(([src, logic]) => [
    src,
    logic instanceof StateMachine ? silenced(logic as AnyStateMachine) : src === 'reads' ? follower : waitsForEver,
  ]);
  return machine.provide({ actors: Object.fromEntries(actors) });
}

const childrenOf = (actor: AnyActorRef): AnyActorRef[] => Object.values(actor.getSnapshot().children ?? {});

function* family(actor: AnyActorRef): Generator<{ parent: AnyActorRef; child: AnyActorRef }> {
  for (const child of childrenOf(actor)) {
    yield { parent: actor, child };
    yield* family(child);
  }
}

const isCall = (child: AnyActorRef): boolean => child.getSnapshot().children === undefined && child.src !== 'otherTabs';

/** The reads an actor waits for, answered or not; undefined where it is another one. */
const readsOf = (child: AnyActorRef): readonly AskedRead[] | undefined =>
  child.src === 'reads' ? askedReads(child.getSnapshot().input as Following) : undefined;

/** Pending calls of an actor: itself, or the reads it follows that are not answered. */
const askedBy = (child: AnyActorRef): readonly PendingCall[] =>
  readsOf(child)?.flatMap(({ read, input }) =>
    settled.get(child)?.has(read) === true ? [] : [{ src: read, input }],
  ) ?? [{ src: child.src as string, input: child.getSnapshot().input }];

/** Drives a real machine in a test: answers its calls by name, passes time in steps, and keeps what it emitted. */
export function drive<M extends AnyStateMachine>(
  machine: M,
  ...[input]: undefined extends InputFrom<M> ? [InputFrom<M>?] : [InputFrom<M>]
) {
  const clock = new SimulatedClock();
  const actor = createActor(silenced(machine), { input, clock });
  const emitted: AnyEventObject[] = [];
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const snapshot = () => actor.getSnapshot() as AnyMachineSnapshot;
  const waitingFor = (src: string, of?: string) => {
    const found = [...family(actor)].find(
      ({ parent, child }) =>
        isCall(child) &&
        (readsOf(child)?.some(({ read }) => read === src) ?? child.src === src) &&
        (of === undefined || parent.id === of),
    );
    if (found === undefined)
      throw new Error(`No call of ${src} is under way in ${leavesOf(snapshot().value).join(', ')}`);
    return found;
  };
  const settle = (
    { parent, child }: { parent: AnyActorRef; child: AnyActorRef },
    kind: 'done' | 'error',
    payload: object,
  ) => parent.send({ type: `xstate.${kind}.actor.${child.id}`, actorId: child.id, ...payload });
  const answer = (waiting: ReturnType<typeof waitingFor>, src: string, output: AnyEventObject): void => {
    if (readsOf(waiting.child) === undefined) {
      settle(waiting, 'done', { output });
      return;
    }
    settled.set(waiting.child, new Set([...(settled.get(waiting.child) ?? []), src]));
    waiting.parent.send(output);
  };
  return {
    actor,
    emitted,
    snapshot,
    context: () => snapshot().context as ContextFrom<M>,
    /** Active leaves. */
    at: () => leavesOf(snapshot().value),
    has: (tag: string) => snapshot().hasTag(tag),
    can: (event: EventFromLogic<M>) => snapshot().can(event),
    send: (event: EventFromLogic<M>) => actor.send(event),
    /** Snapshot of a child machine. */
    child: (id: string) => (actor.getSnapshot().children as Record<string, AnyActorRef>)[id]?.getSnapshot(),
    /** The calls under way, with their input, and the reads on their way. */
    asks: (): PendingCall[] =>
      [...family(actor)].filter(({ child }) => isCall(child)).flatMap(({ child }) => askedBy(child)),
    /** The call `src`, or the read of that name, answers with `output`. */
    answers: (src: string, output: EventFromLogic<M>) => answer(waitingFor(src), src, output),
    /** The call `src`, or the read of that name, of the child machine `of` answers with `output`. */
    childAnswers: (of: string, src: string, output: AnyEventObject) => answer(waitingFor(src, of), src, output),
    /** Nothing ever arrives for the call `src`. */
    breaks: (src: string) => settle(waitingFor(src), 'error', { error: new Error('nothing arrived') }),
    /** Lets time pass in steps, since SimulatedClock would jump over timers that re-arm themselves. */
    passes: (ms: number, step = 250) => {
      for (let left = ms; left > 0; left -= step) clock.increment(Math.min(step, left));
    },
  };
}
