import type { Screen, ScreenDriver } from '../screen/screen';
import { doing, offered, pressing, working } from './ways';

const keys = { 1: 'Stock script', 2: 'Nightly report', 3: 'Price script' } as const;
type Id = keyof typeof keys;

const field = 'Name';
const typing = (text: string) => ({
  does: (screen: Screen) => screen.fill(field, text),
  works: async (screen: Screen) => (await screen.control(field, 'fill'))?.enabled ?? false,
});
const question = `Revoke “${keys[1]}”?`;
const closing = 'Close without copying the key?';

const ways = {
  'types a name': typing(keys[2]),
  'types another name': typing(keys[3]),
  'types nothing but a space': typing(' '),
  'makes the key': pressing('Make key'),
  'wants to revoke an older key': pressing(`Revoke “${keys[1]}”`),
  'revokes it': pressing('Revoke key', question),
  'keeps it': pressing('Keep it', question),
};

interface KeysShown {
  readonly name: string;
  readonly made: readonly { readonly id: Id; readonly isCopied: boolean }[];
}

/** API keys, in the settings: one works already. */
export const apiKeysDriver: ScreenDriver = {
  model: 'apiKeys',
  path: '/google/settings?subpath=/api-keys',
  scenario: 'complete',
  scenery: {
    listApiKeys: {
      status: 200,
      body: {
        keys: [
          {
            id: 1,
            name: keys[1],
            prefix: 'key_0001',
            role: 'viewer',
            spend_limit: null,
            made_by: 'Owner',
            made_at: 1_664_280_000,
            ends_at: 1_672_056_000,
            used_at: null,
            state: 'active',
          },
        ],
      },
    },
  },
  bootstrap: { mcSetupComplete: true },
  isThere: async (screen) => (await screen.control(field, 'fill')) !== null,
  does: {
    ...doing(ways),
    async 'dismisses the key of the report'(screen) {
      await screen.press('Done');
      await screen.part(closing).press('Close without copying');
    },
  },
  enters: { 'makes the key': field },
  cannot: {
    'copies the key of the report': 'the browser decides whether a page may copy',
    'wants to revoke the key of the report': 'the list has the older key alone',
  },
  canHappen: (sentence, { shows }) => {
    // One “Done” for each key in sight.
    if (sentence.startsWith('dismisses')) return (shows as KeysShown).made.map(({ id }) => id).join() === '2';
    return true;
  },
  look: {
    ...working(ways),
    dialog: (screen) => screen.dialog(),
    name: async (screen) => (await screen.control(field, 'fill'))?.value ?? null,
    key: async (screen) => (await screen.control('Key', 'fill'))?.value ?? null,
    done: pressing('Done').works,
  },
  expects: (expected) => {
    const { tags, offers, shows } = expected;
    const shown = shows as KeysShown;
    const isOpen = tags.includes('modal');
    const first = shown.made[0]?.id;
    return {
      ...offered(ways)(expected),
      'types a name': !isOpen,
      'types another name': !isOpen,
      'types nothing but a space': !isOpen,
      'makes the key': !isOpen && offers.includes('makes the key'),
      'wants to revoke an older key': !isOpen,
      dialog: isOpen ? question : null,
      name: isOpen ? undefined : shown.name,
      key: isOpen ? undefined : first === undefined ? null : `the secret of ${keys[first]}`,
      done: !isOpen && first !== undefined,
    };
  },
  sends: {
    // The last day of the key is counted from the day of the walk: the body is compared by a test of the actor.
    createApiKey: () => ({}),
    revokeApiKey: ({ id }: { id: number }) => ({ params: { id: String(id) }, body: null }),
  },
};
