import type { Interval } from './days.rules';
import { currencyDigits, fromMinor } from './money.rules';
import type { Figures, Metric } from './figures.rules';
import { intervalsOf, sortRows, totalOf, type Breakdown } from './reports.rules';

/** A report's query once its defaults are filled in. */
export interface ReportWish {
  readonly fields: readonly Metric[];
  readonly orderby: Metric | undefined;
  readonly order: 'asc' | 'desc';
  readonly interval: Interval | undefined;
  readonly perPage: number;
  readonly nextPage: string | undefined;
  /** Of the ads account; free listings count nothing that is money. */
  readonly currency: string;
}

const MONEY: ReadonlySet<Metric> = new Set<Metric>(['sales', 'spend']);

/** The fields asked for, money as decimal numbers. */
function wireFigures(figures: Figures, { fields, currency }: Pick<ReportWish, 'fields' | 'currency'>) {
  const digits = currencyDigits(currency);
  const wire: Record<string, number> = {};
  for (const field of fields) wire[field] = MONEY.has(field) ? fromMinor(figures[field], digits) : figures[field];
  return wire;
}

/** Tokens of further pages are offsets, kept opaque. */
const offsetOf = (token: string | undefined): number => {
  const offset = token === undefined ? 0 : Number(Buffer.from(token, 'base64url').toString());
  return Number.isSafeInteger(offset) && offset > 0 ? offset : 0;
};

const tokenOf = (offset: number): string => Buffer.from(String(offset)).toString('base64url');

/** What every report has: rows of one page in their order, intervals, totals; lists without data are null. */
export function reportParts<Id>(found: Breakdown<Id>, wish: ReportWish) {
  const metric = wish.orderby ?? wish.fields[0] ?? 'clicks';
  const sorted = sortRows(found.rows, metric, wish.order);
  const offset = offsetOf(wish.nextPage);
  const end = offset + wish.perPage;
  const intervals =
    wish.interval === undefined
      ? []
      : intervalsOf(found.days, wish.interval).map(({ interval, total }) => ({
          interval,
          subtotals: wireFigures(total, wish),
        }));
  return {
    rows: sorted.slice(offset, end).map(({ id, total }) => ({ id, subtotals: wireFigures(total, wish) })),
    intervals: intervals.length === 0 ? null : intervals,
    totals: wireFigures(totalOf(found.days), wish),
    next_page: end < sorted.length ? tokenOf(end) : null,
  };
}

export const orNull = <T>(list: readonly T[]): T[] | null => (list.length === 0 ? null : [...list]);
