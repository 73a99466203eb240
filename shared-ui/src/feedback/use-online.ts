import { useSyncExternalStore } from 'react';

const changes = ['online', 'offline'] as const;

function subscribe(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
}

/** Whether the browser is connected; true where it only believes so. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);
