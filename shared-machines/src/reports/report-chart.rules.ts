import { addDays, addMonths, countDays, type IsoDay, startOf } from '@listings/shared-values';
import type { Interval } from '../date-range/chart-interval.rules';
import { earlierDay, type DateRange, type DayRange } from '../date-range/date-range.rules';
import type { DayFigures } from './day-figures.rules';
import type { Metric } from './figure.types';

type Days = Pick<DayRange, 'after' | 'before'>;

/** The days of one point of the chart. */
export interface ChartSpan {
  readonly first: IsoDay;
  readonly last: IsoDay;
  readonly days: number;
}

/** An interval as far as it is within the range. */
export interface IntervalSpan extends ChartSpan {
  /** Days of the whole interval: more than `days` where the range begins or ends within it. */
  readonly wholeDays: number;
}

interface SpanOptions {
  readonly interval: Interval;
  readonly weekStartsOn: number;
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** First day of the interval a day is in, and of the next one. Reports have no hours: an hour counts as a day. */
function intervalAround(day: IsoDay, { interval, weekStartsOn }: SpanOptions): readonly [IsoDay, IsoDay] {
  if (interval === 'hour' || interval === 'day') return [day, addDays(day, 1)];
  const start = startOf(interval, day, weekStartsOn);
  return [start, interval === 'week' ? addDays(start, 7) : addMonths(start, monthsOf[interval])];
}

const spanOf = (first: IsoDay, last: IsoDay): ChartSpan => ({ first, last, days: countDays(first, last) + 1 });

/** The intervals of a range; the first and the last one end where it does. */
export function chartSpans({ after, before }: Days, options: SpanOptions): readonly IntervalSpan[] {
  const spans: IntervalSpan[] = [];
  for (let first = after; first <= before; first = addDays(spans.at(-1)?.last ?? before, 1)) {
    const [start, next] = intervalAround(first, options);
    const last = addDays(next, -1);
    spans.push({ ...spanOf(first, last < before ? last : before), wholeDays: countDays(start, next) });
  }
  return spans;
}

/**
 * Spans of the earlier period beside these ones: the days at the same place, so that spans of equal length are compared
 * and together they are the earlier period. Only a 29 February adds a day to a span or leaves a day alone (null).
 */
export function earlierSpans(spans: readonly ChartSpan[], range: DateRange): readonly (ChartSpan | null)[] {
  const { after, before } = range.secondary;
  return spans.map(({ first }, index) => {
    const next = spans[index + 1];
    const from = index === 0 ? after : earlierDay(first, range);
    const to = next === undefined ? before : addDays(earlierDay(next.first, range), -1);
    return from > to ? null : spanOf(from, to);
  });
}

/** Sums of one figure over each span; a day without data counts 0, no span is no figure. */
export const spanValues = (
  figures: DayFigures,
  metric: Metric,
  spans: readonly (ChartSpan | null)[],
): readonly (number | null)[] =>
  spans.map((span) => {
    if (span === null) return null;
    let sum = 0;
    for (let day = span.first; ; day = addDays(day, 1)) {
      sum += figures.get(day)?.[metric] ?? 0;
      if (day >= span.last) return sum;
    }
  });
