import {
  addDays,
  addMonths,
  comparisons,
  countDays,
  defaultDateRange,
  isIsoDay,
  periods,
  rangeText,
  resolveDays,
  type Calendar,
  type Comparison,
  type DateRangeChoice,
  type Days,
  type IsoDay,
  type Period,
} from '@listings/shared-values';
import type { RuleMessageKey } from '../messages/rules.texts';

// The days of a choice are resolved in shared-values, which the server uses as well.
export { comparisons, defaultDateRange, periods, resolveDays, type Comparison, type DateRangeChoice, type Period };

export type Interval = 'hour' | 'day' | 'week' | 'month' | 'quarter' | 'year';
export type ChartType = 'line' | 'bar';

/** Today, in the store's time zone, and the first day of the week for this store. */
export interface StoreCalendar extends Calendar {
  /** BCP 47 tag to write ranges in. */
  readonly locale: string;
}

export interface DayRange extends Days {
  /** The period, or the comparison for the second range: a key of its label. */
  readonly label: Period | Comparison;
  /** The days as the locale writes them. */
  readonly range: string;
}

/** A resolved choice [O2.25]. */
export interface DateRange {
  readonly primary: DayRange;
  readonly secondary: DayRange;
}

type Query = Readonly<Record<string, string | undefined>>;

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((one) => one === value);

/** Reads the choice from query parameters; what is missing or wrong gives the default [O2.20, O2.24]. */
export function choiceOfQuery({ period, compare, after, before }: Query): DateRangeChoice {
  const known = { period: oneOf(periods, period), compare: oneOf(comparisons, compare) };
  if (known.period === undefined || known.compare === undefined) return defaultDateRange;
  if (known.period !== 'custom') return { period: known.period, compare: known.compare };
  if (after === undefined || before === undefined || !isIsoDay(after) || !isIsoDay(before) || after > before)
    return defaultDateRange;
  return { period: 'custom', compare: known.compare, after, before };
}

/** The query parameters of a choice. */
export const queryOfChoice = ({ period, compare, after, before }: DateRangeChoice): Record<string, string> => ({
  period,
  compare,
  ...(period === 'custom' && after !== undefined && before !== undefined ? { after, before } : {}),
});

/** The day at the same place of the earlier period; where that year has no such day (29 February), the next one. */
export function earlierDay(day: IsoDay, { primary, secondary }: DateRange): IsoDay {
  if (secondary.label !== 'previous_year') return addDays(day, countDays(primary.after, secondary.after));
  const same = addMonths(day, -12);
  return same.slice(5) === day.slice(5) ? same : addDays(same, 1);
}

/** The days of a choice and those it is compared with, with their labels and texts [O2.25]. */
export function resolveDateRange(choice: DateRangeChoice, calendar: StoreCalendar): DateRange {
  const { primary, secondary } = resolveDays(choice, calendar);
  const written = (label: Period | Comparison, days: Days): DayRange => ({
    label,
    range: rangeText(days.after, days.before, calendar.locale),
    ...days,
  });
  return { primary: written(choice.period, primary), secondary: written(choice.compare, secondary) };
}

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
  return oneOf(allowed, asked) ?? allowed[0] ?? 'day';
}

/** Line or bar; anything else is line [O2.26]. */
export const chartTypeOf = (asked: string | undefined): ChartType => (asked === 'bar' ? 'bar' : 'line');

type DayPart = 'day' | 'month' | 'year';

const numeric = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;

const dayParts = (locale: string, day: IsoDay): readonly Intl.DateTimeFormatPart[] =>
  new Intl.DateTimeFormat(locale, { ...numeric, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    Date.parse(`${day}T00:00:00Z`),
  );

/** A day in figures as the locale writes it, such as '11/20/2026' or '20.11.2026'. */
export const dayText = (day: IsoDay, locale: string): string =>
  dayParts(locale, day)
    .map(({ value }) => value)
    .join('');

/** Day, month and year in the order of the locale. */
const orderOf = (locale: string): readonly DayPart[] =>
  dayParts(locale, '2026-11-20')
    .map(({ type }) => type)
    .filter((type): type is DayPart => type === 'day' || type === 'month' || type === 'year');

/** Reads a typed date: ISO, or in figures in the order of the locale; null when it is none [O5.01]. */
export function parseDay(typed: string, locale: string): IsoDay | null {
  // Some locales put marks of the writing direction between the figures.
  const text = typed.replaceAll(/[\u200e\u200f]/g, '').trim();
  if (isIsoDay(text)) return text;
  const numbers = /^(\d{1,4})[^\d]{1,3}(\d{1,2})[^\d]{1,3}(\d{1,4})[^\d]{0,3}$/.exec(text)?.slice(1) ?? [];
  const part = (name: DayPart) => numbers[orderOf(locale).indexOf(name)] ?? '';
  const day = `${part('year')}-${part('month').padStart(2, '0')}-${part('day').padStart(2, '0')}`;
  return isIsoDay(day) ? day : null;
}

/** Error of a typed start or end date; null for a valid one [O5.01]. */
export function validateDay(
  typed: string,
  which: 'after' | 'before',
  { other, today, locale }: { readonly other: IsoDay | null; readonly today: IsoDay; readonly locale: string },
): RuleMessageKey | null {
  const day = parseDay(typed, locale);
  if (day === null) return 'dateRange.invalid';
  if (day > today) return 'dateRange.future';
  const isReversed = other !== null && (which === 'after' ? day > other : day < other);
  return isReversed ? 'dateRange.reversed' : null;
}
