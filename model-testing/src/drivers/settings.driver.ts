import type { ScreenDriver } from '../screen/screen';
import { doing, offered, pressing, reading, ticking, working } from './ways';

const all = 'Disconnect all accounts?';
const ads = 'Disconnect your Google Ads account?';

const disconnectWays = {
  'wants to disconnect all accounts': pressing('Disconnect all accounts'),
  'wants to disconnect the ads account': pressing('Disconnect Google Ads account only'),
  'ticks the confirmation': ticking(/^Yes, I want to disconnect/, true),
  'unticks the confirmation': ticking(/^Yes, I want to disconnect/, false),
  'changes their mind': pressing('Never mind'),
};
const confirm = [
  pressing('Disconnect all accounts', all),
  pressing('Disconnect Google Ads account only', ads),
] as const;
const confirmIn = (tags: readonly string[]) => confirm[tags.includes('all') ? 0 : 1];

/** Disconnecting, in the settings. */
export const disconnectDriver: ScreenDriver = {
  model: 'disconnect',
  path: '/google/settings',
  scenario: 'complete',
  scenery: {
    getAdsConnection: { status: 200, body: { id: 2345678901, currency: 'USD', symbol: '$', status: 'connected' } },
  },
  bootstrap: { mcSetupComplete: true, adsSetupComplete: true },
  isThere: async (screen) => (await screen.control('Disconnect Google Ads account only')) !== null,
  does: {
    ...doing(disconnectWays),
    confirms: async (screen) => {
      const dialog = await screen.dialog();
      await confirmIn(dialog === all ? ['all'] : []).does(screen);
    },
  },
  look: {
    ...working(disconnectWays),
    dialog: (screen) => screen.dialog(),
    confirms: async (screen) => (await Promise.all(confirm.map(({ works }) => works(screen)))).includes(true),
  },
  expects: (expected) => {
    const { tags, offers } = expected;
    const {
      'wants to disconnect all accounts': _,
      'wants to disconnect the ads account': __,
      ...others
    } = offered(disconnectWays)(expected);
    const isOpen = tags.includes('modal');
    return {
      ...others,
      // In the dialog the same words confirm.
      ...(isOpen ? {} : { 'wants to disconnect all accounts': offers.includes('wants to disconnect all accounts') }),
      confirms: isOpen ? offers.includes('confirms') : undefined,
      dialog: isOpen ? (tags.includes('all') ? all : ads) : null,
    };
  },
  sends: { disconnectAll: () => ({ body: null }), disconnectAds: () => ({ body: null }) },
};

const campaigns = ['Summer', 'Winter'].map((name, index) => ({
  id: 7 + index,
  name,
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
}));

const pausingWays = {
  'pauses two campaigns': pressing('Pause all 2 first', ads),
  'tries those again that failed': pressing('Retry pausing', ads),
};

const theDialog = 'the dialog shows the same list, and cannot without it';

interface Pausing {
  readonly waiting: readonly number[];
  readonly failed: readonly number[];
}

/** Campaigns that run when the ads account is disconnected, in the dialog that asks for it; it reads them anew. */
export const campaignPausingDriver: ScreenDriver = {
  model: 'campaignPausing',
  path: '/google/settings',
  scenario: 'complete',
  scenery: {
    getAdsConnection: { status: 200, body: { id: 2345678901, currency: 'USD', symbol: '$', status: 'connected' } },
  },
  shares: ({ state, shows }) => {
    const { waiting, failed } = shows as Pausing;
    const runs = (id: number) => state.includes('idle') || waiting.includes(id) || failed.includes(id);
    const body = campaigns.map((campaign) => ({ ...campaign, status: runs(campaign.id) ? 'enabled' : 'paused' }));
    return { listCampaigns: { status: 200, body } };
  },
  bootstrap: { mcSetupComplete: true, adsSetupComplete: true },
  isThere: async (screen) => (await screen.control('Disconnect Google Ads account only')) !== null,
  begins: async (screen, until) => {
    await until('Disconnect Google Ads account only');
    await screen.press('Disconnect Google Ads account only');
    await until(/^Pause/);
  },
  does: doing(pausingWays),
  canHappen: (sentence, { state }) => sentence !== 'pauses two campaigns' || state.includes('idle'),
  cannot: {
    'pauses none': 'without a campaign that runs there is no button',
    'listCampaigns: it is gone': 'the dialog then says that none runs',
    'listCampaigns: failed': theDialog,
    'listCampaigns: unreachable': theDialog,
  },
  look: { ...working(pausingWays), 'all are paused': reading('All campaigns are paused.', ads) },
  expects: (expected) => ({
    ...offered(pausingWays)(expected),
    // Later the button tries again, or there is none.
    'pauses two campaigns': expected.state.includes('idle'),
    'all are paused': expected.tags.includes('paused'),
  }),
  sends: {
    updateCampaign: ({ id, status }: { id: number; status: string }) => ({
      params: { id: String(id) },
      body: { status },
    }),
  },
};

const addressWays = { 'saves the details': pressing('Save details') };
const address = (street: string) => ({
  street_address: street,
  locality: 'Springfield',
  region: 'California',
  postal_code: '90210',
  country: 'US',
});

/** Sending the store's address, in the settings. */
export const storeAddressDriver: ScreenDriver = {
  model: 'storeAddress',
  path: '/google/settings?subpath=/edit-store-address',
  scenario: 'complete',
  scenery: {
    getContactInformation: {
      status: 200,
      body: {
        id: 22,
        phone_number: '+12015550123',
        mc_address: address('2 Other St'),
        wc_address: address('1 Main St'),
        is_mc_address_different: true,
        wc_address_errors: [],
      },
    },
  },
  bootstrap: { mcSetupComplete: true },
  isThere: async (screen) => (await screen.control('Save details')) !== null,
  does: doing(addressWays),
  look: working(addressWays),
  expects: offered(addressWays),
  sends: { saveContactInformation: () => ({ body: null }) },
};

const provider = 'Google account';
const reconnectWays = {
  'connects, or allows full access': pressing(/^(Connect|Allow full access)/, provider),
  'wants another account': pressing('Try another Google account'),
  'tries again': pressing('Retry', provider),
};

/** The way back to a lost provider account, in the settings: the ads setup is complete. */
export const providerReconnectDriver: ScreenDriver = {
  model: 'providerReconnect',
  path: '/google/settings?subpath=/reconnect-google-account',
  scenario: 'complete',
  bootstrap: {
    mcSetupComplete: true,
    adsSetupComplete: true,
    externalHosts: {
      authorization: ['accounts.google.com'],
      billing: [],
      issueAction: [],
      documentation: [],
      store: [],
    },
  },
  does: doing(reconnectWays),
  cannot: {
    'may not leave for that address': 'the page is left for the authorization page: what comes back is another page',
    'has the account read again': 'only another tab of the browser changes it',
  },
  look: {
    ...working(reconnectWays),
    mismatched: reading('This is not the account you used before'),
    loading: reading('Loading Google account…', provider),
  },
  expects: (expected) => ({
    ...offered(reconnectWays)(expected),
    mismatched: expected.tags.includes('mismatched'),
    loading: expected.state.includes('known.loading'),
  }),
  sends: {
    startProviderConnection: ({ email }: { email: string }) => ({
      query: { next_page_name: 'reconnect', ...(email === '' ? {} : { login_hint: email }) },
    }),
    disconnectProvider: () => ({ body: null }),
  },
};
