import type { EndpointKey, HandOverStep, Role } from '@listings/shared-api/contract';

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
  getCountriesReport: EVERYBODY,

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

  listHandOvers: EVERYBODY,
  // Who asks needs the role of the step as well.
  createHandOver: ['feed-manager', 'advertiser'],
  renewHandOver: ['feed-manager', 'advertiser'],
  withdrawHandOver: ['feed-manager', 'advertiser'],

  // Saved views are each person's own.
  listSavedViews: EVERYBODY,
  saveSavedViews: EVERYBODY,

  listApiKeys: EVERYBODY,
  createApiKey: OWNERS,
  revokeApiKey: OWNERS,
};

/** A step that can be handed over: the calls that it consists of, and the one whose role an asker needs. */
interface StepCalls {
  readonly needs: EndpointKey;
  readonly calls: readonly EndpointKey[];
}

/** What whoever was asked to do a step may call: nothing else, whatever the roles say. */
const callsByStep: Readonly<Record<HandOverStep, StepCalls>> = {
  hosting: { needs: 'startHostingConnection', calls: ['getHostingConnection', 'startHostingConnection'] },
  provider: { needs: 'startProviderConnection', calls: ['getProviderConnection', 'startProviderConnection'] },
  claim: { needs: 'reclaimUrl', calls: ['getMerchantConnection', 'reclaimUrl'] },
  phone: {
    needs: 'verifyPhoneNumber',
    calls: ['getContactInformation', 'requestVerificationCode', 'verifyPhoneNumber'],
  },
  billing: { needs: 'completeAdsSetup', calls: ['getBillingStatus'] },
};

const steps = Object.keys as (table: typeof callsByStep) => HandOverStep[];

/** Steps that a call is part of. */
export const stepsOf = (key: EndpointKey): readonly HandOverStep[] =>
  steps(callsByStep).filter((step) => callsByStep[step].calls.includes(key));

/** Who may ask somebody else to do a step: those who may do it themselves. */
export const rolesOfStep = (step: HandOverStep): Roles => rolesOf(callsByStep[step].needs);

/** Calls that need a person: what is told to one person each, hand-overs, which name who asks, and the keys themselves. */
const ofPeople: ReadonlySet<EndpointKey> = new Set([
  'listAlerts',
  'countUnreadAlerts',
  'markAlertsRead',
  'getAlertSettings',
  'saveAlertSettings',
  'listSavedViews',
  'saveSavedViews',
  'listHandOvers',
  'createHandOver',
  'renewHandOver',
  'withdrawHandOver',
  'listApiKeys',
  'createApiKey',
  'revokeApiKey',
]);

/** True for a call that an API key may make, where its role allows it. */
export const isOpenToKeys = (key: EndpointKey): boolean => !ofPeople.has(key);

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
