import type { PaidReport } from '@listings/shared-api/contract';
import { ApiError } from '@listings/shared-api/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  days,
  daysBefore,
  freeFields,
  noReports,
  paidFields,
  showReports,
  standAtNow,
  summary,
  tableRows,
  tools,
} from '../../testing/reports.harness';

standAtNow();

// The chart library takes its time to be read for the first time.
beforeAll(
  async () =>
    void (await Promise.all([import('./comparison-chart'), import('./compared-report'), import('./missing-note')])),
);

const path = '/google/reports';

it('adds free listings and campaigns up, with the change and the former value of each figure [O2.11, O2.17, O3.13]', async () => {
  await showReports();
  expect(await summary().findByText('$1,983.65')).toBeVisible();
  expect(await summary().findByText('Previous: $2,000.00')).toBeVisible();
  const labels = ['Total sales', 'Conversions', 'Clicks', 'Impressions', 'Total spend'];
  expect(labels.map((label) => summary().getByText(label).parentElement?.textContent)).toEqual([
    'Total sales$1,983.65down −0.8%Previous: $2,000.00',
    'Conversions6unchanged 0%Previous: 6',
    'Clicks232up +16%Previous: 200',
    'Impressions9,132down −8.7%Previous: 10,000',
    'Total spend$100.50Previous: $0.00',
  ]);
});

it('says which figures free listings do not have [O2.18]', async () => {
  await showReports();
  const paidOnly = 'Total sales, Conversions, Total spend, ROAS, Cost per click, and Conversion rate';
  const note = `${paidOnly}: this data is available for paid campaigns only.`;
  expect(await screen.findByText(note, undefined, { timeout: 10_000 })).toBeVisible();
});

it('says which figures of the free listings did not arrive, and where to see them [O2.18, O3.13]', async () => {
  const free_listings = [{ subtotals: { clicks: 1 } }];
  const { fake } = await showReports({
    store: { freeReport: { ...noReports.freeReport, free_listings, totals: { clicks: 1 } } },
  });
  expect(
    await screen.findByText(/Impressions: the data of your free listings is not included\./, undefined, {
      timeout: 10_000,
    }),
  ).toBeVisible();
  const link = screen.getByRole('link', { name: /See it in Google Merchant Center/ });
  await userEvent.click(link);
  const href = 'https://merchants.google.com/mc/reporting/dashboard';
  expect(link).toHaveAttribute('href', href);
  expect(fake.events).toEqual([{ name: 'gla_google_mc_link_click', properties: { context: 'reports', href } }]);
});

const ratioHeads = ['ROAS', 'Cost per click', 'Conversion rate'];
const none = '\u2014';

it('lists the programs, the highest sales first; what free listings do not have is a dash that reads unavailable [O2.11, O2.18]', async () => {
  const { fake } = await showReports();
  expect(await screen.findAllByRole('img', { name: 'Unavailable' })).toHaveLength(6);
  expect(await tableRows()).toEqual([
    ['Program', 'Total sales', 'Conversions', 'Clicks', 'Impressions', 'Total spend', ...ratioHeads],
    ['Lanterns', '$1,483.65', '3', '20', '1,000', '$10.00', '148.37×', '$0.50', '15.00%'],
    ['Winter', '$500.00', '3', '40', '1,000', '$90.50', '5.52×', '$2.26', '7.50%'],
    ['Free listings', none, none, '172', '7,132', none, none, none, none],
    // Cost per click and conversion rate by the 60 clicks of the campaigns: those of free listings cost nothing.
    ['Total', '$1,983.65', '6', '232', '9,132', '$100.50', '19.74×', '$1.68', '10.00%'],
  ]);
  const asked = { interval: 'day', order: 'desc' };
  expect(fake.callsOf('getPaidProgramsReport').map(({ query }) => query)).toEqual([
    { ...days, ...asked, per_page: 1000, fields: paidFields, orderby: 'sales' },
    { ...daysBefore, ...asked, per_page: 1000, fields: paidFields, orderby: 'sales' },
  ]);
  expect(fake.callsOf('getFreeProgramsReport').map(({ query }) => query)).toEqual([
    { ...days, ...asked, per_page: 1000, fields: freeFields, orderby: 'clicks' },
    { ...daysBefore, ...asked, per_page: 1000, fields: freeFields, orderby: 'clicks' },
  ]);
});

it('shows a dash and the reason where there is nothing to divide by, in the figures, the rows and the total', async () => {
  const nothing = { sales: 0, conversions: 0, spend: 0, clicks: 0, impressions: 40 };
  const campaigns = [{ id: 7, name: 'Winter', status: 'enabled' as const, isConverted: false, subtotals: nothing }];
  await showReports({ store: { paidReport: { ...noReports.paidReport, campaigns, totals: nothing } } });
  const dashes = [none, none, none];
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'Nothing was spent' })).toHaveLength(2));
  expect(screen.getAllByRole('img', { name: 'No clicks' })).toHaveLength(4);
  const [, winter, , total] = await tableRows();
  expect([winter?.[0], ...(winter?.slice(6) ?? [])]).toEqual(['Winter', ...dashes]);
  expect([total?.[0], ...(total?.slice(6) ?? [])]).toEqual(['Total', ...dashes]);
  const tile = summary().getByText('ROAS').parentElement;
  expect(tile).toHaveTextContent('ROAS\u2014Nothing was spent');
});

it('sorts by a ratio, which no store knows, with the rows that have the most of what is divided [O3.12]', async () => {
  const { fake } = await showReports({ location: { path, params: { orderby: 'costPerClick', order: 'desc' } } });
  expect((await tableRows()).map(([name]) => name)).toEqual([
    'Program',
    'Winter',
    'Lanterns',
    'Free listings',
    'Total',
  ]);
  expect(fake.callsOf('getPaidProgramsReport')[0]?.query).toMatchObject({ orderby: 'spend', order: 'desc' });
});

it('sorts through the address, the highest first, and keeps the rows until the new ones are here [O2.09]', async () => {
  let release = () => {};
  const { fake } = await showReports();
  await tableRows();
  release = fake.hold('getPaidProgramsReport');
  await userEvent.click(screen.getByRole('button', { name: 'Clicks' }));
  expect(fake.visits).toEqual([{ how: 'to', target: { path, params: { orderby: 'clicks', order: 'desc' } } }]);
  expect((await tableRows()).slice(1).map(([name]) => name)).toEqual(['Free listings', 'Winter', 'Lanterns', 'Total']);
  expect(screen.getByRole('columnheader', { name: 'Clicks' })).toHaveAttribute('aria-sort', 'descending');
  await act(async () => release());
  await userEvent.click(screen.getByRole('button', { name: 'Clicks' }));
  const names = async () => (await tableRows()).slice(1).map(([name]) => name);
  await waitFor(async () => expect(await names()).toEqual(['Lanterns', 'Winter', 'Free listings', 'Total']));
  expect(fake.callsOf('getPaidProgramsReport').at(-1)?.query).toMatchObject({ orderby: 'clicks', order: 'asc' });
  expect(fake.events).toEqual(
    ['desc', 'asc'].map((direction) => ({
      name: 'gla_table_sort',
      properties: { report: 'reports-programs', column: 'clicks', direction },
    })),
  );
});

it('shows clicks and impressions and asks nothing of campaigns before the ads setup is complete [O2.07, O2.17]', async () => {
  const { fake } = await showReports({ bootstrap: { adsSetupComplete: false } });
  expect(await tableRows()).toEqual([
    ['Program', 'Clicks', 'Impressions'],
    ['Free listings', '172', '7,132'],
  ]);
  expect(summary().queryByText('Total sales')).toBeNull();
  expect(screen.queryByText(/paid campaigns only/)).toBeNull();
  expect([...fake.callsOf('getPaidProgramsReport'), ...fake.callsOf('listCampaigns')]).toEqual([]);
});

it('has five placeholders for rows and one for each figure while it loads [O2.19, O9.01]', async () => {
  let release = () => {};
  await showReports({}, (fake) => (release = fake.hold('getPaidProgramsReport')));
  const [, ...rows] = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows).toHaveLength(5);
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
  expect(summary().getByText('Total spend')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Performance' })).toHaveAttribute('aria-busy', 'true');
  await act(async () => release());
  expect(await tableRows()).toHaveLength(5);
});

it('shows no figures of other days while the chosen ones load', async () => {
  const { fake } = await showReports();
  await tableRows();
  const release = fake.hold('getFreeProgramsReport');
  await userEvent.click(screen.getByLabelText('Date range'));
  await userEvent.click(await screen.findByRole('option', { name: 'Last month' }));
  expect(screen.queryAllByRole('rowheader')).toEqual([]);
  expect(summary().queryByText('$1,983.65')).toBeNull();
  expect(fake.events.at(-1)?.properties).toMatchObject({ report: 'reports-programs', period: 'last_month' });
  await act(async () => release());
  expect(await tableRows()).toHaveLength(5);
});

it('says that there is no data, and that a figure nobody gave is unavailable [O2.18, O8.18]', async () => {
  await showReports({ store: noReports });
  const table = within(screen.getByRole('region', { name: 'Programs' }));
  const chart = within(screen.getByRole('group', { name: 'Chart' }));
  expect(await table.findByText('No data for the selected date range')).toBeVisible();
  expect(await chart.findByText('No data for the selected date range')).toBeVisible();
  expect(summary().getByText('Total sales').parentElement).toHaveTextContent('Unavailable');
  expect(summary().getByText('Clicks').parentElement).toHaveTextContent('0');
});

it('says that the report could not be loaded, and loads it again [O8.05]', async () => {
  const { fake } = await showReports({}, (page) => page.fail('getPaidProgramsReport', { kind: 'network' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There was an error loading report.');
  expect(fake.notices).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await tableRows()).toHaveLength(5);
});

it.each([
  ['programs', 'getFreeProgramsReport'],
  ['programs', 'getPaidProgramsReport'],
  ['products', 'getFreeProductsReport'],
  ['products', 'getPaidProductsReport'],
] as const)('names the reference of the read that failed, in the %s: %s [O8.05]', async (reportKey, failed) => {
  const source = failed.startsWith('getFree') ? 'free' : 'paid';
  const params = reportKey === 'programs' ? {} : { reportKey, 'report-source': source };
  await showReports({ location: { path, params } }, (page) =>
    page.fail(failed, { kind: 'network', reference: 'r-23' }),
  );
  expect(within(await screen.findByRole('alert')).getByText('Reference: r-23')).toBeVisible();
});

it('names no reference where the failure has none, and that of the next failure on Retry [O8.05]', async () => {
  const { fake } = await showReports({}, (page) => page.fail('getFreeProgramsReport', { kind: 'network' }));
  expect(within(await screen.findByRole('alert')).queryByText(/^Reference/)).toBeNull();
  fake.fail('getFreeProgramsReport', { kind: 'network', reference: 'r-26' });
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Reference: r-26')).toBeVisible();
});

it('shows the figures without their change when the time before could not be loaded, and tells of it [O8.05]', async () => {
  const broken = new ApiError({
    kind: 'network',
    endpoint: 'getPaidProgramsReport',
    method: 'GET',
    path: '/wc/gla/ads/reports/programs',
    status: 0,
  });
  const { fake } = await showReports({}, ({ page: { api } }) => {
    const { getPaidProgramsReport } = api;
    api.getPaidProgramsReport = async (input, options) => {
      if (input?.query?.after === daysBefore.after) throw broken;
      return getPaidProgramsReport(input, options);
    };
  });
  expect(await summary().findByText('$1,983.65')).toBeVisible();
  await waitFor(() => expect(fake.notices.map(({ text }) => text)).toEqual(['There was an error loading report.']));
  expect(summary().queryByText(/^Previous/)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('compares programs side by side: a column and a row for each, with the time before, and all together under them [O2.11, O2.13, O3.13]', async () => {
  const params = { filter: 'compare-programs', programs: '0,7' };
  const { fake } = await showReports({ location: { path, params } }, ({ page: { api } }) => {
    const { getPaidProgramsReport } = api;
    const intervals = [{ interval: '2026-11-09', subtotals: { sales: 1 } }];
    // Without a day with figures there is nothing to draw.
    api.getPaidProgramsReport = async (...asked) => ({ ...(await getPaidProgramsReport(...asked)), intervals });
  });
  // The chart begins a turn after the table: awaited, as React asks where something lazy is waited for.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  const winter = within(await screen.findByRole('group', { name: 'Winter' }));
  expect(winter.getByText('$500.00', { normalizer: (text) => text })).toBeVisible();
  const [, first, second, total] = await tableRows();
  expect(first).toEqual([
    'Winter',
    '$500.00Previous: $500.000%',
    '3Previous: 30%',
    '40Previous: 400%',
    '1,000Previous: 1,0000%',
    '$90.50Previous: $90.500%',
    '5.52×Previous: 5.52×0%',
    '$2.26Previous: $2.260%',
    '7.50%Previous: 7.50%0%',
  ]);
  expect([second?.[0], second?.[1], second?.[3]]).toEqual(['Free listings', none, '172Previous: 1720%']);
  expect([total?.[0], total?.[1]]).toEqual(['All 2 together', '$1,983.65Previous: $2,000.00−0.8%']);
  // A line for each program that has the figure: the days of one are asked for by themselves.
  const asked = () => fake.callsOf('getPaidProgramsReport').map(({ query }) => query);
  await waitFor(() => expect(asked()).toContainEqual(expect.objectContaining({ ids: ['7'] })), { timeout: 10_000 });
});

it('adds up every page of a store that counts the page alone, of the time before too [O2.11, O3.12, O3.13]', async () => {
  const pages: PaidReport[] = [500, 1500].map((sales, index) => ({
    ...noReports.paidReport,
    campaigns: [{ id: 7, name: 'Winter', status: 'enabled', isConverted: false, subtotals: { sales } }],
    totals: { sales },
    next_page: index === 0 ? 'two' : null,
  }));
  const [first, second] = pages;
  await showReports({}, ({ page: { api } }) => {
    api.getPaidProgramsReport = async (input) =>
      (input?.query?.next_page === undefined ? first : second) ?? noReports.paidReport;
  });
  expect(await summary().findByText('Previous: $2,000.00')).toBeVisible();
  expect(summary().getByText('$2,000.00')).toBeVisible();
  expect((await tableRows())[1]?.slice(0, 2)).toEqual(['Winter', '$2,000.00']);
});

describe('countries', () => {
  beforeAll(() => import('./countries-report.section'));
  const us = { country: 'US', subtotals: { sales: 1500, conversions: 4, spend: 60.5, clicks: 40, impressions: 1500 } };
  const gb = { country: 'GB', subtotals: { sales: 483.65, conversions: 2, spend: 40, clicks: 20, impressions: 500 } };
  const countriesReport = {
    free: { countries: [{ country: 'US', subtotals: { clicks: 172, impressions: 7132 } }], totals: {} },
    paid: {
      countries: [gb, us],
      totals: { sales: 1983.65, conversions: 6, spend: 100.5, clicks: 60, impressions: 2000 },
    },
  };
  const countries = () => screen.findByRole('table', { name: 'Countries' }, { timeout: 5000 });

  it('stand beneath the report, the highest sales first, with what the report has as their total', async () => {
    const { fake } = await showReports({ store: { countriesReport } });
    const rows = within(await countries()).getAllByRole('row');
    expect(rows.slice(1, 3).map(({ textContent }) => textContent?.slice(0, 25))).toEqual([
      'United States (US)$1,500.',
      'United Kingdom (UK)$483.6',
    ]);
    expect(rows[3]?.textContent).toMatch(/^Total\$1,983\.65/);
    expect(fake.callsOf('getCountriesReport').map(({ query }) => query)).toEqual([
      { ...days, source: 'free' },
      { ...days, source: 'paid' },
    ]);
  });

  it('are left out where the store has no such report, and where there is only one', async () => {
    const { fake } = await showReports({ bootstrap: { missingCalls: ['getCountriesReport'] } });
    await tableRows();
    await tools();
    expect(fake.callsOf('getCountriesReport')).toEqual([]);
    expect(screen.queryByRole('table', { name: 'Countries' })).toBeNull();
  });

  it('say in their place that they could not be loaded, with Retry; the report stays', async () => {
    await showReports({ store: { countriesReport } }, (page) =>
      page.fail('getCountriesReport', { status: 503, body: { message: 'Later.' }, reference: 'r-24' }, 2),
    );
    expect(await screen.findByText('The figures by country could not be loaded.', {}, { timeout: 9000 })).toBeVisible();
    expect(screen.getByText('Reference: r-24')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await countries()).toBeVisible();
  });
});
