import type { Documents } from './documents.types';

const OWNER = 'owner@lantern-and-loam.example';

/** A store on its first day: a US shop, nothing connected; one provider identity with two ads accounts, and a second one. */
export const documentDefaults: Documents = {
  store: {
    homeUrl: 'https://lantern-and-loam.example',
    address: {
      address_1: '1600 Example Avenue',
      address_2: 'Suite 4',
      city: 'Albany',
      state: 'NY',
      postcode: '12207',
      country: 'US',
    },
    currency: 'USD',
    timeZone: 'America/New_York',
    locale: 'en_US',
    zones: [
      { countries: ['US'], rate: '4.99', freeFrom: '50' },
      { countries: ['CA'], rate: '12', freeFrom: null },
    ],
  },
  hosting: { status: 'none', displayName: '', email: '' },
  provider: { status: 'none', email: '', scope: [] },
  merchant: {
    id: 0,
    steps: { set_id: 0, verify: 0, link: 0, claim: 0 },
    overwriteRequired: false,
    switchId: 0,
  },
  ads: {
    id: 0,
    steps: { set_id: 0, billing: 0, link_merchant: 0, conversion_action: 0 },
    subAccount: false,
    createdTimestamp: 0,
    setupComplete: false,
    conversion: null,
  },
  settings: {
    shipping_rate: null,
    shipping_time: null,
    tax_rate: null,
    website_live: false,
    checkout_process_secure: false,
    payment_methods_visible: false,
    refund_tos_visible: false,
    contact_info_visible: false,
  },
  audience: { location: null, countries: null },
  contact: { phoneNumber: null, address: null },
  listings: { setupCompletedAt: null, sync: null },
  review: { decided: null, requestedAt: null, cooldown: 0, regions: [] },
  world: {
    identities: [
      { email: OWNER, name: 'Robin Loam', merchantAccounts: [], adsAccounts: [2_345_678_901, 3_456_789_012] },
      { email: 'bookkeeping@lantern-and-loam.example', name: 'Kim Ledger', merchantAccounts: [], adsAccounts: [] },
    ],
    merchantAccounts: [],
    adsAccounts: [
      { id: 2_345_678_901, name: 'Lantern & Loam', currency: 'USD', billing: 'approved' },
      { id: 3_456_789_012, name: 'Spring fair 2024', currency: 'USD', billing: 'unknown' },
    ],
    urlClaimedElsewhere: false,
    notReadyTimes: 0,
    nextMerchantId: 512_340_001,
    nextAdsId: 4_567_890_001,
    nextCampaignId: 17_890_001,
  },
  seed: { scenario: 'fresh', startScenario: 'fresh' },
};

/** The hosting account of the store's owner. */
export const hostingAccount = { displayName: 'Robin Loam', email: OWNER };

/** The provider identity that the store's owner uses. */
export const ownerEmail = OWNER;
