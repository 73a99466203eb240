import { usePage } from '@listings/shared-app';
import { useQuery, type QueryClient } from '@tanstack/react-query';

const queryKey = ['removedCampaigns'];
const none: readonly number[] = [];

/** Campaigns whose removal was confirmed and not taken back: to leave out, on whichever screen, whatever the store still lists. */
export const useRemovedCampaigns = (): readonly number[] =>
  // Asked for nowhere: `markRemoved` writes it into the one cache that outlives screens.
  useQuery<readonly number[]>({ queryKey, queryFn: () => none, enabled: false }, usePage().queryClient).data ?? none;

/** Leaves a campaign out, or shows it again. */
export function markRemoved(cache: QueryClient, id: number, isRemoved: boolean): void {
  cache.setQueryData<readonly number[]>(queryKey, (ids = none) => [
    ...ids.filter((one) => one !== id),
    ...(isRemoved ? [id] : []),
  ]);
}
