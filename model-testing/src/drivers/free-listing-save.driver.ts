import type { Screen, ScreenDriver } from '../screen/screen';
import { checklist } from './checklist';
import { pressing, reading } from './ways';

const path = '/google/dashboard?subpath=/free-listings/edit';
const visiting = (page: 1 | 2) => (screen: Screen) => screen.visit(`${path}&pageStep=${page}`);

const [britain, states] = ['United Kingdom (UK)', 'United States (US)'] as const;
const time = `Shipping time for ${states}`;
const rate = `Shipping rate for ${states}`;
const save = pressing('Save changes');

const settings = { shipping_rate: 'flat', shipping_time: 'flat', tax_rate: 'destination', ...checklist(true) } as const;

/** The four calls of a save, as a notice names them. */
const names: Readonly<Record<string, string>> = {
  saveAudience: 'Target audience',
  saveSettings: 'Merchant Center settings',
  saveShippingRates: 'Shipping rates',
  saveShippingTimes: 'Shipping times',
};

interface Shown {
  readonly countries: number;
  readonly time: number | null;
  readonly failures: readonly string[];
}

/** What the screen remembers of the way: its step, the days that the server has and was sent, and the calls that say nothing. */
interface Way {
  readonly step: 'audience' | 'listings';
  readonly saved: number | null;
  readonly sent: number | null;
  /** Calls with nothing to say, the next one first: they are over at once. */
  readonly over: readonly string[];
}

const wayOf = (memory: string) => JSON.parse(memory) as Way;

/** The way after a move; null where the screen does not offer it or nothing would change. */
function moved(way: Way, sentence: string, { countries, time: days }: Shown): Way | null {
  const isListings = way.step === 'listings';
  switch (sentence) {
    case 'adds a country':
      return countries < 2 ? { ...way, step: 'audience' } : null;
    case 'takes all countries out':
      return countries > 0 ? { ...way, step: 'audience' } : null;
    case 'changes the time':
      return isListings && days !== 7 ? way : null;
    case 'goes on to the listings':
      return !isListings && countries > 0 ? { ...way, step: 'listings' } : null;
    case 'saves the changes': {
      // The second country has no rate.
      if (!isListings || countries !== 1) return null;
      const over = ['saveShippingRates', ...(days === way.saved ? ['saveShippingTimes'] : [])];
      return { ...way, sent: days, over };
    }
    default:
      return way;
  }
}

function after(way: Way, sentence: string, shown: Shown): Way | null {
  const [next, ...others] = way.over;
  if (next !== undefined) return sentence === `${next}: saved` ? { ...way, over: others } : null;
  if (sentence.startsWith('saveShippingRates: ')) return null;
  if (sentence === 'saveShippingTimes: saved') return { ...way, saved: way.sent };
  return moved(way, sentence, shown);
}

const noRate = 'no move of the model changes a rate: none is sent';
const signsIn = 'the page then leads to the sign-in';

interface List<T> {
  readonly value: readonly T[];
  readonly saved: readonly T[];
}
interface Time {
  readonly countryCode: string;
  readonly time: number;
}
const isSame = ({ value, saved }: List<object>): boolean => JSON.stringify(value) === JSON.stringify(saved);

const actionsText = (failures: readonly string[]): string => {
  const actions = failures.map((each) => names[each] ?? each);
  const [others, last] = [actions.slice(0, -1).join(', '), actions.at(-1) ?? ''];
  return others === '' ? `in the following action: ${last}.` : `in the following actions: ${others} and ${last}.`;
};

/** The one save of the free listings' edit page: audience, settings, rates and times at once, then the sync. */
export const freeListingSaveDriver: ScreenDriver = {
  model: 'freeListingSave',
  path: `${path}&pageStep=1`,
  scenario: 'complete',
  bootstrap: { mcSetupComplete: true, adsSetupComplete: false },
  scenery: {
    getAudience: {
      status: 200,
      body: { location: 'selected', countries: ['US'], locale: 'en_US', language: 'English' },
    },
    getSettings: { status: 200, body: settings },
    listShippingRates: { status: 200, body: [{ id: '1', country: 'US', currency: 'USD', rate: 5.25, options: {} }] },
    listShippingTimes: { status: 200, body: { US: { country_code: 'US', time: '3', country: states } } },
  },
  isThere: async (screen) => (await screen.control('Continue', 'press')) !== null,
  does: {
    async 'adds a country'(screen) {
      await visiting(1)(screen);
      for (const name of [states, britain])
        if ((await screen.control(`Remove ${name}`, 'press')) === null) await screen.pick('Countries', name);
    },
    async 'takes all countries out'(screen) {
      await visiting(1)(screen);
      for (const name of [states, britain])
        if ((await screen.control(`Remove ${name}`, 'press')) !== null) await screen.press(`Remove ${name}`);
    },
    async 'changes the time'(screen) {
      await screen.fill(time, '7');
      // A number counts once its field is left.
      await screen.fill(rate, '5.25');
    },
    'goes on to the listings': visiting(2),
    'saves the changes': save.does,
  },
  cannot: {
    'saveShippingRates: refused': noRate,
    'saveShippingRates: signed out': noRate,
    'saveShippingRates: unreachable': noRate,
    'saveAudience: signed out': signsIn,
    'saveSettings: signed out': signsIn,
    'saveShippingTimes: signed out': signsIn,
  },
  remembers: {
    begins: JSON.stringify({ step: 'audience', saved: 3, sent: null, over: [] } satisfies Way),
    after(memory, sentence, { shows }) {
      const way = after(wayOf(memory), sentence, shows as Shown);
      return way && JSON.stringify(way);
    },
  },
  look: {
    saves: save.works,
    days: async (screen) => (await screen.control(time, 'fill'))?.value ?? null,
    picked: async (screen) => {
      const controls = [states, britain].map((name) => screen.control(`Remove ${name}`, 'press'));
      return (await Promise.all(controls)).filter((each) => each !== null).length;
    },
    unsaved: reading(/^Not saved/),
    saved: async (screen) =>
      (await screen.notices()).some((text) => text.includes('have been saved and will be synced')),
    // The page adds why, and a reference to the log.
    failed: async (screen) => {
      const said = (await screen.notices()).map((text) => /There (is an|are) errors? in .*? later\./.exec(text)?.[0]);
      return said.find((sentence) => sentence !== undefined) ?? null;
    },
  },
  expects: ({ tags, offers, says, shows }, memory) => {
    const { countries, time: days, failures } = shows as Shown;
    const { step, saved } = wayOf(memory);
    const isListings = step === 'listings';
    const said = (says as readonly { readonly type: string }[]).map(({ type }) => type);
    const isUnsaved = !tags.includes('busy') && failures.includes('saveShippingTimes') && days !== saved;
    const are = failures.length === 1 ? 'There is an error' : 'There are errors';
    return {
      saves: isListings && countries === 1 && offers.includes('saves the changes'),
      days: isListings && countries > 0 ? String(days) : null,
      picked: isListings ? 0 : countries,
      unsaved: isListings && isUnsaved,
      saved: said.includes('freeListings.saved') ? true : undefined,
      failed: said.includes('freeListings.partlySaved')
        ? `${are} ${actionsText(failures)} Other changes have been saved. Please try again later.`
        : undefined,
    };
  },
  sends: {
    saveAudience: ({ location, countries }: { location: string; countries: readonly string[] }) => ({
      body: { location, countries },
    }),
    saveSettings: () => ({ body: settings }),
    saveShippingRates: (rates: List<object>) => (isSame(rates) ? null : {}),
    saveShippingTimes: (times: List<Time>) =>
      isSame(times) ? null : { body: { country_codes: ['US'], time: times.value[0]?.time } },
    syncSettings: () => ({ body: null }),
  },
};
