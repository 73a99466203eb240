import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { mouse } from '../src/input-methods';
import { chooseAudience, configureListings, goOn, heading } from '../src/journey';
import { plugin213, plugin29 } from '../src/plugin-version';
import { it, openBackend } from '../src/scene';
import { onPrintedAnswers } from '../src/printed-answers';
import { screenNamed, settled, sidewaysScroll } from '../src/screens';
import { button, card, looksRight, notice, opens } from '../src/setup';
import type { Store } from '../src/store';
import { withVersionTable } from '../src/version-matrix';

// A server in front of a store that plays a newer version of the plugin than the contract was written after.
const played = openBackend({ TRACKING: 'on' }, plugin29);

const tablePath = join(process.cwd(), 'docs/plugin-versions.md');

test('docs/plugin-versions.md says what works with which version of the plugin: npm run e2e -- versions --write writes it', async () => {
  const written = readFileSync(tablePath, 'utf8');
  const found = await withVersionTable(written, [plugin213, plugin29]);
  if (process.env['WRITE'] === '1') writeFileSync(tablePath, found);
  expect(readFileSync(tablePath, 'utf8')).toBe(found);
}, 120_000);

/** Another state of the store: what the server in front knew of its setup does not count any more. */
const begin = async (shop: Store, store: Store, scenario: string) => {
  await shop.scenario('ads-complete');
  await store.call('POST', '/wc/gla/mc/settings/sync');
  await store.call('DELETE', '/wc/gla/ads/connection');
  await shop.scenario(scenario);
  await store.call('GET', '/store/v1/bootstrap');
  played().setBack();
};

/** Every answer of the store's API that the page gets and that is an error. */
function errorsSeenBy(page: Page): readonly string[] {
  const seen: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/wp-json/') && response.status() >= 400) seen.push(`${response.status()} ${pathname}`);
  });
  onPrintedAnswers(page, ({ url, status }) => {
    if (status === null || status >= 400) seen.push(`${status} ${url}`);
  });
  return seen;
}

const callsTo = async (shop: Store, key: string) => (await shop.calls()).filter((call) => call.key === key).length;

it(
  'a newer store is set up in three steps, without a call that it does not have [S2.14-S2.19, S4.20]',
  async (scene) => {
    const { page, store, shop, open } = scene;
    await begin(shop, store, 'connected');
    const synced = await callsTo(shop, 'syncSettings');
    const errors = errorsSeenBy(page);
    await open('/google/setup-mc?step=store_requirements');
    await page.getByRole('list', { name: 'Setup steps' }).waitFor();
    expect(await page.getByRole('list', { name: 'Setup steps' }).getByRole('listitem').count()).toBe(3);
    await card(page, 'Google Merchant Center')
      .getByRole('button', { name: /^(Create account|Create a new)/ })
      .click();
    await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
    await goOn(page, mouse);
    await chooseAudience(scene, mouse);
    await goOn(page, mouse);
    await configureListings(scene, mouse);
    const complete = button(page, 'Complete setup');
    await opens(complete);
    expect(await page.getByText('Step 3 of 3').count()).toBeGreaterThan(0);
    await looksRight(page);
    await complete.click();
    await page.getByRole('dialog').getByText('You have successfully set up').waitFor();
    expect((await callsTo(shop, 'syncSettings')) - synced).toBe(1);
    expect(await callsTo(shop, 'saveContactInformation')).toBe(0);
    expect(await store.call('GET', '/wc/gla/mc/setup')).toEqual({ status: 'complete' });
    expect(errors).toEqual([]);
  },
  {},
  90_000,
);

/** First views, and what their address asks for: a month that has only begun may have no figures yet. */
const firstViews: readonly [name: string, query: string][] = [
  ['get started', ''],
  ['ads setup', ''],
  ['dashboard', ''],
  ['reports', '?period=last_month&compare=previous_period'],
  ['product feed', ''],
  ['settings', ''],
];

it.each(firstViews)(
  'a newer store has its first view without an error, and without a call that it does not have: %s',
  async ({ page, store, shop, open }, name, query) => {
    const screen = screenNamed(name);
    await begin(shop, store, screen.scenario);
    const errors = errorsSeenBy(page);
    await open(screen.path + query);
    await settled(page, screen.shows);
    expect((await page.getByRole('alert').allTextContents()).filter((text) => text !== '')).toEqual([]);
    expect(errors).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);
  },
);

it('products that the store is still counting are said to be counted, and then shown [O2.41]', async ({
  page,
  store,
  shop,
  open,
}) => {
  await begin(shop, store, 'ads-complete');
  await open('/google/product-feed');
  await page.getByText('Your store is counting its products.').first().waitFor();
  await page.getByRole('list', { name: 'Products by status' }).waitFor({ timeout: 15_000 });
});

it('the settings of a newer store show the address and no phone number, whose address leads to them [O2.47, O2.48]', async ({
  page,
  store,
  shop,
  open,
}) => {
  await begin(shop, store, 'ads-complete');
  await open('/google/settings?subpath=/edit-phone-number');
  await heading(page, 'Settings').waitFor();
  await card(page, 'Store address').waitFor();
  expect(await card(page, 'Phone number').count()).toBe(0);
  expect(new URL(page.url()).search).toBe('');
});

it('a recommended budget of one amount is no range [S3.15]', async ({ page, store, shop, open }) => {
  await begin(shop, store, 'ads-complete');
  await open('/google/dashboard?subpath=/campaigns/create');
  await page.getByText('Most stores like yours set a daily budget of $60.00 for about').waitFor();
});

it('an answer outside the contract is told with call, field and version of the plugin, and can be copied', async ({
  page,
  store,
  shop,
  open,
  problems,
}) => {
  problems.allow(/^console: /);
  await begin(shop, store, 'ads-complete');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await shop.fault({
    method: 'GET',
    path: '/wc/gla/mc/review',
    status: 200,
    body: { status: 'APPROVED', cooldown: { until: 'tomorrow' } },
  });
  await open('/google/product-feed');
  const told = notice(page, 'Your store answered in a way that this page does not understand.');
  await told.waitFor();
  await told.getByText('Details', { exact: true }).click();
  await told.getByRole('button', { name: 'Copy details' }).click();
  await told.getByText('Copied.').waitFor();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toEqual([
    'Call: GET /wc/gla/mc/review',
    'Field: cooldown',
    'Expected: number',
    'Received: object',
    'Store plugin: 2.9',
    expect.stringMatching(/^Reference: [0-9A-F]{8}$/),
  ]);
  await looksRight(page);
  await shop.clearFaults();
});

it('reports have a mark for what was changed in a campaign, which the server in front of the store knows', async (scene) => {
  const { page, store, shop, open } = scene;
  await begin(shop, store, 'ads-complete');
  const [campaign] = await store.call<readonly { id: number }[]>('GET', '/wc/gla/ads/campaigns');
  await store.call('PATCH', `/wc/gla/ads/campaigns/${campaign?.id}`, { status: 'paused' });
  await open('/google/reports?period=last_week&compare=previous_period');
  await settled(page, 'Performance');
  // A week that has only begun may have no figures yet: nothing is drawn of it.
  const [after, before] = [6, 0].map((days) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10));
  await open(`/google/reports?period=custom&compare=previous_period&after=${after}&before=${before}`);
  await page.locator('main svg [data-flag]').first().waitFor();
});
