/** A day as YYYY-MM-DD. All arithmetic is on calendar days, so no time zone can shift it [decisions 26]. */
export type IsoDay = string;

const dayMs = 86_400_000;
const msOf = (day: IsoDay): number => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): IsoDay => new Date(ms).toISOString().slice(0, 10);

const partsOf = (day: IsoDay): { year: number; month: number; date: number } => {
  const at = new Date(msOf(day));
  return { year: at.getUTCFullYear(), month: at.getUTCMonth(), date: at.getUTCDate() };
};

/** The day of a year, month (0 is January, any number counts on) and date. */
const dayFrom = (year: number, month: number, date: number): IsoDay => dayOf(Date.UTC(year, month, date));

/** Text is a day that exists. */
export const isIsoDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(msOf(text)) && dayOf(msOf(text)) === text;

export const addDays = (day: IsoDay, days: number): IsoDay => dayOf(msOf(day) + days * dayMs);

/** Days from one day to another; 0 for the same. */
export const daysBetween = (from: IsoDay, to: IsoDay): number => Math.round((msOf(to) - msOf(from)) / dayMs);

/** Adds months; the last day of a shorter month stands for one that does not exist. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const { year, month, date } = partsOf(day);
  const last = partsOf(dayFrom(year, month + months + 1, 0)).date;
  return dayFrom(year, month + months, Math.min(date, last));
}

export type CalendarUnit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** First day of the unit a day is in. `weekStartsOn`: 0 is Sunday. */
export function startOf(unit: CalendarUnit, day: IsoDay, weekStartsOn = 0): IsoDay {
  const { year, month } = partsOf(day);
  if (unit === 'week') return addDays(day, -((new Date(msOf(day)).getUTCDay() - weekStartsOn + 7) % 7));
  if (unit === 'month') return dayFrom(year, month, 1);
  if (unit === 'quarter') return dayFrom(year, month - (month % 3), 1);
  return unit === 'year' ? dayFrom(year, 0, 1) : day;
}

/** First day of the unit before the one a day is in. */
export function startOfPrevious(unit: CalendarUnit, day: IsoDay, weekStartsOn = 0): IsoDay {
  return startOf(unit, addDays(startOf(unit, day, weekStartsOn), -1), weekStartsOn);
}

/** Minutes of a numeric offset such as '+02:00', '-5' or '+5.5'; null when it is none. */
export const offsetMinutes = (zone: string): number | null => {
  const found = /^([+-])(\d{1,2})(?::?(\d{2})|\.(\d+))?$/.exec(zone);
  if (found === null) return null;
  const minutes = Number(found[2]) * 60 + Number(found[3] ?? 0) + Math.round(Number(`0.${found[4] ?? 0}`) * 60);
  return found[1] === '-' ? -minutes : minutes;
};

/** The day it is in the store's time zone: a named zone or a numeric offset [O2.39, decisions 26]. `now` in milliseconds. */
export function dayInZone(now: number, zone: string): IsoDay {
  const offset = offsetMinutes(zone);
  if (offset !== null) return dayOf(now + offset * 60_000);
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(now);
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}`;
}

/** A range as the locale writes it, such as 'Nov 1 – 20, 2026'. */
export const rangeText = (after: IsoDay, before: IsoDay, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' }).formatRange(
    msOf(after),
    msOf(before),
  );
