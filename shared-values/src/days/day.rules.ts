import { englishDay, englishDays, isPlainEnglish } from '../intl/english-text.rules';
import { utcFormat } from '../intl/utc-format.rules';

/** A calendar day, `YYYY-MM-DD`. Days sort as they read; no time zone can shift one [decisions 26]. */
export type IsoDay = string;

/** Milliseconds of a day in UTC. */
export const DAY_MS = 86_400_000;

/** Days since 1970-01-01. */
export const dayNumber = (day: IsoDay): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

/** The day that many days after 1970-01-01. */
export const dayFromNumber = (number: number): IsoDay => new Date(number * DAY_MS).toISOString().slice(0, 10);

const partsOf = (day: IsoDay): { year: number; month: number; date: number } => {
  const at = new Date(dayNumber(day) * DAY_MS);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate() };
};

/** The day of a year, month (0 is January; months before and after the year count on) and date. */
const dayFrom = (year: number, month: number, date: number): IsoDay =>
  dayFromNumber(Math.floor(Date.UTC(year, month, date) / DAY_MS));

/** True for the text of a day that exists. */
export const isIsoDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayNumber(text)) && dayFromNumber(dayNumber(text)) === text;

export const addDays = (day: IsoDay, days: number): IsoDay => dayFromNumber(dayNumber(day) + days);

/** Counts the days from one day to another; 0 for the same, negative backwards. */
export const countDays = (from: IsoDay, to: IsoDay): number => dayNumber(to) - dayNumber(from);

const DATES = Array.from({ length: 32 }, (_, date) => String(date).padStart(2, '0'));

/**
 * All days from first to last, both included; none when first is after last. Written a month at a time: a date object for
 * each day of a year takes longer than the rest of a report.
 */
export function eachDay(first: IsoDay, last: IsoDay): readonly IsoDay[] {
  const days: IsoDay[] = [];
  const end = dayNumber(last);
  for (let next = dayNumber(first); next <= end;) {
    const at = new Date(next * DAY_MS);
    const [month, from] = [dayFromNumber(next).slice(0, 8), at.getUTCDate()];
    const monthEnd = Math.min(at.setUTCMonth(at.getUTCMonth() + 1, 0) / DAY_MS, end);
    for (let date = from; next <= monthEnd; date += 1, next += 1) days.push(`${month}${DATES[date]}`);
  }
  return days;
}

/** Adds months; the last day of a shorter month stands for one that does not exist. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const { year, month, date } = partsOf(day);
  const last = partsOf(dayFrom(year, month + months + 1, 0)).date;
  return dayFrom(year, month + months, Math.min(date, last));
}

/** Day of the week; 0 is Sunday, as `Date` and the store's settings count. */
export const weekday = (day: IsoDay): number => (((dayNumber(day) + 4) % 7) + 7) % 7;

/** Days since the week began. `weekStartsOn`: 0 is Sunday. */
const daysIntoWeek = (day: IsoDay, weekStartsOn: number): number => (weekday(day) - weekStartsOn + 7) % 7;

export type CalendarUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** First day of the unit a day is in. `weekStartsOn`: 0 is Sunday. */
export function startOf(unit: CalendarUnit, day: IsoDay, weekStartsOn = 0): IsoDay {
  const { year, month } = partsOf(day);
  if (unit === 'week') return addDays(day, -daysIntoWeek(day, weekStartsOn));
  if (unit === 'month') return dayFrom(year, month, 1);
  if (unit === 'quarter') return dayFrom(year, month - (month % 3), 1);
  return unit === 'year' ? dayFrom(year, 0, 1) : day;
}

/** First day of the unit before the one a day is in. */
export const startOfPrevious = (unit: CalendarUnit, day: IsoDay, weekStartsOn = 0): IsoDay =>
  startOf(unit, addDays(startOf(unit, day, weekStartsOn), -1), weekStartsOn);

/** `YYYY-WW` by ISO 8601: the year is that of the week's Thursday. */
function isoWeek(day: IsoDay): string {
  const thursday = addDays(startOf('week', day, 1), 3);
  const year = thursday.slice(0, 4);
  const week = Math.floor(countDays(`${year}-01-01`, thursday) / 7) + 1;
  return `${year}-${String(week).padStart(2, '0')}`;
}

/** The id under which a report adds up a day: `2026-11-20`, `2026-47`, `2026-11`, `2026-4`, `2026` (contract, reports). */
export function intervalId(day: IsoDay, unit: CalendarUnit): string {
  switch (unit) {
    case 'day':
      return day;
    case 'week':
      return isoWeek(day);
    case 'month':
      return day.slice(0, 7);
    case 'quarter':
      return `${day.slice(0, 4)}-${Math.ceil(Number(day.slice(5, 7)) / 3)}`;
    case 'year':
      return day.slice(0, 4);
  }
}

/** A day in words of the language; `options` as for `Intl.DateTimeFormat`. */
export function formatDay(day: IsoDay, language: string, options: Intl.DateTimeFormatOptions): string {
  const ms = dayNumber(day) * DAY_MS;
  return (isPlainEnglish(language) ? englishDay(ms, options) : null) ?? utcFormat(language, options).format(ms);
}

/** A range as the language writes it, such as 'Nov 1 – 20, 2026'; a single day as that day. */
export function rangeText(after: IsoDay, before: IsoDay, language: string): string {
  const [first, last] = [dayNumber(after) * DAY_MS, dayNumber(before) * DAY_MS];
  if (isPlainEnglish(language)) return englishDays(first, last);
  return utcFormat(language, { year: 'numeric', month: 'short', day: 'numeric' }).formatRange(first, last);
}

/** Periods to choose from. */
export const periods = [
  'today',
  'yesterday',
  'week',
  'last_week',
  'month',
  'last_month',
  'quarter',
  'last_quarter',
  'year',
  'last_year',
  'custom',
] as const;
export type Period = (typeof periods)[number];

/** Periods that a range is compared with. */
export const comparisons = ['previous_period', 'previous_year'] as const;
export type Comparison = (typeof comparisons)[number];

/** Chosen range; `after` and `before` count for 'custom' only. */
export interface DateRangeChoice {
  readonly period: Period;
  readonly compare: Comparison;
  readonly after?: IsoDay;
  readonly before?: IsoDay;
}

/** Today and the first day of the week. */
export interface Calendar {
  readonly today: IsoDay;
  /** 0 is Sunday. */
  readonly weekStartsOn: number;
}

/** First and last day of a span. */
export interface Days {
  readonly after: IsoDay;
  readonly before: IsoDay;
}

/** The choice when period or compare is missing. */
export const defaultDateRange = { period: 'month', compare: 'previous_year' } as const satisfies DateRangeChoice;

const unitOf = (period: Exclude<Period, 'custom'>): CalendarUnit =>
  period === 'today' || period === 'yesterday' ? 'day' : (period.replace('last_', '') as CalendarUnit);

const earlierOf = (one: IsoDay, other: IsoDay): IsoDay => (one < other ? one : other);

/** First and last day of a period: 'to date' ends today, 'last' is the whole previous unit. */
function daysOf(choice: DateRangeChoice, { today, weekStartsOn }: Calendar): Days {
  const { period } = choice;
  if (period === 'custom') {
    // Days to come have no figures: they would count as zeros.
    const before = earlierOf(choice.before ?? today, today);
    return { after: earlierOf(choice.after ?? today, before), before };
  }
  const unit = unitOf(period);
  if (period === 'yesterday' || period.startsWith('last_'))
    return {
      after: startOfPrevious(unit, today, weekStartsOn),
      before: addDays(startOf(unit, today, weekStartsOn), -1),
    };
  return { after: startOf(unit, today, weekStartsOn), before: today };
}

/** Back by the range's own length, or by one year. */
function daysBefore(range: Days, compare: Comparison): Days {
  if (compare === 'previous_year') return { after: addMonths(range.after, -12), before: addMonths(range.before, -12) };
  const length = countDays(range.after, range.before) + 1;
  return { after: addDays(range.after, -length), before: addDays(range.before, -length) };
}

/** The chosen days and those they are compared with, in the store's calendar. */
export function resolveDays(choice: DateRangeChoice, calendar: Calendar) {
  const primary = daysOf(choice, calendar);
  return { primary, secondary: daysBefore(primary, choice.compare) };
}
