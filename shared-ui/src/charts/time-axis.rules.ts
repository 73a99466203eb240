import { formatDay } from '@listings/shared-values';
import type { AxisInterval, ChartTick } from './chart.types';

/** Up to so many days an axis shows their numbers, beyond it months [O9.08]. */
const dayTicks = 63;
/** Up to so many weeks an axis shows day numbers, beyond it months [O9.08]. */
const weekTicks = 9;

type TickUnit = 'day' | 'month' | 'year';

/** Tick unit of an axis: days or months below and above the thresholds [O9.08]. */
export function tickUnitOf(interval: AxisInterval, points: number): TickUnit {
  if (interval === 'year') return 'year';
  if (interval === 'hour' || interval === 'day') return points < dayTicks ? 'day' : 'month';
  if (interval === 'week') return points < weekTicks ? 'day' : 'month';
  return 'month';
}

const texts: Record<TickUnit, readonly [Intl.DateTimeFormatOptions, Intl.DateTimeFormatOptions | null]> = {
  day: [{ day: 'numeric' }, { month: 'short', year: 'numeric' }],
  month: [{ month: 'short' }, { year: 'numeric' }],
  year: [{ year: 'numeric' }, null],
};

/** The points that begin a new day, month or year, thinned to at most `most`. */
function tickDays(days: readonly string[], unit: TickUnit, most: number): readonly string[] {
  const begins = unit === 'day' ? days : days.filter((day, index) => isNew(day, days[index - 1], unit));
  const step = Math.max(1, Math.ceil(begins.length / most));
  return begins.filter((_, index) => index % step === 0);
}

/** Characters of a day up to its month, or its year. */
const lengthOf = { month: 7, year: 4 } as const;

const isNew = (day: string, before: string | undefined, unit: 'month' | 'year'): boolean =>
  before === undefined || day.slice(0, lengthOf[unit]) !== before.slice(0, lengthOf[unit]);

interface Axis {
  /** First day of each point, as YYYY-MM-DD. */
  readonly days: readonly string[];
  readonly interval: AxisInterval;
  readonly locale: string;
}

/**
 * Ticks of the axis: day numbers or month names by the thresholds, at most `most`, with month and year beneath [O9.08].
 */
export function axisTicks({ days, interval, locale }: Axis, most: number): readonly ChartTick[] {
  const unit = tickUnitOf(interval, days.length);
  const [own, beneath] = texts[unit];
  const places = new Map(days.map((day, index) => [day, index]));
  let last = '';
  return tickDays(days, unit, most).map((day) => {
    const under = beneath === null ? '' : formatDay(day, locale, beneath);
    const isOther = under !== last;
    last = under;
    return { index: places.get(day) ?? 0, text: formatDay(day, locale, own), under: isOther ? under : '' };
  });
}
