import { answers, happens, refuses, type Behaviour } from './behaviour';
import { disconnected } from './accounts';
import { someNumber, someText } from './described';
import { approvedAds, budgets, openAds, ownMerchant } from './store-facts';

const linked = (id: number) => ({ id, currency: 'USD', symbol: '$', status: 'connected' }) as const;
const made = {
  id: someNumber('account'),
  currency: 'USD',
  symbol: '$',
  sub_account: true,
  created_timestamp: someNumber(),
};
const billingOpen = {
  status: 428,
  message: 'Billing setup must be completed.',
  details: { billing_url: someText(), billing_status: someText() },
};

/** The ads account and its billing. */
export const adsAccountBehaviours: readonly Behaviour[] = [
  {
    rule: 'a linked account is connected at once, whatever its billing [S3.05]',
    given: 'audience-saved',
    steps: [
      answers('connectAdsAccount', { body: { id: openAds } }, { id: openAds, billing_url: null }),
      answers('getAdsConnection', {}, linked(openAds)),
      answers('getBillingStatus', {}, { status: 'unknown', billing_url: someText() }),
    ],
  },
  {
    rule: 'an approved account that is linked says so',
    given: 'audience-saved',
    steps: [
      answers('connectAdsAccount', { body: { id: approvedAds } }, { id: approvedAds, billing_url: null }),
      answers('getBillingStatus', {}, { status: 'approved', billing_url: null }),
    ],
  },
  {
    rule: 'a second account, or one that nobody granted, cannot be linked',
    given: 'audience-saved',
    steps: [
      refuses(
        'connectAdsAccount',
        { body: { id: 77 } },
        {
          status: 403,
          message: 'You have no access to the Ads account 77.',
        },
      ),
      answers('getAdsConnection', {}, { id: 0, currency: null, symbol: '$', status: 'disconnected' }),
      answers('connectAdsAccount', { body: { id: approvedAds } }, { id: approvedAds, billing_url: null }),
      refuses(
        'connectAdsAccount',
        { body: { id: openAds } },
        {
          status: 400,
          message: `Ads account ${approvedAds} already connected.`,
        },
      ),
      answers('getAdsConnection', {}, linked(approvedAds)),
    ],
  },
  {
    rule: 'without the permission there is no list and no account',
    given: 'missing-scopes',
    steps: [
      refuses('listAdsAccounts', {}, { status: 403, message: 'Request had insufficient authentication scopes.' }),
      refuses('connectAdsAccount', {}, { status: 403, message: 'Request had insufficient authentication scopes.' }),
    ],
  },
  {
    rule: 'without a merchant account the ads account waits to be linked with it',
    given: 'connected',
    steps: [
      refuses(
        'connectAdsAccount',
        { body: { id: approvedAds } },
        {
          status: 400,
          message: 'A Merchant Center account must be connected',
        },
      ),
      answers(
        'getAdsConnection',
        {},
        { id: approvedAds, currency: 'USD', symbol: '$', status: 'incomplete', step: 'link_merchant' },
      ),
    ],
  },
  {
    rule: 'a new account waits for its billing, and is then connected [S7.34]',
    given: 'complete',
    steps: [
      refuses('connectAdsAccount', {}, billingOpen),
      answers('getAdsConnection', {}, { ...made, status: 'incomplete', step: 'billing' }),
      refuses('connectAdsAccount', {}, billingOpen),
      answers('getAdsConnection', {}, { ...made, status: 'incomplete', step: 'billing' }),
      happens('billingApproved'),
      answers('getBillingStatus', {}, { status: 'approved', billing_url: null }),
      answers('connectAdsAccount', {}, { id: someNumber('account'), billing_url: someText() }),
      answers('getAdsConnection', {}, { ...made, status: 'connected' }),
    ],
  },
  {
    rule: 'a disconnected ads account takes its campaigns out of sight [S7.33]',
    given: 'ads-complete',
    steps: [
      answers('disconnectAds', {}, disconnected),
      answers('getAdsConnection', {}, { id: 0, currency: null, symbol: '$', status: 'disconnected' }),
      answers('getBillingStatus', {}, { status: 'unknown', billing_url: null }),
      answers('listCampaigns', {}, []),
      answers('getMerchantConnection', {}, { id: ownMerchant, status: 'connected' }),
    ],
  },
  {
    rule: 'the ads setup is marked complete',
    given: 'ads-pending-billing',
    steps: [
      answers('completeAdsSetup', {}, { status: 'success', message: 'Successfully marked Ads setup as completed.' }),
      answers('completeAdsSetup', {}, { status: 'success', message: 'Successfully marked Ads setup as completed.' }),
    ],
  },
  {
    rule: 'budgets are recommended in the currency of the ads account, for countries with figures [S3.15]',
    given: 'ads-complete',
    steps: [
      answers('recommendBudget', { query: { country_codes: ['US', 'GB'] } }, budgets),
      refuses(
        'recommendBudget',
        { query: { country_codes: ['CN'] } },
        {
          status: 404,
          message: 'Cannot find any budget recommendations.',
        },
      ),
    ],
  },
  {
    rule: 'nothing is estimated for countries without similar stores',
    given: 'ads-complete',
    steps: [
      refuses(
        'estimateCampaign',
        { query: { country_codes: ['CN'], amount: 20 } },
        { status: 404, message: 'No store is similar.' },
      ),
    ],
  },
  {
    rule: 'without an ads account there is no currency to recommend a budget in',
    given: 'connected',
    steps: [
      refuses(
        'recommendBudget',
        { query: { country_codes: ['US'] } },
        {
          status: 400,
          message: 'No currency available for the Ads account.',
        },
      ),
    ],
  },
];
