import type { ApiOutput, Issue, ReadKey } from '../../contract';
import { defaultSettings, scopes, type Settings } from '../../contract';
import { apronOffer, lampOffer, potOffer, scarfOffer } from './catalogue';
import { someNumber, someText, type Described } from './described';
import {
  access,
  accountScopes,
  adsAccess,
  adsAccounts,
  counted,
  email,
  feedOf,
  language,
  merchantAccess,
  merchantAccount,
  missingImage,
  noSettings,
  ownAds,
  ownAdsAccount,
  ownMerchant,
  scope,
  shippingSettings,
  slowStore,
  storeAddress,
  throughProvider,
} from './store-facts';

type Flags = Omit<Settings, 'shipping_rate' | 'shipping_time' | 'tax_rate'>;

/** Every flag of the settings, ticked. */
const everyFlag = Object.fromEntries(
  Object.entries(defaultSettings()).flatMap(([key, value]) => (value === false ? [[key, true]] : [])),
) as Flags;

/** Answers of some reads. */
type Reads = { readonly [K in ReadKey]?: Described<ApiOutput<K>> };

/** Obstacle between a store and its merchant account, as the provider knows it before the first request. */
export type MerchantObstacle = 'claimed' | 'claimedForGood' | 'otherUrl' | 'notReady';

/** A state of store and provider, by what differs from the one it builds on. */
interface Difference {
  readonly after: string | null;
  readonly reads: Reads;
  /** Reads of the one it builds on that are not looked at here. */
  readonly unsaid?: readonly ReadKey[];
  readonly obstacles?: readonly MerchantObstacle[];
  /** Issues that no list shows while there are worse ones. */
  readonly hiddenIssues?: readonly Described<Issue>[];
}

const table = {
  fresh: {
    after: null,
    reads: {
      getHostingConnection: { active: 'no', owner: 'no', displayName: '', email: '' },
      getProviderConnection: { active: 'no', email: '', scope: [] },
      getProviderAccess: { active: 'no', email: '', scope: [] },
      getMerchantConnection: { id: 0, status: 'disconnected' },
      getSetupStatus: { status: 'incomplete', step: 'accounts' },
      getSettings: noSettings,
      getAudience: { location: null, countries: null, ...language },
      suggestAudience: { location: 'selected', countries: ['US', 'CA'], ...language },
      listShippingRates: [],
      listShippingTimes: [],
      getAdsConnection: { id: 0, currency: null, symbol: '$', status: 'disconnected' },
      listProducts: [scarfOffer, potOffer, apronOffer, lampOffer],
      listVariations: [
        { id: 14, name: 'Scarf - Rust', attributes: [{ name: 'Color', option: 'Rust' }] },
        { id: 13, name: 'Scarf - Moss', attributes: [{ name: 'Color', option: 'Moss' }] },
      ],
    },
  },
  connected: {
    after: 'fresh',
    reads: {
      getHostingConnection: { active: 'yes', owner: 'yes', displayName: 'Robin Loam', email },
      getProviderConnection: { active: 'yes', email, scope },
      getProviderAccess: access,
      listMerchantAccounts: [],
      listAdsAccounts: adsAccounts,
      getBillingStatus: { status: 'unknown', billing_url: null },
      listCampaigns: [],
      getReview: { status: null, cooldown: 0, issues: [], reviewEligibleRegions: [] },
    },
  },
  'missing-scopes': {
    after: 'connected',
    unsaid: ['listAdsAccounts'],
    reads: {
      getProviderConnection: { active: 'yes', email, scope: [scopes.content, ...accountScopes] },
      getProviderAccess: { active: 'yes', email, scope: [scopes.content, ...accountScopes] },
    },
  },
  'conflict-403': {
    after: 'connected',
    reads: { listMerchantAccounts: [merchantAccount('')] },
    obstacles: ['claimed'],
  },
  'conflict-406': {
    after: 'connected',
    reads: { listMerchantAccounts: [merchantAccount('', false)] },
    obstacles: ['claimedForGood'],
  },
  'conflict-409': {
    after: 'connected',
    reads: { listMerchantAccounts: [merchantAccount('https://old.lantern-and-loam.example')] },
    obstacles: ['otherUrl'],
  },
  'conflict-503': { after: 'connected', reads: {}, obstacles: ['notReady', 'notReady'] },
  'audience-saved': {
    after: 'connected',
    reads: {
      getProviderAccess: merchantAccess,
      getMerchantConnection: { id: ownMerchant, status: 'connected' },
      listMerchantAccounts: [
        {
          id: ownMerchant,
          subaccount: true,
          name: 'lantern-and-loam.example',
          domain: 'https://lantern-and-loam.example',
        },
      ],
      getSetupStatus: { status: 'incomplete', step: 'shipping_and_taxes' },
      getContactInformation: {
        id: ownMerchant,
        phone_number: null,
        mc_address: null,
        wc_address: storeAddress,
        is_mc_address_different: true,
        wc_address_errors: [],
      },
      getAudience: { location: 'selected', countries: ['US', 'GB'], ...language },
      getProductStatistics: counted({ not_synced: 4 }),
      listAllIssues: { issues: [], total: 0, page: 1 },
      listProductFeed: feedOf('not-synced', 'not-synced', 'not-synced', 'not-synced'),
    },
  },
  'shipping-saved': {
    after: 'audience-saved',
    reads: {
      getSetupStatus: { status: 'incomplete', step: 'store_requirements' },
      getSettings: shippingSettings,
      listShippingRates: [
        { id: someText(), country: 'GB', currency: 'USD', rate: 6, options: {} },
        { id: someText(), country: 'US', currency: 'USD', rate: 5, options: {} },
      ],
      listShippingTimes: [
        { countryCode: 'GB', time: 5 },
        { countryCode: 'US', time: 3 },
      ],
    },
  },
  complete: {
    after: 'shipping-saved',
    reads: {
      getSetupStatus: { status: 'complete' },
      getSettings: {
        ...shippingSettings,
        ...everyFlag,
      },
      getContactInformation: {
        id: ownMerchant,
        phone_number: '+12133734253',
        mc_address: storeAddress,
        wc_address: storeAddress,
        is_mc_address_different: false,
        wc_address_errors: [],
      },
      getProductStatistics: counted({ active: 2, pending: 1, disapproved: 1 }),
      listAllIssues: { issues: [missingImage], total: 1, page: 1 },
      listProductFeed: feedOf('pending', 'approved', 'disapproved', 'approved'),
      getReview: { status: 'APPROVED', cooldown: 0, issues: [], reviewEligibleRegions: [] },
    },
  },
  'ads-pending-billing': {
    after: 'complete',
    reads: {
      getProviderAccess: adsAccess,
      getAdsConnection: { ...ownAdsAccount, status: 'incomplete', step: 'billing' },
      listAdsAccounts: [...adsAccounts, { id: ownAds, name: 'lantern-and-loam.example' }],
      getBillingStatus: { status: 'pending', billing_url: someText() },
    },
  },
  'ads-complete': {
    after: 'ads-pending-billing',
    reads: {
      getAdsConnection: { ...ownAdsAccount, status: 'connected' },
      getBillingStatus: { status: 'approved', billing_url: null },
      listCampaigns: [
        {
          id: 17_890_001,
          name: 'Everything, everywhere',
          status: 'enabled',
          type: 'performance_max',
          amount: 20,
          country: 'US',
          targeted_locations: ['US', 'GB'],
        },
        {
          id: 17_890_002,
          name: 'Candles for the winter',
          status: 'paused',
          type: 'performance_max',
          amount: 12.5,
          country: 'US',
          targeted_locations: ['US'],
        },
        {
          id: 17_890_003,
          name: 'Lanterns 2024',
          status: 'enabled',
          type: 'shopping',
          amount: 8,
          country: 'US',
          targeted_locations: [],
        },
      ],
    },
  },
  'account-warning': {
    after: 'ads-complete',
    reads: {
      getReview: { status: 'WARNING', cooldown: 0, issues: ['slow_store'], reviewEligibleRegions: ['US', 'GB'] },
    },
    hiddenIssues: [slowStore],
  },
  'review-cooldown': {
    after: 'ads-complete',
    reads: {
      getProductStatistics: counted({ disapproved: 4 }),
      listProductFeed: feedOf('disapproved', 'disapproved', 'disapproved', 'disapproved'),
      getReview: {
        status: 'DISAPPROVED',
        cooldown: someNumber(),
        issues: [
          'insecure_checkout',
          'landing_page_error',
          'missing_contact_info',
          'missing_refund_policy',
          'missing_robots',
          'price_mismatch',
          'slow_store',
        ],
        reviewEligibleRegions: ['US'],
      },
    },
    unsaid: ['listAllIssues'],
  },
  'provider-lost': {
    after: 'ads-complete',
    reads: {
      getProviderConnection: { active: 'no', email: '', scope: [] },
      getProviderAccess: { active: 'no', email, scope: [] },
    },
    unsaid: throughProvider,
  },
  'hosting-lost': {
    after: 'ads-complete',
    reads: { getHostingConnection: { active: 'no', owner: 'yes', displayName: 'Robin Loam', email } },
    unsaid: [...throughProvider, 'getProviderConnection', 'getProviderAccess'],
  },
} as const satisfies Record<string, Difference>;

export type SituationName = keyof typeof table;
export const situationNames = Object.keys(table) as readonly SituationName[];

/** Everything that is said of a situation, by itself and by those it builds on. */
export interface Situation {
  readonly reads: Reads;
  /** The reads of those that it answers like this at once. */
  readonly told: readonly ReadKey[];
  readonly obstacles: readonly MerchantObstacle[];
  readonly hiddenIssues: readonly Described<Issue>[];
}

/** The whole of a situation. */
export function situationOf(name: SituationName): Situation {
  const differences: Readonly<Record<SituationName, Difference>> = table;
  const { after, reads, unsaid = [], obstacles = [], hiddenIssues = [] } = differences[name];
  const before = after === null ? null : situationOf(after as SituationName);
  const all: Reads = { ...before?.reads, ...reads };
  return {
    reads: all,
    told: (Object.keys(all) as ReadKey[]).filter((key) => !unsaid.includes(key)),
    obstacles,
    hiddenIssues: [...(before?.hiddenIssues ?? []), ...hiddenIssues],
  };
}
