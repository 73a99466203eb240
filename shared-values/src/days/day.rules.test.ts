import fc from 'fast-check';
import {
  addDays,
  addMonths,
  countDays,
  dayFromNumber,
  dayNumber,
  eachDay,
  intervalId,
  isIsoDay,
  rangeText,
  startOf,
  startOfPrevious,
  weekday,
} from './day.rules';

/** 1900 to 2200. */
const day = fc.integer({ min: -25_567, max: 84_005 }).map(dayFromNumber);
const unit = fc.constantFrom('day', 'week', 'month', 'quarter', 'year' as const);
const weekStart = fc.integer({ min: 0, max: 6 });

it('counts days over month ends, leap days and clock changes', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(countDays('2026-03-28', '2026-03-30')).toBe(2);
  expect(eachDay('2026-10-31', '2026-11-02')).toEqual(['2026-10-31', '2026-11-01', '2026-11-02']);
  expect(eachDay('2026-11-02', '2026-11-01')).toEqual([]);
});

it('writes each day of any span as counting from its first one does', () => {
  const anyDay = fc.integer({ min: dayNumber('0001-01-01'), max: dayNumber('9999-12-31') - 800 }).map(dayFromNumber);
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 0, max: 800 }), (first, further) => {
      const days = eachDay(first, addDays(first, further));
      expect(days).toEqual(Array.from({ length: further + 1 }, (_, index) => addDays(first, index)));
    }),
  );
  expect(eachDay('', '2026-11-02')).toEqual([]);
  expect(eachDay('2026-11-02', '')).toEqual([]);
});

it.each(['2024-02-29', '2026-12-31', '1969-12-31'])('takes %s for a day', (text) => expect(isIsoDay(text)).toBe(true));

it.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '20261101', '2026-11-20T00:00'])('takes %j for none', (text) =>
  expect(isIsoDay(text)).toBe(false),
);

it('takes the last day of a shorter month for one that does not exist', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', -12)).toBe('2023-02-28');
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
});

it('counts weekdays from Sunday, before 1970 too', () => {
  expect(weekday('2026-11-22')).toBe(0);
  expect(weekday('2026-11-20')).toBe(5);
  expect(weekday('1969-12-31')).toBe(3);
});

it.each([
  ['day', '2026-11-20'],
  ['week', '2026-47'],
  ['month', '2026-11'],
  ['quarter', '2026-4'],
  ['year', '2026'],
] as const)('names the %s of 20 November 2026 %s', (of, id) => expect(intervalId('2026-11-20', of)).toBe(id));

it('gives the first days of January to the week of the old year', () => {
  expect(intervalId('2027-01-01', 'week')).toBe('2026-53');
  expect(intervalId('2024-12-30', 'week')).toBe('2025-01');
});

it('writes a range as the locale does', () => {
  expect(rangeText('2026-11-01', '2026-11-20', 'en-US')).toBe('Nov 1 – 20, 2026');
});

it('numbers days without a gap', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -4000, max: 4000 }), (from, days) => {
      const to = addDays(from, days);
      expect([dayNumber(to) - dayNumber(from), countDays(from, to), addDays(to, -days)]).toEqual([days, days, from]);
    }),
  );
});

it('sorts days as their texts', () => {
  fc.assert(fc.property(day, day, (one, other) => expect(one < other).toBe(dayNumber(one) < dayNumber(other))));
});

it('starts a unit at or before its day, in the same unit, and the one before it the day earlier', () => {
  fc.assert(
    fc.property(day, unit, weekStart, (at, of, from) => {
      const start = startOf(of, at, from);
      expect(start <= at).toBe(true);
      expect(startOf(of, start, from)).toBe(start);
      expect(startOf(of, addDays(start, -1), from)).toBe(startOfPrevious(of, at, from));
    }),
  );
});

it('gives days the same id exactly when they share their unit', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 400 }), unit, (one, days, of) => {
      const other = addDays(one, days);
      expect(intervalId(one, of) === intervalId(other, of)).toBe(startOf(of, one, 1) === startOf(of, other, 1));
    }),
  );
});

it('adds months and comes back where the day exists in both', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: -600, max: 600 }), (at, months) => {
      const moved = addMonths(at, months);
      const months12 = (of: string) => Number(of.slice(0, 4)) * 12 + Number(of.slice(5, 7));
      expect(months12(moved) - months12(at)).toBe(months);
      const back = addMonths(moved, -months);
      expect(back).toBe(at.slice(8) <= '28' ? at : `${at.slice(0, 8)}${back.slice(8)}`);
    }),
  );
});
