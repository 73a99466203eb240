import type { Following } from '@listings/shared-machines';
import { askedReads, type NamedAnswer } from '@listings/shared-machines/models';
import type { AnyEventObject } from 'xstate';

/** A call, a machine below, or a read that is on its way. */
export interface Running {
  readonly id: string;
  /** The actor; of a read its key. */
  readonly src: string;
  readonly input: unknown;
}

/** The actor that follows reads, in every machine. */
const follower = 'reads';

/** True for the actor that follows reads: these are answered as often as they are asked for, and not once. */
export const isFollower = (src: string): boolean => src === follower;

/** Actor that only listens to the other tabs: their messages are moves of the model. */
const listener = 'otherTabs';

const between = ' follows ';

/** The actor that a running thing belongs to. */
export const ownerOf = (id: string): string => id.split(between, 1)[0] ?? id;

/** True for a read that is followed. */
export const isRead = (id: string): boolean => id.includes(between);

const readsOf = (id: string, following: Following): readonly Running[] =>
  askedReads(following).map(({ read, input }) => ({ id: `${id}${between}${read}`, src: read, input }));

/** Running parts of one actor: itself, or the reads it follows. */
export const runningOf = (id: string, src: string, input: unknown): readonly Running[] =>
  isFollower(src) ? readsOf(id, input as Following) : src === listener ? [] : [{ id, src, input }];

/** The event by which a followed read answers. */
export const eventOfRead = (read: string, answer: NamedAnswer): AnyEventObject =>
  'fault' in answer ? { type: 'read.failed', read, message: null, status: 0 } : (answer.output as AnyEventObject);

/**
 * True when an answered read is asked for again: by its own event, or after the machine sent its follower `read.anew`.
 */
export function isAskedAgain(id: string, event: AnyEventObject, says: readonly unknown[]): boolean {
  if (!isRead(id)) return false;
  if (event.type === 'read.pending') return id.endsWith(`${between}${String(event['read'])}`);
  return says.some((said) => {
    const { to, event: sent } = said as { readonly to?: string; readonly event?: AnyEventObject };
    return to === ownerOf(id) && sent?.type === 'read.anew';
  });
}
