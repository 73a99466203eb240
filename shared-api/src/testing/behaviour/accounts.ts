import { answers, refuses, type Behaviour, type Refusal } from './behaviour';
import { someText } from './described';
import { ownAds, ownMerchant } from './store-facts';

/** The host's account has to be connected again. */
export const reconnectHosting: Refusal = {
  status: 401,
  code: 'JETPACK_DISCONNECTED',
  message: 'Please reconnect your Jetpack account.',
};

/** The provider's account has to be connected again. */
export const reconnectProvider: Refusal = {
  status: 401,
  code: 'GOOGLE_DISCONNECTED',
  message: 'Please reconnect your Google account.',
};

export const disconnected = { status: 'success', message: 'Successfully disconnected.' };
const noHosting = { active: 'no', owner: 'no', displayName: '', email: '' } as const;
const noProvider = { active: 'no', email: '', scope: [] } as const;
const noAds = { id: 0, currency: null, symbol: '$', status: 'disconnected' } as const;
const noMerchant = { id: 0, status: 'disconnected' } as const;

/** Hosting and provider account, and all accounts together. */
export const accountBehaviours: readonly Behaviour[] = [
  {
    rule: 'the way to the hosting account is open from the first day on [S7.01]',
    given: 'fresh',
    steps: [
      answers('startHostingConnection', { query: { next_page_name: 'setup-mc' } }, { url: someText() }),
      answers('startHostingConnection', { query: { next_page_name: 'reconnect' } }, { url: someText() }),
    ],
  },
  {
    rule: 'the way to the provider leads over the hosting account [S7.03]',
    given: 'fresh',
    steps: [refuses('startProviderConnection', { query: { next_page_name: 'setup-mc' } }, reconnectHosting)],
  },
  {
    rule: 'the way to the provider is open once the hosting account is connected [S7.03]',
    given: 'connected',
    steps: [answers('startProviderConnection', { query: { next_page_name: 'setup-ads' } }, { url: someText() })],
  },
  {
    rule: 'without the hosting account nothing reaches the provider, whose account is kept',
    given: 'connected',
    steps: [
      answers('disconnectHosting', {}, disconnected),
      answers('getHostingConnection', {}, noHosting),
      refuses('listMerchantAccounts', {}, reconnectHosting),
      refuses('listAdsAccounts', {}, reconnectHosting),
    ],
  },
  {
    rule: 'a disconnected provider account grants nothing, and the merchant account is kept [S7.05]',
    given: 'audience-saved',
    steps: [
      answers('disconnectProvider', {}, disconnected),
      answers('getProviderConnection', {}, noProvider),
      answers('getProviderAccess', {}, noProvider),
      answers('getMerchantConnection', {}, { id: ownMerchant, status: 'connected' }),
      refuses('listMerchantAccounts', {}, reconnectProvider),
      refuses('getContactInformation', {}, reconnectProvider),
      refuses('getProductStatistics', {}, { status: 401, message: 'Google account is not connected.' }),
    ],
  },
  {
    rule: 'a lost provider account is asked for by every call that needs it',
    given: 'provider-lost',
    steps: [
      refuses('connectMerchantAccount', {}, reconnectProvider),
      refuses('connectAdsAccount', {}, reconnectProvider),
      refuses('getBillingStatus', {}, reconnectProvider),
      refuses('listCampaigns', {}, reconnectProvider),
      refuses('createCampaign', { body: { amount: 5, targeted_locations: ['US'] } }, reconnectProvider),
      refuses('syncSettings', {}, reconnectProvider),
      refuses('saveContactInformation', {}, reconnectProvider),
      refuses('getReview', {}, reconnectProvider),
      refuses('requestReview', {}, reconnectProvider),
      refuses('getFreeProgramsReport', {}, reconnectProvider),
      refuses('getFreeProductsReport', {}, reconnectProvider),
      refuses('getPaidProgramsReport', {}, reconnectProvider),
      refuses('getPaidProductsReport', {}, reconnectProvider),
    ],
  },
  {
    rule: 'a lost hosting account is asked for first',
    given: 'hosting-lost',
    steps: [
      refuses('getProviderConnection', {}, reconnectHosting),
      refuses('getProviderAccess', {}, reconnectHosting),
      refuses('getContactInformation', {}, reconnectHosting),
      refuses('getProductStatistics', {}, reconnectHosting),
      refuses('listProductFeed', {}, reconnectHosting),
    ],
  },
  {
    rule: 'disconnecting all accounts leaves a store on its first day, and says what became of each [S7.32]',
    given: 'ads-complete',
    steps: [
      answers(
        'disconnectAll',
        {},
        {
          errors: {},
          responses: {
            '/wc/gla/ads/connection': disconnected,
            '/wc/gla/mc/connection': {
              status: 'success',
              message: 'Merchant Center account successfully disconnected.',
            },
            '/wc/gla/google/connect': disconnected,
            '/wc/gla/jetpack/connect': disconnected,
          },
        },
      ),
      answers('getHostingConnection', {}, noHosting),
      answers('getProviderConnection', {}, noProvider),
      answers('getMerchantConnection', {}, noMerchant),
      answers('getAdsConnection', {}, noAds),
      answers('getSetupStatus', {}, { status: 'incomplete', step: 'accounts' }),
      answers('listShippingRates', {}, []),
      answers('listShippingTimes', {}, []),
    ],
  },
  {
    rule: 'access is told of the accounts that are stored alone [O3.06] [S7.06]',
    given: 'ads-complete',
    steps: [
      answers('disconnectAds', {}, disconnected),
      answers(
        'getProviderAccess',
        {},
        {
          active: 'yes',
          email: someText(),
          scope: [someText(), someText(), someText(), someText(), someText()],
          merchant_account: ownMerchant,
          merchant_access: 'yes',
        },
      ),
      answers('connectAdsAccount', { body: { id: ownAds } }, { id: ownAds, billing_url: null }),
    ],
  },
];
