import promises from 'node:fs/promises';
import { sql } from 'kysely';
import { startRealStore, type RealStoreUnderTest } from '../real-store/real-store.fixture';
import { signIn } from '../testing/test-server';
import { startDomain, type DomainUnderTest } from '../domain/testing/domain.fixture';

const UNAVAILABLE = { code: 'rest_store_unavailable', data: { status: 503 } };

describe('a store that cannot be written', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('ads-complete', { DATABASE_URL: '' });
  });

  afterEach(() => jest.restoreAllMocks());

  afterAll(() => domain.stop());

  const save = () => domain.call('POST', '/wc/gla/mc/settings', { tax_rate: 'manual' });
  const ready = async () => (await domain.server.app.inject('/ready')).statusCode;
  const read = async () => (await domain.call('GET', '/wc/gla/mc/settings')).status;

  it('refuses mutations with 503 while less than 200 MB are free, reads go on, and it recovers by itself [DB-10]', async () => {
    const free = jest.spyOn(promises, 'statfs').mockResolvedValue({ bavail: 100, bsize: 1_048_576 } as never);
    domain.server.clock.now += 5000;
    expect(await save()).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect(await read()).toBe(200);
    expect([await ready(), (await domain.server.app.inject('/health')).statusCode]).toEqual([503, 200]);
    free.mockRestore();
    domain.server.clock.now += 5000;
    expect((await save()).status).toBe(200);
    expect(await ready()).toBe(200);
  });

  it('makes no API key while less than 200 MB are free, and ends one all the same [DB-10]', async () => {
    const make = (name: string) => domain.call('POST', '/wc/gla/api-keys', { name, role: 'viewer', end: '2026-12-20' });
    const { key } = (await make('before')).body as { key: { id: number } };
    jest.spyOn(promises, 'statfs').mockResolvedValue({ bavail: 100, bsize: 1_048_576 } as never);
    domain.server.clock.now += 5000;
    expect(await make('meanwhile')).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect((await domain.call('DELETE', `/wc/gla/api-keys/${key.id}`)).status).toBe(200);
    domain.server.clock.now += 5000;
  });

  it('takes no form of people or hand-overs meanwhile, but what lets somebody in or ends what they may [DB-10]', async () => {
    const { server } = domain;
    const owner = await signIn(server);
    const post = async (url: string, fields: Readonly<Record<string, string>> = {}) => {
      const payload = new URLSearchParams({ ...fields, _wpnonce: owner.nonce }).toString();
      const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
      return owner.call('POST', url, { payload, headers });
    };
    const ben = { name: 'Ben', email: 'ben@shop.example', role: 'viewer' };
    await post('/people/invite', ben);
    const people = () =>
      server.store.db.selectFrom('people').select(['id', 'removed_at']).orderBy('created_at').execute();
    const { id } = (await people()).at(-1) ?? { id: '' };
    jest.spyOn(promises, 'statfs').mockResolvedValue({ bavail: 100, bsize: 1_048_576 } as never);
    server.clock.now += 5000;
    const refused = [
      '/people/invite',
      `/people/${id}/link`,
      `/people/${id}/change`,
      '/hand-over/open',
      '/hand-over/start',
      '/alerts/stop?of=x',
      '/sandbox/reset',
    ];
    for (const url of refused) {
      const answer = await post(url, { ...ben, email: 'another@shop.example' });
      expect([url, answer.statusCode]).toEqual([url, 503]);
      expect(answer.body).toContain('This server has no room left');
    }
    expect(await people()).toHaveLength(2);
    for (const url of [`/people/${id}/end`, `/people/${id}/remove`])
      expect([url, (await post(url)).statusCode]).toEqual([url, 303]);
    expect((await people()).at(-1)?.removed_at).not.toBeNull();
    expect((await post('/language', { language: 'de' })).statusCode).toBe(303);
    expect((await domain.call('DELETE', '/wc/gla/hand-overs/01234567-89ab-cdef-0123-456789abcdef')).status).toBe(404);
    expect((await owner.call('POST', '/sign-out')).statusCode).toBe(204);
    // Somebody has to be able to see what is wrong.
    const again = await signIn(server);
    expect((await again.call('GET', '/wp-json/wc/gla/mc/settings')).statusCode).toBe(200);
    server.clock.now += 5000;
  });

  it('answers 503 when the disk fills up in the middle of a write, keeps nothing of it, and recovers by itself [DB-10]', async () => {
    const { db } = domain.server.store;
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.raw(String(rows[0]?.page_count))}`.execute(db);
    const rates = (count: number) =>
      domain.call('POST', '/wc/gla/ads/campaigns', {
        amount: 10,
        targeted_locations: ['US'],
        name: `Campaign ${count} ${'x'.repeat(200)}`,
      });
    let made = 0;
    while ((await rates(made)).status === 200) made += 1;
    expect(await rates(made)).toMatchObject({ status: 503, body: UNAVAILABLE });
    const { body } = await domain.call('GET', '/wc/gla/ads/campaigns');
    expect(body).toHaveLength(3 + made);
    await sql`pragma max_page_count = 1073741823`.execute(db);
    expect((await rates(made)).status).toBe(200);
  });

  it('lets a signed-in person read while not even the session can be touched [DB-10]', async () => {
    const { db } = domain.server.store;
    await sql`pragma query_only = on`.execute(db);
    domain.server.clock.now += 120_000;
    expect(await read()).toBe(200);
    expect((await save()).status).toBe(503);
    await sql`pragma query_only = off`.execute(db);
    expect((await save()).status).toBe(200);
  });
});

describe('a server in front of a real store', () => {
  let real: RealStoreUnderTest;
  beforeEach(async () => {
    real = await startRealStore('ads-complete');
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await real.stop();
  });

  it('refuses what is kept here, and passes changes of the store on [DB-10]', async () => {
    const { dataDir } = real.server;
    const plenty = { bavail: 1_048_576, bsize: 4096 };
    const free = jest
      .spyOn(promises, 'statfs')
      .mockImplementation((async (path: string) => (path === dataDir ? { ...plenty, bavail: 100 } : plenty)) as never);
    real.server.clock.now += 5000;
    const asked = { step: 'phone', name: 'Ben', email: null, note: '' };
    expect(await real.call('POST', '/wc/gla/hand-overs', asked)).toMatchObject({ status: 503, body: UNAVAILABLE });
    expect((await real.call('POST', '/wc/gla/mc/settings', { tax_rate: 'manual' })).status).toBe(200);
    expect((await real.server.app.inject('/ready')).statusCode).toBe(503);
    free.mockRestore();
    real.server.clock.now += 5000;
    expect((await real.call('POST', '/wc/gla/hand-overs', asked)).status).toBe(200);
  });
});
