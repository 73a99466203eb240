import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { adsAccount, card, later, showDashboard, showPromotion, standAtNow } from '../../testing/dashboard.harness';

standAtNow();

const days = { after: '2026-11-01', before: '2026-11-20' };
const lastYear = { after: '2025-11-01', before: '2025-11-20' };

it('shows the clicks of the free listings with the change, and that they are free [O2.03, O2.17, O3.13]', async () => {
  const { fake } = showDashboard();
  expect(await card('Free listings').findByText('1,234')).toBeVisible();
  expect(card('Free listings').getByText('+23.4%')).toBeVisible();
  expect(card('Free listings').getByText('Previous: 1,000')).toBeVisible();
  expect(card('Free listings').getByText('Free')).toBeVisible();
  // As the reports ask, with the days of the trend: one answer serves both screens.
  const asked = {
    per_page: 1000,
    fields: ['clicks', 'impressions'],
    interval: 'day',
    orderby: 'clicks',
    order: 'desc',
  };
  expect(fake.callsOf('getFreeProgramsReport').map(({ query }) => query)).toEqual([
    { ...asked, ...days },
    { ...asked, ...lastYear },
  ]);
});

it("shows sales and spend of the campaigns in the ads account's currency; no change against nothing [O2.03, O2.17, O3.13]", async () => {
  showDashboard({ store: { ads: { ...adsAccount, currency: 'EUR' } } });
  const paid = card('Paid campaigns');
  expect(await paid.findByText('1,983.65\u00a0EUR', { normalizer: (text) => text })).toBeVisible();
  expect(paid.getByText('\u22120.8%')).toBeVisible();
  expect(paid.getByText('Previous: 2,000.00 EUR')).toBeVisible();
  expect(paid.getByText('515.50 EUR')).toBeVisible();
  expect(paid.getByText('Previous: 0.00 EUR')).toBeVisible();
  expect(paid.getByText('3.85×')).toBeVisible();
  // That of the sales, and of the conversions, which are none in both.
  expect(paid.getAllByText(/%$/).map(({ parentElement }) => parentElement?.textContent)).toEqual([
    'down \u22120.8%',
    'unchanged 0%',
  ]);
});

it('says of days that brought nothing that nothing was the most, too', async () => {
  const subtotals = { sales: 0, spend: 0, conversions: 0, clicks: 0, impressions: 0 };
  const intervals = ['2026-11-18', '2026-11-19', '2026-11-20'].map((interval) => ({ interval, subtotals }));
  showDashboard({
    store: { paidReport: { products: [], intervals, next_page: null, campaigns: [], totals: subtotals } },
  });
  const said = 'From $0.00 to $0.00; lowest $0.00, highest $0.00.';
  const [sales] = await card('Paid campaigns').findAllByText(said, {}, later);
  expect(sales).toBeInTheDocument();
});

it('calls falling sales bad and falling spend neither good nor bad', async () => {
  const report = (sales: number, spend: number) => ({
    products: [],
    intervals: [],
    next_page: null,
    campaigns: [],
    totals: { sales, spend, conversions: 1, clicks: 1, impressions: 1 },
  });
  showDashboard({ store: { paidReport: ({ after }) => (after === days.after ? report(50, 60) : report(100, 100)) } });
  const iconBeside = async (text: string) => {
    const delta = await card('Paid campaigns').findByText(text);
    return delta.parentElement?.querySelector('svg')?.getAttribute('class') ?? '';
  };
  expect(await iconBeside('\u221250%')).toMatch(/colorError/);
  expect(await iconBeside('\u221240%')).toMatch(/colorInherit|fontSizeInherit(?!.*color)/);
});

describe('the figures', () => {
  const pressed = () =>
    screen.getAllByRole('button', { pressed: true }).map((button) => button.getAttribute('aria-label'));
  const path = '/google/dashboard';

  it('choose what the chart shows; the choice is in the address and recorded', async () => {
    const params = { period: 'month', compare: 'previous_year' };
    const { fake } = showDashboard({ location: { path, params } });
    await card('Paid campaigns').findByText('$1,983.65', { normalizer: (text) => text });
    expect(pressed()).toEqual(['Show Total sales in the chart']);
    await userEvent.click(screen.getByRole('button', { name: 'Show ROAS in the chart' }));
    expect(pressed()).toEqual(['Show ROAS in the chart']);
    expect(fake.visits).toEqual([{ how: 'replace', target: { path, params: { ...params, selectedMetric: 'roas' } } }]);
    expect(fake.events).toEqual([
      { name: 'gla_chart_tab_click', properties: { report: 'dashboard', context: 'roas' } },
    ]);
  });

  it('are those of the free listings alone before there are campaigns', async () => {
    await showPromotion({
      bootstrap: { adsSetupComplete: false },
      location: { path, params: { selectedMetric: 'sales' } },
    });
    expect(await card('Free listings').findByText('1,234')).toBeVisible();
    expect(pressed()).toEqual(['Show Clicks in the chart']);
  });
});

it('loads each card by itself', async () => {
  let release = () => {};
  showDashboard({}, (fake) => (release = fake.hold('getPaidProgramsReport')));
  expect(await card('Free listings').findByText('1,234')).toBeVisible();
  const paid = screen.getByRole('group', { name: 'Paid campaigns' });
  expect(paid).toHaveAttribute('aria-busy', 'true');
  await act(async () => release());
  expect(await card('Paid campaigns').findByText('$515.50')).toBeVisible();
  expect(paid).toHaveAttribute('aria-busy', 'false');
});

it.each([
  [
    'Free listings',
    'getFreeProgramsReport',
    'https://merchants.google.com/mc/reporting/dashboard',
    'gla_google_mc_link_click',
  ],
  ['Paid campaigns', 'getPaidProgramsReport', 'https://ads.google.com/', 'gla_google_ads_link_click'],
] as const)(
  'says that %s could not be loaded, where else to look, and tries again [O2.06, O8.18]',
  async (name, key, url, event) => {
    const { fake } = showDashboard({}, (page) => page.fail(key, { status: 500, body: { message: 'Oops.' } }, 2));
    expect(await card(name).findByRole('alert')).toHaveTextContent("We're having trouble loading this data...");
    const link = card(name).getByRole('link');
    expect(link).toHaveAttribute('href', url);
    await userEvent.click(link);
    expect(fake.events).toEqual([{ name: event, properties: { context: 'dashboard', href: url } }]);
    await userEvent.click(card(name).getByRole('button', { name: 'Retry' }));
    expect(await card(name).findAllByText(/^Previous/)).not.toEqual([]);
    expect(card(name).queryByRole('alert')).toBeNull();
  },
);

it('says of each card when its figures were taken, and takes them anew; what fails leaves the former ones [O2.03, O8.05]', async () => {
  const { fake } = showDashboard();
  const free = card('Free listings');
  // Its room is kept before there are figures.
  expect(free.getByText('As of Nov 20, 2026, 9:00 PM')).not.toBeVisible();
  await waitFor(() => expect(free.getByText('As of Nov 20, 2026, 9:00 PM')).toBeVisible());
  expect(await card('Paid campaigns').findByText('As of Nov 20, 2026, 9:00 PM')).toBeVisible();
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-21T02:05:00Z'));
  await userEvent.click(free.getByRole('button', { name: 'Refresh Free listings' }));
  expect(await free.findByText('As of Nov 20, 2026, 9:05 PM')).toBeVisible();
  expect(card('Paid campaigns').getByText('As of Nov 20, 2026, 9:00 PM')).toBeVisible();
  const paidCalls = fake.callsOf('getPaidProgramsReport').filter((call) => JSON.stringify(call).includes(days.after));
  expect([fake.callsOf('getFreeProgramsReport').length, paidCalls.length]).toEqual([4, 1]);
  fake.fail('getFreeProgramsReport', { status: 500, body: { message: 'Oops.' } }, 2);
  await userEvent.click(free.getByRole('button', { name: 'Refresh Free listings' }));
  await waitFor(() => expect(fake.notices.map(({ text }) => text)).toEqual(['There was an error loading report.']));
  expect(free.getByText('As of Nov 20, 2026, 9:05 PM')).toBeVisible();
  expect(free.getByText('1,234')).toBeVisible();
});

it('asks nothing about campaigns until the ads setup is complete, and shows the way to it [O2.07]', async () => {
  const { fake } = await showPromotion({ bootstrap: { adsSetupComplete: false } });
  expect(await card('Free listings').findByText('1,234')).toBeVisible();
  const link = card('Paid campaigns').getByRole('link', { name: 'Add paid campaign' });
  await userEvent.click(link);
  expect(fake.visits).toEqual([{ how: 'to', target: { path: '/google/setup-ads', params: {} } }]);
  expect(fake.events).toEqual([
    {
      name: 'gla_add_paid_campaign_clicked',
      properties: { context: 'add-paid-campaign-promotion', href: '/google/setup-ads' },
    },
  ]);
  expect([...fake.callsOf('getPaidProgramsReport'), ...fake.callsOf('listCampaigns')]).toEqual([]);
});

it('offers the credit of the store’s country [S9.08, O9.05]', async () => {
  await showPromotion({
    bootstrap: { adsSetupComplete: false, defaultCountry: 'GB' },
    store: { ads: { ...adsAccount, id: 0, status: 'disconnected' } },
  });
  expect(
    await card('Paid campaigns').findByText(/Spend 400.GBP within 60 days .* get 400.GBP in ad credit/),
  ).toBeVisible();
});

it('offers ad credit where there is no ads account yet, and not where one was brought along [O9.05]', async () => {
  const offer = /Spend \$500 within 60 days .* get \$500 in ad credit/;
  const bootstrap = { adsSetupComplete: false };
  const first = await showPromotion({ bootstrap, store: { ads: { ...adsAccount, id: 0, status: 'disconnected' } } });
  expect(await card('Paid campaigns').findByText(offer)).toBeVisible();
  first.unmount();
  const { fake } = await showPromotion({ bootstrap });
  await waitFor(() => expect(fake.callsOf('getAdsConnection')).toHaveLength(1));
  expect(await card('Free listings').findByText('1,234')).toBeVisible();
  expect(screen.queryByText(offer)).toBeNull();
});
