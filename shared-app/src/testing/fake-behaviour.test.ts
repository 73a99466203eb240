import {
  approvedAds,
  behaviours,
  budgets,
  exampleOf,
  openAds,
  runBehaviour,
  situationOf,
  zoneRates,
  type SituationName,
  type StoreUnderTest,
} from '@listings/shared-api/behaviour';
import type { ApiOutput, ReadKey } from '@listings/shared-api/contract';
import { createFakeApi, type FakeApi } from './fake-api';
import type { FakeStore } from './fake-store';

const billingUrl = 'https://ads.google.com/billing';
const billingOf: Readonly<Record<number, ApiOutput<'getBillingStatus'>>> = {
  [approvedAds]: { status: 'approved', billing_url: null },
  [openAds]: { status: 'unknown', billing_url: billingUrl },
};

/** Store in memory in a situation: the answers of its reads, and the state that no read gives. */
function storeIn(name: SituationName): Partial<FakeStore> {
  const { reads, obstacles, hiddenIssues } = situationOf(name);
  const told = <K extends ReadKey>(key: K): ApiOutput<K> | undefined =>
    reads[key] === undefined ? undefined : exampleOf<ApiOutput<K>>(reads[key]);
  const given = {
    hosting: told('getHostingConnection'),
    provider: told('getProviderConnection'),
    access: { email: told('getProviderAccess')?.email ?? '' },
    homeUrl: 'https://lantern-and-loam.example',
    merchant: told('getMerchantConnection'),
    merchantAccounts: told('listMerchantAccounts'),
    obstacles: [...obstacles],
    setupComplete: told('getSetupStatus')?.status === 'complete',
    settings: told('getSettings'),
    audience: told('getAudience'),
    suggestedAudience: told('suggestAudience'),
    rates: told('listShippingRates'),
    suggestedRates: zoneRates,
    times: told('listShippingTimes'),
    contact: told('getContactInformation'),
    ads: told('getAdsConnection'),
    adsAccounts: told('listAdsAccounts')?.map((account) => ({ ...account, billing: billingOf[account.id] })),
    billing: told('getBillingStatus'),
    recommendation: budgets,
    campaigns: told('listCampaigns'),
    feed: told('listProductFeed')?.products,
    issues: [...(told('listAllIssues')?.issues ?? []), ...hiddenIssues.map((issue) => exampleOf(issue))],
    review: told('getReview'),
    products: told('listProducts'),
    variations: told('listVariations'),
  };
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
}

function fakeUnderTest(): StoreUnderTest {
  let fake: FakeApi = createFakeApi();
  return {
    open: async (situation) => {
      fake = createFakeApi(storeIn(situation));
    },
    request: async (key, input) => fake.reply(key, input),
    happens: {
      billingApproved: async () => {
        fake.store.billing = { status: 'approved', billing_url: null };
        return undefined;
      },
      codeArrives: async () => fake.store.rightCode,
    },
  };
}

describe('the store in memory behaves as every store does', () => {
  it.each(behaviours.map((behaviour) => [behaviour.rule, behaviour] as const))('%s', async (_rule, behaviour) => {
    const outcomes = await runBehaviour(behaviour, fakeUnderTest());
    expect(outcomes.map(({ step, seen }) => ({ step, seen }))).toEqual(
      outcomes.map(({ step, expected }) => ({ step, seen: expected })),
    );
  });
});
