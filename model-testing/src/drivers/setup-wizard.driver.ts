import type { Expectation } from '@listings/shared-machines/models';
import type { Screen, ScreenDriver } from '../screen/screen';
import { scenery as connectedAccounts } from './ads-setup.driver';
import { doing, pressing } from './ways';

const path = '/google/setup-mc';
const to = (step: string) => (screen: Screen) => screen.visit(`${path}?step=${step}`);

const steps = [/Step 1 of 4/, /Step 2 of 4/, /Step 3 of 4/, /Step 4 of 4/] as const;
/** Purposes of the steps, below their titles. */
const purposes = [
  /^Connect the accounts that sync/,
  /^Configure who sees your product listings/,
  /^Your products are listed with the shipping/,
  /^Review what .* requires of your store/,
] as const;

/** With none the listings step saves the suggested ones by itself, sooner or later, and the status is read anew. */
const rates = [{ id: '1', country: 'US', currency: 'USD', rate: 5, options: {} }];

const manual = { shipping_rate: 'manual', shipping_time: 'manual', tax_rate: 'manual' } as const;
const unticked = {
  website_live: false,
  checkout_process_secure: false,
  payment_methods_visible: false,
  refund_tos_visible: false,
  contact_info_visible: false,
} as const;

const wizardWays = { continues: pressing('Continue'), 'tries again': pressing('Retry') };

/** Position of the step that is shown; -1 for none. */
async function openStep(screen: Screen): Promise<number> {
  const shown = await Promise.all(purposes.map((purpose) => screen.reads(purpose)));
  return shown.indexOf(true);
}

interface Shown {
  readonly open: number;
  readonly saved: number;
}

const isReady = ({ state }: Expectation): boolean => state.some((leaf) => leaf.startsWith('ready.'));

/** The stepper of the setup; all that its steps need is saved, so that each of them can be left. */
export const setupWizardDriver: ScreenDriver = {
  model: 'setupWizard',
  path,
  scenario: 'shipping-saved',
  scenery: {
    getHostingConnection: {
      status: 200,
      body: { active: 'yes', owner: 'yes', displayName: 'Jane Doe', email: 'jane@example.com' },
    },
    getProviderConnection: connectedAccounts.getProviderConnection,
    getMerchantConnection: { status: 200, body: { id: 12345678, status: 'connected' } },
    getAudience: connectedAccounts.getAudience,
    getSettings: { status: 200, body: { ...manual, ...unticked } },
    listShippingRates: { status: 200, body: rates },
    listShippingTimes: { status: 200, body: {} },
    saveSettings: { status: 200, body: { status: 'success', message: 'Saved.', data: { ...manual, ...unticked } } },
    saveAudience: { status: 201, body: { status: 'success', message: 'Saved.' } },
  },
  does: {
    ...doing(wizardWays),
    'goes to the accounts': to('accounts'),
    'goes to the audience': to('target_audience'),
    'goes to the listings': to('shipping_and_taxes'),
    'goes to the store requirements': to('store_requirements'),
    'goes to the bare address': (screen) => screen.visit(path),
  },
  cannot: {
    'has another tab change something': 'only another tab of the browser does that',
    'loads the step again': 'it is offered after another tab changed something',
  },
  early: ['getSetupStatus'],
  look: {
    'tries again': wizardWays['tries again'].works,
    open: openStep,
    // Read one after the other: the button of the step before is not taken for that of the step that opens.
    continuesFrom: async (screen) => {
      const open = await openStep(screen);
      return (await wizardWays.continues.works(screen)) ? open : null;
    },
    reached: async (screen) => {
      const all = await Promise.all(steps.map(async (step) => (await screen.control(step, 'press'))?.enabled === true));
      return all.lastIndexOf(true);
    },
  },
  expects: (expected) => {
    const { open, saved } = expected.shows as Shown;
    if (!isReady(expected)) return { 'tries again': expected.state.includes('unavailable') };
    return {
      // A step that was just opened may have its button before the server has said where the setup stands.
      continuesFrom: expected.offers.includes('continues') ? open : undefined,
      'tries again': false,
      open,
      // The open step is no way to itself.
      reached: saved > open ? saved : open - 1,
    };
  },
  sends: {},
};
