import type { Name, Screen, ScreenDriver } from '../screen/screen';
import { checklist } from './checklist';
import { doing, offered, pressing, working } from './ways';

const place = { path: '/google/setup-mc?step=store_requirements', scenario: 'shipping-saved' } as const;

const number = 'Phone number';
const address = {
  street_address: '1 Main St',
  locality: 'Springfield',
  region: 'California',
  postal_code: '90210',
  country: 'US',
};
const settings = { shipping_rate: 'flat', shipping_time: 'flat', tax_rate: 'destination' };

const completeWays = { 'completes the setup': pressing('Complete setup') };

async function verifyPhone(screen: Screen, until: (name: Name) => Promise<void>): Promise<void> {
  await until(number);
  await screen.fill(number, '2015550123');
  await until('Send verification code');
  await screen.press('Send verification code');
  await until('Digit 1 of 6');
  for (let at = 1; at <= 6; at += 1) await screen.fill(`Digit ${at} of 6`, String(at));
  await until('Verify phone number');
  await screen.press('Verify phone number');
  await until('Complete setup');
}

/** Completing the setup, in its last step: phone, address and checklist are done before it begins. */
export const completeSetupDriver: ScreenDriver = {
  ...place,
  model: 'completeSetup',
  scenery: {
    // Saved already, so that it counts as verified in the step that the wizard comes back to.
    getContactInformation: {
      status: 200,
      body: {
        id: 22,
        phone_number: '+12015550123',
        mc_address: null,
        wc_address: address,
        is_mc_address_different: false,
        wc_address_errors: [],
      },
    },
    requestVerificationCode: { status: 200, body: { verification_id: 'verification-1' } },
    verifyPhoneNumber: { status: 204, body: null },
  },
  // The wizard reads them again where something is missing, and comes back to this step.
  shares: () => ({
    getSetupStatus: { status: 200, body: { status: 'incomplete', step: 'store_requirements' } },
    getSettings: { status: 200, body: { ...settings, ...checklist(true) } },
  }),
  isThere: async (screen) => (await screen.control(number)) !== null,
  begins: verifyPhone,
  does: doing(completeWays),
  cannot: {
    'in a store that knows no store requirements': 'such a store has no such step',
    'getSettings: one not ticked': 'the step shows it unticked then, and its button waits for the tick',
  },
  look: working(completeWays),
  expects: offered(completeWays),
  sends: { saveContactInformation: () => ({ body: null }), syncSettings: () => ({ body: null }) },
};

const item = 'My store website is live';
const byFlush = 'a tick is sent at once';

/** The item is ticked or unticked when its change is sent: a hand does both at once. */
let wanted = false;

/** The checklist, in the last step of the setup: each tick is saved at once. */
export const checklistAutosaveDriver: ScreenDriver = {
  ...place,
  model: 'checklistAutosave',
  scenery: { getSettings: { status: 200, body: { ...settings, ...checklist(false) } } },
  isThere: async (screen) => (await screen.control(item, 'choose')) !== null,
  does: {
    'ticks an item': async () => void (wanted = true),
    'unticks it': async () => void (wanted = false),
    'has it saved at once': (screen) => screen.choose(item, wanted),
    'tries again': (screen) => screen.press('Retry'),
  },
  cannot: { 'saves it all the same': 'no screen asks for a save of what did not change', debounce: byFlush },
  canHappen: (sentence, { state, shows }) => {
    const at = state[0] ?? '';
    const isTicked = (shows as { value: number }).value > 0;
    const isUnsent = at === 'pending' || at === 'saving.outdated';
    if (sentence === 'has it saved at once') return isUnsent;
    // A change while the next save waits already is sent with it: nothing more is asked for.
    if (sentence === 'ticks an item') return !isUnsent && at !== 'saving.urgent' && !isTicked;
    if (sentence === 'unticks it') return !isUnsent && at !== 'saving.urgent' && isTicked;
    return !(at === 'saving.outdated');
  },
  look: {
    ticked: async (screen) => (await screen.control(item, 'choose'))?.on ?? null,
    retry: async (screen) => (await screen.control('Retry', 'press'))?.enabled ?? false,
  },
  expects: ({ state, shows }) => {
    const isUnsent = state.includes('pending') || state.includes('saving.outdated');
    return {
      ticked: isUnsent ? undefined : (shows as { value: number }).value > 0,
      retry: isUnsent ? undefined : state.includes('notSaved'),
    };
  },
  sends: { save: ({ value }: { value: object }) => ({ body: value }) },
};
