import { setImmediate } from 'node:timers/promises';

/** Lets everybody else's requests go first: between two slices of long work. */
export const letOthersGo = (): Promise<void> => setImmediate();

/** Maps a long list slice by slice; what is shorter than one is mapped at once. */
export async function mapInSlices<In, Out>(
  list: readonly In[],
  size: number,
  map: (slice: readonly In[]) => readonly Out[] | Promise<readonly Out[]>,
): Promise<Out[]> {
  const mapped: Out[] = [];
  for (let first = 0; first < list.length; first += size) {
    if (first > 0) await letOthersGo();
    for (const each of await map(list.slice(first, first + size))) mapped.push(each);
  }
  return mapped;
}
