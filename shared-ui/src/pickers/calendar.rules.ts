/** A day as YYYY-MM-DD; all arithmetic is on UTC days, so that no time zone can shift one. */
export type CalendarDay = string;

const dayMs = 86_400_000;
const msOf = (day: CalendarDay) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (ms: number): CalendarDay => new Date(ms).toISOString().slice(0, 10);

const moveDays = (day: CalendarDay, days: number): CalendarDay => dayOf(msOf(day) + days * dayMs);

/** The same day of another month, or its last one where it is shorter. */
export function moveMonths(day: CalendarDay, months: number): CalendarDay {
  const at = new Date(msOf(day));
  const [year, month] = [at.getUTCFullYear(), at.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month, Math.min(at.getUTCDate(), last)));
}

/** Days since the week began. */
const sinceWeekStart = (day: CalendarDay, weekStartsOn: number) =>
  (new Date(msOf(day)).getUTCDay() - weekStartsOn + 7) % 7;

const startOfWeek = (day: CalendarDay, weekStartsOn: number): CalendarDay =>
  moveDays(day, -sinceWeekStart(day, weekStartsOn));

/** The weeks that show a day's month, with the days of the months around it. */
export function weeksOf(day: CalendarDay, weekStartsOn: number): readonly (readonly CalendarDay[])[] {
  const month = day.slice(0, 7);
  const weeks: CalendarDay[][] = [];
  for (let first = startOfWeek(`${month}-01`, weekStartsOn); first.slice(0, 7) <= month; first = moveDays(first, 7)) {
    const start = first;
    weeks.push(Array.from({ length: 7 }, (_, index) => moveDays(start, index)));
  }
  return weeks;
}

/** Where a key leads from a day; null for a key that moves nothing. */
export function dayAfterKey(key: string, day: CalendarDay, weekStartsOn: number): CalendarDay | null {
  const since = sinceWeekStart(day, weekStartsOn);
  switch (key) {
    case 'ArrowLeft':
      return moveDays(day, -1);
    case 'ArrowRight':
      return moveDays(day, 1);
    case 'ArrowUp':
      return moveDays(day, -7);
    case 'ArrowDown':
      return moveDays(day, 7);
    case 'Home':
      return moveDays(day, -since);
    case 'End':
      return moveDays(day, 6 - since);
    case 'PageUp':
      return moveMonths(day, -1);
    case 'PageDown':
      return moveMonths(day, 1);
    default:
      return null;
  }
}

/** A day in words of the locale. */
export const wordsOf = (day: CalendarDay, locale: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(msOf(day));
