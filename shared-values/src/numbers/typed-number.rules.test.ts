import { isPartedOtherwise } from './typed-number.rules';

const english = { precision: 2, decimalSeparator: '.', thousandSeparator: ',' };
const german = { precision: 2, decimalSeparator: ',', thousandSeparator: '.' };
const french = { precision: 2, decimalSeparator: ',', thousandSeparator: '\u202f' };
const days = { precision: 0, decimalSeparator: '.', thousandSeparator: ',' };
const none = { precision: 2, decimalSeparator: '.', thousandSeparator: '' };

it.each([
  ['12,5', english],
  ['20,00', english],
  ['1.234,56', english],
  ['1,23,456', english],
  ['12 000', english],
  ['12.50', german],
  ['1,234.50', german],
  ['12.50', french],
  ['1,5', none],
  ['1.500', english],
  ['1,234', german],
  ['1.5.0', english],
  ['2.5', days],
] as const)('finds that %s is parted otherwise than the store parts numbers [S5.12]', (typed, format) => {
  expect(isPartedOtherwise(typed, format)).toBe(true);
});

it.each([
  ['12.5', english],
  ['1,234.50', english],
  ['1234567', english],
  ['$ 12.00 USD', english],
  ['(5)', english],
  ['.50', english],
  ['5.', english],
  ['1.234,50', german],
  ['1 234,50', french],
  ['7', french],
  ['1.500', { ...english, precision: 3 }],
  ['1,000', days],
  ['', english],
  ['abc', english],
] as const)('takes %j as the store writes it [S5.12]', (typed, format) => {
  expect(isPartedOtherwise(typed, format)).toBe(false);
});
