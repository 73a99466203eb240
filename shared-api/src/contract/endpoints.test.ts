import { endpoints, type EndpointDefinition } from './index';

const definitions = Object.entries<EndpointDefinition>(endpoints);

/** The reads that the contract's behaviours name as stale after each mutation; `invalidates` may hold more. */
const mustInvalidate: Readonly<Record<string, readonly string[]>> = {
  disconnectHosting: ['getHostingConnection'],
  disconnectProvider: ['getProviderConnection', 'getProviderAccess'],
  disconnectMerchant: [
    'getMerchantConnection',
    'listMerchantAccounts',
    'getSetupStatus',
    'getAudience',
    'getSettings',
    'listShippingRates',
    'listShippingTimes',
    'getContactInformation',
    'listIssues',
  ],
  connectMerchantAccount: ['getMerchantConnection', 'getSetupStatus', 'listMerchantAccounts'],
  reclaimUrl: ['getMerchantConnection'],
  switchUrl: ['getMerchantConnection'],
  saveSettings: ['getSettings', 'getSetupStatus'],
  syncSettings: ['getSetupStatus', 'getContactInformation'],
  saveContactInformation: ['getContactInformation'],
  requestVerificationCode: [],
  verifyPhoneNumber: ['getContactInformation'],
  saveAudience: ['getAudience', 'getSetupStatus', 'getCountriesReport'],
  saveShippingRates: ['listShippingRates', 'getSetupStatus'],
  deleteShippingRates: ['listShippingRates', 'getSetupStatus'],
  saveShippingRate: ['listShippingRates', 'getShippingRate', 'getSetupStatus'],
  updateShippingRate: ['listShippingRates', 'getShippingRate', 'getSetupStatus'],
  deleteShippingRate: ['listShippingRates', 'getShippingRate', 'getSetupStatus'],
  saveShippingTime: ['listShippingTimes', 'getShippingTime', 'getSetupStatus'],
  deleteShippingTime: ['listShippingTimes', 'getShippingTime', 'getSetupStatus'],
  saveShippingTimes: ['listShippingTimes', 'getSetupStatus'],
  deleteShippingTimes: ['listShippingTimes', 'getSetupStatus'],
  disconnectAds: ['getAdsConnection', 'getBillingStatus', 'listProductFeed'],
  connectAdsAccount: ['getAdsConnection', 'getBillingStatus', 'listProductFeed'],
  completeAdsSetup: ['getAdsConnection'],
  createCampaign: ['listCampaigns', 'listProductFeed'],
  updateCampaign: ['listCampaigns', 'getCampaign', 'listProductFeed'],
  deleteCampaign: ['listCampaigns', 'getCampaign', 'listProductFeed'],
  disconnectAll: ['getHostingConnection', 'getProviderConnection', 'getMerchantConnection', 'getAdsConnection'],
  updateProductVisibility: ['listProductFeed', 'listIssues'],
  requestReview: ['getReview', 'listProductFeed'],
  runStoreChecks: ['getStoreChecks'],
  undoActivity: ['listActivity', 'getActivityEntry', 'getCampaign', 'listProductFeed', 'getAudience', 'getSettings'],
  markAlertsRead: ['countUnreadAlerts', 'listAlerts'],
  saveAlertSettings: ['getAlertSettings', 'countUnreadAlerts', 'listAlerts'],
  saveAlertWebhook: ['getAlertWebhook'],
  testAlertWebhook: ['getAlertWebhook'],
  createHandOver: ['listHandOvers'],
  renewHandOver: ['listHandOvers'],
  withdrawHandOver: ['listHandOvers'],
  createApiKey: ['listApiKeys'],
  revokeApiKey: ['listApiKeys'],
  saveSavedViews: ['listSavedViews'],
};

/** Mutations that do what others do. */
const doesAsWell: Readonly<Record<string, readonly string[]>> = {
  disconnectAll: ['disconnectAds', 'disconnectMerchant', 'disconnectProvider', 'disconnectHosting'],
  undoActivity: [
    'updateCampaign',
    'updateProductVisibility',
    'saveAudience',
    'saveShippingRates',
    'deleteShippingRate',
    'saveShippingTimes',
    'deleteShippingTime',
    'saveSettings',
  ],
};

describe('the endpoint table', () => {
  it('has each method and path once', () => {
    const calls = definitions.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(calls).size).toBe(definitions.length);
  });

  it.each(definitions)(
    '%s has the parameters of its path, and a body only when it changes something',
    (_key, definition) => {
      expect(definition.params === undefined).toBe(!definition.path.includes('{'));
      expect(definition.method === 'GET' && definition.body !== undefined).toBe(false);
      expect(definition.method !== 'GET' && definition.query !== undefined).toBe(false);
      expect(definition.summary).toMatch(/^[A-Z].+\.$/);
    },
  );

  it('tells for each mutation which reads are stale', () => {
    const mutations = definitions.filter(([, { method }]) => method !== 'GET').map(([key]) => key);
    expect(mutations.sort()).toEqual(Object.keys(mustInvalidate).sort());
    const missing = definitions.flatMap(([key, { invalidates = [] }]) =>
      (mustInvalidate[key] ?? []).filter((read) => !invalidates.includes(read)).map((read) => `${key}: ${read}`),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(doesAsWell))(
    'makes stale with %s, once each, what every call that it repeats does',
    (key, calls) => {
      const staleBy = Object.fromEntries(definitions.map(([name, { invalidates = [] }]) => [name, invalidates]));
      const named = staleBy[key] ?? [];
      expect(new Set(named).size).toBe(named.length);
      const repeated = calls.flatMap((call) => staleBy[call] ?? []);
      expect(repeated.filter((read) => !named.includes(read))).toEqual([]);
    },
  );
});
