import {
  adsAccounts,
  approveBilling,
  at,
  button,
  campaigns,
  createAccount,
  guide,
  launch,
  launched,
  notice,
  provoked,
  toBilling,
} from '../src/ads';
import { mouse } from '../src/input-methods';
import { it, openStore } from '../src/scene';
import type { Fault } from '../src/store';

openStore();

type Moment = readonly [string, Partial<Fault>];
const reads: readonly Moment[] = [
  ['is refused', { status: 500, body: { message: 'Broken' } }],
  ['is never answered', { drop: 'before' }],
  ['cannot be read', { status: 200, body: '<html>Oops' }],
];

const calls: [string, string, string, string, string | RegExp][] = [
  [
    'provider',
    'ads-pending-billing',
    'google/connected',
    '/google/setup-ads',
    'There was an error loading Google account info.',
  ],
  [
    'ads account',
    'ads-pending-billing',
    'ads/connection',
    '/google/setup-ads',
    'There was an error loading Google Ads account info.',
  ],
  [
    'existing accounts',
    'complete',
    'ads/accounts',
    '/google/setup-ads',
    'There was an error getting your Google Ads accounts.',
  ],
  [
    'audience',
    'ads-pending-billing',
    'mc/target_audience',
    '/google/setup-ads?step=campaign',
    'There was an error loading target audience.',
  ],
  [
    'countries',
    'ads-pending-billing',
    'mc/countries',
    '/google/setup-ads?step=campaign',
    'There was an error loading supported country details.',
  ],
];

describe('a read that fails', () => {
  it.each(calls)(
    'is told in the words of the catalogue and can be had again, whichever way it fails: %s [S8.04, S8.08, S8.10, S8.31, S8.34]',
    async ({ page, open, store, problems }, _what, scenario, path, address, text) => {
      problems.allow(...provoked);
      await store.scenario(scenario);
      for (const [, fault] of reads) {
        await store.fault(at('GET', path, fault));
        await open(address);
        await page.getByText(text).first().waitFor();
        await store.clearFaults();
        await button(page, 'Retry').first().click();
        await button(page, 'Retry').waitFor({ state: 'detached' });
      }
    },
  );
});

describe('an account that cannot be had', () => {
  it(
    'is told in the words of the catalogue, and the choice stays [S8.44, S8.45]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      await open('/google/setup-ads');
      await store.fault(at('POST', 'ads/accounts', { status: 400, body: { message: 'No' }, times: 1 }));
      await page.getByLabel('Select an account to connect').selectOption('3456789012');
      await button(page, 'Connect').click();
      await notice(page, 'Unable to connect your Google Ads account. Please try again later.').waitFor();
      expect(await page.getByLabel('Select an account to connect').inputValue()).toBe('3456789012');
      await store.fault(at('POST', 'ads/accounts', { status: 500, body: { message: 'Broken' }, times: 1 }));
      await createAccount(page, mouse);
      await notice(page, 'Unable to create Google Ads account. Please try again later.').waitFor();
      await createAccount(page, mouse);
      await page.getByText(/^Account \d+$/).waitFor();
      expect(await adsAccounts(store)).toHaveLength(3);
    },
    { scenario: 'complete' },
  );

  it(
    'is given up after the time of the client when it hangs, and is there when it is asked for again [S8.44] [C-1]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      await page.clock.install();
      await open('/google/setup-ads');
      await button(page, /^Create a new Google Ads account$/).waitFor();
      await page.waitForLoadState('networkidle');
      await store.fault(at('POST', 'ads/accounts', { delayMs: 4000 }));
      await createAccount(page, mouse);
      const failed = notice(page, 'Unable to create Google Ads account. Please try again later.');
      while (!(await failed.isVisible())) await page.clock.fastForward(11_000);
      await store.clearFaults();
      await createAccount(page, mouse);
      await page.getByText(/^Account \d+$/).waitFor();
      expect(await adsAccounts(store)).toHaveLength(3);
    },
    { scenario: 'complete' },
  );
});

const moments: readonly Moment[] = [
  ['before anything happened', { drop: 'before' }],
  ['after it was done', { drop: 'after' }],
  ['while nobody answers', { delayMs: 3000 }],
];
const steps: [string, string, string][] = [
  [
    'finishing the account',
    'ads/accounts',
    'Unable to complete your Google Ads account setup. Please try again later.',
  ],
  ['creating the campaign', 'ads/campaigns', 'Unable to create your paid ads campaign. Please try again later.'],
  ['completing the setup', 'ads/setup/complete', 'Unable to complete your ads setup. Please try again later.'],
];

describe('a launch that loses its connection', () => {
  it.each(steps)(
    'in %s, before, after or in the middle of it, says so and launches one campaign when it is tried again [S8.47, S8.48, O8.09] [decisions 5]',
    async (scene, _step, path, text) => {
      const { page, store, problems } = scene;
      problems.allow(...provoked);
      page.on('dialog', (asked) => void asked.accept());
      await page.clock.install();
      for (const [, fault] of moments) {
        await store.scenario('ads-pending-billing');
        await approveBilling(store);
        await page.goto(store.url);
        await page.evaluate(() => (localStorage.clear(), sessionStorage.clear()));
        await toBilling(scene, mouse, '25');
        await page.getByText(/^Billing is set up\./).waitFor();
        await store.fault(at('POST', path, fault));
        // The calls before it are answered by their own time.
        const asked = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith(path));
        await launch(page).click();
        await asked;
        const told = notice(page, text);
        // In few steps: the client gives its tries up before the answer comes, on a busy machine too.
        while (!(await told.isVisible())) await page.clock.fastForward(11_000);
        await store.clearFaults();
        const again = button(page, /^(Launch paid campaign|Try again|Complete ads setup)$/);
        const open = again.and(page.locator(':enabled:not([aria-disabled="true"])'));
        // A request that nobody answered may still be at work under its key: then it is asked for once more.
        for (let presses = 0; presses < 10; presses += 1) {
          await open.or(guide(page)).first().waitFor();
          if (await guide(page).isVisible()) break;
          const answered = page.waitForEvent('requestfinished', (request) => request.method() === 'POST');
          await open.click();
          await answered;
        }
        await launched(page);
        expect((await campaigns(store)).map(({ amount }) => amount)).toEqual([25]);
      }
    },
    {},
    // Three launches, one after another.
    120_000,
  );
});
