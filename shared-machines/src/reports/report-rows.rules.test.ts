import type { FreeReport, PaidReport } from '@listings/shared-api/contract';
import { productRows } from './product-rows.rules';
import { countryRows, programRows, rowFigure } from './report-rows.rules';

const parts = { products: [], intervals: [], totals: {}, next_page: null };
const free = (...free_listings: FreeReport['free_listings']): FreeReport => ({ ...parts, free_listings });
const campaign = (id: number, name: string, sales: number) => ({
  id,
  name,
  status: 'enabled' as const,
  isConverted: false,
  subtotals: { sales, clicks: id },
});
const paid: PaidReport = { ...parts, campaigns: [campaign(7, 'One', 5), campaign(8, 'Two', 9)] };

it('puts the free listings, program 0, among the campaigns in the order asked for [O2.11]', () => {
  const rows = programRows({ free: free({ subtotals: { clicks: 8 } }), paid }, { metric: 'clicks', order: 'asc' });
  expect(rows).toEqual([
    { id: '7', name: 'One', figures: { sales: 5, clicks: 7 } },
    { id: '0', name: null, figures: { clicks: 8 } },
    { id: '8', name: 'Two', figures: { sales: 9, clicks: 8 } },
  ]);
});

it('takes a figure that is missing for the lowest', () => {
  const ids = (order: 'asc' | 'desc') =>
    programRows({ free: free({ subtotals: { clicks: 8 } }), paid }, { metric: 'sales', order }).map(({ id }) => id);
  expect(ids('desc')).toEqual(['8', '7', '0']);
  expect(ids('asc')).toEqual(['0', '7', '8']);
});

it('marks a campaign from before its upgrade [O4.08]', () => {
  const old = { id: 1, name: 'Old', status: 'enabled' as const, isConverted: true, subtotals: { clicks: 1 } };
  const converted: PaidReport = {
    campaigns: [old, { ...old, id: 2, isConverted: false }],
    products: [],
    intervals: [],
    totals: {},
    next_page: null,
  };
  const rows = programRows({ paid: converted }, { metric: 'clicks', order: 'desc' });
  expect(rows.map(({ id, isConverted }) => [id, isConverted])).toEqual([
    ['1', true],
    ['2', undefined],
  ]);
});

it('has no row for free listings without figures, and none for a source that was not asked', () => {
  expect(programRows({ free: free() }, { metric: 'clicks', order: 'desc' })).toEqual([]);
  expect(programRows({}, { metric: 'clicks', order: 'desc' })).toEqual([]);
});

it('lists products by their figures [O2.16]', () => {
  const products = [
    { id: 'gla_1', name: 'Mug', subtotals: { clicks: 1 } },
    { id: 'gla_2', name: 'Cup', subtotals: { clicks: 4 } },
  ];
  const rows = productRows({ free: { ...free(), products } }, { metric: 'clicks', order: 'desc' });
  expect(rows.map(({ id, name }) => [id, name])).toEqual([
    ['gla_2', 'Cup'],
    ['gla_1', 'Mug'],
  ]);
});

it('has a row for each country of either source, figures added up, ratios by those of the campaigns', () => {
  const listings = { countries: [{ country: 'US', subtotals: { clicks: 5, impressions: 90 } }], totals: {} };
  const campaigns = {
    countries: [
      { country: 'GB', subtotals: { spend: 3, sales: 9, clicks: 2, impressions: 20 } },
      { country: 'US', subtotals: { spend: 1, sales: 2, clicks: 1, impressions: 10 } },
    ],
    totals: {},
  };
  const rows = countryRows({ free: listings, paid: campaigns }, { metric: 'sales', order: 'desc' });
  expect(rows.map(({ id, figures }) => [id, figures])).toEqual([
    ['GB', { spend: 3, sales: 9, clicks: 2, impressions: 20 }],
    ['US', { spend: 1, sales: 2, clicks: 6, impressions: 100 }],
  ]);
  expect(rows.map((row) => rowFigure(row, 'roas').value)).toEqual([3, 2]);
  expect(countryRows({ free: listings }, { metric: 'clicks', order: 'desc' }).map(({ figures }) => figures)).toEqual([
    { clicks: 5, impressions: 90 },
  ]);
});
