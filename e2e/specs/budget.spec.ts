import type { Page } from 'playwright-core';
import { measureDocument } from '../src/bench/document-bytes';
import { measureColdLoad, measureDepth, measureOpening } from '../src/bench/page-load';
import { requestsOfSecondVisit } from '../src/bench/second-visit';
import { hintsOf } from '../src/client-hints';
import { intlUsesBefore, intlUsesUntil, noteIntl } from '../src/intl-uses';
import { it, openStore } from '../src/scene';
import { complete, ready, screenNamed } from '../src/screens';
import { thrownIn } from '../src/thrown';
import { becomes } from '../src/waiting';

openStore();

const browserOf = (page: Page) => {
  const browser = page.context().browser();
  if (browser === null) throw new Error('The page belongs to no browser.');
  return browser;
};

/**
 * Screen, most JavaScript until it is ready, most of it of the application itself (kB, brotli), most requests until then,
 * with the files of the next step, which may come first. One of them is the style sheet that the documents leave out.
 */
const budgets: [string, number, number, number][] = [
  ['get started', 167.6, 6.2, 7],
  ['setup, accounts', 188.9, 13.3, 11],
  // A later step is no first part of its application; the phone part of the last one may have 32 kB.
  ['setup, audience', 199.1, Infinity, 13],
  // With what the next step needs (11 kB): it is fetched ahead, and may come first.
  ['setup, listings', 211.4, Infinity, 16],
  // It has the state of saving besides, which the screens people begin with do without.
  ['setup, requirements', 226.4, Infinity, 13],
  ['ads setup', 190.4, 14.8, 10],
  ['dashboard', 174.2, 12.8, 7],
  ['reports', 230.3, 14.9, 9],
  ['product feed', 175, 13.6, 18],
  ['settings', 171.3, 9.8, 7],
];

it.each(budgets)(
  'a cold load of %s keeps within its bytes and requests, moves nothing and asks for nothing twice',
  async (scene, name, most, own, requests) => {
    const load = await measureColdLoad(browserOf(scene.page), scene.store, screenNamed(name));
    expect(load.scriptBytes / 1000).toBeLessThanOrEqual(most);
    expect(load.ownBytes / 1000).toBeLessThanOrEqual(own);
    expect(load.requests).toBeLessThanOrEqual(requests);
    expect(load.layoutShift).toBeLessThanOrEqual(0.005);
    expect(load.repeated).toEqual([]);
  },
);

it.each<[string]>([['get started'], ['ads setup'], ['dashboard'], ['product feed'], ['settings']])(
  'a cold load of %s throws nothing, not even what is caught: an exception costs the search for the places of its stack [19.9]',
  async ({ page, store }, name) => {
    const screen = screenNamed(name);
    await store.scenario(screen.scenario);
    const thrown = await thrownIn(page);
    await page.goto(store.url + screen.path);
    await ready(page, screen.shows);
    expect(thrown()).toEqual([]);
  },
);

it.each<[string]>([['get started'], ['dashboard'], ['reports'], ['product feed'], ['settings']])(
  'a cold load of %s in English writes its first numbers and days without `Intl`, whose first use reads tables of all languages [19.9]',
  async ({ page, store }, name) => {
    const { scenario, path, shows } = screenNamed(name);
    await store.scenario(scenario);
    expect(await intlUsesUntil(page, store.url + path, shows)).toEqual([]);
  },
);

it('the parts of the dashboard that come after its first view do without `Intl` in English, too: they come while people begin to use it [19.12]', async ({
  page,
  store,
}) => {
  const screen = screenNamed('dashboard');
  await store.scenario(screen.scenario);
  await noteIntl(page);
  await page.goto(store.url + screen.path);
  await complete(page, screen);
  await page.waitForLoadState('networkidle');
  expect(await intlUsesBefore(page, Infinity)).toEqual([]);
});

/** Screen, most bytes of its document (kB, brotli), the answers to its first reads included, where lists say the integrity of others' parts. */
const documents: [string, number][] = [
  ['get started', 7.6],
  ['setup, accounts', 8.6],
  ['setup, audience', 10.2],
  ['setup, listings', 10.4],
  ['setup, requirements', 9.4],
  ['ads setup', 9.9],
  ['dashboard', 11.1],
  ['reports', 10.9],
  ['product feed', 9.7],
  ['settings', 9],
];

it.each(documents)('the document of %s keeps within its bytes [19.7]', async ({ page, store }, name, most) => {
  const hints = await hintsOf(page, store.url);
  expect((await measureDocument(store, screenNamed(name), hints)) / 1000).toBeLessThanOrEqual(most);
});

it('the document of the dashboard with the integrity of every part keeps within its bytes, for browsers that run scripts without one', async ({
  store,
}) => {
  expect((await measureDocument(store, screenNamed('dashboard'), {})) / 1000).toBeLessThanOrEqual(16.1);
});

it('the dashboard is ready after two round trips, and asks the server for no more than two things the second time', async ({
  page,
  store,
}) => {
  const screen = screenNamed('dashboard');
  expect(await measureDepth(browserOf(page), store, screen)).toBe(2);
  expect(await requestsOfSecondVisit(page, store, screen)).toBeLessThanOrEqual(2);
});

it.each<[string]>([
  ['setup, accounts connected'],
  ['create campaign'],
  ['edit phone number'],
  ['edit store address'],
  ['reconnect hosting'],
  ['settings of alerts'],
])('the address of %s is ready after two round trips [19.6]', async ({ page, store }, name) => {
  const screen = screenNamed(name);
  await store.scenario(screen.scenario);
  expect(await measureDepth(browserOf(page), store, screen)).toBe(2);
});

it('a screen that is shown again leaves one mark in the timeline of the browser [19.11]', async ({ page, open }) => {
  await open('/google/dashboard');
  await ready(page, screenNamed('dashboard').shows);
  for (const name of ['Reports', 'Dashboard', 'Reports', 'Dashboard']) {
    await page.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await ready(page, screenNamed(name.toLowerCase()).shows);
  }
  const marks = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('mark')
        .map(({ name }) => name)
        .filter((name) => name.startsWith('screen-ready:')),
    );
  // In the order of the last visit.
  await becomes(marks, ['screen-ready:/google/reports', 'screen-ready:/google/dashboard']);
});

it('the calendar comes when the date range is opened, in 46 kB with the overlay it stands in', async ({
  page,
  store,
}) => {
  // The parts that come later by themselves have come: the chart is the last of them.
  const allIsThere = async (opened: Page) => {
    await opened.getByRole('slider').first().waitFor();
    await opened.waitForLoadState('networkidle');
  };
  const bytes = await measureOpening(browserOf(page), store, screenNamed('dashboard'), allIsThere, async (opened) => {
    await opened.getByRole('combobox', { name: 'Date range' }).click();
    await opened.getByRole('grid').first().waitFor();
  });
  expect(bytes / 1000).toBeGreaterThan(20);
  expect(bytes / 1000).toBeLessThanOrEqual(46);
});
