import type { ReadKey } from '@listings/shared-api/contract';
import { useEffect, useEffectEvent } from 'react';
import { usePage } from '../page/page-context';

/** Calls `onChange` with the reads that another tab of the browser has made stale. */
export function useOtherTabs(onChange: (reads: readonly ReadKey[]) => void): void {
  const { otherTabs } = usePage();
  const change = useEffectEvent(onChange);
  useEffect(() => otherTabs.subscribe((reads) => change(reads)), [otherTabs]);
}

/** Calls `onMerged` after a write of this page that was saved with something that others had changed meanwhile. */
export function useMerged(onMerged: () => void): void {
  const { otherTabs } = usePage();
  const merge = useEffectEvent(onMerged);
  useEffect(() => otherTabs.onMerged(() => merge()), [otherTabs]);
}

/**
 * Reads again what is shown and was changed in another tab or by somebody else, except while something is typed over it
 * (`isTyped`).
 *
 * @example
 * useFollowOtherTabs();
 * const review = useServerRead('getReview');
 */
export function useFollowOtherTabs(isTyped = false): void {
  const { queryClient } = usePage();
  useOtherTabs((reads) => {
    if (isTyped) return;
    for (const read of reads) void queryClient.refetchQueries({ queryKey: [read], type: 'active', stale: true });
  });
}
