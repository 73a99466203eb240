import type { IssueList, ProductFeed, ProductStatistics, ReviewStatus } from '@listings/shared-api/contract';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

const DAY_MS = 86_400_000;

describe('products at the provider', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  const call = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    domain.call(method, `/wc/gla/mc/${path}`, body);
  const feed = async (query = '') => (await call('GET', `product-feed${query}`)).body as ProductFeed;
  const statistics = async () => (await call('GET', 'product-statistics')).body as ProductStatistics;
  const issues = async (type: string, query = '') => (await call('GET', `issues/${type}${query}`)).body as IssueList;
  const review = async () => (await call('GET', 'review')).body as ReviewStatus;
  const forward = (days: number) => domain.call('POST', '/sandbox/v1/clock', { advanceMs: days * DAY_MS });
  const statusOf = async (id: number) => (await feed(`?ids=${id}`)).products[0]?.status;

  const finishSetup = async () => {
    await domain.load('shipping-saved');
    await call('POST', 'settings/sync');
  };

  describe('status', () => {
    it('is the store’s own before the first synchronisation [O3.02-O3.03]', async () => {
      await domain.load('shipping-saved');
      const { products, total } = await feed();
      expect(total).toBe(21);
      expect(new Set(products.map(({ status }) => status))).toEqual(new Set(['not-synced', 'not_synced']));
      expect(await statusOf(113)).toBe('not_synced');
    });

    it('is pending until the provider has looked, then follows from the product; near its end it expires [O3.03] [O9.03]', async () => {
      await finishSetup();
      const watched = [101, 105, 106, 113, 116, 121, 124, 125];
      const all = async () => Promise.all(watched.map(statusOf));
      const decided = ['disapproved', 'has-errors', 'not_synced'] as const;
      const [refused, broken, kept] = decided;
      expect(await all()).toEqual(['pending', refused, broken, kept, 'pending', 'pending', kept, kept]);
      await forward(2.9);
      expect(await statusOf(101)).toBe('pending');
      await forward(0.1);
      expect(await all()).toEqual(['approved', refused, broken, kept, 'approved', 'partially_approved', kept, kept]);
      await forward(24);
      expect(await statusOf(101)).toBe('expiring');
      await forward(3);
      expect(await statusOf(101)).toBe('approved');
    });

    it('is counted once for each product of the feed; synchronisation runs a moment [O3.04] [O7.05] [O4.06]', async () => {
      await finishSetup();
      const before = await statistics();
      expect(before.scheduled_sync).toBe(1);
      expect(before.statistics).toEqual({ active: 0, expiring: 0, pending: 16, disapproved: 1, not_synced: 4 });
      await forward(4);
      const after = await statistics();
      expect(after.scheduled_sync).toBe(0);
      expect(after.statistics).toEqual({ active: 16, expiring: 0, pending: 0, disapproved: 1, not_synced: 4 });
      const sum = Object.values(after.statistics ?? {}).reduce((total, count) => total + count, 0);
      expect(sum).toBe((await feed()).total);
      expect(after.timestamp - before.timestamp).toBe((4 * DAY_MS) / 1000);
    });

    it('stays when the settings are synchronized again', async () => {
      await finishSetup();
      await forward(4);
      await call('POST', 'settings/sync');
      expect(await statusOf(101)).toBe('approved');
    });

    it('follows a product that was put right', async () => {
      await finishSetup();
      await domain.page('POST', '/sandbox/admin/post.php', {
        post: '105',
        title: 'Watering Can',
        price: '39',
        image: 'https://images.example/can.jpg',
        gtin: '',
      });
      expect(await statusOf(105)).toBe('pending');
      await forward(3);
      expect(await statusOf(105)).toBe('approved');
    });
  });

  describe('feed', () => {
    beforeAll(() => domain.load('complete'));

    it('is sorted by title without regard to case, and paged; the last page is short [O7.04] [O9.01]', async () => {
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => feed(`?page=${page}&per_page=10&orderby=title&order=ASC`)),
      );
      expect(pages.map(({ products, total, page }) => [products.length, total, page])).toEqual([
        [10, 21, 1],
        [10, 21, 2],
        [1, 21, 3],
        [0, 21, 4],
      ]);
      const titles = pages.flatMap(({ products }) => products.map(({ title }) => title.toLowerCase()));
      expect(titles).toEqual([...titles].sort());
      expect(new Set(titles).size).toBe(21);
    });

    it.each(['title', 'id', 'visible', 'status'] as const)(
      'turns around when it is sorted by %s the other way',
      async (orderby) => {
        const up = (await feed(`?orderby=${orderby}&order=asc`)).products.map(({ id }) => id);
        const down = (await feed(`?orderby=${orderby}&order=desc`)).products.map(({ id }) => id);
        expect(up).toHaveLength(21);
        expect(down).toEqual([...up].reverse());
      },
    );

    it('finds by words of the title and by ids, whatever signs they have', async () => {
      const titles = async (query: string) => (await feed(query)).products.map(({ title }) => title);
      expect(await titles('?search=lantern')).toEqual(['Storm Lantern, Large', 'Storm Lantern, Small']);
      expect(await titles('?search=SCH%C3%9CSSEL')).toHaveLength(1);
      expect(await titles('?search=50%25')).toEqual(['Linen Towel <Striped> & "Heavy" 50% Flax']);
      expect(await titles('?search=_')).toEqual([]);
      expect((await feed('?ids=101,103')).products.map(({ id }) => id)).toEqual([103, 101]);
    });

    const filters = [
      'status=not_synced',
      'status=disapproved',
      'visibility=shown',
      'visibility=hidden&status=not_synced',
    ];
    const sorts = ['orderby=title&order=asc', 'orderby=title&order=desc', 'orderby=id', 'orderby=status&order=desc'];
    const others = ['', '&search=a', '&ids=101,105,113,124'];
    const asked = filters.flatMap((filter) => sorts.flatMap((sort) => others.map((other) => [filter, sort + other])));

    it.each(asked)('filters by %s in the order and of the products asked for: %s', async (filter, rest) => {
      const wanted = new URLSearchParams(filter);
      const all = await feed(`?${rest}`);
      expect(all.filtered).toBeUndefined();
      const left = all.products.filter(
        ({ status, visible }) =>
          (!wanted.has('status') || status.replace('not-synced', 'not_synced') === wanted.get('status')) &&
          (!wanted.has('visibility') || visible === (wanted.get('visibility') === 'shown')),
      );
      expect(await feed(`?${filter}&${rest}`)).toEqual({ products: left, total: left.length, page: 1, filtered: true });
      const [second] = (await feed(`?${filter}&${rest}&per_page=1&page=2`)).products;
      expect(second).toEqual(left[1]);
    });

    it.each(['', '&orderby=status', '&search=a'])(
      'takes both ways “not synced” is written for one: %s',
      async (rest) => {
        await domain.load('shipping-saved');
        const all = await feed(`?${rest}`);
        expect(all.products.map(({ status }) => status)).toContain('not-synced');
        expect((await feed(`?status=not_synced${rest}`)).total).toBe(all.total);
      },
    );

    it('refuses a filter it does not know, by its name', async () => {
      const { status, body } = await call('GET', 'product-feed?status=great');
      expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining('status')]);
      await domain.load('complete');
    });

    it('follows a change of what it has filtered', async () => {
      const hidden = async () => (await feed('?visibility=hidden')).total;
      const before = await hidden();
      await call('POST', 'product-visibility', { ids: [101], visible: false });
      expect(await hidden()).toBe(before + 1);
      await call('POST', 'product-visibility', { ids: [101], visible: true });
      expect(await hidden()).toBe(before);
    });

    it('lists neither variations nor what is not published', async () => {
      const ids = (await feed()).products.map(({ id }) => id);
      expect(ids.filter((id) => (id >= 117 && id <= 120) || id === 122 || id === 123 || id === 128)).toEqual([]);
    });
  });

  describe('visibility', () => {
    beforeEach(() => domain.load('complete'));

    it('is taken away with the issues of the product, and given back for a new look [O7.06]', async () => {
      const shown = async (id: number) =>
        (await issues('product')).issues.filter(({ product_id }) => product_id === id).length;
      expect(await shown(105)).toBe(1);
      const hidden = await call('POST', 'product-visibility', { ids: [105, 101], visible: false });
      expect([hidden.status, hidden.body]).toEqual([200, { success: [105, 101], errors: [] }]);
      expect(await shown(105)).toBe(0);
      expect((await feed('?ids=101')).products[0]).toMatchObject({ visible: false, status: 'not_synced' });
      await call('POST', 'product-visibility', { ids: [101, 105], visible: true });
      expect((await feed('?ids=101')).products[0]).toMatchObject({ visible: true, status: 'pending' });
      expect(await shown(105)).toBe(1);
    });

    it('answers 400 in the same shape when some could not be changed', async () => {
      const { status, body } = await call('POST', 'product-visibility', { ids: [101, 99, 117], visible: false });
      expect([status, body]).toEqual([400, { success: [101], errors: [99, 117] }]);
    });
  });

  describe('issues', () => {
    it('of products name the product and its countries; warnings wait until no error is left [O3.01] [O7.03]', async () => {
      await domain.load('complete');
      const { issues: found, total } = await issues('product');
      expect(found).toEqual([
        {
          type: 'product',
          product_id: 106,
          product: 'Seed Box',
          issue: 'Missing value [price]',
          code: 'missing_price',
          action: 'Add a regular price to the product',
          action_url: 'https://support.google.com/merchants/answer/6324371',
          severity: 'error',
          applicable_countries: ['US', 'GB'],
        },
        expect.objectContaining({ product: 'Stoneware Mug', product_id: 121, code: 'missing_price' }),
        expect.objectContaining({ product: 'Watering Can, 9 Litres', product_id: 105, code: 'missing_image_link' }),
      ]);
      expect(total).toBe(3);
      await call('POST', 'product-visibility', { ids: [105, 106, 121], visible: false });
      const left = await issues('product');
      expect(new Set(left.issues.map(({ severity }) => severity))).toEqual(new Set(['warning']));
      expect(left.total).toBe(left.issues.length);
    });

    it('of one product are those the whole list has of it, and the answer says so [O3.01] [O7.03]', async () => {
      await domain.load('complete');
      const all = await issues('product');
      const own = await issues('product', '?product_id=121');
      expect(own).toEqual({
        issues: all.issues.filter(({ product_id }) => product_id === 121),
        total: 1,
        page: 1,
        filtered: true,
      });
      expect(await issues('product', '?product_id=121&page=2&per_page=1')).toMatchObject({ issues: [], total: 1 });
      expect(await issues('product', '?product_id=101')).toMatchObject({ issues: [], total: 0, filtered: true });
      expect(all).not.toHaveProperty('filtered');
      expect((await issues('account', '?product_id=121')).total).toBe((await issues('account')).total);
      expect((await call('GET', 'issues/product?product_id=x')).status).toBe(400);
    });

    it('of the account name no product and come in pages [O3.01] [O9.01]', async () => {
      await domain.load('disapproved');
      const [first, second] = [
        await issues('account', '?page=1&per_page=5'),
        await issues('account', '?page=2&per_page=5'),
      ];
      expect([first.issues.length, first.total, first.page]).toEqual([5, 6, 1]);
      expect([second.issues.length, second.total, second.page]).toEqual([1, 6, 2]);
      expect(first.issues[0]).toMatchObject({ type: 'account', product: 'All products', severity: 'error' });
      expect(Object.keys(first.issues[0] ?? {})).not.toContain('product_id');
      expect((await call('GET', 'issues/other')).status).toBe(400);
    });
  });

  describe('review', () => {
    const asked = () => call('POST', 'review');

    it('is onboarding without products, pending at first, approved later [O3.05] [O4.01] [O9.03]', async () => {
      await domain.load('shipping-saved');
      expect((await review()).status).toBeNull();
      const ids = (await feed()).products.map(({ id }) => id);
      await call('POST', 'product-visibility', { ids, visible: false });
      await call('POST', 'settings/sync');
      expect((await review()).status).toBe('ONBOARDING');
      await finishSetup();
      expect(await review()).toEqual({ status: 'PENDING_REVIEW', cooldown: 0, issues: [], reviewEligibleRegions: [] });
      await forward(3);
      expect((await review()).status).toBe('APPROVED');
    });

    it('can be asked for after a warning, in the regions that are named; then it is under review [O4.02-O4.03] [O9.03]', async () => {
      await domain.load('account-warning');
      expect(await review()).toMatchObject({ status: 'WARNING', cooldown: 0, reviewEligibleRegions: ['US', 'GB'] });
      expect((await review()).issues).toEqual((await issues('account')).issues.map(({ code }) => code));
      expect((await asked()).status).toBe(200);
      expect(await review()).toMatchObject({ status: 'UNDER_REVIEW', reviewEligibleRegions: [] });
    });

    it('can be asked for after a disapproval, and takes seven days [O4.02-O4.03] [O7.01-O7.02]', async () => {
      await domain.load('disapproved');
      expect(await review()).toEqual({
        status: 'DISAPPROVED',
        cooldown: 0,
        issues: [
          'insecure_checkout',
          'landing_page_error',
          'missing_contact_info',
          'missing_refund_policy',
          'missing_robots',
          'price_mismatch',
          'slow_store',
        ],
        reviewEligibleRegions: ['US'],
      });
      const { status, body } = await asked();
      const under = { status: 'UNDER_REVIEW', cooldown: 0, issues: [], reviewEligibleRegions: [] };
      expect([status, body]).toEqual([200, under]);
      expect(await review()).toEqual(under);
      await forward(7);
      expect((await review()).status).toBe('DISAPPROVED');
    });

    it('cannot be asked for during a cool-down, nor without a reason [O4.04] [O9.03]', async () => {
      await domain.load('review-cooldown');
      const { now } = (await domain.call('GET', '/sandbox/v1/clock')).body as { now: number };
      expect((await review()).cooldown).toBe(now + 7 * DAY_MS);
      expect((await asked()).body).toEqual({
        message: 'Your account is under cool down period and cannot request a new review.',
      });
      await forward(7);
      expect((await asked()).status).toBe(200);
      await domain.load('complete');
      const refused = await asked();
      expect([refused.status, refused.body]).toEqual([
        400,
        { message: 'Your account is not eligible for a new request review.' },
      ]);
    });
  });
});
