import type { AdsConnection } from '@listings/shared-api/contract';
import { adCreditOf, adCreditRows, adCreditText, hasAdCredit } from './ad-credit.rules';

const now = Date.parse('2026-11-20T12:00:00Z');
const day = 86_400;
const account = (more: Partial<AdsConnection>): AdsConnection => ({
  id: 5,
  currency: 'USD',
  symbol: '$',
  status: 'connected',
  ...more,
});
const madeDaysAgo = (days: number) =>
  account({ sub_account: true, created_timestamp: Math.floor(now / 1000) - days * day });

it('offers ad credit without an ads account and for one made through the product less than 60 days ago [O9.05]', () => {
  expect(hasAdCredit(account({ id: 0, status: 'disconnected' }), now)).toBe(true);
  expect(hasAdCredit(madeDaysAgo(59), now)).toBe(true);
  expect(hasAdCredit(madeDaysAgo(60), now)).toBe(false);
  expect(hasAdCredit(account({ sub_account: false, created_timestamp: Math.floor(now / 1000) }), now)).toBe(false);
  expect(hasAdCredit(account({}), now)).toBe(false);
});

it('has the most credit of 98 countries, and that of the United States for any other [S9.08, O9.05]', () => {
  expect(adCreditRows()).toHaveLength(98);
  expect(['US', 'GB', 'DE', 'JP', 'IN', 'VN', 'TH', 'AQ'].map(adCreditOf)).toEqual([
    { amount: 500, currency: 'USD' },
    { amount: 400, currency: 'GBP' },
    { amount: 400, currency: 'EUR' },
    { amount: 60000, currency: 'JPY' },
    { amount: 20000, currency: 'INR' },
    { amount: 5600000, currency: 'VND' },
    { amount: 12000, currency: 'THB' },
    { amount: 500, currency: 'USD' },
  ]);
});

it('writes credit as the store writes its money, in whole amounts, with the code of another currency [S1.08, S9.08]', () => {
  const store = {
    code: 'EUR',
    symbol: '€',
    symbolPosition: 'right_space',
    precision: 2,
    decimalSeparator: ',',
    thousandSeparator: '.',
    priceFormat: '%2$s %1$s',
  } as const;
  expect(adCreditText(adCreditOf('DE'), store)).toBe('400\u00a0€');
  expect(adCreditText(adCreditOf('VN'), store)).toBe('5.600.000\u00a0VND');
});
