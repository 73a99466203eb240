import { startTransition, useEffect, useState } from 'react';

/** Milliseconds after the first screen is complete: it is painted, and answers a first press, before there is more to do. */
const pause = 200;

/**
 * False at first, true once the first screen has been settled for a moment: what comes later may be fetched. Stays true. What it
 * brings is drawn in slices, under what people do meanwhile.
 */
export function useLater(settled: boolean): boolean {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    if (!settled) return undefined;
    const timer = setTimeout(() => startTransition(() => setLater(true)), pause);
    return () => clearTimeout(timer);
  }, [settled]);
  return isLater;
}
