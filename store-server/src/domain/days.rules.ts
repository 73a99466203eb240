/** Days are texts `YYYY-MM-DD` in the store's time zone; they sort as they read. */

export type Interval = 'day' | 'week' | 'month' | 'quarter' | 'year';

export const DAY_MS = 86_400_000;

const OFFSET = /^([+-])(\d{2}):?(\d{2})$/;
const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
};

/** `YYYY-MM-DD HH:mm:ss` of an instant in a named zone or a numeric offset such as `+02:00`. */
export function localTime(ms: number, timeZone: string): string {
  const offset = OFFSET.exec(timeZone);
  if (offset) {
    const minutes = Number(offset[2]) * 60 + Number(offset[3]);
    const shifted = new Date(ms + (offset[1] === '-' ? -minutes : minutes) * 60_000);
    return shifted.toISOString().slice(0, 19).replace('T', ' ');
  }
  const part: Record<string, string> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(ms)) part[type] = value;
  return `${part['year']}-${part['month']}-${part['day']} ${part['hour']}:${part['minute']}:${part['second']}`;
}

/** The instant of a local time `YYYY-MM-DDTHH:mm` in a zone; null when it is none. Of a doubled hour it is the first. */
export function instantOf(local: string, timeZone: string): number | null {
  const wanted = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return null;
  const shownAt = (ms: number): number => Date.parse(`${localTime(ms, timeZone).replace(' ', 'T')}Z`);
  const near = wanted - (shownAt(wanted - DAY_MS) - (wanted - DAY_MS));
  return shownAt(near) === wanted ? near : near + (wanted - shownAt(near));
}

export const dayOf = (ms: number, timeZone: string): string => localTime(ms, timeZone).slice(0, 10);

/** Days since 1970-01-01. */
export const dayNumber = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);

const MOST_DAYS = 20_000;
const dayTexts = new Map<number, string>();

/** Reports write the same few thousand days again and again. */
export const dayFromNumber = (number: number): string => {
  const known = dayTexts.get(number);
  if (known !== undefined) return known;
  const text = new Date(number * DAY_MS).toISOString().slice(0, 10);
  if (dayTexts.size >= MOST_DAYS) dayTexts.clear();
  dayTexts.set(number, text);
  return text;
};

export const addDays = (day: string, count: number): string => dayFromNumber(dayNumber(day) + count);

/** All days from first to last, both included; none when first is after last. */
export function daysBetween(first: string, last: string): string[] {
  const days: string[] = [];
  for (let number = dayNumber(first), end = dayNumber(last); number <= end; number += 1) {
    days.push(dayFromNumber(number));
  }
  return days;
}

/** 0 is Monday. */
export const weekday = (day: string): number => (dayNumber(day) + 3) % 7;

/** `YYYY-WW` by ISO 8601: the year is that of the week's Thursday. */
function isoWeek(day: string): string {
  const thursday = addDays(day, 3 - weekday(day));
  const year = thursday.slice(0, 4);
  const week = Math.floor((dayNumber(thursday) - dayNumber(`${year}-01-01`)) / 7) + 1;
  return `${year}-${String(week).padStart(2, '0')}`;
}

/** The id under which a report adds up a day: `2026-11-20`, `2026-47`, `2026-11`, `2026-4`, `2026`. */
export function intervalId(day: string, interval: Interval): string {
  switch (interval) {
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
