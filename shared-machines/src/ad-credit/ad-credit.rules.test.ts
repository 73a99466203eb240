import type { AdsConnection } from '@listings/shared-api/contract';
import { hasAdCredit } from './ad-credit.rules';

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
