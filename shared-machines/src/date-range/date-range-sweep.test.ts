import fc from 'fast-check';
import { dayInZone, type IsoDay, startOf } from '@listings/shared-values';
import { comparisons, periods, resolveDays, type DateRangeChoice } from './date-range.rules';
import { dayText, parseDay } from './typed-day.rules';

/**
 * An independent calendar: it knows only how long months are and counts days one by one. Nothing of `Date` or of the
 * rules under test is used.
 */
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
const monthLength = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
const written = (year: number, month: number, date: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

interface CalendarDay {
  readonly day: IsoDay;
  readonly year: number;
  readonly month: number;
  readonly date: number;
  /** 0 is Sunday. */
  readonly weekday: number;
}

/** All days from 2015 to 2030; the first of January 2015 was a Thursday. */
const days: CalendarDay[] = [];
for (let year = 2015; year <= 2030; year += 1)
  for (let month = 1; month <= 12; month += 1)
    for (let date = 1; date <= monthLength(year, month); date += 1)
      days.push({ day: written(year, month, date), year, month, date, weekday: (4 + days.length) % 7 });
const indexOf = new Map(days.map(({ day }, index) => [day, index]));
const at = (index: number): CalendarDay => {
  const found = days[index];
  if (found === undefined) throw new Error(`no day ${index}`);
  return found;
};
const place = (day: IsoDay): number => indexOf.get(day) ?? -1;

/** The ten years that are tried: 2018-2027, with the leap days of 2020 and 2024. */
const tried = days.filter(({ year }) => year >= 2018 && year <= 2027);
const anyDay = fc.constantFrom(...tried);
const yearBefore = ({ year, month, date }: CalendarDay) =>
  written(year - 1, month, Math.min(date, monthLength(year - 1, month)));

const quarterOf = ({ month }: CalendarDay) => Math.ceil(month / 3);
type SameUnit = (one: CalendarDay, other: CalendarDay) => boolean;
const sameUnit: Record<'month' | 'quarter' | 'year', SameUnit> = {
  month: (one, other) => one.year === other.year && one.month === other.month,
  quarter: (one, other) => one.year === other.year && quarterOf(one) === quarterOf(other),
  year: (one, other) => one.year === other.year,
};

/** Steps back day by day until the unit of the day begins. */
function beginning(index: number, unit: string, weekStartsOn: number): number {
  if (unit === 'day') return index;
  let first = index;
  if (unit === 'week') while (at(first).weekday !== weekStartsOn) first -= 1;
  else while (sameUnit[unit as keyof typeof sameUnit](at(first - 1), at(index))) first -= 1;
  return first;
}

const presets = periods.filter((period) => period !== 'custom');
const unitOf = (period: string) => (period === 'today' || period === 'yesterday' ? 'day' : period.replace('last_', ''));

/** First and last day of a preset by stepping. */
function expected(period: (typeof presets)[number], today: CalendarDay, weekStartsOn: number): [IsoDay, IsoDay] {
  const [unit, now] = [unitOf(period), place(today.day)];
  const start = beginning(now, unit, weekStartsOn);
  if (period !== 'yesterday' && !period.startsWith('last_')) return [at(start).day, today.day];
  return [at(beginning(start - 1, unit, weekStartsOn)).day, at(start - 1).day];
}

const daysOf = (choice: DateRangeChoice, today: IsoDay, weekStartsOn: number) => {
  const { primary, secondary } = resolveDays(choice, { today, weekStartsOn });
  return [primary.after, primary.before, secondary.after, secondary.before];
};

function secondaryOf([after, before]: [IsoDay, IsoDay], compare: string): [IsoDay, IsoDay] {
  const [first, last] = [place(after), place(before)];
  if (compare === 'previous_year') return [yearBefore(at(first)), yearBefore(at(last))];
  const length = last - first + 1;
  return [at(first - length).day, at(first - 1).day];
}

it('resolves every preset on every day of ten years as counting days does [O2.21-O2.23, O2.39]', () => {
  const wrong = tried.flatMap((today, index) =>
    presets.flatMap((period) =>
      comparisons.flatMap((compare) => {
        const weekStartsOn = index % 7;
        const primary = expected(period, today, weekStartsOn);
        const counted = [...primary, ...secondaryOf(primary, compare)].join(' ');
        const resolved = daysOf({ period, compare }, today.day, weekStartsOn).join(' ');
        return resolved === counted ? [] : [`${today.day} ${period} ${compare}: ${resolved}, not ${counted}`];
      }),
    ),
  );
  expect(tried).toHaveLength(3652);
  expect(wrong).toEqual([]);
});

it('begins the week on every day of the week [O2.22, O2.39]', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 6 }), ({ day }, weekStartsOn) => {
      expect(startOf('week', day, weekStartsOn)).toBe(at(beginning(place(day), 'week', weekStartsOn)).day);
    }),
  );
});

it('resolves any chosen days and both comparisons [O2.22, O2.23]', () => {
  fc.assert(
    fc.property(anyDay, anyDay, fc.constantFrom(...comparisons), (one, other, compare) => {
      const [after, before] = one.day < other.day ? [one.day, other.day] : [other.day, one.day];
      fc.pre(compare === 'previous_year' || place(before) - place(after) < place(after));
      const today = before;
      expect(daysOf({ period: 'custom', compare, after, before }, today, 1)).toEqual([
        after,
        before,
        ...secondaryOf([after, before], compare),
      ]);
    }),
  );
});

/** Every quarter of an hour from -12:00 to +14:00. */
const offsets = Array.from({ length: 26 * 4 + 1 }, (_, index) => -12 * 60 + index * 15);
const offsetText = (minutes: number) => {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
};

it.each(offsets.map(offsetText))('turns the day at midnight of the offset %s, not of the browser [O2.39]', (zone) => {
  const minutes = offsets[offsets.map(offsetText).indexOf(zone)] ?? 0;
  fc.assert(
    fc.property(anyDay, ({ day, year, month, date }) => {
      const midnight = Date.UTC(year, month - 1, date) - minutes * 60_000;
      expect([dayInZone(midnight, zone), dayInZone(midnight - 1, zone)]).toEqual([day, at(place(day) - 1).day]);
    }),
    { numRuns: 40 },
  );
});

/** Hours from UTC before and after a change of the clock, by the published rules of the zones. */
it.each([
  ['America/New_York', '2026-03-08', -5, -4],
  ['America/New_York', '2026-11-01', -4, -5],
  ['Europe/Berlin', '2026-03-29', 1, 2],
  ['Europe/Berlin', '2026-10-25', 2, 1],
  ['Australia/Lord_Howe', '2026-04-05', 11, 10.5],
  ['Asia/Kathmandu', '2026-06-01', 5.75, 5.75],
])('keeps whole days in %s around %s, when the clock changes [O2.39]', (zone, day, before, after) => {
  const [begins, ends] = [
    Date.parse(`${day}T00:00Z`) - before * 3_600_000,
    Date.parse(`${day}T24:00Z`) - after * 3_600_000,
  ];
  const [previous, next] = [at(place(day) - 1).day, at(place(day) + 1).day];
  expect([begins - 1, begins, ends - 1, ends].map((now) => dayInZone(now, zone))).toEqual([previous, day, day, next]);
});

it.each(['en-US', 'en-GB', 'de', 'fr', 'ja', 'ko', 'nl', 'sv', 'ar', 'he', 'th', 'hu', 'pt-BR'])(
  'reads back every day as %s writes it [O5.01]',
  (locale) => {
    fc.assert(fc.property(anyDay, ({ day }) => expect(parseDay(dayText(day, locale), locale)).toBe(day)));
  },
);
