import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrapSchema } from '@listings/shared-api/contract';
import type { APIResponse } from 'playwright-core';
import { becomes } from '../src/waiting';
import { openWordPress, pageOf, screenHeading, type AdminScene } from '../src/wordpress';

const it = openWordPress();

const assetsPath = '/blog/wp-content/plugins/listings-and-ads/release';
const actionPath = '/blog/wp-admin/admin-post.php?action=listings_and_ads';
const place = '/google/reports';

const documentOf = ({ context, wordpress }: AdminScene, at: string = place) =>
  context.request.get(`${wordpress.url}/wp-admin/admin-post.php?action=listings_and_ads&path=${at.replace('?', '&')}`);

/** The same page as the store server itself prints it. */
async function serverDocument({ context, store }: AdminScene, at: string = place): Promise<APIResponse> {
  await context.request.get(store.signInUrl, { maxRedirects: 0 });
  return context.request.get(store.url + at);
}

/** A document without what is new in each and what is the host's own: nonces, names, facts, early reads, addresses, its light. */
const comparable = (markup: string) =>
  markup
    .replace(/^(<!doctype html>\n<html [^>]*?) data-scheme="light">/, '$1>')
    .replaceAll(/ nonce="[^"]+"/g, ' nonce')
    .replaceAll(/<meta name="(release|reference)" content="[^"]*">/g, '<meta name="$1">')
    .replace(/(<script type="application\/json" id="bootstrap">)[^<]*/, '$1')
    .replace(/(<p class="shell-support">)[^<]*/, '$1')
    .replaceAll(/<script type="application\/json" id="(?:reads|answer-\d+)">[^<]*<\/script>\n/g, '')
    .replace(/<script type="module" async (?=src="[^"]*\/root-config\/)/, '<script type="module" ')
    .replaceAll(assetsPath, '')
    .replace(`${actionPath}_report`, '/csp');

const bootstrapIn = (markup: string) =>
  bootstrapSchema.parse(JSON.parse(/id="bootstrap">([^<]*)</.exec(markup)?.[1] ?? 'null'));

const policiesOf = (response: APIResponse) =>
  response
    .headersArray()
    .filter(({ name }) => name.toLowerCase() === 'content-security-policy')
    .map(({ value }) =>
      value
        .replaceAll(/'nonce-[^']+'/g, "'nonce'")
        .replaceAll(/'sha256-[^']+'/g, "'hash'")
        .replaceAll(`${actionPath}_report`, '/csp'),
    );

describe('the document', () => {
  it('is the store server’s to the letter, but for nonces, facts and addresses [B-1, B-2]', async (scene) => {
    const [own, servers] = [await documentOf(scene), await serverDocument(scene)];
    expect(comparable(await own.text())).toBe(comparable(await servers.text()));
    const [first = '', second = ''] = policiesOf(own);
    const [firstOfServer, secondOfServer] = policiesOf(servers);
    expect(first.replace("frame-ancestors 'self'", "frame-ancestors 'none'")).toBe(firstOfServer);
    expect(second).toBe(secondOfServer);
    expect(own.headers()).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'no-store' });
  });

  it('brings what a step or a screen below its route needs, as the store server does', async (scene) => {
    for (const at of ['/google/settings?subpath=/edit-phone-number', '/google/setup-mc?step=store_requirements']) {
      const [own, servers] = [await documentOf(scene, at), await serverDocument(scene, at)];
      expect([at, comparable(await own.text())]).toEqual([at, comparable(await servers.text())]);
    }
  });

  it(
    'carries the facts that the store server knows of the same store [S2.02]',
    async (scene) => {
      const [own, servers] = [await documentOf(scene), await serverDocument(scene)];
      const [facts, known] = [bootstrapIn(await own.text()), bootstrapIn(await servers.text())];
      const { mcSetupComplete, adsSetupComplete, mcSupportedCountry, mcSupportedLanguage } = known;
      const { adsCampaignConvertStatus, currency, defaultCountry, countries } = known;
      expect(facts).toMatchObject({ mcSetupComplete, adsSetupComplete, mcSupportedCountry, mcSupportedLanguage });
      expect(facts).toMatchObject({ adsCampaignConvertStatus, defaultCountry, currency, unread: [] });
      // English names are left to the page, as the store server leaves them.
      expect([countries['DE'], countries['US']]).toEqual(['', 'United States (US)']);
      expect(facts.countries).toEqual(countries);
      expect([facts.mcSetupComplete, facts.adsSetupComplete]).toEqual([true, true]);
      expect(facts).toMatchObject({
        restRoot: '/blog/wp-json',
        timeZone: 'America/New_York',
        trackingEnabled: false,
        capabilities: { sandbox: false, storeAdmin: true, deploys: false },
      });
    },
    { scenario: 'campaigns-converted' },
  );

  it('is not disturbed by an import map and modules that newer versions of WordPress print [B-2]', async (scene) => {
    const { app, open, page, wordpress } = scene;
    const plain = comparable(await (await documentOf(scene)).text());
    await wordpress.option('played_store_script_modules', '1');
    try {
      expect(comparable(await (await documentOf(scene)).text())).toBe(plain);
      await open(pageOf('/google/reports'));
      await becomes(() => page.locator('html').getAttribute('data-module'), '1');
      await screenHeading(app, 'Reports').waitFor();
      await app.getByRole('link', { name: 'Settings', exact: true }).click();
      await screenHeading(app, 'Settings').waitFor();
      // Newer versions print one themselves beside the fixture's.
      expect(await page.locator('script[type=importmap]').first().getAttribute('id')).toBe('wp-importmap');
      expect(await app.locator('script[type=importmap]').count()).toBe(1);
      expect(await app.locator('html').getAttribute('data-module')).toBeNull();
    } finally {
      await wordpress.option('played_store_script_modules', null);
    }
  });

  it('shows nothing of what the host cannot do', async ({ app, open, page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(pageOf('/google/dashboard'));
    await app.getByText('Free listings').first().waitFor();
    await becomes(async () => asked.filter((path) => path.endsWith('/admin-post.php')).length >= 1, true);
    expect(await app.getByRole('link', { name: /Sandbox/ }).count()).toBe(0);
    expect(asked.filter((path) => path === '/slots' || path.includes('/store/v1/'))).toEqual([]);
  });
});

const sha256 = (bytes: ArrayBuffer) => `sha256-${createHash('sha256').update(new Uint8Array(bytes)).digest('base64')}`;

it('files of the release are given out compressed and for a year, their bytes as the page expects them [B-2]', async (scene) => {
  const markup = await (await documentOf(scene)).text();
  const [, entry = '', integrity] = /<script type="module" src="([^"]+)" integrity="([^"]+)"/.exec(markup) ?? [];
  expect(entry.startsWith(`${assetsPath}/assets/root-config/`)).toBe(true);
  for (const [accepts, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', null],
  ] as const) {
    const answer = await fetch(new URL(entry, scene.wordpress.url), { headers: { 'accept-encoding': accepts } });
    const { headers } = answer;
    expect([answer.status, headers.get('content-encoding')]).toEqual([200, encoding]);
    expect(sha256(await answer.arrayBuffer())).toBe(integrity);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toMatch(/^text\/javascript/);
  }
});

it('where the web server cannot, PHP gives out the same files, and no others', async ({ wordpress }) => {
  const released = await fetch(`${wordpress.url}/wp-content/plugins/listings-and-ads/release/release.json`);
  const { entry, integrity, files } = (await released.json()) as {
    entry: string;
    integrity: Record<string, string>;
    files: Record<string, { type: string }>;
  };
  const ask = (path: string) =>
    fetch(`${wordpress.url}/wp-content/plugins/listings-and-ads/assets.php${path}`, {
      headers: { 'accept-encoding': 'br' },
    });
  const answer = await ask(entry);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, files[entry]?.type]);
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(sha256(await answer.arrayBuffer())).toBe(integrity[entry]);
  for (const path of ['/release.json', '/assets/../release.json', ''])
    expect([path, (await ask(path)).status]).toEqual([path, 404]);
});

/** Lines of the command, one for each archive: English first. */
const zip = () =>
  execFileSync(process.execPath, ['tools/wordpress.mjs', 'zip'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.startsWith('dist/'));

/** Hands in an archive that the command made, as far as WordPress's answer. */
async function upload({ page, open }: AdminScene, line: string | undefined): Promise<void> {
  await open('plugin-install.php?tab=upload');
  await page.locator('input[type=file]').setInputFiles(join(process.cwd(), line?.split(' ')[0] ?? ''));
  await page.getByRole('button', { name: 'Install Now' }).click();
}

it('is installed by an upload and nothing else; removed, it leaves nothing behind', async (scene) => {
  const { page, app, open, wordpress } = scene;
  const kept = async () =>
    (await (await fetch(`${wordpress.url}/index.php?rest_route=/played-store/v1/kept`)).json()) as string[];
  await open(pageOf('/google/dashboard'));
  await page.getByRole('link', { name: 'Use the old screens' }).click();
  await page.getByRole('heading', { name: 'The store plugin’s own screens' }).waitFor();
  await wordpress.option('listings_and_ads_release_from', { address: 'http://127.0.0.1:9', trust: '{}' });
  await wordpress.file('/assets/mfe-reports/reports.js', 'export {};');
  await open('index.php');
  await page.getByText('A release from elsewhere was not taken: Trust: start is not').waitFor();
  expect(await kept()).toEqual([
    'listings_and_ads_release_from',
    'listings_and_ads_release_status',
    'wp_listings_and_ads_old_screens',
    'its folder',
    'files of releases',
    'an event',
  ]);

  await open('plugins.php');
  await page.getByRole('link', { name: 'Deactivate Listings & Ads' }).click();
  await page.getByText('Plugin deactivated.').waitFor();
  // Until its scripts run, the link leads to a page that asks again.
  await page.waitForLoadState('load');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('link', { name: 'Delete Listings & Ads' }).click();
  await page.getByText('was successfully deleted').waitFor({ timeout: 30_000 });
  expect(await kept()).toEqual([]);

  const archives = zip();
  try {
    expect(zip()).toEqual(archives);
    await upload(scene, archives[0]);
    await page.getByRole('link', { name: 'Activate Plugin' }).click();
    await page.getByRole('link', { name: 'Listings & Ads', exact: true }).click();
    await screenHeading(app, 'Dashboard').waitFor();

    // English alone until the archive with the language of the profile is handed in over it.
    const inGerman = archives.find((line) => line.includes('-de.zip'));
    expect(inGerman).toBeDefined();
    await wordpress.option('played_store_user_locale', 'de_DE');
    await open(pageOf('/google/reports'));
    await screenHeading(app, 'Reports').waitFor();
    await wordpress.option('played_store_user_locale', null);
    await upload(scene, inGerman);
    await page.getByRole('link', { name: 'Replace current with uploaded' }).click();
    await page.getByText('Plugin updated successfully.').waitFor();
    await wordpress.option('played_store_user_locale', 'de_DE');
    await open(pageOf('/google/reports'));
    await screenHeading(app, 'Berichte').waitFor();
  } finally {
    await wordpress.option('played_store_user_locale', null);
    // All languages again, for the tests that come after.
    const all = archives.find((line) => line.includes('-all.zip'))?.split(' ')[0] ?? '';
    await wordpress.plugin(new Uint8Array(readFileSync(join(process.cwd(), all))));
  }
});
