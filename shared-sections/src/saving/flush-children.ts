import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';

/** Lets the autosaves below a machine send at once what waits to be sent. */
export function flushChildren(actor: AnyActorRef): void {
  const { children } = actor.getSnapshot() as AnyMachineSnapshot;
  for (const child of Object.values<AnyActorRef | undefined>(children)) child?.send({ type: 'flush' });
}
