import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

interface Orders {
  readonly currency: string;
  readonly days: readonly { readonly day: string; readonly orders: number; readonly revenue: number }[];
}

describe('orders of the store', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('ads-complete');
  });

  afterAll(() => domain.stop());

  const read = async (after: string, before: string): Promise<Orders> => {
    const { status, body } = await domain.call('GET', `/wc/gla/store/orders?after=${after}&before=${before}`);
    expect(status).toBe(200);
    return body as Orders;
  };

  const readTotals = async (after: string, before: string): Promise<Record<string, number>> => {
    const query = `after=${after}&before=${before}&fields=sales,conversions`;
    const { body } = await domain.call('GET', `/wc/gla/ads/reports/programs?${query}`);
    return (body as { totals: Record<string, number> }).totals;
  };

  it('of a month are those of its days, each the same whenever it is asked for', async () => {
    const month = await read('2026-10-01', '2026-10-31');
    expect(month.currency).toBe('USD');
    expect(month.days).toHaveLength(31);
    for (const day of month.days.slice(0, 7)) {
      expect((await read(day.day, day.day)).days).toEqual([day]);
      expect(Number((day.revenue * 100).toFixed(6)) % 1).toBe(0);
    }
  });

  it('are more than the campaigns are counted for, in orders and in revenue', async () => {
    const { days } = await read('2026-10-01', '2026-10-31');
    const counted = await readTotals('2026-10-01', '2026-10-31');
    const orders = days.reduce((sum, day) => sum + day.orders, 0);
    const revenue = days.reduce((sum, day) => sum + day.revenue, 0);
    expect(orders).toBeGreaterThan(counted['conversions'] ?? 0);
    expect(orders).toBeLessThan(4 * (counted['conversions'] ?? 0));
    expect(revenue).toBeGreaterThan(counted['sales'] ?? 0);
    expect(revenue).toBeLessThan(4 * (counted['sales'] ?? 0));
  });

  it('end today', async () => {
    const { days } = await read('2026-11-18', '2030-01-01');
    expect(days.map(({ day }) => day)).toEqual(['2026-11-18', '2026-11-19']);
  });

  it('go on without the provider, which knows none of them', async () => {
    const before = await read('2026-10-01', '2026-10-07');
    await domain.call('DELETE', '/wc/gla/ads/connection');
    const after = await read('2026-10-01', '2026-10-07');
    expect(after.days).toHaveLength(before.days.length);
    await domain.load('ads-complete');
  });

  it('need both ends of the days', async () => {
    expect((await domain.call('GET', '/wc/gla/store/orders?after=2026-10-01')).status).toBe(400);
  });
});
