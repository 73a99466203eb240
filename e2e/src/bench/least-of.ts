/** A machine that is busy only ever adds to what is counted: so often is taken again what seems to be too much. */
const TIMES = 3;

/** The measurement with the least value of a few; no more are taken once one is within `enough`. */
export async function leastOf<T>(enough: number, valueOf: (one: T) => number, measure: () => Promise<T>): Promise<T> {
  let least = await measure();
  for (let taken = 1; taken < TIMES && valueOf(least) > enough; taken += 1) {
    const next = await measure();
    if (valueOf(next) < valueOf(least)) least = next;
  }
  return least;
}
