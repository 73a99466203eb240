import { defaultSettings } from '../../contract';
import { scopes } from '../../contract';
import { someNumber } from './described';

export const email = 'owner@lantern-and-loam.example';
export const accountScopes = ['https://www.googleapis.com/auth/userinfo.email', 'openid'];
export const scope = [scopes.content, scopes.verification, scopes.ads, ...accountScopes];

export const noSettings = defaultSettings();
export const shippingSettings = {
  ...noSettings,
  shipping_rate: 'flat',
  shipping_time: 'flat',
  tax_rate: 'destination',
} as const;
export const language = { locale: 'en_US', language: 'English' } as const;
export const storeAddress = {
  street_address: '1600 Example Avenue\nSuite 4',
  locality: 'Albany',
  region: 'New York',
  postal_code: '12207',
  country: 'US',
};
/** Shipping rates of the store's zones. */
export const zoneRates = [{ country: 'US', currency: 'USD', rate: 4.99, options: { free_shipping_threshold: 50 } }];
/** Daily budgets of a currency. */
export const budgets = {
  currency: 'USD',
  recommendations: [
    { country: 'US', daily_budget_low: 20, daily_budget_high: 60 },
    { country: 'GB', daily_budget_low: 15, daily_budget_high: 40 },
  ],
};
export const existingMerchant = 512_000_100;
export const ownMerchant = 512_340_001;
export const ownAds = 4_567_890_001;
export const [approvedAds, openAds] = [2_345_678_901, 3_456_789_012];
export const adsAccounts = [
  { id: approvedAds, name: 'Lantern & Loam' },
  { id: openAds, name: 'Spring fair 2024' },
];
export const merchantAccount = (domain: string, subaccount = true) => ({
  id: existingMerchant,
  subaccount,
  name: 'Lantern & Loam',
  domain,
});
const product = (id: number, title: string, status: string) => ({
  id,
  title,
  visible: true,
  status,
  errors: [],
});
export const feedOf = (...statuses: readonly [string, string, string, string]) => ({
  products: [
    product(10, 'Apron', statuses[0]),
    product(9, 'Brass Lamp', statuses[1]),
    product(11, 'Clay Pot', statuses[2]),
    product(12, 'Scarf', statuses[3]),
  ],
  total: 4,
  page: 1,
});
export const counted = (of: Partial<Record<'active' | 'pending' | 'disapproved' | 'not_synced', number>>) => ({
  timestamp: someNumber(),
  statistics: { active: 0, expiring: 0, pending: 0, disapproved: 0, not_synced: 0, ...of },
  scheduled_sync: 0,
});
export const missingImage = {
  type: 'product',
  product_id: 11,
  product: 'Clay Pot',
  issue: 'Missing value [image link]',
  code: 'missing_image_link',
  action: 'Add an image to the product',
  action_url: 'https://support.google.com/merchants/answer/6324350',
  severity: 'error',
  applicable_countries: ['US', 'GB'],
} as const;
export const slowStore = {
  type: 'account',
  product: 'All products',
  issue: 'Product pages answer slowly',
  code: 'slow_store',
  action: 'Make the store faster',
  action_url: 'https://support.google.com/merchants/answer/7052112',
  severity: 'warning',
  applicable_countries: [],
} as const;
/** Reads that reach the provider. */
export const throughProvider = [
  'listMerchantAccounts',
  'getContactInformation',
  'listAdsAccounts',
  'getBillingStatus',
  'listCampaigns',
  'getProductStatistics',
  'listAllIssues',
  'listProductFeed',
  'getReview',
] as const;
export const access = { active: 'yes', email, scope } as const;
export const merchantAccess = { ...access, merchant_account: ownMerchant, merchant_access: 'yes' } as const;
export const adsAccess = { ...merchantAccess, ads_account: ownAds, ads_access: 'yes' } as const;
export const ownAdsAccount = {
  id: ownAds,
  currency: 'USD',
  symbol: '$',
  sub_account: true,
  created_timestamp: someNumber(),
};
