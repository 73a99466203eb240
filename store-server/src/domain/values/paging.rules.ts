/** The stretch of a list that a page shows, from its first place to behind its last; 0 a page means all. */
export function pageSlice(total: number, page: number, perPage: number): readonly [from: number, to: number] {
  if (perPage === 0) return [0, total];
  const from = Math.min(total, (page - 1) * perPage);
  return [from, Math.min(total, from + perPage)];
}

type Read<Row> = (order: 'asc' | 'desc', offset: number, limit: number) => Promise<readonly Row[]>;

/** Reads a stretch of an ordered list from whichever end is nearer: a database walks over everything before it. */
export async function fromNearestEnd<Row>(
  total: number,
  from: number,
  to: number,
  read: Read<Row>,
): Promise<readonly Row[]> {
  if (from <= total - to) return read('asc', from, to - from);
  return [...(await read('desc', total - to, to - from))].reverse();
}
