import { countDays, type DateRangeChoice, type Period } from '@listings/shared-values';

export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
export type ChartType = 'line' | 'bar';

const byPeriod: Readonly<Record<Exclude<Period, 'custom'>, readonly Interval[]>> = {
  today: ['hour', 'day'],
  yesterday: ['hour', 'day'],
  week: ['day'],
  last_week: ['day'],
  month: ['day', 'week'],
  last_month: ['day', 'week'],
  quarter: ['day', 'week', 'month'],
  last_quarter: ['day', 'week', 'month'],
  year: ['day', 'week', 'month', 'quarter'],
  last_year: ['day', 'week', 'month', 'quarter'],
};

/** Intervals of a custom range by its days [O2.33-O2.38]. */
function byLength(days: number): readonly Interval[] {
  if (days >= 365) return ['day', 'week', 'month', 'quarter', 'year'];
  if (days >= 90) return ['day', 'week', 'month', 'quarter'];
  if (days >= 28) return ['day', 'week', 'month'];
  if (days >= 7) return ['day', 'week'];
  return days > 1 ? ['day'] : ['hour', 'day'];
}

/** The intervals a chart may have, the first being the default [O2.27-O2.38]. */
export const allowedIntervals = (choice: DateRangeChoice): readonly Interval[] =>
  choice.period === 'custom'
    ? byLength(countDays(choice.after ?? '', choice.before ?? '') + 1 || 0)
    : byPeriod[choice.period];

/** The asked interval if it is allowed, else the first allowed one [O2.27]. */
export function intervalOf(asked: string | undefined, choice: DateRangeChoice): Interval {
  const allowed = allowedIntervals(choice);
  return allowed.find((one) => one === asked) ?? allowed[0] ?? 'day';
}

/** Line or bar; anything else is line [O2.26]. */
export const chartTypeOf = (asked: string | undefined): ChartType => (asked === 'bar' ? 'bar' : 'line');
