import type { ProviderIdentity, ProviderWorld } from './documents.types';

/** The provider identity that the store's owner uses. */
export const ownerEmail = 'owner@lantern-and-loam.example';

type Person = Pick<ProviderIdentity, 'email' | 'name' | 'summary'> & Partial<ProviderIdentity>;

const person = (who: Person): ProviderIdentity => ({
  merchantAccounts: [],
  adsAccounts: [],
  urlClaimedElsewhere: false,
  notReadyTimes: 0,
  ...who,
});

const OWN_DOMAIN = 512_000_201;
const OTHER_URL = 512_000_202;
const SUB_ACCOUNT = 512_000_203;
const INDEPENDENT = 512_000_204;

/** Identities on the provider's consent page: one for each thing that may happen to accounts. */
const identities: readonly ProviderIdentity[] = [
  person({
    email: ownerEmail,
    name: 'Robin Loam',
    summary: 'No merchant account, two Ads accounts',
    adsAccounts: [2_345_678_901, 3_456_789_012],
  }),
  person({ email: 'bookkeeping@lantern-and-loam.example', name: 'Kim Ledger', summary: 'No accounts at all' }),
  person({
    email: 'shopfront@lantern-and-loam.example',
    name: 'Sam Porter',
    summary: 'A merchant account with the domain of this store',
    merchantAccounts: [OWN_DOMAIN],
  }),
  person({
    email: 'old-shop@lantern-and-loam.example',
    name: 'Alex Former',
    summary: 'A merchant account that has claimed another URL',
    merchantAccounts: [OTHER_URL],
  }),
  person({
    email: 'agency@lantern-and-loam.example',
    name: 'Jo Partner',
    summary: 'A merchant account; the URL of this store is claimed by somebody else and can be reclaimed',
    merchantAccounts: [SUB_ACCOUNT],
    urlClaimedElsewhere: true,
  }),
  person({
    email: 'independent@lantern-and-loam.example',
    name: 'Lee Solo',
    summary: 'An independent merchant account; the URL of this store is claimed by somebody else for good',
    merchantAccounts: [INDEPENDENT],
    urlClaimedElsewhere: true,
  }),
  person({
    email: 'newcomer@lantern-and-loam.example',
    name: 'Pat New',
    summary: 'No merchant account; a new one is ready only at the third try',
    notReadyTimes: 2,
  }),
  person({
    email: 'advertising@lantern-and-loam.example',
    name: 'Chris Spender',
    summary: 'Ads accounts in euros and yen; those of a manager and for tests, which cannot be used',
    adsAccounts: [5_678_900_001, 5_678_900_002, 5_678_900_003, 5_678_900_004],
  }),
];

/** The provider on the store's first day. */
export const providerWorld: ProviderWorld = {
  identities,
  merchantAccounts: [
    {
      id: OWN_DOMAIN,
      name: 'Lantern & Loam',
      subaccount: true,
      websiteUrl: 'https://lantern-and-loam.example',
      claimed: true,
    },
    {
      id: OTHER_URL,
      name: 'The Lantern Shop',
      subaccount: true,
      websiteUrl: 'https://old.lantern-and-loam.example',
      claimed: true,
    },
    { id: SUB_ACCOUNT, name: 'Agency: Lantern & Loam', subaccount: true, websiteUrl: null, claimed: false },
    { id: INDEPENDENT, name: 'Loam by Lee', subaccount: false, websiteUrl: null, claimed: false },
  ],
  adsAccounts: [
    { id: 2_345_678_901, name: 'Lantern & Loam', currency: 'USD', billing: 'approved', kind: 'client' },
    { id: 3_456_789_012, name: 'Spring fair 2024', currency: 'USD', billing: 'unknown', kind: 'client' },
    { id: 5_678_900_001, name: 'Lantern & Loam Europe', currency: 'EUR', billing: 'approved', kind: 'client' },
    { id: 5_678_900_002, name: 'Lantern & Loam Japan', currency: 'JPY', billing: 'pending', kind: 'client' },
    { id: 5_678_900_003, name: 'All our brands', currency: 'USD', billing: 'unknown', kind: 'manager' },
    { id: 5_678_900_004, name: 'Trying things out', currency: 'USD', billing: 'unknown', kind: 'test' },
  ],
  nextMerchantId: 512_340_001,
  nextAdsId: 4_567_890_001,
  nextCampaignId: 17_890_001,
};
