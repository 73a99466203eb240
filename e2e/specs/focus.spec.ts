import type { Locator, Page } from 'playwright-core';
import { button } from '../src/ads';
import { pressOn } from '../src/keyboard';
import { it, openStore } from '../src/scene';
import { becomes } from '../src/waiting';

openStore();

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement);
const undo = (page: Page) => page.locator('#shell-notices').getByRole('button', { name: 'Undo' });
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { level: 1, name });

describe('the focus, where what had it goes', () => {
  it(
    'goes back from Undo to the campaign that it is about [O4.07, G17]',
    async ({ page, open }) => {
      await open('/google/dashboard');
      const candles = page.getByRole('switch', { name: 'Run Candles for the winter' });
      await pressOn(candles, 'Space');
      await pressOn(undo(page), 'Enter');
      await becomes(() => candles.isChecked(), false);
      await becomes(() => hasFocus(candles), true);
      await pressOn(button(page, 'Remove Candles for the winter'), 'Enter');
      await pressOn(button(page, 'Remove campaign'), 'Enter');
      await becomes(() => hasFocus(page.locator('#programs')), true);
      await pressOn(undo(page), 'Enter');
      await candles.waitFor();
      await becomes(() => hasFocus(page.locator('#programs')), true);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'stays in the place of the button that saved the alerts, and their webhook [G17]',
    async ({ page, open }) => {
      await open('/google/settings?subpath=/alerts');
      const place = (name: string) => page.locator('[data-main]').filter({ has: button(page, name) });
      await pressOn(page.getByRole('switch').first(), 'Space');
      await pressOn(page.getByRole('button', { name: 'Save', exact: true }), 'Enter');
      await becomes(() => hasFocus(page.locator('[data-main]').first()), true);
      await page.locator('input[type=url]').fill('https://example.com/hook');
      await pressOn(button(page, 'Save webhook'), 'Enter');
      await becomes(() => hasFocus(place('Save webhook')), true);
      await page.keyboard.press('Tab');
      expect(await hasFocus(button(page, 'Send a test'))).toBe(true);
    },
    { scenario: 'ads-complete' },
  );

  it.each([
    ['Disconnect Google Ads account only', /^Settings$/],
    ['Disconnect all accounts', /^Show your products/],
  ])(
    'is on the title of the page that follows: %s [O4.10, G17]',
    async ({ page, open }, name, title) => {
      await open('/google/settings');
      await pressOn(button(page, name), 'Enter');
      const asked = page.getByRole('dialog');
      await pressOn(asked.getByRole('checkbox'), 'Space');
      await pressOn(asked.getByRole('button', { name }), 'Enter');
      await page
        .getByRole('status')
        .filter({ hasText: /disconnected/ })
        .first()
        .waitFor();
      await becomes(() => hasFocus(heading(page, title)), true);
    },
    { scenario: 'ads-complete' },
  );
});

describe('the focus, where what was pressed goes or cannot be pressed again', () => {
  it(
    'stays in the product feed: its last page, its file, its paper and its whole selection [O2.45, G17]',
    async ({ page, open }) => {
      await page.addInitScript(() => {
        window.print = () => {
          document.documentElement.dataset['printed'] = 'yes';
          window.dispatchEvent(new Event('afterprint'));
        };
      });
      await open('/google/product-feed');
      const next = page
        .getByRole('navigation', { name: 'Pages of Products' })
        .getByRole('button', { name: 'Next page' });
      await pressOn(next, 'Enter');
      await page.getByText('11–20 of 21').waitFor();
      await page.keyboard.press('Enter');
      await page.getByText('21–21 of 21').waitFor();
      expect(await hasFocus(next)).toBe(true);
      await open('/google/product-feed');
      const file = button(page, 'Download products (CSV)');
      const [saved] = await Promise.all([page.waitForEvent('download'), pressOn(file, 'Enter')]);
      expect(saved.suggestedFilename()).toMatch(/\.csv$/);
      await becomes(() => hasFocus(file), true);
      const paper = button(page, 'Print products');
      await pressOn(paper, 'Enter');
      await page.locator('html[data-printed]').waitFor();
      expect(await hasFocus(paper)).toBe(true);
      await pressOn(page.getByRole('checkbox', { name: 'Select all rows on this page' }), 'Space');
      await page.getByText('10 products selected').waitFor();
      await page.keyboard.press('Shift+Tab');
      await pressOn(button(page, 'Select all 21 products'), 'Enter');
      await page.getByText('All 21 products selected').waitFor();
      await becomes(() => hasFocus(page.getByLabel('Bulk edit channel visibility')), true);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'is on the title of the report when programs are compared, and in the field one is taken from [O2.13, G17]',
    async ({ page, open }) => {
      await open('/google/reports');
      await pressOn(page.getByRole('checkbox', { name: 'Select Lanterns 2024' }), 'Space');
      await pressOn(page.getByRole('checkbox', { name: 'Select Free listings' }), 'Space');
      const compare = page.getByRole('button', { name: 'Compare', exact: true });
      await compare.focus();
      await page.keyboard.press('Enter');
      await becomes(() => hasFocus(heading(page, /^Reports$/)), true);
      await pressOn(button(page, 'Remove Lanterns 2024'), 'Enter');
      await becomes(() => hasFocus(page.getByRole('combobox', { name: 'Programs to compare' })), true);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'is on the title of the dashboard once its list of tasks is hidden [G17]',
    async ({ page, open }) => {
      await open('/google/dashboard');
      await pressOn(button(page, 'Hide this list'), 'Enter');
      await becomes(() => hasFocus(heading(page, /^Dashboard$/)), true);
    },
    { scenario: 'ads-complete' },
  );
});

it(
  'a section that was opened offline says so, and is there once the connection is back [C-6]',
  async ({ page, open, problems }) => {
    problems.allow(/^console: .*/, /^request failed: /);
    await open('/google/dashboard');
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    await page.getByRole('link', { name: 'Settings' }).first().press('Enter');
    const card = page.getByRole('alert').filter({ hasText: 'This section did not load' });
    await card.getByText('You are offline. The rest of the page still works.').waitFor();
    await page.context().setOffline(false);
    await heading(page, /^Settings$/).waitFor();
    expect(await card.count()).toBe(0);
  },
  { scenario: 'ads-complete' },
);
