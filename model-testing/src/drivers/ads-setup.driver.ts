import { scopes } from '@listings/shared-api/contract';
import type { Screen, ScreenDriver } from '../screen/screen';
import { doing, offered, pressing, reading, working } from './ways';

export const goOn = 'Continue';
export const amount = /^Daily budget/;

export const campaign = { amount: 20.5, countries: ['US', 'GB'] } as const;

export const scenery = {
  getProviderConnection: {
    status: 200,
    body: { active: 'yes', email: 'jane@example.com', scope: [scopes.content, scopes.verification, scopes.ads] },
  },
  getAdsConnection: {
    status: 200,
    body: { id: 5, currency: 'USD', symbol: '$', status: 'connected', sub_account: true },
  },
  listAdsAccounts: { status: 200, body: [] },
  getAudience: {
    status: 200,
    body: { location: 'selected', countries: campaign.countries, locale: 'en_US', language: 'English' },
  },
} as const;

/** Through the accounts, which are connected, and the campaign, whose amount is typed, to the billing. */
async function toBilling(screen: Screen, until: (name: string | RegExp) => Promise<void>): Promise<void> {
  await until(goOn);
  await screen.press(goOn);
  await until(amount);
  await screen.fill(amount, String(campaign.amount));
  await until(goOn);
  await screen.press(goOn);
}

export const common = {
  path: '/google/setup-ads',
  scenario: 'complete',
  bootstrap: { mcSetupComplete: true, adsSetupComplete: false },
  isThere: async (screen: Screen) => (await screen.control(goOn))?.enabled === true,
  begins: toBilling,
} as const;

const billingWays = { 'checks now': pressing(/^Check(ing…| now)$/) };

/** Billing, in the last step of the ads setup; what chance adds to its polling is taken out. */
export const billingDriver: ScreenDriver = {
  ...common,
  model: 'billing',
  scenery,
  random: 0.5,
  // Elsewhere it would pass while a call is on its way, or after the approval, where nothing is told of it.
  canHappen: (sentence, { state }) => !sentence.includes('billingPatience') || state.includes('watch.unattended'),
  does: {
    ...doing(billingWays),
    'comes back to the window': (screen) => screen.attend(true),
    'leaves the window': (screen) => screen.attend(false),
  },
  look: {
    ...working(billingWays),
    'has its status': reading('Your campaign'),
    approved: reading(/^Billing is set up/),
    'can be launched': async (screen) => (await screen.control('Launch paid campaign', 'press'))?.enabled ?? false,
    overdue: reading(/^Still no payment method/),
  },
  expects: ({ tags, state, offers }) => ({
    'has its status': !tags.includes('loading'),
    approved: tags.includes('done'),
    'can be launched': tags.includes('done'),
    overdue: tags.includes('overdue') && !tags.includes('done') && !tags.includes('loading'),
    // While it asks by itself nobody can tell; asked by hand it says so.
    'checks now': state.includes('watch.attended.resting') ? offers.includes('checks now') : undefined,
  }),
  sends: {},
};

const launchWays = {
  launches: pressing(/^(Launch paid campaign|Try again|Complete ads setup)$/),
  'starts over': pressing('Start over instead'),
};

interface CreationCall {
  readonly campaign: typeof campaign;
}

/** Launching the first campaign, in the last step of the ads setup: billing is approved. */
export const campaignLaunchDriver: ScreenDriver = {
  ...common,
  model: 'campaignLaunch',
  scenery: { ...scenery, getBillingStatus: { status: 200, body: { status: 'approved' } } },
  does: doing(launchWays),
  cannot: { 'launches a campaign without a country': 'the step before does not let it pass' },
  look: working(launchWays),
  expects: offered(launchWays),
  sends: {
    connectAdsAccount: () => ({ body: null }),
    createCampaign: ({ campaign: asked }: CreationCall) => ({
      body: { amount: asked.amount, targeted_locations: asked.countries },
    }),
    completeAdsSetup: () => ({ body: null }),
  },
};
