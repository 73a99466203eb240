import type { StoreCurrency } from '@listings/shared-api/contract';
import { amountOf, minorUnitsOf, notationOfUnits, unitsOfNotation } from './decimal.rules';
import { currencyPrecision, formatAmountWithCode, formatMoney, monthlyEstimate } from './money.rules';
import { formatNumber, parseNumber, wholeNumbers } from './number-input.rules';

const dollars: StoreCurrency = {
  code: 'USD',
  symbol: '$',
  symbolPosition: 'left',
  precision: 2,
  decimalSeparator: '.',
  thousandSeparator: ',',
  priceFormat: '%1$s%2$s',
};
const euros: StoreCurrency = {
  ...dollars,
  code: 'EUR',
  symbol: '€',
  symbolPosition: 'right_space',
  decimalSeparator: ',',
  thousandSeparator: '.',
};

it('strips everything that is not numeric and uses the separators of the store [S5.12]', () => {
  expect(parseNumber('$1,234.50 per day', dollars)).toBe(1234.5);
  expect(parseNumber('1.234,50 €', euros)).toBe(1234.5);
  expect(parseNumber('12.5', euros)).toBe(125);
});

it.each(['', 'abc', '.', '-', '1-2', '1.2.3'])('reads %j as 0, since it cannot be read [S5.12]', (typed) => {
  expect(parseNumber(typed, dollars)).toBe(0);
});

it('reads negative numbers, also in brackets', () => {
  expect(parseNumber('-3.5', dollars)).toBe(-3.5);
  expect(parseNumber('(3.50)', dollars)).toBe(-3.5);
});

it('rounds to the precision of the store, halves away from zero, without float errors', () => {
  expect(parseNumber('1.005', dollars)).toBe(1.01);
  expect(parseNumber('-1.005', dollars)).toBe(-1.01);
  expect(parseNumber('8.345', dollars)).toBe(8.35);
  expect(parseNumber('2.5', wholeNumbers(dollars))).toBe(3);
});

it('writes numbers with the separators and the precision of the store', () => {
  expect(formatNumber(1234567.5, dollars)).toBe('1,234,567.50');
  expect(formatNumber(1234567.5, euros)).toBe('1.234.567,50');
  expect(formatNumber(-0.5, dollars)).toBe('-0.50');
  expect(formatNumber(999, wholeNumbers(euros))).toBe('999');
});

it('gives back what it has written', () => {
  for (const amount of [0, 0.01, 0.1, 4.99, 1234.56, 1_000_000, 90_071_992_547_409.91])
    expect(parseNumber(formatNumber(amount, euros), euros)).toBe(amount);
});

it('counts in whole minor units', () => {
  expect(minorUnitsOf(4.99, 2)).toBe(499);
  expect(minorUnitsOf(1.005, 2)).toBe(101);
  expect(minorUnitsOf(1e-7, 2)).toBe(0);
  expect(minorUnitsOf(Number.NaN, 2)).toBe(0);
  expect(unitsOfNotation('12.345', 2)).toBe(1235);
  expect(unitsOfNotation('12e3', 2)).toBeNull();
  expect([notationOfUnits(5, 2), notationOfUnits(-1234, 2), notationOfUnits(7, 0)]).toEqual(['0.05', '-12.34', '7']);
  expect(amountOf(110, 3)).toBe(0.11);
});

it('writes money where the store puts its symbol', () => {
  expect(formatMoney(1234.5, dollars)).toBe('$1,234.50');
  expect(formatMoney(-2, dollars)).toBe('-$2.00');
  expect(formatMoney(1234.5, euros)).toBe('1.234,50\u00a0€');
  expect(formatAmountWithCode(20, 'EUR', dollars)).toBe('20.00\u00a0EUR');
});

it('estimates the month as 30.4 times the daily amount [S9.10, O9.07]', () => {
  expect(monthlyEstimate(10, 2)).toBe(304);
  expect(monthlyEstimate(0.1, 2)).toBe(3.04);
  expect(monthlyEstimate(33.33, 2)).toBe(1013.23);
  expect(monthlyEstimate(7, 0)).toBe(213);
});

it('knows how many digits a currency has [decisions 25]', () => {
  expect(['USD', 'JPY', 'KWD', 'nonsense'].map((code) => currencyPrecision(code, 4))).toEqual([2, 0, 3, 4]);
});
