import type { Page } from 'playwright-core';
import { it, openStore } from '../src/scene';
import type { Fault } from '../src/store';
import { becomes } from '../src/waiting';

openStore();

const broken = { status: 500 } as const;
const get = (path: string): Fault => ({ method: 'GET', path: `/wc/gla/${path}`, ...broken });

/** The fault is provoked: the answer itself and what the browser and the application log about it are no problem. */
const provoked = [/^server error: 500/, /^console: /];

const notice = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).first();

describe('a read that fails says so, and the screen stays', () => {
  it.each([
    ['There was an error loading Google Ads account info.', 'ads-complete', '/google/settings', get('ads/connection')],
    ['There was an error loading ads campaigns.', 'ads-complete', '/google/dashboard', get('ads/campaigns')],
    [
      'There was an error loading your merchant center product statistics.',
      'ads-complete',
      '/google/product-feed',
      get('mc/product-statistics'),
    ],
    ['There was an error loading product feed.', 'ads-complete', '/google/product-feed', get('mc/product-feed')],
    [
      'There was an error loading your merchant center product review request status.',
      'disapproved',
      '/google/product-feed',
      get('mc/review'),
    ],
  ])(
    'in the words of the catalogue: %s [S8.08, O8.04-O8.06, O8.08]',
    async ({ page, store, open, problems }, text, scenario, path, fault) => {
      problems.allow(...provoked);
      await store.scenario(scenario);
      await store.fault(fault);
      await open(path);
      await notice(page, text).waitFor();
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  );
});

it(
  'an account that cannot be read is asked for once, not again and again, and all the rest of the dashboard comes [S8.08, O2.03]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    const asked = async () => (await store.calls()).filter(({ key }) => key === 'getAdsConnection').length;
    await store.fault(get('ads/connection'));
    const before = await asked();
    await open('/google/dashboard');
    await page.getByText('Total sales over time').waitFor();
    await page.getByRole('button', { name: 'Alerts' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('main [aria-busy="true"]').count()).toBe(0);
    expect(await asked()).toBe(before + 1);
  },
  { scenario: 'ads-complete' },
);

it(
  'many notices leave half of a phone to what they are about, and go with one press [O8.17]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    const paths = [
      'jetpack/connected',
      'google/connected',
      'mc/connection',
      'ads/connection',
      'mc/contact-information',
    ];
    for (const path of paths) await store.fault(get(path));
    await page.setViewportSize({ width: 400, height: 800 });
    await open('/google/settings');
    const dismiss = page.getByRole('button', { name: 'Dismiss all 5' });
    await dismiss.waitFor();
    expect((await page.locator('#shell-notices').boundingBox())?.height).toBeLessThanOrEqual(400);
    await page.getByText('getContactInformation').filter({ visible: true }).waitFor();
    // What scrolls cuts off what is beyond it: the shadows of its cards have the room that there is beside it.
    const roomAround = () =>
      page.locator('#shell-notices > :has([role=alert])').evaluate((list) => {
        const card = list.querySelector('[role=alert] > :last-child');
        if (card === null) throw new Error('no card');
        const [out, of] = [list.getBoundingClientRect(), card.getBoundingClientRect()];
        return [of.left - out.left, out.right - of.right].map(Math.round);
      });
    await becomes(roomAround, [8, 8]);
    // Above the first card what scrolls out of sight fades.
    const list = page.locator('#shell-notices > :has([role=alert])');
    expect(await list.evaluate((element) => getComputedStyle(element).maskImage)).toBe(
      'linear-gradient(rgba(0, 0, 0, 0), rgb(0, 0, 0) 8px)',
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await becomes(roomAround, [24, 24]);
    await page.screenshot({ path: 'e2e/artifacts/many-notices-1280.png' });
    await page.setViewportSize({ width: 400, height: 800 });
    await page.screenshot({ path: 'e2e/artifacts/many-notices-400.png' });
    await dismiss.click();
    await page.locator('#shell-notices').getByText('There was an error').first().waitFor({ state: 'detached' });
  },
  { scenario: 'ads-complete' },
);

it(
  'a notice of what failed goes once the same went through [O8.04]',
  async ({ page, store, open, problems }) => {
    problems.allow(...provoked);
    await store.fault({ ...get('mc/product-statistics'), times: 1 });
    await open('/google/product-feed');
    const told = notice(page, 'There was an error loading your merchant center product statistics.');
    await told.waitFor();
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
    await told.waitFor({ state: 'detached' });
    await page.getByText('Not synced').first().waitFor();
  },
  { scenario: 'ads-complete' },
);

describe('a session that ended', () => {
  it(
    'asks to sign in again and shows no error notice [S6.06] [C-8]',
    async ({ page, open, problems }) => {
      problems.allow(/^console: /);
      await open('/google/settings');
      await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
      await page.context().clearCookies();
      // A read of its own may have met the end of the session already, and its dialog lies over the link.
      await page.getByRole('link', { name: 'Dashboard', exact: true, includeHidden: true }).dispatchEvent('click');
      await page.getByRole('dialog', { name: 'You have been signed out' }).waitFor();
      expect(await page.getByText(/There was an error|Unable to/).count()).toBe(0);
    },
    { scenario: 'ads-complete' },
  );
});
