import { type CalendarUnit, dayNumber, intervalId } from '@listings/shared-values';
import type { DayLedger } from './day-ledger';
import {
  addFigures,
  campaignFigures,
  freeFigures,
  NOTHING,
  productWeight,
  type Figures,
  type Metric,
} from './figures.rules';

/** A product that can be found since a day. */
export interface ReportedProduct {
  readonly id: number;
  readonly name: string;
  readonly firstDay: string;
  /** The same day as a number. */
  readonly since: number;
}

/** A variation and the stretch of its product's figures that falls to it, of `all`. */
export interface ReportedVariation {
  readonly id: number;
  readonly name: string;
  readonly parentId: number;
  readonly from: number;
  readonly to: number;
  readonly all: number;
}

/** Days on which a campaign ran with one budget (minor units); open while `lastDay` is null. */
export interface ReportedRun {
  readonly amount: number;
  readonly firstDay: string;
  readonly lastDay: string | null;
}

/** Figures of one thing over the days asked for. */
export interface Row<Id> {
  readonly id: Id;
  readonly total: Figures;
}

export interface Breakdown<Id> {
  readonly rows: readonly Row<Id>[];
  /** By day, ascending; days without figures are absent. */
  readonly days: readonly { readonly day: string; readonly total: Figures }[];
}

export const isEmpty = ({ impressions, clicks, conversions, sales, spend }: Figures): boolean =>
  impressions === 0 && clicks === 0 && conversions === 0 && sales === 0 && spend === 0;

export const sumOf = (parts: readonly Figures[]): Figures => parts.reduce(addFigures, NOTHING);

/** Number of products that could be found on a day, given as a number; they are in the order of their first days. */
export const countOn = (products: readonly ReportedProduct[], day: number): number => {
  let low = 0;
  let high = products.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((products[middle]?.since ?? 0) <= day) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The products that are found, in the order of their first days, and their weights added up. */
export interface Shelf {
  readonly products: readonly ReportedProduct[];
  /** `weights[n]`: of the first n products together. */
  readonly weights: readonly number[];
}

export function shelfOf(products: readonly Omit<ReportedProduct, 'since'>[]): Shelf {
  const weights = [0];
  for (const { id } of products) weights.push((weights.at(-1) ?? 0) + productWeight(id));
  return { products: products.map((product) => ({ ...product, since: dayNumber(product.firstDay) })), weights };
}

/** Figures of the free listings on each day. */
export const freeDay =
  ({ products }: Shelf) =>
  (day: string): Figures =>
    freeFigures(day, countOn(products, dayNumber(day)));

/**
 * Figures of a campaign on each day, by its runs: the last one that covers a day counts. `dollar` is in minor units.
 */
export function campaignDay(
  campaignId: number,
  runs: readonly ReportedRun[],
  dollar: number,
): (day: string) => Figures {
  const draw = campaignFigures(campaignId, dollar);
  const latestFirst = [...runs].reverse();
  return (day) => {
    const run = latestFirst.find(({ firstDay, lastDay }) => firstDay <= day && (lastDay === null || lastDay >= day));
    return run === undefined || run.amount === 0 ? NOTHING : draw(day, run.amount);
  };
}

interface Source<Id> {
  readonly id: Id;
  readonly ledger: DayLedger;
}

/** Adds up several sources over days that follow each other; `whole` has all of them together, when that is known. */
export function breakdown<Id>(
  days: readonly string[],
  sources: readonly Source<Id>[],
  whole?: DayLedger,
): Breakdown<Id> {
  const first = dayNumber(days[0] ?? '');
  const rows = sources.map(({ id, ledger }) => ({ id, total: ledger.over(first, first + days.length - 1) }));
  const byDay: { day: string; total: Figures }[] = [];
  for (const [place, day] of days.entries()) {
    const number = first + place;
    const total = whole ? whole.on(number) : sumOf(sources.map(({ ledger }) => ledger.on(number)));
    if (!isEmpty(total)) byDay.push({ day, total });
  }
  return { rows: rows.filter(({ total }) => !isEmpty(total)), days: byDay };
}

/** Puts days together into intervals, ascending by id. */
export function intervalsOf(
  days: Breakdown<unknown>['days'],
  interval: CalendarUnit,
): readonly { readonly interval: string; readonly total: Figures }[] {
  if (interval === 'day') return days.map(({ day, total }) => ({ interval: day, total }));
  const sums = new Map<string, Figures>();
  for (const { day, total } of days) {
    const id = intervalId(day, interval);
    sums.set(id, addFigures(sums.get(id) ?? NOTHING, total));
  }
  return [...sums.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([id, total]) => ({ interval: id, total }));
}

/** All days together. */
export const totalOf = (days: Breakdown<unknown>['days']): Figures => sumOf(days.map(({ total }) => total));

/** Rows by one metric; equal ones keep their order. */
export function sortRows<R extends Row<unknown>>(
  rows: readonly R[],
  metric: Metric,
  order: 'asc' | 'desc',
): readonly R[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) => sign * (one.total[metric] - other.total[metric]));
}
