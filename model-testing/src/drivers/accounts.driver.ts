import type { Screen, ScreenDriver } from '../screen/screen';
import { doing, either, offered, picking, pressing, reading, ticking, working } from './ways';

const hosting = 'WordPress.com';
const provider = 'Google account';
const merchant = 'Google Merchant Center';
const path = '/google/setup-mc?step=accounts';
const homeUrl = 'https://shop.example';
const authorization = ['wordpress.com', 'accounts.google.com'];
const bootstrap = {
  homeUrl,
  externalHosts: { authorization, billing: [], issueAction: [], documentation: [], store: [] },
};

const hostingConnected = {
  getHostingConnection: {
    status: 200,
    body: { active: 'yes', owner: 'yes', displayName: 'Jane Doe', email: 'jane@example.com' },
  },
} as const;
const noProvider = { getProviderConnection: { status: 200, body: { active: 'no', email: '', scope: [] } } } as const;
const noMerchant = {
  getMerchantConnection: { status: 200, body: { id: 0, status: 'disconnected' } },
  listMerchantAccounts: { status: 200, body: [] },
} as const;

const leavesThePage = 'the page is left for the authorization page: what comes back is another page';

const elsewhere = 'only another tab of the browser changes it';

const hostingWays = {
  connects: pressing(/^Connect/, hosting),
  'tries again': pressing('Retry', hosting),
};

const cardLook = (card: string) => ({
  connected: reading('Connected', card),
  loading: reading(`Loading ${card}…`, card),
});

/** The hosting account's card, in the first step of the setup. */
export const hostingConnectionDriver: ScreenDriver = {
  model: 'hostingConnection',
  path,
  scenario: 'fresh',
  scenery: noProvider,
  bootstrap,
  does: doing(hostingWays),
  cannot: {
    'may not leave for that address': leavesThePage,
    'comes back by the back button': leavesThePage,
    'has the account read again': elsewhere,
  },
  look: { ...working(hostingWays), ...cardLook(hosting) },
  expects: (expected) => ({
    ...offered(hostingWays)(expected),
    connected: expected.tags.includes('done'),
    loading: expected.state.includes('loading'),
  }),
  sends: {
    startHostingConnection: ({ nextPage }: { nextPage: string }) => ({ query: { next_page_name: nextPage } }),
  },
};

const providerWays = {
  'connects, or allows full access': pressing(/^(Connect|Allow full access)/, provider),
  'changes to a different account': pressing(/^Use another Google account$/, provider),
  'tries again': pressing('Retry', provider),
};

/** The provider account's card, in the first step of the setup. */
export const providerConnectionDriver: ScreenDriver = {
  model: 'providerConnection',
  path,
  scenario: 'fresh',
  scenery: noMerchant,
  bootstrap,
  does: doing(providerWays),
  cannot: {
    'has the hosting account read again': elsewhere,
    'has the account read again': elsewhere,
    'may not leave for that address': leavesThePage,
    'comes back by the back button': leavesThePage,
  },
  look: {
    ...working(providerWays),
    ...cardLook(provider),
    'permissions are missing': reading(/did not allow the store platform sufficient access/, provider),
  },
  expects: (expected) => ({
    ...offered(providerWays)(expected),
    connected:
      expected.state.includes('known.connected') || expected.state.some((leaf) => leaf.startsWith('switching')),
    // Until the card before it is settled it keeps its place, unseen.
    loading: expected.state.some((leaf) => leaf.startsWith('awaitingHosting'))
      ? undefined
      : expected.state.includes('known.loading'),
    'permissions are missing': expected.state.includes('known.lackingAccess') || undefined,
  }),
  sends: {
    startProviderConnection: ({ nextPage, loginHint }: { nextPage: string; loginHint: string | null }) => ({
      query: { next_page_name: nextPage, ...(loginHint === null ? {} : { login_hint: loginHint }) },
    }),
    disconnectMerchant: () => ({ body: null }),
    disconnectProvider: () => ({ body: null }),
  },
};

const terms = 'Create Google Merchant Center account';
const termsBox = /^I accept the terms/;
const accountField = 'Select an account to connect';
interface Picked {
  readonly pickedId: number | null;
}
const merchantWays = {
  'picks an account': picking(accountField, /\(22\)$/),
  'connects it': pressing('Connect'),
  'creates a new one': either(pressing(/^Create account \(/, merchant), pressing(/^Create a new/)),
  'wants a new one all the same': pressing('Yes, I want a new account'),
  'ticks the terms': ticking(termsBox, true),
  'unticks the terms': ticking(termsBox, false),
  'accepts the terms': pressing('Create account', terms),
  'stops waiting': either(pressing('Stop waiting'), pressing('Back to the accounts')),
  'switches the URL': pressing('Switch to this new URL'),
  'reclaims the URL': pressing('Reclaim my URL'),
  'goes back': either(pressing('Cancel'), pressing('Switch account')),
  'tries again': either(pressing('Retry', merchant), pressing(/^(Try|Look) again$/)),
  disconnects: pressing(/^Use another Google Merchant Center account$/),
};

/** The merchant account's card, in the first step of the setup; the provider account's answer comes first. */
export const merchantConnectionDriver: ScreenDriver = {
  model: 'merchantConnection',
  path,
  scenario: 'fresh',
  scenery: hostingConnected,
  bootstrap,
  isThere: async (screen: Screen) => screen.part(hosting).reads('Connected'),
  does: doing(merchantWays),
  cannot: {
    'has the provider account read again': elsewhere,
    'has the account read again': elsewhere,
    'has the list of accounts read again': elsewhere,
    creationPatience: 'ten tries are over long before, unless answers take minutes, for which no client waits',
  },
  look: {
    ...working(merchantWays),
    connected: reading('Connected', merchant),
    'could not be reclaimed': reading(/^We were unable to reclaim this URL/),
    dialog: (screen) => screen.dialog(),
    picked: async (screen) => (await screen.control(accountField, 'fill'))?.value,
  },
  expects: (expected) => ({
    ...offered(merchantWays)(expected),
    picked: expected.offers.includes('picks an account')
      ? String((expected.shows as Picked).pickedId ?? '')
      : undefined,
    connected: expected.tags.includes('done') || expected.state.includes('disconnecting'),
    'could not be reclaimed': expected.state.includes('claimed')
      ? (expected.shows as { reclaimFailed: boolean }).reclaimFailed
      : undefined,
    dialog: expected.tags.includes('modal') ? undefined : null,
  }),
  sends: {
    connectMerchantAccount: ({ id }: { id: number | null }) => ({ body: id === null ? null : { id } }),
    switchUrl: ({ id }: { id: number }) => ({ body: { id } }),
    reclaimUrl: ({ id }: { id: number }) => ({ body: { id } }),
    disconnectMerchant: () => ({ body: null }),
  },
};
