import { isPartedOtherwise, isRounded, parseNumber } from './typed-number.rules';

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
  ['3-5', days],
  ['3–5', days],
  ['1/2', days],
  ['5€50', english],
  ['5-', english],
  ['--5', english],
  ['٣-٥', days],
  ['99999999999999999999', english],
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
  ['-5', english],
  ['$ -5.00', english],
  ['１２．５', english],
  ['١٬٢٣٤٫٥', german],
  ['\u200f12.5\u200f', english],
] as const)('takes %j as the store writes it [S5.12]', (typed, format) => {
  expect(isPartedOtherwise(typed, format)).toBe(false);
});

it.each([
  ['１２', days, 12],
  ['１，２３４．５', english, 1234.5],
  ['７．５', english, 7.5],
  ['٧٫٥', english, 7.5],
  ['٧٫٥', german, 7.5],
  ['١٬٢٣٤', german, 1234],
  ['۲۰', english, 20],
  ['−5', english, -5],
  ['－５', english, -5],
  ['\u200e12.5\u200e', english, 12.5],
  ['3–5', days, 35],
  ['3-5', days, 0],
] as const)('reads %j in digits and signs of other keyboards, too [S5.12]', (typed, format, number) => {
  expect(parseNumber(typed, format)).toBe(number);
});

it.each([
  ['12.345', english, true],
  ['1,234,567.891', english, true],
  ['$ 12.345 USD', english, true],
  ['12,345', german, true],
  ['٧٫١٢٥', english, true],
  ['2.5', days, true],
  ['1.500', english, false],
  ['12.34', english, false],
  ['12,345', english, false],
  ['12.345', german, false],
  ['1,2.345', english, false],
  ['1.5.005', english, false],
  ['0.12345678901234567890', english, false],
] as const)(
  'finds whether %s loses decimals and nothing else is odd about it: %j %s [S5.12]',
  (typed, format, expected) => {
    expect(isRounded(typed, format)).toBe(expected);
  },
);
