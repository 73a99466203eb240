const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Says of a language that its usual numbers and days are written by this file: the first use of `Intl` by a page reads tables
 * of all languages, which takes longer than to draw a table, and these few texts are on most first screens.
 */
export const isPlainEnglish = (language: string): boolean => /^en(?:-US|-XA)?$/.test(language);

const inGroups = (value: number): string => String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');

const units = ['', 'K', 'M', 'B', 'T'];

/** Two digits, or all before the point, such as '1.2K' and '123K'. */
function inUnits(value: number, unit = 0): string | null {
  const scaled = value / 1000 ** unit;
  const rounded = scaled < 10 ? Math.round(scaled * 10) / 10 : Math.round(scaled);
  if (rounded >= 1000) return unit + 1 < units.length ? inUnits(value, unit + 1) : null;
  return `${rounded}${units[unit]}`;
}

/** A whole number, such as '1,234' or, with `notation: 'compact'`, '1.2K'; null for what `Intl.NumberFormat` has to write. */
export function englishNumber(
  value: number,
  { notation = 'standard', ...others }: Intl.NumberFormatOptions = {},
): string | null {
  if (!Number.isSafeInteger(value) || Object.is(value, -0) || Object.keys(others).length > 0) return null;
  if (notation === 'standard') return inGroups(value);
  return notation === 'compact' && value >= 0 ? inUnits(value) : null;
}

const numeric = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const monthOf = (at: Date): string => months[at.getUTCMonth()] ?? '';
const monthDay = (at: Date): string => `${monthOf(at)} ${at.getUTCDate()}`;
const wholeDay = (at: Date): string => `${monthDay(at)}, ${at.getUTCFullYear()}`;

const days: Readonly<Record<string, (at: Date) => string>> = {
  day: (at) => String(at.getUTCDate()),
  month: monthOf,
  year: (at) => String(at.getUTCFullYear()),
  'month,year': (at) => `${monthOf(at)} ${at.getUTCFullYear()}`,
  'day,month': monthDay,
  'day,month,year': wholeDay,
};

/** Names as a sentence joins them, such as 'Canada, Germany, and Japan'. */
export function englishList(names: readonly string[]): string {
  if (names.length < 3) return names.join(' and ');
  return `${names.slice(0, -1).join(', ')}, and ${names.at(-1)}`;
}

/** A day, a moment in milliseconds by UTC's clock, such as 'Nov 1, 2026'; null for what `Intl.DateTimeFormat` has to write. */
export function englishDay(ms: number, options: Intl.DateTimeFormatOptions): string | null {
  const own = options.dateStyle === 'medium' && Object.keys(options).length === 1 ? numeric : options;
  const isUsual = Object.entries(own).every(([part, value]) => value === numeric[part as keyof typeof numeric]);
  return (isUsual && days[Object.keys(own).sort().join()]?.(new Date(ms))) || null;
}

/** From the day of one moment to that of another, such as 'Nov 1 – 20, 2026'. */
export function englishDays(first: number, last: number): string {
  const [start, end] = [new Date(first), new Date(last)];
  if (wholeDay(start) === wholeDay(end)) return wholeDay(end);
  const isSameYear = start.getUTCFullYear() === end.getUTCFullYear();
  const isSameMonth = isSameYear && start.getUTCMonth() === end.getUTCMonth();
  const rest = isSameMonth ? `${end.getUTCDate()}, ${end.getUTCFullYear()}` : wholeDay(end);
  return `${isSameYear ? monthDay(start) : wholeDay(start)} – ${rest}`;
}

/** A moment in milliseconds by UTC's clock, such as 'Nov 1, 2026, 1:05 PM'. */
export function englishMoment(ms: number): string {
  const at = new Date(ms);
  const hour = at.getUTCHours();
  const minute = String(at.getUTCMinutes()).padStart(2, '0');
  return `${wholeDay(at)}, ${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}
