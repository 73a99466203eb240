/** Lanes of work beside each other; work of one may wait until no other works. */
export function lanes(): {
  readonly lane: <T>(work: () => Promise<T>) => Promise<T>;
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
};
