import type { ReadKey } from '@listings/shared-api/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { usePage } from '../page/page.context';

/** Tells which reads another tab of the browser has changed the answers of. */
function useOtherTabs(onChange: (reads: readonly ReadKey[]) => void): void {
  const { otherTabs } = usePage();
  const change = useEffectEvent(onChange);
  useEffect(() => otherTabs.subscribe((reads) => change(reads)), [otherTabs]);
}

/** Whether another tab has changed something that this screen shows: what is typed here and what was saved there would overwrite each other. */
export function useChangedElsewhere(): boolean {
  const { queryClient } = usePage();
  const [isChanged, setChanged] = useState(false);
  const isShown = (read: ReadKey): boolean =>
    queryClient.getQueryCache().findAll({ queryKey: [read], type: 'active' }).length > 0;
  useOtherTabs((reads) => {
    if (reads.some(isShown)) setChanged(true);
  });
  return isChanged;
}

/** Reads again what is shown and was changed in another tab: for screens on which nothing is typed. */
export function useFollowOtherTabs(): void {
  const { queryClient } = usePage();
  useOtherTabs((reads) => {
    for (const read of reads) void queryClient.refetchQueries({ queryKey: [read], type: 'active', stale: true });
  });
}
