import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keyboard, mouse } from '../src/input-methods';
import * as journey from '../src/journey';
import { personal } from '../src/personal';
import { it, openStore } from '../src/scene';
import { stepPath } from '../src/setup';
import type { Store } from '../src/store';
import { becomes } from '../src/waiting';

/** A product export of the store plugin, as the admin would give it to `npm start -- --catalog`. */
const products = ['Walnut lantern', 'Beeswax candle', 'Copper wick trimmer'];
const csv = ['ID,Type,SKU,Name,Published,Visibility in catalog,In stock?,Regular price']
  .concat(products.map((name, at) => `${at + 11},simple,sku-${at},${name},1,visible,1,${at + 5}.50`))
  .join('\n');
const catalog = join(mkdtempSync(join(tmpdir(), 'e2e-catalog-')), 'products.csv');
writeFileSync(catalog, `${csv}\n`);

const imported = async () => [...products].sort();
/** The first page of the store's own products. */
const own = async (store: Store) => {
  const query = 'page=1&per_page=10&orderby=title&order=asc';
  const feed = await store.call<{ products: { title: string }[] }>('GET', `/wc/gla/mc/product-feed?${query}`);
  expect(feed.products).toHaveLength(10);
  return feed.products.map(({ title }) => title);
};

/** One store goes the whole way, part after part; each begins in a new browser, so that only the server can know where it was. */
describe.each([
  { by: 'mouse', hand: mouse, of: 'an imported catalogue', args: ['--catalog', catalog], titles: imported },
  { by: 'nothing but the keyboard', hand: keyboard, of: 'the products of the store', args: [], titles: own },
])('the setup journey by $by, with $of', ({ hand, args, titles }) => {
  openStore(args);

  it('leads from the start page into the wizard, at its first step [S2.02, S2.10, S2.14]', async (scene) => {
    await journey.start(scene, hand);
    await journey.resumesAt(scene.page, 'Set up your accounts');
  });

  it('step 1 connects hosting and provider by their consent pages, and creates a merchant account with its terms [S2.15, S2.20, S2.34, S4.03, S5.17]', async (scene) => {
    await scene.open('/google/setup-mc');
    await journey.connectAccounts(scene, hand);
    await journey.goOn(scene.page, hand);
    await journey.resumesAt(scene.page, 'Choose your audience');
  });

  it('step 2 starts with the suggested countries and saves another one before it goes on [S2.16, S2.23, S4.09, S4.10]', async (scene) => {
    // The suggestion is saved without a click, perhaps by the visit before already: the wizard would begin after it then.
    await scene.open(stepPath.audience);
    await journey.chooseAudience(scene, hand);
    await journey.goOn(scene.page, hand);
    await journey.resumesAt(scene.page, 'Configure your product listings');
    const { countries } = await scene.store.call<{ countries: string[] }>('GET', '/wc/gla/mc/target_audience');
    expect([...countries].sort()).toEqual(['CA', 'GB', 'US']);
  });

  it('step 3 saves shipping and tax by itself and asks for what is missing [S2.17, S4.15, S5.07, S5.08]', async (scene) => {
    await scene.open('/google/setup-mc');
    await journey.waitsFor(
      scene.page,
      'Continue',
      'Please specify tax rate option. Choose how your US tax rate is set.',
    );
    await journey.waitsFor(scene.page, 'Continue', /^Please specify shipping times for all the countries\./);
    await journey.configureListings(scene, hand);
    await journey.goOn(scene.page, hand);
    await journey.resumesAt(scene.page, 'Confirm store requirements');
    const times = await scene.store.call<Record<string, { time: string }>>('GET', '/wc/gla/mc/shipping/times');
    expect(Object.fromEntries(Object.entries(times).map(([country, { time }]) => [country, time]))).toEqual({
      CA: '4',
      GB: '4',
      US: '4',
    });
  });

  it('step 4 verifies the phone, takes the address and the checklist, and completes the setup [S2.18, S2.19, S2.30, S2.31, S2.37, S4.19, S4.20, O2.40, O2.51]', async (scene) => {
    await scene.open('/google/setup-mc');
    await journey.meetRequirements(scene, hand);
    await journey.complete(scene, hand);
  });

  it('never leads back into a wizard that is done [S2.19]', async ({ page, open }) => {
    await open('/google/setup-mc');
    await journey.heading(page, 'Dashboard').waitFor();
  });

  it('the product feed lists the products by title, the imported ones too [S0.01, S1.02, O2.41, O2.44]', async ({
    page,
    open,
    store,
  }) => {
    const expected = await titles(store);
    await open('/google/product-feed');
    await becomes(() => journey.productTitles(page), expected);
    await page.reload();
    await becomes(() => journey.productTitles(page), expected);
  });

  it('the dashboard shows free listings and offers paid campaigns, the tabs lead on to settings with the accounts [O2.02, O2.03, O2.47]', async ({
    page,
    open,
  }) => {
    await open('/google/dashboard');
    expect(await journey.cardText(page, 'Free listings')).toMatch(/Clicks\s*\d/);
    await page.getByRole('rowheader', { name: 'Free listings' }).waitFor();
    await journey.goToTab(page, hand, 'Reports');
    await journey.goToTab(page, hand, 'Settings');
    for (const account of ['WordPress.com', 'Google account', 'Google Merchant Center'])
      expect(await journey.cardText(page, account)).toContain('Connected');
    await page.reload();
    expect(await journey.cardText(page, 'Google Merchant Center')).toContain('Connected');
  });

  it('leaves no personal data in the browser [B-5]', async ({ page, open }) => {
    await open('/google/settings');
    await journey.heading(page, 'Settings').waitFor();
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(personal);
  });
});
