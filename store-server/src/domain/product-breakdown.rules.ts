import { addDays, daysBetween } from './days.rules';
import { METRICS, NOTHING, shareOfFigures, type Figures, type Metric } from './figures.rules';
import { remembering } from './memo';
import { countOn, isEmpty, sumOf, type Breakdown, type Shelf } from './reports.rules';

/** Figures of each product added up, metric by metric. */
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

  add(other: ProductSums): void {
    for (const metric of METRICS) {
      const [sums, more] = [this.#sums[metric], other.#sums[metric]];
      for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) + (more[index] ?? 0);
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

/** What comes on a day to all products together, and a word for it: the same word gives the same figures. */
export interface Whole {
  readonly key: string;
  readonly onDay: (day: string) => Figures;
}

/** Months of one shelf that were added up before: a year of five hundred products is a million steps. */
const MONTHS = 120;
const monthsOf = new WeakMap<Shelf, ReturnType<typeof remembering<ProductSums>>>();

const addDaysTo = (sums: ProductSums, days: readonly string[], shelf: Shelf, { onDay }: Whole): ProductSums => {
  for (const day of days) sums.addDay(onDay(day), shelf.weights, countOn(shelf.products, day));
  return sums;
};

const firstOfNextMonth = (day: string): string => `${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`;

const monthSums = (month: string, shelf: Shelf, whole: Whole): ProductSums => {
  const remember = monthsOf.get(shelf) ?? remembering<ProductSums>(MONTHS);
  monthsOf.set(shelf, remember);
  return remember(`${month} ${whole.key}`, () => {
    const first = `${month}-01`;
    const days = daysBetween(first, addDays(firstOfNextMonth(first), -1));
    return addDaysTo(new ProductSums(shelf.products.length), days, shelf, whole);
  });
};

/** Adds up days that follow each other: whole months at once, the days before and after them one by one. */
function sumsOver(days: readonly string[], shelf: Shelf, whole: Whole): ProductSums {
  const sums = new ProductSums(shelf.products.length);
  const last = days.at(-1) ?? '';
  for (let at = 0; at < days.length;) {
    const day = days[at] ?? '';
    const end = firstOfNextMonth(day);
    const count = Math.min(days.length - at, daysBetween(day, addDays(end, -1)).length);
    const isWhole = day.endsWith('-01') && addDays(end, -1) <= last;
    if (isWhole) sums.add(monthSums(day.slice(0, 7), shelf, whole));
    else addDaysTo(sums, days.slice(at, at + count), shelf, whole);
    at += count;
  }
  return sums;
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

/**
 * Adds up the products over days that follow each other, all of them or those that are wanted; what comes on a day goes to
 * those that are found then, so that the parts add up to the whole.
 */
export function productBreakdown(
  days: readonly string[],
  shelf: Shelf,
  whole: Whole,
  wanted: ReadonlySet<number>,
): Breakdown<{ readonly id: number; readonly name: string }> {
  const { products, weights } = shelf;
  const sums = sumsOver(days, shelf, whole);
  const isWanted = (index: number): boolean => wanted.size === 0 || wanted.has(products[index]?.id ?? 0);
  const chosen = wanted.size === 0 ? [] : [...products.keys()].filter(isWanted);
  const byDay: { day: string; total: Figures }[] = [];
  for (const day of days) {
    const count = countOn(products, day);
    const all = (weights[count] ?? 0) === 0 ? NOTHING : whole.onDay(day);
    const total = wanted.size === 0 ? all : shareOn(shelf, all, count, chosen);
    if (!isEmpty(total)) byDay.push({ day, total });
  }
  const rows = products.flatMap(({ id, name }, index) =>
    isWanted(index) ? [{ id: { id, name }, total: sums.of(index) }] : [],
  );
  return { rows: rows.filter(({ total }) => !isEmpty(total)), days: byDay };
}
