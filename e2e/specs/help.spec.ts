import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { it, openStore } from '../src/scene';
import { becomes } from '../src/waiting';

openStore();

const complete = { scenario: 'ads-complete' };
const help = (page: Page) => page.getByRole('button', { name: 'Help', exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Help' });
const keys = (page: Page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const find = (page: Page) => page.getByRole('combobox', { name: 'Find a screen, campaign or product' });
/** Opens the way to everything; what is typed next goes there. */
const openFind = async (page: Page) => {
  await page.keyboard.press('Control+k');
  await becomes(() => find(page).evaluate((field) => field === document.activeElement), true);
};

const placeOf = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return pathname + decodeURIComponent(search);
};

it(
  'help says what the page is for and answers what is searched for, by keyboard alone',
  async ({ page, open }) => {
    await open('/google/reports');
    await help(page).focus();
    await page.keyboard.press('Enter');
    await panel(page).getByText('Compare figures over time by program or product.', { exact: false }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await panel(page).getByRole('searchbox').focus();
    await page.keyboard.type('paus campaign');
    await becomes(
      () => panel(page).getByRole('heading', { level: 4 }).allTextContents(),
      ['What happens when I pause a campaign?', 'What happens when I disconnect?'],
    );
    await panel(page).getByRole('button', { name: 'What happens when I pause a campaign?' }).press('Enter');
    await panel(page).getByText('Its ads stop within minutes', { exact: false }).waitFor();
    await panel(page).getByRole('searchbox').fill('zebra');
    await panel(page).getByRole('status').filter({ hasText: 'No question has these words.' }).waitFor();
    await page.keyboard.press('Escape');
    await panel(page).waitFor({ state: 'detached' });
    expect(await help(page).evaluate((element) => element === document.activeElement)).toBe(true);
  },
  complete,
);

it(
  'a question mark shows the shortcuts, but not while it is typed, nor once single keys are off',
  async ({ page, open }) => {
    await open('/google/product-feed');
    await help(page).waitFor();
    const search = page.getByLabel('Search products');
    await search.pressSequentially('why?');
    expect(await search.inputValue()).toBe('why?');
    expect(await keys(page).count()).toBe(0);
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press('?');
    await keys(page).getByRole('switch').uncheck();
    await page.keyboard.press('Escape');
    await keys(page).waitFor({ state: 'detached' });
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await find(page).waitFor();
    expect(await keys(page).count()).toBe(0);
  },
  complete,
);

it.each<[number]>([[1280], [400]])(
  'Ctrl-K leads to a screen, a campaign and a product at %i px',
  async ({ page, open, store }, width) => {
    await store.scenario('ads-complete');
    await page.setViewportSize({ width, height: 800 });
    await open('/google/dashboard');
    await help(page).waitFor();
    await openFind(page);
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.type('reports prod');
    await page.getByRole('option', { name: 'Reports: products', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await becomes(() => Promise.resolve(placeOf(page)), '/google/reports?reportKey=products');
    await openFind(page);
    await page.keyboard.type('candle');
    await page.getByRole('option', { name: 'Beeswax Candle' }).waitFor();
    await becomes(() => page.getByRole('option').allTextContents(), ['Candles for the winter', 'Beeswax Candle']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').filter({ hasText: 'Beeswax Candle' }).waitFor();
    await page.keyboard.press('Escape');
    await openFind(page);
    await page.keyboard.type('winter');
    await page.getByRole('option', { name: 'Candles for the winter', selected: true }).click();
    await becomes(() => page.getByRole('textbox', { name: 'Campaign name' }).inputValue(), 'Candles for the winter');
  },
);

it(
  'Ctrl-K leads to the download of the products, which reload opens again and back closes [10, 23]',
  async ({ page, open }) => {
    const asked = page.getByRole('dialog', { name: 'Download products' });
    await open('/google/dashboard');
    await help(page).waitFor();
    await openFind(page);
    await page.keyboard.type('download');
    await page.getByRole('option', { name: 'Product feed: download products (CSV)', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await asked.getByRole('button', { name: 'Download' }).waitFor();
    expect(placeOf(page)).toBe('/google/product-feed?download=products');
    expect(await axeViolations(page)).toEqual([]);
    await page.reload();
    await asked.getByRole('button', { name: 'Download' }).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      asked.getByRole('button', { name: 'Download' }).press('Enter'),
    ]);
    expect(file.suggestedFilename()).toMatch(/^products-\d{4}-\d{2}-\d{2}\.csv$/);
    await asked.waitFor({ state: 'detached' });
    expect(placeOf(page)).toBe('/google/product-feed');
    await open('/google/product-feed');
    await help(page).waitFor();
    await openFind(page);
    await page.keyboard.type('download');
    await page.keyboard.press('Enter');
    await asked.waitFor();
    await page.goBack();
    await asked.waitFor({ state: 'detached' });
    expect(placeOf(page)).toBe('/google/product-feed');
  },
  complete,
);

it(
  'Ctrl-K leads an owner to the invitation of a person, which reload opens again and back leaves [10, 23]',
  async ({ page, open }) => {
    const name = page.locator('#name-new');
    const isReady = () => name.evaluate((field) => field === document.activeElement);
    await open('/google/dashboard');
    await help(page).waitFor();
    await openFind(page);
    await page.keyboard.type('invite');
    await page.getByRole('option', { name: 'People: invite somebody', selected: true }).waitFor();
    await page.keyboard.press('Enter');
    await becomes(isReady, true);
    expect(placeOf(page)).toBe('/people?invite=new');
    await page.reload();
    await becomes(isReady, true);
    await page.goBack();
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
  },
  complete,
);

it(
  'Ctrl-Z takes back what the latest notice offers to undo, and nothing behind a modal',
  async ({ page, open }) => {
    const toggle = page.getByRole('switch', { name: 'Run Candles for the winter' });
    await open('/google/dashboard');
    await help(page).waitFor();
    await toggle.focus();
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.keyboard.press('?');
    await keys(page).getByText('Ctrl Z', { exact: true }).waitFor();
    // Behind a modal nothing is offered.
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await keys(page).waitFor({ state: 'detached' });
    expect(await toggle.isChecked()).toBe(true);
    await openFind(page);
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Escape');
    await find(page).waitFor({ state: 'detached' });
    expect(await toggle.isChecked()).toBe(true);
    await page.keyboard.press('Control+z');
    await becomes(() => toggle.isChecked(), false);
    await becomes(() => page.getByRole('button', { name: 'Undo' }).count(), 0);
  },
  complete,
);

it(
  'Ctrl-Z in a field is the browser’s, beside a notice that offers to undo',
  async ({ page, open }) => {
    const undo = page.getByRole('button', { name: 'Undo' });
    await open('/google/product-feed');
    await help(page).waitFor();
    await page.getByRole('checkbox', { name: 'Select Beeswax Candle' }).check();
    await page.getByLabel('Bulk edit channel visibility').selectOption('hidden');
    await page.getByRole('button', { name: 'Apply' }).click();
    await undo.waitFor();
    const shown = page.getByRole('row', { name: /Beeswax Candle/ }).getByText('Sync and show', { exact: true });
    await becomes(() => shown.count(), 0);
    const search = page.getByLabel('Search products');
    await search.fill('candle');
    await page.keyboard.press('Control+z');
    expect([await search.inputValue(), await undo.count()]).toEqual(['', 1]);
    await page.getByLabel('Bulk edit channel visibility').focus();
    await page.keyboard.press('Control+z');
    await becomes(() => undo.count(), 0);
    await becomes(() => shown.count(), 1);
  },
  complete,
);

it(
  'what belongs to the whole page is there once, however many screens are visited',
  async ({ page, open }) => {
    const streams: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/wc/gla/changes')) streams.push(request.url());
    });
    await open('/google/dashboard');
    await help(page).waitFor();
    for (const name of ['Reports', 'Product feed', 'Settings', 'Dashboard']) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      await page.waitForFunction(() => document.querySelector('#apps [aria-busy="true"]') === null);
    }
    // What a screen would begin comes a second after it is ready.
    const ready = await page.evaluate(() => performance.now());
    await page.waitForFunction((since) => performance.now() - since > 1500, ready);
    expect([await help(page).count(), await page.getByRole('button', { name: /^Alerts/ }).count()]).toEqual([1, 1]);
    expect(streams).toHaveLength(1);
  },
  complete,
);
