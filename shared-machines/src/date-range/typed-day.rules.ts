import { isIsoDay, utcFormat, type IsoDay } from '@listings/shared-values';
import type { RuleMessageKey } from '../messages/rules.texts';

type DayPart = 'day' | 'month' | 'year';

const numeric = { calendar: 'gregory', numberingSystem: 'latn' } as const;

const dayParts = (locale: string, day: IsoDay): readonly Intl.DateTimeFormatPart[] =>
  utcFormat(locale, { ...numeric, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
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
  const numbers = /^(\d{1,4})[^\d]{1,3}(\d{1,2})[^\d]{1,3}(\d{1,4})[^\d]{0,3}$/.exec(text)?.slice(1);
  if (numbers === undefined) return null;
  const order = orderOf(locale);
  const part = (name: DayPart) => numbers[order.indexOf(name)] ?? '';
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
