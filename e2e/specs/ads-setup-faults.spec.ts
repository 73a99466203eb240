import { adsAccounts, at, button, createAccount, notice, provoked } from '../src/ads';
import { mouse } from '../src/hands';
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
      await button(page, /create a new Google Ads account$/).waitFor();
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
