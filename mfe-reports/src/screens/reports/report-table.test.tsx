import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noReports, showReports, standAtNow, summary, tableRows, tools } from '../../testing/reports.harness';

standAtNow();
afterEach(() => window.localStorage.clear());

const path = '/google/reports';
const heads = async () => (await tableRows())[0]?.slice(1);

describe('the columns', () => {
  const open = async () => {
    await tools();
    // Awaited, as React asks where a lazy part is waited for.
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Columns' })));
    return within(await screen.findByRole('group', { name: 'Columns to show' }));
  };

  it('are chosen one by one, kept in the address and recorded', async () => {
    const { fake } = await showReports();
    const boxes = await open();
    await userEvent.click(boxes.getByRole('checkbox', { name: 'Conversions' }));
    const ratios = ['ROAS', 'Cost per click', 'Conversion rate'];
    expect(await heads()).toEqual(['Total sales', 'Clicks', 'Impressions', 'Total spend', ...ratios]);
    expect(fake.page.navigation.current().params).toEqual({
      columns: 'sales,clicks,impressions,spend,roas,costPerClick,conversionRate',
    });
    await userEvent.click(boxes.getByRole('checkbox', { name: 'Conversions' }));
    expect(fake.page.navigation.current().params).toEqual({});
    const report = 'reports-programs';
    expect(fake.events).toEqual([
      { name: 'gla_table_header_toggle', properties: { report, column: 'conversions', status: 'off' } },
      { name: 'gla_table_header_toggle', properties: { report, column: 'conversions', status: 'on' } },
    ]);
  });

  it('are those of the address; the last one stays', async () => {
    await showReports({ location: { path, params: { columns: 'clicks' } } });
    const boxes = await open();
    expect(await heads()).toEqual(['Clicks']);
    expect(boxes.getByRole('checkbox', { name: 'Clicks' })).toBeDisabled();
    expect(boxes.getByRole('checkbox', { name: 'Total spend' })).toBeEnabled();
  });
});

describe('the figures', () => {
  const refresh = () => screen.getByRole('button', { name: 'Refresh Performance' });

  it('say when they were taken, in the time of the store, and are taken anew when asked to', async () => {
    const { fake } = await showReports({ bootstrap: { timeZone: 'America/New_York' } });
    await tableRows();
    expect(await screen.findAllByText('As of Nov 20, 2026, 7:00 AM')).toHaveLength(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T13:30:00Z'));
    fake.store.paidReport = { ...noReports.paidReport, totals: { sales: 5 } };
    await userEvent.click(refresh());
    expect(await screen.findAllByText('As of Nov 20, 2026, 8:30 AM')).toHaveLength(1);
    expect(summary().getByText('$5.00')).toBeVisible();
    expect([fake.callsOf('getFreeProgramsReport').length, fake.callsOf('getPaidProgramsReport').length]).toEqual([
      4, 4,
    ]);
  });

  it('stay with their time when they cannot be taken anew, which is told [O8.05]', async () => {
    const { fake } = await showReports();
    await tableRows();
    await screen.findAllByText('As of Nov 20, 2026, 12:00 PM');
    fake.fail('getPaidProgramsReport', { kind: 'network' }, 2);
    await userEvent.click(refresh());
    await waitFor(() => expect(fake.notices.map(({ text }) => text)).toEqual(['There was an error loading report.']));
    expect(screen.getAllByText('As of Nov 20, 2026, 12:00 PM')).toHaveLength(1);
    expect(summary().getByText('$1,983.65')).toBeVisible();
    expect(screen.getAllByRole('rowheader').length).toBeGreaterThan(2);
  });
});

it('names the rows that are shown where there are more', async () => {
  const products = [1, 2].map((id) => ({ id: `gla_${id}`, name: 'Mug', subtotals: { clicks: id, impressions: 9 } }));
  await showReports({
    location: { path, params: { reportKey: 'products' } },
    bootstrap: { adsSetupComplete: false },
    store: { freeReport: { ...noReports.freeReport, products, next_page: 'more', whole: true } },
  });
  expect(await screen.findByText('These are the 2 rows with the highest Clicks; the CSV file has all.')).toBeVisible();
});

it('compares variations where the rows are variations [O2.14, O5.02]', async () => {
  const single = { reportKey: 'products', filter: 'single-product', products: '2' };
  const params = { ...single, 'filter-variations': 'compare-variations', variations: '1,2,3' };
  const { fake } = await showReports({ location: { path, params }, bootstrap: { adsSetupComplete: false } });
  await tools();
  await tableRows();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Mug' }));
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  expect(fake.page.navigation.current().params).toEqual({
    ...single,
    'filter-variations': 'compare-variations',
    variations: '2,3',
  });
});

describe('after the campaigns were converted', () => {
  const title = 'Your campaigns were upgraded';
  const converted = (updated: string) => ({
    adsCampaignConvertStatus: { status: 'converted' as const, updated: Date.parse(updated) / 1000 },
  });

  it('the programs report tells for thirty days what it means for the figures; dismissed for good [O4.08, O9.04]', async () => {
    await showReports({ bootstrap: converted('2026-10-21T12:00:00Z') });
    expect(await screen.findByText(title)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(title)).toBeNull();
    expect(window.localStorage.getItem('gla-is-reports-migration-notice-dismissed')).toBe('true');
  });

  it('nothing is told later, and nothing in the products report', async () => {
    await showReports({ bootstrap: converted('2026-10-21T11:59:59Z') });
    await tableRows();
    await act(async () => {});
    expect(screen.queryByText(title)).toBeNull();
  });

  it('a row from before it explains itself [O4.08]', async () => {
    const old = { id: 9, name: 'Smart', status: 'enabled' as const, isConverted: true, subtotals: { sales: 1 } };
    await showReports({ store: { paidReport: { ...noReports.paidReport, campaigns: [old] } } });
    expect(await screen.findByRole('button', { name: 'About Smart' })).toBeVisible();
  });
});

it('leaves the total of one row out, which would be that row again', async () => {
  const subtotals = { sales: 100, conversions: 2, spend: 10, clicks: 20, impressions: 40 };
  const campaigns = [{ id: 7, name: 'Winter', status: 'enabled' as const, isConverted: false, subtotals }];
  await showReports({
    store: { ...noReports, paidReport: { ...noReports.paidReport, campaigns, totals: subtotals } },
    location: { path, params: { filter: 'single_program', programs: '7' } },
  });
  expect((await tableRows()).map(([name, sales]) => [name, sales])).toEqual([
    ['Program', 'Total sales'],
    ['Winter', '$100.00'],
  ]);
});

it('is not under way any more once it has failed: what waits for the screen goes on [O8.05]', async () => {
  await showReports({}, (page) => page.fail('getPaidProgramsReport', { status: 500, body: { message: 'Broken' } }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There was an error loading report.');
  expect(screen.getByRole('table', { name: 'Programs' })).toHaveAttribute('aria-busy', 'false');
});

it('leads from days that have only begun to the last month, as the chooser would, which has the focus then [O2.18, O2.21]', async () => {
  const { fake } = await showReports({ store: noReports });
  const table = within(screen.getByRole('region', { name: 'Programs' }));
  await userEvent.click(await table.findByRole('button', { name: 'Show last month' }));
  expect(screen.getByRole('combobox', { name: 'Date range' })).toHaveFocus();
  expect(screen.getByRole('combobox', { name: 'Date range' })).toHaveTextContent('Last month');
  expect(fake.events.at(-1)?.properties).toMatchObject({ report: 'reports-programs', period: 'last_month' });
  // That month is over: there is none to lead to.
  await table.findByText('No data for the selected date range');
  expect(screen.queryByRole('button', { name: /^Show last/ })).toBeNull();
});
