import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  days,
  freeFields,
  listed,
  paidFields,
  showReports,
  standAtNow,
  summary,
  tableRows,
} from '../../testing/reports.harness';

standAtNow();

const location = { path: '/google/reports', params: { reportKey: 'products' } } as const;

const ratioHeads = ['ROAS', 'Cost per click', 'Conversion rate'];

it('shows the products of the paid campaigns first [O2.10, O2.12, O2.15, O2.16, O9.02]', async () => {
  const { fake } = await showReports({ location });
  expect(await tableRows()).toEqual([
    ['Product title', 'Total sales', 'Conversions', 'Clicks', 'Impressions', 'Total spend', ...ratioHeads],
    ['Cup', '$900.00', '3', '5', '1,000', '$20.00', '45.00×', '$4.00', '60.00%'],
    ['Bowl', '$100.00', '3', '8', '1,000', '$50.00', '2.00×', '$6.25', '37.50%'],
    ['Total', '$1,983.65', '6', '60', '2,000', '$100.50', '19.74×', '$1.68', '10.00%'],
  ]);
  expect(screen.getByLabelText('Show data from')).toHaveValue('paid');
  expect(summary().getByText('$1,983.65')).toBeVisible();
  expect(fake.callsOf('getPaidProductsReport')[0]?.query).toEqual({
    ...days,
    fields: paidFields,
    interval: 'day',
    order: 'desc',
    per_page: 1000,
    orderby: 'sales',
  });
  expect(fake.callsOf('getFreeProductsReport')).toEqual([]);
});

it('shows those of the free listings when they are chosen, which the address keeps [O2.15]', async () => {
  const { fake } = await showReports({ location });
  await tableRows();
  await userEvent.selectOptions(screen.getByLabelText('Show data from'), 'Free listings');
  expect(fake.visits).toEqual([
    { how: 'to', target: { ...location, params: { reportKey: 'products', 'report-source': 'free' } } },
  ]);
  expect(await screen.findByRole('rowheader', { name: 'Mug' })).toBeVisible();
  expect(await tableRows()).toEqual([
    ['Product title', 'Clicks', 'Impressions'],
    ['Mug', '9', '90'],
    ['Cup', '4', '400'],
    ['Total', '172', '7,132'],
  ]);
  expect(fake.callsOf('getFreeProductsReport')[0]?.query).toEqual({
    ...days,
    fields: freeFields,
    interval: 'day',
    order: 'desc',
    per_page: 1000,
    orderby: 'clicks',
  });
});

it.each([
  ['no campaign is enabled', { store: { campaigns: [listed('paused')] } }],
  ['the ads setup is not complete', { bootstrap: { adsSetupComplete: false } }],
])('is always about free listings, without a choice, when %s [O2.10, O2.15]', async (_, options) => {
  const params = { reportKey: 'products', 'report-source': 'paid' };
  const { fake } = await showReports({ ...options, location: { ...location, params } });
  expect((await tableRows()).slice(1).map(([name]) => name)).toEqual(['Mug', 'Cup', 'Total']);
  expect(screen.queryByLabelText('Show data from')).toBeNull();
  expect(fake.callsOf('getPaidProductsReport')).toEqual([]);
});

it('sorts as the address says [O2.09]', async () => {
  await showReports({ location: { ...location, params: { ...location.params, orderby: 'spend', order: 'asc' } } });
  expect((await tableRows()).slice(1).map(([name]) => name)).toEqual(['Cup', 'Bowl', 'Total']);
  expect(screen.getByRole('columnheader', { name: 'Total spend' })).toHaveAttribute('aria-sort', 'ascending');
});

it('calls a product that the store has no more by its number, in the table and in the filter alike [O2.12, O2.13]', async () => {
  const params = { ...location.params, filter: 'single-product', products: '9' };
  const gone = { id: 'gla_9', name: '', subtotals: { clicks: 3 } };
  const paidReport = { intervals: [], next_page: null, campaigns: [], products: [gone], totals: { clicks: 3 } };
  await showReports({ location: { ...location, params }, store: { paidReport } });
  expect(await screen.findByRole('rowheader', { name: 'ID 9' })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Product' })).toHaveValue('ID 9');
});
