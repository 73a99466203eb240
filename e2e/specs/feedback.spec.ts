import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { it, openStore } from '../src/scene';
import { stepPath } from '../src/setup';
import { settled } from '../src/screens';
import { listen, told } from '../src/spoken';
import { becomes } from '../src/waiting';

openStore();

const offline = (page: Page) => page.getByRole('status').filter({ hasText: /^You are offline\./ });
const online = (page: Page) => page.getByRole('status').filter({ hasText: /^You are connected again\./ });

/** What notices are made of has been fetched: without a connection it could not be. */
const noticesLoaded = async (page: Page) => {
  await page.waitForRequest(/wc\/gla\/(changes|alerts\/unread)/);
  await page.waitForLoadState('load');
  await page.getByRole('heading', { level: 1 }).waitFor();
};

it(
  'offline is called offline for as long as it lasts, and what is shown is read anew afterwards',
  async ({ page, open, problems }) => {
    problems.allow(/^console: .*(ERR_INTERNET_DISCONNECTED|failed \(0\))/, /^request failed: /);
    const loaded = noticesLoaded(page);
    await open('/google/dashboard');
    await loaded;
    await page.context().setOffline(true);
    await offline(page).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    const anew = page.waitForResponse(/wc\/gla\/ads\/campaigns/);
    await page.context().setOffline(false);
    await online(page).waitFor();
    await offline(page).waitFor({ state: 'detached' });
    expect((await anew).status()).toBe(200);
  },
  { scenario: 'ads-complete' },
);

/** Applications, each with an address, a state of the store, and what its first view shows. */
const applications: [string, string, string, string][] = [
  ['dashboard', '/google/dashboard', 'ads-complete', 'Everything, everywhere'],
  ['reports', '/google/reports', 'ads-complete', 'Everything, everywhere'],
  ['product feed', '/google/product-feed', 'disapproved', 'Approved'],
  ['settings', '/google/settings', 'ads-complete', 'owner@lantern-and-loam.example'],
  ['setup', '/google/setup-mc', 'fresh', 'Connect the account of your store’s host'],
  ['ads setup', '/google/setup-ads', 'complete', 'Set up your accounts'],
];

const isScript = (url: URL) => /^\/assets\/.*\.js$/.test(url.pathname);

/** Opens a screen; answers with the scripts that it fetches by itself once its first view is there. */
async function lateScripts(page: Page, work: () => Promise<void>, shows: string): Promise<ReadonlySet<string>> {
  const late = new Set<string>();
  await work();
  await page.getByText(shows).first().waitFor();
  page.on('request', (request) => isScript(new URL(request.url())) && late.add(request.url()));
  // The help is the last part of the page that comes in a quiet moment.
  await page.getByRole('button', { name: 'Help', exact: true }).waitFor();
  await settled(page, shows);
  page.removeAllListeners('request');
  return late;
}

it.each(applications)(
  'a connection lost while later parts are fetched is told once, and they come by themselves when it is back: %s [17.5]',
  async ({ page, store, open, problems }, _name, path, scenario, shows) => {
    problems.allow(/^console: .*(ERR_INTERNET_DISCONNECTED|failed \(0\))/, /^request failed: /);
    await store.scenario(scenario);
    const late = await lateScripts(page, () => open(path), shows);
    const come = new Set<string>();
    let isCut = false;
    await page.route(isScript, async (route) => {
      const isLate = late.has(route.request().url());
      if (isLate && !isCut) {
        isCut = true;
        await page.context().setOffline(true);
      }
      await route.continue();
    });
    page.on('response', (answer) => late.has(answer.url()) && come.add(answer.url()));
    await listen(page);
    await open(path);
    await offline(page).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await page.context().setOffline(false);
    await online(page).waitFor();
    await becomes(() => Promise.resolve(come), late);
    await offline(page).waitFor({ state: 'detached' });
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    const words = await told(page);
    expect(words.filter((each) => /offline|connected|could not/.test(each))).toEqual([
      'You are offline. Dismiss',
      'You are connected again. Everything shown here is being read again. Dismiss',
    ]);
  },
);

it(
  'what is typed offline is said to be saved later, and is saved once the connection is back',
  async ({ page, store, open, problems }) => {
    problems.allow(/^console: .*(ERR_INTERNET_DISCONNECTED|failed \(0\))/, /^request failed: /);
    const loaded = noticesLoaded(page);
    await open(stepPath.requirements);
    await loaded;
    const first = page.getByRole('checkbox').first();
    await first.waitFor();
    await page.context().setOffline(true);
    await first.check();
    await page.getByRole('status').filter({ hasText: 'Not saved yet: you are offline.' }).first().waitFor();
    await page.context().setOffline(false);
    await page
      .getByRole('status')
      .filter({ hasText: /^Saved$/ })
      .first()
      .waitFor();
    await becomes(
      async () => (await store.call<{ website_live: boolean }>('GET', '/wc/gla/mc/settings')).website_live,
      true,
    );
  },
  { scenario: 'shipping-saved' },
);

it(
  'a failure is named as the log of the store names it',
  async ({ page, store, open, problems }) => {
    problems.allow(/^server error: 500/, /^console: /);
    await open('/google/dashboard');
    await store.fault({ method: 'PATCH', path: '/wc/gla/ads/campaigns/{id}', status: 500 });
    const refused: string[] = [];
    page.on('response', (answer) => {
      if (answer.status() === 500) refused.push(answer.headers()['x-request-id'] ?? 'none');
    });
    await page.getByRole('switch', { name: /Candles for the winter/ }).click();
    const reference = await page
      .getByRole('alert')
      .getByText(/^Reference: /)
      .textContent();
    // That of the last try.
    expect(reference).toBe(`Reference: ${refused.at(-1) ?? ''}`);
  },
  { scenario: 'ads-complete' },
);
