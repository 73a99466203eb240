import type { CallInterceptor } from './domain-module';
import { engines, environmentOf } from '../testing/engines';
import { campaignsMade, smallDomain } from '../testing/small-domain';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

const CAMPAIGNS = '/wp-json/wc/gla/ads/campaigns';
const CAMPAIGN = { amount: 20, targeted_locations: ['US'] };
const HOUR = 3_600_000;

describe.each(engines)('the endpoints of the contract on $name', (engine) => {
  let server: TestServer;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestServer({ env: await environmentOf(engine, `endpoints ${engine.name}`) });
    visitor = await signIn(server);
  });

  afterAll(async () => {
    await server.stop();
  });

  const create = (payload: unknown, headers: Record<string, string> = {}) =>
    visitor.call('POST', CAMPAIGNS, {
      payload: JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });

  describe('errors have the framework shape [S-5]', () => {
    it('names missing parameters', async () => {
      const response = await create({});
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        code: 'rest_missing_callback_param',
        message: 'Missing parameter(s): amount, targeted_locations',
        data: { status: 400, params: ['amount', 'targeted_locations'] },
      });
    });

    it('names invalid parameters and says what is wrong with each', async () => {
      const response = await create({ amount: -1, targeted_locations: [], status: 'removed' });
      expect(response.statusCode).toBe(400);
      const body = response.json<{
        code: string;
        message: string;
        data: { params: Record<string, string>; details: object };
      }>();
      expect(body.code).toBe('rest_invalid_param');
      expect(body.message).toBe('Invalid parameter(s): amount, targeted_locations, status');
      expect(Object.keys(body.data.params)).toEqual(['amount', 'targeted_locations', 'status']);
      expect(body.data.params['status']).toBe('status is not a parameter of this call.');
      expect(body.data.details).toHaveProperty('amount.code', 'rest_invalid_param');
    });

    it.each([
      ['an unknown address', 'GET', '/wp-json/wc/gla/nothing', 404, 'rest_no_route'],
      ['an unknown method', 'DELETE', '/wp-json/wc/gla/mc/setup', 404, 'rest_no_route'],
    ] as const)('answers %s', async (_name, method, url, status, code) => {
      const response = await visitor.call(method, url);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ code, data: { status } });
    });

    it.each([
      ['broken JSON', '{', 400, 'rest_invalid_json'],
      ['a prototype in the body', '{"__proto__":{"polluted":true}}', 400, 'rest_invalid_json'],
      ['a constructor in the body', '{"constructor":{"prototype":{"polluted":true}}}', 400, 'rest_invalid_json'],
      ['a number beyond all bounds', '{"amount":1e999,"targeted_locations":["US"]}', 400, 'rest_invalid_param'],
      ['a list as the body', '[]', 400, 'rest_invalid_param'],
      ['null as the body', 'null', 400, 'rest_invalid_param'],
      ['twenty thousand levels', '['.repeat(20_000) + ']'.repeat(20_000), 400, 'rest_invalid_json'],
      ['brackets in a text', JSON.stringify({ nonsense: '\\"[['.repeat(40) }), 400, 'rest_missing_callback_param'],
      ['more than 64 KiB', JSON.stringify({ name: 'x'.repeat(66_000) }), 413, 'rest_body_too_large'],
    ])('answers %s [S-3]', async (_name, payload, status, code) => {
      const response = await visitor.call('POST', CAMPAIGNS, {
        payload,
        headers: { 'content-type': 'application/json' },
      });
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ code, data: { status } });
      expect({}).not.toHaveProperty('polluted');
    });

    it('refuses an address of more than 4 KiB [S-3]', async () => {
      const response = await visitor.call('GET', `/wp-json/wc/gla/mc/countries?continents=${'1'.repeat(4200)}`);
      expect(response.statusCode).toBe(414);
      expect(response.json()).toMatchObject({ code: 'rest_url_too_long' });
    });

    it('tells nothing of the inside when a handler throws, and keeps nothing it wrote [S-5, S-6]', async () => {
      const before = await campaignsMade(server.store);
      const response = await create({ ...CAMPAIGN, name: 'throws' });
      expect(response.statusCode).toBe(500);
      expect(response.json()).toEqual({
        code: 'internal_server_error',
        message: 'There has been a critical error on this server.',
        data: { status: 500 },
      });
      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
      expect(await campaignsMade(server.store)).toBe(before);
    });

    it('answers 500 instead of a body that does not fit the contract, and keeps nothing [S-3]', async () => {
      const before = await campaignsMade(server.store);
      const response = await create({ ...CAMPAIGN, name: 'misfit' });
      expect(response.statusCode).toBe(500);
      expect(await campaignsMade(server.store)).toBe(before);
    });
  });

  it('answers 204 without a body', async () => {
    const payload = { verification_id: 'a', verification_code: '123456', verification_method: 'SMS' };
    const response = await visitor.call('POST', '/wp-json/wc/gla/mc/phone-verification/verify', { payload });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
  });

  it('takes no body where none is needed, also when the type says JSON', async () => {
    const headers = { 'content-type': 'application/json' };
    const response = await visitor.call('POST', '/wp-json/wc/gla/mc/settings/sync', { headers });
    expect(response.statusCode).toBe(201);
  });

  it.each(['POST', 'PUT', 'PATCH'] as const)('takes %s for saving settings', async (method) => {
    const response = await visitor.call(method, '/wp-json/wc/gla/mc/settings', { payload: { tax_rate: 'manual' } });
    expect(response.json()).toMatchObject({ data: { tax_rate: 'manual' } });
  });

  it.each([
    'country_codes%5B0%5D=US&country_codes%5B1%5D=GB',
    'country_codes[]=US&country_codes[]=GB',
    'country_codes=US&country_codes=GB',
    'country_codes=US,GB',
    'country_codes[0]=US&country_codes[1]=GB&_locale=user',
  ])('reads the list in ?%s', async (query) => {
    const response = await visitor.call('GET', `/wp-json/wc/gla/mc/shipping/rates/suggestions?${query}`);
    expect(response.json<{ country: string }[]>().map(({ country }) => country)).toEqual(['US', 'GB']);
  });

  it('writes one audit row for each mutation that was answered [S-6]', async () => {
    const rows = () => server.store.db.selectFrom('audit').selectAll().orderBy('id').execute();
    const before = (await rows()).length;
    const response = await create(CAMPAIGN);
    await visitor.call('GET', '/wp-json/wc/gla/mc/setup');
    const added = (await rows()).slice(before);
    expect(added).toEqual([
      {
        id: expect.any(Number) as number,
        at: server.clock.now,
        user_name: 'owner',
        action: 'createCampaign',
        status: 200,
        request_id: response.headers['x-request-id'],
      },
    ]);
  });

  describe('with an idempotency key [S-6]', () => {
    const keyed = (key: string, payload: unknown = CAMPAIGN) => create(payload, { 'idempotency-key': key });

    it('takes effect once in a hundred repeats and answers each with the same bytes', async () => {
      const before = await campaignsMade(server.store);
      const first = await keyed('hundred');
      for (let repeat = 0; repeat < 100; repeat += 1) {
        const again = await keyed('hundred');
        expect([again.statusCode, again.body]).toEqual([first.statusCode, first.body]);
        expect(again.headers['idempotency-replayed']).toBe('true');
      }
      expect(await campaignsMade(server.store)).toBe(before + 1);
    });

    it('takes effect once among twenty at a time; the others are answered 409 or with the same bytes', async () => {
      const before = await campaignsMade(server.store);
      const responses = await Promise.all(Array.from({ length: 20 }, () => keyed('parallel')));
      const done = responses.filter(({ statusCode }) => statusCode === 200);
      expect(new Set(done.map(({ body }) => body)).size).toBe(1);
      const others = responses.filter(({ statusCode }) => statusCode !== 200);
      expect(others.every((response) => response.json<{ code: string }>().code === 'rest_idempotency_in_flight')).toBe(
        true,
      );
      expect(others.every(({ statusCode }) => statusCode === 409)).toBe(true);
      expect(await campaignsMade(server.store)).toBe(before + 1);
    });

    it('takes a repeat with its fields in another order for the same request', async () => {
      const turned = Object.fromEntries(Object.entries(CAMPAIGN).reverse());
      const first = await keyed('order');
      const again = await keyed('order', turned);
      expect([again.statusCode, again.body, again.headers['idempotency-replayed']]).toEqual([200, first.body, 'true']);
      const other = { ...turned, targeted_locations: [...CAMPAIGN.targeted_locations, 'GB'] };
      expect((await keyed('order', other)).statusCode).toBe(422);
    });

    it('refuses the key for another body', async () => {
      await keyed('reused');
      const other = await keyed('reused', { ...CAMPAIGN, amount: 21 });
      expect(other.statusCode).toBe(422);
      expect(other.json()).toMatchObject({ code: 'rest_idempotency_mismatch', data: { status: 422 } });
    });

    it('keeps the answer for 24 hours', async () => {
      const first = await keyed('a-day');
      server.clock.now += 24 * HOUR - 1;
      visitor = await signIn(server);
      expect((await keyed('a-day')).body).toBe(first.body);
      server.clock.now += 1;
      expect((await keyed('a-day')).body).not.toBe(first.body);
    });

    it('keeps a refusal of the provider, too', async () => {
      const before = await campaignsMade(server.store);
      const refused = { ...CAMPAIGN, name: 'refused' };
      expect((await keyed('refused', refused)).statusCode).toBe(400);
      expect((await keyed('refused', refused)).statusCode).toBe(400);
      expect(await campaignsMade(server.store)).toBe(before + 1);
    });

    it('tries again after an answer that asks to', async () => {
      const before = await campaignsMade(server.store);
      const busy = { ...CAMPAIGN, name: 'busy' };
      const first = await keyed('busy', busy);
      expect([first.statusCode, first.headers['retry-after']]).toEqual([503, '5']);
      await keyed('busy', busy);
      expect(await campaignsMade(server.store)).toBe(before + 2);
    });

    it('refuses a key that is none', async () => {
      const response = await keyed('x'.repeat(256));
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ code: 'rest_invalid_param' });
    });
  });
});

describe('an interceptor', () => {
  const once = (where: 'before' | 'after', what: Awaited<ReturnType<CallInterceptor['before']>>): CallInterceptor => {
    let isNew = true;
    const first = () => {
      const taken = isNew ? what : undefined;
      isNew = false;
      return taken;
    };
    return {
      before: async ({ key }) => (where === 'before' && key === 'createCampaign' ? first() : undefined),
      after: async ({ key }) =>
        where === 'after' && key === 'createCampaign' ? (first() as 'drop' | undefined) : undefined,
    };
  };

  const post = async (server: TestServer, visitor: Visitor) =>
    fetch(`http://localhost:${server.port}${CAMPAIGNS}`, {
      method: 'POST',
      headers: {
        cookie: visitor.cookieAt(server.port),
        'x-wp-nonce': visitor.nonce,
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      body: JSON.stringify(CAMPAIGN),
    });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)(
    'drops the connection %s the effect; the repeat under the same key makes it one',
    async (where, effects) => {
      const server = await startTestServer({ domain: smallDomain(once(where, 'drop')) });
      const visitor = await signIn(server);
      await expect(post(server, visitor)).rejects.toThrow('fetch failed');
      expect(await campaignsMade(server.store)).toBe(effects);
      expect((await post(server, visitor)).status).toBe(200);
      expect(await campaignsMade(server.store)).toBe(1);
      await server.stop();
    },
  );

  it('puts an answer of its own in place, as it is', async () => {
    const injected = { status: 200, body: '<html>', headers: { 'content-type': 'text/html' } };
    const server = await startTestServer({ domain: smallDomain(once('before', injected)) });
    const visitor = await signIn(server);
    const response = await visitor.call('POST', CAMPAIGNS, { payload: CAMPAIGN });
    expect([response.statusCode, response.body]).toEqual([200, '<html>']);
    expect(await campaignsMade(server.store)).toBe(0);
    await server.stop();
  });
});
