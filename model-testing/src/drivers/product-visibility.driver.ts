import type { Expectation } from '@listings/shared-machines/models';
import type { Screen, ScreenDriver } from '../screen/screen';
import { doing, offered, pressing, working } from './ways';

const choice = 'Bulk edit channel visibility';
const [shownText, hiddenText] = ['Sync and show', 'Don’t sync and show'];
const page = 'Select all rows on this page';
const second = 'Select Mug 2';
const inDialog = 'the page of a product, a dialog over the table, does it';
const bar = 'Bulk edit';

interface Shown {
  readonly selected: readonly number[];
  readonly choice: boolean | null;
  readonly stored: Readonly<Record<string, boolean>>;
}
const shownOf = ({ shows }: Pick<Expectation, 'shows'>) => shows as Shown;

/** What the store lists: product 1 is shown at first, product 2 is not. */
const listed = ({ stored }: Shown) => ({
  listProductFeed: {
    status: 200,
    body: {
      products: [1, 2].map((id) => ({
        id,
        title: `Mug ${id}`,
        visible: stored[id] ?? id === 1,
        status: 'approved',
        errors: [],
      })),
      page: 1,
      total: 2,
    },
  },
});

const ways = { 'applies it': pressing('Apply', bar), 'takes it back': pressing('Undo') };

const isTicked = (name: string) => async (screen: Screen) => (await screen.control(name, 'choose'))?.on ?? null;

/** Channel visibility of products, in the table of the feed, which is read anew after each change. */
export const productVisibilityDriver: ScreenDriver = {
  model: 'productVisibility',
  path: '/google/product-feed',
  scenario: 'complete',
  bootstrap: { mcSetupComplete: true },
  shares: (expected) => listed(shownOf(expected)),
  isThere: async (screen) => (await screen.control(choice, 'fill')) !== null,
  does: {
    ...doing(ways),
    // The table tells it what it reads, at once.
    'reads a page of the list': () => Promise.resolve(),
    'selects both products': (screen) => screen.choose(page),
    'unselects the second': (screen) => screen.choose(second, false),
    'chooses to sync and show': (screen) => screen.pick(choice, shownText),
    'chooses not to sync and show': (screen) => screen.pick(choice, hiddenText),
  },
  cannot: {
    'chooses nothing': 'a choice that was made cannot be taken back',
    'sends both again': inDialog,
    'hides both': inDialog,
  },
  canHappen: (sentence, { shows }) => {
    const { stored, selected } = shows as Shown;
    // The list is read before anything is done; what is read later holds nothing new.
    if (Object.keys(stored).length === 0) return sentence === 'reads a page of the list';
    if (sentence === 'reads a page of the list') return false;
    if (sentence === 'selects both products') return selected.length < 2;
    return sentence !== 'unselects the second' || selected.includes(2);
  },
  look: {
    ...working(ways),
    first: isTicked('Select Mug 1'),
    second: isTicked(second),
    choice: async (screen) => (await screen.control(choice, 'fill'))?.value ?? null,
  },
  expects: (expected) => {
    const { selected, choice: chosen } = shownOf(expected);
    return {
      ...offered(ways)(expected),
      first: selected.includes(1),
      second: selected.includes(2),
      choice: chosen === null ? '' : chosen ? 'shown' : 'hidden',
    };
  },
  sends: {
    updateProductVisibility: ({ ids, visible }: { ids: readonly number[]; visible: boolean }) => ({
      body: { ids, visible },
    }),
  },
};
