import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaign, openDialog, programs, showDashboard, standAtNow } from '../../testing/dashboard.harness';
import { createCampaign, editCampaign, editFreeListings } from '../places';

standAtNow();

const summer = campaign(7, { name: 'Summer' });
const show = (prepare?: Parameters<typeof showDashboard>[1]) =>
  showDashboard({ store: { campaigns: [summer, campaign(8)] } }, prepare).fake;
const openBy = async (button: string) => {
  const opener = await screen.findByRole('button', { name: button });
  act(() => opener.focus());
  await openDialog(() => fireEvent.click(opener));
  return within(await screen.findByRole('dialog'));
};

describe('the edit prompt', () => {
  beforeEach(() => localStorage.clear());

  it('is shown once: from the second time on, the button leads to the form [O9.07]', async () => {
    const fake = show();
    const dialog = await openBy('Edit Summer');
    await openDialog(() => fireEvent.click(dialog.getByRole('button', { name: 'Continue to edit' })));
    cleanup();
    const again = show();
    const opener = await screen.findByRole('button', { name: 'Edit Free listings' });
    await openDialog(() => fireEvent.click(opener));
    expect(again.visits).toEqual([{ how: 'to', target: editFreeListings('1') }]);
    expect(again.events).toHaveLength(1);
    expect(fake.visits).toHaveLength(1);
  });

  it.each([
    ['Summer', '7', editCampaign(7), /at least 14 days/],
    ['Free listings', '0', editFreeListings('1'), /Merchant Center/],
  ])(
    'says what to bear in mind, then leads to the form of %s [O2.05, O9.07]',
    async (name, programId, target, hint) => {
      const fake = show();
      const dialog = await openBy(`Edit ${name}`);
      expect(dialog.getByText(hint)).toBeVisible();
      expect(fake.visits).toEqual([]);
      await openDialog(() => fireEvent.click(dialog.getByRole('button', { name: 'Continue to edit' })));
      expect(fake.visits).toEqual([{ how: 'to', target }]);
      const [, query] = Object.entries(target.params ?? {}).at(-1)!;
      expect(fake.events).toEqual([
        {
          name: 'gla_dashboard_edit_program_click',
          properties: {
            programId,
            url: expect.stringMatching(new RegExp(`^/google/dashboard\\?subpath=/.*=${query}$`)),
          },
        },
      ]);
    },
  );

  it('leads nowhere when it is closed, and gives the focus back', async () => {
    const fake = show();
    const dialog = await openBy('Edit Summer');
    await userEvent.click(dialog.getByRole('button', { name: 'Don’t edit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.visits).toEqual([]);
    expect(screen.getByRole('button', { name: 'Edit Summer' })).toHaveFocus();
  });
});

describe('the removal of a campaign', () => {
  it('is permanent and says so; the row goes [O4.07, O7.12]', async () => {
    const fake = show();
    const dialog = await openBy('Remove Summer');
    expect(dialog.getByText(/permanent and cannot be undone/)).toBeVisible();
    expect(fake.callsOf('deleteCampaign')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Remove campaign' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.callsOf('deleteCampaign')).toEqual([{ key: 'deleteCampaign', params: { id: 7 } }]);
    expect((await programs()).map(([name]) => name)).toEqual(['Free listings', 'Campaign 8']);
    expect(fake.store.campaigns[0]?.status).toBe('removed');
    await waitFor(() => expect(screen.getByRole('group', { name: 'Programs' })).toHaveFocus());
  });

  it('cannot be closed, nor asked for twice, while it runs [O4.07]', async () => {
    const fake = show();
    const dialog = await openBy('Remove Summer');
    const letGo = fake.hold('deleteCampaign');
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Remove campaign' }));
    await userEvent.keyboard('{Escape}');
    expect(dialog.getByRole('button', { name: 'Close' })).toBeDisabled();
    expect(dialog.getByRole('button', { name: 'Keep the campaign' })).toBeDisabled();
    expect(screen.getByRole('dialog')).toBeVisible();
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.callsOf('deleteCampaign')).toHaveLength(1);
  });

  it('leaves the row and the dialog, tells, and reads the campaigns again when it failed [O8.09]', async () => {
    const fake = show((page) => page.fail('deleteCampaign', { status: 500, body: { message: 'Oops.' } }));
    const dialog = await openBy('Remove Summer');
    await userEvent.click(dialog.getByRole('button', { name: 'Remove campaign' }));
    await waitFor(() =>
      expect(fake.notices.map(({ kind, text }) => [kind, text])).toEqual([
        ['error', 'Unable to delete your paid ads campaign. Please try again later.'],
      ]),
    );
    expect(fake.callsOf('listCampaigns')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Keep the campaign' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('rowheader', { name: 'Summer' })).toBeVisible();
  });

  it('is not there for free listings [O4.07]', async () => {
    show();
    await programs();
    expect(screen.getByRole('button', { name: 'Edit Free listings' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Remove Free listings' })).toBeNull();
  });
});

it('leads to the form of a further campaign once the ads setup is complete [O2.05]', async () => {
  const fake = show();
  await programs();
  const link = screen.getByRole('link', { name: 'Add paid campaign' });
  expect(link).toHaveAttribute('href', '/google/dashboard?subpath=/campaigns/create');
  await openDialog(() => fireEvent.click(link));
  expect(fake.visits).toEqual([{ how: 'to', target: createCampaign }]);
  expect(fake.events).toEqual([
    {
      name: 'gla_add_paid_campaign_clicked',
      properties: { context: 'programs-table-card', href: '/google/dashboard?subpath=/campaigns/create' },
    },
  ]);
});
