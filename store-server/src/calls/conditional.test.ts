import { createDomainModule } from '../domain-module';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

const GLA = '/wp-json/wc/gla';
const RATE = { country: 'FR', currency: 'USD', rate: 7, options: {} };

interface Case {
  readonly read: string;
  readonly change: readonly ['POST' | 'PATCH' | 'DELETE', string, object?];
  /** Call that somebody else makes meanwhile. */
  readonly other: readonly ['POST' | 'PATCH', string, object];
}

const viewsNamed = (name: string) => ({ screen: 'product-feed', views: [{ name, query: '' }], first: null });

const cases: readonly Case[] = [
  {
    read: 'mc/settings',
    change: ['POST', 'mc/settings', { tax_rate: 'manual' }],
    other: ['POST', 'mc/settings', { website_live: false }],
  },
  {
    read: 'mc/target_audience',
    change: ['POST', 'mc/target_audience', { location: 'selected', countries: ['US'] }],
    other: ['POST', 'mc/target_audience', { location: 'all' }],
  },
  {
    read: 'mc/shipping/rates',
    change: ['POST', 'mc/shipping/rates/batch', { rates: [RATE] }],
    other: ['POST', 'mc/shipping/rates', { ...RATE, rate: 8 }],
  },
  {
    read: 'mc/shipping/times',
    change: ['DELETE', 'mc/shipping/times/batch', { country_codes: ['US'] }],
    other: ['POST', 'mc/shipping/times', { country_code: 'US', time: 9 }],
  },
  {
    read: 'ads/campaigns/17890001',
    change: ['PATCH', 'ads/campaigns/17890001', { amount: 33 }],
    other: ['PATCH', 'ads/campaigns/17890001', { name: 'Renamed' }],
  },
  {
    read: 'saved-views',
    change: ['POST', 'saved-views', viewsNamed('Mine')],
    other: ['POST', 'saved-views', viewsNamed('Theirs')],
  },
];

describe('what was read before it is changed', () => {
  let server: TestServer;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestServer({ domain: createDomainModule(), env: { SCENARIO: 'ads-complete' } });
    visitor = await signIn(server);
  });

  beforeEach(async () => {
    await visitor.call('POST', '/wp-json/sandbox/v1/scenario', { payload: { name: 'ads-complete' } });
  });

  afterAll(() => server.stop());

  const call = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object, headers = {}) =>
    visitor.call(method, `${GLA}/${path}`, { headers, ...(payload === undefined ? {} : { payload }) });

  const tagOf = async (path: string) => String((await call('GET', path)).headers['etag']);

  it.each(cases)(
    '$read: its tag lets a change through once, and none that was made without seeing the last [C-5]',
    async ({ read, change, other }) => {
      const seen = await tagOf(read);
      expect(seen).toMatch(/^"[\w-]{22}"$/);
      expect(await tagOf(read)).toBe(seen);
      await call(...other);
      const now = await call('GET', read);
      const [method, path, body] = change;
      const refused = await call(method, path, body, { 'if-match': seen });
      expect([refused.statusCode, refused.json()]).toEqual([
        412,
        {
          code: 'rest_precondition_failed',
          message: 'Somebody else has changed this meanwhile. Please look at it again.',
          data: {
            status: 412,
            details: { tag: now.headers['etag'], present: now.json(), by: 'Owner', at: server.clock.now },
          },
        },
      ]);
      expect(refused.headers['etag']).toBe(now.headers['etag']);
      expect((await call('GET', read)).body).toBe(now.body);
      const done = await call(method, path, body, { 'if-match': `"other", ${String(refused.headers['etag'])}` });
      expect(done.statusCode).toBeLessThan(300);
      expect(done.headers['etag']).toBe(await tagOf(read));
      expect(done.headers['etag']).not.toBe(now.headers['etag']);
    },
  );

  it('needs no tag from clients that send none, and takes any for *', async () => {
    expect((await call('POST', 'mc/settings', { tax_rate: 'manual' })).statusCode).toBe(200);
    expect((await call('POST', 'mc/settings', { tax_rate: 'destination' }, { 'if-match': '*' })).statusCode).toBe(200);
  });

  it('is not asked about by a repeat: the same key gets the same answer, and a refused one may be sent again under its key [S-6]', async () => {
    const seen = await tagOf('mc/settings');
    const save = (tag: string, key: string) =>
      call('POST', 'mc/settings', { tax_rate: 'manual' }, { 'if-match': tag, 'idempotency-key': key });
    const first = await save(seen, 'once');
    const repeat = await save(seen, 'once');
    expect([first.statusCode, repeat.statusCode, repeat.body]).toEqual([200, 200, first.body]);
    const late = await save(seen, 'twice');
    expect(late.statusCode).toBe(412);
    expect((await save(String(late.headers['etag']), 'twice')).statusCode).toBe(200);
  });

  it('cannot be read: then the change says why, not the tag', async () => {
    const gone = await call('PATCH', 'ads/campaigns/1', { amount: 5 }, { 'if-match': '"old"' });
    expect(gone.statusCode).toBe(404);
  });
});
