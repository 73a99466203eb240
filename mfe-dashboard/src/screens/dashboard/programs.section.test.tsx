import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  adsAccount,
  campaign,
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
