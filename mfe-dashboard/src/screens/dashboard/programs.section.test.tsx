import { createCampaign } from '../places';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReportCampaign } from '@listings/shared-api/contract';
import {
  adsAccount,
  campaign,
  later,
  openDialog,
  programs,
  programSwitch,
  showDashboard,
  showPromotion,
  standAtNow,
} from '../../testing/dashboard.harness';

standAtNow();

it('lists the free listings first, then the campaigns with country and daily budget [O2.03, O3.09]', async () => {
  showDashboard({
    store: {
      ads: { ...adsAccount, currency: 'EUR' },
      campaigns: [
        campaign(1, { targeted_locations: ['GB', 'US', 'DE'], amount: 1234.5 }),
        campaign(2, { targeted_locations: [], country: 'CA', amount: 8 }),
        campaign(3, { status: 'removed' }),
      ],
    },
  });
  expect(await programs()).toEqual([
    ['Free listings', 'United States (US) + 1 more', 'Free'],
    ['Campaign 1', 'United Kingdom (UK) + 2 more', '1,234.50\u00a0EUR'],
    ['Campaign 2', 'Canada', '8.00\u00a0EUR'],
  ]);
});

it('opens the countries that are folded away', async () => {
  showDashboard({ store: { campaigns: [campaign(1, { targeted_locations: ['GB', 'US', 'CA'] })] } });
  const opener = await screen.findByRole('button', { name: '+ 2 more, countries of Campaign 1' }, later);
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(opener.parentElement).toHaveTextContent('United Kingdom (UK), United States (US), Canada Show fewer');
});

describe('the figures of the programs', () => {
  const brought = (id: number, sales: number, spend: number, clicks: number): ReportCampaign => ({
    id,
    name: `Campaign ${id}`,
    status: 'enabled',
    isConverted: false,
    subtotals: { sales, spend, clicks, conversions: 1, impressions: 1 },
  });
  const report = (...campaigns: ReportCampaign[]) => {
    const total = (figure: string) => campaigns.reduce((sum, { subtotals }) => sum + (subtotals[figure] ?? 0), 0);
    const totals = Object.fromEntries(
      ['sales', 'spend', 'clicks', 'conversions', 'impressions'].map((figure) => [figure, total(figure)]),
    );
    return { products: [], intervals: [], next_page: null, campaigns, totals };
  };
  const paidReport = report(brought(1, 100, 40, 80), brought(2, 10, 20, 10), brought(9, 5, 4, 8));
  const campaigns = [campaign(1), campaign(2, { amount: 8 }), campaign(3, { status: 'paused', amount: 12.5 })];
  const cells = (row: HTMLElement) =>
    [...row.children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
  const table = async () => {
    await screen.findByRole('cell', { name: '$40.00' });
    return screen.getAllByRole('row').slice(1).map(cells);
  };
  const names = async () => (await table()).map(([name]) => name);

  it('are spend, sales, return and cost per click; with what removed campaigns brought they add up to the total', async () => {
    showDashboard({ store: { campaigns, paidReport } });
    expect((await table()).map((row) => [row[0], ...row.slice(2, 7)])).toEqual([
      ['Free listings', 'Free', '—', '—', '—', '—'],
      ['Campaign 1', '$20.00', '$40.00', '$100.00', '2.50×', '$0.50'],
      ['Campaign 2', '$8.00', '$20.00', '$10.00', '0.50×', '$2.00'],
      ['Campaign 3', '$12.50', '$0.00', '$0.00', '—', '—'],
      ['Removed campaigns', '—', '$4.00', '$5.00', '1.25×', '$0.50'],
      ['All programs', '$28.00', '$64.00', '$115.00', '1.80×', '$0.65'],
    ]);
    const dashes = screen.getAllByRole('img').filter(({ textContent }) => textContent === '—');
    expect([...new Set(dashes.map(({ ariaLabel, title }) => `${ariaLabel} ${title}`))]).toEqual([
      'Unavailable Unavailable',
      'Nothing was spent Nothing was spent',
      'No clicks No clicks',
      'None None',
    ]);
  });

  it('have no total beside a single campaign, which would be that campaign again', async () => {
    showDashboard({ store: { campaigns: [campaign(1)], paidReport: report(brought(1, 100, 40, 80)) } });
    expect(await names()).toEqual(['Free listings', 'Campaign 1']);
  });

  it('sort the programs, in the address; what has none comes last either way', async () => {
    const { fake } = showDashboard({ store: { campaigns, paidReport } });
    await table();
    await userEvent.click(screen.getByRole('button', { name: 'ROAS' }));
    await waitFor(async () => expect((await names())[0]).toBe('Campaign 1'));
    expect(await names()).toEqual([
      'Campaign 1',
      'Campaign 2',
      'Free listings',
      'Campaign 3',
      'Removed campaigns',
      'All programs',
    ]);
    expect(fake.page.navigation.current().params).toEqual({ orderby: 'roas', order: 'desc' });
    await userEvent.click(screen.getByRole('button', { name: 'ROAS' }));
    expect((await names()).slice(0, 3)).toEqual(['Campaign 2', 'Campaign 1', 'Free listings']);
    await userEvent.click(screen.getByRole('button', { name: 'Daily budget' }));
    expect((await names()).slice(0, 3)).toEqual(['Campaign 1', 'Campaign 3', 'Campaign 2']);
  });

  it('count nothing as of removed campaigns while the campaigns could not be loaded [O8.08, O2.06]', async () => {
    showDashboard({ store: { campaigns, paidReport } }, (page) =>
      page.fail('listCampaigns', { status: 500, body: { message: 'Oops.' } }, 4),
    );
    expect(await screen.findByText('There was an error loading ads campaigns.')).toBeVisible();
    expect((await screen.findAllByText('$64.00')).length).toBeGreaterThan(0);
    expect((await programs()).map(([name]) => name)).toEqual(['Free listings']);
  });

  it('are not there before there are campaigns, and give way to a dash where they could not be loaded', async () => {
    const view = await showPromotion({ bootstrap: { adsSetupComplete: false } });
    await programs();
    expect(screen.queryByRole('columnheader', { name: 'ROAS' })).toBeNull();
    view.unmount();
    showDashboard({ store: { campaigns } }, (page) =>
      page.fail('getPaidProgramsReport', { status: 500, body: { message: 'Oops.' } }, 4),
    );
    await waitFor(() => expect(screen.getAllByRole('cell', { name: 'Unavailable' }).length).toBeGreaterThan(8));
  });

  it('tell how much of the daily budget is spent today, where the provider has something of today', async () => {
    const today = report(brought(1, 0, 15, 9));
    showDashboard({
      store: { campaigns, paidReport: ({ after }) => (after === '2026-11-20' ? today : paidReport) },
    });
    const row = await screen.findByRole('row', { name: /^Campaign 1/ });
    expect(await within(row).findByText('$15.00 today', {}, later)).toBeVisible();
    const other = screen.getByRole('row', { name: /^Campaign 2/ });
    expect(await within(other).findByText('$0.00 today', {}, later)).toBeVisible();
    expect(within(screen.getByRole('row', { name: /^Campaign 3/ })).queryByText(/today/)).toBeNull();
  });
});

it('says that free listings are shown in all countries', async () => {
  const audience = { location: 'all', countries: null, locale: 'en_US', language: 'English' } as const;
  showDashboard({ store: { audience } });
  expect(await programs()).toEqual([['Free listings', 'All countries', 'Free']]);
});

it('keeps the free listings in sight when the campaigns could not be loaded, and tries again [O8.08]', async () => {
  showDashboard({ store: { campaigns: [campaign(1)] } }, (fake) => fake.fail('listCampaigns', { kind: 'network' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('There was an error loading ads campaigns.');
  expect(await programs()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('rowheader', { name: 'Campaign 1' })).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('leads to the ads setup until it is complete', async () => {
  const { fake } = await showPromotion({ bootstrap: { adsSetupComplete: false } });
  await programs();
  const [, inTable] = screen.getAllByRole('link', { name: 'Add paid campaign' });
  await userEvent.click(inTable!);
  expect(fake.events[0]?.properties).toEqual({ context: 'programs-table-card', href: '/google/setup-ads' });
});

it('shows what there is while the ads setup is unknown, and opens no way to another campaign', async () => {
  const { fake } = await showPromotion({ bootstrap: { adsSetupComplete: null }, store: { campaigns: [campaign(1)] } });
  const told = /^Your store did not say whether paid campaigns are set up\./;
  expect(await screen.findByText(told)).toBeVisible();
  expect(await programs()).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Add paid campaign' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(fake.visits).toEqual([{ how: 'load', target: expect.objectContaining({ path: '/google/dashboard' }) }]);
});

describe('the switch of a program', () => {
  it('is locked for free listings, and says why [O4.07]', async () => {
    showDashboard();
    expect(await programSwitch('Free listings')).toBeDisabled();
    expect(await programSwitch('Free listings')).toBeChecked();
    const help = screen.getByRole('button', { name: 'Why free listings are always enabled' });
    expect(help).toHaveAccessibleDescription('Free listings cannot be paused.');
  });

  it('enables a campaign at once, before the server answered [O4.07]', async () => {
    let release = () => {};
    const { fake } = showDashboard({ store: { campaigns: [campaign(7, { status: 'paused' })] } }, (page) => {
      release = page.hold('updateCampaign');
    });
    const toggle = await programSwitch('Campaign 7');
    expect(toggle).not.toBeChecked();
    await userEvent.click(toggle);
    expect(toggle).toBeChecked();
    expect(toggle).toHaveAttribute('aria-busy', 'true');
    await act(async () => release());
    await waitFor(() => expect(toggle).toHaveAttribute('aria-busy', 'false'));
    expect(toggle).toBeChecked();
    expect(fake.callsOf('updateCampaign')).toMatchObject([{ params: { id: 7 }, body: { status: 'enabled' } }]);
    expect(fake.store.campaigns[0]?.status).toBe('enabled');
    expect(fake.callsOf('listCampaigns')).toHaveLength(2);
  });

  it('pauses a campaign only after a confirmation [O4.07, O9.07]', async () => {
    const { fake } = showDashboard({ store: { campaigns: [campaign(7)] } });
    const toggle = await programSwitch('Campaign 7');
    await openDialog(() => fireEvent.click(toggle));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause this campaign?' }));
    expect(dialog.getByText(/at least 14 days/)).toBeVisible();
    expect(toggle).toBeChecked();
    expect(fake.callsOf('updateCampaign')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Pause campaign' }));
    await waitFor(() => expect(fake.store.campaigns[0]?.status).toBe('paused'));
    expect(toggle).not.toBeChecked();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says what is true then, and takes a pause back [O4.07]', async () => {
    const { fake } = showDashboard({ store: { campaigns: [campaign(7, { name: 'Summer', amount: 12.5 })] } });
    const toggle = await programSwitch('Summer');
    await openDialog(() => fireEvent.click(toggle));
    await userEvent.click(await screen.findByRole('button', { name: 'Pause campaign' }));
    const texts = () => fake.notices.map(({ text }) => text.replaceAll('\u00a0', ' '));
    await waitFor(() => expect(texts()).toEqual(['Summer is paused. It stops spending.']));
    const undo = fake.notices[0]?.action;
    expect(undo?.label).toBe('Undo');
    await act(async () => undo?.run());
    await waitFor(() => expect(texts().at(-1)).toBe('Summer runs with $12.50 a day.'));
    expect(fake.store.campaigns[0]?.status).toBe('enabled');
    expect(toggle).toBeChecked();
  });

  it('takes back what was enabled, without a question [O4.07]', async () => {
    const { fake } = showDashboard({ store: { campaigns: [campaign(7, { name: 'Summer', status: 'paused' })] } });
    const toggle = await programSwitch('Summer');
    await openDialog(() => fireEvent.click(toggle));
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    await act(async () => fake.notices[0]?.action?.run());
    await waitFor(() => expect(fake.notices.at(-1)?.text).toBe('Summer is paused. It stops spending.'));
    expect(fake.store.campaigns[0]?.status).toBe('paused');
    expect([toggle.matches(':checked'), screen.queryByRole('dialog')]).toEqual([false, null]);
  });

  it('takes a pause back on another screen too [O4.07]', async () => {
    const { fake } = showDashboard({ store: { campaigns: [campaign(7, { name: 'Summer', amount: 12.5 })] } });
    await openDialog(async () => fireEvent.click(await programSwitch('Summer')));
    await userEvent.click(await screen.findByRole('button', { name: 'Pause campaign' }));
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    await act(async () => fake.arriveAt(createCampaign));
    expect(await screen.findByRole('heading', { name: 'Create your paid campaign' })).toBeVisible();
    await act(async () => fake.notices[0]?.action?.run());
    await waitFor(() => expect(fake.store.campaigns[0]?.status).toBe('enabled'));
    expect(fake.notices.at(-1)?.text.replaceAll('\u00a0', ' ')).toBe('Summer runs with $12.50 a day.');
  });

  describe('on its way when its screen is left', () => {
    const leave = async () => {
      let release: () => void = () => undefined;
      const store = { campaigns: [campaign(7, { name: 'Summer', amount: 12.5 })] };
      const { fake } = showDashboard({ store }, (page) => {
        release = page.hold('updateCampaign');
      });
      await openDialog(async () => fireEvent.click(await programSwitch('Summer')));
      await userEvent.click(await screen.findByRole('button', { name: 'Pause campaign' }));
      await waitFor(() => expect(fake.callsOf('updateCampaign')).toHaveLength(1));
      await act(async () => fake.arriveAt(createCampaign));
      expect(await screen.findByRole('heading', { name: 'Create your paid campaign' })).toBeVisible();
      return { fake, release };
    };

    it('tells of a pause that failed [O4.07, O8.09]', async () => {
      const { fake, release } = await leave();
      fake.fail('updateCampaign', { status: 500, body: { message: 'Oops.' } });
      await act(async () => release());
      await waitFor(() => expect(fake.notices).toHaveLength(1));
      expect(fake.notices).toMatchObject([
        { kind: 'error', text: 'Unable to update your paid ads campaign. Please try again later.' },
      ]);
    });

    it('tells of a pause that was made, and takes it back [O4.07]', async () => {
      const { fake, release } = await leave();
      await act(async () => release());
      await waitFor(() => expect(fake.notices).toHaveLength(1));
      expect(fake.notices[0]?.text).toBe('Summer is paused. It stops spending.');
      await act(async () => fake.notices[0]?.action?.run());
      await waitFor(() => expect(fake.store.campaigns[0]?.status).toBe('enabled'));
    });
  });

  it('leaves a campaign running when pausing is not confirmed [O4.07]', async () => {
    const { fake } = showDashboard({ store: { campaigns: [campaign(7)] } });
    const toggle = await programSwitch('Campaign 7');
    await openDialog(() => fireEvent.click(toggle));
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it running' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(toggle).toBeChecked();
    expect(fake.callsOf('updateCampaign')).toEqual([]);
  });

  it('goes back when the change failed, and tells of it [O4.07, O8.09]', async () => {
    const { fake } = showDashboard({ store: { campaigns: [campaign(7, { status: 'paused' })] } }, (page) =>
      page.fail('updateCampaign', { status: 500, body: { message: 'Oops.' } }),
    );
    const toggle = await programSwitch('Campaign 7');
    await userEvent.click(toggle);
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    expect(fake.notices[0]?.text).toBe('Unable to update your paid ads campaign. Please try again later.');
    expect(toggle).not.toBeChecked();
  });

  it('is not there for a campaign in a state this version does not know', async () => {
    showDashboard({ store: { campaigns: [campaign(7, { status: 'unknown' })] } });
    expect(await screen.findByText('Unknown')).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Run Campaign 7' })).toBeNull();
  });
});
