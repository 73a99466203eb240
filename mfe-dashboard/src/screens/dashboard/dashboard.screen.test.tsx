import type { Campaign } from '@listings/shared-api/contract';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adsAccount,
  campaign,
  card,
  openDialog,
  programs,
  showDashboard,
  standAtNow,
} from '../../testing/dashboard.harness';
import { createCampaign } from '../places';

standAtNow();

const path = '/google/dashboard';

describe('the date range', () => {
  it("is the month to date of the store's calendar against the year before, unless the address says otherwise [O2.24, O2.25]", async () => {
    showDashboard();
    expect(screen.getByLabelText('Date range')).toHaveTextContent('Month to date');
    expect(screen.getByLabelText('Date range')).toHaveAccessibleDescription(/^Nov 1\s–\s20, 2026$/);
    expect(screen.getByLabelText('Compare to')).toHaveValue('previous_year');
    expect(screen.getByLabelText('Compare to')).toHaveAccessibleDescription(/^Nov 1\s–\s20, 2025$/);
    await programs();
  });

  it('is written into the address, asked for and recorded as soon as another one is chosen [O2.03, O2.20, O2.23]', async () => {
    const { fake } = showDashboard();
    // Awaited, as React asks where what is opened waits for a lazy part.
    await act(async () => void fireEvent.click(screen.getByLabelText('Date range')));
    await userEvent.click(await screen.findByRole('option', { name: 'Last month' }));
    const target = { path, params: { period: 'last_month', compare: 'previous_year' } };
    expect(fake.visits).toEqual([{ how: 'to', target }]);
    await userEvent.selectOptions(screen.getByLabelText('Compare to'), 'Previous period');
    expect(fake.visits.at(-1)).toEqual({
      how: 'to',
      target: { path, params: { period: 'last_month', compare: 'previous_period' } },
    });
    await waitFor(() =>
      expect(fake.callsOf('getFreeProgramsReport').map(({ query }) => query)).toContainEqual(
        expect.objectContaining({ after: '2026-08-31', before: '2026-09-30' }),
      ),
    );
    expect(fake.events.at(-1)).toEqual({
      name: 'gla_datepicker_update',
      properties: {
        report: 'dashboard',
        period: 'last_month',
        compare: 'previous_period',
        after: '2026-10-01',
        before: '2026-10-31',
      },
    });
    await programs();
  });

  it('may be days of the address [O2.20, O2.22]', async () => {
    const params = { period: 'custom', compare: 'previous_period', after: '2026-11-10', before: '2026-11-11' };
    showDashboard({ location: { path, params } });
    expect(screen.getByLabelText('Date range')).toHaveTextContent('Custom');
    expect(screen.getByLabelText('Date range')).toHaveAccessibleDescription(/^Nov 10\s–\s11, 2026$/);
    expect(screen.getByLabelText('Compare to')).toHaveAccessibleDescription(/^Nov 8\s–\s9, 2026$/);
    await programs();
  });

  it('goes along to the reports', async () => {
    const { fake } = showDashboard({ location: { path, params: { period: 'year', compare: 'previous_year' } } });
    await userEvent.click(screen.getByRole('link', { name: 'View Reports' }));
    expect(fake.visits.at(-1)?.how === 'to' && fake.page.navigation.current()).toEqual({
      path: '/google/reports',
      params: { period: 'year', compare: 'previous_year' },
    });
  });
});

it('has no way to reports where they are not enabled [O2.03]', async () => {
  showDashboard({ bootstrap: { enableReports: false } });
  await programs();
  expect(screen.queryByRole('link', { name: 'View Reports' })).toBeNull();
});

describe('the currency warning [O2.03]', () => {
  const warning = /Your Google Ads account counts in EUR, your store in USD\./;

  it('shows when the connected ads account counts in another currency, with a link that is recorded', async () => {
    const { fake } = showDashboard({ store: { ads: { ...adsAccount, currency: 'EUR' } } });
    expect(await screen.findByText(warning)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /Read more about currencies/ }));
    expect(fake.events).toEqual([
      {
        name: 'gla_documentation_link_click',
        properties: {
          context: 'dashboard',
          link_id: 'setting-up-currency',
          href: 'https://support.google.com/google-ads/answer/9841530',
        },
      },
    ]);
  });

  it.each([
    ['the currency is the same', adsAccount],
    ['no ads account is connected', { ...adsAccount, currency: 'EUR', status: 'incomplete' as const }],
  ])('does not show when %s', async (_, ads) => {
    showDashboard({ store: { ads } });
    await programs();
    expect(await card('Paid campaigns').findByText(/^\$?1,983\.65/)).toBeVisible();
    expect(screen.queryByText(/different currencies/)).toBeNull();
  });
});

describe('the success of the first campaign', () => {
  beforeEach(() => localStorage.clear());

  const params = { guide: 'campaign-creation-success', period: 'year', compare: 'previous_year' };
  const title = 'You’ve successfully created a paid campaign!';

  const openDashboard = async (campaigns: Campaign[] = []) => {
    let shown: ReturnType<typeof showDashboard>['fake'] | undefined;
    await openDialog(() => (shown = showDashboard({ location: { path, params }, store: { campaigns } }).fake));
    return shown!;
  };

  const winter = { name: 'Winter sale', amount: 42, targeted_locations: ['US', 'CA'] };
  it.each<[string, Partial<Campaign>, string]>([
    ['it runs', {}, 'Winter sale runs with $42.00 a day in United States (US) and Canada.'],
    [
      'it runs in many countries',
      { targeted_locations: ['CA', 'US', 'FR', 'DE'] },
      'Winter sale runs with $42.00 a day in Canada and 3 more countries.',
    ],
    ['it is paused', { status: 'paused' }, 'Winter sale is paused. It spends nothing until you enable it.'],
  ])('says what is true of the newest campaign: %s [O2.04, O8.11]', async (_case, more, text) => {
    await openDashboard([campaign(9, { ...winter, ...more }), campaign(7, { name: 'Older' })]);
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    const shown = (_: string, element: Element | null) => element?.textContent?.replaceAll('\u00a0', ' ') === text;
    expect((await dialog.findAllByText(shown)).length).toBeGreaterThan(0);
  });

  it.each([
    ['Got it', 'confirm'],
    ['Close', 'dismiss'],
  ])('is told in a dialog that %s takes out of the address [O2.04, O8.11]', async (button, action) => {
    const fake = await openDashboard();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await userEvent.click(dialog.getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.visits).toEqual([
      { how: 'replace', target: { path, params: { period: 'year', compare: 'previous_year' } } },
    ]);
    const context = 'campaign-creation-success';
    expect(fake.events.slice(0, 2)).toEqual([
      { name: 'gla_modal_open', properties: { context } },
      { name: 'gla_modal_closed', properties: { context, action } },
    ]);
  });

  it('leads to the form of another campaign [O2.04]', async () => {
    const fake = await openDashboard();
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await openDialog(() => fireEvent.click(dialog.getByRole('button', { name: 'Create another campaign' })));
    expect(fake.visits).toEqual([{ how: 'to', target: createCampaign }]);
    expect(fake.events.at(-1)).toEqual({
      name: 'gla_modal_closed',
      properties: { context: 'campaign-creation-success', action: 'create-another-campaign' },
    });
  });

  const question = 'How easy was it to create a paid campaign?';
  const gotIt = async (name = 'Got it') => {
    const dialog = within(await screen.findByRole('dialog', { name: title }));
    await openDialog(() => fireEvent.click(dialog.getByRole('button', { name })));
  };

  it('is followed by the question how it went, once in a browser; the focus goes on at the programs [O2.04]', async () => {
    const first = await openDashboard();
    await gotIt();
    const survey = within(await screen.findByRole('group', { name: question }));
    await userEvent.click(survey.getByRole('button', { name: '5, very easy' }));
    await userEvent.click(survey.getByRole('button', { name: 'Send' }));
    expect(screen.queryByRole('group', { name: question })).toBeNull();
    expect(screen.getByRole('group', { name: 'Programs' })).toHaveFocus();
    expect(first.notices.map(({ text }) => text)).toEqual(['Thank you for your answer.']);
    const context = 'campaign-creation-success';
    expect(first.events.slice(2)).toEqual([
      { name: 'gla_ces_snackbar_open', properties: { context } },
      { name: 'gla_ces_modal_open', properties: { context } },
      { name: 'gla_ces_feedback', properties: { context, score: 5, comments: '' } },
    ]);
    cleanup();
    const second = await openDashboard();
    await gotIt();
    expect(second.events.map(({ name }) => name)).toEqual(['gla_modal_open', 'gla_modal_closed']);
  });

  it.each([
    ['the dialog was waved away', 'Close', true],
    ['nothing is recorded', 'Got it', false],
  ])('is followed by no question when %s [O2.04]', async (_when, name, trackingEnabled) => {
    let events: readonly { readonly name: string }[] = [];
    await openDialog(
      () => ({ events } = showDashboard({ location: { path, params }, bootstrap: { trackingEnabled } }).fake),
    );
    await gotIt(name);
    expect(events.map((event) => event.name)).toEqual(['gla_modal_open', 'gla_modal_closed']);
    expect(screen.queryByRole('group', { name: question })).toBeNull();
  });

  it('is not told without the parameter', async () => {
    showDashboard();
    await programs();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
