import type { Screen, ScreenDriver } from '../screen/screen';
import { pressing, reading } from './ways';

const place = { path: '/google/setup-mc?step=target_audience', scenario: 'shipping-saved' } as const;

const [every, some] = [/^All countries/, /^Selected countries only/] as const;
const names = { US: 'United States (US)', CA: 'Canada', GB: 'United Kingdom (UK)' } as const;
type Code = keyof typeof names;

const isPicked = async (screen: Screen, code: Code) =>
  (await screen.control(`Remove ${names[code]}`, 'press')) !== null;
const remove = (screen: Screen, code: Code) => screen.press(`Remove ${names[code]}`);
const add = (screen: Screen, code: Code) => screen.pick('Countries', names[code]);

/** Makes these the countries, one press after the other: the new ones first. */
async function pickOnly(screen: Screen, wanted: readonly Code[]): Promise<void> {
  for (const code of wanted) if (!(await isPicked(screen, code))) await add(screen, code);
  for (const code of Object.keys(names) as Code[])
    if (!wanted.includes(code) && (await isPicked(screen, code))) await remove(screen, code);
}

const anotherTab = 'only another tab of the browser does that';
const wizardLeaves = 'the setup then leaves the step: the walks of setupWizard do that';
const clearsBelow = 'the clearing is a machine below with walks of its own: shippingClearing';

interface AudienceShown {
  readonly location: 'all' | 'selected' | null;
  readonly countries: number;
  readonly saveStatus: string;
}

/** A change, or another try, that the machine below has yet to report, and the report that comes next. */
const reportAfter: Readonly<Record<string, string>> = {
  changed: 'saveAudience: waits to be saved',
  waiting: 'saveAudience: is being saved',
  again: 'saveAudience: is being saved',
};

function isPossible(sentence: string, { location, countries, saveStatus }: AudienceShown): boolean {
  const isSelected = location === 'selected';
  if (sentence === 'chooses all countries') return location !== 'all';
  if (sentence === 'chooses selected countries') return !isSelected;
  if (sentence === 'picks two countries') return isSelected;
  if (sentence === 'picks no country') return isSelected && countries > 0;
  return sentence !== 'saves again' || saveStatus === 'notSaved';
}

/** Memory after a move or an answer while nothing is owed; the form of one that is not valid is not saved. */
function owedAfter(sentence: string, countries: number): string {
  if (sentence === 'saves again') return 'again';
  if (sentence === 'chooses selected countries') return countries > 0 ? 'changed' : '';
  // On the way to no country a last one is saved.
  const changes = [
    'chooses all countries',
    'picks two countries',
    'picks no country',
    'suggestAudience: two countries',
  ];
  return changes.includes(sentence) ? 'changed' : '';
}

/** The audience step of the setup: what it reads and proposes, and how its save goes. */
export const audienceDriver: ScreenDriver = {
  ...place,
  model: 'audience',
  scenery: { listShippingRates: { status: 200, body: [] }, listShippingTimes: { status: 200, body: {} } },
  holds: ['saveAudience'],
  early: ['getAudience'],
  does: {
    'chooses all countries': (screen) => screen.choose(every),
    'chooses selected countries': (screen) => screen.choose(some),
    async 'picks two countries'(screen) {
      if ((await isPicked(screen, 'US')) && (await isPicked(screen, 'CA'))) await remove(screen, 'CA');
      await pickOnly(screen, ['US', 'CA']);
    },
    'picks no country': (screen) => pickOnly(screen, []),
    'saves again': (screen) => screen.press('Retry'),
    'tries again': (screen) => screen.press('Retry'),
  },
  cannot: {
    continues: wizardLeaves,
    'clears again': clearsBelow,
    'undoes the clearing': clearsBelow,
    'has the audience read again': anotherTab,
    'has the suggestion read again': anotherTab,
  },
  brings: {
    'saveAudience: waits to be saved': async () => undefined,
    async 'saveAudience: is being saved'({ server, linger, settle }) {
      for (let waited = 0; waited < 1000; waited += 100) {
        if ((await server.waiting()).some(({ key }) => key === 'saveAudience')) return;
        await linger(100);
        await settle();
      }
      throw new Error('the audience is not saved');
    },
    'saveAudience: is saved': async ({ server }) =>
      server.answer({ saveAudience: { status: 201, body: { status: 'success', message: 'Saved.' } } }),
    'saveAudience: is not saved': async ({ server }) =>
      server.answer({ saveAudience: { status: 500, body: { message: 'Broken' } } }),
  },
  remembers: {
    begins: '',
    after(memory, sentence, { shows }) {
      const shown = shows as AudienceShown;
      const next = reportAfter[memory];
      if (next !== undefined) return sentence !== next ? null : memory === 'changed' ? 'waiting' : 'sent';
      if (memory === 'sent') return /: is (not )?saved$/.test(sentence) ? '' : null;
      if (sentence.startsWith('saveAudience: ') || !isPossible(sentence, shown)) return null;
      return owedAfter(sentence, shown.countries);
    },
  },
  look: {
    continues: pressing('Continue').works,
    retry: pressing('Retry').works,
    all: async (screen) => (await screen.control(every, 'choose'))?.on ?? null,
    selected: async (screen) => (await screen.control(some, 'choose'))?.on ?? null,
    suggested: reading(/^Suggested from the shipping zones/),
    picked: async (screen) => {
      const codes = Object.keys(names) as Code[];
      return (await Promise.all(codes.map((code) => isPicked(screen, code)))).filter(Boolean).length;
    },
  },
  expects: ({ state, tags, offers, shows }, memory) => {
    const { location, countries, saveStatus } = shows as AudienceShown;
    const isEditable = tags.includes('editable');
    const isOwed = memory === 'changed' || memory === 'again';
    return {
      continues: isOwed ? false : offers.includes('continues'),
      retry: isOwed ? undefined : tags.includes('failed') || saveStatus === 'notSaved',
      all: isEditable ? location === 'all' : null,
      selected: isEditable ? location === 'selected' : null,
      suggested: state.includes('editing.proposed'),
      picked: isEditable && location === 'selected' ? countries : 0,
    };
  },
  sends: {},
};

interface ClearingShown {
  readonly next: readonly (string | null)[];
  readonly undoTo: unknown;
  readonly clearing: readonly number[];
}

const canUndo = (state: readonly string[], { undoTo }: ClearingShown): boolean =>
  state.some((leaf) => ['announced', 'cleared'].includes(leaf)) || (state.includes('failed') && undoTo !== null);

/** Both a rate and a time went, or nothing did: what is not there is not sent back. */
const isWhole = ({ clearing: [rates, times] }: ClearingShown): boolean => rates === times;

/** Where these moves lead, by countries. */
function canClear(sentence: string, state: readonly string[], shown: ClearingShown): boolean {
  const here = shown.next.join(' ');
  if (sentence === 'goes back to the one country') return here !== 'selected US';
  if (sentence === 'undoes it') return canUndo(state, shown) && isWhole(shown);
  if (sentence === 'tries again') return !state.includes('notRestored') || isWhole(shown);
  const moves = ['adds a country', 'swaps the country', 'takes all countries'];
  return !moves.includes(sentence) || here === 'selected US';
}

interface Rate {
  readonly country: string;
  readonly currency: string;
  readonly rate: number;
  readonly options: object;
}

interface Data {
  readonly rates: readonly (Rate & { readonly id: string })[];
  readonly times: readonly { readonly countryCode: string; readonly time: number }[];
}

const sentRate = ({ country, currency, rate, options }: Rate): Rate => ({ country, currency, rate, options });
const codesOf = ({ times }: Data) => times.map(({ countryCode }) => countryCode);

/** The clearing of shipping data, below the audience step; the audience itself is saved beside it. */
export const shippingClearingDriver: ScreenDriver = {
  ...place,
  model: 'shippingClearing',
  scenery: {
    getAudience: {
      status: 200,
      body: { location: 'selected', countries: ['US'], locale: 'en_US', language: 'English' },
    },
    saveAudience: { status: 201, body: { status: 'success', message: 'Saved.' } },
  },
  isThere: async (screen) => (await screen.control(some, 'choose')) !== null,
  does: {
    async 'goes back to the one country'(screen) {
      if ((await screen.control(every, 'choose'))?.on === true) await screen.choose(some);
      else await pickOnly(screen, ['US']);
    },
    'adds a country': (screen) => pickOnly(screen, ['US', 'CA']),
    'swaps the country': (screen) => pickOnly(screen, ['GB']),
    'takes all countries': (screen) => screen.choose(every),
    'undoes it': (screen) => screen.press('Undo'),
    'tries again': (screen) => screen.press('Retry'),
  },
  cannot: { 'has the rates read again': anotherTab, 'has the times read again': anotherTab },
  saysItself: ['clearShippingData', 'restoreShippingData'],
  canHappen: (sentence, { state, shows }) => canClear(sentence, state, shows as ClearingShown),
  look: {
    undo: pressing('Undo').works,
    retry: pressing('Retry').works,
    announced: reading(/this will be removed: .*shipping/),
    deleting: reading(/this is being removed: .*shipping/),
    cleared: reading(/this was removed: .*shipping/),
    restoring: reading(/^This is being brought back/),
  },
  expects: ({ state, shows, tags }) => ({
    undo: canUndo(state, shows as ClearingShown),
    retry: tags.includes('failed'),
    announced: state.includes('announced'),
    deleting: state.some((leaf) => leaf.startsWith('deleting')),
    cleared: state.includes('cleared'),
    restoring: state.some((leaf) => leaf.startsWith('restoring')),
  }),
  sends: {
    deleteShippingRates: ({ rates }: Data) => ({ body: { ids: rates.map(({ id }) => id) } }),
    deleteShippingTimes: (data: Data) => ({ body: { country_codes: codesOf(data) } }),
    saveShippingRates: ({ rates }: Data) => ({ body: { rates: rates.map(sentRate) } }),
    saveShippingTimes: (data: Data) => ({ body: { country_codes: codesOf(data), time: data.times[0]?.time } }),
  },
};
