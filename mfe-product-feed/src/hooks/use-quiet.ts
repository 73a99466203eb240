import { usePage } from '@listings/shared-app';
import { useEffect, useState } from 'react';

/** Milliseconds after which a page that still reads counts as quiet. */
const patience = 3000;

/** Milliseconds after the last answer: the first screen is painted by then. */
const paint = 200;

/**
 * True once the page has read what it shows at first: the time to fetch what its first sight does without. Renders once for
 * it, not for each read.
 */
export function useQuiet(): boolean {
  const { queryClient } = usePage();
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return undefined;
    let wasReading: boolean | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const isReading = queryClient.isFetching() > 0;
      if (isReading === wasReading) return;
      wasReading = isReading;
      clearTimeout(timer);
      timer = setTimeout(() => setQuiet(true), isReading ? patience : paint);
    };
    look();
    const leave = queryClient.getQueryCache().subscribe(look);
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [queryClient, isQuiet]);
  return isQuiet;
}
