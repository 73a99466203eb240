import fc from 'fast-check';
import { formatAmount, formatMoney, type MoneyFormat } from './money.rules';
import { formatNumber, wholeNumbers } from './number-text.rules';
import { parseNumber } from './typed-number.rules';

const dollars: MoneyFormat = {
  symbol: '$',
  symbolPosition: 'left',
  precision: 2,
  decimalSeparator: '.',
  thousandSeparator: ',',
};
const euros: MoneyFormat = {
  ...dollars,
  symbol: '€',
  symbolPosition: 'right_space',
  decimalSeparator: ',',
  thousandSeparator: '.',
};
const francs: MoneyFormat = { ...euros, thousandSeparator: ' ' };

it.each([
  ['$1,234.50 per day', dollars, 1234.5],
  ['1.234,50 €', euros, 1234.5],
  ['1 234,5', francs, 1234.5],
  ['12.5', euros, 125],
  ['💶12.50', dollars, 12.5],
  ['💶 1.234,50 💶', euros, 1234.5],
  ['-3.5', dollars, -3.5],
  ['(3.50)', dollars, -3.5],
  ['(-3.50)', dollars, -3.5],
  ['.5', dollars, 0.5],
  ['7 days', wholeNumbers(dollars), 7],
  ['2.5', wholeNumbers(dollars), 3],
  ['1.005', dollars, 1.01],
  ['-1.005', dollars, -1.01],
  ['8.345', dollars, 8.35],
  ['999999999999.994', dollars, 999999999999.99],
])('reads %j with the separators and precision of the store [S5.12]', (typed, format, expected) => {
  expect(parseNumber(typed, format)).toBe(expected);
});

it.each(['', '   ', 'abc', '.', '-', '()', '1-2', '1.2.3'])(
  'reads %j as 0, since it cannot be read [S5.12]',
  (typed) => {
    expect(parseNumber(typed, dollars)).toBe(0);
  },
);

it('writes numbers with the separators and the precision of the store', () => {
  expect(formatNumber(1234567.5, dollars)).toBe('1,234,567.50');
  expect(formatNumber(1234567.5, euros)).toBe('1.234.567,50');
  expect(formatNumber(-0.5, dollars)).toBe('-0.50');
  expect(formatNumber(-3, francs)).toBe('-3,00');
  expect(formatNumber(1234, wholeNumbers(dollars))).toBe('1,234');
  expect(formatNumber(1.005, dollars)).toBe('1.01');
});

it('reads what it has written', () => {
  const units = fc.integer({ min: -1e11, max: 1e11 });
  fc.assert(
    fc.property(units, fc.constantFrom(dollars, euros, francs), (cents, format) => {
      expect(parseNumber(formatNumber(cents / 100, format), format)).toBe(cents / 100);
    }),
  );
});

it('writes money where the store puts its symbol', () => {
  expect(formatMoney(1234.5, dollars)).toBe('$1,234.50');
  expect(formatMoney(-2, dollars)).toBe('-$2.00');
  expect(formatMoney(1234.5, euros)).toBe('1.234,50\u00a0€');
});

it("writes the store's own currency as the store does, another by its code [decisions 25]", () => {
  expect(formatAmount(20, 'USD', { ...dollars, code: 'USD' })).toBe('$20.00');
  expect(formatAmount(1234.5, 'EUR', { ...euros, code: 'EUR' })).toBe('1.234,50\u00a0€');
  expect(formatAmount(20, 'EUR', { ...dollars, code: 'USD' })).toBe('20.00\u00a0EUR');
});
