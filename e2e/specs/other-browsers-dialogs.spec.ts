import { openBrowser, otherBrowsers } from '../src/webdriver/other-browsers';
import type { Store } from '../src/store';
import { becomes } from '../src/waiting';
import type { Visitor } from '../src/webdriver/visitor';

interface Opening {
  readonly scenario: string;
  readonly path: string;
  /** Text that tells that the screen is there. */
  readonly after: string;
  /** What the store has beforehand. */
  readonly prepare?: (store: Store) => Promise<unknown>;
  readonly open: (visitor: Visitor, store: Store) => Promise<void>;
  /** Name of the dialog, a text in it, and the button that closes it. */
  readonly dialog: readonly [name: string, shows: string, close: string];
}

const press =
  (...names: readonly string[]) =>
  async (visitor: Visitor) => {
    for (const name of names) await visitor.press(name);
  };

const amountOf = (amount: number) => (store: Store) =>
  store.call('PATCH', '/wc/gla/ads/campaigns/17890001', { amount });
const key = { name: 'nightly', role: 'viewer', spend_limit: null };
const lastDay = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

const dashboard = { scenario: 'ads-complete', path: '/google/dashboard', after: 'Everything, everywhere' };
const settings = { scenario: 'ads-complete', path: '/google/settings', after: 'Disconnect all accounts' };
const listings = { scenario: 'audience-saved', path: '/google/setup-mc', after: 'Estimated shipping times' };

/** Every dialog that a screen opens by one press; those of the journey are opened there. */
const openings: readonly Opening[] = [
  {
    ...dashboard,
    open: press('Remove Everything, everywhere'),
    dialog: ['Remove this campaign permanently?', 'Everything, everywhere', 'Keep'],
  },
  { ...dashboard, open: press('Edit Everything, everywhere'), dialog: ['Before you edit', 'ads', 'Don’t edit'] },
  {
    ...dashboard,
    open: (visitor) => visitor.choose('Everything, everywhere'),
    dialog: ['Pause this campaign?', 'Everything, everywhere', 'Keep it running'],
  },
  { ...dashboard, open: press('About Total sales'), dialog: ['About Total sales', 'counts', 'Close'] },
  { ...dashboard, open: press('Help'), dialog: ['Help', 'Record a problem', 'Close'] },
  { ...dashboard, open: press('lerts'), dialog: ['Alerts', 'Alerts', 'Close'] },
  {
    ...dashboard,
    open: press('Help', 'Keyboard shortcuts'),
    dialog: ['Keyboard shortcuts', 'Shortcuts of a single key', 'Close'],
  },
  {
    ...settings,
    open: press('Disconnect all accounts'),
    dialog: ['Disconnect all accounts?', 'keep running', 'Close'],
  },
  {
    ...settings,
    open: press('Disconnect Google Ads account only'),
    dialog: ['Disconnect your Google Ads account?', 'keep running', 'Close'],
  },
  { ...settings, open: press('Record a problem'), dialog: ['Get help', 'recording', 'Close'] },
  {
    scenario: 'ads-complete',
    path: '/google/product-feed',
    after: 'Brass Door Bell',
    open: press('Brass Door Bell'),
    dialog: ['Brass Door Bell', 'Expiring', 'Close'],
  },
  {
    scenario: 'disapproved',
    path: '/google/product-feed',
    after: 'Suggested action',
    open: press('Request review'),
    dialog: ['Request account review', 'resolved', 'Cancel'],
  },
  {
    scenario: 'existing-domain',
    path: '/google/setup-mc',
    after: 'Select an account to connect',
    open: press('Create a new Merchant Center account'),
    dialog: ['Create a new Merchant Center account?', 'account', 'Cancel'],
  },
  {
    scenario: 'shipping-saved',
    path: '/google/setup-mc',
    after: 'Pre-launch checklist',
    open: press('Ask somebody else'),
    dialog: ['Ask somebody else to do this step', 'link', 'Close'],
  },
  {
    ...settings,
    path: '/google/settings?subpath=/api-keys',
    after: 'nightly',
    prepare: (store) => store.call('POST', '/wc/gla/api-keys', { ...key, end: lastDay() }),
    open: press('Revoke “nightly”'),
    dialog: ['Revoke “nightly”?', 'refused from now on', 'Keep it'],
  },
  {
    ...settings,
    path: '/google/settings?subpath=/activity',
    after: 'changed the daily budget',
    prepare: amountOf(42),
    open: press('changed the daily budget', 'Undo'),
    dialog: ['Take this change back?', 'Daily budget: $20.00', 'Leave it as it is'],
  },
  {
    scenario: 'complete',
    path: '/google/setup-ads',
    after: 'See the amounts by country',
    open: press('See the amounts by country'),
    dialog: ['Ad credit by country', 'Japan', 'Close'],
  },
  {
    ...dashboard,
    path: '/google/dashboard?guide=campaign-creation-success',
    open: async () => undefined,
    dialog: ['You’ve successfully created a paid campaign!', 'Create another campaign', 'Got it'],
  },
  {
    scenario: 'disapproved',
    path: '/google/product-feed?issueType=product',
    after: 'No price',
    open: press('Edit, send again or hide (No price)'),
    dialog: ['No price', 'products', 'Close'],
  },
  {
    scenario: 'ads-complete',
    path: '/google/reports',
    after: 'Everything, everywhere',
    open: press('Saved views'),
    dialog: ['Saved views', 'Save what is shown now as', 'Standard view'],
  },
  {
    ...dashboard,
    path: '/google/dashboard?subpath=/campaigns/edit&programId=17890001',
    after: 'Save changes',
    open: async (visitor, store) => {
      await visitor.type('Campaign name', ' too');
      await store.call('PATCH', '/wc/gla/ads/campaigns/17890001', { name: 'Everything, again' });
      await visitor.press('Save changes');
    },
    dialog: ['Changed elsewhere meanwhile', 'while you were editing', 'Back to editing'],
  },
  {
    ...dashboard,
    open: async (visitor) => {
      await visitor.driver.clearCookies();
      await visitor.press('Reports');
    },
    dialog: ['You have been signed out', 'Sign in again', 'Not now'],
  },
  { ...listings, open: press('Edit'), dialog: ['Estimate shipping time', 'days', 'Close'] },
];

for (const browser of otherBrowsers) {
  (browser.path === '' ? describe.skip : describe)(`in ${browser.name}`, () => {
    const it = openBrowser(browser);

    for (const { scenario, path, after, prepare, open, dialog } of openings)
      it(`the dialog “${dialog[0]}” opens, says what it is about, and closes [B-1]`, async ({ store, visitor }) => {
        const [name, shows, close] = dialog;
        await store.scenario(scenario);
        await prepare?.(store);
        await visitor.signIn(store.signInUrl, path);
        await visitor.sees(after);
        await visitor.settled();
        await open(visitor, store);
        await visitor.sees(shows, name);
        await visitor.press(close, name);
        await visitor.misses(name);
      });

    it('asks before a form is left whose changes are not saved, and stays [B-1]', async ({ store, visitor }) => {
      await store.scenario('ads-complete');
      await visitor.signIn(store.signInUrl, '/google/dashboard?subpath=/campaigns/create');
      await visitor.type('Daily budget', '33');
      await visitor.press('Back to the dashboard');
      await visitor.sees('saved', 'Leave without saving?');
      await visitor.press('Stay', 'Leave without saving?');
      await visitor.misses('Leave without saving?');
      await visitor.heading('Create your paid campaign');
    });

    it('the setup goes on from the audience to its end: shipping, tax, phone, checklist, and the success guide [S2.16, S2.17, S2.18, S2.19]', async ({
      store,
      visitor,
    }) => {
      await store.scenario('audience-saved');
      await visitor.signIn(store.signInUrl, '/google/setup-mc');
      await visitor.choose('My store uses destination-based tax rates.');
      await visitor.type('Shipping time for', '4');
      await visitor.press('Continue');
      await visitor.sees('Pre-launch checklist');
      await visitor.settled();
      await visitor.type('Phone number', '2133734253');
      await visitor.press('Send verification code');
      await visitor.sees('Verification code');
      const [sent] = await store.phone();
      await visitor.type('Digit 1', sent?.code ?? '');
      await visitor.press('Verify phone number');
      await visitor.sees('Verified');
      for (const item of [
        'My store website is live',
        'I have a complete and secure checkout process',
        'My payment methods are visible on my website',
        'My refund policy and terms of service are visible on my online store',
        'My store’s phone number, email or address is visible on my website',
      ])
        await visitor.tick(item);
      await visitor.press('Complete setup');
      const guide = 'You have successfully set up Google Listings & Ads';
      await visitor.press('Next', guide);
      await visitor.press('Maybe later');
      await becomes(async () => (await store.call<{ status: string }>('GET', '/wc/gla/mc/setup')).status, 'complete');
    });
  });
}
