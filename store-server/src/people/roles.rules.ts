import type { EndpointKey, Role } from '@listings/shared-api/contract';

/** Roles that may do something beside the owner, who may do everything. */
export type Roles = readonly Exclude<Role, 'owner'>[];

export const EVERYBODY: Roles = ['viewer', 'feed-manager', 'advertiser'];
export const OWNERS: Roles = [];
const FEED: Roles = ['feed-manager'];
const ADS: Roles = ['advertiser'];

/** Who may make which call of the contract: the one place that says so. */
const rolesByCall: Readonly<Record<EndpointKey, Roles>> = {
  getHostingConnection: EVERYBODY,
  startHostingConnection: OWNERS,
  disconnectHosting: OWNERS,
  getProviderConnection: EVERYBODY,
  startProviderConnection: OWNERS,
  getProviderAccess: EVERYBODY,
  disconnectProvider: OWNERS,
  disconnectAll: OWNERS,

  getMerchantConnection: EVERYBODY,
  listMerchantAccounts: EVERYBODY,
  connectMerchantAccount: OWNERS,
  reclaimUrl: OWNERS,
  switchUrl: OWNERS,
  disconnectMerchant: OWNERS,

  getAdsConnection: EVERYBODY,
  listAdsAccounts: EVERYBODY,
  connectAdsAccount: OWNERS,
  disconnectAds: OWNERS,
  getBillingStatus: EVERYBODY,
  completeAdsSetup: ADS,

  listCampaigns: EVERYBODY,
  getCampaign: EVERYBODY,
  createCampaign: ADS,
  updateCampaign: ADS,
  deleteCampaign: ADS,
  recommendBudget: EVERYBODY,
  estimateCampaign: EVERYBODY,

  getSetupStatus: EVERYBODY,
  getSettings: EVERYBODY,
  saveSettings: FEED,
  syncSettings: FEED,
  getContactInformation: EVERYBODY,
  saveContactInformation: FEED,
  requestVerificationCode: FEED,
  verifyPhoneNumber: FEED,
  getStoreChecks: EVERYBODY,
  runStoreChecks: FEED,

  getAudience: EVERYBODY,
  saveAudience: FEED,
  suggestAudience: EVERYBODY,
  listCountries: EVERYBODY,
  listShippingRates: EVERYBODY,
  suggestShippingRates: EVERYBODY,
  getShippingRate: EVERYBODY,
  saveShippingRate: FEED,
  saveShippingRates: FEED,
  updateShippingRate: FEED,
  deleteShippingRate: FEED,
  deleteShippingRates: FEED,
  listShippingTimes: EVERYBODY,
  getShippingTime: EVERYBODY,
  saveShippingTime: FEED,
  saveShippingTimes: FEED,
  deleteShippingTime: FEED,
  deleteShippingTimes: FEED,

  listProducts: EVERYBODY,
  listProductVariations: EVERYBODY,
  listVariations: EVERYBODY,
  getProductStatistics: EVERYBODY,
  refreshProductStatistics: EVERYBODY,
  listIssues: EVERYBODY,
  listAllIssues: EVERYBODY,
  listProductFeed: EVERYBODY,
  getFeedProduct: EVERYBODY,
  updateProductVisibility: FEED,
  getReview: EVERYBODY,
  requestReview: FEED,

  getFreeProgramsReport: EVERYBODY,
  getFreeProductsReport: EVERYBODY,
  getPaidProgramsReport: EVERYBODY,
  getPaidProductsReport: EVERYBODY,
  getStoreOrders: EVERYBODY,

  listActivity: EVERYBODY,
  getActivityEntry: EVERYBODY,
  // What is undone needs the role of its own call as well.
  undoActivity: ['feed-manager', 'advertiser'],

  // Alerts are each person's own.
  listAlerts: EVERYBODY,
  countUnreadAlerts: EVERYBODY,
  markAlertsRead: EVERYBODY,
  getAlertSettings: EVERYBODY,
  saveAlertSettings: EVERYBODY,
  getAlertWebhook: EVERYBODY,
  saveAlertWebhook: OWNERS,
  testAlertWebhook: OWNERS,
};

export const rolesOf = (key: EndpointKey): Roles => rolesByCall[key];

export const isAmong = (role: Role, roles: Roles): boolean => role === 'owner' || roles.includes(role);

/** The least role that may do it. */
export const neededRole = (roles: Roles): Role => roles[0] ?? 'owner';

const keysOf = Object.keys as (table: typeof rolesByCall) => EndpointKey[];

/** Calls that a role may not make, each with the role that it needs. */
export const refusedCalls = (role: Role): Partial<Record<EndpointKey, Role>> =>
  Object.fromEntries(
    keysOf(rolesByCall)
      .filter((key) => !isAmong(role, rolesByCall[key]))
      .map((key) => [key, neededRole(rolesByCall[key])]),
  );
