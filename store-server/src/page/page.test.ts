import { createHash } from 'node:crypto';
import { bootstrapSchema } from '@listings/shared-api/contract';
import { LATER_SCRIPT, LATER_STYLE, SHELL_LIST, SHELL_SCRIPT, SHELL_WATCH } from '../testing/release.fixture';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

const HOST = 'localhost:4000';

/** Answers that a page brings, in the order of its reads. */
const printedIn = (body: string): unknown[] =>
  [...body.matchAll(/<script type="application\/json" id="answer-\d">(.*?)<\/script>/gs)]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([, json = '']): unknown => JSON.parse(json));

describe('the page of the application', () => {
  let server: TestServer;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestServer();
    visitor = await signIn(server);
  });

  afterAll(async () => {
    await server.stop();
  });

  const get = (url: string, headers: Record<string, string> = {}) => visitor.call('GET', url, { headers });

  const policiesOf = (headers: Awaited<ReturnType<typeof get>>['headers']): readonly string[] => {
    const policies = headers['content-security-policy'];
    return Array.isArray(policies) ? policies : [String(policies)];
  };

  it('prints the routes that applications brought, in the language of the page', async () => {
    const routesIn = (body: string): unknown =>
      JSON.parse(/<script type="application\/json" id="routes">(.*?)<\/script>/s.exec(body)?.[1] ?? '');
    const route = { app: 'badges', layout: 'tabs' };
    const source = await get('/google/badges');
    expect(routesIn(source.body)).toEqual({ '/google/badges': { ...route, title: 'Badges </script>' } });
    const german = await get('/google/badges?_locale=de');
    expect(routesIn(german.body)).toEqual({ '/google/badges': { ...route, title: 'Abzeichen' } });
  });

  it('carries both policies with a fresh nonce of 128 bits and nothing unsafe [B-1]', async () => {
    const nonces = new Set<string>();
    for (const response of [await get('/google/start'), await get('/google/start')]) {
      const [first = '', second = '', ...more] = policiesOf(response.headers);
      expect(more).toEqual([]);
      const nonce = /'nonce-([^']+)'/.exec(first)?.[1] ?? '';
      expect(Buffer.from(nonce, 'base64')).toHaveLength(16);
      nonces.add(nonce);
      expect(first).toBe(
        `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic' 'report-sample'; style-src-elem 'self' 'nonce-${nonce}'; ` +
          "style-src-attr 'none'; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-src 'none'; " +
          "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; " +
          "trusted-types 'none'; report-uri /csp; report-to csp",
      );
      const importMap = /<script type="importmap" nonce="[^"]+">(.*?)<\/script>/s.exec(response.body)?.[1] ?? '';
      const hashes = [importMap, SHELL_WATCH].map((text) => createHash('sha256').update(text).digest('base64'));
      expect(second).toBe(`script-src 'self' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}; report-uri /csp`);
      expect(JSON.parse(importMap)).toHaveProperty('integrity');
    }
    expect(nonces.size).toBe(2);
  });

  it('leaves the integrity of later parts to lists where the browser refuses what it knows none of, and says it elsewhere [19.7, B-2]', async () => {
    const stated = async (headers: Record<string, string>) => {
      const { body } = await get('/google/start', headers);
      const map = /<script type="importmap"[^>]*>(.*?)<\/script>/s.exec(body)?.[1] ?? '';
      const lists = /<script type="application\/json" id="integrity">(.*?)<\/script>/s.exec(body)?.[1];
      return [Object.keys((JSON.parse(map) as { integrity: object }).integrity), lists];
    };
    const short = [[SHELL_SCRIPT], JSON.stringify({ 'root-config': SHELL_LIST })];
    expect(await stated({ 'sec-ch-ua': '"Chromium";v="156"' })).toEqual(short);
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0';
    expect(await stated({ 'user-agent': firefox })).toEqual(short);
    const whole = [[SHELL_SCRIPT, LATER_SCRIPT], undefined];
    expect(await stated({ 'sec-ch-ua': '"Chromium";v="155"' })).toEqual(whole);
    expect(await stated({ 'user-agent': 'Mozilla/5.0 Version/26.0 Safari/605.1.15' })).toEqual(whole);
  });

  it('sends Integrity-Policy, which blocks in proven browsers alone, and hashes for the entry and the preloads [B-2]', async () => {
    const policy = 'blocked-destinations=(script), endpoints=(csp)';
    const { headers, body } = await get('/google/start', { 'sec-ch-ua': '"Chromium";v="156"' });
    expect(headers['integrity-policy']).toBe(policy);
    expect(headers).not.toHaveProperty('integrity-policy-report-only');
    const elsewhere = await get('/google/start', { 'user-agent': 'Mozilla/5.0 Version/26.0 Safari/605.1.15' });
    expect(elsewhere.headers['integrity-policy-report-only']).toBe(policy);
    expect(elsewhere.headers).not.toHaveProperty('integrity-policy');
    expect(headers['reporting-endpoints']).toBe('csp="/csp"');
    expect(body).toMatch(
      new RegExp(`<script type="module" async src="${SHELL_SCRIPT}" integrity="sha256-[^"]+" nonce="[^"]+">`),
    );
    expect(body).toMatch(
      new RegExp(`<link rel="modulepreload" href="${SHELL_SCRIPT}" integrity="sha256-[^"]+" nonce="[^"]+">`),
    );
  });

  it('prints the watch over the start behind the outline, before all that can fail [19.7], and the reference that its log lines have', async () => {
    const { headers, body } = await get('/google/start');
    const reference = String(headers['x-request-id']);
    expect(body).toContain(`<meta name="reference" content="${reference}">`);
    expect(body).toContain(`<p>Reference: ${reference}</p>`);
    const at = body.search(/<script nonce="[^"]{24}">window\.watched=1;<\/script>/);
    expect(at).toBeGreaterThan(body.indexOf(`<p>Reference: ${reference}</p>`));
    expect(at).toBeLessThan(body.search(/<script type="importmap"|<link rel="modulepreload"|<script type="module"/));
  });

  it('prints the style sheet under the nonce of the page, and has the one fetched that nothing needs at first [19.7]', async () => {
    const { body } = await get('/google/start');
    expect(body.match(/<style[^>]*>/g)).toHaveLength(1);
    expect(body).toMatch(/\n<style nonce="[^"]{24}">body\{margin:0\}\n<\/style>\n/);
    expect(body).toContain(`<link rel="preload" as="style" href="${LATER_STYLE}" integrity="sha256-later">\n</head>`);
    expect(body).not.toContain('rel="stylesheet"');
  });

  it.each([
    ['/google/dashboard', ['/wp-json/wc/gla/ads/connection', '/wp-json/wc/gla/mc/target_audience?a=1&b=2']],
    [
      '/google/dashboard?guide=campaign-creation-success',
      ['/wp-json/wc/gla/ads/connection', '/wp-json/wc/gla/mc/target_audience?a=1&b=2'],
    ],
    ['/google/dashboard?period=year', []],
    ['/google/dashboard?subpath=%2Fcampaigns%2Fcreate', []],
    ['/google/start', []],
  ])('brings the first reads of %s with the page: %j', async (url, reads) => {
    const { body } = await get(url);
    expect(body).toContain(`<script type="application/json" id="reads">${JSON.stringify(reads)}</script>`);
    expect(printedIn(body)).toHaveLength(reads.length);
  });

  it.each([
    ['/google/setup-mc', true],
    ['/google/setup-mc?step=accounts', true],
    ['/google/setup-mc?step=target_audience', false],
  ])('brings what the step needs that opens at %s, where that is certain: %s', async (url, isFirst) => {
    const { body } = await get(url);
    expect(body.includes('<link rel="modulepreload"')).toBe(isFirst);
    expect(body).toContain(`id="reads">${isFirst ? '["/wp-json/wc/gla/jetpack/connected"]' : '[]'}</script>`);
    // A step is opened within its route: the page fetches none ahead.
    expect(body).toContain(`id="preload">{"*":[],"/google/start":["${SHELL_SCRIPT}"]}</script>`);
  });

  it('brings what the screen below a route needs, in the language of the page, and nothing of the route’s own [19.6]', async () => {
    const { body } = await get('/google/settings?subpath=%2Falerts');
    expect(body).toContain('<link rel="modulepreload"');
    expect(body).toContain('id="reads">["/wp-json/wc/gla/alerts/settings?language=en"]</script>');
  });

  it('prints each answer as the call itself would have it, with its own status', async () => {
    const { headers, body } = await get('/google/dashboard');
    const [connection, audience] = printedIn(body);
    const called = await get('/wp-json/wc/gla/ads/connection');
    expect(connection).toEqual({
      status: 501,
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'x-request-id': `${String(headers['x-request-id'])}.0`,
      },
      text: called.body,
    });
    expect(audience).toMatchObject({ status: 501, text: '{"message":"Not in this test."}' });
  });

  it('brings no answers to a program that only looks into it', async () => {
    const { body } = await get('/google/dashboard', { 'sec-fetch-dest': 'empty' });
    expect(printedIn(body)).toEqual([]);
    expect(body).toContain('<script type="application/json" id="reads">[]</script>');
  });

  it('embeds the bootstrap object so that no text in it can end the script', async () => {
    const { body } = await get('/google/start');
    expect(body).not.toContain('</script><script>alert(1)');
    const text = /<script type="application\/json" id="bootstrap">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    const bootstrap = bootstrapSchema.parse(JSON.parse(text));
    expect(bootstrap.siteLocale).toBe('</script><script>alert(1)</script>');
    expect(bootstrap).toMatchObject({
      restRoot: '/wp-json',
      capabilities: { sandbox: true, storeAdmin: true, deploys: true, changes: true },
      mcSetupComplete: true,
      nonce: visitor.nonce,
    });
    expect(bootstrap.externalHosts.authorization).toEqual([
      'accounts.google.com',
      'jetpack.wordpress.com',
      'public-api.wordpress.com',
      'wordpress.com',
      HOST,
    ]);
  });

  it.each([
    ['/?path=/google/reports&report-source=paid', '/google/reports?report-source=paid'],
    [
      '/wp-admin/admin.php?page=wc-admin&path=/google/settings&subpath=/reconnect-wpcom-account',
      '/google/settings?subpath=%2Freconnect-wpcom-account',
    ],
    ['/google/start?path=%2Fgoogle%2Fdashboard', '/google/dashboard'],
    ['/?path=//evil.example', '/google'],
    ['/?path=https://evil.example/google', '/google'],
    ['/?path=/google/../../evil', '/google'],
    ['/', '/google'],
    ['/google', '/google/dashboard'],
  ])('leads %s to %s', async (url, location) => {
    const response = await get(url);
    expect(response.statusCode).toBe(302);
    expect(response.headers.location).toBe(location);
  });

  it('is served for every address below /google, and only a page for the others', async () => {
    expect((await get('/google/any/thing')).body).toContain('id="bootstrap"');
    const unknown = await get('/elsewhere', { accept: 'text/html' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.body).toContain('<h1>Page not found</h1>');
    expect(policiesOf(unknown.headers)[1]).toBe("script-src 'self'; report-uri /csp");
  });

  it('is compressed when the browser takes it', async () => {
    const response = await get('/google/start', { 'accept-encoding': 'gzip, br' });
    expect(response.headers['content-encoding']).toBe('br');
  });

  it('keeps no report of what a policy did not refuse: WebKit sends one for every module [B-2]', async () => {
    const body = { documentURL: 'http://localhost:4000/google', blockedURL: 'x.js', destination: 'script' };
    const list = [
      { type: 'integrity-violation', body: { ...body, reportOnly: true } },
      { type: 'integrity-violation', body: { ...body, destination: 'image', reportOnly: false } },
    ];
    await server.app.inject({
      method: 'POST',
      url: '/csp',
      headers: { 'content-type': 'application/reports+json' },
      payload: JSON.stringify(list),
    });
    const kept = (await get('/wp-json/sandbox/v1/reports')).json<{ directive: string }[]>();
    expect(kept.map(({ directive }) => directive)).toContain('image');
    expect(kept.map(({ directive }) => directive)).not.toContain('script');
  });

  it('keeps what browsers report for the tests of the embedded mode, without queries', async () => {
    const report = {
      'csp-report': { 'violated-directive': 'script-src', 'blocked-uri': 'https://evil.example/x?secret=1' },
    };
    const sent = await server.app.inject({
      method: 'POST',
      url: '/csp',
      headers: { 'content-type': 'application/csp-report' },
      payload: JSON.stringify(report),
    });
    expect(sent.statusCode).toBe(204);
    const list = await get('/wp-json/sandbox/v1/reports');
    expect(list.json<unknown[]>().at(-1)).toEqual({
      at: server.clock.now,
      directive: 'script-src',
      blocked: 'https://evil.example/x',
      document: '',
      sample: '',
    });
  });
});

it('frames the help video’s host and nothing else, and only where a video is configured [S7.39]', async () => {
  const server = await startTestServer({ env: { HELP_VIDEO_HOST: 'video.example', HELP_VIDEO_ID: 'abc_1-2' } });
  const visitor = await signIn(server);
  const framesOf = async (url: string) =>
    /frame-src ([^;]*);/.exec(
      String((await visitor.call('GET', url, { headers: { accept: 'text/html' } })).headers['content-security-policy']),
    )?.[1];
  expect(await framesOf('/google/start')).toBe('https://video.example');
  expect(await framesOf('/elsewhere')).toBe("'none'");
  const { body } = await visitor.call('GET', '/google/start');
  const text = /<script type="application\/json" id="bootstrap">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
  expect(bootstrapSchema.parse(JSON.parse(text)).helpVideo).toBe('https://video.example/embed/abc_1-2');
  await server.stop();
});
