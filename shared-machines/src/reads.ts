import { ApiError, type ApiInput, type ApiOutput, type ReadKey } from '@listings/shared-api/contract';
import { fromCallback } from 'xstate';
import type { NoticeId } from './emitted';
import { refusedBy, unreachable, type Refused } from './ports';

/** The reads that screens make: their failures have texts. */
export type ScreenRead = Extract<ReadKey, NoticeId>;

/** Input of an actor that follows reads. */
export interface Following {
  readonly reads: readonly ScreenRead[];
  /** Input by read, such as a query; a read without an entry has none. */
  readonly inputs?: { readonly [K in ScreenRead]?: ApiInput<K> };
  /** Asks the server although the cache has an answer; else only where it has none, or a stale one. */
  readonly anew?: boolean;
  /** Sends answers only: the last one stands until the next, and a failure is shown elsewhere. */
  readonly quiet?: boolean;
  /**
   * Input was typed over an answer: the reads count as shown, so that the screen can warn of changes elsewhere; nothing
   * is requested and nothing is sent.
   */
  readonly held?: boolean;
}

/** Read on its way again: its last answer may be outdated. Not sent for the first request after following begins. */
export interface ReadPending {
  readonly type: 'read.pending';
  readonly read: ScreenRead;
}

/** A read failed: the server's words and the HTTP status, 0 when no answer arrived. */
export interface ReadFailed extends Pick<Refused, 'message' | 'status'> {
  readonly type: 'read.failed';
  readonly read: ScreenRead;
}

/** Event that makes a follower request its reads again. */
export const readAnew = { type: 'read.anew' } as const;

/**
 * Follows reads of the page's cache for a machine: sends each answer as the event its reader makes of it, `read.failed`
 * and `read.pending`. Known answers are sent at once. Silent until a hook plugs the cache in.
 */
export const followed = fromCallback<typeof readAnew, Following>(() => undefined);

/** Event of a failed read. */
export const failedRead = (read: ScreenRead, error: unknown): ReadFailed => {
  const { message, status } = error instanceof ApiError ? refusedBy(error) : unreachable;
  return { type: 'read.failed', read, message, status };
};

/** By read: the event a machine makes of its answer. */
export type Readers = { readonly [K in ReadKey]?: (output: ApiOutput<K>) => { readonly type: string } };

/** State of a read in the page's cache. */
export type Standing =
  | { readonly is: 'pending' }
  | { readonly is: 'failed'; readonly error: unknown }
  | { readonly is: 'answered'; readonly output: unknown };

/** A read that is watched. */
export interface WatchedRead {
  /** Asks the server for it again. */
  readonly again: () => void;
  readonly stop: () => void;
}

/** A read as it is watched: `anew` and `held` as in `Following`. */
export interface Wanted extends Pick<Following, 'anew' | 'held'> {
  readonly read: ScreenRead;
  readonly input?: unknown;
}

/**
 * Watches a read: calls `tell` with its state, at once where that is known and after each change. The state counts as
 * pending until the first call; a held read is never reported.
 */
export type WatchRead = (wanted: Wanted, tell: (standing: Standing) => void) => WatchedRead;

const pendingRead = (read: ScreenRead): ReadPending => ({ type: 'read.pending', read });

function eventOf(readers: Readers, read: ScreenRead, standing: Standing): { readonly type: string } {
  if (standing.is === 'failed') return failedRead(read, standing.error);
  if (standing.is === 'pending') return pendingRead(read);
  // The output is that of the very read: a table of functions by key cannot be typed more closely.
  const reader = readers[read] as ((output: unknown) => { readonly type: string }) | undefined;
  if (reader === undefined) throw new Error(`The machine has no reader of ${read}.`);
  return reader(standing.output);
}

/** The actor that follows reads over a cache, plugged into a machine as `reads`. */
export const readsActor = (watch: WatchRead, readers: Readers) =>
  fromCallback<typeof readAnew, Following>(({ input: { reads, inputs, quiet = false, ...how }, sendBack, receive }) => {
    const watched = reads.map((read) =>
      watch({ read, input: inputs?.[read], ...how }, (standing) => {
        if (!quiet || standing.is === 'answered') sendBack(eventOf(readers, read, standing));
      }),
    );
    receive(() => {
      for (const { again } of watched) again();
    });
    return () => {
      for (const { stop } of watched) stop();
    };
  });
