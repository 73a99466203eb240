import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { it, openStore } from '../src/scene';
import { stepPath } from '../src/setup';
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
