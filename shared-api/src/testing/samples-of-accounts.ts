import type { Samples } from './samples';

const done = { status: 'success', message: 'Successfully disconnected.' };
const account = { id: 12345678, subaccount: null, name: null, domain: null };
const onlyId = { id: 12345678, subaccount: null, name: '', domain: '' };

/** Hosting, provider, merchant and ads accounts. */
export const accountSamples = {
  getHostingConnection: {
    sent: 'GET /wc/gla/jetpack/connected',
    reply: { status: 200, body: { active: 'yes', owner: 'yes', displayName: 'Jane Doe', email: 'jane@example.com' } },
    gives: { active: 'yes', owner: 'yes', displayName: 'Jane Doe', email: 'jane@example.com' },
  },
  startHostingConnection: {
    input: { query: { next_page_name: 'reconnect' } },
    sent: 'GET /wc/gla/jetpack/connect?next_page_name=reconnect',
    reply: { status: 200, body: { url: 'https://host.example/authorize' } },
    gives: { url: 'https://host.example/authorize' },
  },
  disconnectHosting: { sent: 'DELETE /wc/gla/jetpack/connect', reply: { status: 200, body: done }, gives: done },
  getProviderConnection: {
    sent: 'GET /wc/gla/google/connected',
    reply: { status: 200, body: { active: 'no', email: '', scope: [] } },
    gives: { active: 'no', email: '', scope: [] },
  },
  startProviderConnection: {
    input: { query: { next_page_name: 'setup-ads', login_hint: 'jane+shop@example.com' } },
    sent: 'GET /wc/gla/google/connect?next_page_name=setup-ads&login_hint=jane%2Bshop%40example.com',
    reply: { status: 200, body: { url: 'https://accounts.example/authorize' } },
    gives: { url: 'https://accounts.example/authorize' },
  },
  getProviderAccess: {
    sent: 'GET /wc/gla/google/reconnected',
    reply: {
      status: 200,
      body: { active: 'yes', email: 'j@example.com', scope: ['openid'], merchant_account: 12, merchant_access: 'yes' },
    },
    gives: { active: 'yes', email: 'j@example.com', scope: ['openid'], merchant_account: 12, merchant_access: 'yes' },
  },
  disconnectProvider: { sent: 'DELETE /wc/gla/google/connect', reply: { status: 200, body: done }, gives: done },
  getMerchantConnection: {
    sent: 'GET /wc/gla/mc/connection',
    reply: { status: 200, body: { id: 123, status: 'incomplete', step: 'claim' } },
    gives: { id: 123, status: 'incomplete', step: 'claim' },
  },
  disconnectMerchant: { sent: 'DELETE /wc/gla/mc/connection', reply: { status: 200, body: done }, gives: done },
  listMerchantAccounts: {
    sent: 'GET /wc/gla/mc/accounts',
    reply: {
      status: 200,
      body: [{ id: 12345678, subaccount: true, name: 'My Store', domain: 'https://shop.example.com' }],
    },
    gives: [{ id: 12345678, subaccount: true, name: 'My Store', domain: 'https://shop.example.com' }],
  },
  connectMerchantAccount: {
    input: { body: { id: 12345678 } },
    sent: 'POST /wc/gla/mc/accounts',
    body: { id: 12345678 },
    reply: { status: 200, body: account },
    gives: onlyId,
  },
  reclaimUrl: {
    input: { body: { id: 12345678 } },
    sent: 'POST /wc/gla/mc/accounts/claim-overwrite',
    body: { id: 12345678 },
    reply: { status: 200, body: account },
    gives: onlyId,
  },
  switchUrl: {
    input: { body: { id: 12345678 } },
    sent: 'POST /wc/gla/mc/accounts/switch-url',
    body: { id: 12345678 },
    reply: { status: 200, body: account },
    gives: onlyId,
  },
  getSetupStatus: {
    sent: 'GET /wc/gla/mc/setup',
    reply: { status: 200, body: { status: 'incomplete', step: 'shipping_and_taxes' } },
    gives: { status: 'incomplete', step: 'shipping_and_taxes' },
  },
  getAdsConnection: {
    sent: 'GET /wc/gla/ads/connection',
    reply: { status: 200, body: { id: 0, currency: null, symbol: '$', status: 'disconnected' } },
    gives: { id: 0, currency: null, symbol: '$', status: 'disconnected' },
  },
  disconnectAds: { sent: 'DELETE /wc/gla/ads/connection', reply: { status: 200, body: done }, gives: done },
  listAdsAccounts: {
    sent: 'GET /wc/gla/ads/accounts',
    reply: { status: 200, body: [{ id: 1234567890, name: 'Ads Account' }] },
    gives: [{ id: 1234567890, name: 'Ads Account' }],
  },
  connectAdsAccount: {
    input: { body: { id: 1234567890 } },
    sent: 'POST /wc/gla/ads/accounts',
    body: { id: 1234567890 },
    reply: { status: 200, body: { id: 1234567890, billing_url: null } },
    gives: { id: 1234567890, billing_url: null },
  },
  getBillingStatus: {
    sent: 'GET /wc/gla/ads/billing-status',
    reply: { status: 200, body: { status: 'approved' } },
    gives: { status: 'approved', billing_url: null },
  },
  completeAdsSetup: { sent: 'POST /wc/gla/ads/setup/complete', reply: { status: 200, body: done }, gives: done },
  disconnectAll: {
    sent: 'DELETE /wc/gla/connections',
    reply: { status: 200, body: { errors: [], responses: { '/wc/gla/ads/connection': done } } },
    gives: { errors: {}, responses: { '/wc/gla/ads/connection': done } },
  },
} satisfies Partial<Samples>;
