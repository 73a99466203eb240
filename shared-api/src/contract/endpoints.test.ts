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
  saveAudience: ['getAudience', 'getSetupStatus'],
  saveShippingRates: ['listShippingRates', 'getSetupStatus'],
  deleteShippingRates: ['listShippingRates', 'getSetupStatus'],
  saveShippingRate: ['listShippingRates', 'getShippingRate', 'getSetupStatus'],
  updateShippingRate: ['listShippingRates', 'getShippingRate', 'getSetupStatus'],
  deleteShippingRate: ['listShippingRates', 'getShippingRate', 'getSetupStatus'],
  saveShippingTime: ['listShippingTimes', 'getShippingTime', 'getSetupStatus'],
  deleteShippingTime: ['listShippingTimes', 'getShippingTime', 'getSetupStatus'],
  saveShippingTimes: ['listShippingTimes', 'getSetupStatus'],
  deleteShippingTimes: ['listShippingTimes', 'getSetupStatus'],
  disconnectAds: ['getAdsConnection', 'getBillingStatus'],
  connectAdsAccount: ['getAdsConnection', 'getBillingStatus'],
  completeAdsSetup: ['getAdsConnection'],
  createCampaign: ['listCampaigns'],
  updateCampaign: ['listCampaigns', 'getCampaign'],
  deleteCampaign: ['listCampaigns', 'getCampaign'],
  disconnectAll: ['getHostingConnection', 'getProviderConnection', 'getMerchantConnection', 'getAdsConnection'],
  updateProductVisibility: ['listProductFeed', 'listIssues'],
  requestReview: ['getReview'],
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
});
