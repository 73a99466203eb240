import type { Page } from 'playwright-core';
import { it, openStore } from '../src/scene';
import { settled, sidewaysScroll } from '../src/screens';
import { becomes } from '../src/waiting';

openStore(['--scenario', 'ads-complete']);

const feed = '/google/product-feed';
const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const products = (page: Page) => page.getByRole('table', { name: 'Products' });
const chips = (page: Page) => page.getByRole('group', { name: 'Filters in force' });
const chipTexts = async (page: Page) =>
  (await chips(page).getByRole('button').allTextContents()).map((text) => text.trim());
const views = (page: Page) => page.getByRole('button', { name: /^(Saved views|View: .*)$/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Saved views' });

for (const width of [1280, 400])
  it(`each filter in force is a chip that takes itself away, and the others stay, at ${width} px [O2.44]`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(`${feed}?search=a&status=expiring&visibility=shown`);
    await products(page).getByRole('rowheader').first().waitFor();
    await becomes(
      () => chipTexts(page),
      ['Search: a', 'Status: Expiring', 'Channel visibility: Sync and show', 'Clear search and filters'],
    );
    expect(await sidewaysScroll(page)).toBe(0);
    await chips(page).getByRole('button', { name: 'Remove Status: Expiring' }).press('Enter');
    await becomes(async () => paramsOf(page), { search: 'a', visibility: 'shown' });
    await becomes(() => page.evaluate(() => document.activeElement?.getAttribute('type')), 'search');
    await chips(page).getByRole('button', { name: 'Clear search and filters' }).click();
    await becomes(async () => paramsOf(page), {});
    await becomes(() => chips(page).count(), 0);
  });

it('a view of the feed keeps filters and columns under a name, without the page, and opens first where one wants so', async ({
  page,
  store,
  open,
}) => {
  await open(`${feed}?status=expiring&columns=sku%2Cprice&issueType=product&issue=gone%3AGone`);
  await views(page).click();
  await panel(page).getByLabel('Save what is shown now as').fill('Soon over');
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await panel(page).getByRole('link', { name: 'Soon over', exact: true }).waitFor();
  expect(await store.call('GET', '/wc/gla/saved-views')).toEqual({
    screens: [
      {
        screen: 'product-feed',
        views: [{ name: 'Soon over', query: 'status=expiring&columns=sku%2Cprice' }],
        first: null,
      },
    ],
  });
  await panel(page).getByRole('button', { name: 'Actions for the view Soon over' }).click();
  await page.getByRole('menuitem', { name: 'Open first' }).click();
  await page.getByText('This screen now opens with the view “Soon over”.').first().waitFor({ state: 'attached' });
  await open(feed);
  await becomes(async () => paramsOf(page), { status: 'expiring', columns: 'sku,price', view: 'Soon over' });
  await becomes(() => products(page).getByRole('rowheader').count(), 3);
  await views(page).and(page.getByText('View: Soon over')).waitFor();
  // Whoever came for something else and takes that away asks for nothing more.
  await open(`${feed}?visibility=hidden`);
  await chips(page).getByRole('button', { name: 'Remove Channel visibility: Don’t sync and show' }).click();
  await becomes(async () => paramsOf(page), { view: '' });
  await becomes(() => products(page).getByRole('rowheader').count(), 10);
});

it('what is typed while a view is saved stays', async ({ page, store, open }) => {
  await open(feed);
  await views(page).click();
  const name = panel(page).getByLabel('Save what is shown now as');
  await name.fill('First');
  await store.fault({ method: 'POST', path: '/wc/gla/saved-views', delayMs: 800, times: 1 });
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await name.fill('Second');
  await panel(page).getByRole('link', { name: 'First', exact: true }).waitFor();
  expect(await name.inputValue()).toBe('Second');
});

it('all products that match are on paper, not the ten of the page, and the page is as before when it is printed', async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await open(`${feed}?visibility=shown`);
  await settled(page, 'Beeswax Candle');
  const total = Number(/of (\d+)$/.exec((await page.getByText(/^1–10 of \d+$/).textContent()) ?? '')?.[1]);
  expect(total).toBeGreaterThan(10);
  await page.getByRole('button', { name: 'Print products' }).click();
  await page.locator('html[data-printed]').waitFor({ state: 'attached' });
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('[data-paper] table');
  expect(await paper.isVisible()).toBe(true);
  expect(await paper.locator('tbody tr').count()).toBe(total);
  expect((await paper.locator('thead th').allTextContents()).slice(0, 4)).toEqual([
    'Product ID',
    'Product title',
    'SKU',
    'Price (USD)',
  ]);
  expect(await products(page).locator('tbody tr').count()).toBe(total);
  expect(await page.getByText('Channel visibility: Sync and show').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Download products (CSV)' }).isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await becomes(() => paper.count(), 0);
  expect(await products(page).getByRole('rowheader').count()).toBe(10);
});
