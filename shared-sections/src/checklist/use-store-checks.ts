import type { StoreCheck, StoreChecks } from '@listings/shared-api/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOffered, usePage, useServerRead } from '@listings/shared-app';

/** What the server saw of the shop: absent where the store cannot look, else loading, failed, or ready. */
export type StoreChecksView =
  | { readonly phase: 'absent' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'failed'; readonly retry: () => void }
  | {
      readonly phase: 'ready';
      /** Host of the shop, without protocol. */
      readonly site: string;
      /** Milliseconds since 1970; null before the first look has ended. */
      readonly checkedAt: number | null;
      readonly isRunning: boolean;
      /** The last wish to look was refused or lost. */
      readonly isRefused: boolean;
      readonly checks: readonly StoreCheck[];
      readonly again: () => void;
    };

/** Milliseconds between two reads while the shop is being looked at. */
const POLL_MS = 1000;

/** A shop in a folder has a path, which stands after the host in texts that are read from the right too. */
const hostOf = (site: string): string => site.replace(/^https?:\/\/|\/+$/g, '').replace(/.*\/.*/, '\u2066$&\u2069');

const isWanted = (data: StoreChecks | undefined): boolean => data?.status === 'never';

/** Evidence for the checklist: the shop is looked at when nobody has yet, and when the admin asks. */
export function useStoreChecks(): StoreChecksView {
  const { api } = usePage();
  const isOffered = useOffered()('getStoreChecks', 'runStoreChecks');
  const read = useServerRead('getStoreChecks', undefined, {
    enabled: isOffered,
    silent: true,
    refetchInterval: ({ state: { data } }) => (data?.status === 'running' ? POLL_MS : false),
  });
  const { mutate, isPending, isError, isIdle } = useMutation({ mutationFn: () => api.runStoreChecks() });
  const isFirst = isOffered && isIdle && isWanted(read.data);
  useEffect(() => {
    if (isFirst) mutate();
  }, [isFirst, mutate]);
  // A store that was thought to have the calls and has them not is treated as one without them.
  if (!isOffered || (read.isError && read.error.status === 404)) return { phase: 'absent' };
  if (read.data === undefined) {
    return read.isError ? { phase: 'failed', retry: () => void read.refetch() } : { phase: 'loading' };
  }
  const { status, site, checked_at: checkedAt, checks } = read.data;
  return {
    phase: 'ready',
    site: hostOf(site),
    checkedAt: checkedAt === 0 ? null : checkedAt * 1000,
    isRunning: isPending || isFirst || status === 'running',
    isRefused: isError,
    checks,
    again: () => mutate(),
  };
}
