import type { Page } from 'playwright-core';
import { it, openStore } from '../src/scene';
import { settled } from '../src/screens';

openStore();

const state = { scenario: 'ads-complete' };

const shows = {
  Dashboard: 'Everything, everywhere',
  Reports: 'Performance',
  'Product feed': 'Approved',
  Settings: 'owner@lantern-and-loam.example',
} as const;

type Tab = keyof typeof shows;

const goTo = async (page: Page, name: Tab) => {
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true }).click();
  await settled(page, shows[name]);
};

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** A mark on the heading of a screen, which a screen that is made anew has not. */
const mark = (page: Page) => heading(page).evaluate((element) => element.setAttribute('data-marked', ''));
const isMarked = (page: Page) => heading(page).evaluate((element) => element.hasAttribute('data-marked'));

/** Shows a screen, and another one, until it is one that is kept when it is left. */
async function shownTwice(page: Page, name: Tab, other: Tab) {
  await goTo(page, name);
  await goTo(page, other);
  await goTo(page, name);
}

it.each<[Tab, Tab]>([
  ['Dashboard', 'Reports'],
  ['Reports', 'Product feed'],
  ['Product feed', 'Settings'],
  ['Settings', 'Dashboard'],
])(
  '%s that nobody touched comes back as it was left, with its heading focused [19.11]',
  async ({ page, open }, name, other) => {
    await open('/google/dashboard');
    await settled(page, shows.Dashboard);
    await shownTwice(page, name, other);
    await mark(page);
    await goTo(page, other);
    await goTo(page, name);
    expect(await isMarked(page)).toBe(true);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    expect(await page.title()).toBe(`${name} · Google Listings & Ads`);
  },
  state,
);

it(
  'a screen that comes back shows what changed meanwhile, made by somebody else too [19.11]',
  async ({ page, open, store }) => {
    await open('/google/dashboard');
    await settled(page, shows.Dashboard);
    await shownTwice(page, 'Dashboard', 'Settings');
    await mark(page);
    await goTo(page, 'Settings');
    await store.call('PATCH', '/wc/gla/ads/campaigns/17890001', { name: 'Lanterns of winter' });
    await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
    await page.getByText('Lanterns of winter').first().waitFor();
    expect(await isMarked(page)).toBe(true);
  },
  state,
);

it(
  'a screen that was touched begins anew: what was opened is closed [19.11]',
  async ({ page, open }) => {
    await open('/google/product-feed');
    await settled(page, shows['Product feed']);
    await shownTwice(page, 'Product feed', 'Settings');
    const meanings = page.getByRole('button', { name: 'What the statuses mean', exact: true });
    await meanings.click();
    expect(await meanings.getAttribute('aria-expanded')).toBe('true');
    await goTo(page, 'Settings');
    await goTo(page, 'Product feed');
    expect(await meanings.getAttribute('aria-expanded')).toBe('false');
  },
  state,
);
