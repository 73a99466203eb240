import promises from 'node:fs/promises';
import { sql } from 'kysely';
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
