import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isFollower, isRead, runningOf, type Running } from '../explore/running';
import type { Answer, Silent } from './scripted-actors';

type Child = AnyActorRef & { readonly src: string; readonly getSnapshot: () => Silent };

const childrenOf = (snapshot: AnyMachineSnapshot): readonly (readonly [string, Child])[] =>
  Object.entries(snapshot.children as Record<string, Child | undefined>).flatMap(([id, child]) =>
    child === undefined ? [] : [[id, child] as const],
  );

/** Something under way, with its actor. */
interface UnderWay extends Running {
  readonly child: Child;
}

/** The calls, reads and machines below that a machine at work has under way. */
export const underWay = (snapshot: AnyMachineSnapshot): readonly UnderWay[] =>
  childrenOf(snapshot).flatMap(([id, child]) => {
    const { status, input, settled } = child.getSnapshot();
    if (status !== 'active') return [];
    return runningOf(id, child.src, input)
      .filter((each) => !isRead(each.id) || !settled.includes(each.src))
      .map((each) => ({ ...each, child }));
  });

/** Sends a scripted actor its next answer. */
export const tell = (child: Child, event: Answer): void => child.send(event);

/** Makes followers of a read that is loading again wait for it. */
export function askAgain(snapshot: AnyMachineSnapshot, { type, read }: AnyEventObject): void {
  if (type !== 'read.pending') return;
  for (const [, child] of childrenOf(snapshot))
    if (isFollower(child.src)) tell(child, { type: 'script.asks', read: String(read) });
}
