import { startTransition, useEffect, useState } from 'react';

/** True once what it waits for has been painted: what is heavy and less urgent comes after it, in slices. */
export function useAfterPaint(isHere: boolean): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isHere || isShown) return undefined;
    const timer = setTimeout(() => startTransition(() => setShown(true)));
    return () => clearTimeout(timer);
  }, [isHere, isShown]);
  return isShown && isHere;
}
