import { ratesLeft, timesLeft } from './shipping-left.rules';

const rate = (country: string, amount: number) => ({ country, currency: 'USD', rate: amount, options: {} });
const time = (countryCode: string, days: number) => ({ countryCode, time: days });

it.each([
  [[], { why: 'missing', countries: ['US', 'GB'] }],
  [[rate('US', 5)], { why: 'missing', countries: ['GB'] }],
  [[rate('US', -5)], { why: 'missing', countries: ['GB'] }],
  [[rate('US', -5), rate('GB', 0)], { why: 'negative', countries: ['US'] }],
  [[rate('US', 5), rate('GB', 0)], { why: 'negative', countries: [] }],
] as const)('names the countries without a rate, then those with one below 0: %j [S5.03]', (rates, left) => {
  expect(ratesLeft(rates, ['US', 'GB'])).toEqual(left);
});

it.each([
  [[], { why: 'missing', countries: ['US', 'GB'] }],
  [[time('GB', 5)], { why: 'missing', countries: ['US'] }],
  [[time('US', 0), time('GB', -1)], { why: 'negative', countries: ['GB'] }],
] as const)('names the countries without a time, then those with one below 0: %j [S5.07]', (times, left) => {
  expect(timesLeft(times, ['US', 'GB'])).toEqual(left);
});
