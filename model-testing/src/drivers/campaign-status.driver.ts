import type { Expectation } from '@listings/shared-machines/models';
import type { Screen, ScreenDriver } from '../screen/screen';
import { doing, either, offered, pressing, ticking, working } from './ways';

const summer = {
  id: 7,
  name: 'Summer',
  status: 'enabled',
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
} as const;

const listed = (campaigns: readonly object[]) => ({ listCampaigns: { status: 200, body: campaigns } });

const common = {
  path: '/google/dashboard',
  scenario: 'complete',
  scenery: {
    getAdsConnection: {
      status: 200,
      body: { id: 5, currency: 'USD', symbol: '$', status: 'connected', sub_account: true },
    },
    getAudience: {
      status: 200,
      body: { location: 'selected', countries: ['US'], locale: 'en_US', language: 'English' },
    },
  },
  bootstrap: { mcSetupComplete: true, adsSetupComplete: true },
} as const;

const theTable = 'the table shows the same list, and cannot without it';

interface Shown {
  readonly stored: 'enabled' | 'paused';
  readonly wanted: 'enabled' | 'paused' | null;
}
const shownOf = ({ shows }: Pick<Expectation, 'shows'>): 'enabled' | 'paused' => {
  const { stored, wanted } = shows as Shown;
  return wanted ?? stored;
};

const run = 'Run Summer';
const question = 'Pause this campaign?';
const statusWays = {
  enables: ticking(run, true),
  'wants to pause': ticking(run, false),
  'pauses all the same': pressing(/^Pause/, question),
  'keeps it running': pressing(/^Keep/, question),
};
const nothing = () => Promise.resolve();

/** The switch of a campaign, in the table of the dashboard, which reads its list anew after each change. */
export const campaignStatusDriver: ScreenDriver = {
  ...common,
  model: 'campaignStatus',
  shares: (expected) => listed([{ ...summer, status: shownOf(expected) }]),
  isThere: async (screen) => (await screen.control(run, 'choose')) !== null,
  does: {
    ...doing(statusWays),
    'reads that it is enabled': nothing,
    'reads that it is paused': nothing,
  },
  cannot: {
    'listCampaigns: it is gone': 'its row goes with it',
    'listCampaigns: failed': theTable,
    'listCampaigns: unreachable': theTable,
  },
  // The table tells the switch what it reads after a change, and nothing else can be done before.
  canHappen: (sentence, { state, shows }) => {
    const { wanted } = shows as Shown;
    const isRead = state.includes('settled') && wanted !== null;
    if (sentence.startsWith('reads that')) return isRead && sentence === `reads that it is ${wanted}`;
    return !isRead;
  },
  look: { ...working(statusWays), runs: async (screen: Screen) => (await screen.control(run, 'choose'))?.on ?? null },
  expects: (expected) => {
    const isAsked = expected.tags.includes('confirming');
    const { enables, 'wants to pause': pauses, ...others } = offered(statusWays)(expected);
    return isAsked ? others : { enables, 'wants to pause': pauses, ...others, runs: shownOf(expected) === 'enabled' };
  },
  sends: {
    updateCampaign: ({ id, status }: { id: number; status: string }) => ({
      params: { id: String(id) },
      body: { status },
    }),
  },
};

const remove = 'Remove Summer';
const removalQuestion = /^Remove/;
const removalWays = {
  'keeps the campaign': pressing(/^(Keep|Cancel)/, removalQuestion),
  'removes it for good': pressing(/^Remove/, removalQuestion),
  'takes the removal back': either(pressing('Undo')),
};

/** Removing a campaign, from the question to the notice with Undo; its row goes as soon as it is confirmed. */
export const campaignRemovalDriver: ScreenDriver = {
  ...common,
  model: 'campaignRemoval',
  shares: () => listed([summer]),
  isThere: async (screen) => (await screen.control(remove, 'press')) !== null,
  begins: async (screen, until) => {
    await until(remove);
    await screen.press(remove);
    for (let tries = 0; tries < 40 && (await screen.dialog()) === null; tries += 1) await until(remove).catch(() => {});
  },
  does: doing(removalWays),
  cannot: {
    'leaves the page': 'what is left shows nothing any more',
    'listCampaigns: failed': theTable,
    'listCampaigns: unreachable': theTable,
  },
  look: {
    ...working(removalWays),
    question: async (screen) => (await screen.dialog()) !== null,
    row: async (screen) => (await screen.control(remove, 'press')) !== null,
  },
  expects: (expected) => ({
    ...offered(removalWays)(expected),
    question: expected.tags.includes('modal'),
    row: expected.tags.includes('modal') ? undefined : !expected.tags.includes('gone'),
  }),
  sends: { deleteCampaign: ({ id }: { id: number }) => ({ params: { id: String(id) } }) },
};
