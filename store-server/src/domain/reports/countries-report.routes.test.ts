import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

type Figures = Record<string, number>;
interface CountriesReport {
  readonly countries: readonly { readonly country: string; readonly subtotals: Figures }[];
  readonly totals: Figures;
}

const year = { after: '2025-11-21', before: '2026-11-19' };
const asQuery = (query: Readonly<Record<string, string>>) => new URLSearchParams(query).toString();
/** Amounts in hundredths, so that they add up exactly. */
const cents = (figures: Figures): Figures =>
  Object.fromEntries(Object.entries(figures).map(([metric, value]) => [metric, Math.round(value * 100)]));
const added = (all: readonly Figures[]): Figures => {
  const sum: Figures = {};
  for (const figures of all.map(cents))
    for (const [metric, value] of Object.entries(figures)) sum[metric] = (sum[metric] ?? 0) + value;
  return sum;
};

describe('reports by country', () => {
  let domain: DomainUnderTest;
  beforeAll(async () => {
    domain = await startDomain('ads-complete');
  });
  afterAll(() => domain.stop());

  const read = async <T = CountriesReport>(path: string): Promise<T> => {
    const { status, body } = await domain.call('GET', `/wc/gla/${path}`);
    expect(status).toBe(200);
    return body as T;
  };
  const countries = (source: string, query: Readonly<Record<string, string>> = year) =>
    read(`reports/countries?${asQuery({ source, ...query })}`);
  const totals = async (report: string, fields: string, query: Readonly<Record<string, string>> = year) =>
    (await read<{ totals: Figures }>(`${report}?${asQuery({ ...query, fields })}`)).totals;

  it.each([
    ['free', 'mc/reports/programs', 'clicks,impressions'],
    ['paid', 'ads/reports/programs', 'sales,conversions,spend,clicks,impressions'],
  ])('of the %s source have together what the report has, to the cent [O3.12]', async (source, report, fields) => {
    const found = await countries(source);
    expect(found.countries.map(({ country }) => country).sort()).toEqual(['GB', 'US']);
    expect(found.totals).toEqual(await totals(report, fields));
    expect(added(found.countries.map(({ subtotals }) => subtotals))).toEqual(cents(found.totals));
  });

  it('share the conversions as they share the clicks, though no day has one for each', async () => {
    const { countries: found, totals: all } = await countries('paid');
    const shares = (metric: string) => found.map(({ subtotals }) => (subtotals[metric] ?? 0) / (all[metric] ?? 0));
    const clicks = shares('clicks');
    for (const [index, share] of shares('conversions').entries())
      expect(Math.abs(share - (clicks[index] ?? 0))).toBeLessThan(0.05);
  });

  it('of a week have what its days have', async () => {
    const days = ['13', '14', '15', '16', '17', '18', '19'].map((day) => `2026-11-${day}`);
    const week = await countries('paid', { after: days[0] ?? '', before: days[6] ?? '' });
    const single = await Promise.all(days.map((day) => countries('paid', { after: day, before: day })));
    for (const { country, subtotals } of week.countries) {
      const ofDays = single.flatMap((one) => one.countries.filter((row) => row.country === country));
      expect(added(ofDays.map((row) => row.subtotals))).toEqual(cents(subtotals));
    }
  });

  it('of one campaign have its countries alone', async () => {
    const { id } = (await read<{ id: number; targeted_locations: string[] }[]>('ads/campaigns')).find(
      ({ targeted_locations: places }) => places.join() === 'US',
    ) ?? { id: 0 };
    const found = await countries('paid', { ...year, ids: String(id) });
    expect(found.countries.map(({ country }) => country)).toEqual(['US']);
    expect(found.totals).toEqual(
      await totals('ads/reports/programs', 'sales,conversions,spend,clicks,impressions', { ...year, ids: String(id) }),
    );
  });

  it('need a source, and days of the calendar', async () => {
    const status = async (query: string) => (await domain.call('GET', `/wc/gla/reports/countries?${query}`)).status;
    expect(await status(asQuery(year))).toBe(400);
    expect(await status(asQuery({ source: 'both', ...year }))).toBe(400);
    expect(await status(asQuery({ source: 'paid', after: '2026-02-31', before: '2026-03-01' }))).toBe(400);
    expect(await status(asQuery({ source: 'paid', ...year, ids: 'gla_1' }))).toBe(400);
  });
});
