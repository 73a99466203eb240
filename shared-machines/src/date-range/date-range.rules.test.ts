import { addMonths, dayInZone, isIsoDay, rangeText } from '@listings/shared-values';
import { allowedIntervals, chartTypeOf, intervalOf } from './chart-interval.rules';
import {
  choiceOfQuery,
  periods,
  queryOfChoice,
  resolveDateRange,
  type DateRangeChoice,
  type Period,
} from './date-range.rules';
import { parseDay, validateDay } from './typed-day.rules';

// A Friday.
const calendar = { today: '2026-11-20', weekStartsOn: 1, locale: 'en-US' };
const resolve = (choice: DateRangeChoice) => resolveDateRange(choice, calendar, rangeText);
const days = (choice: DateRangeChoice) => {
  const { primary, secondary } = resolve(choice);
  return [primary.after, primary.before, secondary.after, secondary.before];
};

it('knows the periods of the specification [O2.21]', () => {
  expect(periods).toEqual([
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
  ]);
});

it.each<[Period, string, string]>([
  ['today', '2026-11-20', '2026-11-20'],
  ['yesterday', '2026-11-19', '2026-11-19'],
  ['week', '2026-11-16', '2026-11-20'],
  ['last_week', '2026-11-09', '2026-11-15'],
  ['month', '2026-11-01', '2026-11-20'],
  ['last_month', '2026-10-01', '2026-10-31'],
  ['quarter', '2026-10-01', '2026-11-20'],
  ['last_quarter', '2026-07-01', '2026-09-30'],
  ['year', '2026-01-01', '2026-11-20'],
  ['last_year', '2025-01-01', '2025-12-31'],
])('runs %s from %s to %s [O2.22]', (period, after, before) => {
  const { primary } = resolve({ period, compare: 'previous_year' });
  expect([primary.after, primary.before]).toEqual([after, before]);
});

it('uses the chosen days for a custom range [O2.22]', () => {
  expect(days({ period: 'custom', compare: 'previous_year', after: '2026-02-01', before: '2026-02-14' })).toEqual([
    '2026-02-01',
    '2026-02-14',
    '2025-02-01',
    '2025-02-14',
  ]);
});

it('ends a custom range of an address today: days to come have no figures', () => {
  const choice = { period: 'custom', compare: 'previous_period' } as const;
  expect(days({ ...choice, after: '2026-11-16', before: '2028-01-01' })).toEqual([
    '2026-11-16',
    '2026-11-20',
    '2026-11-11',
    '2026-11-15',
  ]);
  expect(days({ ...choice, after: '2027-01-01', before: '2027-01-31' }).slice(0, 2)).toEqual([
    '2026-11-20',
    '2026-11-20',
  ]);
});

it('compares with the range before of the same length, or with the year before [O2.23]', () => {
  expect(days({ period: 'month', compare: 'previous_period' })).toEqual([
    '2026-11-01',
    '2026-11-20',
    '2026-10-12',
    '2026-10-31',
  ]);
  expect(days({ period: 'month', compare: 'previous_year' }).slice(2)).toEqual(['2025-11-01', '2025-11-20']);
});

it('takes the last day of February for the leap day a year before [O2.23]', () => {
  expect(addMonths('2028-02-29', -12)).toBe('2027-02-28');
});

it('begins the week where the store does', () => {
  const sunday = resolveDateRange(
    { period: 'week', compare: 'previous_year' },
    { ...calendar, weekStartsOn: 0 },
    rangeText,
  );
  expect(sunday.primary.after).toBe('2026-11-15');
  const today = resolveDateRange(
    { period: 'week', compare: 'previous_year' },
    { ...calendar, weekStartsOn: 5 },
    rangeText,
  );
  expect(today.primary.after).toBe('2026-11-20');
});

it('is the month and the year before when period or compare is missing [O2.24]', () => {
  const fallback = { period: 'month', compare: 'previous_year' };
  expect(choiceOfQuery({})).toEqual(fallback);
  expect(choiceOfQuery({ period: 'year' })).toEqual(fallback);
  expect(choiceOfQuery({ compare: 'previous_period' })).toEqual(fallback);
  expect(choiceOfQuery({ period: 'century', compare: 'previous_period' })).toEqual(fallback);
});

it('reads period, compare and days from the query and writes them back [O2.20]', () => {
  const custom = { period: 'custom', compare: 'previous_period', after: '2026-01-01', before: '2026-01-31' } as const;
  expect(choiceOfQuery(custom)).toEqual(custom);
  expect(queryOfChoice(custom)).toEqual(custom);
  expect(choiceOfQuery({ ...custom, after: '2026-02-31' }).period).toBe('month');
  expect(choiceOfQuery({ ...custom, after: '2026-02-01' }).period).toBe('month');
  expect(queryOfChoice({ period: 'year', compare: 'previous_year', after: '2026-01-01' })).toEqual({
    period: 'year',
    compare: 'previous_year',
  });
});

it('gives both ranges a label and a text [O2.25]', () => {
  const { primary, secondary } = resolve({ period: 'month', compare: 'previous_year' });
  expect(primary).toMatchObject({ label: 'month', range: 'Nov 1 – 20, 2026' });
  expect(secondary).toMatchObject({ label: 'previous_year', range: 'Nov 1 – 20, 2025' });
});

it('draws lines unless bars are asked for [O2.26]', () => {
  expect([chartTypeOf('bar'), chartTypeOf('line'), chartTypeOf('pie'), chartTypeOf(undefined)]).toEqual([
    'bar',
    'line',
    'line',
    'line',
  ]);
});

const intervalsOf: [Period, string[]][] = [
  ['today', ['hour', 'day']],
  ['yesterday', ['hour', 'day']],
  ['week', ['day']],
  ['last_week', ['day']],
  ['month', ['day', 'week']],
  ['last_month', ['day', 'week']],
  ['quarter', ['day', 'week', 'month']],
  ['last_quarter', ['day', 'week', 'month']],
  ['year', ['day', 'week', 'month', 'quarter']],
  ['last_year', ['day', 'week', 'month', 'quarter']],
];

it.each(intervalsOf)('allows for %s the intervals %j [O2.28-O2.32]', (period, intervals) => {
  expect(allowedIntervals({ period, compare: 'previous_year' })).toEqual(intervals);
});

it.each([
  ['2025-11-21', 365, ['day', 'week', 'month', 'quarter', 'year']],
  ['2025-11-22', 364, ['day', 'week', 'month', 'quarter']],
  ['2026-08-23', 90, ['day', 'week', 'month', 'quarter']],
  ['2026-08-24', 89, ['day', 'week', 'month']],
  ['2026-10-24', 28, ['day', 'week', 'month']],
  ['2026-10-25', 27, ['day', 'week']],
  ['2026-11-14', 7, ['day', 'week']],
  ['2026-11-15', 6, ['day']],
  ['2026-11-19', 2, ['day']],
  ['2026-11-20', 1, ['hour', 'day']],
])('allows for a custom range from %s, %i days, the intervals %j [O2.33-O2.38]', (after, _days, intervals) => {
  expect(allowedIntervals({ period: 'custom', compare: 'previous_year', after, before: '2026-11-20' })).toEqual(
    intervals,
  );
});

it('takes the first allowed interval for one that is not [O2.27]', () => {
  expect(intervalOf('week', { period: 'month', compare: 'previous_year' })).toBe('week');
  expect(intervalOf('hour', { period: 'month', compare: 'previous_year' })).toBe('day');
  expect(intervalOf(undefined, { period: 'today', compare: 'previous_year' })).toBe('hour');
});

it('tells the day it is in the zone of the store, named or by offset [O2.39]', () => {
  const now = Date.parse('2026-11-20T02:30:00Z');
  expect(dayInZone(now, 'America/New_York')).toBe('2026-11-19');
  expect(dayInZone(now, 'Asia/Tokyo')).toBe('2026-11-20');
  expect(dayInZone(now, '-03:00')).toBe('2026-11-19');
  expect(dayInZone(now, '-02:30')).toBe('2026-11-20');
  expect(dayInZone(now, '+5.5')).toBe('2026-11-20');
  expect(dayInZone(Date.parse('2026-11-20T18:30:00Z'), '+5.5')).toBe('2026-11-21');
});

it('reads typed dates in ISO form and as the locale writes them [O5.01]', () => {
  const read = (typed: string, locale = 'en-US') => parseDay(typed, locale);
  expect(read('2026-02-03', 'de')).toBe('2026-02-03');
  expect(read(' 2/3/2026 ')).toBe('2026-02-03');
  expect(read('2/3/2026', 'en-GB')).toBe('2026-03-02');
  expect(read('3.2.2026', 'de')).toBe('2026-02-03');
  expect(read('2026. 2. 3.', 'ko')).toBe('2026-02-03');
  const wrong = ['2026-02-30', '2/30/2026', '13/1/2026', '2/3/26', '2/3/2026 noon', 'soon', ''];
  expect(wrong.map((typed) => read(typed))).toEqual(wrong.map(() => null));
  expect(isIsoDay('2026-2-3')).toBe(false);
});

it('refuses what is no date, lies after today or turns the range around [O5.01]', () => {
  const today = calendar.today;
  const check = (typed: string, which: 'after' | 'before', other: string | null) =>
    validateDay(typed, which, { other, today, locale: 'en-US' });
  expect(check('soon', 'after', null)).toBe('dateRange.invalid');
  expect(check('2026-11-21', 'before', null)).toBe('dateRange.future');
  expect(check('2026-11-20', 'before', null)).toBeNull();
  expect(check('2026-11-02', 'after', '2026-11-01')).toBe('dateRange.reversed');
  expect(check('2026-11-01', 'before', '2026-11-02')).toBe('dateRange.reversed');
  expect(check('2026-11-01', 'after', '2026-11-01')).toBeNull();
});
