import type { Bootstrap } from '@listings/shared-api/contract';
import { zoneClock } from '@listings/shared-values';

/** Format of a moment on the site: the formats of PHP's `date`, and its time zone [O2.39]. */
export type MomentFormat = Pick<Bootstrap, 'dateFormat' | 'timeFormat' | 'timeZone'>;

const minuteMs = 60_000;

const two = (value: number): string => String(value).padStart(2, '0');
const twelve = (hour: number): number => hour % 12 || 12;

const ordinal = (day: number): string => {
  if (day > 10 && day < 14) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
};

const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
};

/** Values of the letters of a PHP format. */
function lettersOf(
  at: Date,
  ms: number,
  zone: string,
  locale: string,
): Readonly<Record<string, () => string | number>> {
  const name = (options: Intl.DateTimeFormatOptions) => () =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(at);
  const day = at.getUTCDate();
  const month = at.getUTCMonth() + 1;
  const year = at.getUTCFullYear();
  const hour = at.getUTCHours();
  return {
    d: () => two(day),
    j: () => day,
    D: name({ weekday: 'short' }),
    l: name({ weekday: 'long' }),
    N: () => at.getUTCDay() || 7,
    w: () => at.getUTCDay(),
    S: () => ordinal(day),
    F: name({ month: 'long' }),
    M: name({ month: 'short' }),
    m: () => two(month),
    n: () => month,
    Y: () => year,
    y: () => two(year % 100),
    a: () => (hour < 12 ? 'am' : 'pm'),
    A: () => (hour < 12 ? 'AM' : 'PM'),
    g: () => twelve(hour),
    G: () => hour,
    h: () => two(twelve(hour)),
    H: () => two(hour),
    i: () => two(at.getUTCMinutes()),
    s: () => two(at.getUTCSeconds()),
    e: () => zone,
    T: () => zone,
    P: () => offsetText(Math.round((at.getTime() - Math.floor(ms / 1000) * 1000) / minuteMs)),
  };
}

/**
 * A moment as the site writes it, in the site's time zone whatever the browser's is [decisions 26]. `ms` are milliseconds
 * since 1970; the names of months and days are those of the locale. A backslash keeps the letter after it.
 */
export function momentText(ms: number, { dateFormat, timeFormat, timeZone }: MomentFormat, locale: string): string {
  const letters = lettersOf(zoneClock(ms, timeZone), ms, timeZone, locale);
  const write = (format: string) =>
    format.replace(/\\(.)|[a-zA-Z]/g, (sign, kept?: string) => kept ?? String(letters[sign]?.() ?? sign));
  return `${write(dateFormat)} ${write(timeFormat)}`.trim();
}
