import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';
import { ShelfCache } from '../reports/shelf-cache';
import { CatalogueCache } from './catalogue-cache';
import { statusCounts } from './feed-page.store';

/** Groups without the order a database gave them in: PostgreSQL may choose another plan each time. */
const unordered = <Group>(groups: readonly Group[]): Set<Group> => new Set(groups);

const ORDERS = ['title', 'id', 'visible', 'status'] as const;

/** Cached values must equal those of a cache that never kept anything. */
describe('what is kept of the whole catalogue', () => {
  let domain: DomainUnderTest;
  const caches = () => ({ feed: new CatalogueCache(), shelves: new ShelfCache() });
  const kept = caches();

  beforeAll(async () => {
    domain = await startDomain('fresh');
  });

  afterAll(() => domain.stop());

  const seen = async ({ feed, shelves }: ReturnType<typeof caches>) => {
    const { db } = domain.server.store;
    const { now } = (await domain.call('GET', '/sandbox/v1/clock')).body as { now: number };
    const pages = [];
    for (const orderby of ORDERS) {
      for (const order of ['asc', 'desc'] as const) {
        for (const search of [undefined, 'a']) {
          pages.push(await feed.feedPage(db, { page: 2, per_page: 7, orderby, order, search }, now));
        }
      }
    }
    return {
      pages,
      counts: statusCounts(await feed.groups(db), now),
      issues: await feed.issueCounts(db),
      shelf: await shelves.shelf(db),
    };
  };

  const edit = { post: '101', title: 'Aardvark lamp', price: '9.99', image: 'https://x.example/a.jpg', gtin: '' };

  it.each<readonly [string, () => Promise<unknown>]>([
    ['a new store', async () => undefined],
    ['a scenario', () => domain.load('complete')],
    ['another scenario', () => domain.load('disapproved')],
    [
      'hiding products',
      () => domain.call('POST', '/wc/gla/mc/product-visibility', { ids: [101, 102], visible: false }),
    ],
    ['showing them', () => domain.call('POST', '/wc/gla/mc/product-visibility', { ids: [101], visible: true })],
    ['an edit', () => domain.page('POST', '/sandbox/admin/post.php', edit)],
    ['an edit without a price', () => domain.page('POST', '/sandbox/admin/post.php', { ...edit, price: '' })],
    ['three days', () => domain.call('POST', '/sandbox/v1/clock', { advanceMs: 3 * 86_400_000 })],
    ['a sync', () => domain.call('POST', '/wc/gla/mc/settings/sync')],
    ['a way back in time', () => domain.call('POST', '/sandbox/v1/clock', { advanceMs: -20 * 86_400_000 })],
    ['disconnecting the merchant account', () => domain.call('DELETE', '/wc/gla/mc/connection')],
    ['many products more', () => domain.load('large-catalog')],
    ['a reset', () => domain.call('POST', '/sandbox/v1/reset')],
  ])('holds after %s', async (_name, change) => {
    await seen(kept);
    await change();
    expect(await seen(kept)).toEqual(await seen(caches()));
  });

  it('shows each product on exactly one page, whatever the order', async () => {
    await domain.load('disapproved');
    const { db } = domain.server.store;
    const { total } = await kept.feed.feedPage(db, { page: 1, per_page: 1, orderby: 'id', order: 'asc' }, 0);
    for (const orderby of ORDERS) {
      for (const order of ['asc', 'desc'] as const) {
        const ids: number[] = [];
        for (let page = 1; page <= Math.ceil(total / 4); page += 1) {
          const { rows } = await kept.feed.feedPage(db, { page, per_page: 4, orderby, order }, domain.server.clock.now);
          ids.push(...rows.map(({ id }) => id));
        }
        expect([ids.length, new Set(ids).size]).toEqual([total, total]);
      }
    }
  });

  it('finds a page far behind from a landmark near it, the same products in each order [19.13]', async () => {
    await domain.load('large-catalog');
    const { db } = domain.server.store;
    const cache = new CatalogueCache();
    const { now } = domain.server.clock;
    const idsOf = async (page: number, per_page: number, order: 'asc' | 'desc') => {
      const { rows } = await cache.feedPage(db, { page, per_page, orderby: 'status', order }, now);
      return rows.map(({ id }) => id);
    };
    const all = await idsOf(1, 0, 'asc');
    const sizes = (await cache.groups(db)).map(({ count }) => count);
    expect(Math.max(...sizes)).toBeGreaterThan(1000);
    for (const page of [1, 12, 60, 119, 12]) {
      expect(await idsOf(page, 70, 'asc')).toEqual(all.slice((page - 1) * 70, page * 70));
      expect(await idsOf(page, 70, 'desc')).toEqual(all.slice(-page * 70, all.length - (page - 1) * 70).reverse());
    }
    const landmarks = (await cache.groups(db)).flatMap((group) => [...group.landmarks]);
    expect(landmarks.length).toBeGreaterThan(0);
    expect(landmarks.every(([place, id]) => place % 500 === 0 && all.includes(id))).toBe(true);
  });

  it('is counted by a transaction that begins while somebody else counts, without waiting for them', async () => {
    const { db, transaction } = domain.server.store;
    const cache = new CatalogueCache();
    const [before, inside] = await Promise.all([cache.groups(db), transaction((trx) => cache.groups(trx))]);
    expect(unordered(inside)).toEqual(unordered(before));
    const fresh = new CatalogueCache();
    const made = await transaction((trx) => fresh.groups(trx));
    expect(await fresh.groups(db)).toBe(made);
  });

  it('keeps nothing of a transaction that was rolled back', async () => {
    const { db, transaction } = domain.server.store;
    const cache = new CatalogueCache();
    const before = await cache.groups(db);
    const work = transaction(async (trx) => {
      await trx.updateTable('products').set({ visible: 0 }).execute();
      expect(unordered(await new CatalogueCache().groups(trx))).not.toEqual(unordered(before));
      const lost = new CatalogueCache();
      await lost.groups(trx);
      throw Object.assign(new Error('no'), { lost });
    });
    const { lost } = (await work.catch((error: unknown) => error)) as { lost: CatalogueCache };
    expect(unordered(await lost.groups(db))).toEqual(unordered(before));
  });
});
