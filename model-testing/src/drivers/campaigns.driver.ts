import type { Expectation } from '@listings/shared-machines/models';
import type { Name, Screen, ScreenDriver } from '../screen/screen';
import { doing, offered, pressing, working } from './ways';

const amount = /^Daily budget/;
const countries = ['US', 'GB'] as const;

const scenery = {
  getAdsConnection: {
    status: 200,
    body: { id: 5, currency: 'USD', symbol: '$', status: 'connected', sub_account: true },
  },
  getAudience: { status: 200, body: { location: 'selected', countries, locale: 'en_US', language: 'English' } },
  listCampaigns: {
    status: 200,
    body: [
      {
        id: 7,
        name: 'Summer',
        status: 'enabled',
        type: 'performance_max',
        amount: 20,
        country: 'US',
        targeted_locations: countries,
      },
    ],
  },
} as const;

const typing = (text: string) => async (screen: Screen, until: (name: Name) => Promise<void>) => {
  await until(amount);
  await screen.fill(amount, text);
};

const common = {
  scenario: 'complete',
  scenery,
  bootstrap: { mcSetupComplete: true, adsSetupComplete: true },
  isThere: async (screen: Screen) => (await screen.control(amount, 'fill')) !== null,
} as const;

/** The amount that was typed stands in its field until the page is left. */
const typed = {
  look: async (screen: Screen) => Number((await screen.control(amount, 'fill'))?.value),
  expects: (asked: number, { tags }: Expectation) => (tags.includes('done') ? undefined : asked),
} as const;

const budgetWays = { 'saves an amount': pressing('Save changes') };

/** The field takes another amount as long as one may be saved. */
const field = { works: async (screen: Screen) => (await screen.control(amount, 'fill'))?.enabled } as const;

/** The daily amount of a campaign, on its own screen; the amount is typed before the machine is asked. */
export const campaignBudgetDriver: ScreenDriver = {
  ...common,
  model: 'campaignBudget',
  path: '/google/dashboard?subpath=/campaigns/edit&programId=7',
  begins: typing('35.25'),
  does: doing(budgetWays),
  enters: { 'saves an amount': amount },
  cannot: {
    'saves nothing a day': 'the button says why it does not work',
    'saves an amount and a name': 'a name that was typed stays, and every save after it carries it too',
  },
  look: { ...working(budgetWays), amount: typed.look, field: field.works },
  expects: (expected) => ({
    ...offered(budgetWays)(expected),
    amount: typed.expects(35.25, expected),
    field: expected.tags.includes('done') ? undefined : expected.offers.includes('saves an amount'),
  }),
  sends: {
    updateCampaign: ({ id, amount: asked }: { id: number; amount: number }) => ({
      params: { id: String(id) },
      body: { amount: asked },
    }),
  },
};

const creationWays = {
  'creates a campaign': pressing(/^(Create paid campaign|Try again|Create one more campaign)$/),
  'starts over': pressing('Start over instead'),
};

/** The name that is proposed for the countries of the scenery. */
const name = 'United States (US), United Kingdom (UK)';

interface CreationCall {
  readonly campaign: { readonly amount: number; readonly countries: readonly string[] };
}

/** Creating a further campaign, on its own screen. */
export const campaignCreationDriver: ScreenDriver = {
  ...common,
  model: 'campaignCreation',
  path: '/google/dashboard?subpath=/campaigns/create',
  begins: typing('20.5'),
  does: doing(creationWays),
  cannot: { 'creates a campaign without a country': 'the button says why it does not work' },
  look: { ...working(creationWays), amount: typed.look },
  expects: (expected) => ({ ...offered(creationWays)(expected), amount: typed.expects(20.5, expected) }),
  sends: {
    createCampaign: ({ campaign }: CreationCall) => ({
      body: { amount: campaign.amount, targeted_locations: campaign.countries, name },
    }),
  },
};
