import { DAY_MS } from '@listings/shared-values';
import { attentionOf, type AttentionItem } from './attention.rules';
import { brought, campaign, counts, now, sound } from './store-facts.fixture';
import type { StoreFacts } from './store-facts.types';

const place = (path: string, params: Record<string, string> = {}) => ({ kind: 'place', to: { path, params } });
const shipping = place('/google/dashboard', { subpath: '/free-listings/edit', pageStep: '2' });
const edit = (id: string) => place('/google/dashboard', { subpath: '/campaigns/edit', programId: id });
const settings = place('/google/settings');
const account = place('/google/product-feed', { issueType: 'account' });
const programs = { kind: 'programs' };
const paused = { status: 'paused' } as const;

it('finds nothing in a sound store, and nothing where nothing is known', () => {
  expect(attentionOf(sound)).toEqual([]);
  expect(attentionOf({ now, adsSetupComplete: true })).toEqual([]);
  expect(attentionOf({ now, adsSetupComplete: null })).toEqual([]);
});

const barren = { sales: 0, conversions: 0, spend: 120, clicks: 300 };
const cases: readonly [string, Partial<StoreFacts>, Partial<AttentionItem>][] = [
  [
    'the host is disconnected',
    { hosting: { active: 'no' } },
    {
      cause: 'hostingLost',
      severity: 'error',
      count: 17,
      cure: place('/google/settings', { subpath: '/reconnect-wpcom-account' }) as AttentionItem['cure'],
    },
  ],
  [
    'the provider is disconnected, and products are not counted',
    { provider: { active: 'no' }, statistics: undefined },
    {
      cause: 'providerLost',
      severity: 'error',
      cure: place('/google/settings', { subpath: '/reconnect-google-account' }) as AttentionItem['cure'],
    },
  ],
  [
    'the merchant account is not set up to the end',
    { merchant: { status: 'incomplete' } },
    { cause: 'merchantLost', severity: 'error', count: 17, cure: settings as AttentionItem['cure'] },
  ],
  [
    'the account is disapproved',
    { review: { status: 'DISAPPROVED' }, statistics: counts({ active: 0, disapproved: 2, pending: 5, expiring: 0 }) },
    { cause: 'accountDisapproved', severity: 'error', count: 7, cure: account as AttentionItem['cure'] },
  ],
  [
    'a rate is missing',
    { rates: [{ country: 'US', currency: 'USD', rate: 5, options: {} }] },
    {
      cause: 'ratesMissing',
      severity: 'error',
      count: 1,
      countries: ['GB'],
      cure: shipping as AttentionItem['cure'],
    },
  ],
  [
    'times are missing',
    { times: [] },
    {
      cause: 'timesMissing',
      severity: 'error',
      count: 2,
      countries: ['US', 'GB'],
      cure: shipping as AttentionItem['cure'],
    },
  ],
  [
    'the ads account is gone while campaigns run',
    { ads: { id: 0, status: 'disconnected' } },
    { cause: 'adsLost', severity: 'error', count: 2, amount: 28, cure: settings as AttentionItem['cure'] },
  ],
  [
    'billing was cancelled',
    { billing: { status: 'cancelled', billing_url: 'https://ads.google.com/pay' } },
    {
      cause: 'billingOpen',
      severity: 'error',
      count: 2,
      amount: 28,
      cure: { kind: 'billing', url: 'https://ads.google.com/pay' },
    },
  ],
  [
    'billing is pending, without an address',
    { billing: { status: 'pending', billing_url: null }, campaigns: [] },
    { cause: 'billingOpen', severity: 'warning', count: 0, amount: 0, cure: settings as AttentionItem['cure'] },
  ],
  [
    'few products are disapproved',
    { statistics: counts({ disapproved: 4 }) },
    {
      cause: 'productsDisapproved',
      severity: 'warning',
      count: 4,
      cure: place('/google/product-feed', { status: 'disapproved' }) as AttentionItem['cure'],
    },
  ],
  [
    'a fifth of the products is disapproved',
    { statistics: counts({ active: 16, disapproved: 4 }) },
    {
      cause: 'productsDisapproved',
      severity: 'error',
      count: 4,
      cure: place('/google/product-feed', { status: 'disapproved' }) as AttentionItem['cure'],
    },
  ],
  [
    'the account has a warning',
    { review: { status: 'WARNING' }, accountIssues: 2 },
    { cause: 'accountWarned', severity: 'warning', count: 2, cure: account as AttentionItem['cure'] },
  ],
  [
    'products expire',
    { statistics: counts({ expiring: 3 }) },
    {
      cause: 'productsExpiring',
      severity: 'warning',
      count: 3,
      cure: place('/google/product-feed', { status: 'expiring' }) as AttentionItem['cure'],
    },
  ],
  [
    'nothing was sent for more than two days',
    { statistics: counts({}, { timestamp: (now - 3.5 * DAY_MS) / 1000 }) },
    {
      cause: 'syncOld',
      severity: 'warning',
      count: 0,
      days: 3,
      cure: place('/google/product-feed') as AttentionItem['cure'],
    },
  ],
  [
    'syncs wait for more than two days',
    { statistics: counts({}, { timestamp: (now - 3 * DAY_MS) / 1000, scheduled_sync: 14 }) },
    {
      cause: 'syncOld',
      severity: 'warning',
      count: 14,
      days: 3,
      cure: place('/google/product-feed') as AttentionItem['cure'],
    },
  ],
  [
    'one campaign spends and sells nothing',
    { period: { days: 14, campaigns: [brought(2, barren)] } },
    {
      cause: 'spentWithoutSales',
      severity: 'warning',
      count: 1,
      name: 'Campaign 2',
      amount: 120,
      days: 14,
      cure: edit('2') as AttentionItem['cure'],
    },
  ],
  [
    'several campaigns spend and sell nothing',
    { period: { days: 30, campaigns: [brought(1, barren), brought(2, barren)] } },
    {
      cause: 'spentWithoutSales',
      severity: 'warning',
      count: 2,
      amount: 240,
      days: 30,
      cure: programs as AttentionItem['cure'],
    },
  ],
  [
    'one campaign is paused',
    { campaigns: [campaign(1), campaign(2, { ...paused, amount: 12.5 })] },
    {
      cause: 'campaignsPaused',
      severity: 'info',
      count: 1,
      name: 'Campaign 2',
      amount: 12.5,
      cure: programs as AttentionItem['cure'],
    },
  ],
  [
    'all campaigns are paused',
    { campaigns: [campaign(1, paused), campaign(2, { ...paused, amount: 8 })] },
    {
      cause: 'campaignsPaused',
      severity: 'info',
      count: 2,
      amount: 28,
      cure: programs as AttentionItem['cure'],
    },
  ],
  [
    'a budget is spent',
    { today: [brought(1, { spend: 19.99 }), brought(2, { spend: 8 })] },
    {
      cause: 'budgetSpent',
      severity: 'info',
      count: 1,
      name: 'Campaign 2',
      amount: 8,
      cure: edit('2') as AttentionItem['cure'],
    },
  ],
];

it.each(cases)('tells that %s, what follows and the way to the cure', (_what, facts, item) => {
  expect(attentionOf({ ...sound, ...facts })).toEqual([item]);
});

const silent: readonly [string, Partial<StoreFacts>][] = [
  ['billing cannot be told', { billing: { status: 'unknown', billing_url: null } }],
  [
    'there are no ads yet',
    {
      adsSetupComplete: false,
      ads: { id: 0, status: 'disconnected' },
      billing: { status: 'pending', billing_url: null },
    },
  ],
  ['rates are not flat', { settings: { shipping_rate: 'automatic', shipping_time: 'flat' }, rates: [] }],
  ['times are not flat', { settings: { shipping_rate: 'flat', shipping_time: 'manual' }, times: [] }],
  ['all countries are chosen', { audience: { location: 'all', countries: null }, rates: [], times: [] }],
  ['products are still being counted', { statistics: { ...counts(), statistics: null } }],
  ['the last sync is two days old', { statistics: counts({}, { timestamp: (now - 2 * DAY_MS) / 1000 }) }],
  ['no sync is known', { statistics: counts({}, { timestamp: 0 }) }],
  ['the period is too short to tell', { period: { days: 13, campaigns: [brought(2, barren)] } }],
  ['less than a day’s budget was spent', { period: { days: 20, campaigns: [brought(1, { ...barren, spend: 19 })] } }],
  ['sales are not known', { period: { days: 20, campaigns: [brought(1, { spend: 120 })] } }],
  ['a campaign is of a kind unknown', { campaigns: [campaign(1), campaign(2, { status: 'unknown' })] }],
];

it.each(silent)('is silent where %s', (_what, facts) => {
  expect(attentionOf({ ...sound, ...facts })).toEqual([]);
});

it('names the worst first, causes of one severity in their own order', () => {
  const facts: StoreFacts = {
    ...sound,
    campaigns: [campaign(1), campaign(2, paused)],
    statistics: counts({ expiring: 1, disapproved: 1 }),
    rates: [],
    provider: { active: 'no' },
  };
  expect(attentionOf(facts).map(({ severity, cause }) => `${severity} ${cause}`)).toEqual([
    'error providerLost',
    'error ratesMissing',
    'warning productsDisapproved',
    'warning productsExpiring',
    'info campaignsPaused',
  ]);
});
