import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

interface Row {
  readonly id: string;
  readonly name: string;
  readonly subtotals: Record<string, number>;
}

interface Report {
  readonly products: readonly Row[] | null;
  readonly intervals: readonly { interval: string; subtotals: Record<string, number> }[] | null;
  readonly totals: Record<string, number>;
}

const paid = 'ads/reports/products?fields=sales,conversions,spend,clicks,impressions';
const free = 'mc/reports/products?fields=clicks,impressions';
const year = 'after=2025-11-21&before=2026-11-20&interval=day';

/** Amounts in hundredths, so that they add up exactly. */
const sum = (parts: readonly { subtotals: Record<string, number> }[] | null, field: string): number =>
  (parts ?? []).reduce((whole, { subtotals }) => whole + Math.round((subtotals[field] ?? 0) * 100), 0) / 100;

describe('reports on variations', () => {
  let domain: DomainUnderTest;
  beforeAll(async () => {
    domain = await startDomain('ads-complete');
  });
  afterAll(() => domain.stop());

  const read = async <T = Report>(path: string): Promise<T> => {
    const { status, body } = await domain.call('GET', path);
    expect(status).toBe(200);
    return body as T;
  };
  const report = (which: string, ids: readonly (number | string)[]) =>
    read(`/wc/gla/${which}&${year}&ids=${ids.map((id) => `gla_${id}`).join(',')}`);

  /** A variable product and its variations. */
  const family = async () => {
    const products = await read<{ id: number; name: string; type: string }[]>('/wc-analytics/products?per_page=100');
    const parent = products.find(({ type }) => type === 'variable');
    if (parent === undefined) throw new Error('the scenario has a variable product');
    const variations = await read<{ id: number }[]>(`/wc-analytics/products/${parent.id}/variations?per_page=100`);
    expect(variations.length).toBeGreaterThan(1);
    return { parent, ids: variations.map(({ id }) => id) };
  };

  it.each([paid, free])(
    'have a row for each that was asked for, together what the product has: %s [O2.14, O3.12]',
    async (which) => {
      const { parent, ids } = await family();
      const [product, variations] = [await report(which, [parent.id]), await report(which, ids)];
      expect(variations.products?.map(({ id }) => id).sort()).toEqual(ids.map((id) => `gla_${id}`).sort());
      expect(variations.products?.every(({ name }) => name.startsWith(`${parent.name} - `))).toBe(true);
      expect(variations.totals).toEqual(product.totals);
      expect(variations.intervals).toEqual(product.intervals);
      for (const field of Object.keys(product.totals)) {
        expect([sum(variations.products, field), sum(variations.intervals, field)]).toEqual([
          product.totals[field],
          product.totals[field],
        ]);
      }
    },
  );

  it('of a single variation are its row alone', async () => {
    const { ids } = await family();
    const all = await report(free, ids);
    const [one] = all.products ?? [];
    const alone = await report(free, [one?.id.slice(4) ?? '']);
    expect(alone.products).toEqual([one]);
    expect(alone.totals).toEqual(one?.subtotals);
    expect(sum(alone.intervals, 'impressions')).toBe(one?.subtotals['impressions']);
  });

  it('may stand beside products', async () => {
    const { parent, ids } = await family();
    const other = (await read(`/wc/gla/${free}&${year}`)).products?.find(({ id }) => id !== `gla_${parent.id}`);
    const mixed = await report(free, [...ids, other?.id.slice(4) ?? '']);
    const whole = (await report(free, [parent.id])).totals['clicks'] ?? 0;
    expect(mixed.products).toHaveLength(ids.length + 1);
    expect(mixed.totals['clicks']).toBe(whole + (other?.subtotals['clicks'] ?? 0));
    expect(sum(mixed.intervals, 'clicks')).toBe(mixed.totals['clicks']);
  });
});
