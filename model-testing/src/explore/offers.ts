import type { AnyModel } from '@listings/shared-machines/models';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { isFollower, runningOf } from './running';

type Child = AnyActorRef & { readonly src: string };

const isFollowed = (snapshot: AnyMachineSnapshot, read: unknown): boolean =>
  Object.entries(snapshot.children as Record<string, Child | undefined>).some(
    ([id, child]) =>
      child !== undefined &&
      isFollower(child.src) &&
      runningOf(id, child.src, child.getSnapshot().input).some(({ src }) => src === read),
  );

/** The moves a machine takes now. That a read it follows is on its way again is told whether it listens or not. */
export const offersOf = (model: AnyModel, snapshot: AnyMachineSnapshot): readonly string[] =>
  Object.entries(model.moves).flatMap(([does, event]: [string, AnyEventObject]) => {
    const isOffered = event.type === 'read.pending' ? isFollowed(snapshot, event['read']) : snapshot.can(event);
    return isOffered ? [does] : [];
  });
