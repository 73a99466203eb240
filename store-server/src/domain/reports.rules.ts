import { intervalId, type Interval } from './days.rules';
import {
  addFigures,
  campaignFigures,
  freeFigures,
  METRICS,
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
  readonly campaignId: number;
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

export const isEmpty = (figures: Figures): boolean => METRICS.every((metric) => figures[metric] === 0);

export const sumOf = (parts: readonly Figures[]): Figures => parts.reduce(addFigures, NOTHING);

/** How many of the products could be found on a day; they are in the order of their first days. */
export const countOn = (products: readonly ReportedProduct[], day: string): number => {
  let low = 0;
  let high = products.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((products[middle]?.firstDay ?? '') <= day) low = middle + 1;
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

export function shelfOf(products: readonly ReportedProduct[]): Shelf {
  const weights = [0];
  for (const { id } of products) weights.push((weights.at(-1) ?? 0) + productWeight(id));
  return { products, weights };
}

/** What the free listings brought on each day. */
export const freeDay =
  ({ products }: Shelf) =>
  (day: string): Figures =>
    freeFigures(day, countOn(products, day));

/** The budget a campaign has on a day: that of its last run that covers it. */
function budgetOn(runs: readonly ReportedRun[], campaignId: number, day: string): number {
  const covering = runs.filter(
    (run) => run.campaignId === campaignId && run.firstDay <= day && (run.lastDay === null || run.lastDay >= day),
  );
  return covering.at(-1)?.amount ?? 0;
}

/** What a campaign brought on each day; `dollar` is what a US dollar is worth in minor units. */
export const campaignDay =
  (runs: readonly ReportedRun[], campaignId: number, dollar: number) =>
  (day: string): Figures => {
    const budget = budgetOn(runs, campaignId, day);
    return budget === 0 ? NOTHING : campaignFigures(campaignId, day, budget, dollar);
  };

/** Adds up several sources over days; `onDay` gives what a source brought on a day. */
export function breakdown<Id>(
  days: readonly string[],
  sources: readonly { readonly id: Id; readonly onDay: (day: string) => Figures }[],
): Breakdown<Id> {
  const rows = sources.map(({ id }) => ({ id, total: NOTHING }));
  const byDay: { day: string; total: Figures }[] = [];
  for (const day of days) {
    const parts = sources.map(({ onDay }) => onDay(day));
    parts.forEach((part, index) => {
      const row = rows[index];
      if (row) row.total = addFigures(row.total, part);
    });
    const total = sumOf(parts);
    if (!isEmpty(total)) byDay.push({ day, total });
  }
  return { rows: rows.filter(({ total }) => !isEmpty(total)), days: byDay };
}

/** Puts days together into intervals, ascending by id. */
export function intervalsOf(
  days: Breakdown<unknown>['days'],
  interval: Interval,
): readonly { readonly interval: string; readonly total: Figures }[] {
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
export function sortRows<Id>(rows: readonly Row<Id>[], metric: Metric, order: 'asc' | 'desc'): readonly Row<Id>[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort((one, other) => sign * (one.total[metric] - other.total[metric]));
}
