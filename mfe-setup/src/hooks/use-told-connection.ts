import { useState } from 'react';

export type ToldConnection = 'connected' | 'disconnected';

/** What became of a connection since it was first known, to be told once; null until then. `is` is null while it is not known. */
export function useToldConnection(is: boolean | null): ToldConnection | null {
  const [[was, told], setSeen] = useState<readonly [boolean | null, ToldConnection | null]>([null, null]);
  if (is !== null && is !== was) setSeen([is, was === null ? null : is ? 'connected' : 'disconnected']);
  return told;
}
