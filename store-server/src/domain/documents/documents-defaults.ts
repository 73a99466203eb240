import { defaultSettings } from '@listings/shared-api/contract';
import type { Documents } from './documents.types';
import { ownerEmail, providerWorld } from './provider-world-defaults';

/** A store on its first day: a US shop, nothing connected. */
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
  settings: defaultSettings(),
  audience: { location: null, countries: null },
  contact: { phoneNumber: null, address: null },
  listings: { setupCompletedAt: null, sync: null },
  review: { decided: null, requestedAt: null, cooldown: 0, regions: [] },
  shopChecks: { status: 'never', startedAt: 0, checkedAt: 0, claimedUntil: 0, checks: [] },
  playedShop: { faults: [] },
  world: providerWorld,
  realStore: {
    isReal: false,
    timeZone: 'UTC',
    homeUrl: '',
    locale: 'en_US',
    waitingSince: null,
    reviewSince: null,
    isUnderReview: false,
  },
  seed: { scenario: 'fresh', startScenario: 'fresh' },
};

/** The hosting account of the store's owner. */
export const hostingAccount = { displayName: 'Robin Loam', email: ownerEmail };
