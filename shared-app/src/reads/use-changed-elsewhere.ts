import type { ReadKey } from '@listings/shared-api/contract';
import { useState } from 'react';
import { usePage } from '../page/page-context';
import { useOtherTabs } from './use-other-tabs';

const none: readonly ReadKey[] = [];

/**
 * Whether another tab has changed something that this screen shows: what is typed here and what was saved there would
 * overwrite each other. Shown is what the cache has an observer of, also where a machine only holds it. `followed` are
 * the reads that the screen asks for anew by itself.
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
