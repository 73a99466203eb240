import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { keyboard, mouse } from '../src/input-methods';
import { it, openStore } from '../src/scene';
import { placeOf } from '../src/lost-connection';
import { becomes } from '../src/waiting';

openStore();

/** The fault is provoked: the answer itself and what the browser and the application log about it are no problem. */
const provoked = [/^server error: 500/, /^console: /];

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
const dialog = (page: Page) => page.getByRole('dialog');
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const products = (page: Page) => page.getByRole('table', { name: 'Products' });
const row = (page: Page, title: string) =>
  products(page)
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: title }) });
const counts = async (page: Page) => {
  await page.getByRole('list', { name: 'Products by status' }).waitFor();
  const items = page.getByRole('list', { name: 'Products by status' }).getByRole('listitem');
  return (await items.allTextContents()).map((text) => Number(/\d+$/.exec(text)?.[0]));
};
const titles = async (page: Page) => {
  await products(page).getByRole('rowheader').first().waitFor();
  return products(page).getByRole('rowheader').allTextContents();
};

describe('the product feed', () => {
  it(
    'counts the products, tells of setup, sync and account, and says what the statuses mean [O1.02, O2.41, O2.42, O3.03, O3.04, O4.06, O7.05]',
    async ({ page, open, store }) => {
      await open('/google/product-feed');
      await becomes(() => counts(page), [10, 3, 3, 1, 4]);
      const { statistics } = await store.call<{ statistics: object }>('GET', '/wc/gla/mc/product-statistics');
      expect(Object.values(statistics)).toEqual([10, 3, 3, 1, 4]);
      await page.getByText('Free listings setup completed').waitFor();
      await page.getByText('3 issues to resolve').waitFor();
      await page.getByText(/^Last updated: .*, containing 17 products$/).waitFor();
      await page.getByText('Approved: your listings are on Google').waitFor();
      await button(page, 'What the statuses mean').click();
      await page.getByText('Becomes inactive within 3 days unless it is synced again.').waitFor();
      await page.getByText('Not sent to Google: hidden, or not sent yet.').waitFor();
    },
    { scenario: 'ads-complete' },
  );

  it(
    'opens the issues of the account first, pages them by five, and leads to what to do [O2.43, O3.01, O7.03, O9.01]',
    async ({ page, open }) => {
      await open('/google/product-feed');
      const issues = page.getByRole('table', { name: /Issues/ });
      await page.getByRole('link', { name: 'Account issues (6)' }).and(page.locator('[aria-current]')).waitFor();
      await becomes(() => issues.getByRole('row').count(), 6);
      await button(page, 'Next page').first().click();
      await page.getByText('6–6 of 6').waitFor();
      await button(page, /^Make every product page open/)
        .first()
        .click();
      await dialog(page)
        .getByRole('link', { name: /^Learn more/ })
        .waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Product issues (11)' }).click();
      await page.waitForURL('**?issueType=product');
      await page
        .getByRole('row')
        .filter({ hasText: 'Watering Can' })
        .first()
        .getByRole('link', { name: /^Edit/ })
        .waitFor();
      await page.goBack();
      await page.getByRole('link', { name: 'Account issues (6)' }).and(page.locator('[aria-current]')).waitFor();
    },
    { scenario: 'disapproved' },
  );

  it(
    'searches, filters, sorts and pages on the server; the address says how, for reload and back [O2.44, O7.04, O9.01]',
    async ({ page, open, store }) => {
      await open('/google/product-feed');
      await becomes(async () => (await titles(page)).length, 10);
      await page.getByLabel('Search products').fill('lantern');
      await page.getByText('1–2 of 2').waitFor();
      await becomes(() => titles(page), ['Storm Lantern, Large', 'Storm Lantern, Small']);
      await page.getByLabel('Search products').fill('');
      await page.getByLabel('Status', { exact: true }).selectOption('not_synced');
      await page.getByText(/^1–3 of 3$/).waitFor();
      await page.getByLabel('Channel visibility', { exact: true }).selectOption('hidden');
      await page.waitForURL('**/product-feed?status=not_synced&visibility=hidden');
      await page.reload();
      const { products: stored } = await store.call<{ products: { title: string }[] }>(
        'GET',
        '/wc/gla/mc/product-feed?visibility=hidden&status=not_synced',
      );
      await becomes(
        () => titles(page),
        stored.map(({ title }) => title),
      );
      await page.goBack();
      await page.getByText(/^1–3 of 3$/).waitFor();
      await button(page, 'Clear search and filters').first().click();
      await products(page).getByRole('button', { name: 'Product title' }).click();
      await page.waitForURL('**?orderby=title&order=desc');
      await page.getByRole('combobox', { name: 'Page' }).last().selectOption('3');
      await page.getByText('21–21 of 21').waitFor();
      expect(placeOf(page)).toBe('/google/product-feed?paged=3&orderby=title&order=desc');
    },
    { scenario: 'ads-complete' },
  );

  it.each([
    ['mouse', mouse],
    ['keyboard', keyboard],
  ] as const)(
    'changes what is shown for products of several pages at once, and takes it back: by %s [O2.45, O3.02, O7.06]',
    async ({ page, open, store }, _name, hand) => {
      const visible = async () => {
        const path = '/wc/gla/mc/product-feed?visibility=shown';
        return (await store.call<{ total: number }>('GET', path)).total;
      };
      const before = await visible();
      await open('/google/product-feed');
      expect(await button(page, 'Apply').isEnabled()).toBe(false);
      await hand.tick(page.getByRole('checkbox', { name: 'Select Beeswax Candle' }));
      await button(page, 'Choose “Sync and show” or “Don’t sync and show”').waitFor();
      await hand.press(button(page, 'Next page').last());
      await row(page, 'Stoneware Mug').waitFor();
      await hand.tick(page.getByRole('checkbox', { name: 'Select Stoneware Mug' }));
      const choice = page.getByLabel('Bulk edit channel visibility');
      if (hand.name === 'mouse') await choice.selectOption('hidden');
      else {
        await choice.focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('ArrowDown');
      }
      await hand.press(button(page, 'Apply'));
      await page.getByText('You successfully changed the channel visibility of 2 products.').waitFor();
      await becomes(() => page.getByText(/selected$/).count(), 0);
      await becomes(() => row(page, 'Stoneware Mug').getByText('Don’t sync and show').count(), 1);
      expect(await visible()).toBe(before - 2);
      expect(await axeViolations(page)).toEqual([]);
      await hand.press(button(page, 'Undo'));
      await page.getByText('The channel visibility of 2 products is as it was before.').waitFor();
      expect(await visible()).toBe(before);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'takes back the products that failed, selects them again, and tells so [O8.07] [decisions 17]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      await open('/google/product-feed');
      for (const title of ['Beeswax Candle', 'Brass Door Bell'])
        await page.getByRole('checkbox', { name: `Select ${title}` }).check();
      await page.getByLabel('Bulk edit channel visibility').selectOption('hidden');
      const { products: found } = await store.call<{ products: { id: number }[] }>(
        'GET',
        '/wc/gla/mc/product-feed?search=door',
      );
      const failed = found[0]?.id;
      await store.fault({
        method: 'POST',
        path: '/wc/gla/mc/product-visibility',
        status: 400,
        body: { success: [], errors: [failed] },
        times: 1,
      });
      await button(page, 'Apply').click();
      const text = 'Unable to update the channel visibility of products. Please try again later.';
      await alert(page, text).waitFor();
      await page.getByText('1 product selected').waitFor();
      await row(page, 'Brass Door Bell').getByText('Sync and show', { exact: true }).waitFor();
      await button(page, 'Apply').click();
      await page.getByText('You successfully changed the channel visibility of 1 product.').waitFor();
    },
    { scenario: 'ads-complete' },
  );

  it(
    'tells of a change that failed after the page was left [O8.07]',
    async ({ page, open, store, problems }) => {
      problems.allow(...provoked);
      await open('/google/product-feed');
      await page.getByRole('checkbox', { name: 'Select Beeswax Candle' }).check();
      await page.getByLabel('Bulk edit channel visibility').selectOption('hidden');
      await store.fault({
        method: 'POST',
        path: '/wc/gla/mc/product-visibility',
        status: 500,
        delayMs: 1500,
        times: 1,
      });
      await button(page, 'Apply').click();
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      await alert(page, 'Unable to update the channel visibility of products. Please try again later.').waitFor();
    },
    { scenario: 'ads-complete' },
  );

  it(
    'explains a product at an address of its own, on whatever page it is, and sends it again',
    async ({ page, open, store }) => {
      await open('/google/product-feed');
      const why = row(page, 'Brass Door Bell').getByRole('link', { name: /^Why\?/ });
      await why.click();
      await dialog(page).getByText('It becomes inactive within 3 days unless it is synced again.').waitFor();
      const link = placeOf(page);
      const sent = async () => (await store.calls()).filter(({ key }) => key === 'updateProductVisibility').length;
      const before = await sent();
      await page.keyboard.press('Escape');
      await dialog(page).waitFor({ state: 'detached' });
      await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Why?'));
      await open(link.replace('?', '?paged=3&'));
      await page.getByRole('dialog', { name: 'Brass Door Bell' }).waitFor();
      await button(page, 'Sync this product again').click();
      await page.getByText('The product is on its way to Google.').waitFor();
      await button(page, 'Close').click();
      await dialog(page).waitFor({ state: 'detached' });
      expect(placeOf(page)).toBe('/google/product-feed?paged=3');
      expect(await sent()).toBe(before + 1);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'stays quick with ten thousand products: a page, a filter and the selection of many pages [G11]',
    async ({ page, open }) => {
      await open('/google/product-feed');
      await page.getByText('1–10 of 10,021').waitFor();
      expect(await products(page).evaluate((table) => table.querySelectorAll('*').length)).toBeLessThanOrEqual(400);
      for (const last of [20, 30, 40]) {
        await page.getByRole('checkbox', { name: 'Select all' }).check();
        await button(page, 'Next page').last().click();
        await page.getByText(`–${last} of 10,021`).waitFor();
      }
      await page.getByText('30 products selected').waitFor();
      await page.getByRole('combobox', { name: 'Page' }).last().selectOption('1003');
      await page.getByText('10,021–10,021 of 10,021').waitFor();
      await page.getByLabel('Status', { exact: true }).selectOption('not_synced');
      await page.getByText(/^1–\d of \d$/).waitFor();
      await page.getByText('30 products selected').waitFor();
    },
    { scenario: 'large-catalog' },
  );

  it(
    'selects ten thousand products with one press more, and hides those that a filter finds in parts',
    async ({ page, open, store }) => {
      await open('/google/product-feed');
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await button(page, 'Select all 10,021 products').click();
      await page.getByText('All 10,021 products selected').waitFor();
      await page.getByLabel('Search products').fill('copper');
      await page.getByText(/^The selection of 10,021 products was cleared/).waitFor();
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await button(page, /^Select all [\d,]+ products that match/).click();
      const told = await page.getByText(/^All [\d,]+ products selected/).textContent();
      const count = Number(/[\d,]+/.exec(told ?? '')?.[0].replace(',', ''));
      expect(count).toBeGreaterThan(500);
      await page.getByLabel('Bulk edit channel visibility').selectOption('hidden');
      await button(page, 'Apply').click();
      const question = page.getByRole('dialog', {
        name: `Hide all ${count.toLocaleString('en')} products from Google?`,
      });
      await question.getByRole('button', { name: 'Don’t sync and show' }).click();
      await page.getByText(/^You successfully changed the channel visibility of/).waitFor();
      const { total } = await store.call<{ total: number }>(
        'GET',
        '/wc/gla/mc/product-feed?per_page=1&search=copper&visibility=hidden',
      );
      expect(total).toBe(count);
    },
    { scenario: 'large-catalog' },
  );
});

describe('what cannot be read is told in its place, and read again', () => {
  it.each([
    [
      'overview',
      'mc/product-statistics',
      'An error occurred while retrieving your product feed. Please try again later.',
    ],
    ['issues', 'mc/issues/product', 'An error occurred while retrieving issues. Please try again later.'],
    ['products', 'mc/product-feed', 'An error occurred while retrieving products. Please try again later.'],
  ] as const)(
    '%s [O8.01, O8.02, O8.03, O8.05, O8.06, O8.17]',
    async ({ page, open, store, problems }, _part, path, text) => {
      problems.allow(...provoked);
      const get = { issue: '/wc/gla/mc/issues/{issue_type}' };
      await store.fault({
        method: 'GET',
        path: path.startsWith('mc/issues') ? get.issue : `/wc/gla/${path}`,
        status: 500,
        ...(path.startsWith('mc/issues') ? {} : { times: 1 }),
      });
      await open('/google/product-feed');
      const place = page.getByRole('main').getByRole('alert').filter({ hasText: text }).first();
      await place.waitFor();
      await store.clearFaults();
      await place.getByRole('button', { name: 'Retry' }).click();
      await place.waitFor({ state: 'detached' });
      await products(page).getByRole('rowheader').first().waitFor();
      await becomes(() => counts(page), [10, 3, 3, 1, 4]);
    },
    { scenario: 'ads-complete' },
  );
});
