import type { ScreenDriver } from '../screen/screen';
import { common } from './ads-setup.driver';
import { doing, either, offered, picking, pressing, reading, ticking, working } from './ways';

const terms = 'Create Google Ads account';
const termsBox = /^I accept the terms/;

const chooser = 'Select an account to connect';

const accountWays = {
  'tries again': pressing('Retry'),
  'allows full access': pressing(/^Allow full access/),
  'picks an account': picking(chooser, /\(5\)$/),
  'connects it': pressing('Connect'),
  'creates a new one': either(pressing(/^Create account \(/), pressing(/^Create a new/)),
  'ticks the terms': ticking(termsBox, true),
  'unticks the terms': ticking(termsBox, false),
  'accepts the terms': pressing('Create account', terms),
  'closes the terms': pressing('Cancel', terms),
};

const elsewhere = 'only another tab of the browser changes it';

/** The ads account, in the first step of the ads setup: the setup around it has asked for the same account before. */
export const adsAccountDriver: ScreenDriver = {
  ...common,
  model: 'adsAccount',
  begins: async () => undefined,
  isThere: reading('Set up paid campaigns'),
  bootstrap: {
    ...common.bootstrap,
    externalHosts: {
      authorization: ['accounts.google.com'],
      billing: [],
      issueAction: [],
      documentation: [],
      store: [],
    },
  },
  early: ['getAdsConnection'],
  does: doing(accountWays),
  cannot: {
    'has the provider account read again': elsewhere,
    'has the ads account read again': elsewhere,
    'has the list of accounts read again': elsewhere,
    'may not leave for that address': 'the page is left for the authorization page: what comes back is another page',
  },
  look: {
    ...working(accountWays),
    connected: reading('Connected', 'Google Ads'),
    dialog: (screen) => screen.dialog(),
    picked: async (screen) => /\b5\)?$/.test((await screen.control(chooser, 'fill'))?.value ?? ''),
  },
  expects: (expected) => ({
    ...offered(accountWays)(expected),
    connected: expected.tags.includes('done'),
    dialog: expected.tags.includes('modal') ? terms : null,
    picked: expected.offers.includes('picks an account') ? (expected.shows as { picked: boolean }).picked : undefined,
  }),
  sends: {
    connectAdsAccount: ({ id }: { id: number | null }) => ({ body: id === null ? null : { id } }),
    startProviderConnection: ({ loginHint }: { loginHint: string }) => ({
      query: { next_page_name: 'setup-ads', ...(loginHint === '' ? {} : { login_hint: loginHint }) },
    }),
  },
};
