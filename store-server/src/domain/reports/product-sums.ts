import { dayNumber } from '@listings/shared-values';
import type { DayLedger } from './day-ledger';
import { METRICS, type Figures, type Metric } from './figures.rules';
import { countOn, type Shelf } from './reports.rules';

/** Figures of each product of a shelf added up, metric by metric. */
export class ProductSums {
  readonly #sums: Readonly<Record<Metric, Float64Array>>;

  constructor(count: number, other?: ProductSums) {
    const of = (metric: Metric) => (other ? other.#sums[metric].slice() : new Float64Array(count));
    this.#sums = {
      impressions: of('impressions'),
      clicks: of('clicks'),
      conversions: of('conversions'),
      sales: of('sales'),
      spend: of('spend'),
    };
  }

  /** Splits the whole of a day among the first products by their weights: the parts add up to it. */
  addDay(whole: Figures, weights: readonly number[], count: number): void {
    const all = weights[count] ?? 0;
    if (all === 0) return;
    const { conversions } = whole;
    for (const metric of METRICS) {
      const value = whole[metric];
      if (value === 0) continue;
      const sums = this.#sums[metric];
      let before = 0;
      for (let index = 0; index < count; index += 1) {
        const weight = weights[index + 1] ?? 0;
        // Sales go where the conversions go.
        const upTo =
          metric === 'sales'
            ? Math.floor((value * Math.floor((conversions * weight) / all)) / (conversions || 1))
            : Math.floor((value * weight) / all);
        sums[index] = (sums[index] ?? 0) + upTo - before;
        before = upTo;
      }
    }
  }

  /** Figures of a product minus those in other sums. */
  beyond(other: ProductSums, index: number): Figures {
    const [now, before] = [this.#sums, other.#sums];
    return {
      impressions: (now.impressions[index] ?? 0) - (before.impressions[index] ?? 0),
      clicks: (now.clicks[index] ?? 0) - (before.clicks[index] ?? 0),
      conversions: (now.conversions[index] ?? 0) - (before.conversions[index] ?? 0),
      sales: (now.sales[index] ?? 0) - (before.sales[index] ?? 0),
      spend: (now.spend[index] ?? 0) - (before.spend[index] ?? 0),
    };
  }
}

/** Days between saved sums: a year of five hundred products takes a million steps. */
const DAYS_APART = 8;

/** Share of each product of a shelf, added up from its first day on. Days are numbers. */
export class ShareLedger {
  readonly whole: DayLedger;
  readonly #shelf: Shelf;
  readonly #first: number;
  /** `kept[n]`: of the first `n * DAYS_APART` days together. */
  readonly #kept: ProductSums[];

  constructor(shelf: Shelf, whole: DayLedger) {
    this.whole = whole;
    this.#shelf = shelf;
    this.#first = dayNumber(shelf.products[0]?.firstDay ?? '');
    this.#kept = [new ProductSums(shelf.products.length)];
  }

  /** Sums up to a day, without it. */
  before(day: number): ProductSums {
    const days = Number.isNaN(this.#first) ? 0 : Math.max(0, day - this.#first);
    const whole = Math.floor(days / DAYS_APART);
    for (let at = this.#kept.length; at <= whole; at += 1) {
      this.#kept.push(this.#with(at - 1, at * DAYS_APART));
    }
    return this.#with(whole, days);
  }

  #with(at: number, days: number): ProductSums {
    const { products, weights } = this.#shelf;
    const sums = new ProductSums(products.length, this.#kept[at]);
    for (let place = at * DAYS_APART; place < days; place += 1) {
      const day = this.#first + place;
      sums.addDay(this.whole.on(day), weights, countOn(products, day));
    }
    return sums;
  }
}
