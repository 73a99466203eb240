import type { ElementHandle, Page } from 'playwright-core';
import { appFaults, tampered } from '../src/app-faults';
import { entryOf } from '../src/release';
import { it, openStore } from '../src/scene';

openStore();

/** Time in which every other screen is there, whatever the broken one does. */
const OTHERS_MS = 2000;
/** Deadline of each step in a slot, and the time it takes to say so. */
const SLOT_MS = 7000;

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const slotAlert = (page: Page) =>
  page.getByRole('alert').filter({ has: page.getByRole('button', { name: /^(Retry|Reload the page)$/ }) });

/**
 * Takes the way back that the alert offers last: Retry, then, where that could not help, a reload; or it was there by
 * itself. A browser that remembers a failed fetch (Chromium up to 150) needs the reload.
 */
async function recover(page: Page, screen: string | RegExp) {
  for (let attempts = 0; attempts < 3; attempts += 1) {
    await heading(page, screen).or(slotAlert(page)).first().waitFor({ timeout: SLOT_MS });
    if (await heading(page, screen).isVisible()) return;
    const [shown] = await slotAlert(page).elementHandles();
    if (shown !== undefined) await takeWayBack(page, shown);
  }
  await heading(page, screen).waitFor();
}

/** Presses the last button of a message, and waits until the message is gone, with its document or by itself. */
async function takeWayBack(page: Page, shown: ElementHandle) {
  const gone = page.waitForEvent('domcontentloaded', { timeout: SLOT_MS + OTHERS_MS });
  const hidden = shown.waitForElementState('hidden', { timeout: SLOT_MS + OTHERS_MS });
  const left = Promise.any([gone, hidden]);
  const button = (await shown.$$('button')).at(-1);
  // An application that loads meanwhile removes the message with its button. A message that stays fails below.
  await Promise.allSettled([button?.click({ timeout: OTHERS_MS })]);
  await left;
}

const provoked = [
  /support id/,
  /boom/,
  /did not unmount/,
  /Failed to load resource/,
  /server error: 503/,
  /MIME type/,
  /reports\.\w+\.js/,
];
const state = { scenario: 'ads-complete' };

describe('an application that fails', () => {
  it.each(appFaults.map((fault) => [fault.name, fault] as [string, typeof fault]))(
    'leaves the other screens usable within two seconds, says so with Retry, and recovers: %s [C-6, G18]',
    async ({ page, open, problems }, _, fault) => {
      problems.allow(...provoked);
      await open('/google/settings');
      await heading(page, 'Settings').waitFor();
      const heal = await fault.plant(page, 'reports');
      await heading(page, 'Settings').waitFor();

      await tab(page, 'Reports').click();
      if (fault.shows === 'leaving') await heading(page, 'Reports').waitFor();
      await tab(page, 'Product feed').click();
      await heading(page, 'Product feed').waitFor({ timeout: OTHERS_MS });
      expect(await slotAlert(page).count()).toBe(0);

      await tab(page, 'Reports').click();
      if (fault.shows === 'message') {
        await slotAlert(page).waitFor({ timeout: SLOT_MS });
        await tab(page, 'Settings').click();
        await heading(page, 'Settings').waitFor({ timeout: OTHERS_MS });
        await tab(page, 'Reports').click();
        await slotAlert(page).waitFor({ timeout: SLOT_MS });
        await heal();
        await recover(page, 'Reports');
      } else {
        await heal();
        await heading(page, 'Reports').waitFor({ timeout: SLOT_MS });
      }
      expect(await slotAlert(page).count()).toBe(0);
    },
    state,
  );

  it.each([
    ['get-started', '/google/start', 'fresh', /^Show your products/],
    ['setup', '/google/setup-mc', 'fresh', 'Get started with Google Listings & Ads'],
    ['ads-setup', '/google/setup-ads', 'complete', 'Set up paid campaigns'],
    ['dashboard', '/google/dashboard', 'ads-complete', 'Dashboard'],
    ['product-feed', '/google/product-feed', 'ads-complete', 'Product feed'],
    ['settings', '/google/settings', 'ads-complete', 'Settings'],
  ])(
    'that cannot be fetched shows its message, and loads by the way on that it offers: %s [C-6, G18]',
    async ({ page, store, open, problems }, app, path, scenario, screen) => {
      problems.allow(...provoked);
      await store.scenario(scenario);
      await page.route(`**${entryOf(app)}`, (route) => route.abort('connectionreset'));
      await open(path);
      await slotAlert(page).waitFor({ timeout: SLOT_MS });
      await page.unrouteAll();
      expect(await slotAlert(page).getByRole('button').allTextContents()).toEqual(['Retry']);
      await recover(page, screen);
      expect(await slotAlert(page).count()).toBe(0);
    },
  );

  it(
    'is refused when one byte of it is not what the release says, and the others live [G13]',
    async ({ page, open, problems }) => {
      problems.allow(/support id/, /integrity/, /Failed to fetch/);
      await open('/google/settings');
      const heal = await tampered(page, entryOf('reports'));
      await tab(page, 'Reports').click();
      await slotAlert(page).waitFor({ timeout: SLOT_MS });
      await tab(page, 'Product feed').click();
      await heading(page, 'Product feed').waitFor({ timeout: OTHERS_MS });
      await heal();
    },
    state,
  );
});
