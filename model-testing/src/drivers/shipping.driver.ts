import type { EndpointKey } from '@listings/shared-api/contract';
import type { WireReply } from '@listings/shared-machines/models';
import type { At, Name, Screen, ScreenDriver, Stage } from '../screen/screen';
import { pressing, reading } from './ways';

const options = {
  automatic: /^Use my store’s shipping settings/,
  flat: /^I enter estimated shipping rates here/,
  manual: /^I set up shipping in Google Merchant Center/,
} as const;
const times = /^I enter estimated shipping times here/;
const tax = /^My store uses destination-based tax rates/;
const states = 'United States (US)';

const isOn = (name: Name) => async (screen: Screen) => (await screen.control(name, 'choose'))?.on ?? null;

interface Shown {
  readonly failed: readonly string[];
  readonly foreign: number;
  readonly times: number;
  /** Minimum order of each rate; 0 for none. */
  readonly rates: readonly number[];
  readonly settings: {
    readonly shippingRate: keyof typeof options | null;
    readonly shippingTime: 'flat' | 'manual' | null;
    readonly taxRate: string | null;
    readonly offerFreeShipping?: boolean;
  };
}

type Save = 'saveSettings' | 'saveShippingRates' | 'saveShippingTimes';

/** What the screen remembers: the reports that its autosaves owe, the next one first, and the save that failed. */
interface Way {
  readonly owes: readonly (readonly string[])[];
  readonly failed: Save | null;
}

const wayOf = (memory: string) => JSON.parse(memory) as Way;

const isTimeOptionShown = ({ foreign, settings }: Shown): boolean => foreign > 0 || settings.shippingTime === null;

const isRated = ({ settings, rates }: Shown): boolean => settings.shippingRate === 'flat' && rates.length > 0;

/** Moves that change a setting, and whether the option is another one than the chosen. */
const choices: Readonly<Record<string, (shown: Shown) => boolean>> = {
  'takes the store’s rates': ({ settings }) => settings.shippingRate !== 'automatic',
  'enters rates': ({ settings }) => settings.shippingRate !== 'flat',
  'sets rates up elsewhere': ({ settings }) => settings.shippingRate !== 'manual',
  'enters times': (shown) => isTimeOptionShown(shown) && shown.settings.shippingTime !== 'flat',
  'chooses a tax rate': ({ settings }) => settings.taxRate !== 'destination',
  'offers free shipping': (shown) => isRated(shown) && shown.settings.offerFreeShipping !== true,
  // With a minimum order, rates would be saved as well.
  'offers no free shipping': (shown) =>
    isRated(shown) && shown.rates[0] === 0 && shown.settings.offerFreeShipping !== false,
};

/** Moves that change the rates, and whether they change them now. */
const rateMoves: Readonly<Record<string, (shown: Shown) => boolean>> = {
  'enters a rate': ({ settings, rates }) => settings.shippingRate === 'flat' && rates.length === 0,
  'enters a minimum order': (shown) =>
    isRated(shown) && shown.settings.offerFreeShipping === true && shown.rates[0] === 0,
  'takes the rates out': isRated,
};

const saving = (of: Save, ends = ['is saved', 'is not saved']): Way['owes'] => [
  [`${of}: is being saved`],
  ends.map((end) => `${of}: ${end}`),
];

/** What is owed after a move; null where it is not possible, or would save two things at once. */
function owedAfter(sentence: string, { failed }: Way, shown: Shown): Way['owes'] | null {
  const choice = choices[sentence];
  if (choice !== undefined)
    return choice(shown) && (failed ?? 'saveSettings') === 'saveSettings' ? saving('saveSettings') : null;
  const rates = rateMoves[sentence];
  if (rates !== undefined) return rates(shown) && failed === null ? saving('saveShippingRates') : null;
  if (sentence === 'enters a time') {
    const isEmpty = shown.settings.shippingTime === 'flat' && shown.times === 0;
    return isEmpty && failed === null ? saving('saveShippingTimes') : null;
  }
  if (sentence === 'saves again') return failed === null ? null : saving(failed);
  if (sentence === 'continues') return failed === null ? saving('saveSettings', ['is not saved']) : null;
  return [];
}

function after(way: Way, sentence: string, { shows }: At): Way | null {
  const [next, ...owes] = way.owes;
  if (next === undefined) {
    if (/: is (being|not)? ?saved$/.test(sentence)) return null;
    const owed = owedAfter(sentence, way, shows as Shown);
    return owed && { ...way, owes: owed };
  }
  if (!next.includes(sentence)) return null;
  const of = sentence.split(':')[0] as Save;
  return { owes, failed: sentence.endsWith('is not saved') ? of : sentence.endsWith('is saved') ? null : way.failed };
}

const done = { status: 'success', message: 'Saved.' };
const savedSettings = {
  shipping_rate: 'flat',
  shipping_time: 'flat',
  tax_rate: 'destination',
  website_live: false,
  checkout_process_secure: false,
  payment_methods_visible: false,
  refund_tos_visible: false,
  contact_info_visible: false,
};
const broken = { status: 500, body: { message: 'Broken' } };

const us = { country: 'US', currency: 'USD', rate: 5.25, options: {} };

/** Waits until an autosave sends one of these calls. */
const sent =
  (...calls: readonly EndpointKey[]) =>
  async ({ server, linger, settle }: Pick<Stage, 'server' | 'linger' | 'settle'>) => {
    for (let waited = 0; waited < 1000; waited += 100) {
      if ((await server.waiting()).some(({ key }) => calls.includes(key))) return;
      await linger(100);
      await settle();
    }
    throw new Error(`${calls.join(' or ')} is not sent`);
  };

/** Answers the save of rates, which is a removal where one was taken out. */
const answeringRates =
  (saved: WireReply, removed: WireReply) =>
  async ({ server }: Pick<Stage, 'server'>) => {
    const isRemoval = (await server.waiting()).some(({ key }) => key === 'deleteShippingRates');
    await server.answer(isRemoval ? { deleteShippingRates: removed } : { saveShippingRates: saved });
  };

/** Fills the dialog of an estimate, which a button opens. */
const inDialog = (edit: string, field: RegExp, value: string, save: string) => async (screen: Screen) => {
  if ((await screen.dialog()) === null) await screen.press(`${edit} for ${states}`);
  await screen.fill(field, value);
  await screen.press(save);
};

/** What a save after a failed one finds in the store: nothing of it was carried out. */
const storedOf = ({ rates }: Shown) => ({
  listShippingRates: { status: 200, body: rates.length > 0 ? [] : [{ id: '3', ...us }] },
  listShippingTimes: { status: 200, body: {} },
});

const anotherTab = 'only another tab of the browser does that';
const listed = 'the screen has asked for the countries itself by then: the machine has them at once';
const removed = 'their removal is saved as soon as the form is there, which the machine does not tell';

/** The shipping and tax step of the setup: what it reads and adopts, and how settings, rates and times save themselves. */
export const shippingDriver: ScreenDriver = {
  model: 'shipping',
  path: '/google/setup-mc?step=shipping_and_taxes',
  scenario: 'shipping-saved',
  holds: ['saveSettings', 'saveShippingTimes', 'deleteShippingRates'],
  // The autosave of the rates sends the call that adopts the suggestions.
  early: ['saveShippingRates'],
  shares: ({ state, shows }) => ({
    listCountries: { status: 200, body: { countries: { US: { name: states, currency: 'USD' } } } },
    ...(state.includes('editing.open') && storedOf(shows as Shown)),
  }),
  does: {
    'takes the store’s rates': (screen) => screen.choose(options.automatic),
    'enters rates': (screen) => screen.choose(options.flat),
    'sets rates up elsewhere': (screen) => screen.choose(options.manual),
    'enters times': (screen) => screen.choose(times),
    'chooses a tax rate': (screen) => screen.choose(tax),
    'enters a time': inDialog('Edit the shipping time', /^Then the estimated shipping time/, '3', 'Save'),
    'enters a rate': inDialog(
      'Edit the shipping rate',
      /^Then the estimated shipping rate/,
      '5.25',
      'Update shipping rate',
    ),
    'enters a minimum order': inDialog('Edit the minimum order', /^Then they qualify/, '50', 'Add minimum order'),
    async 'takes the rates out'(screen) {
      if ((await screen.dialog()) === null) await screen.press(`Edit the shipping rate for ${states}`);
      await screen.press('Delete');
    },
    'offers free shipping': (screen) => screen.choose('Yes'),
    'offers no free shipping': (screen) => screen.choose('No'),
    'saves again': (screen) => screen.press('Retry'),
    'tries again': (screen) => screen.press('Retry'),
    continues: (screen) => screen.press('Continue'),
  },
  cannot: {
    'getAudience: all countries': listed,
    'listShippingRates: one of a country that is no target': removed,
    'has the settings read again': anotherTab,
    'has the rates read again': anotherTab,
    'has the times read again': anotherTab,
    'has the audience read again': anotherTab,
    'has the countries read again': anotherTab,
    'has the suggestions read again': anotherTab,
  },
  brings: {
    'saveSettings: is being saved': sent('saveSettings'),
    'saveSettings: is saved': async ({ server }) =>
      server.answer({ saveSettings: { status: 200, body: { ...done, data: savedSettings } } }),
    'saveSettings: is not saved': async ({ server }) => server.answer({ saveSettings: broken }),
    'saveShippingRates: is being saved': sent('saveShippingRates', 'deleteShippingRates'),
    'saveShippingRates: is saved': answeringRates(
      { status: 201, body: { errors: [], success: [{ ...done, rate: { id: '3', ...us } }] } },
      { status: 200, body: { errors: [], success: [{ ...done, id: '3' }] } },
    ),
    'saveShippingRates: is not saved': answeringRates(broken, broken),
    'saveShippingTimes: is being saved': sent('saveShippingTimes'),
    'saveShippingTimes: is saved': async ({ server }) =>
      server.answer({ saveShippingTimes: { status: 201, body: { errors: [], success: [done] } } }),
    'saveShippingTimes: is not saved': async ({ server }) => server.answer({ saveShippingTimes: broken }),
  },
  remembers: {
    begins: JSON.stringify({ owes: [], failed: null } satisfies Way),
    after(memory, sentence, at) {
      const way = after(wayOf(memory), sentence, at);
      return way && JSON.stringify(way);
    },
  },
  look: {
    continues: pressing('Continue').works,
    retry: pressing('Retry').works,
    automatic: isOn(options.automatic),
    flat: isOn(options.flat),
    manual: isOn(options.manual),
    times: isOn(times),
    tax: isOn(tax),
    days: async (screen) => (await screen.control(`Shipping time for ${states}`, 'fill'))?.value ?? null,
    rate: async (screen) => (await screen.control(`Shipping rate for ${states}`, 'fill'))?.value ?? null,
    order: async (screen) => (await screen.control(`Minimum order for ${states}`, 'fill'))?.value ?? null,
    free: isOn('Yes'),
    notFree: isOn('No'),
    unsaved: reading(/^Not saved/),
  },
  expects: ({ tags, offers, shows }, memory) => {
    const { settings, failed, times: entered, rates } = shows as Shown;
    const isEditable = tags.includes('editable');
    const way = wayOf(memory);
    const isOwed = way.owes.length > 0;
    const chosen = (is: boolean) => (isEditable ? is : null);
    const isFlat = isEditable && settings.shippingRate === 'flat';
    const free = (is: boolean) => (isFlat && rates.length > 0 ? settings.offerFreeShipping === is : null);
    const isOrdered = free(true) === true;
    return {
      continues: offers.includes('continues'),
      retry: isOwed ? undefined : failed.length > 0 || way.failed !== null,
      automatic: chosen(settings.shippingRate === 'automatic'),
      flat: chosen(settings.shippingRate === 'flat'),
      manual: chosen(settings.shippingRate === 'manual'),
      times: isTimeOptionShown(shows as Shown) ? chosen(settings.shippingTime === 'flat') : null,
      tax: chosen(settings.taxRate === 'destination'),
      days: isEditable && settings.shippingTime === 'flat' ? (entered > 0 ? '3' : '') : null,
      rate: isFlat ? (rates.length > 0 ? '5.25' : '') : null,
      order: isOrdered ? (rates[0] === 50 ? '50.00' : '') : null,
      free: free(true),
      notFree: free(false),
      unsaved: isOwed ? undefined : way.failed !== null,
    };
  },
  sends: {
    saveSuggestedRates: ({ rates }: { rates: readonly object[] }) => ({ body: { rates } }),
  },
};
