import fc from 'fast-check';
import {
  englishDay,
  englishDays,
  englishList,
  englishMoment,
  englishNumber,
  isPlainEnglish,
} from './english-text.rules';

const moments = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2080, 0, 1) });
const written = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options });

it.each([
  [1234567, undefined, '1,234,567'],
  [999, undefined, '999'],
  [-1000, undefined, '-1,000'],
  [1.5, undefined, null],
  [-0, undefined, null],
  [5, { style: 'percent' }, null],
  [5, { notation: 'scientific' }, null],
  [1250, { notation: 'compact' }, '1.3K'],
  [999_500, { notation: 'compact' }, '1M'],
  [-1250, { notation: 'compact' }, null],
  [999_500_000_000_000, { notation: 'compact' }, null],
] as const)('writes %d with %j as %s', (value, options, text) => expect(englishNumber(value, options)).toBe(text));

it.each(['standard', 'compact'] as const)('writes whole numbers as `Intl` does, in the notation %s', (notation) => {
  const numbers = new Intl.NumberFormat('en', { notation });
  // From a thousand trillions on `compact` is left to `Intl`.
  const values = fc.oneof(fc.nat(), fc.nat(99_999), fc.maxSafeNat()).filter((value) => value < 999_500_000_000_000);
  fc.assert(fc.property(values, (value) => expect(englishNumber(value, { notation })).toBe(numbers.format(value))));
});

it('joins names as `Intl` does [19.9]', () => {
  const lists = new Intl.ListFormat('en');
  fc.assert(fc.property(fc.array(fc.string()), (names) => expect(englishList(names)).toBe(lists.format(names))));
});

it.each([
  ['2026-11-01', '2026-11-20', 'Nov 1 – 20, 2026'],
  ['2026-11-01', '2026-12-03', 'Nov 1 – Dec 3, 2026'],
  ['2025-12-31', '2026-12-03', 'Dec 31, 2025 – Dec 3, 2026'],
  ['2026-11-01', '2026-11-01', 'Nov 1, 2026'],
])('writes the days from %s to %s', (first, last, text) =>
  expect(englishDays(Date.parse(first), Date.parse(last))).toBe(text),
);

it.each([
  { year: 'numeric', month: 'short', day: 'numeric' },
  { month: 'short', day: 'numeric' },
  { month: 'short', year: 'numeric' },
  { day: 'numeric' },
  { month: 'short' },
  { year: 'numeric' },
  { dateStyle: 'medium' },
] as const)('writes a day with %j as `Intl` does', (options) => {
  const days = written(options);
  fc.assert(fc.property(moments, (ms) => expect(englishDay(ms, options)).toBe(days.format(ms))));
});

it.each([
  { dateStyle: 'long' },
  { month: 'long', day: 'numeric' },
  { weekday: 'long' },
  { day: 'numeric', year: 'numeric' },
] as const)('leaves a day with %j to `Intl`', (options) => expect(englishDay(0, options)).toBeNull());

it('writes moments and ranges as `Intl` does [O2.39]', () => {
  const days = written({ year: 'numeric', month: 'short', day: 'numeric' });
  const whole = written({ dateStyle: 'medium', timeStyle: 'short' });
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      expect(englishMoment(one)).toBe(whole.format(one).replaceAll('\u202f', ' '));
      const [first, last] = [Math.min(one, other), Math.max(one, other)];
      // Chromium has no thin spaces in them, Node.js has.
      expect(englishDays(first, last)).toBe(days.formatRange(first, last).replaceAll('\u2009', ' '));
    }),
  );
});

it.each([
  ['en', true],
  ['en-US', true],
  ['en-XA', true],
  ['en-GB', false],
  ['de', false],
])('says of %s whether it is written so: %s', (language, isSo) => expect(isPlainEnglish(language)).toBe(isSo));
