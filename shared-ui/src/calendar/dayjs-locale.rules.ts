import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { utcFormat, type IsoDay } from '@listings/shared-values';

dayjs.extend(utc);

/** A day as the calendar takes it: in UTC, where no day is skipped or begins late. */
export const dayjsOf = (day: IsoDay): Dayjs => dayjs.utc(day);

export const isoOf = (day: Dayjs): IsoDay => day.format('YYYY-MM-DD');

// 1 January 2023 is a Sunday.
const sundayToSaturday = Array.from({ length: 7 }, (_, index) => Date.UTC(2023, 0, 1 + index));
const januaryToDecember = Array.from({ length: 12 }, (_, index) => Date.UTC(2023, index, 1));

const monthAndYear = (locale: string) => utcFormat(locale, { month: 'long', year: 'numeric', calendar: 'gregory' });

/** Month and year as the locale orders them, in the tokens of dayjs. */
export const monthFormat = (locale: string): string =>
  monthAndYear(locale)
    .formatToParts(0)
    .map(({ type, value }) => (type === 'month' ? 'MMMM' : type === 'year' ? 'YYYY' : `[${value}]`))
    .join('');

/** The months as they are called beside a year. */
function monthNames(locale: string): string[] {
  const format = monthAndYear(locale);
  return januaryToDecember.map(
    (moment) => format.formatToParts(moment).find(({ type }) => type === 'month')?.value ?? '',
  );
}

function weekdayNames(locale: string, weekday: 'long' | 'short'): string[] {
  const format = utcFormat(locale, { weekday });
  return sundayToSaturday.map((moment) => format.format(moment));
}

/**
 * Registers a locale of dayjs for a language and a store's first day of the week (0 is Sunday), and gives its name. The
 * words come from the browser, so that no file of any language is fetched.
 */
export function registerDayjsLocale(locale: string, weekStartsOn: number): string {
  const name = `store-${locale}-${weekStartsOn}`.toLowerCase();
  dayjs.locale(
    {
      name,
      weekStart: weekStartsOn,
      weekdays: weekdayNames(locale, 'long'),
      weekdaysShort: weekdayNames(locale, 'short'),
      months: monthNames(locale),
      formats: {},
      relativeTime: {},
    },
    undefined,
    true,
  );
  return name;
}
