import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

interface Report {
  readonly free_listings?: { subtotals: Record<string, number> }[] | null;
  readonly campaigns?:
    { id: number; name: string; status: string; isConverted: boolean; subtotals: Record<string, number> }[] | null;
  readonly products: { id: string; name: string; subtotals: Record<string, number> }[] | null;
  readonly intervals: { interval: string; subtotals: Record<string, number> }[] | null;
  readonly totals: Record<string, number>;
  readonly next_page: string | null;
}

const PAID = 'fields=sales,conversions,spend,clicks,impressions';
const FREE = 'fields=clicks,impressions';
const MONTH = 'after=2026-10-01&before=2026-10-31';

/** Decimals of money are added as cents. */
const add = (rows: readonly { subtotals: Record<string, number> }[] | null | undefined, field: string): number =>
  (rows ?? []).reduce((sum, { subtotals }) => sum + Math.round((subtotals[field] ?? 0) * 100), 0) / 100;

describe('reports', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('ads-complete');
  });

  afterAll(() => domain.stop());

  const read = async (path: string): Promise<Report> => {
    const { status, body } = await domain.call('GET', `/wc/gla/${path}`);
    expect(status).toBe(200);
    return body as Report;
  };

  it('on the free listings have one row and the sums of its days [O3.12] [O7.08]', async () => {
    const report = await read(`mc/reports/programs?${MONTH}&${FREE}&interval=day`);
    expect(report.free_listings).toHaveLength(1);
    expect(report.products).toBeNull();
    expect(report.intervals).toHaveLength(31);
    expect(report.intervals?.[0]?.interval).toBe('2026-10-01');
    for (const field of ['clicks', 'impressions']) {
      expect(report.totals[field]).toBeGreaterThan(0);
      expect(add(report.intervals, field)).toBe(report.totals[field]);
      expect(add(report.free_listings, field)).toBe(report.totals[field]);
    }
  });

  it('on campaigns list each with name and status, and add up to the cent [O3.12] [O7.08]', async () => {
    const report = await read(`ads/reports/programs?${MONTH}&${PAID}&interval=week&orderby=spend&order=asc`);
    expect(report.campaigns?.map(({ name, status }) => [name, status])).toEqual([
      ['Candles for the winter', 'paused'],
      ['Lanterns 2024', 'enabled'],
      ['Everything, everywhere', 'enabled'],
    ]);
    const spent = report.campaigns?.map(({ subtotals }) => subtotals['spend'] ?? 0) ?? [];
    expect(spent).toEqual([...spent].sort((one, other) => one - other));
    expect(report.intervals?.map(({ interval }) => interval)).toEqual([
      '2026-40',
      '2026-41',
      '2026-42',
      '2026-43',
      '2026-44',
    ]);
    for (const field of ['sales', 'conversions', 'spend', 'clicks', 'impressions']) {
      expect(add(report.campaigns, field)).toBe(report.totals[field]);
      expect(add(report.intervals, field)).toBe(report.totals[field]);
    }
  });

  it('on products prefix their ids and add up to those on programs [O3.12]', async () => {
    const [programs, products] = [
      await read(`ads/reports/programs?${MONTH}&${PAID}`),
      await read(`ads/reports/products?${MONTH}&${PAID}`),
    ];
    expect(products.totals).toEqual(programs.totals);
    expect(products.products?.every(({ id }) => /^gla_\d+$/.test(id))).toBe(true);
    expect(add(products.products, 'sales')).toBe(products.totals['sales']);
    const free = await read(`mc/reports/products?${MONTH}&${FREE}`);
    expect(free.totals).toEqual((await read(`mc/reports/programs?${MONTH}&${FREE}`)).totals);
  });

  it('take ids with or without the prefix, and campaign ids as they are', async () => {
    const all = await read(`ads/reports/products?${MONTH}&${PAID}`);
    const [first] = all.products ?? [];
    const number = first?.id.slice(4);
    for (const ids of [`gla_${number}`, number]) {
      const one = await read(`ads/reports/products?${MONTH}&${PAID}&ids=${ids}`);
      expect(one.products).toEqual([first]);
      expect(one.totals).toEqual(first?.subtotals);
    }
    const campaign = await read(`ads/reports/programs?${MONTH}&${PAID}&ids=17890003`);
    expect(campaign.campaigns?.map(({ id }) => id)).toEqual([17_890_003]);
  });

  it.each(['gla_abc', 'abc', '9'.repeat(50), '-1', '1e5', '0x10'])('find nothing for the product %s', async (id) => {
    for (const path of [`mc/reports/products?${MONTH}&${FREE}`, `ads/reports/products?${MONTH}&${PAID}`]) {
      expect((await read(`${path}&ids=${id}`)).products).toBeNull();
    }
  });

  it('sort descending by the first field unless told otherwise [O9.02]', async () => {
    const { products } = await read(`mc/reports/products?${MONTH}&${FREE}`);
    const clicks = products?.map(({ subtotals }) => subtotals['clicks'] ?? 0) ?? [];
    expect(clicks).toEqual([...clicks].sort((one, other) => other - one));
  });

  it('come in pages whose rows together are all rows', async () => {
    const all = await read(`mc/reports/products?${MONTH}&${FREE}`);
    const rows = [];
    let token: string | null = '';
    while (token !== null) {
      const page: Report = await read(
        `mc/reports/products?${MONTH}&${FREE}&per_page=5${token && `&next_page=${token}`}`,
      );
      expect(page.totals).toEqual(all.totals);
      rows.push(...(page.products ?? []));
      token = page.next_page;
    }
    expect(rows).toEqual(all.products);
  });

  it('are null and 0 where there is nothing, and empty where nothing was asked', async () => {
    const future = await read(`ads/reports/programs?after=2030-01-01&before=2030-01-31&${PAID}&interval=day`);
    expect(future).toEqual({
      campaigns: null,
      products: null,
      intervals: null,
      totals: { sales: 0, conversions: 0, spend: 0, clicks: 0, impressions: 0 },
      next_page: null,
      whole: true,
    });
    expect((await read(`mc/reports/programs?${MONTH}`)).totals).toEqual({});
  });

  it('add up the rows of a page, a program or product on a day each, where the sandbox plays such a store', async () => {
    const sums = (of: string) => domain.call('POST', '/sandbox/v1/reports', { sums: of });
    for (const path of [`ads/reports/programs?${MONTH}&${PAID}`, `mc/reports/products?${MONTH}&${FREE}`]) {
      const whole = await read(`${path}&interval=day`);
      expect(await sums('page')).toMatchObject({ status: 200 });
      const pages: Report[] = [];
      for (let token: string | null = ''; token !== null; token = pages.at(-1)?.next_page ?? null)
        pages.push(await read(`${path}&interval=day&per_page=40${token && `&next_page=${token}`}`));
      await sums('report');
      expect(pages.length).toBeGreaterThan(1);
      expect(pages[0]?.totals['clicks']).toBeLessThan(whole.totals['clicks'] ?? 0);
      for (const field of Object.keys(whole.totals)) {
        const all = pages.map(({ totals }) => ({ subtotals: totals }));
        expect(add(all, field)).toBe(whole.totals[field]);
        expect(
          add(
            pages.flatMap(({ intervals }) => intervals ?? []),
            field,
          ),
        ).toBe(whole.totals[field]);
      }
    }
    expect((await sums('all')).status).toBe(400);
  });

  it('cover the year before, so that it can be compared [O7.08]', async () => {
    const report = await read(`mc/reports/programs?after=2025-11-01&before=2025-11-30&${FREE}&interval=day`);
    expect(report.intervals).toHaveLength(30);
  });

  it('end today in the time zone of the store, and default to the last seven days', async () => {
    const report = await read(`mc/reports/programs?${FREE}&interval=day&before=2030-01-01`);
    expect(report.intervals?.map(({ interval }) => interval)).toEqual([
      '2026-11-12',
      '2026-11-13',
      '2026-11-14',
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
    ]);
  });

  it.each(['interval=week', 'order=up', 'orderby=sales', 'after=2026-02-31', 'fields=sales'])(
    'on free listings refuse %s',
    async (query) => {
      expect((await domain.call('GET', `/wc/gla/mc/reports/programs?${query}`)).status).toBe(400);
    },
  );

  it('are told anew as soon as something of them has changed, and are the same text as long as nothing has', async () => {
    const path = `ads/reports/programs?${MONTH}&${PAID}&interval=day`;
    const names = async () => (await read(path)).campaigns?.map(({ id, name, status }) => [id, name, status]);
    const before = await names();
    expect(await read(path)).toEqual(await read(path));
    await domain.call('PATCH', '/wc/gla/ads/campaigns/17890003', { name: 'Lanterns, again', status: 'paused' });
    expect(await names()).toEqual(
      before?.map((row) => (row[0] === 17_890_003 ? [row[0], 'Lanterns, again', 'paused'] : row)),
    );
    await domain.load('ads-complete');
    expect(await names()).toEqual(before);
    expect((await read(`${path}&order=asc`)).campaigns?.map(({ id }) => id)).toEqual(
      before?.map(([id]) => id).reverse(),
    );
  });

  it('stop counting a campaign on the day it is paused, and begin anew with it', async () => {
    const id = 17_890_001;
    const days = async () => {
      const { intervals } = await read(
        `ads/reports/programs?after=2026-11-18&before=2026-11-30&${PAID}&interval=day&ids=${id}`,
      );
      return intervals?.map(({ interval }) => interval);
    };
    const forward = (count: number) => domain.call('POST', '/sandbox/v1/clock', { advanceMs: count * 86_400_000 });
    await domain.call('PATCH', `/wc/gla/ads/campaigns/${id}`, { status: 'paused' });
    await forward(3);
    expect(await days()).toEqual(['2026-11-18', '2026-11-19']);
    await domain.call('PATCH', `/wc/gla/ads/campaigns/${id}`, { status: 'enabled' });
    await forward(1);
    expect(await days()).toEqual(['2026-11-18', '2026-11-19', '2026-11-22', '2026-11-23']);
  });
});
