import type { ProductFeed, ProductStatistics } from '@listings/shared-api/contract';
import { letOthersGo } from '../../db/yield';
import { generation } from '../../sandbox/scenarios/scenario-products';
import { CatalogueCache } from './catalogue-cache';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';
import { addJob, hasJobs } from './product-jobs.store';

const PRODUCTS = 1021;
const HALF_A_DAY_MS = 43_200_000;

describe('work on a large catalogue', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('shipping-saved');
    await domain.server.store.transaction((db) => addJob(db, generation, { count: 1000 }));
    await settled();
  });

  afterAll(() => domain.stop());

  const settled = async (): Promise<void> => {
    while (await hasJobs(domain.server.store.db)) await statistics();
  };
  const statistics = async () => {
    await letOthersGo();
    return (await domain.call('GET', '/wc/gla/mc/product-statistics')).body as ProductStatistics;
  };

  it('is answered at once; what still waits is told until nothing does [O3.04] [O4.06]', async () => {
    const { status } = await domain.call('POST', '/wc/gla/mc/settings/sync');
    expect(status).toBe(201);
    // The played provider takes its time: half a day later only what really waits is counted.
    await domain.call('POST', '/sandbox/v1/clock', { advanceMs: HALF_A_DAY_MS });
    const told: number[] = [];
    const notSynced: number[] = [];
    do {
      const { scheduled_sync, statistics: counts } = await statistics();
      told.push(scheduled_sync);
      notSynced.push(counts?.not_synced ?? 0);
    } while (told.at(-1) !== 0);
    expect(told[0]).toBeLessThan(Math.ceil(PRODUCTS / 100));
    expect(told).toEqual([...told].sort((one, other) => other - one));
    expect(new Set(told).size).toBeGreaterThan(2);
    expect(notSynced[0]).toBeGreaterThan(4);
    expect(notSynced.at(-1)).toBe(4);
  });

  it('is done once however often the setup is completed again', async () => {
    for (let press = 0; press < 3; press += 1) await domain.call('POST', '/wc/gla/mc/settings/sync');
    const { count } = await domain.server.store.db
      .selectFrom('product_jobs')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
    await settled();
  });

  it('is over when a scenario is said to be loaded, and leaves nothing of the one before', async () => {
    await domain.call('POST', '/wc/gla/mc/settings/sync');
    await domain.load('shipping-saved');
    const { total, products } = (await domain.call('GET', '/wc/gla/mc/product-feed')).body as ProductFeed;
    expect(total).toBe(21);
    expect(products.filter(({ status }) => status !== 'not-synced' && status !== 'not_synced')).toEqual([]);
    expect(await hasJobs(domain.server.store.db)).toBe(false);
  });

  it('lets others go first while the whole feed is read', async () => {
    await domain.server.store.transaction((db) => addJob(db, generation, { count: 1000 }));
    await settled();
    const happened: string[] = [];
    setImmediate(() => happened.push('another request'));
    const query = { page: 1, per_page: 0, orderby: 'title', order: 'asc' } as const;
    const { rows } = await new CatalogueCache().feedPage(domain.server.store.db, query, 0);
    happened.push('the feed');
    expect(rows).toHaveLength(PRODUCTS);
    expect(happened).toEqual(['another request', 'the feed']);
  });
});
