import { scopes } from '@listings/shared-api/contract';
import { DAY_MS } from '@listings/shared-values';
import { readDocument, updateDocument, writeDocument } from '../../domain/documents/documents.store';
import { addJob } from '../../domain/feed/product-jobs.store';
import { disapproveAccount, warnAccount } from './scenario-issues';
import { disapproval, generation } from './scenario-products';
import { allScopes, changeOwner, connectAccounts } from './scenario-state';
import {
  connectMerchant,
  convertCampaigns,
  createAds,
  finishAds,
  finishSetup,
  saveShipping,
  submitAdded,
  type Stage,
} from './scenario-steps';

/** Groups of scenarios: a way in, accounts in conflict, a store at work, or something wrong. */
export type ScenarioGroup = 'start' | 'merchant' | 'running' | 'trouble';

/** A state of store and provider: the one it builds on, plus its own step. */
export interface Scenario {
  readonly name: string;
  /** Group on the Sandbox page. */
  readonly group: ScenarioGroup;
  /** Its name for people. */
  readonly title: string;
  readonly after: string | null;
  readonly summary: string;
  readonly apply: (stage: Stage) => Promise<void>;
}

const MERCHANT = { id: 512_000_100, name: 'Lantern & Loam', subaccount: true, websiteUrl: null, claimed: false };

export const scenarios: readonly Scenario[] = [
  {
    name: 'fresh',
    group: 'start',
    title: 'A new store',
    after: null,
    summary: 'A US store with nothing connected.',
    apply: async () => undefined,
  },
  {
    name: 'connected',
    group: 'start',
    title: 'Accounts connected',
    after: 'fresh',
    summary: 'Hosting and provider account are connected with every permission.',
    apply: ({ db }) => connectAccounts(db),
  },
  {
    name: 'missing-scopes',
    group: 'start',
    title: 'Permissions missing',
    after: 'connected',
    summary: 'The provider granted the content permission only.',
    apply: ({ db }) => connectAccounts(db, [scopes.content, ...allScopes.slice(3)]),
  },
  {
    name: 'existing-domain',
    group: 'merchant',
    title: "An account with the store's domain",
    after: 'connected',
    summary: "An existing merchant account has the store's domain.",
    apply: async ({ db }) => {
      const { homeUrl } = await readDocument(db, 'store');
      await changeOwner(db, {}, { ...MERCHANT, websiteUrl: homeUrl, claimed: true });
    },
  },
  {
    name: 'conflict-409',
    group: 'merchant',
    title: 'An account with another URL',
    after: 'connected',
    summary: 'The existing merchant account has claimed another URL.',
    apply: ({ db }) =>
      changeOwner(db, {}, { ...MERCHANT, websiteUrl: 'https://old.lantern-and-loam.example', claimed: true }),
  },
  {
    name: 'conflict-403',
    group: 'merchant',
    title: 'URL claimed elsewhere',
    after: 'connected',
    summary: "The store's URL is claimed elsewhere; the existing sub-account may take it over.",
    apply: ({ db }) => changeOwner(db, { urlClaimedElsewhere: true }, MERCHANT),
  },
  {
    name: 'conflict-406',
    group: 'merchant',
    title: 'URL claimed elsewhere for good',
    after: 'connected',
    summary: "The store's URL is claimed elsewhere and the existing account is independent.",
    apply: ({ db }) => changeOwner(db, { urlClaimedElsewhere: true }, { ...MERCHANT, subaccount: false }),
  },
  {
    name: 'conflict-503',
    group: 'merchant',
    title: 'A new account that is not ready',
    after: 'connected',
    summary: 'A new merchant account is ready only at the third try.',
    apply: ({ db }) => changeOwner(db, { notReadyTimes: 2 }),
  },
  {
    name: 'audience-saved',
    group: 'start',
    title: 'Audience saved',
    after: 'connected',
    summary: 'A merchant account is connected, the audience is US and GB.',
    apply: async (stage) => {
      await connectMerchant(stage);
      await writeDocument(stage.db, 'audience', { location: 'selected', countries: ['US', 'GB'] });
    },
  },
  {
    name: 'shipping-saved',
    group: 'start',
    title: 'Shipping saved',
    after: 'audience-saved',
    summary: 'Shipping rates, times and tax are saved.',
    apply: saveShipping,
  },
  {
    name: 'complete',
    group: 'running',
    title: 'Free listings running',
    after: 'shipping-saved',
    summary: 'The setup is complete, with a year of free-listing figures; no ads account.',
    apply: finishSetup,
  },
  {
    name: 'ads-pending-billing',
    group: 'running',
    title: 'Billing pending',
    after: 'complete',
    summary: 'An ads account was made through the product; billing is pending.',
    apply: createAds,
  },
  {
    name: 'ads-complete',
    group: 'running',
    title: 'Everything set up',
    after: 'ads-pending-billing',
    summary: 'Ads are set up, with three campaigns and a year of paid figures.',
    apply: finishAds,
  },
  {
    name: 'disapproved',
    group: 'trouble',
    title: 'Account disapproved',
    after: 'ads-complete',
    summary: 'The account was disapproved; account and products have issues.',
    apply: async ({ db, now }) => {
      await disapproveAccount(db);
      await addJob(db, disapproval, { now });
    },
  },
  {
    name: 'review-cooldown',
    group: 'trouble',
    title: 'Review not yet possible',
    after: 'disapproved',
    summary: 'A new review can be asked for in seven days.',
    apply: async ({ db, now }) => void (await updateDocument(db, 'review', { cooldown: now + 7 * DAY_MS })),
  },
  {
    name: 'account-warning',
    group: 'trouble',
    title: 'Account with a warning',
    after: 'ads-complete',
    summary: 'The account is warned; a review can be asked for in two regions.',
    apply: ({ db }) => warnAccount(db),
  },
  {
    name: 'hosting-lost',
    group: 'trouble',
    title: 'Hosting account lost',
    after: 'ads-complete',
    summary: 'The hosting account has lost its connection.',
    apply: async ({ db }) => void (await updateDocument(db, 'hosting', { status: 'lost' })),
  },
  {
    name: 'provider-lost',
    group: 'trouble',
    title: 'Provider account lost',
    after: 'ads-complete',
    summary: 'The provider account has lost its connection.',
    apply: async ({ db }) => void (await updateDocument(db, 'provider', { status: 'lost', scope: [] })),
  },
  {
    name: 'unsupported-language',
    group: 'trouble',
    title: 'Language not supported',
    after: 'fresh',
    summary: 'The site is in Esperanto.',
    apply: async ({ db }) => void (await updateDocument(db, 'store', { locale: 'eo' })),
  },
  {
    name: 'unsupported-country',
    group: 'trouble',
    title: 'Country not supported',
    after: 'fresh',
    summary: 'The store is in China.',
    apply: async ({ db }) => {
      const { address } = await readDocument(db, 'store');
      const moved = { ...address, city: 'Shanghai', state: 'CN9', postcode: '200000', country: 'CN' };
      await updateDocument(db, 'store', { address: moved, timeZone: 'Asia/Shanghai' });
    },
  },
  {
    name: 'currency-mismatch',
    group: 'trouble',
    title: 'Currencies differ',
    after: 'ads-complete',
    summary: 'The ads account is in euros, the store in dollars.',
    apply: async ({ db }) => {
      const { id } = await readDocument(db, 'ads');
      const { adsAccounts } = await readDocument(db, 'world');
      await updateDocument(db, 'world', {
        adsAccounts: adsAccounts.map((account) => (account.id === id ? { ...account, currency: 'EUR' } : account)),
      });
    },
  },
  {
    name: 'large-catalog',
    group: 'running',
    title: 'A large catalogue',
    after: 'ads-complete',
    summary: 'Ten thousand more products.',
    apply: async (stage) => {
      await addJob(stage.db, generation, { count: 10_000 });
      await submitAdded(stage);
    },
  },
  {
    name: 'campaigns-unconverted',
    group: 'running',
    title: 'Legacy campaigns',
    after: 'ads-complete',
    summary: 'The legacy campaigns wait for their upgrade.',
    apply: (stage) => convertCampaigns(stage, 'unconverted'),
  },
  {
    name: 'campaigns-converted',
    group: 'running',
    title: 'Upgraded campaigns',
    after: 'ads-complete',
    summary: 'The legacy campaigns were upgraded five days ago.',
    apply: (stage) => convertCampaigns(stage, 'converted'),
  },
];
