import type { Campaign } from '@listings/shared-api/contract';
import { startDomain, type DomainUnderTest } from '../../domain/testing/domain.fixture';
import { startTestServer, signIn } from '../../testing/test-server';
import { createDomainModule } from '../../domain-module';
import { addFault } from '../faults/faults.store';
import { scenarios } from '../scenarios/scenarios';

const ROOT = '/sandbox/v1';

describe('steering of the sandbox', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('connected');
  });

  beforeEach(async () => void (await domain.call('POST', `${ROOT}/reset`)));

  afterAll(() => domain.stop());

  const get = async (path: string) => (await domain.call('GET', path)).body;
  const post = (path: string, body?: unknown) => domain.call('POST', `${ROOT}/${path}`, body);

  it('gives the played shop its faults, refuses others, and takes them away with the scenario', async () => {
    expect(await get(`${ROOT}/shop`)).toEqual({ faults: [] });
    const given = await post('shop', { faults: ['robots', 'no-contact', 'robots'] });
    expect(given.body).toEqual({ faults: ['robots', 'no-contact'] });
    expect((await post('shop', { faults: ['no-shop'] })).status).toBe(400);
    expect((await post('shop', {})).status).toBe(400);
    expect(await get(`${ROOT}/shop`)).toEqual({ faults: ['robots', 'no-contact'] });
    await post('scenario', { name: 'complete' });
    expect(await get(`${ROOT}/shop`)).toEqual({ faults: [] });
  });

  describe('scenarios', () => {
    it('are listed with the one that is loaded, and loaded by name', async () => {
      const listed = (await get(`${ROOT}/scenarios`)) as { name: string; current: boolean }[];
      expect(listed.map(({ name }) => name)).toEqual(scenarios.map(({ name }) => name));
      expect(listed.filter(({ current }) => current).map(({ name }) => name)).toEqual(['connected']);
      expect((await post('scenario', { name: 'complete' })).body).toEqual({ scenario: 'complete' });
      expect(await get('/wc/gla/mc/setup')).toEqual({ status: 'complete' });
      expect((await post('scenario', { name: 'nowhere' })).status).toBe(400);
    });

    it.each([
      ['fresh', 'accounts', 'disconnected'],
      ['audience-saved', 'shipping_and_taxes', 'connected'],
      ['shipping-saved', 'store_requirements', 'connected'],
    ])('%s stands at %s', async (name, step, status) => {
      await domain.load(name);
      expect(await get('/wc/gla/mc/setup')).toEqual({ status: 'incomplete', step });
      expect(await get('/wc/gla/mc/connection')).toMatchObject({ status });
    });

    it('shipping-saved has the rates, times and options it says', async () => {
      await domain.load('shipping-saved');
      expect(await get('/wc/gla/mc/shipping/rates')).toMatchObject([
        { country: 'GB', rate: 6 },
        { country: 'US', rate: 5 },
      ]);
      expect(await get('/wc/gla/mc/shipping/times')).toMatchObject({ US: { time: '3' }, GB: { time: '5' } });
      expect(await get('/wc/gla/mc/settings')).toMatchObject({
        shipping_rate: 'flat',
        shipping_time: 'flat',
        tax_rate: 'destination',
      });
    });

    it('complete has checklist, phone, address and no ads account', async () => {
      await domain.load('complete');
      expect(await get('/wc/gla/mc/settings')).toMatchObject({ website_live: true, contact_info_visible: true });
      expect(await get('/wc/gla/mc/contact-information')).toMatchObject({
        phone_number: '+12133734253',
        is_mc_address_different: false,
      });
      expect(await get('/wc/gla/ads/connection')).toMatchObject({ id: 0, status: 'disconnected' });
    });

    it('ads-pending-billing waits for billing, ads-complete has three campaigns of three kinds', async () => {
      await domain.load('ads-pending-billing');
      expect(await get('/wc/gla/ads/connection')).toMatchObject({ status: 'incomplete', step: 'billing' });
      await domain.load('ads-complete');
      const campaigns = (await get('/wc/gla/ads/campaigns')) as Campaign[];
      expect(campaigns.map(({ status, targeted_locations }) => [status, targeted_locations])).toEqual([
        ['enabled', ['US', 'GB']],
        ['paused', ['US']],
        ['enabled', []],
      ]);
    });

    it('unsupported-language, unsupported-country and the campaign upgrades show in the page [S7.39] [O3.11]', async () => {
      const bootstrap = async (name: string) => {
        await domain.load(name);
        const { body } = await domain.page('GET', '/google/start');
        const [, text = '{}'] = /id="bootstrap"[^>]*>([^<]*)</.exec(String(body)) ?? [];
        return JSON.parse(text) as Record<string, unknown>;
      };
      expect(await bootstrap('unsupported-language')).toMatchObject({ mcSupportedLanguage: false, siteLocale: 'eo' });
      expect(await bootstrap('unsupported-country')).toMatchObject({
        mcSupportedCountry: false,
        defaultCountry: 'CN:CN9',
      });
      const updated = Date.UTC(2026, 10, 15) / 1000;
      expect(await bootstrap('campaigns-converted')).toMatchObject({
        adsSetupComplete: true,
        adsCampaignConvertStatus: { status: 'converted', updated },
      });
      expect(await bootstrap('fresh')).toMatchObject({
        mcSetupComplete: false,
        adsSetupComplete: false,
        mcSupportedCountry: true,
        mcSupportedLanguage: true,
        adsCampaignConvertStatus: null,
        defaultCountry: 'US:NY',
        timeZone: 'America/New_York',
        currency: { code: 'USD', symbol: '$', precision: 2 },
        homeUrl: 'https://lantern-and-loam.example',
        adminUrl: 'http://localhost:4000/sandbox/admin/',
        capabilities: { sandbox: true, storeAdmin: true },
      });
    });

    it('currency-mismatch has its ads account in euros', async () => {
      await domain.load('currency-mismatch');
      expect(await get('/wc/gla/ads/connection')).toMatchObject({ currency: 'EUR', symbol: '€', status: 'connected' });
    });

    it('large-catalog adds ten thousand products, and the next scenario takes them away', async () => {
      await domain.load('large-catalog');
      expect(await get('/wc/gla/mc/product-feed?per_page=1')).toMatchObject({ total: 10_021 });
      await domain.load('complete');
      expect(await get('/wc/gla/mc/product-feed?per_page=1')).toMatchObject({ total: 21 });
    }, 30_000);

    it('are the same each time they are loaded', async () => {
      const state = async () => {
        await domain.load('ads-complete');
        const paths = [
          'ads/campaigns',
          'ads/connection',
          'mc/connection',
          'mc/product-feed',
          'ads/reports/programs?fields=spend',
        ];
        return Promise.all(paths.map((path) => get(`/wc/gla/${path}`)));
      };
      const first = await state();
      await domain.call('PATCH', '/wc/gla/ads/campaigns/17890001', { status: 'paused' });
      await domain.page('POST', '/sandbox/admin/post.php', {
        post: '101',
        title: 'Other',
        price: '1',
        image: '',
        gtin: '',
      });
      await domain.call('POST', '/wc/gla/mc/product-visibility', { ids: [102], visible: false });
      expect(await state()).toEqual(first);
    });
  });

  describe('faults', () => {
    const path = '/wc/gla/mc/settings';

    it('answer in the place of the call, so many times, and show what is left', async () => {
      await post('faults', {
        method: 'GET',
        path,
        status: 500,
        body: { message: 'Ouch.' },
        headers: { 'x-a': 'b' },
        times: 2,
      });
      const { status, body, headers } = await domain.call('GET', path);
      expect([status, body, headers['x-a']]).toEqual([500, { message: 'Ouch.' }, 'b']);
      expect(await get(`${ROOT}/faults`)).toMatchObject([{ method: 'GET', path, status: 500, times: 1 }]);
      await domain.call('GET', path);
      expect((await domain.call('GET', path)).status).toBe(200);
    });

    it.each([
      [{ 'bad name': 'x' }, 'bad name'],
      [{ '': 'x' }, '""'],
      [{ 'x-a': 'line\nbreak' }, 'x-a'],
      [{ 'x-a': '日本' }, 'x-a'],
      [{ 'Content-Length': '7' }, 'Content-Length'],
      [{ 'transfer-encoding': 'chunked' }, 'transfer-encoding'],
    ])('are refused with a header that cannot be sent: %j', async (headers, named) => {
      const refused = await post('faults', { method: 'GET', path, status: 500, headers });
      expect(refused.status).toBe(400);
      expect((refused.body as { data: { params: { headers: string } } }).data.params.headers).toContain(named);
      expect(await get(`${ROOT}/faults`)).toEqual([]);
      expect((await domain.call('GET', path)).status).toBe(200);
    });

    it('are met once by each of those who call at the same time', async () => {
      await post('faults', { method: 'GET', path, status: 500, times: 4 });
      const answers = await Promise.all(Array.from({ length: 20 }, () => domain.call('GET', path)));
      expect(answers.filter(({ status }) => status === 500)).toHaveLength(4);
      expect(await get(`${ROOT}/faults`)).toEqual([]);
    });

    it('go alone when they are named, all together when they are not', async () => {
      for (const one of [path, '/wc/gla/mc/setup']) await post('faults', { method: 'GET', path: one, status: 500 });
      const left = await domain.call('DELETE', `${ROOT}/faults`, { method: 'GET', path });
      expect(left.body).toMatchObject([{ path: '/wc/gla/mc/setup' }]);
      expect((await domain.call('DELETE', `${ROOT}/faults`)).body).toEqual([]);
    });

    it('meet any id where the path has a placeholder, and end when they are taken away', async () => {
      await domain.load('ads-complete');
      await post('faults', { method: 'PATCH', path: '/wc/gla/ads/campaigns/{id}', status: 503 });
      expect((await domain.call('PATCH', '/wc/gla/ads/campaigns/17890001', { amount: 9 })).status).toBe(503);
      await domain.call('DELETE', `${ROOT}/faults`);
      expect((await domain.call('PATCH', '/wc/gla/ads/campaigns/17890001', { amount: 9 })).status).toBe(200);
    });

    it.each([
      {},
      { method: 'GET', path },
      { method: 'TRACE', path, status: 500 },
      { method: 'GET', path: 'mc/settings', status: 500 },
      { method: 'GET', path, status: 99 },
      { method: 'GET', path, delayMs: -1 },
      { method: 'GET', path, drop: 'during' },
      { method: 'GET', path, status: 500, surprise: true },
    ])('are refused when they are none: %j', async (fault) => {
      expect((await post('faults', fault)).status).toBe(400);
      expect(await get(`${ROOT}/faults`)).toEqual([]);
    });
  });

  it('dropped connections have no effect before, and a lasting one after the commit', async () => {
    const effect = async (drop: 'before' | 'after') => {
      await domain.load('ads-complete');
      await post('faults', { method: 'DELETE', path: '/wc/gla/ads/campaigns/{id}', drop, times: 1 });
      const outcome = await domain.call('DELETE', '/wc/gla/ads/campaigns/17890001').then(
        () => 'answered',
        () => 'dropped',
      );
      return [outcome, ((await get('/wc/gla/ads/campaigns')) as Campaign[]).length];
    };
    expect(await effect('before')).toEqual(['dropped', 3]);
    expect(await effect('after')).toEqual(['dropped', 2]);
  });

  it('remembers calls by their shape, never their content', async () => {
    await domain.call('POST', '/wc/gla/mc/settings', { shipping_rate: 'flat' });
    const calls = (await get(`${ROOT}/calls`)) as object[];
    expect(calls.at(-1)).toMatchObject({
      key: 'saveSettings',
      method: 'POST',
      path: '/wc/gla/mc/settings',
      body: { shipping_rate: 'string' },
      status: 200,
    });
  });

  it('moves the clock by an amount or to a time, and back to real time with a reset', async () => {
    const now = Date.UTC(2026, 10, 20);
    expect((await post('clock', { advanceMs: 60_000 })).body).toEqual({ now: now + 60_000, offset: 60_000 });
    expect((await post('clock', { now: '2027-01-01T00:00:00Z' })).body).toMatchObject({ now: Date.UTC(2027, 0, 1) });
    expect((await post('clock', { now: now - 5000 })).body).toEqual({ now: now - 5000, offset: -5000 });
    for (const body of [{}, { advanceMs: 'x' }, { now: 'tomorrow' }, { advanceMs: 1e300 }]) {
      expect((await post('clock', body)).status).toBe(400);
    }
    expect((await post('reset')).body).toEqual({ scenario: 'connected' });
    expect(await get(`${ROOT}/clock`)).toEqual({ now, offset: 0 });
  });

  it.each([
    ['1999-12-31T23:59:59Z', 400, 'from 2000 to 8999'],
    ['2000-01-01T00:00:00Z', 200, '"now":946684800000'],
    ['8999-12-31T23:00:00Z', 200, '"now":221845388400000'],
    ['9000-01-01T00:00:00Z', 400, 'from 2000 to 8999'],
    ['+275760-09-13T00:00:00Z', 400, 'from 2000 to 8999'],
    ['-271821-04-20T00:00:00Z', 400, 'from 2000 to 8999'],
  ])('answers the clock at %s with %i, and pages go on', async (now, status, said) => {
    const moved = await post('clock', { now });
    expect(moved.status).toBe(status);
    expect(JSON.stringify(moved.body)).toContain(said);
    expect((await domain.call('GET', '/wc/gla/mc/product-statistics')).status).toBeLessThan(500);
    expect((await domain.page('GET', '/sandbox')).status).toBe(200);
    await post('reset');
  });

  it('approves billing by call', async () => {
    expect((await post('billing', { approve: true })).status).toBe(400);
    await domain.load('ads-pending-billing');
    expect((await post('billing', { approve: true })).body).toEqual({ status: 'approved' });
    expect(await get('/wc/gla/ads/billing-status')).toEqual({ status: 'approved' });
  });

  it('shows the codes a phone received, newest first', async () => {
    await domain.load('audience-saved');
    const body = { phone_region_code: 'US', phone_number: '+12133734253' };
    await domain.call('POST', '/wc/gla/mc/phone-verification/request', { ...body, verification_method: 'SMS' });
    await post('clock', { advanceMs: 1000 });
    await domain.call('POST', '/wc/gla/mc/phone-verification/request', { ...body, verification_method: 'PHONE_CALL' });
    const codes = (await get(`${ROOT}/phone`)) as { method: string; code: string }[];
    expect(codes.map(({ method }) => method)).toEqual(['PHONE_CALL', 'SMS']);
  });

  it('does not exist while the sandbox is off; accounts cannot be connected then [S-13]', async () => {
    const server = await startTestServer({ domain: createDomainModule(), env: { SANDBOX: 'off' } });
    const visitor = await signIn(server);
    for (const url of ['/sandbox', '/wp-json/sandbox/v1/scenarios', '/sandbox/authorize/hosting']) {
      expect((await visitor.call('GET', url)).statusCode).toBe(404);
    }
    const { statusCode, body } = await visitor.call('GET', '/wp-json/wc/gla/jetpack/connect');
    expect([statusCode, JSON.parse(body)]).toEqual([
      400,
      { status: 'error', message: 'The host cannot be reached from this store.' },
    ]);
    for (const path of ['/wc/gla/mc/settings', '/wc/gla/mc/connection']) {
      for (const method of ['GET', 'DELETE'] as const) {
        await addFault(server.store.db, { method, path, status: 500 });
      }
    }
    expect((await visitor.call('GET', '/wp-json/wc/gla/mc/settings')).statusCode).toBe(200);
    expect((await visitor.call('DELETE', '/wp-json/wc/gla/connections')).statusCode).toBe(200);
    await server.stop();
  });
});
