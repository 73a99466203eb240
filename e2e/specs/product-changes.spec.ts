import type { Page } from 'playwright-core';
import { it, openStore } from '../src/scene';

openStore();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');

describe('the change of many products', () => {
  it.each([[1280], [1000], [700], [400]])(
    'keeps the table in its place as a product or the page is selected and an option is chosen, at %s px [O2.45]',
    async ({ page, open }, width) => {
      await page.setViewportSize({ width, height: 900 });
      await open('/google/product-feed');
      await button(page, 'Apply').waitFor();
      const top = () =>
        page.getByLabel('Select Beeswax Candle').evaluate((box) => box.getBoundingClientRect().top + scrollY);
      const before = await top();
      await page.getByLabel('Select Beeswax Candle').check();
      await button(page, 'Choose “Sync and show” or “Don’t sync and show”').waitFor();
      expect(await top()).toBe(before);
      await page.getByRole('checkbox', { name: 'Select all rows on this page' }).press('Space');
      await button(page, 'Select all 21 products').waitFor();
      expect(await top()).toBe(before);
      await page.getByLabel('Bulk edit channel visibility').selectOption('hidden');
      await button(page, 'Choose “Sync and show” or “Don’t sync and show”').waitFor({ state: 'detached' });
      expect(await top()).toBe(before);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'tells of a change of thousands that it was stopped, and takes back what was changed [O2.45, O4.09]',
    async ({ page, open, store }) => {
      const hidden = async () =>
        (await store.call<{ total: number }>('GET', '/wc/gla/mc/product-feed?visibility=hidden')).total;
      const before = await hidden();
      await open('/google/product-feed');
      await page.getByRole('checkbox', { name: 'Select all' }).check();
      await button(page, 'Select all 10,021 products').click();
      await page.getByText('All 10,021 products selected').waitFor();
      await page.getByLabel('Bulk edit channel visibility').selectOption('hidden');
      await store.fault({ method: 'POST', path: '/wc/gla/mc/product-visibility', delayMs: 1000, times: 20 });
      await button(page, 'Apply').click();
      await dialog(page).getByRole('button', { name: 'Don’t sync and show' }).click();
      await page.getByText('500 of 10,021 products changed so far.').waitFor();
      await page.getByRole('link', { name: 'Settings', exact: true }).click();
      await dialog(page).getByRole('button', { name: 'Stay' }).click();
      await button(page, 'Stop').click();
      await page.getByText(/Stopped: \d,\d00 changed, \d,\d21 were not and stay selected/).waitFor();
      await store.clearFaults();
      expect(await page.getByRole('alert').filter({ hasText: 'Unable to update' }).count()).toBe(0);
      await button(page, 'Undo').click();
      await page.getByText(/The channel visibility of .* is as it was before/).waitFor();
      expect(await hidden()).toBe(before);
    },
    { scenario: 'large-catalog' },
  );
});
