import {
  columnsOfQuery,
  withColumns,
  freeReportQuery,
  isMoney,
  metricsOf,
  paidReportQuery,
  sortOfQuery,
  valuesOf,
  type ReportSort,
} from './report.rules';

const days = { after: '2026-11-01', before: '2026-11-20' };

it('shows clicks and impressions of free listings, and five figures with their ratios with paid campaigns, three of them money [O2.17]', () => {
  expect(metricsOf(false)).toEqual(['clicks', 'impressions']);
  const ratios = ['roas', 'costPerClick', 'conversionRate'];
  expect(metricsOf(true)).toEqual(['sales', 'conversions', 'clicks', 'impressions', 'spend', ...ratios]);
  expect(metricsOf(true).filter(isMoney)).toEqual(['sales', 'spend', 'costPerClick']);
});

it('sorts by the column of the address if it is shown, else by the first, the highest first [O3.12, O9.02]', () => {
  expect(sortOfQuery({}, metricsOf(true))).toEqual({ metric: 'sales', order: 'desc' });
  expect(sortOfQuery({}, metricsOf(false))).toEqual({ metric: 'clicks', order: 'desc' });
  expect(sortOfQuery({ orderby: 'spend', order: 'asc' }, metricsOf(true))).toEqual({ metric: 'spend', order: 'asc' });
  expect(sortOfQuery({ orderby: 'spend', order: 'up' }, metricsOf(false))).toEqual({ metric: 'clicks', order: 'desc' });
});

it('asks for the days, the fields of the source, an interval of a day and an order [O3.12, O9.02]', () => {
  const sort: ReportSort = { metric: 'spend', order: 'asc' };
  expect(paidReportQuery(days, sort)).toEqual({
    ...days,
    fields: ['sales', 'conversions', 'spend', 'clicks', 'impressions'],
    interval: 'day',
    orderby: 'spend',
    order: 'asc',
    per_page: 1000,
  });
  expect(freeReportQuery(days, { metric: 'impressions', order: 'desc' })).toEqual({
    ...days,
    fields: ['clicks', 'impressions'],
    interval: 'day',
    orderby: 'impressions',
    order: 'desc',
    per_page: 1000,
  });
});

it('limits the rows to some; asks for whole pages always, as a store may add up the page alone', () => {
  const sort: ReportSort = { metric: 'clicks', order: 'desc' };
  expect(paidReportQuery(days, sort, { ids: ['7'] })).toMatchObject({ ids: ['7'], per_page: 1000 });
  expect(freeReportQuery(days, sort)).not.toHaveProperty('ids');
});

it('shows the columns that the address names, all where it names none, and always one', () => {
  const all = metricsOf(true);
  expect(columnsOfQuery({}, all)).toBe(all);
  expect(columnsOfQuery({ columns: 'spend,sales,weight' }, all)).toEqual(['sales', 'spend']);
  expect(columnsOfQuery({ columns: 'spend' }, metricsOf(false))).toEqual(['clicks', 'impressions']);
  expect(withColumns({ order: 'asc' }, ['clicks'], all)).toEqual({ order: 'asc', columns: 'clicks' });
  expect(withColumns({ order: 'asc', columns: 'clicks' }, all, all)).toEqual({ order: 'asc' });
});

it('asks for the rows with the most of what is divided where the order is by a ratio [O3.12]', () => {
  expect(paidReportQuery(days, { metric: 'roas', order: 'asc' }).orderby).toBe('sales');
});

it('falls back to clicks where free listings have no such figure to sort by [O3.12]', () => {
  expect(freeReportQuery(days, { metric: 'sales', order: 'desc' }).orderby).toBe('clicks');
});

describe('the values of a report', () => {
  const paid = { sales: 38.5, conversions: 3, spend: 14.77, clicks: 28, impressions: 2365 };

  it('add up the sources, with the period before and the change [O3.13]', () => {
    const values = valuesOf(
      ['clicks', 'sales'],
      { free: { clicks: 12, impressions: 5 }, paid },
      { free: { clicks: 2, impressions: 5 }, paid: { ...paid, clicks: 30, sales: 0 } },
    );
    expect(values).toEqual([
      { metric: 'clicks', value: 40, prevValue: 32, delta: 25, missingFreeListingsData: 0 },
      { metric: 'sales', value: 38.5, prevValue: 0, delta: null, missingFreeListingsData: 1 },
    ]);
  });

  it('divide the figures of the campaigns alone, whose clicks are paid; null where there is nothing to divide by', () => {
    const [cost, rate] = valuesOf(
      ['costPerClick', 'conversionRate'],
      { free: { clicks: 12 }, paid },
      { free: { clicks: 2 }, paid: { ...paid, clicks: 0 } },
    );
    expect(cost).toMatchObject({ value: 14.77 / 28, prevValue: null, delta: null });
    expect(rate).toMatchObject({ value: 3 / 28, prevValue: null, delta: null });
  });

  it('mark figures that free listings do not have, and those they did not deliver [O3.13]', () => {
    const flags = valuesOf(metricsOf(true), { free: { clicks: 1 }, paid });
    expect(flags.map(({ metric, missingFreeListingsData }) => [metric, missingFreeListingsData])).toEqual([
      ['sales', 1],
      ['conversions', 1],
      ['clicks', 0],
      ['impressions', 2],
      ['spend', 1],
      ['roas', 1],
      ['costPerClick', 1],
      ['conversionRate', 1],
    ]);
  });

  it('miss nothing where free listings were not asked [O3.13]', () => {
    expect(valuesOf(metricsOf(true), { paid }).every((value) => value.missingFreeListingsData === 0)).toBe(true);
  });

  it('have no value and no change where nothing was said [O2.18, O3.13]', () => {
    expect(valuesOf(['spend'], { free: { clicks: 1 } })).toEqual([
      { metric: 'spend', value: undefined, prevValue: undefined, delta: null, missingFreeListingsData: 1 },
    ]);
  });
});
