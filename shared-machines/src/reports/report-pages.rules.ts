import type { Figures, FreeReport, PaidReport } from '@listings/shared-api/contract';
import { isSelfContained, withoutDays } from './report-extent.rules';

type Report = FreeReport | PaidReport;

/** Pages of one report that are read at most; at a thousand rows each. */
export const mostPages = 10;

/** Amounts are hundredths at the finest: what adding leaves behind them is none. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6;

function sumOf(parts: readonly Figures[]): Figures {
  const sum: Record<string, number> = {};
  for (const part of parts)
    for (const [metric, value] of Object.entries(part)) sum[metric] = rounded((sum[metric] ?? 0) + value);
  return sum;
}

/** One entry for each key, in the order of their first appearance, with the figures of all that have it. */
function merged<T extends { readonly subtotals: Figures }>(entries: readonly T[], keyOf: (entry: T) => unknown): T[] {
  const parts = new Map<unknown, T[]>();
  for (const entry of entries) parts.set(keyOf(entry), [...(parts.get(keyOf(entry)) ?? []), entry]);
  return [...parts.values()].flatMap(([first, ...others]) =>
    first === undefined || others.length === 0
      ? (first ?? [])
      : { ...first, subtotals: sumOf([first, ...others].map(({ subtotals }) => subtotals)) },
  );
}

const idOf = ({ id }: { readonly id: string | number }) => id;

/**
 * Fields of both kinds of report: sums over the pages, or those of the first page where it says that it is the whole.
 */
function joinedParts(first: Report, pages: readonly Report[]): Omit<FreeReport, 'free_listings'> {
  const isWhole = first.whole === true;
  return {
    products: merged(
      pages.flatMap(({ products }) => products),
      idOf,
    ),
    intervals: isWhole
      ? first.intervals
      : merged(
          pages.flatMap(({ intervals }) => intervals),
          ({ interval }) => interval,
        ),
    totals: isWhole ? first.totals : sumOf(pages.map(({ totals }) => totals)),
    next_page: pages.at(-1)?.next_page ?? null,
    ...(isWhole ? { whole: true } : {}),
  };
}

/** Pages of a report on the free listings as one report. */
export const joinFreePages = (first: FreeReport, rest: readonly FreeReport[]): FreeReport => ({
  ...joinedParts(first, [first, ...rest]),
  free_listings: merged(
    [first, ...rest].flatMap(({ free_listings }) => free_listings),
    () => 'free',
  ),
});

/** Pages of a report on the campaigns as one report. */
export const joinPaidPages = (first: PaidReport, rest: readonly PaidReport[]): PaidReport => ({
  ...joinedParts(first, [first, ...rest]),
  campaigns: merged(
    [first, ...rest].flatMap(({ campaigns }) => campaigns),
    idOf,
  ),
});

/** The pages after the first, one after another; stops at `most` in all, and at a store that leads in a circle. */
export async function pagesAfter<R extends Report>(
  first: R,
  read: (token: string) => Promise<R>,
  most: number = mostPages,
): Promise<readonly R[]> {
  const pages: R[] = [];
  const known = new Set<string>();
  let token = first.next_page;
  while (token !== null && !known.has(token) && pages.length < most - 1) {
    known.add(token);
    // Each page names the next one.
    const page: R = await read(token);
    pages.push(page);
    token = page.next_page;
  }
  return pages;
}

interface Reading<R extends Report> {
  readonly join: (first: R, rest: readonly R[]) => R;
  /** Reads one page; `isByDay`: with its days. */
  readonly read: (page: { readonly next_page?: string }, isByDay: boolean) => Promise<R>;
}

/**
 * The whole report that a page begins. With its days a store's rows are many: where they are too many, the report is read
 * without them as well, which gives its rows and totals.
 */
export async function restOfReport<R extends Report>(
  first: R,
  isByDay: boolean,
  { join, read }: Reading<R>,
): Promise<R> {
  const all = async (begin: R, byDay: boolean) =>
    join(begin, await pagesAfter(begin, (next_page) => read({ next_page }, byDay)));
  const report = await all(first, isByDay);
  if (!isByDay || isSelfContained(report)) return report;
  return { ...(await all(await read({}, false), false)), ...withoutDays };
}
