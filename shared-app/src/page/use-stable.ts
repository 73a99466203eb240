import { useState } from 'react';

/**
 * The value of before while the new one is equal to it: what is drawn of it stays, and nothing is worked out anew.
 *
 * @example
 * const stable = useStable(figures, sameFigures);
 */
export function useStable<T>(value: T, isSame: (one: T, other: T) => boolean): T {
  const [kept, setKept] = useState(value);
  const isEqual = kept === value || isSame(kept, value);
  if (!isEqual) setKept(value);
  return isEqual ? kept : value;
}
