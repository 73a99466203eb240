import type { Page } from 'playwright-core';
import { it, openStore } from '../src/scene';

openStore();

/** Holds every script back until it is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/**', async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return letGo;
}

const outline = (page: Page) => page.locator('#shell-painted > div').filter({ visible: true });

/** Where the first line of a text stands, in pixels. */
async function topOf(page: Page, selector: string) {
  const box = await page.locator(selector).filter({ visible: true }).first().boundingBox();
  return box === null ? null : [Math.round(box.x), Math.round(box.y)];
}

declare global {
  interface Window {
    /** How the outline is shown as the heading of a screen comes in. */
    outlineThen?: string;
  }
}

/** Looks at the outline as soon as a screen has drawn its heading, before the next frame. */
const watchOutline = (page: Page) =>
  page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (document.querySelector('.shell-slot h1') === null) return;
      observer.disconnect();
      const painted = document.getElementById('shell-painted');
      window.outlineThen = painted === null ? 'taken away' : getComputedStyle(painted).display;
    });
    observer.observe(document, { childList: true, subtree: true });
  });

const screens: [string, string, string][] = [
  ['/google/dashboard', 'Dashboard', 'complete'],
  ['/google/reports', 'Reports', 'complete'],
  ['/google/product-feed', 'Product feed', 'complete'],
  ['/google/settings', 'Settings', 'complete'],
  ['/google/setup-mc', 'Get started with Google Listings & Ads', 'shipping-saved'],
];

for (const width of [1280, 400])
  it.each(screens)(
    `%s is painted before any script is there, and its title stays where it is as the outline goes, at ${width} px`,
    async ({ page, store }, path, title, scenario) => {
      await store.scenario(scenario);
      await page.setViewportSize({ width, height: 900 });
      await watchOutline(page);
      const letGo = await holdScripts(page);
      await page.goto(store.url + path, { waitUntil: 'commit' });
      await outline(page).getByText(title, { exact: true }).waitFor();
      expect(await page.getByRole('banner').getByText('Google Listings & Ads', { exact: true }).isVisible()).toBe(true);
      const hasTabs = path !== '/google/setup-mc';
      expect(await page.getByRole('navigation').getByText('Reports').isVisible()).toBe(hasTabs);
      const painted = await topOf(page, '#shell-painted p');
      letGo();
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await topOf(page, 'h1')).toEqual(painted);
      expect(await page.evaluate(() => window.outlineThen)).toBe('none');
      expect(await page.locator('#shell-painted').count()).toBe(0);
    },
  );

/** Heights of an element before and right after it is told to be 1,234 pixels high, and where the sandbox's link stands. */
const told = (page: Page) =>
  page.locator('main').evaluate((main) => {
    main.getBoundingClientRect();
    main.style.minHeight = '1234px';
    const height = main.getBoundingClientRect().height;
    main.style.minHeight = '';
    const link = document.querySelector('aside.shell-sandbox')?.getBoundingClientRect().top ?? 0;
    return { height, isBelow: link >= window.innerHeight };
  });

it(
  'where motion is reduced a size holds at once, and on a phone the way to the sandbox never stands in sight of a start',
  async ({ page, store }) => {
    await store.scenario('complete');
    await page.setViewportSize({ width: 400, height: 900 });
    await page.goto(`${store.url}/google/settings?subpath=%2Fedit-phone-number`);
    await page.locator('aside.shell-sandbox').waitFor();
    expect(await told(page)).toEqual({ height: 1234, isBelow: true });
  },
  { reducedMotion: 'reduce' },
);

it('paints a form as one, and what it cannot know as a bar', async ({ page, store }) => {
  await store.scenario('complete');
  const letGo = await holdScripts(page);
  await page.goto(`${store.url}/google/settings?subpath=%2Fedit-phone-number`, { waitUntil: 'commit' });
  await outline(page).waitFor();
  expect(await outline(page).getAttribute('data-paint')).toBe('sub');
  expect((await outline(page).textContent())?.trim()).toBe('');
  expect(await page.getByRole('navigation').isVisible()).toBe(false);
  letGo();
  await page.getByRole('heading', { level: 1, name: 'Edit phone number' }).waitFor();
});

it.each([
  [320, 'above the wizard', 'shipping-saved', '/google/setup-mc'],
  [400, 'above the tabs', 'ads-complete', '/google/dashboard'],
])(
  'the name, help and alerts stand in the header at %i px without cutting or covering the name: %s',
  async ({ page, open, store }, width, _, scenario, path) => {
    await store.scenario(scenario);
    await page.setViewportSize({ width, height: 700 });
    await open(path);
    const name = page.getByRole('banner').getByText('Google Listings & Ads', { exact: true });
    const bell = page.getByRole('button', { name: /^Alerts/ });
    await bell.waitFor();
    expect(await name.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    const [named, rung] = [await name.boundingBox(), await bell.boundingBox()];
    expect((named?.x ?? 0) + (named?.width ?? 0)).toBeLessThanOrEqual(rung?.x ?? 0);
    await page.getByRole('button', { name: 'Help', exact: true }).click();
    await page.getByRole('dialog').getByRole('heading').first().waitFor();
  },
);
