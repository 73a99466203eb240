import { useState } from 'react';

/** The last value that was known: what stands around a table stays while its next page is on its way. */
export function usePreviousDefined<T>(value: T | undefined): T | undefined {
  const [kept, setKept] = useState(value);
  if (value === undefined || value === kept) return kept;
  setKept(value);
  return value;
}
