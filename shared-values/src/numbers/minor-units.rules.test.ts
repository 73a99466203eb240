import fc from 'fast-check';
import { currencyPrecision, currencySymbol } from './currency.rules';
import { fromMinorUnits, minorUnitsText, toMinorUnits } from './minor-units.rules';

it.each([
  ['4.99', 2, 499],
  ['5', 2, 500],
  ['0.1', 2, 10],
  ['19.995', 2, 2000],
  ['19.994', 2, 1999],
  ['-3.5', 2, -350],
  ['1200', 0, 1200],
  ['12.5', 0, 13],
  ['1.2345', 3, 1235],
  [1.005, 2, 101],
  [1e-7, 2, 0],
  [-0.004, 2, 0],
])('keeps %p with %d digits as %d minor units', (amount, digits, units) => {
  expect(toMinorUnits(amount, digits)).toBe(units);
});

it.each(['', 'abc', '1,5', '1e21', '.5', '5.', 'NaN', '99999999999999999', Number.NaN, 1e21, Infinity])(
  'takes %p for no amount',
  (amount) => expect(toMinorUnits(amount, 2)).toBeNull(),
);

it('gives back the very decimal that came in', () => {
  const units = fc.integer({ min: -1e12, max: 1e12 });
  fc.assert(
    fc.property(units, fc.integer({ min: 0, max: 4 }), (minor, precision) => {
      const text = minorUnitsText(minor, precision);
      expect(toMinorUnits(text, precision)).toBe(minor);
      expect(fromMinorUnits(minor, precision)).toBe(Number(text));
      expect(toMinorUnits(fromMinorUnits(minor, precision), precision)).toBe(minor);
    }),
  );
});

it('writes minor units as decimals', () => {
  expect([minorUnitsText(5, 2), minorUnitsText(-1234, 2), minorUnitsText(7, 0)]).toEqual(['0.05', '-12.34', '7']);
});

it('knows how many digits a currency has, and its sign [decisions 25]', () => {
  expect(['USD', 'JPY', 'KWD'].map((code) => currencyPrecision(code))).toEqual([2, 0, 3]);
  expect(currencyPrecision('nonsense', 4)).toBe(4);
  expect(['USD', 'EUR', 'CAD', 'nonsense'].map(currencySymbol)).toEqual(['$', '€', '$', 'nonsense']);
});
