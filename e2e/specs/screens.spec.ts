import { axeViolations } from '../src/axe';
import { controlsOutOfSight } from '../src/controls';
import { unmarkedTexts } from '../src/pseudo';
import { standsStill, turns } from '../src/scheme';
import { screens, settled, sidewaysScroll } from '../src/screens';
import { it, openStore } from '../src/scene';
import type { Store } from '../src/store';
import { becomes } from '../src/waiting';

openStore();

const widths = [320, 400, 800, 1280];
const rows = screens.map((screen) => [screen.name, screen] as [string, typeof screen]);

/** Every text value below a JSON value. */
const wordsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
};

/** Names and addresses of the store, its products, campaigns, issues and accounts: data, not texts of the application. */
async function dataOf(store: Store): Promise<readonly (string | RegExp)[]> {
  const paths = ['mc/product-feed?per_page=200', 'mc/issues/product?per_page=200', 'mc/issues/account?per_page=200'];
  const more = [
    'ads/campaigns',
    'mc/contact-information',
    'mc/store-checks',
    'mc/target_audience',
    'mc/accounts',
    'google/connected',
    'jetpack/connected',
    'ads/accounts',
    'activity',
  ];
  const answers = await Promise.all(
    ['/wc-analytics/products?per_page=100', ...[...paths, ...more].map((path) => `/wc/gla/${path}`)].map((path) =>
      store.call('GET', path).catch(() => null),
    ),
  );
  const formatted = [
    /^(?:\$?[\d,.]+|[\d,.]+\s[A-Z]{3}) \([A-Z][a-z]{2} \d+, \d{4}\)$/,
    /^[\s\d,.%()–+-]*(USD|\$)[\s\d,.%()]*$/,
    /^[A-Z][a-z]{2} \d/,
    /^[A-Z][a-z]+day, [A-Z][a-z]+ \d+, \d{4}$/,
    /United (States|Kingdom)|Canada|New York/,
  ];
  return [...wordsIn(answers), ...formatted];
}

describe('every screen', () => {
  it.each(rows)(
    'fits 320 to 1280 pixels, has no accessibility violation, light or dark, shows each control in forced colours and more contrast, and breaks no policy: %s [G13, G17]',
    async ({ page, open, store }, _, { path, scenario, shows }) => {
      await store.scenario(scenario);
      await open(path);
      await settled(page, shows);
      await turns(page, 'light');
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        // Media queries follow the window with the next frame.
        await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
        // What follows the width by script comes after that: it is looked at again until it is there.
        const look = async () => ({ width, scroll: await sidewaysScroll(page), violations: await axeViolations(page) });
        await becomes(look, { width, scroll: 0, violations: [] });
      }
      for (const media of [{ forcedColors: 'active' }, { forcedColors: 'none', contrast: 'more' }] as const) {
        await page.emulateMedia(media);
        await standsStill(page);
        expect({ media, outOfSight: await controlsOutOfSight(page) }).toEqual({ media, outOfSight: [] });
      }
      await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark' });
      await turns(page, 'dark');
      expect({ dark: await axeViolations(page) }).toEqual({ dark: [] });
    },
  );

  it(
    'has room for two accounts in a row on a wide screen, and keeps the order they are read in [17.6]',
    async ({ page, open }) => {
      await open('/google/settings');
      await settled(page, 'owner@lantern-and-loam.example');
      const names = ['WordPress.com', 'Google account', 'Google Merchant Center', 'Google Ads'];
      const boxes = () =>
        Promise.all(names.map((name) => page.getByRole('group', { name, exact: true }).boundingBox()));
      const places = async () => {
        const all = await boxes();
        const rowsOfCards = [...new Set(all.map((box) => box?.y))];
        const columns = [...new Set(all.map((box) => box?.x))];
        return all.map((box) => `${rowsOfCards.indexOf(box?.y)}/${columns.indexOf(box?.x)}`);
      };
      expect(await places()).toEqual(['0/0', '1/0', '2/0', '3/0']);
      await page.setViewportSize({ width: 1920, height: 900 });
      await becomes(places, ['0/0', '0/1', '1/0', '1/1']);
      const [first, second, third, fourth] = (await boxes()).map((box) => box?.height);
      expect([first, third]).toEqual([second, fourth]);
    },
    { scenario: 'ads-complete' },
  );

  it.each(rows)('shows no text that is in no catalog: %s', async ({ page, open, store }, _, { path, scenario }) => {
    await store.scenario(scenario);
    await open(`${path}${path.includes('?') ? '&' : '?'}_locale=en-XA`);
    await settled(page, '~]');
    expect(await unmarkedTexts(page, await dataOf(store))).toEqual([]);
  });
});
