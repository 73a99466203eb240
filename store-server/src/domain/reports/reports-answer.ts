import { type CalendarUnit, currencyPrecision, fromMinorUnits } from '@listings/shared-values';
import { addFigures, type Figures, type Metric } from './figures.rules';
import { intervalsOf, sortRows, sumOf, totalOf, type Breakdown, type Row } from './reports.rules';

/** A report's query once its defaults are filled in. */
export interface ReportWish {
  readonly fields: readonly Metric[];
  readonly orderby: Metric | undefined;
  readonly order: 'asc' | 'desc';
  readonly interval: CalendarUnit | undefined;
  readonly perPage: number;
  readonly nextPage: string | undefined;
  /** Currency of the ads account; free listings have no money figures. */
  readonly currency: string;
  /** The answer adds up the rows of its page, as that of a real store does. */
  readonly sumsByPage: boolean;
}

const MONEY: ReadonlySet<Metric> = new Set<Metric>(['sales', 'spend']);

/** The fields asked for, money as decimal numbers. */
export function wireFigures(figures: Figures, { fields, currency }: Pick<ReportWish, 'fields' | 'currency'>) {
  const digits = currencyPrecision(currency);
  const wire: Record<string, number> = {};
  for (const field of fields) wire[field] = MONEY.has(field) ? fromMinorUnits(figures[field], digits) : figures[field];
  return wire;
}

/** Tokens of further pages are offsets, kept opaque. */
const offsetOf = (token: string | undefined): number => {
  const offset = token === undefined ? 0 : Number(Buffer.from(token, 'base64url').toString());
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
};

const tokenOf = (offset: number): string => Buffer.from(String(offset)).toString('base64url');

const metricOf = ({ orderby, fields }: ReportWish): Metric => orderby ?? fields[0] ?? 'clicks';

const wireIntervals = (days: Breakdown<unknown>['days'], wish: ReportWish) => {
  if (wish.interval === undefined || days.length === 0) return null;
  return intervalsOf(days, wish.interval).map(({ interval, total }) => ({
    interval,
    subtotals: wireFigures(total, wish),
  }));
};

/** The page of a list that is wished for, and the token of the next one. */
function pageOf<T>(all: readonly T[], { nextPage, perPage }: ReportWish) {
  const offset = offsetOf(nextPage);
  const end = offset + perPage;
  return { page: all.slice(offset, end), next_page: end < all.length ? tokenOf(end) : null };
}

function partsOfWhole<Id>(found: Breakdown<Id>, wish: ReportWish) {
  const { page, next_page } = pageOf(sortRows(found.rows, metricOf(wish), wish.order), wish);
  return {
    rows: page.map(({ id, total }) => ({ id, subtotals: wireFigures(total, wish) })),
    intervals: wireIntervals(found.days, wish),
    totals: wireFigures(totalOf(found.days), wish),
    next_page,
    whole: true,
  };
}

/** Rows with the same key as one; the order is that of their first appearance. */
function merged<Id>(rows: readonly Row<Id>[], keyOf: (row: Row<Id>) => string): Row<Id>[] {
  const found = new Map<string, Row<Id>>();
  for (const row of rows) {
    const known = found.get(keyOf(row));
    found.set(keyOf(row), known ? { ...known, total: addFigures(known.total, row.total) } : row);
  }
  return [...found.values()];
}

/**
 * Parts as in a real store's answer: a row is one item on one day, rows are cut into pages, and all sums are of the
 * page's rows.
 */
function partsOfPage<Id>(days: readonly string[], make: (days: readonly string[]) => Breakdown<Id>, wish: ReportWish) {
  const segments =
    wish.interval === undefined
      ? make(days).rows.map((row) => ({ ...row, day: '' }))
      : days.flatMap((day) => make([day]).rows.map((row) => ({ ...row, day })));
  const { page, next_page } = pageOf(sortRows(segments, metricOf(wish), wish.order), wish);
  const byDay = merged(
    page.map(({ day, total }) => ({ id: day, total })),
    ({ id }) => id,
  ).sort((one, other) => (one.id < other.id ? -1 : 1));
  return {
    rows: merged(page, ({ id }) => JSON.stringify(id)).map(({ id, total }) => ({
      id,
      subtotals: wireFigures(total, wish),
    })),
    intervals: wireIntervals(
      byDay.map(({ id, total }) => ({ day: id, total })),
      wish,
    ),
    totals: wireFigures(sumOf(page.map(({ total }) => total)), wish),
    next_page,
  };
}

/** Parts of every report: rows of one page in their order, intervals, totals; lists without data are null. */
export const reportParts = <Id>(
  days: readonly string[],
  make: (days: readonly string[]) => Breakdown<Id>,
  wish: ReportWish,
) => (wish.sumsByPage ? partsOfPage(days, make, wish) : partsOfWhole(make(days), wish));

export const orNull = <T>(list: readonly T[]): T[] | null => (list.length === 0 ? null : [...list]);
