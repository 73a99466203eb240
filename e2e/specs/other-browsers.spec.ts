import { screens } from '../src/screens';
import type { Store } from '../src/store';
import { becomes } from '../src/waiting';
import { openBrowser, otherBrowsers } from '../src/webdriver/other-browsers';
import { withHeader } from '../src/webdriver/with-header';

/** Policy violations that the browser reported to the server. */
const refusals = (store: Store) => store.call<readonly unknown[]>('GET', '/sandbox/v1/reports');

/** Body of the function that answers with the first lines of a figure's label, at widths that it does not fit into. */
const FIRST_LINES = `
const node = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
  text.data === 'Gesamtausgaben' && text.parentElement.closest('[aria-busy]') ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP,
).nextNode();
const range = document.createRange();
const topOf = (place) => (range.setStart(node, place), range.setEnd(node, place + 1), range.getBoundingClientRect().top);
const firsts = new Set();
for (let width = 60; width < 120; width += 1) {
  Object.assign(node.parentElement.style, { width: width + 'px', padding: 0 });
  const end = [...node.data].findIndex((_letter, place) => topOf(place) > topOf(0));
  firsts.add(end === -1 ? node.data : node.data.slice(0, end));
}
return [...firsts];
`;

/** A policy that refuses every file of the page; the document's own watch over the start may run. */
const AGAINST = "script-src 'unsafe-inline'";

for (const browser of otherBrowsers) {
  (browser.path === '' ? describe.skip : describe)(`in ${browser.name}`, () => {
    const it = openBrowser(browser);

    it('the printed link signs in over http on this computer, and leads where one wanted to go [B-4]', async ({
      store,
      visitor,
    }) => {
      await visitor.open('/google/start');
      await visitor.heading('Sign in to the store admin');
      await visitor.driver.open(store.signInUrl);
      await visitor.heading('Show your products to people who are searching for them');
      expect(await visitor.driver.run('return location.pathname')).toBe('/google/start');
      expect(await visitor.driver.run('return document.cookie')).toBe('');
    });

    for (const { name, path, scenario, shows } of screens)
      it(`every screen shows its first view, and no policy refuses a part of it: ${name} [B-1, B-2]`, async ({
        store,
        visitor,
      }) => {
        await store.scenario(scenario);
        await visitor.open(path);
        await visitor.sees(shows);
        await visitor.settled();
        await visitor.heading('');
        expect(await refusals(store)).toEqual([]);
      });

    it('the setup begins, connects the accounts by their consent pages and goes on to step 2 [S2.15, S2.20, S2.34]', async ({
      store,
      visitor,
    }) => {
      await store.scenario('fresh');
      await visitor.open('/google');
      await visitor.press('Start listing products →');
      await visitor.heading('Get started with Google Listings & Ads');
      await visitor.press('Connect', 'WordPress.com');
      await visitor.heading('Connect your WordPress.com account');
      await visitor.press('Approve');
      await visitor.sees('Connected', 'WordPress.com');
      await visitor.press('Connect', 'Google account');
      await visitor.heading('Choose your Google account');
      await visitor.press('Allow');
      await visitor.sees('Connected', 'Google account');
      await visitor.press('Create account', 'Google Merchant Center');
      const terms = 'Create Google Merchant Center account';
      await visitor.tick('', terms);
      await visitor.press('Create account', terms);
      await visitor.sees('Connected', 'Google Merchant Center');
      await visitor.press('Continue');
      await visitor.sees('Selected countries only');
      const { step } = await store.call<{ step: string }>('GET', '/wc/gla/mc/setup');
      expect(step).toBe('target_audience');
      expect(await refusals(store)).toEqual([]);
    });

    it('the date range opens with its calendar in its own styles, which no policy refuses, and applies [B-2, O2.22]', async ({
      store,
      visitor,
    }) => {
      await store.scenario('ads-complete');
      await visitor.open('/google/dashboard');
      await visitor.sees('Everything, everywhere');
      await visitor.press('Date range');
      await visitor.sees('Choose the first day.', 'Date range');
      const ends = `return [...document.querySelectorAll('[role=gridcell][data-end=true]')].map((day) => getComputedStyle(day).backgroundColor)`;
      // The days are drawn after the panel.
      await becomes(() => visitor.driver.run('return document.querySelector("[role=gridcell]") !== null'), true);
      const colors = await visitor.driver.run<readonly string[]>(ends);
      expect(colors.length).toBeGreaterThan(0);
      expect(colors).not.toContain('rgba(0, 0, 0, 0)');
      await visitor.press('Apply', 'Date range');
      await visitor.sees('Custom');
      await becomes(() => visitor.driver.run('return new URLSearchParams(location.search).get("period")'), 'custom');
      expect(await refusals(store)).toEqual([]);
    });

    // Chromium fetches its dictionaries when it likes, WebKitGTK has those of the system.
    if (browser.name === 'Firefox')
      it('a long word above a figure ends its lines between syllables', async ({ store, visitor }) => {
        await store.scenario('ads-complete');
        await visitor.open('/google/dashboard?_locale=de');
        await visitor.sees('Everything, everywhere');
        await visitor.settled();
        expect(await visitor.driver.run(FIRST_LINES)).toEqual(['Gesamt', 'Gesamtaus', 'Gesamtausga']);
      });

    it('a start that the browser refuses is told within five seconds, with a reference and a way to reload', async ({
      store,
      visitor,
    }) => {
      const strict = await withHeader(store.url, 'content-security-policy', AGAINST);
      try {
        await visitor.driver.open(strict.url + new URL(store.signInUrl).pathname + new URL(store.signInUrl).search);
        await visitor.sees('This page did not start');
        // Since the document began to load: what came before is the way to it.
        expect(await visitor.driver.run<number>('return performance.now()')).toBeLessThan(5000);
        await visitor.sees('Reload the page');
        await visitor.sees('Reference: ');
      } finally {
        await strict.stop();
      }
    });
  });
}
