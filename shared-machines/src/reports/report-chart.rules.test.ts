import fc from 'fast-check';
import { addDays } from '../date-range/day.rules';
import type { Interval } from '../date-range/date-range.rules';
import { axisTicks, chartPoints, figuresByDay, fullDayTexts, sameFigures, tickUnitOf } from './report-chart.rules';

const day = (interval: string, subtotals: Record<string, number>) => ({ interval, subtotals });
const options = { interval: 'day', weekStartsOn: 1 } as const;

it('tells whether two answers say the same of every day', () => {
  const of = (...intervals: ReturnType<typeof day>[]) => figuresByDay({ intervals });
  const figures = of(day('2026-11-01', { clicks: 1, sales: 2 }), day('2026-11-02', { clicks: 3 }));
  expect(sameFigures(figures, of(day('2026-11-02', { clicks: 3 }), day('2026-11-01', { sales: 2, clicks: 1 })))).toBe(
    true,
  );
  expect(sameFigures(figures, of(day('2026-11-01', { clicks: 1, sales: 2 })))).toBe(false);
  expect(sameFigures(figures, of(day('2026-11-01', { clicks: 1 }), day('2026-11-02', { clicks: 3 })))).toBe(false);
  expect(sameFigures(figures, of(day('2026-11-01', { clicks: 1, sales: 2 }), day('2026-11-03', { clicks: 3 })))).toBe(
    false,
  );
});

it('adds up both sources by day; a day without data counts 0 [O2.11]', () => {
  const figures = figuresByDay(
    { intervals: [day('2026-11-01', { clicks: 1 }), day('2026-11-03', { clicks: 2 })] },
    undefined,
    { intervals: [day('2026-11-03', { clicks: 5, sales: 9.5 })] },
  );
  const range = { after: '2026-11-01', before: '2026-11-04' };
  expect(chartPoints(figures, 'clicks', range, options).map(({ value }) => value)).toEqual([1, 0, 7, 0]);
  expect(chartPoints(figures, 'sales', range, options).map(({ value }) => value)).toEqual([0, 0, 9.5, 0]);
});

it("adds days up to the weeks of the store, months, quarters and years, the first one from the range's first day [O2.27, O2.39]", () => {
  const points = (interval: Interval, after: string, before: string) =>
    chartPoints(new Map(), 'clicks', { after, before }, { interval, weekStartsOn: 1 }).map((point) => point.day);
  // The 20th is a Friday.
  expect(points('week', '2026-11-12', '2026-11-24')).toEqual(['2026-11-12', '2026-11-16', '2026-11-23']);
  expect(points('month', '2026-11-12', '2027-01-01')).toEqual(['2026-11-12', '2026-12-01', '2027-01-01']);
  expect(points('quarter', '2026-09-30', '2026-12-31')).toEqual(['2026-09-30', '2026-10-01']);
  expect(points('year', '2025-06-01', '2026-01-01')).toEqual(['2025-06-01', '2026-01-01']);
  expect(points('hour', '2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
});

it('loses nothing, whatever the interval: the points add up to the days', () => {
  const intervals = fc.constantFrom<Interval>('day', 'week', 'month', 'quarter', 'year');
  fc.assert(
    fc.property(
      fc.array(fc.nat(1000), { minLength: 1, maxLength: 900 }),
      intervals,
      fc.nat(6),
      (clicks, interval, weekStartsOn) => {
        const after = '2023-12-20';
        const figures = figuresByDay({
          intervals: clicks.map((value, at) => day(addDays(after, at), { clicks: value })),
        });
        const range = { after, before: addDays(after, clicks.length - 1) };
        const points = chartPoints(figures, 'clicks', range, { interval, weekStartsOn });
        expect(points.reduce((sum, { value }) => sum + value, 0)).toBe(clicks.reduce((sum, value) => sum + value, 0));
      },
    ),
  );
});

it.each<[Interval, number, string]>([
  ['day', 62, 'day'],
  ['day', 63, 'month'],
  ['week', 8, 'day'],
  ['week', 9, 'month'],
  ['month', 3, 'month'],
  ['quarter', 4, 'month'],
  ['year', 3, 'year'],
])('counts an axis of %s points, %i of them, in %ss [O9.08]', (interval, points, unit) => {
  expect(tickUnitOf(interval, points)).toBe(unit);
});

const daysFrom = (after: string, count: number) => Array.from({ length: count }, (_, index) => addDays(after, index));
const ticks = (after: string, count: number, most = 100) =>
  axisTicks(daysFrom(after, count), 'day', { locale: 'en', most }).map(({ text, under }) => `${text} ${under}`.trim());

it('numbers the days, with the month where it changes [O9.08]', () => {
  expect(ticks('2026-10-30', 4)).toEqual(['30 Oct 2026', '31', '1 Nov 2026', '2']);
});

it('names the months of a long range, with the year where it changes [O9.08]', () => {
  expect(ticks('2026-11-20', 63)).toEqual(['Nov 2026', 'Dec', 'Jan 2027']);
});

it('leaves ticks out that have no room', () => {
  expect(ticks('2026-11-01', 30, 10)).toEqual(['1 Nov 2026', '4', '7', '10', '13', '16', '19', '22', '25', '28']);
});

it('writes days in full', () => {
  expect(fullDayTexts(['2026-11-20', '2027-01-01'], 'en')).toEqual(['Nov 20, 2026', 'Jan 1, 2027']);
});
