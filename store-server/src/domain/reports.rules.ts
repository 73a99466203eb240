import { intervalId, type Interval } from './days.rules';
import {
  addFigures,
  campaignFigures,
  freeFigures,
  METRICS,
  NOTHING,
  productWeight,
  shareOfFigures,
  type Figures,
  type Metric,
} from './figures.rules';

/** A product that can be found since a day. */
export interface ReportedProduct {
  readonly id: number;
  readonly name: string;
  readonly firstDay: string;
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

const isEmpty = (figures: Figures): boolean => METRICS.every((metric) => figures[metric] === 0);

const sumOf = (parts: readonly Figures[]): Figures => parts.reduce(addFigures, NOTHING);

/** How many of the products could be found on a day; they are in the order of their first days. */
const countOn = (products: readonly ReportedProduct[], day: string): number => {
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

/** Figures of each product added up, metric by metric: a year of five hundred products is a million steps. */
class ProductSums {
  readonly #sums: Readonly<Record<Metric, Float64Array>>;

  constructor(count: number) {
    this.#sums = Object.fromEntries(METRICS.map((metric) => [metric, new Float64Array(count)])) as Record<
      Metric,
      Float64Array
    >;
  }

  /** Splits the whole of a day among the first products by their weights: the parts add up to it. */
  addDay(whole: Figures, weights: readonly number[], count: number): void {
    const all = weights[count] ?? 0;
    if (all === 0) return;
    for (const metric of METRICS) {
      const value = whole[metric];
      if (value === 0) continue;
      const sums = this.#sums[metric];
      let before = 0;
      for (let index = 0; index < count; index += 1) {
        const upTo = Math.floor((value * (weights[index + 1] ?? 0)) / all);
        sums[index] = (sums[index] ?? 0) + upTo - before;
        before = upTo;
      }
    }
  }

  of(index: number): Figures {
    const { impressions, clicks, conversions, sales, spend } = this.#sums;
    return {
      impressions: impressions[index] ?? 0,
      clicks: clicks[index] ?? 0,
      conversions: conversions[index] ?? 0,
      sales: sales[index] ?? 0,
      spend: spend[index] ?? 0,
    };
  }
}

/** What came on a day to some of the products. */
const shareOn = (shelf: Shelf, whole: Figures, count: number, chosen: readonly number[]): Figures => {
  const all = shelf.weights[count] ?? 0;
  return sumOf(
    chosen
      .filter((index) => index < count)
      .map((index) => shareOfFigures(whole, shelf.weights[index] ?? 0, shelf.weights[index + 1] ?? 0, all)),
  );
};

/** Adds up the products over days, all of them or those that are wanted; what comes on a day goes to those found then. */
export function productBreakdown(
  days: readonly string[],
  shelf: Shelf,
  wholeOn: (day: string) => Figures,
  wanted: ReadonlySet<number>,
): Breakdown<{ readonly id: number; readonly name: string }> {
  const { products, weights } = shelf;
  const sums = new ProductSums(products.length);
  const isWanted = (index: number): boolean => wanted.size === 0 || wanted.has(products[index]?.id ?? 0);
  const chosen = wanted.size === 0 ? [] : [...products.keys()].filter(isWanted);
  const byDay: { day: string; total: Figures }[] = [];
  for (const day of days) {
    const count = countOn(products, day);
    const whole = (weights[count] ?? 0) === 0 ? NOTHING : wholeOn(day);
    sums.addDay(whole, weights, count);
    const total = wanted.size === 0 ? whole : shareOn(shelf, whole, count, chosen);
    if (!isEmpty(total)) byDay.push({ day, total });
  }
  const rows = products.flatMap(({ id, name }, index) =>
    isWanted(index) ? [{ id: { id, name }, total: sums.of(index) }] : [],
  );
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
