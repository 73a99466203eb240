import { useCallback, useSyncExternalStore } from 'react';
import { dayInZone, type IsoDay } from '@listings/shared-values';
import { usePage } from '@listings/shared-app';

/** The day can only have changed unseen while nobody looked. */
function onReturn(look: () => void): () => void {
  window.addEventListener('focus', look);
  document.addEventListener('visibilitychange', look);
  return () => {
    window.removeEventListener('focus', look);
    document.removeEventListener('visibilitychange', look);
  };
}

/** Today in the store's time zone, whatever the browser's is. Source: decisions 26. */
export function useToday(): IsoDay {
  const { bootstrap } = usePage();
  return useSyncExternalStore(
    onReturn,
    useCallback(() => dayInZone(Date.now(), bootstrap), [bootstrap]),
  );
}
