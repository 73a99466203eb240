/** One page of a list; counted from 1. */
export const pageOf = <T>(all: readonly T[], page: number, perPage: number): T[] =>
  all.slice((page - 1) * perPage, page * perPage);

/** The page to show: never one beyond the last. */
export const pageWithin = (page: number, total: number, perPage: number): number =>
  Math.min(page, Math.max(1, Math.ceil(total / perPage)));
