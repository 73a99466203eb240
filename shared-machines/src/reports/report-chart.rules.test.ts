import fc from 'fast-check';
import { addDays, countDays, rangeText } from '@listings/shared-values';
import type { Interval } from '../date-range/chart-interval.rules';
import { resolveDateRange, type Comparison, type DateRange } from '../date-range/date-range.rules';
import { figuresByDay } from './day-figures.rules';
import { chartSpans, earlierSpans, spanValues } from './report-chart.rules';

const day = (interval: string, subtotals: Record<string, number>) => ({ interval, subtotals });
const intervals = ['hour', 'day', 'week', 'month', 'quarter', 'year'] as const satisfies readonly Interval[];

const rangeOf = (after: string, before: string, compare: Comparison): DateRange =>
  resolveDateRange(
    { period: 'custom', compare, after, before },
    { today: before, weekStartsOn: 0, locale: 'en' },
    rangeText,
  );

/** Each span of a range beside what stands beside it, as texts. */
const pairs = (range: DateRange, interval: Interval, weekStartsOn = 0) => {
  const spans = chartSpans(range.primary, { interval, weekStartsOn });
  const earlier = earlierSpans(spans, range);
  return spans.map(({ first, last, days }, index) => {
    const other = earlier[index];
    return [`${first} ${last} ${days}`, other ? `${other.first} ${other.last} ${other.days}` : null];
  });
};

it('adds up both sources by day; a day without data counts 0 [O2.11]', () => {
  const figures = figuresByDay(
    { intervals: [day('2026-11-01', { clicks: 1 }), day('2026-11-03', { clicks: 2 })] },
    undefined,
    { intervals: [day('2026-11-03', { clicks: 5, sales: 9.5 })] },
  );
  const spans = chartSpans({ after: '2026-11-01', before: '2026-11-04' }, { interval: 'day', weekStartsOn: 1 });
  expect(spanValues(figures, 'clicks', spans)).toEqual([1, 0, 7, 0]);
  expect(spanValues(figures, 'sales', spans)).toEqual([0, 0, 9.5, 0]);
  expect(spanValues(figures, 'sales', [null])).toEqual([null]);
});

it("adds days up to the weeks of the store, months, quarters and years, the first one from the range's first day [O2.27, O2.39]", () => {
  const first = (interval: Interval, after: string, before: string) =>
    chartSpans({ after, before }, { interval, weekStartsOn: 1 }).map((span) => span.first);
  // The 20th is a Friday.
  expect(first('week', '2026-11-12', '2026-11-24')).toEqual(['2026-11-12', '2026-11-16', '2026-11-23']);
  expect(first('month', '2026-11-12', '2027-01-01')).toEqual(['2026-11-12', '2026-12-01', '2027-01-01']);
  expect(first('quarter', '2026-09-30', '2026-12-31')).toEqual(['2026-09-30', '2026-10-01']);
  expect(first('year', '2025-06-01', '2026-01-01')).toEqual(['2025-06-01', '2026-01-01']);
  expect(first('hour', '2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
});

it('tells of an interval that the range cuts how many of its days are left [O2.27]', () => {
  const spans = chartSpans({ after: '2026-11-05', before: '2026-12-02' }, { interval: 'month', weekStartsOn: 0 });
  expect(spans.map(({ days, wholeDays }) => [days, wholeDays])).toEqual([
    [26, 30],
    [2, 31],
  ]);
});

it('sets a week beside the same days of the year before, not beside what is left of a week [O2.23, O2.27]', () => {
  // In 2026 the first of November is a Sunday, in 2025 it is a Saturday.
  expect(pairs(rangeOf('2026-11-01', '2026-11-22', 'previous_year'), 'week')).toEqual([
    ['2026-11-01 2026-11-07 7', '2025-11-01 2025-11-07 7'],
    ['2026-11-08 2026-11-14 7', '2025-11-08 2025-11-14 7'],
    ['2026-11-15 2026-11-21 7', '2025-11-15 2025-11-21 7'],
    ['2026-11-22 2026-11-22 1', '2025-11-22 2025-11-22 1'],
  ]);
});

it('sets months, quarters and years beside those of the year before, whole ones beside whole ones [O2.23, O2.27]', () => {
  expect(pairs(rangeOf('2025-01-01', '2025-03-31', 'previous_year'), 'month')).toEqual([
    ['2025-01-01 2025-01-31 31', '2024-01-01 2024-01-31 31'],
    ['2025-02-01 2025-02-28 28', '2024-02-01 2024-02-29 29'],
    ['2025-03-01 2025-03-31 31', '2024-03-01 2024-03-31 31'],
  ]);
  expect(pairs(rangeOf('2026-07-01', '2026-12-31', 'previous_year'), 'quarter')).toEqual([
    ['2026-07-01 2026-09-30 92', '2025-07-01 2025-09-30 92'],
    ['2026-10-01 2026-12-31 92', '2025-10-01 2025-12-31 92'],
  ]);
});

it('sets months beside as many days of the period before [O2.23, O2.27]', () => {
  expect(pairs(rangeOf('2026-09-15', '2026-10-31', 'previous_period'), 'month')).toEqual([
    ['2026-09-15 2026-09-30 16', '2026-07-30 2026-08-14 16'],
    ['2026-10-01 2026-10-31 31', '2026-08-15 2026-09-14 31'],
  ]);
});

it('leaves a 29 February alone where the year before has none [O2.23]', () => {
  expect(pairs(rangeOf('2024-02-28', '2024-03-01', 'previous_year'), 'day')).toEqual([
    ['2024-02-28 2024-02-28 1', '2023-02-28 2023-02-28 1'],
    ['2024-02-29 2024-02-29 1', null],
    ['2024-03-01 2024-03-01 1', '2023-03-01 2023-03-01 1'],
  ]);
});

describe('whatever the days, the interval and the beginning of the week', () => {
  const anything = fc.record({
    after: fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2019-01-01', days)),
    length: fc.integer({ min: 1, max: 800 }),
    interval: fc.constantFrom(...intervals),
    weekStartsOn: fc.nat(6),
    compare: fc.constantFrom<Comparison>('previous_period', 'previous_year'),
  });
  type Given = typeof anything extends fc.Arbitrary<infer T> ? T : never;
  const holds = (check: (given: Given, range: DateRange) => void) =>
    fc.assert(
      fc.property(anything, (given) =>
        check(given, rangeOf(given.after, addDays(given.after, given.length - 1), given.compare)),
      ),
    );

  it('the spans are the range, and those beside them the earlier range: no day is lost or counted twice [O2.23]', () => {
    holds(({ interval, weekStartsOn }, range) => {
      const spans = chartSpans(range.primary, { interval, weekStartsOn });
      const earlier = earlierSpans(spans, range).filter((span) => span !== null);
      for (const [all, { after, before }] of [
        [spans, range.primary],
        [earlier, range.secondary],
      ] as const) {
        expect([all[0]?.first, all.at(-1)?.last]).toEqual([after, before]);
        expect(all.slice(1).map(({ first }) => first)).toEqual(all.slice(0, -1).map(({ last }) => addDays(last, 1)));
        for (const { first, last, days } of all) expect(days).toBe(countDays(first, last) + 1);
      }
    });
  });

  it('as many days stand beside each other; only a 29 February makes one of them one more or less [O2.23, O2.27]', () => {
    const hasLeapDay = (first: string, last: string) =>
      [2020, 2024, 2028].some((year) => first <= `${year}-02-29` && last >= `${year}-02-28`);
    holds(({ interval, weekStartsOn, compare }, range) => {
      const spans = chartSpans(range.primary, { interval, weekStartsOn });
      for (const [index, span] of earlierSpans(spans, range).entries()) {
        const own = spans[index] ?? { first: '', last: '', days: 0 };
        const difference = Math.abs(own.days - (span?.days ?? 0));
        const isLeap =
          compare === 'previous_year' &&
          (span === null || hasLeapDay(own.first, own.last) || hasLeapDay(span.first, span.last));
        expect(difference).toBeLessThanOrEqual(isLeap ? 1 : 0);
      }
    });
  });

  it('the points add up to the days [O2.27]', () => {
    holds(({ interval, weekStartsOn, after, length }, range) => {
      const figures = figuresByDay({
        intervals: Array.from({ length }, (_, at) => day(addDays(after, at), { clicks: (at * 7) % 11 })),
      });
      const values = spanValues(figures, 'clicks', chartSpans(range.primary, { interval, weekStartsOn }));
      const all = Array.from({ length }, (_, at) => (at * 7) % 11);
      expect(values.reduce<number>((sum, value) => sum + (value ?? 0), 0)).toBe(all.reduce((sum, one) => sum + one, 0));
    });
  });
});
