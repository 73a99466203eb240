import type { Screen, ScreenDriver, ScriptControl } from '../screen/screen';
import { checklist } from './checklist';
import { doing, pressing, working } from './ways';

const path = '/google/dashboard?subpath=/free-listings/edit';
const countries = ['BR', 'DE', 'FR', 'GB', 'SA'] as const;
const getAudience = {
  status: 200,
  body: { location: 'selected', countries, locale: 'en_US', language: 'English' },
} as const;

/** Rates and times are the store's own affair: nothing is missing in the second step. */
const getSettings = {
  status: 200,
  body: {
    shipping_rate: 'manual',
    shipping_time: 'manual',
    tax_rate: 'manual',
    ...checklist(true),
  },
} as const;

const stepWays = {
  continues: pressing('Continue'),
  'chooses the audience': pressing(/Choose your audience/),
  'chooses the listings': pressing(/Configure your product listings/),
};

const removal = /^Remove /;

async function removeEveryCountry(screen: Screen): Promise<void> {
  for (const _ of countries) if ((await screen.control(removal, 'press')) !== null) await screen.press(removal);
}

async function saveOrRead(screen: Screen, server: ScriptControl): Promise<void> {
  // Saved values are read again, and the answer is no more than was sent.
  if ((await server.waiting()).length > 0) await server.release({ getAudience });
  else await screen.press('Save changes');
}

interface Shown {
  readonly isReady: boolean;
  readonly isAudienceRight: boolean;
  readonly isChanged: boolean;
}

/** The two steps of editing the free listings; the audience waits until it is “read”. */
export const freeListingsDriver: ScreenDriver = {
  model: 'freeListings',
  path: `${path}&pageStep=1`,
  scenario: 'complete',
  bootstrap: { mcSetupComplete: true, adsSetupComplete: false },
  scenery: {
    getSettings,
    listShippingRates: { status: 200, body: [] },
    listShippingTimes: { status: 200, body: {} },
  },
  holds: ['getAudience'],
  does: {
    ...doing(stepWays),
    'goes to the audience': (screen) => screen.visit(`${path}&pageStep=1`),
    'goes to the listings': (screen) => screen.visit(`${path}&pageStep=2`),
    'has nothing to save': saveOrRead,
    'takes a country out': (screen) => screen.press(removal),
    'takes the last country out': removeEveryCountry,
  },
  cannot: { 'has the listings read again': 'the form stays as long as the page does' },
  canHappen: (sentence, { state, shows }) => {
    const { isReady, isAudienceRight, isChanged } = shows as Shown;
    if (sentence === 'has nothing to save')
      return !isReady || (isChanged && isAudienceRight && !state.includes('step.audience'));
    if (sentence === 'takes a country out') return isReady && !isChanged && state.includes('step.audience');
    return sentence !== 'takes the last country out' || (isReady && isAudienceRight && state.includes('step.audience'));
  },
  look: { ...working(stepWays), saves: pressing('Save changes').works },
  expects: ({ state, offers, shows }) => {
    const isAudience = state.includes('step.audience');
    return {
      continues: isAudience && offers.includes('continues'),
      'chooses the audience': !isAudience,
      'chooses the listings': isAudience && offers.includes('chooses the listings'),
      saves: state.includes('step.listings.entered') && (shows as Shown).isAudienceRight,
    };
  },
  sends: {},
};
