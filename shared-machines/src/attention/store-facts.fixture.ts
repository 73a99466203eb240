import type { Campaign, ProductStatistics, ReportCampaign } from '@listings/shared-api/contract';
import type { StoreFacts } from './store-facts.types';

/** The moment of the tests: November 20, 2026, noon in UTC. */
export const now = Date.parse('2026-11-20T12:00:00Z');

export const campaign = (id: number, more: Partial<Campaign> = {}): Campaign => ({
  id,
  name: `Campaign ${id}`,
  status: 'enabled',
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
  ...more,
});

export const brought = (id: number, subtotals: ReportCampaign['subtotals']): ReportCampaign => ({
  id,
  name: `Campaign ${id}`,
  status: 'enabled',
  isConverted: false,
  subtotals,
});

export const counts = (
  more: Partial<NonNullable<ProductStatistics['statistics']>> = {},
  sync: Partial<Omit<ProductStatistics, 'statistics'>> = {},
): ProductStatistics => ({
  timestamp: now / 1000 - 600,
  scheduled_sync: 0,
  ...sync,
  statistics: { active: 17, expiring: 0, pending: 0, disapproved: 0, not_synced: 3, ...more },
});

/** A store at work in which everything is as it should be. */
export const sound: StoreFacts = {
  now,
  adsSetupComplete: true,
  hosting: { active: 'yes' },
  provider: { active: 'yes' },
  merchant: { status: 'connected' },
  ads: { id: 5, status: 'connected' },
  billing: { status: 'approved', billing_url: null },
  review: { status: 'APPROVED' },
  statistics: counts(),
  accountIssues: 0,
  productIssues: 0,
  settings: { shipping_rate: 'flat', shipping_time: 'flat' },
  audience: { location: 'selected', countries: ['US', 'GB'] },
  rates: [
    { country: 'US', currency: 'USD', rate: 5, options: {} },
    { country: 'GB', currency: 'USD', rate: 6, options: {} },
  ],
  times: [
    { countryCode: 'US', time: 3 },
    { countryCode: 'GB', time: 5 },
  ],
  campaigns: [campaign(1), campaign(2, { amount: 8 })],
  period: { days: 20, campaigns: [brought(1, { sales: 90, conversions: 2, spend: 30, clicks: 40 })] },
  today: [brought(1, { spend: 4 })],
};
