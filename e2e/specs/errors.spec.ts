import type { Page } from 'playwright-core';
import { it, openStore } from '../src/scene';
import type { Fault } from '../src/store';

openStore();

const broken = { status: 500 } as const;
const get = (path: string): Fault => ({ method: 'GET', path: `/wc/gla/${path}`, ...broken });
const post = (path: string, more: Partial<Fault> = {}): Fault => ({
  method: 'POST',
  path: `/wc/gla/${path}`,
  ...broken,
  ...more,
});

/** The fault is provoked: the answer itself and what the browser and the application log about it are no problem. */
const provoked = [/^server error: 500/, /^console: /];

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

describe('a read that fails says so, and the screen stays', () => {
  it.each([
    ['There was an error loading Jetpack account info.', 'connected', '/google/setup-mc', get('jetpack/connected')],
    ['There was an error loading Google account info.', 'connected', '/google/setup-mc', get('google/connected')],
    [
      'There was an error loading Google Merchant Center account info.',
      'connected',
      '/google/setup-mc',
      get('mc/connection'),
    ],
    [
      'There was an error getting your Google Merchant Center accounts.',
      'existing-domain',
      '/google/setup-mc',
      get('mc/accounts'),
    ],
    ['There was an error loading merchant center settings.', 'audience-saved', '/google/setup-mc', get('mc/settings')],
    ['There was an error loading shipping rates.', 'audience-saved', '/google/setup-mc', get('mc/shipping/rates')],
    ['There was an error loading shipping times.', 'audience-saved', '/google/setup-mc', get('mc/shipping/times')],
    ['There was an error loading target audience.', 'audience-saved', '/google/setup-mc', get('mc/target_audience')],
    [
      'There was an error loading supported country details.',
      'audience-saved',
      '/google/setup-mc',
      get('mc/countries'),
    ],
    [
      'There was an error loading Google Merchant Center contact information.',
      'shipping-saved',
      '/google/setup-mc',
      get('mc/contact-information'),
    ],
    ['There was an error loading your merchant center setup status.', 'connected', '/google/setup-mc', get('mc/setup')],
    ['There was an error loading Google Ads account info.', 'ads-complete', '/google/settings', get('ads/connection')],
    ['There was an error loading ads campaigns.', 'ads-complete', '/google/dashboard', get('ads/campaigns')],
    [
      'There was an error loading your merchant center product statistics.',
      'ads-complete',
      '/google/product-feed',
      get('mc/product-statistics'),
    ],
    ['There was an error loading product feed.', 'ads-complete', '/google/product-feed', get('mc/product-feed')],
    [
      'There was an error loading your merchant center product review request status.',
      'disapproved',
      '/google/product-feed',
      get('mc/review'),
    ],
  ])(
    'in the words of the catalogue: %s [S8.03, S8.04, S8.06-S8.08, S8.23, S8.25, S8.26, S8.31, S8.34, S8.37, S8.42, O8.04-O8.06, O8.08]',
    async ({ page, store, open, problems }, text, scenario, path, fault) => {
      problems.allow(...provoked);
      await store.scenario(scenario);
      await store.fault(fault);
      await open(path);
      await notice(page, text).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  );
});

describe('a call of the setup that fails', () => {
  it.each([
    [
      'hosting',
      'fresh',
      'WordPress.com',
      get('jetpack/connect'),
      'Unable to connect your WordPress.com account. Please try again later.',
    ],
    [
      'provider',
      'fresh',
      'Google account',
      get('google/connect'),
      'Unable to connect your Google account. Please try again later.',
    ],
  ])(
    'to connect %s is told and can be tried again [S8.11, S8.12]',
    async ({ page, store, open, problems }, kind, scenario, card, fault, text) => {
      problems.allow(...provoked);
      await store.scenario(scenario);
      if (kind === 'provider') await store.scenario('missing-scopes');
      await store.fault({ ...fault, times: 1 });
      await open('/google/setup-mc');
      const connect = page
        .getByRole('group', { name: card, exact: true })
        .getByRole('button', { name: /Connect|Allow full access/ });
      await connect.click();
      await notice(page, text).waitFor();
      await connect.click();
      await page.waitForURL('**/sandbox/**');
    },
  );

  it(
    "to create a merchant account shows the server's own words [S8.18]",
    async ({ page, store, open, problems }) => {
      problems.allow(...provoked);
      await store.fault(post('mc/accounts', { body: { message: 'The provider has a bad day.' } }));
      await open('/google/setup-mc');
      await button(page, /Create account/).click();
      const terms = page.getByRole('dialog');
      await terms.getByRole('checkbox').check();
      await terms.getByRole('button', { name: 'Create account' }).click();
      await notice(page, 'The provider has a bad day.').waitFor();
    },
    { scenario: 'connected' },
  );

  it(
    'to save the audience is told and holds the way on [S4.10, S8.32]',
    async ({ page, store, open, problems }) => {
      problems.allow(...provoked);
      await open('/google/setup-mc');
      await button(page, /Choose your audience/).click();
      await page.getByRole('combobox', { name: 'Countries' }).waitFor();
      await store.fault(post('mc/target_audience'));
      await page.getByRole('button', { name: 'Remove United Kingdom (UK)' }).click();
      await notice(page, 'There was an error saving target audience data.').waitFor();
      expect(await button(page, 'Continue').isEnabled()).toBe(false);
    },
    { scenario: 'audience-saved' },
  );

  it(
    'to send the phone its code is told in the card of the phone [S8.38]',
    async ({ page, store, open, problems }) => {
      problems.allow(...provoked);
      await store.fault(post('mc/phone-verification/request', { body: {} }));
      await open('/google/setup-mc');
      await page.getByRole('textbox', { name: 'Phone number' }).fill('2133734253');
      await button(page, 'Send verification code').click();
      await notice(page, 'Unable to request the phone verification code. Please try again later.').waitFor();
    },
    { scenario: 'shipping-saved' },
  );
});

describe('a session that ended', () => {
  it(
    'asks to sign in again and shows no error notice [S6.06] [C-8]',
    async ({ page, open, problems }) => {
      problems.allow(/^console: /);
      await open('/google/settings');
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      await page.context().clearCookies();
      // A read of its own may have met the end of the session already, and its dialog lies over the link.
      await page.getByRole('link', { name: 'Dashboard', exact: true, includeHidden: true }).dispatchEvent('click');
      await page.getByRole('dialog', { name: 'You have been signed out' }).waitFor();
      expect(await page.getByText(/There was an error|Unable to/).count()).toBe(0);
    },
    { scenario: 'ads-complete' },
  );
});
