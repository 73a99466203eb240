import type { Api } from '@listings/shared-api/contract';
import { readsActor, type Readers, type ScreenRead, type Standing, type WatchRead } from '@listings/shared-machines';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { usePage } from '../page/page-context';
import { serverRead } from './use-server-read';

const pending: Standing = { is: 'pending' };

interface Result {
  readonly data: unknown;
  readonly error: unknown;
  readonly fetchStatus: string;
}

/** An answer that is being read again is none: what a machine decides, it decides on what the server holds now. */
function standingOf({ data, error, fetchStatus }: Result): Standing {
  if (fetchStatus !== 'idle') return pending;
  if (error !== null) return { is: 'failed', error };
  return data === undefined ? pending : { is: 'answered', output: data };
}

const isSame = (one: Standing, other: Standing): boolean =>
  one.is === other.is &&
  (one.is !== 'answered' || (other.is === 'answered' && one.output === other.output)) &&
  (one.is !== 'failed' || (other.is === 'failed' && one.error === other.error));

/** Watches reads of the page's one cache, which sends one request for all followers of the same read. */
export const watchReads =
  (api: Api, queryClient: QueryClient): WatchRead =>
  ({ read, input, anew = false, held = false }, tell) => {
    const observer = new QueryObserver(queryClient, {
      ...serverRead(api, read, input),
      refetchOnMount: anew ? 'always' : true,
      enabled: !held,
      // By it the page keeps the tag that was read with it, for what is written on it.
      meta: { held },
    });
    // An observer alone makes the read count as shown; no more is needed.
    if (held) return { again: () => undefined, stop: observer.subscribe(() => undefined) };
    let told: Standing = pending;
    const look = (): void => {
      const now = standingOf(observer.getCurrentResult());
      if (isSame(told, now)) return;
      told = now;
      tell(now);
    };
    const stop = observer.subscribe(look);
    look();
    return { again: () => void observer.refetch({ cancelRefetch: false }), stop };
  };

/**
 * Holds reads while a form that shows them is typed over: they count as shown, nothing is asked for them, and what the form
 * saves stands on what they were.
 *
 * @example
 * useHeldReads(['getAudience', 'getSettings'], isChanged);
 */
export function useHeldReads(reads: readonly ScreenRead[], isHeld: boolean, input?: unknown): void {
  const { api, queryClient } = usePage();
  const hold = useEffectEvent(() =>
    reads.map((read) => watchReads(api, queryClient)({ read, input, held: true }, () => undefined)),
  );
  useEffect(() => {
    if (!isHeld) return undefined;
    const held = hold();
    return () => {
      for (const { stop } of held) stop();
    };
  }, [isHeld]);
}

/**
 * Connects a machine with the reads it stands on: the actor to provide as `reads`. `readers` must be stable; by it each
 * answer becomes an event of the machine.
 *
 * @example
 * const reads = useReads(hostingConnectionReads);
 * const machine = useMemo(() => hostingConnectionMachine.provide({ actors: { ...hostingConnectionActors(api), reads } }), [api, reads]);
 */
export function useReads(readers: Readers): ReturnType<typeof readsActor> {
  const { api, queryClient } = usePage();
  return useMemo(() => readsActor(watchReads(api, queryClient), readers), [api, queryClient, readers]);
}
