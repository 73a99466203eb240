import {
  endpoints,
  type Activity,
  type ApiOutput,
  type EndpointKey,
  type HttpMethod,
} from '@listings/shared-api/contract';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

let domain: DomainUnderTest;
beforeAll(async () => {
  domain = await startDomain();
});
afterAll(() => domain.stop());

type ApiKeys = ApiOutput<'listApiKeys'>;

type Wish = readonly [method: HttpMethod, path: string, body?: unknown];

interface Case {
  readonly scenario: string;
  /** Calls before, the last one is the mutation; a function reads what it needs first. */
  readonly calls: readonly (Wish | (() => Promise<Wish>))[];
  /** `kind action` of the entries that the mutation adds, the last one first. */
  readonly told: readonly string[];
}

const ask = ([method, path, body]: Wish) => domain.call(method, `/wc/gla/${path}`, body);
const entries = async () => ((await ask(['GET', 'activity?per_page=1000'])).body as Activity).entries;

const CAMPAIGN = 'ads/campaigns/17890001';
const phone = { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' };
const rate = { country: 'US', currency: 'USD', rate: 7.5 };

const rateId = async () => ((await ask(['GET', 'mc/shipping/rates'])).body as { id: string }[])[0]?.id ?? '';
const aProduct = async () =>
  ((await ask(['GET', 'mc/product-feed?per_page=1'])).body as { products: { id: number }[] }).products[0]?.id ?? 0;
const receivedCode = async (): Promise<Wish> => {
  const [code] = (await domain.call('GET', '/sandbox/v1/phone')).body as { code: string; verification_id: string }[];
  const { code: verification_code = '', verification_id = '' } = code ?? {};
  return ['POST', 'mc/phone-verification/verify', { verification_id, verification_code, verification_method: 'SMS' }];
};
const handOver: Wish = ['POST', 'hand-overs', { step: 'hosting', name: 'Maria' }];
const handOverId = async () =>
  ((await ask(['GET', 'hand-overs'])).body as { hand_overs: { id: string }[] }).hand_overs[0]?.id ?? '';
const merchantId = async () => ((await ask(['GET', 'mc/connection'])).body as { id: number }).id;
const offered = async () => ((await ask(['GET', 'mc/accounts'])).body as { id: number }[])[0]?.id ?? 0;

const accountGone = ['merchant removed', 'contact changed', 'review changed', 'sync removed'];
const cases: Readonly<Partial<Record<EndpointKey, Case>>> = {
  disconnectHosting: { scenario: 'connected', calls: [['DELETE', 'jetpack/connect']], told: ['hosting removed'] },
  disconnectProvider: { scenario: 'connected', calls: [['DELETE', 'google/connect']], told: ['provider removed'] },
  disconnectMerchant: {
    scenario: 'complete',
    calls: [['DELETE', 'mc/connection']],
    told: [
      ...accountGone,
      'times changed',
      'rates changed',
      'audience changed',
      'checklist changed',
      'settings changed',
    ],
  },
  disconnectAds: { scenario: 'ads-complete', calls: [['DELETE', 'ads/connection']], told: ['ads removed'] },
  disconnectAll: {
    scenario: 'connected',
    calls: [['DELETE', 'connections']],
    told: ['provider removed', 'hosting removed'],
  },
  connectMerchantAccount: { scenario: 'connected', calls: [['POST', 'mc/accounts', {}]], told: ['merchant created'] },
  reclaimUrl: {
    scenario: 'conflict-403',
    calls: [
      ['POST', 'mc/accounts', {}],
      async () => ['POST', 'mc/accounts/claim-overwrite', { id: await merchantId() }],
    ],
    told: ['merchant changed'],
  },
  switchUrl: {
    scenario: 'conflict-409',
    calls: [
      async () => ['POST', 'mc/accounts', { id: await offered() }],
      async () => ['POST', 'mc/accounts/switch-url', { id: await offered() }],
    ],
    told: ['merchant created'],
  },
  saveSettings: {
    scenario: 'audience-saved',
    calls: [['POST', 'mc/settings', { tax_rate: 'manual', website_live: true }]],
    told: ['checklist changed', 'settings changed'],
  },
  syncSettings: { scenario: 'shipping-saved', calls: [['POST', 'mc/settings/sync']], told: ['sync created'] },
  saveContactInformation: {
    scenario: 'shipping-saved',
    calls: [['POST', 'mc/contact-information', {}]],
    told: ['contact changed'],
  },
  runStoreChecks: { scenario: 'audience-saved', calls: [['POST', 'mc/store-checks']], told: ['shop_check created'] },
  requestVerificationCode: {
    scenario: 'audience-saved',
    calls: [['POST', 'mc/phone-verification/request', phone]],
    told: ['phone created'],
  },
  verifyPhoneNumber: {
    scenario: 'audience-saved',
    calls: [['POST', 'mc/phone-verification/request', phone], receivedCode],
    told: ['contact changed'],
  },
  saveAudience: {
    scenario: 'audience-saved',
    calls: [['POST', 'mc/target_audience', { location: 'selected', countries: ['GB', 'CA'] }]],
    told: ['audience changed'],
  },
  saveShippingRates: {
    scenario: 'shipping-saved',
    calls: [['POST', 'mc/shipping/rates/batch', { rates: [rate] }]],
    told: ['rates changed'],
  },
  saveShippingRate: {
    scenario: 'shipping-saved',
    calls: [['POST', 'mc/shipping/rates', rate]],
    told: ['rates changed'],
  },
  updateShippingRate: {
    scenario: 'shipping-saved',
    calls: [async () => ['PATCH', `mc/shipping/rates/${await rateId()}`, rate]],
    told: ['rates changed'],
  },
  deleteShippingRate: {
    scenario: 'shipping-saved',
    calls: [async () => ['DELETE', `mc/shipping/rates/${await rateId()}`]],
    told: ['rates changed'],
  },
  deleteShippingRates: {
    scenario: 'shipping-saved',
    calls: [async () => ['DELETE', 'mc/shipping/rates/batch', { ids: [await rateId()] }]],
    told: ['rates changed'],
  },
  saveShippingTimes: {
    scenario: 'shipping-saved',
    calls: [['POST', 'mc/shipping/times/batch', { country_codes: ['US', 'CA'], time: 9 }]],
    told: ['times changed'],
  },
  saveShippingTime: {
    scenario: 'shipping-saved',
    calls: [['POST', 'mc/shipping/times', { country_code: 'US', time: 9 }]],
    told: ['times changed'],
  },
  deleteShippingTime: {
    scenario: 'shipping-saved',
    calls: [['DELETE', 'mc/shipping/times/US']],
    told: ['times changed'],
  },
  deleteShippingTimes: {
    scenario: 'shipping-saved',
    calls: [['DELETE', 'mc/shipping/times/batch', { country_codes: ['US'] }]],
    told: ['times changed'],
  },
  connectAdsAccount: { scenario: 'complete', calls: [['POST', 'ads/accounts', {}]], told: ['ads created'] },
  completeAdsSetup: {
    scenario: 'ads-pending-billing',
    calls: [['POST', 'ads/setup/complete']],
    told: ['ads changed'],
  },
  createCampaign: {
    scenario: 'ads-complete',
    calls: [['POST', 'ads/campaigns', { amount: 7.5, targeted_locations: ['GB'], name: 'Gifts' }]],
    told: ['campaign created'],
  },
  updateCampaign: {
    scenario: 'ads-complete',
    calls: [['PATCH', CAMPAIGN, { amount: 42 }]],
    told: ['campaign changed'],
  },
  deleteCampaign: { scenario: 'ads-complete', calls: [['DELETE', CAMPAIGN]], told: ['campaign removed'] },
  updateProductVisibility: {
    scenario: 'complete',
    calls: [async () => ['POST', 'mc/product-visibility', { ids: [await aProduct()], visible: false }]],
    told: ['products changed'],
  },
  requestReview: { scenario: 'disapproved', calls: [['POST', 'mc/review']], told: ['review changed'] },
  // What one person reads, and how, is nobody else's business.
  markAlertsRead: { scenario: 'complete', calls: [['POST', 'alerts/read', {}]], told: [] },
  saveAlertSettings: {
    scenario: 'complete',
    calls: [['POST', 'alerts/settings', { rules: [], digest: 'daily', quiet: null, mail: null }]],
    told: [],
  },
  saveSavedViews: {
    scenario: 'complete',
    calls: [['POST', 'saved-views', { screen: 'product-feed', views: [{ name: 'All', query: '' }], first: 'All' }]],
    told: [],
  },
  saveAlertWebhook: {
    scenario: 'complete',
    calls: [['POST', 'alerts/webhook', { url: 'https://chat.example/hooks/7' }]],
    told: [],
  },
  createApiKey: {
    scenario: 'complete',
    calls: [['POST', 'api-keys', { name: 'told', role: 'viewer', end: '2026-12-24' }]],
    told: [],
  },
  revokeApiKey: {
    scenario: 'complete',
    calls: [
      ['POST', 'api-keys', { name: 'ended', role: 'viewer', end: '2026-12-24' }],
      async () => ['DELETE', `api-keys/${((await ask(['GET', 'api-keys'])).body as ApiKeys).keys[0]?.id}`],
    ],
    told: [],
  },
  testAlertWebhook: { scenario: 'complete', calls: [['POST', 'alerts/webhook/test']], told: [] },
  createHandOver: { scenario: 'fresh', calls: [handOver], told: ['hand_over created'] },
  renewHandOver: {
    scenario: 'fresh',
    calls: [handOver, async () => ['POST', `hand-overs/${await handOverId()}/link`]],
    told: [],
  },
  withdrawHandOver: {
    scenario: 'fresh',
    calls: [handOver, async () => ['DELETE', `hand-overs/${await handOverId()}`]],
    told: ['hand_over withdrawn'],
  },
  undoActivity: {
    scenario: 'ads-complete',
    calls: [['PATCH', CAMPAIGN, { amount: 42 }], async () => ['POST', `activity/${(await entries())[0]?.id}/undo`]],
    told: ['campaign changed'],
  },
};

const mutations = (Object.keys(endpoints) as EndpointKey[]).filter((key) => endpoints[key].method !== 'GET');

it.each(mutations)('%s is told of: who, from where, under which reference, what it was and is', async (key) => {
  const { scenario, calls, told } = cases[key] ?? { scenario: 'fresh', calls: [], told: ['no case for this call'] };
  await domain.load(scenario);
  const wish = async (next: Case['calls'][number]) => (typeof next === 'function' ? next() : next);
  for (const next of calls.slice(0, -1)) await ask(await wish(next));
  const before = await entries();
  for (const next of calls.slice(-1)) await ask(await wish(next));
  const added = (await entries()).slice(0, -before.length || undefined);
  expect(added.map(({ kind, action }) => `${kind} ${action}`).sort()).toEqual([...told].sort());
  for (const entry of added) {
    expect(entry).toMatchObject({ by: 'Owner', person: 'owner', from: 'screen', reference: expect.any(String) });
    expect(entry.changes.every(({ before: was, after: is, field }) => was !== is || field === 'address')).toBe(true);
  }
});

it('what the provider and the store do by themselves is told as theirs', async () => {
  await domain.load('ads-pending-billing');
  await domain.call('POST', '/sandbox/v1/billing', { approve: true });
  await domain.page('POST', '/sandbox/admin/admin.php', {
    country: 'US',
    city: 'Troy',
    postcode: '12180',
    address_1: 'New St 1',
  });
  expect((await entries()).map(({ kind, by, from, changes }) => ({ kind, by, from, changes }))).toEqual([
    {
      kind: 'store',
      by: null,
      from: 'store',
      changes: [{ field: 'address', before: 'US 12…', after: 'US 12…', unit: null }],
    },
    {
      kind: 'ads',
      by: null,
      from: 'provider',
      changes: [{ field: 'billing', before: expect.any(String), after: 'approved', unit: null }],
    },
  ]);
});

it('no entry has a phone number, an address or an e-mail in full', async () => {
  await domain.load('shipping-saved');
  await ask(['POST', 'mc/phone-verification/request', phone]);
  await ask(await receivedCode());
  await ask(['POST', 'mc/contact-information', {}]);
  await ask(['DELETE', 'connections']);
  const { rows } = { rows: await entries() };
  expect(rows.length).toBeGreaterThan(5);
  expect(JSON.stringify(rows)).not.toMatch(/3734253|Example Avenue|owner@|robin@/i);
});
