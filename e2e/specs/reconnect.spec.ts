import type { Page } from 'playwright-core';
import { loseAt, placeOf, thereAndBack, type Call } from '../src/lost-connection';
import { ready } from '../src/screens';
import { it, openStore } from '../src/scene';
import { becomes } from '../src/waiting';

openStore();

/** A 401 that was provoked is written to the console by the browser. */
const provoked = [/^console: .*status of 401/];

const get = (...paths: string[]): Call[] => paths.map((path) => ['GET', path]);
const listings = ['mc/target_audience', 'mc/settings', 'mc/shipping/rates', 'mc/shipping/times', 'mc/countries'];

/** Each operating screen, what it shows, and every call it reads by. */
const screens: [name: string, path: string, shows: string, calls: Call[]][] = [
  [
    'dashboard',
    '/google/dashboard?period=last_week&compare=previous_period',
    'Everything, everywhere',
    get('ads/connection', 'mc/reports/programs', 'ads/reports/programs', 'mc/target_audience', 'ads/campaigns'),
  ],
  [
    'reports of programs',
    '/google/reports?report-source=paid&period=last_month&compare=previous_year',
    'Everything, everywhere',
    get('ads/connection', 'ads/reports/programs'),
  ],
  [
    'reports of products',
    '/google/reports?reportKey=products&report-source=paid',
    'Beeswax Candle',
    get('ads/connection', 'ads/campaigns', 'ads/reports/products'),
  ],
  [
    'product feed',
    '/google/product-feed?search=candle&status=approved',
    'Beeswax Candle',
    get('mc/product-statistics', 'mc/review', 'mc/issues/account', 'mc/issues/product', 'mc/product-feed'),
  ],
  [
    'settings',
    '/google/settings',
    'owner@lantern-and-loam.example',
    get('jetpack/connected', 'google/connected', 'mc/connection', 'ads/connection', 'mc/contact-information'),
  ],
  ['edit phone number', '/google/settings?subpath=/edit-phone-number', 'Phone number', get('mc/contact-information')],
  ['edit address', '/google/settings?subpath=/edit-store-address', 'Store address', get('mc/contact-information')],
  [
    'edit free listings',
    '/google/dashboard?subpath=/free-listings/edit&pageStep=2',
    'Estimated shipping rates',
    get(...listings),
  ],
  [
    'create campaign',
    '/google/dashboard?subpath=/campaigns/create',
    'Create your paid campaign',
    get('ads/connection', 'mc/target_audience', 'mc/countries', 'ads/campaigns/budget-recommendation'),
  ],
];

describe('a connection that is lost at any call a screen reads by', () => {
  it.each(screens)(
    'leads to where it is mended and back to the same address: %s [O1.03, O2.50, O4.11, O4.12, O6.03, S6.06]',
    async ({ page, store, open, problems }, _name, place, shows, calls) => {
      problems.allow(...provoked);
      for (const [turn, call] of calls.entries()) {
        const view = await loseAt(store, call, turn);
        await thereAndBack(page, { view, place }, () => open(place));
        await ready(page, shows);
        expect([call, await page.getByText(/There was an error|Unable to/).count()]).toEqual([call, 0]);
      }
    },
    { scenario: 'ads-complete' },
    120_000,
  );
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');
const hosting = 'reconnect-wpcom-account';

describe('a connection that is lost at any call a screen writes by', () => {
  it(
    'loses nothing that was typed: the free listings [O4.09, O4.13, O2.52]',
    async ({ page, store, open, problems }) => {
      problems.allow(...provoked);
      await open('/google/dashboard?subpath=/free-listings/edit&pageStep=1');
      await button(page, 'Remove United Kingdom (UK)').click();
      await button(page, 'Continue').click();
      const rate = page.getByRole('textbox', { name: 'Shipping rate for United States (US)' });
      const time = page.getByRole('textbox', { name: 'Shipping time for United States (US)' });
      const calls: Call[] = [
        ['POST', 'mc/target_audience'],
        ['POST', 'mc/settings'],
        ['POST', 'mc/shipping/rates/batch'],
        ['POST', 'mc/shipping/times/batch'],
        ['POST', 'mc/settings/sync'],
      ];
      for (const [turn, call] of calls.entries()) {
        await rate.fill(`${turn + 7}.50`);
        await time.fill(`${turn + 11}`);
        const view = await loseAt(store, call, turn);
        await thereAndBack(page, { view }, () => button(page, 'Save changes').click());
        await rate.waitFor();
        await becomes(
          async () => [call, await rate.inputValue(), await time.inputValue()],
          [call, `${turn + 7}.50`, `${turn + 11}`],
        );
        expect(await page.getByRole('textbox', { name: /United Kingdom/ }).count()).toBe(0);
      }
      await button(page, 'Save changes').click();
      await page.getByText('Your changes to your Free Listings have been saved').waitFor();
      const times = await store.call<Record<string, { time: string }>>('GET', '/wc/gla/mc/shipping/times');
      expect(Object.entries(times).map(([country, { time: days }]) => [country, days])).toEqual([['US', '15']]);
      expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
    },
    { scenario: 'ads-complete' },
    120_000,
  );

  it(
    'loses nothing that was typed: a campaign [O2.53]',
    async ({ page, store, open, problems }) => {
      problems.allow(...provoked);
      const amount = page.getByRole('textbox', { name: 'Daily budget' });
      await open('/google/dashboard?subpath=/campaigns/create');
      await amount.fill('12.50');
      await thereAndBack(page, { view: await loseAt(store, ['POST', 'ads/campaigns'], 1) }, () =>
        button(page, 'Create paid campaign').click(),
      );
      await amount.waitFor();
      await becomes(() => amount.inputValue(), '12.50');
      await open('/google/dashboard');
      await button(page, 'Edit Everything, everywhere').click();
      await dialog(page).getByRole('link', { name: 'Continue to edit' }).or(button(page, 'Continue to edit')).click();
      await amount.fill('13.75');
      await thereAndBack(page, { view: await loseAt(store, ['PATCH', 'ads/campaigns/{id}'], 0) }, () =>
        button(page, 'Save changes').click(),
      );
      await amount.waitFor();
      await becomes(() => amount.inputValue(), '13.75');
    },
    { scenario: 'ads-complete' },
  );

  it(
    'loses no selection, and can be asked again: products and the review [O2.45, O4.05]',
    async ({ page, store, open, problems }) => {
      problems.allow(...provoked);
      await open('/google/product-feed?issueType=account');
      await page.getByRole('checkbox', { name: 'Select Beeswax Candle' }).check();
      await page.getByRole('button', { name: 'Next page' }).last().click();
      await page
        .getByRole('checkbox', { name: /^Select / })
        .nth(1)
        .check();
      await page.getByText('2 products selected').waitFor();
      await page.getByLabel('Bulk edit channel visibility').selectOption('hidden');
      await thereAndBack(page, { view: await loseAt(store, ['POST', 'mc/product-visibility'], 1) }, () =>
        button(page, 'Apply').click(),
      );
      await page.getByText('2 products selected').waitFor();
      await button(page, 'Apply').click();
      await page.getByText('You successfully changed the channel visibility of 2 products.').waitFor();
      await button(page, 'Request review').click();
      await dialog(page).getByRole('checkbox').check();
      await thereAndBack(page, { view: await loseAt(store, ['POST', 'mc/review'], 0) }, () =>
        button(page, 'Request account review').click(),
      );
      await button(page, 'Request review').waitFor();
    },
    { scenario: 'disapproved' },
  );

  it(
    'leads back: the phone with the number that was typed, the address, the accounts, a campaign [O2.48, O4.07, O4.10]',
    async ({ page, store, open, problems }) => {
      problems.allow(...provoked);
      await open('/google/settings?subpath=/edit-phone-number');
      const number = page.getByRole('textbox', { name: 'Phone number' });
      await number.fill('213 373 9999');
      await thereAndBack(page, { view: await loseAt(store, ['POST', 'mc/phone-verification/request'], 1) }, () =>
        button(page, 'Send verification code').click(),
      );
      await number.waitFor();
      await becomes(() => number.inputValue(), '213 373 9999');
      expect(await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))).not.toMatch(
        /(?<!\d)(?:213\W*373\W*)?9999(?!\d)/,
      );
      await button(page, 'Send verification code').click();
      await page.getByRole('group', { name: 'Verification code' }).waitFor();
      await page.keyboard.type('123456');
      await thereAndBack(page, { view: await loseAt(store, ['POST', 'mc/phone-verification/verify'], 0) }, () =>
        button(page, 'Verify phone number').click(),
      );
      await page.getByRole('group', { name: 'Verification code' }).waitFor();

      await open('/google/settings');
      await button(page, 'Disconnect Google Ads account only').click();
      await dialog(page).getByRole('checkbox').check();
      await thereAndBack(page, { view: await loseAt(store, ['DELETE', 'ads/connection'], 1) }, () =>
        dialog(page)
          .getByRole('button', { name: /^Disconnect/ })
          .click(),
      );
      await button(page, 'Disconnect all accounts').click();
      await dialog(page).getByRole('checkbox').check();
      await thereAndBack(page, { view: await loseAt(store, ['DELETE', 'connections'], 0) }, () =>
        dialog(page)
          .getByRole('button', { name: /^Disconnect/ })
          .click(),
      );
      await button(page, 'Disconnect all accounts').waitFor();

      const path = '/wc/gla/mc/contact-information';
      const contact = await store.call<object>('GET', path);
      await store.fault({ method: 'GET', path, status: 200, body: { ...contact, is_mc_address_different: true } });
      await open('/google/settings?subpath=/edit-store-address');
      const save = button(page, 'Save details').and(page.locator(':enabled'));
      await save.waitFor();
      await thereAndBack(page, { view: await loseAt(store, ['POST', 'mc/contact-information'], 1) }, () =>
        save.click(),
      );
      await save.waitFor();

      await open('/google/dashboard');
      const campaign = page.getByRole('switch', { name: /Everything, everywhere/ });
      await campaign.click();
      await thereAndBack(page, { view: await loseAt(store, ['PATCH', 'ads/campaigns/{id}'], 0) }, () =>
        dialog(page)
          .getByRole('button', { name: /^Pause/ })
          .click(),
      );
      await campaign.waitFor();
      await becomes(() => campaign.isChecked(), true);
    },
    { scenario: 'ads-complete' },
  );
});

describe('an account that is really lost', () => {
  it(
    'is connected again on its own page; meanwhile no link leads away, then the form is there as it was left [O4.11, O4.12, O7.21, O7.22]',
    async ({ page, store, open, problems }) => {
      problems.allow(...provoked);
      await open('/google/dashboard?subpath=/free-listings/edit&pageStep=2');
      const time = page.getByRole('textbox', { name: 'Shipping time for United States (US)' });
      await time.fill('23');
      await store.call('DELETE', '/wc/gla/google/connect');
      await button(page, 'Save changes').click();
      await page.getByRole('heading', { level: 1, name: 'Your Google account has been disconnected' }).waitFor();
      expect(await page.getByText(/There was an error|Unable to|Something went wrong/).count()).toBe(0);
      await page
        .getByRole('group', { name: 'Google account' })
        .getByRole('button', { name: /^Connect/ })
        .click();
      await page.getByRole('heading', { name: 'Choose your Google account' }).waitFor();
      await button(page, 'Allow').click();
      await time.waitFor();
      const edited = '/google/dashboard?subpath=/free-listings/edit&pageStep=2';
      await becomes(async () => [placeOf(page), await time.inputValue()], [edited, '23']);
      await button(page, 'Save changes').click();
      await page.getByText('Your changes to your Free Listings have been saved').waitFor();
    },
    { scenario: 'ads-complete' },
  );

  it(
    'is the host: what was lost is said, the links to other screens are held, and the way leads back to where it was noticed [O4.11, O2.50]',
    async ({ page, open, problems }) => {
      problems.allow(...provoked);
      await open('/google/product-feed?status=pending');
      await page.waitForURL(`**/${hosting}`);
      await page.getByRole('heading', { level: 1, name: 'Your WordPress.com account has been disconnected' }).waitFor();
      await page.getByText(/your products may stop syncing and your listings may be removed/).waitFor();
      expect(await page.evaluate(() => document.body.className)).toBe('navigation-locked');
      await page
        .getByRole('group', { name: 'WordPress.com' })
        .getByRole('button', { name: /^Connect/ })
        .click();
      await button(page, 'Approve').click();
      await page.waitForURL('**/google/product-feed?status=pending');
      await page.getByRole('heading', { level: 1, name: 'Product feed' }).waitFor();
      expect(await page.evaluate(() => document.body.className)).toBe('');
    },
    { scenario: 'hosting-lost' },
  );

  it(
    'is another one than before: that is said, with two ways out [O4.12, O8.16]',
    async ({ page, store, open, problems }) => {
      problems.allow(...provoked);
      await store.fault({
        method: 'GET',
        path: '/wc/gla/google/reconnected',
        status: 200,
        body: { active: 'yes', email: 'other@example.com', scope: [], merchant_account: 1, merchant_access: 'no' },
        times: 1,
      });
      await open('/google/settings?subpath=/reconnect-google-account');
      const card = page.getByRole('group', { name: 'Google account' });
      await card.getByText('other@example.com').waitFor();
      await card.getByRole('button', { name: 'Disconnect all accounts' }).waitFor();
      await card.getByRole('button', { name: 'Try another Google account' }).click();
      await card.getByRole('button', { name: /^Connect/ }).waitFor();
      const { active } = await store.call<{ active: string }>('GET', '/wc/gla/google/connected');
      expect(active).toBe('no');
    },
    { scenario: 'ads-complete' },
  );
});
