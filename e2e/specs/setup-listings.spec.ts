import type { Locator, Page } from 'playwright-core';
import { keyboard } from '../src/input-methods';
import { tabTo } from '../src/keyboard';
import { it, openStore } from '../src/scene';
import {
  button,
  card,
  focusedName,
  inPlace,
  looksRight,
  notice,
  once,
  opens,
  pressTwice,
  provoked,
  reasonsOf,
  slowly,
  stepPath,
} from '../src/setup';
import type { Store } from '../src/store';
import { becomes } from '../src/waiting';

const noTaxRate = 'Please specify tax rate option. Choose how your US tax rate is set.';

openStore();

const next = (page: Page) => button(page, 'Continue');
const flat = (page: Page) => page.getByRole('radio', { name: 'I enter estimated shipping rates here' });
const automatic = (page: Page) => page.getByRole('radio', { name: /^Use my store’s shipping settings/ });
const field = (at: Page | Locator, name: RegExp) => at.getByRole('textbox', { name });
const saved = (at: Page | Locator) =>
  at
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .first();
const notSaved = (at: Page | Locator) =>
  at
    .getByRole('status')
    .filter({ hasText: /^Not saved/ })
    .first();
/** The card around a question or an estimate. */
const cardOf = (page: Page, name: string) =>
  page.getByRole('group', { name }).or(card(page, name)).first().locator('..');
const timesOf = async (store: Store) =>
  Object.fromEntries(
    Object.entries(await store.call<Record<string, { time: string }>>('GET', '/wc/gla/mc/shipping/times')).map(
      ([country, { time }]) => [country, time],
    ),
  );

it(
  'each read that fails says so in place and is repeated on Retry [S8.23, S8.25, S8.26, S8.31]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    const reads = [
      ['There was an error loading merchant center settings.', once('GET mc/settings')],
      ['There was an error loading shipping rates.', once('GET mc/shipping/rates')],
      ['There was an error loading shipping times.', once('GET mc/shipping/times')],
      ['There was an error loading target audience.', once('GET mc/target_audience')],
    ] as const;
    for (const [text, fault] of reads) {
      await store.fault(fault);
      await open(stepPath.listings);
      await inPlace(page, text).waitFor();
      await button(page.locator('main'), 'Retry').click();
      await inPlace(page, text).waitFor({ state: 'detached' });
      await opens(next(page));
    }
  },
  { scenario: 'shipping-saved' },
);

it(
  'rates of the store that cannot be taken over are told, and can be entered by hand [S4.12, S8.29]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await store.fault(once('POST mc/shipping/rates/batch'));
    await open(stepPath.listings);
    await notice(page, 'Unable to use your store shipping settings as shipping rates in Google.').waitFor();
    await flat(page).check();
    const missing =
      'Please specify shipping rates for all the countries. And the estimated shipping rate cannot be less than 0. Add a shipping rate for United States (US) and United Kingdom (UK).';
    await button(page, missing).click();
    const rate = field(page, /^Shipping rate for/);
    await becomes(() => rate.evaluate((input) => input === document.activeElement), true);
    await rate.fill('4,50x');
    await page.keyboard.press('Tab');
    await button(page, missing).waitFor({ state: 'detached' });
    await becomes(() => rate.inputValue(), '450.00');
  },
  { scenario: 'audience-saved' },
);

it(
  'a change that is not saved is told beside Retry and stays; Continue that fails opens again and says so [S4.15, S4.17, S8.27, S8.28, S8.30] [decisions 16]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await open(stepPath.listings);
    await store.fault(once('POST mc/shipping/times/batch'));
    await field(page, /^Shipping time for United States/).fill('9');
    await page.keyboard.press('Tab');
    await notice(page, 'There was an error trying to add / update shipping times. Please try again later.').waitFor();
    await notSaved(page).waitFor();
    expect(await field(page, /^Shipping time for United States/).inputValue()).toBe('9');
    await button(notSaved(page), 'Retry').click();
    await saved(page).waitFor();
    expect(await timesOf(store)).toEqual({ GB: '5', US: '9' });

    await store.fault(once('DELETE mc/shipping/times/batch'));
    await button(page, 'Edit the shipping time for United States (US)').click();
    await button(page.getByRole('dialog'), 'Delete').click();
    await notice(page, 'There was an error trying to delete shipping times. Please try again later.').waitFor();
    await button(notSaved(page), 'Retry').click();
    await saved(page).waitFor();
    expect(await timesOf(store)).toEqual({ GB: '5' });
    await button(page, 'Add another time').click();
    await field(page.getByRole('dialog'), /^Then the estimated shipping time/).fill('9');
    await button(page.getByRole('dialog'), 'Save').click();

    await store.fault(once('POST mc/settings', { times: 3 }));
    const tax = cardOf(page, 'Where the tax rate comes from');
    await page.getByRole('radio', { name: 'My store does not use destination-based tax rates.' }).check();
    await notSaved(tax).waitFor();
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^Not saved/ })
        .count(),
    ).toBe(1);
    const told = notice(
      page,
      'There was an error trying to save settings. Please try again later. Not saved: tax rate.',
    );
    await told.waitFor();
    await next(page).click();
    await notice(
      page,
      'There is a problem in saving your settings and shipping rates. Please try again later. Not saved: tax rate.',
    ).waitFor();
    await opens(next(page));
    await button(notSaved(tax), 'Retry').click();
    await notSaved(tax).waitFor();
    await button(notSaved(tax), 'Retry').click();
    await saved(tax).waitFor();
    await told.waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').filter({ hasText: 'Not saved' }).count()).toBe(0);
    await page.getByRole('radio', { name: 'My store uses destination-based tax rates.' }).check();
    await saved(tax).waitFor();
    await page.getByRole('radio', { name: 'My store does not use destination-based tax rates.' }).check();
    await store.fault(slowly('POST mc/settings'));
    await pressTwice(next(page));
    await page.locator('button[aria-busy="true"], button.MuiButton-loading').filter({ hasText: 'Continue' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Confirm store requirements' }).waitFor();
    const { tax_rate: taxRate } = await store.call<{ tax_rate: string }>('GET', '/wc/gla/mc/settings');
    expect(taxRate).toBe('manual');
  },
  { scenario: 'shipping-saved' },
);

it(
  'every rule of the form has its message in place, and a reason beside Continue that leads to it [S5.03, S5.04, S5.05, S5.07, S5.08, S4.13, S4.14]',
  async ({ page, open }) => {
    await open(stepPath.listings);
    const main = page.locator('main');
    const reasons = () => reasonsOf(next(page));
    const times = /^Please specify shipping times for all the countries\./;
    await button(page, times).click();
    expect(await focusedName(page)).toMatch(/^Shipping time for/);
    await main.getByText(times).nth(1).waitFor();
    await button(page, noTaxRate).click();
    expect(await focusedName(page)).toMatch(/^My store uses destination-based/);
    await page.keyboard.press('Space');
    await field(page, /^Shipping time for/).fill('4');
    await flat(page).check();
    await button(
      page,
      /^Please specify shipping rates for all .* Add a shipping rate for United Kingdom \(UK\)\.$/,
    ).click();
    await button(page.getByRole('dialog'), 'Remove United Kingdom (UK)').waitFor();
    await field(page.getByRole('dialog'), /^Then the estimated shipping rate/).fill('0');
    await button(page.getByRole('dialog'), 'Add shipping rate').click();
    await main.getByText('Free shipping for all orders').waitFor();
    for (const rate of ['0', '7']) {
      await field(page, /^Shipping rate for .*United States/).fill(rate);
      await page.keyboard.press('Tab');
    }
    const free = 'Please select an option for whether to offer free shipping.';
    await button(page, free).click();
    expect(await focusedName(page)).toBe('Yes');
    await page.keyboard.press('Space');
    const minimum = 'Please enter minimum order for free shipping.';
    await button(page, minimum).click();
    expect(await reasons()).toEqual([minimum]);
    await looksRight(page);
    await field(page, /^Minimum order for/)
      .first()
      .fill('50');
    await page.keyboard.press('Tab');
    await opens(next(page));
    await page.getByRole('radio', { name: 'I set up shipping in Google Merchant Center' }).check();
    await page.getByRole('link', { name: /^Open Google Merchant Center/ }).waitFor();
    expect(await field(page, /^Shipping time for/).count()).toBe(0);
    await automatic(page).check();
    await field(page, /^Shipping time for/)
      .first()
      .waitFor();
  },
  { scenario: 'audience-saved' },
);

it(
  'an estimate that is not right cannot be saved and says why, each reason leading to its field; by keyboard at 320 px [S2.26, S2.27, S2.28, S5.09, S5.10, S5.11, S5.12]',
  async ({ page, store, open }) => {
    await open(stepPath.listings);
    await flat(page).check();
    const dialog = page.getByRole('dialog');
    const edit = button(page, 'Edit the shipping rate for United Kingdom (UK)');
    await keyboard.press(edit);
    await dialog.waitFor();
    const save = button(dialog, 'Update shipping rate');
    await keyboard.press(button(dialog, 'Remove United Kingdom (UK)'));
    await keyboard.type(field(dialog, /^Then the estimated shipping rate/), '-1');
    await page.keyboard.press('Tab');
    await becomes(
      () => reasonsOf(save),
      ['Please specify at least one country.', 'The estimated shipping rate cannot be less than 0.'],
    );
    expect(await save.isEnabled()).toBe(false);
    await looksRight(page);
    await keyboard.press(button(dialog, 'Please specify at least one country.'));
    expect(await dialog.getByRole('combobox').evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    if (await dialog.isVisible()) await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await opens(edit);

    await keyboard.press(button(page, 'Edit the shipping time for United States (US)'));
    await dialog.waitFor();
    const time = field(dialog, /^Then the estimated shipping time/);
    await keyboard.type(time, '-2');
    await page.keyboard.press('Tab');
    await tabTo(button(dialog, 'The estimated shipping time cannot be less than 0.'));
    await page.keyboard.press('Enter');
    expect(await time.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('5');
    await keyboard.press(button(dialog, 'Save'));
    await dialog.waitFor({ state: 'detached' });
    await field(page, /^Shipping time for United Kingdom \(UK\), United States \(US\)/).waitFor();
    await saved(page).waitFor();
    expect(await timesOf(store)).toEqual({ GB: '5', US: '5' });
  },
  { scenario: 'shipping-saved', viewport: { width: 320, height: 740 } },
);

it(
  'an emptied rate says beside its field that it is free shipping now, and Undo brings back what was there [S5.12, S4.14]',
  async ({ page, store, open }) => {
    const rates = async () =>
      Object.fromEntries(
        (
          await store.call<{ country: string; rate: number; options: object }[]>('GET', '/wc/gla/mc/shipping/rates')
        ).map(({ country, rate, options }) => [country, [rate, options]]),
      );
    await open(stepPath.listings);
    await flat(page).check();
    const rate = field(page, /^Shipping rate for .*United States/);
    await rate.waitFor();
    const before = [await rate.inputValue(), await rates()];
    expect(before[0]).not.toBe('0.00');
    await rate.fill('');
    expect(await next(page).isEnabled()).toBe(false);
    await page.keyboard.press('Tab');
    const said = page.getByRole('status').filter({ hasText: 'Read as 0.00: free shipping for all orders' });
    await said.waitFor();
    await saved(card(page, 'Estimated shipping rates')).waitFor();
    expect((await rates())['US']).toEqual([0, expect.anything()]);
    await looksRight(page);
    await keyboard.press(button(said, 'Undo'));
    await said.waitFor({ state: 'detached' });
    expect(await rate.evaluate((input) => input === document.activeElement)).toBe(true);
    await saved(card(page, 'Estimated shipping rates')).waitFor();
    await page.reload();
    await rate.waitFor();
    expect([await rate.inputValue(), await rates()]).toEqual(before);
  },
  { scenario: 'shipping-saved', viewport: { width: 400, height: 800 } },
);

it(
  'options of the store’s own are shown as not chosen with what it holds, and nothing is written before the admin chooses [S3.07, S5.02, S5.06, S5.08]',
  async ({ page, store, open }) => {
    const held = await store.call<object>('GET', '/wc/gla/mc/settings');
    const foreign = { shipping_rate: 'by_weight', shipping_time: 'weekly', tax_rate: 'origin' };
    await store.fault({ method: 'GET', path: '/wc/gla/mc/settings', status: 200, body: { ...held, ...foreign } });
    const writes = async () => (await store.calls()).filter(({ method }) => method !== 'GET').length;
    const before = await writes();
    await open(stepPath.listings);
    for (const value of Object.values(foreign)) await page.getByText(`Your store holds “${value}”`).waitFor();
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    expect(await reasonsOf(next(page))).toEqual([
      'Please select a shipping rate option.',
      'Please select a shipping time option.',
      noTaxRate,
    ]);
    await looksRight(page);
    expect(await writes()).toBe(before);
    await automatic(page).check();
    await saved(page).waitFor();
    expect(await writes()).toBe(before + 1);
    expect(await reasonsOf(next(page))).toEqual([noTaxRate]);
  },
  { scenario: 'shipping-saved' },
);
