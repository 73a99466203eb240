import { startDomain, type DomainUnderTest } from './testing/domain.fixture';

/**
 * Defects of the reference that a compatible server could copy by following it too closely (contract, part 7). Those that are
 * the client's alone are tested where the client's machines and screens are.
 */
describe('a known defect of the reference is not copied:', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  type Method = Parameters<DomainUnderTest['call']>[0];

  const call = async (method: Method, path: string, body?: unknown) => {
    const reply = await domain.call(method, `/wc/gla/${path}`, body);
    return { status: reply.status, body: reply.body as Record<string, unknown> };
  };

  it('2, a refused phone code leaves an empty message: every refusal has a message and a reason [S4.19]', async () => {
    await domain.load('shipping-saved');
    const ask = (phone_number: string, phone_region_code = 'US') =>
      call('POST', 'mc/phone-verification/request', { phone_number, phone_region_code, verification_method: 'SMS' });
    const refusals = [await ask('+12'), await ask('+442079460000')];
    for (let count = 0; count < 5; count += 1) await ask('+12133734253');
    refusals.push(await ask('+12133734253'));
    expect(refusals).toEqual([
      { status: 400, body: { message: 'Invalid phone number!', reason: 'badRequest' } },
      { status: 400, body: { message: expect.stringMatching(/\w/), reason: 'badRequest' } },
      { status: 429, body: { message: 'Retries quota exceeded.', reason: 'rateLimitExceeded' } },
    ]);
  });

  it('3, waiting for a new account makes another one: the 503 has the id, and no id means going on [decisions 13]', async () => {
    await domain.load('conflict-503');
    const first = await call('POST', 'mc/accounts');
    expect(first).toMatchObject({ status: 503, body: { id: 512_340_001, retry_after: 5 } });
    expect(await call('POST', 'mc/accounts')).toMatchObject({ status: 503, body: { id: 512_340_001 } });
    expect(await call('POST', 'mc/accounts', { id: 512_340_001 })).toMatchObject({ status: 200 });
    expect((await call('GET', 'mc/accounts')).body).toHaveLength(1);
  });

  it('4, any 403 reads as a claimed URL: one of another kind has neither a URL nor an id [decisions 12]', async () => {
    await domain.load('missing-scopes');
    const scopes = await call('POST', 'mc/accounts');
    const forged = await domain.server.app.inject({
      method: 'POST',
      url: '/wp-json/wc/gla/mc/accounts',
      headers: { host: 'localhost:4000', cookie: domain.cookie, 'x-wp-nonce': 'expired' },
    });
    for (const { status, body } of [scopes, { status: forged.statusCode, body: forged.json<object>() }]) {
      expect(status).toBe(403);
      expect(body).not.toHaveProperty('website_url');
      expect(body).not.toHaveProperty('id');
    }
  });

  it('6, a swapped country passes because the count is right: rates and times are asked for by country [decisions 15]', async () => {
    await domain.load('shipping-saved');
    expect((await call('GET', 'mc/setup')).body).toMatchObject({ step: 'store_requirements' });
    await call('POST', 'mc/target_audience', { location: 'selected', countries: ['US', 'FR'] });
    expect((await call('GET', 'mc/setup')).body).toMatchObject({ step: 'shipping_and_taxes' });
  });

  it('10, a doubled prefix asks for everything: an id that no product has finds nothing', async () => {
    await domain.load('ads-complete');
    const report = (ids: string) =>
      call('GET', `mc/reports/products?after=2026-10-01&before=2026-10-31&fields=clicks&ids=${ids}`);
    const [first] = (await report('')).body['products'] as { id: string }[];
    const number = first?.id.slice('gla_'.length);
    expect((await report(`gla_${number}`)).body['products']).toMatchObject([{ id: first?.id }]);
    expect(await report(`gla_gla_${number}`)).toMatchObject({
      status: 200,
      body: { products: null, totals: { clicks: 0 } },
    });
  });

  it('11, two submissions make two campaigns: the same key makes one [decisions 5]', async () => {
    await domain.load('ads-complete');
    const headers = {
      host: 'localhost:4000',
      cookie: domain.cookie,
      'idempotency-key': 'launch-1',
    };
    const page = await domain.page('GET', '/google/start');
    const nonce = /"nonce":"([\w-]+)"/.exec(String(page.body))?.[1] ?? '';
    const submit = () =>
      domain.server.app.inject({
        method: 'POST',
        url: '/wp-json/wc/gla/ads/campaigns',
        headers: { ...headers, 'x-wp-nonce': nonce, 'sec-fetch-site': 'same-origin' },
        payload: { amount: 20, targeted_locations: ['US'] },
      });
    const [one, other] = [await submit(), await submit()];
    expect([one.statusCode, other.statusCode, other.body]).toEqual([200, 200, one.body]);
    expect((await call('GET', 'ads/campaigns')).body).toHaveLength(4);
  });

  it('13, a linked account without billing is waited for without an end: there is a page on which it can be approved [decisions 19]', async () => {
    await domain.load('complete');
    expect((await call('POST', 'ads/accounts', { id: 3_456_789_012 })).status).toBe(200);
    const open = await call('GET', 'ads/billing-status');
    expect(open.body).toMatchObject({ status: 'unknown', billing_url: expect.stringContaining('account=3456789012') });
    const { pathname, search } = new URL(String(open.body['billing_url']));
    expect((await domain.page('GET', pathname + search)).body).toContain('Approve billing');
    await domain.page('POST', pathname, { account: '3456789012' });
    expect((await call('GET', 'ads/billing-status')).body).toEqual({ status: 'approved' });
  });

  it('15, completing the setup again does it twice: the second time changes nothing but the submission [decisions 4]', async () => {
    await domain.load('shipping-saved');
    for (let count = 0; count < 2; count += 1) {
      expect((await call('POST', 'mc/contact-information')).status).toBe(200);
      expect((await call('POST', 'mc/settings/sync')).status).toBe(201);
    }
    expect((await call('GET', 'mc/setup')).body).toEqual({ status: 'complete' });
  });

  it('17, a status has no word: each is one that the contract knows [decisions 18]', async () => {
    const known =
      'approved partially_approved pending disapproved expiring not_synced synced not-synced has-errors'.split(' ');
    for (const scenario of ['audience-saved', 'complete', 'disapproved']) {
      await domain.load(scenario);
      const { body } = await call('GET', 'mc/product-feed');
      const found = (body['products'] as { status: string }[]).map(({ status }) => status);
      expect(found.filter((status) => !known.includes(status))).toEqual([]);
      expect(found).not.toEqual([]);
    }
  });

  it('19, a rate that was refused is lost without a word: it is listed with the name of what was wrong, the others are saved [S3.09]', async () => {
    await domain.load('audience-saved');
    const rate = (country: string, currency: string) => ({ country, currency, rate: 5, options: {} });
    const { status, body } = await call('POST', 'mc/shipping/rates/batch', {
      rates: [rate('US', 'USD'), rate('CN', 'USD'), rate('GB', 'EUR')],
    });
    expect(status).toBe(201);
    expect(body['errors']).toMatchObject([
      { code: 'rest_invalid_param', data: { params: { country: expect.stringContaining('CN') } } },
      { code: 'rest_invalid_param', data: { params: { currency: expect.stringContaining('USD') } } },
    ]);
    expect((await call('GET', 'mc/shipping/rates')).body).toMatchObject([{ country: 'US' }]);
  });

  it('20, missing keys count as access: what is connected always says whether this person may use it [S7.06]', async () => {
    await domain.load('ads-complete');
    const own = { merchant_access: 'yes', ads_access: 'yes' };
    expect((await call('GET', 'google/reconnected')).body).toMatchObject(own);
    await domain.call('POST', '/sandbox/v1/identity', { email: 'bookkeeping@lantern-and-loam.example' });
    const others = { merchant_access: 'no', ads_access: 'no' };
    expect((await call('GET', 'google/reconnected')).body).toMatchObject(others);
  });
});
