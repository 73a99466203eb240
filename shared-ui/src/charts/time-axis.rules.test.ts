import type { AxisInterval } from './chart.types';
import { axisTicks, tickUnitOf } from './time-axis.rules';

it.each<[AxisInterval, number, string]>([
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

const dayMs = 86_400_000;
const daysFrom = (after: string, count: number) =>
  Array.from({ length: count }, (_, index) => new Date(Date.parse(after) + index * dayMs).toISOString().slice(0, 10));
const ticks = (after: string, count: number, most = 100) =>
  axisTicks({ days: daysFrom(after, count), interval: 'day', locale: 'en' }, most).map(({ text, under }) =>
    `${text} ${under}`.trim(),
  );

it('numbers the days, with the month where it changes [O9.08]', () => {
  expect(ticks('2026-10-30', 4)).toEqual(['30 Oct 2026', '31', '1 Nov 2026', '2']);
});

it('names the months of a long range, with the year where it changes [O9.08]', () => {
  expect(ticks('2026-11-20', 63)).toEqual(['Nov 2026', 'Dec', 'Jan 2027']);
});

it('leaves ticks out that have no room', () => {
  expect(ticks('2026-11-01', 30, 10)).toEqual(['1 Nov 2026', '4', '7', '10', '13', '16', '19', '22', '25', '28']);
});
