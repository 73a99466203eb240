import {
  createActor,
  type Actor,
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EmittedFrom,
  type InputFrom,
} from 'xstate';

export type { Actor, AnyStateMachine, EmittedFrom, InputFrom };

/** An actor of a machine, not started yet: hooks make one once its input has arrived. */
export const makeActor = <M extends AnyStateMachine>(machine: M, input: InputFrom<M>): Actor<M> =>
  createActor<AnyStateMachine>(machine, { input }) as Actor<M>;

/** Lets the autosaves below a machine send at once what waits to be sent. */
export function flushChildren(actor: AnyActorRef): void {
  const { children } = actor.getSnapshot() as AnyMachineSnapshot;
  for (const child of Object.values<AnyActorRef | undefined>(children)) child?.send({ type: 'flush' });
}

/** Stops an actor as soon as nothing of it is on its way to the server any more. */
export function stopWhenIdle<M extends AnyStateMachine>(actor: Actor<M>, isBusy: (actor: Actor<M>) => boolean): void {
  if (!isBusy(actor)) {
    actor.stop();
    return;
  }
  const subscription = actor.subscribe(() => {
    if (isBusy(actor)) return;
    subscription.unsubscribe();
    actor.stop();
  });
}
