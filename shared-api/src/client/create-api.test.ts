import { ApiError, endpoints, type MutationKey } from '../contract';
import { createSkippingClock } from '../testing/manual-clock';
import { startRecordingServer, type RecordingServer } from '../testing/recording-server';
import { createApi, type ApiOptions } from './create-api';

let server: RecordingServer;
beforeAll(async () => {
  server = await startRecordingServer();
});
afterAll(() => server.close());

const settings = { website_live: true };
const saved = { status: 'success', message: 'Saved.', data: settings };
const googleGone = {
  status: 401,
  body: { message: 'Please reconnect your Google account.', status: 401, code: 'GOOGLE_DISCONNECTED' },
};

const newApi = (options: Partial<ApiOptions> = {}) =>
  createApi({ restRoot: server.restRoot, nonce: () => 'n', clock: createSkippingClock(), random: () => 0, ...options });

describe('createApi', () => {
  it('has one method for each endpoint', () => {
    expect(Object.keys(newApi()).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('sends the nonce that is valid at the time of the call', async () => {
    let nonce = 'first';
    const api = newApi({ nonce: () => nonce });
    server.replyWith({ body: settings });
    await api.getSettings();
    nonce = 'second';
    await api.getSettings();
    expect(server.calls.map(({ headers }) => headers['x-wp-nonce'])).toEqual(['first', 'second']);
  });

  it('makes a new idempotency key for each mutation unless one is given', async () => {
    const api = newApi();
    server.replyWith({ body: saved });
    await api.saveSettings({ body: settings });
    await api.saveSettings({ body: settings });
    await api.saveSettings({ body: settings }, { idempotencyKey: 'mine' });
    const [first, second, third] = server.calls.map(({ headers }) => headers['idempotency-key']);
    expect(first).not.toBe(second);
    expect(third).toBe('mine');
  });

  it('tells the key of each mutation before it is sent, and of no read: a page that polls would keep them for ever', async () => {
    const told: string[] = [];
    const api = newApi({ onKey: (key) => void told.push(key) });
    server.replyWith({ body: settings }, { body: saved }, { body: settings });
    await api.getSettings();
    await api.saveSettings({ body: settings }, { idempotencyKey: 'mine' });
    await api.getSettings();
    expect(told).toEqual(['mine']);
  });

  it('cannot be led to another site by a path parameter', async () => {
    server.replyWith({ status: 404, body: { message: 'No.' } });
    const id = 'https://evil.example/../../x?y#z';
    await newApi()
      .getCampaign({ params: { id } })
      .catch(() => null);
    expect(server.calls[0]?.url).toBe('/wc/gla/ads/campaigns/https%3A%2F%2Fevil.example%2F..%2F..%2Fx%3Fy%23z');
  });
});

it('goes on with the query of a REST root that is one: hosts without clean addresses have such', async () => {
  const urls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    urls.push((request as Request).url);
    return Response.json(settings);
  });
  const api = newApi({ restRoot: 'http://store.test/index.php?rest_route=' });
  await api.getSettings();
  await api.listProductFeed({ query: { page: 2, per_page: 10 } }).catch(() => null);
  jest.restoreAllMocks();
  expect(urls[0]).toBe('http://store.test/index.php?rest_route=/wc/gla/mc/settings');
  expect(urls[1]).toMatch(/\?rest_route=\/wc\/gla\/mc\/product-feed&page=2&per_page=10/);
});

it('asks another path for a call that the host answers itself, and the contract’s for every other', async () => {
  const urls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { method, url } = request as Request;
    urls.push(`${method} ${url}`);
    return Response.json({ status: 'never' });
  });
  const paths = { getStoreChecks: '/host/v1/checks', runStoreChecks: '/host/v1/checks' };
  const api = newApi({ restRoot: 'http://store.test/index.php?rest_route=', paths });
  await api.getStoreChecks();
  await api.runStoreChecks();
  await api.getSettings().catch(() => null);
  jest.restoreAllMocks();
  expect(urls).toEqual([
    'GET http://store.test/index.php?rest_route=/host/v1/checks',
    'POST http://store.test/index.php?rest_route=/host/v1/checks',
    'GET http://store.test/index.php?rest_route=/wc/gla/mc/settings',
  ]);
});

it('lets a request outlive its page where that is asked for, and no other', async () => {
  const sent: boolean[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    sent.push((request as Request).keepalive);
    return Response.json({ status: 'success', message: '', id: 7 });
  });
  const api = newApi({ restRoot: 'http://store.test/wp-json' });
  await api.deleteCampaign({ params: { id: 7 } }, { outlivesPage: true });
  await api.deleteCampaign({ params: { id: 7 } });
  jest.restoreAllMocks();
  expect(sent).toEqual([true, false]);
});

describe('onUnauthorized', () => {
  it('is told of every 401, with its code, and the call fails', async () => {
    const told: (string | null)[] = [];
    server.replyWith(googleGone);
    const api = newApi({ onUnauthorized: (error) => void told.push(error.code) });
    await expect(api.getProviderConnection()).rejects.toMatchObject({ status: 401, code: 'GOOGLE_DISCONNECTED' });
    expect(told).toEqual(['GOOGLE_DISCONNECTED']);
    expect(server.calls).toHaveLength(1);
  });

  it('is not told of other failures', async () => {
    const told: ApiError[] = [];
    server.replyWith({ status: 403, body: { code: 'rest_forbidden', message: 'No.' } });
    await newApi({ onUnauthorized: (error) => void told.push(error) })
      .getSettings()
      .catch(() => null);
    expect(told).toEqual([]);
  });

  it('has the same request sent once more, under the same key, when the admin signed in again', async () => {
    server.replyWith({ status: 401, body: { code: 'rest_forbidden', message: 'No.' } }, { body: saved });
    const api = newApi({ onUnauthorized: async () => true });
    await expect(api.saveSettings({ body: settings })).resolves.toMatchObject({ message: 'Saved.' });
    const [first, second] = server.calls.map(({ headers }) => headers['idempotency-key']);
    expect(server.calls).toHaveLength(2);
    expect(first).toBe(second);
  });

  it('is told of a nonce that is over, which the host answers with 403, and the request goes again with the new one', async () => {
    let nonce = 'old';
    const over = { code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed', data: { status: 403 } };
    server.replyWith({ status: 403, body: over }, { body: saved });
    const onUnauthorized = async () => {
      nonce = 'new';
      return true;
    };
    const api = newApi({ nonce: () => nonce, onUnauthorized });
    await expect(api.saveSettings({ body: settings })).resolves.toMatchObject({ message: 'Saved.' });
    expect(server.calls.map(({ headers }) => headers['x-wp-nonce'])).toEqual(['old', 'new']);
    expect(new Set(server.calls.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
  });
});

it('tells of an answer that the store gave some time ago, and of no other', async () => {
  const told: unknown[] = [];
  const api = newApi({ onAged: (...heard) => void told.push(heard) });
  server.replyWith({ body: settings }, { body: settings, headers: { age: '90' } });
  await api.getSettings();
  expect(told).toEqual([]);
  await api.getSettings();
  expect(told).toEqual([['getSettings', {}, 90_000]]);
});

describe('onMutated', () => {
  async function toldAfter(reply: Parameters<RecordingServer['replyWith']>[0], read = false) {
    const told: MutationKey[] = [];
    const api = newApi({ onMutated: (key) => void told.push(key) });
    server.replyWith(reply);
    await (read ? api.getSettings() : api.connectAdsAccount()).catch(() => null);
    return told;
  }

  it('is told of a mutation that succeeded', async () => {
    expect(await toldAfter({ body: { id: 1, billing_url: null } })).toEqual(['connectAdsAccount']);
  });

  it('is told of answers that the endpoint declares: the account exists although billing is open, or a merchant account is missing', async () => {
    expect(await toldAfter({ status: 428, body: { message: 'Billing.' } })).toEqual(['connectAdsAccount']);
    expect(await toldAfter({ status: 400, body: { message: 'No merchant.' } })).toEqual(['connectAdsAccount']);
  });

  it('is told when the answer was lost or cannot be read: it may have been a success', async () => {
    expect(await toldAfter({ fault: 'drop' })).toEqual(['connectAdsAccount']);
    expect(await toldAfter({ body: 'not JSON' })).toEqual(['connectAdsAccount']);
  });

  it.each([500, 502, 504])('is told of a %i: the store may have failed after it was done', async (status) => {
    expect(await toldAfter({ status, body: { message: 'The store did not answer in time.' } })).toEqual([
      'connectAdsAccount',
    ]);
  });

  it('is not told of a refusal, nor of reads', async () => {
    expect(await toldAfter({ status: 403, body: { message: 'No.' } })).toEqual([]);
    expect(await toldAfter({ body: settings }, true)).toEqual([]);
  });
});

it('sends nothing that the store does not have, and fails as an unknown address does [decisions 29]', async () => {
  const api = newApi({ missing: ['getReview', 'requestReview'] });
  const before = server.calls.length;
  for (const call of [() => api.getReview(), () => api.requestReview()])
    await expect(call()).rejects.toMatchObject({ kind: 'http', status: 404, code: 'rest_no_route' });
  expect(server.calls).toHaveLength(before);
  server.replyWith({ body: settings });
  expect(await api.getSettings()).toMatchObject(settings);
});
