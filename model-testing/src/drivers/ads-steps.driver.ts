import type { Screen, ScreenDriver, ScriptControl } from '../screen/screen';
import { amount, campaign, common, goOn, scenery } from './ads-setup.driver';
import { doing, pressing, reading, working } from './ways';

const { getAdsConnection: connected, ...aroundTheAccount } = scenery;
const broken = { status: 500, body: { message: 'Broken' } } as const;

const created = {
  status: 200,
  body: {
    id: 7,
    name: 'Summer',
    status: 'enabled',
    type: 'performance_max',
    amount: campaign.amount,
    country: 'US',
    targeted_locations: campaign.countries,
  },
} as const;

const launchButton = /^(Launch paid campaign|Try again|Complete ads setup)$/;
const stepWays = {
  continues: pressing(goOn),
  'chooses the accounts': pressing(/Set up your accounts/),
  'chooses the campaign': pressing(/Create your paid campaign/),
};

/** Open step, by its content on the screen; null while that is unknown. */
async function stepShown(screen: Screen): Promise<string | null> {
  if (await screen.reads('Connect accounts')) return 'accounts';
  if ((await screen.control(launchButton, 'press')) !== null) return 'billing';
  const isForm = (await screen.control(amount, 'fill')) !== null;
  return isForm || (await screen.reads(/^There was an error loading target audience/)) ? 'campaign' : null;
}

/** Answer to a launch: nothing was created. */
const launchRefused = { createCampaign: { status: 400, body: { message: 'No' } } } as const;
const isAsked = async (server: ScriptControl, call: string) => (await server.waiting()).some(({ key }) => key === call);

async function enterAmount(screen: Screen, server: ScriptControl): Promise<void> {
  if (await isAsked(server, 'createCampaign')) await server.answer(launchRefused);
  else if ((await screen.control('Start over instead', 'press')) !== null) await screen.press('Start over instead');
  else await screen.fill(amount, String(campaign.amount));
}

async function haveNoAmount(screen: Screen, server: ScriptControl): Promise<void> {
  if (await isAsked(server, 'getAudience')) await server.answer({ getAudience: scenery.getAudience });
  else await screen.fill(amount, '');
}

async function readForm(screen: Screen): Promise<void> {
  if ((await screen.control('Retry', 'press')) !== null) await screen.press('Retry');
}

/** Looks at the page after which a call that follows another one must be on its way. */
const looksForCall = 400;

async function launchIt(screen: Screen, server: ScriptControl): Promise<void> {
  // Finishing the account makes what was read of it stale: it is the same account as before.
  await server.release({ getAdsConnection: connected });
  await screen.press(launchButton);
  // The account is finished before the campaign is asked for, by a call that nobody holds.
  for (let tries = 0; tries < looksForCall && !(await isAsked(server, 'createCampaign')); tries += 1)
    await screen.reads('Your campaign');
}

interface AdsSetupShown {
  readonly account: boolean;
  readonly form: string;
  readonly launch: string | null;
  readonly isLaunching: boolean;
}

/** True when a move about the campaign is possible: the admin and the server make them in an order of their own. */
function canBeTold(sentence: string, at: (step: string) => boolean, shown: AdsSetupShown): boolean {
  const { form, launch, isLaunching } = shown;
  const isEdited = at('campaign') && launch === 'free' && !isLaunching;
  switch (sentence) {
    case 'has the form read':
      return form === 'failed' && at('campaign');
    case 'cannot have the form read':
      return form === 'loading';
    case 'has no amount':
      return form === 'loading' || (form === 'valid' && isEdited);
    case 'enters an amount':
      return isLaunching || (launch === 'unsure' && at('billing')) || (form === 'invalid' && isEdited);
    case 'launches the campaign':
      return at('billing') && !isLaunching && launch !== 'created';
    case 'may have launched it':
    case 'has created it':
      return isLaunching;
    default:
      return true;
  }
}

/** The steps of the ads setup: the audience waits until it is “read”, and so does the launch. */
export const adsSetupDriver: ScreenDriver = {
  ...common,
  begins: async () => undefined,
  isThere: reading('Set up paid campaigns'),
  model: 'adsSetup',
  scenery: {
    ...aroundTheAccount,
    getBillingStatus: { status: 200, body: { status: 'approved' } },
    connectAdsAccount: { status: 200, body: { id: 5, billing_url: null } },
    completeAdsSetup: broken,
  },
  holds: ['getAudience', 'createCampaign'],
  does: {
    ...doing(stepWays),
    'has the ads account read again': (screen) => screen.press('Retry'),
    'goes to the accounts': (screen) => screen.visit(`${common.path}?step=accounts`),
    'goes to the campaign': (screen) => screen.visit(`${common.path}?step=campaign`),
    'goes to billing': (screen) => screen.visit(`${common.path}?step=billing`),
    'goes to the bare address': (screen) => screen.visit(common.path),
    'has the form read': readForm,
    'cannot have the form read': async (_, server) => server.answer({ getAudience: broken }),
    'has no amount': haveNoAmount,
    'enters an amount': enterAmount,
    'launches the campaign': launchIt,
    'may have launched it': async (_, server) => server.answer({ createCampaign: broken }),
    'has created it': async (_, server) => server.answer({ createCampaign: created }),
  },
  cannot: {
    'chooses billing': 'the stepper opens steps that lie before the open one',
    'has nothing yet': 'nothing of it is seen before the account is known',
    'has no amount before the account': 'nothing of it is seen before the account is known',
    'has the form before the account': 'it is of what an earlier page kept',
    'takes the countries out': 'to put them back takes a picker; an amount of nothing comes to the same',
    'may have launched another': 'it is of what an earlier page kept',
    'tries to launch that again': 'it is of what an earlier page kept',
    'has launched it': 'the launch loads another page by itself: a tour of the launch',
  },
  canHappen: (sentence, { state, shows }) => {
    const shown = shows as AdsSetupShown;
    const at = (step: string) => state.includes(`open.step.${step}`);
    // With the account it is known what became of launches.
    if (shown.account && shown.launch === null) return sentence === 'has the form read';
    if (sentence === 'has the ads account read again') return state.includes('open.account.failed') && at('accounts');
    // Elsewhere the accounts would open by it, and ask once more by themselves.
    if (sentence.startsWith('getAdsConnection') && !sentence.endsWith('connected')) return at('accounts');
    if (sentence === 'chooses the accounts') return at('campaign') || at('billing');
    if (sentence === 'chooses the campaign') return at('billing');
    return /^(continues|goes|getAdsConnection)/.test(sentence) || (shown.account && canBeTold(sentence, at, shown));
  },
  look: { ...working(stepWays), step: stepShown },
  expects: ({ state, offers }) => {
    const step = ['accounts', 'campaign', 'billing'].find((each) => state.includes(`open.step.${each}`)) ?? null;
    return {
      step,
      continues: offers.includes('continues'),
      'chooses the accounts': step === 'campaign' || step === 'billing' || undefined,
      'chooses the campaign': step === 'billing' || undefined,
    };
  },
  sends: {},
};
