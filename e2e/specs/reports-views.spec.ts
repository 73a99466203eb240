import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { pressOn, tabTo, typeInto } from '../src/keyboard';
import { openReports, range, reportsAddress, reportTable } from '../src/reports';
import { it, openStore } from '../src/scene';
import { settled, sidewaysScroll } from '../src/screens';
import { becomes } from '../src/waiting';

const running = openStore(['--scenario', 'ads-complete']);

const screen = 'reports-programs';
const forget = () => running().call('POST', '/wc/gla/saved-views', { screen, views: [], first: null });
beforeEach(forget);

const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Saved views' });
const nameField = (page: Page) => panel(page).getByLabel('Save what is shown now as');
const names = (page: Page) => panel(page).getByRole('list', { name: 'Views' }).getByRole('link').allTextContents();
const rowOf = (page: Page, name: string) => panel(page).getByRole('listitem').filter({ hasText: name });

interface Kept {
  readonly screens: readonly {
    readonly screen: string;
    readonly views: readonly { readonly name: string; readonly query: string }[];
    readonly first: string | null;
  }[];
}
/** What the server keeps of the screen. */
async function kept() {
  const { screens } = await running().call<Kept>('GET', '/wc/gla/saved-views');
  const { views = [], first = null } = screens.find((one) => one.screen === screen) ?? {};
  return {
    first,
    views: views.map(({ name, query }) => ({ name, params: Object.fromEntries(new URLSearchParams(query)) })),
  };
}

const opener = (page: Page) => button(page, /^(Saved views|View: .*)$/);
async function openPanel(page: Page): Promise<void> {
  await opener(page).click();
  await nameField(page).waitFor();
}
async function save(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await panel(page).getByRole('link', { name, exact: true }).waitFor();
}
async function act(page: Page, view: string, action: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: `Actions for the view ${view}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

const winter = { filter: 'compare-programs', programs: '0,1', selectedMetric: 'clicks', columns: 'sales,clicks' };

it('a view has the whole query under a name: it is in the address, opens again by its name, and survives a reload [O2.08, O2.09]', async (scene) => {
  const { page } = scene;
  await openReports(scene, winter);
  await openPanel(page);
  await save(page, '  Winter   and free ');
  await becomes(async () => paramsOf(page), { ...range, ...winter, view: 'Winter and free' });
  expect((await kept()).views).toEqual([{ name: 'Winter and free', params: { ...range, ...winter } }]);
  await panel(page).getByRole('link', { name: 'Standard view' }).click();
  await becomes(async () => paramsOf(page), { reportKey: 'programs', view: '' });
  await button(page, 'Saved views').waitFor();
  await page.reload();
  await settled(page, 'Performance');
  await openPanel(page);
  await becomes(() => names(page), ['Standard view', 'Winter and free']);
  await panel(page).getByRole('link', { name: 'Winter and free' }).click();
  await becomes(async () => paramsOf(page), {
    reportKey: 'programs',
    ...range,
    ...winter,
    view: 'Winter and free',
  });
  await becomes(async () => button(page, 'View: Winter and free').count(), 1);
  await reportTable(page).getByRole('columnheader', { name: 'Clicks' }).waitFor();
  expect(await reportTable(page).getByRole('columnheader', { name: 'Impressions' }).count()).toBe(0);
});

it('the view chosen to open first opens for an address without a query alone, and each report has its own', async (scene) => {
  const { page } = scene;
  await openReports(scene, { selectedMetric: 'spend' });
  await openPanel(page);
  await save(page, 'Spend');
  await act(page, 'Spend', 'Open first');
  await rowOf(page, 'Spend').getByText('Opens first').waitFor();
  await scene.open('/google/reports');
  await settled(page, 'Performance');
  const params = { reportKey: 'programs', ...range, selectedMetric: 'spend', view: 'Spend' };
  await becomes(async () => paramsOf(page), params);
  await page.getByRole('heading', { name: 'Total spend over time' }).waitFor();
  await scene.open('/google/reports?period=week&compare=previous_period');
  await settled(page, 'Performance');
  expect(paramsOf(page)).toEqual({ period: 'week', compare: 'previous_period', view: '' });
  await scene.open('/google/reports?reportKey=products');
  await settled(page, 'Performance');
  expect(paramsOf(page)).toEqual({ reportKey: 'products' });
  await scene.open('/google/reports');
  await becomes(async () => paramsOf(page), params);
  await openPanel(page);
  await act(page, 'Spend', 'No longer open first');
  await rowOf(page, 'Standard view').getByText('Opens first').waitFor();
  expect((await kept()).first).toBe(null);
});

it('a view is updated, renamed and deleted by the keyboard alone, and Undo brings it back to its place', async (scene) => {
  const { page } = scene;
  await openReports(scene);
  await pressOn(opener(page), 'Enter');
  for (const name of ['One', 'Two']) {
    await typeInto(nameField(page), name);
    await page.keyboard.press('Enter');
    await panel(page).getByRole('link', { name, exact: true }).waitFor();
  }
  const menu = (name: string) => panel(page).getByRole('button', { name: `Actions for the view ${name}` });
  await pressOn(menu('One'), 'Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const renaming = panel(page).getByLabel('New name of One');
  await becomes(() => renaming.evaluate((field) => field === document.activeElement), true);
  await page.keyboard.type('two');
  await page.keyboard.press('Enter');
  await panel(page).getByText('There is a view of this name.').waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('First');
  await page.keyboard.press('Enter');
  await becomes(() => names(page), ['Standard view', 'First', 'Two']);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  await becomes(() => opener(page).evaluate((element) => element === document.activeElement), true);
  // What is shown now is changed, and kept in the view.
  await page.getByRole('button', { name: 'Show Clicks in the chart' }).click();
  await openPanel(page);
  await rowOf(page, 'Two').getByText('Shown now, with changes').waitFor();
  await act(page, 'Two', 'Update with what is shown now');
  await rowOf(page, 'Two').getByText('Shown now', { exact: true }).waitFor();
  await act(page, 'First', 'Delete');
  await becomes(() => names(page), ['Standard view', 'Two']);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('The view “First” is back.').waitFor();
  expect((await kept()).views).toEqual([
    { name: 'First', params: range },
    { name: 'Two', params: { ...range, selectedMetric: 'clicks' } },
  ]);
});

it('a link to a view opens it for who has not saved it, and says so; the browser is asked to copy, or the link is shown', async (scene) => {
  const { page } = scene;
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openReports(scene, { selectedMetric: 'clicks' });
  await openPanel(page);
  await save(page, 'Clicks & more');
  await act(page, 'Clicks & more', 'Copy link');
  await page.getByText('The link to the view “Clicks & more” is copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await forget();
  await page.goto(link);
  await settled(page, 'Performance');
  expect(paramsOf(page)).toEqual({ reportKey: 'programs', ...range, selectedMetric: 'clicks', view: 'Clicks & more' });
  await button(page, 'View: Clicks & more').waitFor();
  await openPanel(page);
  await panel(page)
    .getByText('The view “Clicks & more” came by its link and is not one of your saved views.')
    .waitFor();
  await save(page, 'Mine');
  await page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } }),
  );
  await act(page, 'Mine', 'Copy link');
  const shown = panel(page).getByLabel('Link to the view Mine');
  expect(new URL(await shown.inputValue()).searchParams.get('view')).toBe('Mine');
});

/** Another browser of the same person, which knows nothing of the first. */
async function otherBrowser(page: Page): Promise<Page> {
  const elsewhere = await page.context().browser()?.newContext({ locale: 'en-US' });
  if (!elsewhere) throw new Error('a second browser context opens');
  await elsewhere.request.get(running().signInUrl, { maxRedirects: 0 });
  return elsewhere.newPage();
}

/** Addresses of the API that the page has asked. */
function askedOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/wc/gla/')) asked.push(request.url());
  });
  return asked;
}

it('the view that opens first opens at once in a browser that never saw it, and nothing is asked or moves for it', async (scene) => {
  const { page, store } = scene;
  const views = [{ name: 'Spend', query: 'period=week&compare=previous_period&selectedMetric=spend' }];
  await store.call('POST', '/wc/gla/saved-views', { screen, views, first: 'Spend' });
  const other = await otherBrowser(page);
  const asked = askedOf(other);
  await other.goto(`${store.url}/google/reports`);
  await other.getByRole('heading', { name: 'Total spend over time' }).waitFor();
  await settled(other, 'Performance');
  expect(paramsOf(other)).toEqual({
    reportKey: 'programs',
    period: 'week',
    compare: 'previous_period',
    selectedMetric: 'spend',
    view: 'Spend',
  });
  expect(asked.filter((url) => url.includes('saved-views'))).toEqual([]);
  // The figures of the view, of two periods and sources, and none of the standard view.
  expect(asked.filter((url) => /\/programs\?/.test(url))).toHaveLength(4);
  const shift = await other.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.005);
  await openPanel(other);
  await becomes(() => names(other), ['Standard view', 'Spend']);
  await act(other, 'Spend', 'No longer open first');
  await rowOf(other, 'Standard view').getByText('Opens first').waitFor();
  // In the page that is open as in one that is loaded.
  await other.keyboard.press('Escape');
  await other.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await other.getByRole('link', { name: 'Reports', exact: true }).click();
  await settled(other, 'Performance');
  expect(paramsOf(other)).toEqual({});
  await other.context().close();
});

it('two browsers that save at one moment keep both views [T12]', async (scene) => {
  const { page, problems } = scene;
  problems.allow(/^console: .*412/);
  await openReports(scene);
  await openPanel(page);
  const other = await otherBrowser(page);
  await other.goto(new URL(reportsAddress(), page.url()).href);
  await settled(other, 'Performance');
  await openPanel(other);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  let isFirst = true;
  const reached = new Promise<void>((resolve) => {
    void page.route('**/wc/gla/saved-views', async (route) => {
      if (route.request().method() === 'POST' && isFirst) {
        isFirst = false;
        resolve();
        await held;
      }
      await route.continue();
    });
  });
  await nameField(page).fill('Mine');
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await reached;
  await save(other, 'Theirs');
  release();
  await becomes(() => names(page), ['Standard view', 'Theirs', 'Mine']);
  expect((await kept()).views.map(({ name }) => name)).toEqual(['Theirs', 'Mine']);
  await page.getByText('The view “Mine” is saved.').waitFor();
  await other.context().close();
});

it('what cannot be kept is said, and what was typed stays', async (scene) => {
  const { page, store, problems } = scene;
  problems.allow(/^server error: 500/, /^console: /);
  await openReports(scene);
  await openPanel(page);
  await store.fault({ method: 'POST', path: '/wc/gla/saved-views', status: 500, times: 10 });
  await nameField(page).fill('Kept');
  await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Your saved views could not be saved.').first().waitFor();
  expect(await nameField(page).inputValue()).toBe('Kept');
  expect(await names(page)).toEqual(['Standard view']);
});

it.each([
  ['a phone', 400],
  ['a wide screen', 1280],
])('the views fit %s, are named for assistive technology and move nothing', async (scene, _, width) => {
  const { page } = scene;
  await page.setViewportSize({ width, height: 800 });
  await openReports(scene);
  await openPanel(page);
  await save(page, 'A name that is quite long, as names of views are: by week');
  await save(page, 'Short');
  if (process.env['SHOTS']) await page.screenshot({ path: `/tmp/shots/views-${width}.png` });
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
});

it('another tab has what one saves', async (scene) => {
  const { page } = scene;
  await openReports(scene);
  await openPanel(page);
  const other = await page.context().newPage();
  await other.goto(new URL(reportsAddress(), page.url()).href);
  await settled(other, 'Performance');
  await openPanel(other);
  await save(other, 'From the other tab');
  await becomes(() => names(page), ['Standard view', 'From the other tab']);
  await tabTo(nameField(page));
});
