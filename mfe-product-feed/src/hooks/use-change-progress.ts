import { limits } from '@listings/shared-api/contract';
import type { ChangeProgress } from '@listings/shared-machines';
import { useLeaveGuard } from '@listings/shared-app';
import { useSyncExternalStore } from 'react';

/** How far a change is; null while none is on its way. Asks before a change in several parts is left half done [O4.09]. */
export function useChangeProgress(changing: ChangeProgress): ReturnType<ChangeProgress['current']> {
  const progress = useSyncExternalStore(changing.subscribe, changing.current);
  const isLong = progress !== null && progress.total > limits.ids;
  // Another page, or a filter, of the same table leaves nothing.
  useLeaveGuard(isLong && ((next) => next?.path !== '/google/product-feed'));
  return progress;
}
