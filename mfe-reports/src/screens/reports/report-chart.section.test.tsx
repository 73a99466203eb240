import type { FakePage, FakePageOptions } from '@listings/shared-app/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { noReports, showReports, standAtNow, summary, tools } from '../../testing/reports.harness';

standAtNow();

// The chart library takes its time to be read for the first time.
beforeAll(async () => void (await import('./report-chart')));

const path = '/google/reports';
const day = (interval: string, clicks: number, sales: number) => ({ interval, subtotals: { clicks, sales } });
const isNow = (asked: { readonly after?: string | undefined }) => asked.after?.startsWith('2026') === true;
const store = {
  paidReport: (asked: { readonly after?: string | undefined }) => ({
    ...noReports.paidReport,
    campaigns: [],
    totals: { clicks: 9, sales: 30 },
    intervals: isNow(asked) ? [day('2026-11-09', 4, 10), day('2026-11-10', 5, 20)] : [day('2025-11-09', 1, 2.5)],
  }),
  freeReport: { ...noReports.freeReport, intervals: [] },
};
const params = { period: 'custom', compare: 'previous_year', after: '2026-11-08', before: '2026-11-14' };
const showAt = async (options: FakePageOptions, prepare?: (fake: FakePage) => void): Promise<FakePage> =>
  (await showReports(options, prepare)).fake;
const show = (more: Record<string, string> = {}, bootstrap: FakePageOptions['bootstrap'] = {}) =>
  showAt({ location: { path, params: { ...params, ...more } }, bootstrap, store });

const chart = () => within(screen.getByRole('group', { name: 'Chart' }));
const tile = (figure: string) => summary().getByRole('button', { name: `Show ${figure} in the chart` });
async function points(): Promise<(string | null)[][]> {
  await screen.findByText('No data for the selected date range');
  // The chart begins a turn after the table: awaited, as React asks where something lazy is waited for.
  await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
  const table = within(await chart().findByRole('table'));
  return table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
}

it('shows the first figure by day against the time before, as a table too; days without data count 0 [O2.11, O2.25]', async () => {
  await show();
  expect((await points()).slice(0, 4)).toEqual([
    ['Days', 'Custom (Nov 8 – 14, 2026)', 'Previous year (Nov 8 – 14, 2025)'],
    ['Nov 8, 2026', '$0.00', '$0.00 (Nov 8, 2025)'],
    ['Nov 9, 2026', '$10.00', '$2.50 (Nov 9, 2025)'],
    ['Nov 10, 2026', '$20.00', '$0.00 (Nov 10, 2025)'],
  ]);
  expect(chart().getByRole('slider')).toHaveAccessibleName(/^Total sales, Nov 8/);
});

it('shows the figure and the interval of the address, in the weeks of the store [O2.09, O2.27, O2.39]', async () => {
  await show({ selectedMetric: 'clicks', interval: 'week' }, { weekStartsOn: 2 });
  expect((await points()).slice(1)).toEqual([
    [
      expect.stringMatching(/^Nov 8.–.9, 2026 \(2 of 7 days\)$/),
      '4',
      expect.stringMatching(/^1 \(Nov 8.–.9, 2025 \(2 days\)\)$/),
    ],
    [
      expect.stringMatching(/^Nov 10.–.14, 2026 \(5 of 7 days\)$/),
      '5',
      expect.stringMatching(/^0 \(Nov 10.–.14, 2025 \(5 days\)\)$/),
    ],
  ]);
});

it('is of the figure that is pressed, which stays pressed; figure, interval and type are in the address [O2.09, O2.26]', async () => {
  const fake = await show();
  await points();
  expect(tile('Total sales')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(tile('Clicks'));
  expect([tile('Total sales'), tile('Clicks')].map((one) => one.getAttribute('aria-pressed'))).toEqual([
    'false',
    'true',
  ]);
  expect(chart().getByRole('heading')).toHaveTextContent('Clicks over time');
  expect(fake.events.at(-1)).toEqual({
    name: 'gla_chart_tab_click',
    properties: { report: 'reports-programs', context: 'clicks' },
  });
  await tools();
  await userEvent.selectOptions(chart().getByLabelText('Chart type'), 'Bar');
  await userEvent.selectOptions(chart().getByLabelText('Interval'), 'By week');
  expect(fake.page.navigation.current().params).toEqual({
    ...params,
    selectedMetric: 'clicks',
    chartType: 'bar',
    interval: 'week',
  });
});

it('falls back to a line, the first figure and the first allowed interval [O2.26, O2.27]', async () => {
  await show({ chartType: 'pie', selectedMetric: 'profit', interval: 'month' });
  await points();
  await tools();
  expect(chart().getByLabelText('Chart type')).toHaveValue('line');
  expect(tile('Total sales')).toHaveAttribute('aria-pressed', 'true');
  expect(chart().getByLabelText('Interval')).toHaveDisplayValue('By day');
  const offered = within(chart().getByLabelText('Interval')).getAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['By day', 'By week']);
});

it('offers hours for a single day as the specification has it, and says that days are counted [O2.27, O2.28]', async () => {
  await show({ period: 'today', compare: 'previous_year' });
  await points();
  await tools();
  const interval = chart().getByLabelText('Interval');
  expect(interval).toHaveDisplayValue('By hour');
  expect(interval).toHaveAccessibleDescription('Figures are counted by whole days.');
  expect(
    within(interval)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['By hour', 'By day']);
});

describe('the file', () => {
  const saved: Blob[] = [];
  beforeEach(() => {
    saved.length = 0;
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      this.dataset['saved'] = this.download;
    });
  });

  const textOf = (blob: Blob | undefined) =>
    new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
      reader.readAsText(blob ?? new Blob());
    });

  it('holds every page of the report as it is sorted, and nothing a spreadsheet would run', async () => {
    const page = (id: number, name: string, clicks: number, next_page: string | null) => ({
      ...noReports.freeReport,
      products: [{ id: `gla_${id}`, name, subtotals: { clicks, impressions: 10 } }],
      next_page,
    });
    const asked: unknown[] = [];
    await showAt(
      {
        location: { path, params: { reportKey: 'products', ...params } },
        bootstrap: { adsSetupComplete: false },
        store: { freeReport: page(1, '=1+1', 5, 'more') },
      },
      ({ page: { api } }) => {
        const { getFreeProductsReport } = api;
        api.getFreeProductsReport = async (input, options) => {
          // The screen itself gives its reads a signal.
          if (options?.signal !== undefined) return getFreeProductsReport(input, options);
          asked.push([input?.query?.per_page, input?.query?.next_page]);
          return input?.query?.next_page === undefined ? page(1, '=1+1', 5, 'more') : page(2, 'Mug, blue', 7, null);
        };
      },
    );
    await tools();
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(await textOf(saved[0])).toBe('Product title,Clicks,Impressions\r\n"Mug, blue",7,10\r\n\'=1+1,5,10\r\n');
    expect(asked).toEqual([
      [1000, undefined],
      [1000, 'more'],
    ]);
  });

  it('is refused with a notice when a page does not come [O8.05]', async () => {
    const { fake } = await showReports();
    await tools();
    fake.fail('getFreeProgramsReport', { kind: 'network' });
    await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
    expect(fake.notices.map(({ text }) => text)).toEqual(['There was an error loading report.']);
    expect(saved).toEqual([]);
  });
});
