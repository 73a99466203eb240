import { createHash } from 'node:crypto';
import { routes } from '@listings/shared-machines/routes';
import type { Page } from 'playwright-core';
import { tampered } from '../src/app-faults';
import { probes, probingCode } from '../src/probes';
import { readRelease, textOf } from '../src/release';
import { hintsOf } from '../src/client-hints';
import { it, openStore } from '../src/scene';
import { releaseWith } from '../src/tampering';

declare global {
  interface Window {
    probed?: Readonly<Record<string, string>>;
  }
}

const store = openStore();

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Directives of one policy by name. */
const directives = (policy: string) =>
  Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values.join(' ')];
    }),
  );

const paths = Object.keys(routes);

describe('a page', () => {
  it.each(paths.map((path) => [path] as [string]))(
    'carries both policies, a fresh nonce and nothing unsafe: %s [B-1, B-2, B-3]',
    async ({ page }, path) => {
      const nonces = new Set<string>();
      const hints = await hintsOf(page, store().url);
      for (let times = 0; times < 2; times += 1) {
        const response = await page.request.get(store().url + path, { headers: hints });
        const headers = response.headersArray().map(({ name, value }) => [name.toLowerCase(), value] as const);
        const all = (name: string) => headers.filter(([key]) => key === name).map(([, value]) => value);
        const [first = '', second = ''] = all('content-security-policy');
        const nonce = /'nonce-([^']+)'/.exec(first)?.[1] ?? '';
        nonces.add(nonce);
        expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
        expect(directives(first)).toMatchObject({
          'default-src': "'none'",
          'script-src': `'nonce-${nonce}' 'strict-dynamic' 'report-sample'`,
          'style-src-attr': "'none'",
          'base-uri': "'none'",
          'object-src': "'none'",
          'frame-ancestors': "'none'",
          'form-action': "'self'",
          'connect-src': "'self'",
          'require-trusted-types-for': "'script'",
          'trusted-types': "'none'",
        });
        const map = /<script type="importmap"[^>]*>([^<]*)</.exec(await response.text())?.[1] ?? '';
        const hashes = [map, readRelease().shell.watch].map((text) =>
          createHash('sha256').update(text).digest('base64'),
        );
        expect(directives(second)['script-src']).toBe(`'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`);
        expect(first + second).not.toMatch(/unsafe|\*/);
        expect(all('integrity-policy')).toEqual(['blocked-destinations=(script), endpoints=(csp)']);
        expect(all('x-content-type-options')).toEqual(['nosniff']);
        expect(all('referrer-policy')).toEqual(['no-referrer']);
        expect(all('cross-origin-opener-policy')).toEqual(['same-origin']);
        expect(all('cross-origin-resource-policy')).toEqual(['same-origin']);
        expect(all('cache-control')).toEqual(['no-store']);
      }
      expect(nonces.size).toBe(2);
    },
  );

  it('withstands what an attacker inside it would try, and reports it [B-1, B-2, G13]', async ({
    page,
    open,
    problems,
  }) => {
    problems.allow(/^console: /, /^policy report: /, /^uncaught: /);
    const { entry } = readRelease();
    await releaseWith(page, entry, `${textOf(entry)}\n;(async () => {${probingCode()}})();\n`);
    await open('/google/start');
    await page.waitForFunction(() => window.probed !== undefined);
    const outcome = await page.evaluate(() => window.probed);
    expect(outcome).toEqual(Object.fromEntries(Object.keys(probes).map((name) => [name, 'blocked'])));
    expect(problems.unexpected).toEqual([]);
  });

  it('would be harmed by each of these without its policies', async ({ page, open, problems }) => {
    problems.allow(/^console: /, /^uncaught: /);
    const plain =
      '<!doctype html><title>No policies</title><main></main><script type="module" src="/probes.js"></script>';
    await page.route('**/no-policies', (route) => route.fulfill({ contentType: 'text/html', body: plain }));
    await page.route('**/probes.js', (route) => route.fulfill({ contentType: 'text/javascript', body: probingCode() }));
    for (const url of ['https://elsewhere.example/**', '**/google/start?module', '**/assets/nowhere.js'])
      await page.route(url, (route) =>
        route.fulfill({
          contentType: 'text/javascript',
          headers: { 'access-control-allow-origin': '*' },
          body: 'export {}',
        }),
      );
    await open('/no-policies');
    await page.waitForFunction(() => window.probed !== undefined);
    const outcome = await page.evaluate(() => window.probed);
    expect(outcome).toEqual(Object.fromEntries(Object.keys(probes).map((name) => [name, 'worked'])));
  });

  it('does not start when the shell is not what the release says [B-2]', async ({ page, open, problems }) => {
    problems.allow(/integrity/, /Failed to/, /^policy report: .*"start: fetch"/);
    await tampered(page, readRelease().entry);
    await open('/google/start');
    await page.getByRole('alert').filter({ hasText: 'This page did not start' }).waitFor();
    expect(await page.locator('[id="single-spa-application:setup"]').textContent()).toBe('');
  });

  it('says so when what all applications share is not what the release says, and shows none of it [B-2]', async ({
    page,
    open,
    problems,
  }) => {
    problems.allow(/integrity/, /Failed to/, /support id/);
    const { imports } = readRelease();
    await tampered(page, imports['@listings/shared-ui'] ?? '');
    await open('/google/start');
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).waitFor();
  });
});

describe('assets', () => {
  it('are each in the map of a page, in English or another language, with the hash of the bytes that are served, and never change [B-2, B-3, S-10]', async ({
    page,
  }) => {
    const { integrity: english, lists, languages, files } = readRelease();
    const integrity: Readonly<Record<string, string>> = Object.assign(
      {},
      english,
      ...Object.values(languages).map((own) => own.integrity),
    );
    // A list has its hash in its name.
    const named = [lists, ...Object.values(languages).map((own) => own.lists)].flatMap((own) => Object.values(own));
    const scripts = Object.keys(files).filter((url) => url.endsWith('.js') && !named.includes(url));
    expect(
      Object.keys(integrity)
        .filter((url) => url.endsWith('.js'))
        .sort(),
    ).toEqual(scripts.sort());
    for (const [url, expected] of Object.entries(integrity)) {
      const response = await page.request.get(store().url + url);
      const hash = createHash('sha256')
        .update(await response.body())
        .digest('base64');
      expect([url, `sha256-${hash}`]).toEqual([url, expected]);
      expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(response.headers()['x-content-type-options']).toBe('nosniff');
    }
  });

  it.each([
    ['/assets/nowhere.js'],
    ['/assets/../package.json'],
    ['/assets/%2e%2e/%2e%2e/package.json'],
    ['/assets/mfe-reports/manifest.json'],
    ['/.git/config'],
  ])('outside the release are not there: %s [S-10]', async (_, path) => {
    const response = await fetch(new Request(`${store().url}${path}`), { redirect: 'manual' });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('"workspaces"');
  });
});

describe('without a session', () => {
  it(
    'the application asks to sign in and the API answers 401 [S-1]',
    async ({ page, open, problems }) => {
      problems.allow(/Failed to load resource.*status of 401/);
      await open('/google/dashboard');
      expect(await page.locator('#bootstrap').count()).toBe(0);
      await heading(page).waitFor();
      const api = await page.request.get(`${store().url}/wp-json/wc/gla/mc/setup`);
      expect(api.status()).toBe(401);
    },
    { signedOut: true },
  );

  it(
    'a wrong sign-in token opens nothing [B-4]',
    async ({ page, open, problems }) => {
      problems.allow(/Failed to load resource/);
      await open('/sign-in?token=guessed-token');
      await open('/google/dashboard');
      expect(await page.locator('#bootstrap').count()).toBe(0);
    },
    { signedOut: true },
  );
});

describe('a session', () => {
  it('lives in a cookie that scripts and other sites do not get [B-4]', async ({ page }) => {
    const cookies = await page.context().cookies();
    expect(cookies).toEqual([
      expect.objectContaining({
        name: `session-${new URL(store().url).port}`,
        domain: 'localhost',
        httpOnly: true,
        sameSite: 'Lax',
        path: '/',
      }),
    ]);
    expect(Buffer.from(cookies[0]?.value ?? '', 'base64url').length).toBeGreaterThanOrEqual(16);
  });

  it('ends at once when signed out [B-4]', async ({ page, open, problems }) => {
    problems.allow(/Failed to load resource/);
    await open('/google/start');
    await heading(page).waitFor();
    const [cookie] = await page.context().cookies();
    const answered = page.waitForResponse('**/sign-out');
    await page.evaluate(async () => {
      const { nonce } = JSON.parse(document.getElementById('bootstrap')?.textContent ?? '{}') as { nonce: string };
      await fetch('/sign-out', { method: 'POST', headers: { 'X-WP-Nonce': nonce } });
    });
    const response = await answered;
    expect(response.status()).toBe(204);
    expect((await response.allHeaders())['clear-site-data']).toBe('"storage"');
    await page.context().addCookies([{ ...(cookie ?? { name: '', value: '' }) }]);
    const api = await page.request.get(`${store().url}/wp-json/wc/gla/mc/setup`);
    expect(api.status()).toBe(401);
  });

  it('changes nothing for a call without the token of the page [S-2]', async ({ page, open, problems }) => {
    problems.allow(/Failed to load resource/);
    await open('/google/start');
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({ location: 'all', countries: [] });
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/wp-json/wc/gla/mc/target_audience', { method: 'POST', headers, body })).status;
    });
    expect(status).toBe(401);
  });
});
