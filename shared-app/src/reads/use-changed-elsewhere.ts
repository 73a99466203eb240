import type { ReadKey } from '@listings/shared-api/contract';
import { useState } from 'react';
import { usePage } from '../page/page-context';
import { useOtherTabs } from './use-other-tabs';

const none: readonly ReadKey[] = [];

/**
 * True once another tab has changed something that this screen shows: the input here and the value saved there would
 * overwrite each other. Shown means observed in the cache, also where only a machine holds it. `followed` are the reads
 * that the screen repeats by itself.
 */
export function useChangedElsewhere(followed: readonly ReadKey[] = none): boolean {
  const { queryClient } = usePage();
  const [isChanged, setChanged] = useState(false);
  const isShown = (read: ReadKey): boolean =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: [read] })
      .some((query) => query.getObserversCount() > 0);
  useOtherTabs((reads) => {
    if (reads.some((read) => !followed.includes(read) && isShown(read))) setChanged(true);
  });
  return isChanged;
}
