import type { FreeReport, PaidReport, ReportInterval } from '@listings/shared-api/contract';
import { addDays, addMonths, startOf, type IsoDay } from '../date-range/day.rules';
import type { DayRange, Interval } from '../date-range/date-range.rules';
import type { Metric } from './report.rules';

/** Figures of one day from both sources. */
type DayFigures = ReadonlyMap<IsoDay, Readonly<Partial<Record<string, number>>>>;

type Days = Pick<DayRange, 'after' | 'before'>;

/** Both sources by day, added up figure by figure [O2.11]. */
export function figuresByDay(
  ...reports: readonly (Pick<FreeReport | PaidReport, 'intervals'> | undefined)[]
): DayFigures {
  const days = new Map<IsoDay, Record<string, number>>();
  const add = ({ interval, subtotals }: ReportInterval) => {
    const sums = days.get(interval) ?? {};
    for (const [metric, value] of Object.entries(subtotals)) sums[metric] = (sums[metric] ?? 0) + (value ?? 0);
    days.set(interval, sums);
  };
  for (const report of reports) report?.intervals.forEach(add);
  return days;
}

/** Both say the same of every day. */
export function sameFigures(one: DayFigures, other: DayFigures): boolean {
  if (one.size !== other.size) return false;
  return [...one].every(([day, figures]) => {
    const others = other.get(day);
    const metrics = Object.keys(figures);
    if (others === undefined || Object.keys(others).length !== metrics.length) return false;
    return metrics.every((metric) => figures[metric] === others[metric]);
  });
}

export interface ChartPoint {
  /** First day of the interval within the range. */
  readonly day: IsoDay;
  readonly value: number;
}

const monthsOf = { month: 1, quarter: 3, year: 12 } as const;

/** First day of the interval after the one a day is in. */
function nextInterval(day: IsoDay, interval: Interval, weekStartsOn: number): IsoDay {
  if (interval === 'hour' || interval === 'day') return addDays(day, 1);
  const start = startOf(interval, day, weekStartsOn);
  return interval === 'week' ? addDays(start, 7) : addMonths(start, monthsOf[interval]);
}

/** Sums of one figure over the intervals of a range; a day without data counts 0. Reports know no hours: they are days. */
export function chartPoints(
  figures: DayFigures,
  metric: Metric,
  { after, before }: Days,
  { interval, weekStartsOn }: { readonly interval: Interval; readonly weekStartsOn: number },
): readonly ChartPoint[] {
  const points: { day: IsoDay; value: number }[] = [];
  let point = { day: after, value: 0 };
  let next = after;
  for (let day = after; day <= before; day = addDays(day, 1)) {
    if (day >= next) {
      point = { day, value: 0 };
      points.push(point);
      next = nextInterval(day, interval, weekStartsOn);
    }
    point.value += figures.get(day)?.[metric] ?? 0;
  }
  return points;
}

/** Up to so many days an axis shows their numbers, beyond it months [O9.08]. */
export const dayTicks = 63;
/** Up to so many weeks an axis shows day numbers, beyond it months [O9.08]. */
export const weekTicks = 9;

export interface AxisTick {
  readonly day: IsoDay;
  readonly text: string;
  /** Beneath, where it is another one than that of the tick before. */
  readonly under: string;
}

type TickUnit = 'day' | 'month' | 'year';

/** What an axis counts: days or months below and above the thresholds [O9.08]. */
export function tickUnitOf(interval: Interval, points: number): TickUnit {
  if (interval === 'year') return 'year';
  if (interval === 'hour' || interval === 'day') return points < dayTicks ? 'day' : 'month';
  if (interval === 'week') return points < weekTicks ? 'day' : 'month';
  return 'month';
}

/** Writes days; to be made once for many of them. */
function dayWriter(locale: string, options: Intl.DateTimeFormatOptions): (day: IsoDay) => string {
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  return (day) => format.format(Date.parse(`${day}T00:00:00Z`));
}

const texts: Record<TickUnit, readonly [Intl.DateTimeFormatOptions, Intl.DateTimeFormatOptions | null]> = {
  day: [{ day: 'numeric' }, { month: 'short', year: 'numeric' }],
  month: [{ month: 'short' }, { year: 'numeric' }],
  year: [{ year: 'numeric' }, null],
};

/** The points that begin a new day, month or year, thinned to at most `most`. */
function tickDays(days: readonly IsoDay[], unit: TickUnit, most: number): readonly IsoDay[] {
  const begins = unit === 'day' ? days : days.filter((day, index) => isNew(day, days[index - 1], unit));
  const step = Math.max(1, Math.ceil(begins.length / most));
  return begins.filter((_, index) => index % step === 0);
}

/** Characters of a day that say its month, or its year. */
const lengthOf = { month: 7, year: 4 } as const;

const isNew = (day: IsoDay, before: IsoDay | undefined, unit: 'month' | 'year'): boolean =>
  before === undefined || day.slice(0, lengthOf[unit]) !== before.slice(0, lengthOf[unit]);

/** What stands along the axis: day numbers or month names by the thresholds, with month and year beneath [O9.08]. */
export function axisTicks(
  days: readonly IsoDay[],
  interval: Interval,
  { locale, most }: { readonly locale: string; readonly most: number },
): readonly AxisTick[] {
  const unit = tickUnitOf(interval, days.length);
  const [own, beneath] = texts[unit];
  const [write, writeUnder] = [dayWriter(locale, own), beneath && dayWriter(locale, beneath)];
  let last = '';
  return tickDays(days, unit, most).map((day) => {
    const under = writeUnder?.(day) ?? '';
    const isOther = under !== last;
    last = under;
    return { day, text: write(day), under: isOther ? under : '' };
  });
}

/** Days in full, such as 'Nov 20, 2026'. */
export const fullDayTexts = (days: readonly IsoDay[], locale: string): readonly string[] =>
  days.map(dayWriter(locale, { year: 'numeric', month: 'short', day: 'numeric' }));
