import { usePage } from '@listings/shared-app';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** Milliseconds after which a page that still reads counts as quiet. */
const patience = 3000;

/** Milliseconds after the last answer: what is fetched then is no part of the first screen. */
const paint = 600;

/** True once the page has read what it shows at first: the time to fetch what its first sight does without. */
export function useQuiet(): boolean {
  const { queryClient } = usePage();
  const subscribe = useCallback(
    // Later: a read that begins while something is rendered is told of at once.
    (tell: () => void) => queryClient.getQueryCache().subscribe(() => queueMicrotask(tell)),
    [queryClient],
  );
  const isReading = useSyncExternalStore(subscribe, () => queryClient.isFetching() > 0);
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    const timer = setTimeout(() => setQuiet(true), isReading ? patience : paint);
    return () => clearTimeout(timer);
  }, [isReading, isQuiet]);
  return isQuiet;
}
