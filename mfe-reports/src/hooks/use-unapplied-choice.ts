import { useState } from 'react';

/** Choice that is not applied yet; reset at another place, such as after Back. */
export function useUnappliedChoice<T>(place: string, begin: T): readonly [T, (next: T) => void] {
  const [kept, setKept] = useState({ place, value: begin });
  const value = kept.place === place ? kept.value : begin;
  if (kept.place !== place) setKept({ place, value });
  return [value, (next: T) => setKept({ place, value: next })];
}
