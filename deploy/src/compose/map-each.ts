/** Files at once: they are compressed, read and written beside each other. */
const atOnce = 4;

/** Results of the work for each item, in the order of the items, four at a time. Rejects as soon as one does. */
export async function mapEach<T, R>(items: Iterable<T>, work: (item: T) => Promise<R>): Promise<R[]> {
  const queue = [...items].entries();
  const results: R[] = [];
  const next = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, next));
  return results;
}
