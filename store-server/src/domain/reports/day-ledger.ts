import { dayFromNumber, dayNumber } from '@listings/shared-values';
import { METRICS, NOTHING, type Figures, type Metric } from './figures.rules';

const ROOM = 512;

/**
 * Figures of one source, added up from its first day on: what came between two days is one subtraction, however far they
 * are apart. Days are drawn when they are asked for. Days are numbers here, as `dayNumber` gives them.
 */
export class DayLedger {
  readonly #first: number;
  readonly #draw: (day: string, number: number) => Figures;
  /** `sums[metric][n]`: of the first n days together. */
  readonly #sums: Record<Metric, Float64Array>;
  #days = 0;

  constructor(
    readonly firstDay: string,
    draw: (day: string, number: number) => Figures,
  ) {
    this.#first = dayNumber(firstDay);
    this.#draw = draw;
    const room = () => new Float64Array(ROOM);
    this.#sums = { impressions: room(), clicks: room(), conversions: room(), sales: room(), spend: room() };
  }

  /** Figures of one day. */
  on(day: number): Figures {
    return this.over(day, day);
  }

  /** The same, by the day's text. */
  readonly onDay = (day: string): Figures => this.on(dayNumber(day));

  /** Figures from one day to another, both included. */
  over(first: number, last: number): Figures {
    const from = Math.max(0, first - this.#first);
    const to = last - this.#first + 1;
    // Without any days the first one is NaN.
    if (!(to > from)) return NOTHING;
    this.#drawUpTo(to);
    const { impressions, clicks, conversions, sales, spend } = this.#sums;
    const between = (sums: Float64Array): number => (sums[to] ?? 0) - (sums[from] ?? 0);
    return {
      impressions: between(impressions),
      clicks: between(clicks),
      conversions: between(conversions),
      sales: between(sales),
      spend: between(spend),
    };
  }

  #drawUpTo(days: number): void {
    if (days <= this.#days) return;
    this.#makeRoom(days + 1);
    for (let place = this.#days; place < days; place += 1) {
      const day = this.#first + place;
      const figures = this.#draw(dayFromNumber(day), day);
      for (const metric of METRICS) {
        const sums = this.#sums[metric];
        sums[place + 1] = (sums[place] ?? 0) + figures[metric];
      }
    }
    this.#days = days;
  }

  #makeRoom(needed: number): void {
    if (needed <= this.#sums.clicks.length) return;
    for (const metric of METRICS) {
      const larger = new Float64Array(Math.max(needed, this.#sums[metric].length * 2));
      larger.set(this.#sums[metric]);
      this.#sums[metric] = larger;
    }
  }
}
