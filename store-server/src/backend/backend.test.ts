import { json, startStandIn, type StandIn } from '../testing/stand-in';
import { startTestServer, visitorAs, type TestServer, type Visitor } from '../testing/test-server';
import { startBackend } from './backend.fixture';
import { createBackendClient } from './backend-client';
import { createBreaker } from './breaker';
import { createDispatcher } from './guarded-dispatcher';

const CAMPAIGN = {
  id: 7,
  name: 'A',
  status: 'enabled',
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
};

const LIMITS = { deadlineMs: 10_000, failures: 5, windowMs: 60_000, pauseMs: 30_000, staleMs: 0 };

describe('a real store behind the server', () => {
  let store: StandIn;
  let server: TestServer;
  let visitor: Visitor;

  beforeEach(async () => {
    store = await startStandIn();
    store.script = json(200, { status: 'complete' });
    const env = { BACKEND_USER: 'shop', BACKEND_PASSWORD: 'canary-credential' };
    ({ server, visitor } = await startBackend(store, env));
  });

  afterEach(async () => {
    await server.stop();
    await store.close();
  });

  it('gets exactly the call of the contract, with credentials of the server and none of the browser [S-9]', async () => {
    store.script = json(
      200,
      { status: 'success', message: '', id: 7 },
      { 'set-cookie': 'a=b', 'content-security-policy': 'x', 'x-secret': 'y', 'retry-after': '3' },
    );
    const response = await visitor.call('PATCH', '/wp-json/wc/gla/ads/campaigns/7', {
      payload: { amount: 30 },
      headers: {
        authorization: 'Basic YnJvd3Nlcg==',
        'x-forwarded-for': '1.2.3.4',
        'x-http-method-override': 'DELETE',
        'idempotency-key': 'k1',
      },
    });
    const [seen] = store.seen;
    expect(seen).toMatchObject({ method: 'PATCH', url: '/wp-json/wc/gla/ads/campaigns/7', body: '{"amount":30}' });
    expect(Object.keys(seen?.headers ?? {}).sort()).toEqual([
      'accept', 'accept-encoding', 'authorization', 'connection', 'content-length', 'content-type', 'host', 'idempotency-key', 'user-agent',
    ]); // prettier-ignore
    expect(seen?.headers.authorization).toBe(`Basic ${btoa('shop:canary-credential')}`);
    expect(response.json()).toEqual({ status: 'success', message: '', id: 7 });
    expect(response.headers).not.toHaveProperty('set-cookie');
    expect(response.headers).not.toHaveProperty('x-secret');
    expect(response.headers['content-security-policy']).not.toBe('x');
    expect(response.headers['retry-after']).toBe('3');
  });

  it('gets no campaign by which an advertiser would spend more than the limit, or not known how much', async () => {
    const advertiser = await visitorAs(server, 'advertiser', { spend_limit: 50 });
    const edit = (amount: number) =>
      advertiser.call('PATCH', '/wp-json/wc/gla/ads/campaigns/7', { payload: { amount } });
    store.script = json(200, [CAMPAIGN, { ...CAMPAIGN, id: 8, amount: 25 }]);
    expect((await edit(26)).json()).toMatchObject({ data: { params: { amount: expect.stringContaining('is 50.') } } });
    expect((await edit(25)).statusCode).not.toBe(400);
    store.script = json(500, { message: 'No.' });
    expect((await edit(1)).statusCode).toBe(500);
    expect(store.seen.map(({ method }) => method)).toEqual(['GET', 'GET', 'PATCH', 'GET']);
  });

  it('hears nothing of API keys, which this server keeps, and answers calls that come with one', async () => {
    const URL = '/wp-json/wc/gla/api-keys';
    const payload = { name: 'nightly', role: 'viewer', end: '2026-12-24' };
    const { secret } = (await visitor.call('POST', URL, { payload })).json<{ secret: string }>();
    expect((await visitor.call('GET', URL)).json()).toMatchObject({ keys: [{ name: 'nightly' }] });
    const index = { routes: { '/wc/gla': {} } };
    store.script = json(200, index);
    server.clock.now += 20 * 60_000;
    const page = await visitor.call('GET', '/wp-json/store/v1/bootstrap');
    const { missingCalls } = page.json<{ missingCalls: string[] }>();
    expect(missingCalls).toContain('getStoreChecks');
    expect(missingCalls).not.toContain('listActivity');
    expect(missingCalls).not.toContain('listApiKeys');
    store.seen.length = 0;
    store.script = json(200, { status: 'complete' });
    const headers = { host: 'localhost:4000', authorization: `Bearer ${secret}` };
    const read = await server.app.inject({ url: '/wp-json/wc/gla/mc/setup', headers });
    expect(read.statusCode).toBe(200);
    expect(store.seen.map(({ url, headers: { authorization } }) => [url, authorization?.split(' ')[0]])).toEqual([
      ['/wp-json/wc/gla/mc/setup', 'Basic'],
    ]);
  });

  it('is asked with indexed lists and with nothing the contract does not name [S-9]', async () => {
    store.script = json(200, []);
    await visitor.call('GET', '/wp-json/wc/gla/mc/shipping/rates/suggestions?country_codes[]=US&country_codes[]=GB');
    expect(decodeURIComponent(store.seen[0]?.url ?? '')).toBe(
      '/wp-json/wc/gla/mc/shipping/rates/suggestions?country_codes[0]=US&country_codes[1]=GB',
    );
    const override = await visitor.call('GET', '/wp-json/wc/gla/ads/campaigns?_method=DELETE');
    expect(override.statusCode).toBe(400);
    expect(store.seen).toHaveLength(1);
  });

  it.each([
    ['/wc/gla/mc/product-feed?ids[0]=14&ids[1]=15', '/wc/gla/mc/product-feed?ids=14,15'],
    ['/wc/gla/mc/product-feed?ids=14,15&page=2', '/wc/gla/mc/product-feed?ids=14,15&page=2'],
    ['/wc-analytics/products?include[]=42&per_page=1', '/wc-analytics/products?include=42&per_page=1'],
    ['/wc-analytics/variations?include=43', '/wc-analytics/variations?include=43'],
    [
      '/wc/gla/mc/reports/products?ids=gla_1,gla_2&fields=clicks',
      '/wc/gla/mc/reports/products?ids[0]=gla_1&ids[1]=gla_2&fields[0]=clicks',
    ],
    [
      '/wc/gla/ads/campaigns/budget-recommendation?country_codes=US,GB',
      '/wc/gla/ads/campaigns/budget-recommendation?country_codes[0]=US&country_codes[1]=GB',
    ],
  ])('gets each list of a query in the form that it reads: %s [O7.13, O7.26]', async (asked, sent) => {
    store.script = json(200, {});
    expect((await visitor.call('GET', `/wp-json${asked}`)).statusCode).toBe(200);
    expect(store.seen.map(({ url }) => decodeURIComponent(url))).toEqual([`/wp-json${sent}`]);
  });

  it.each([
    '/wp-json/wp/v2/users',
    '/wp-json/wc/v3/orders',
    '/wp-json/wc/gla/../wp/v2/users',
    '/wp-json/sandbox/v1/scenarios',
    '/wp-json/sandbox/v1/reports',
    '/wp-json',
  ])('is not asked for %s [S-9, S-13]', async (url) => {
    expect((await visitor.call('GET', url)).statusCode).toBe(404);
    expect(store.seen).toEqual([]);
  });

  it('answers business errors in its own words', async () => {
    store.script = json(428, {
      message: 'Billing setup must be completed.',
      billing_url: 'https://ads.google.com/x',
      billing_status: 'pending',
    });
    const response = await visitor.call('POST', '/wp-json/wc/gla/ads/accounts');
    expect(response.statusCode).toBe(428);
    expect(response.json()).toEqual({
      message: 'Billing setup must be completed.',
      billing_url: 'https://ads.google.com/x',
      billing_status: 'pending',
    });
  });

  it('passes a lost connection on as 401, but not its refusal of our credentials', async () => {
    store.script = json(401, {
      message: 'Please reconnect your Google account.',
      status: 401,
      code: 'GOOGLE_DISCONNECTED',
    });
    expect((await visitor.call('GET', '/wp-json/wc/gla/mc/accounts')).statusCode).toBe(401);
    store.script = json(401, { message: 'Google account is not connected.' });
    expect((await visitor.call('GET', '/wp-json/wc/gla/mc/product-statistics')).statusCode).toBe(401);
    store.script = json(401, { code: 'rest_forbidden', message: 'Sorry.', data: { status: 401 } });
    const refused = await visitor.call('GET', '/wp-json/wc/gla/mc/accounts');
    expect([refused.statusCode, refused.json()]).toEqual([
      502,
      { message: 'The store refused the credentials of this server.' },
    ]);
  });

  it.each<[string, StandIn['script'], number, string]>([
    [
      'a redirect',
      (_request, response) => void response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      502,
      'The store answered with a redirect.',
    ],
    [
      'a page',
      (_request, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
      502,
      "The store's answer cannot be read.",
    ],
    [
      'half an answer',
      (_request, response) => void response.writeHead(200).end('{"status":'),
      502,
      "The store's answer cannot be read.",
    ],
    [
      'an answer nested two hundred thousand deep',
      (_request, response) => void response.writeHead(200).end('['.repeat(200_000) + ']'.repeat(200_000)),
      502,
      "The store's answer cannot be read.",
    ],
    [
      'a status that is none',
      (_request, { socket }) => void socket?.end('HTTP/1.1 999 Odd\r\ncontent-length: 2\r\n\r\n{}'),
      502,
      "The store's answer cannot be read.",
    ],
    ['a reset', (_request, response) => void response.destroy(), 502, 'The store cannot be reached.'],
    [
      'more than 5 MiB',
      (_request, response) => void response.writeHead(200).end(`"${'x'.repeat(5 * 1024 * 1024)}"`),
      502,
      'The store cannot be reached.',
    ],
  ])('turns %s into an error of the contract [S-9]', async (_name, script, status, message) => {
    store.script = script;
    const response = await visitor.call('GET', '/wp-json/wc/gla/mc/setup');
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ message });
    expect(store.seen).toHaveLength(1);
  });

  it('gets a keyed mutation once when the browser repeats it [S-6]', async () => {
    store.script = json(200, CAMPAIGN);
    const create = () =>
      visitor.call('POST', '/wp-json/wc/gla/ads/campaigns', {
        payload: { amount: 20, targeted_locations: ['US'] },
        headers: { 'idempotency-key': 'once' },
      });
    const [first, second] = [await create(), await create()];
    expect(second.body).toBe(first.body);
    expect(store.seen).toHaveLength(1);
  });

  it('gets nothing that the contract refuses [S-3]', async () => {
    const response = await visitor.call('POST', '/wp-json/wc/gla/ads/campaigns', { payload: { amount: -1 } });
    expect(response.statusCode).toBe(400);
    expect(store.seen).toEqual([]);
  });

  it('never shows its credentials [S-9]', async () => {
    store.script = (_request, response) => void response.destroy();
    const texts = [
      await visitor.call('GET', '/google/start'),
      await visitor.call('GET', '/wp-json/wc/gla/mc/setup'),
    ].map(({ body, headers }) => body + JSON.stringify(headers));
    expect(texts.join()).not.toContain('canary-credential');
    expect(texts.join()).not.toContain(btoa('shop:canary-credential'));
  });

  it('hides them in what the store repeats of them [S-9]', async () => {
    const message = `You sent ${btoa('shop:canary-credential')} and canary-credential`;
    store.script = json(400, { message });
    const response = await visitor.call('GET', '/wp-json/wc/gla/mc/setup');
    expect([response.statusCode, response.json()]).toEqual([400, { message: 'You sent *** and ***' }]);
  });
});

describe('a real store that is too slow', () => {
  it('is given up [S-9]', async () => {
    const store = await startStandIn();
    store.script = () => undefined;
    const limits = { totalMs: 30, bytes: 1000, concurrent: 1 };
    const dispatcher = createDispatcher('loopback', limits);
    const client = createBackendClient({
      backend: { url: new URL(store.url), user: null, password: null, limits: { ...LIMITS, deadlineMs: 30 } },
      dispatcher,
      breaker: createBreaker(Date.now, LIMITS),
    });
    await expect(client({ method: 'GET', path: '/wc/gla/mc/setup', query: '' })).rejects.toMatchObject({
      status: 504,
      message: 'The store did not answer in time.',
    });
    await dispatcher.destroy();
    await store.close();
  });
});

it('knows its credentials in the JSON of PHP, which has a backslash before every slash [S-9]', async () => {
  const store = await startStandIn();
  store.script = (_request, response) => void response.end('{"message":"canary\\/credential"}');
  const dispatcher = createDispatcher('loopback');
  const backend = { url: new URL(store.url), user: 'shop', password: 'canary/credential', limits: LIMITS };
  const client = createBackendClient({ backend, dispatcher, breaker: createBreaker(Date.now, LIMITS) });
  const { body } = await client({ method: 'GET', path: '/wc/gla/mc/setup', query: '' });
  expect(body).toEqual({ message: '***' });
  await dispatcher.destroy();
  await store.close();
});

it.each([
  ['jürgen', 'geheim-größe', String.raw`geheim-gr\u00f6\u00dfe`],
  ['Łukasz', 'hasło/🔑 12345', String.raw`has\u0142o\/\ud83d\udd11 12345`],
])('signs %s in by UTF-8, and knows the password in JSON that is ASCII alone [S-9]', async (user, password, php) => {
  const store = await startStandIn();
  store.script = ({ headers }, response) => {
    const sent = Buffer.from(headers.authorization?.slice(6) ?? '', 'base64').toString();
    response.end(`{"isIt":${sent === `${user}:${password}`},"plain":${JSON.stringify(password)},"php":"${php}"}`);
  };
  const dispatcher = createDispatcher('loopback');
  const backend = { url: new URL(store.url), user, password, limits: LIMITS };
  const client = createBackendClient({ backend, dispatcher, breaker: createBreaker(Date.now, LIMITS) });
  const { body } = await client({ method: 'GET', path: '/wc/gla/mc/setup', query: '' });
  expect(body).toEqual({ isIt: true, plain: '***', php: '***' });
  await dispatcher.destroy();
  await store.close();
});

it('refuses to start before an address of the own network [S-9]', async () => {
  const start = startTestServer({ env: { BACKEND_URL: 'https://10.0.0.5/wp-json' } });
  await expect(start).rejects.toMatchObject({
    exitCode: 2,
    message: '--backend: 10.0.0.5 leads to an address that is not allowed',
  });
});
