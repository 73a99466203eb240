import type { FakePage } from '@listings/shared-app/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { campaign, later, openDialog, programs, showDashboard, standAtNow } from '../../testing/dashboard.harness';
import { createCampaign, editCampaign, editFreeListings } from '../places';

standAtNow();

const summer = campaign(7, { name: 'Summer' });
const show = (prepare?: Parameters<typeof showDashboard>[1]) =>
  showDashboard({ store: { campaigns: [summer, campaign(8)] } }, prepare).fake;
const openBy = async (name: string, role: 'button' | 'switch' = 'button') => {
  const opener = await screen.findByRole(role, { name });
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

describe('a question about a campaign that somebody else removes meanwhile', () => {
  beforeEach(() => localStorage.clear());

  it.each([
    ['before it is edited', () => openBy('Edit Summer')],
    ['before it is removed', () => openBy('Remove Summer')],
    ['before it is paused', () => openBy('Run Summer', 'switch')],
  ])('ends %s, says why, and gives the focus to the programs [O4.07]', async (_, ask) => {
    const fake = show();
    await ask();
    fake.store.campaigns = [campaign(8)];
    await act(async () => fake.changedElsewhere(['listCampaigns']));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.notices.map(({ kind, text, stays }) => [kind, text, stays])).toEqual([
      ['info', 'Summer was removed meanwhile, by somebody else or in another tab.', true],
    ]);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Programs' })).toHaveFocus());
    expect([fake.callsOf('updateCampaign'), fake.callsOf('deleteCampaign')]).toEqual([[], []]);
  });

  it('stays where another campaign was removed, and ends without a word where its screen is left', async () => {
    const fake = show();
    await openBy('Run Summer', 'switch');
    fake.store.campaigns = [summer];
    await act(async () => fake.changedElsewhere(['listCampaigns']));
    await waitFor(() => expect(screen.queryByText('Campaign 8')).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Pause this campaign?' })).toBeVisible();
    await act(async () => fake.arriveAt(createCampaign));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.notices).toEqual([]);
  });
});

describe('the removal of a campaign', () => {
  /** Confirmed: the dialog is gone, and there are ten seconds to take it back. */
  const removeSummer = async () => {
    const dialog = await openBy('Remove Summer');
    expect(dialog.getByText(/permanent and cannot be undone/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove campaign' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const leavePage = () => act(async () => void window.dispatchEvent(new Event('pagehide')));
  const shown = (fake: FakePage) => fake.notices.map(({ kind, text }) => [kind, text]);

  it('takes the row away and sends nothing yet; Undo brings the row back [O4.07]', async () => {
    const fake = show();
    await removeSummer();
    expect((await programs()).map(([name]) => name)).toEqual(['Free listings', 'Campaign 8']);
    expect(shown(fake)).toEqual([['info', 'Summer will be removed in 10 seconds.']]);
    await waitFor(() => expect(screen.getByRole('group', { name: 'Programs' })).toHaveFocus());
    const undo = fake.notices[0]?.action;
    expect(undo?.label).toBe('Undo');
    await act(async () => undo?.run());
    expect((await programs()).map(([name]) => name)).toEqual(['Free listings', 'Summer', 'Campaign 8']);
    expect(shown(fake)).toEqual([['success', 'Summer was not removed.']]);
    await leavePage();
    expect([fake.callsOf('deleteCampaign'), fake.nextNotices]).toEqual([[], []]);
  });

  it('can be taken back on another screen; its row stays away until then [O4.07]', async () => {
    const fake = show();
    await removeSummer();
    await act(async () => fake.arriveAt(createCampaign));
    expect(await screen.findByRole('heading', { name: 'Create your paid campaign' })).toBeVisible();
    await act(async () => fake.arriveAt({ path: '/google/dashboard' }));
    expect((await programs()).map(([name]) => name)).toEqual(['Free listings', 'Campaign 8']);
    await act(async () => fake.notices[0]?.action?.run());
    expect((await programs()).map(([name]) => name)).toEqual(['Free listings', 'Summer', 'Campaign 8']);
    expect(fake.callsOf('deleteCampaign')).toEqual([]);
  });

  it('is sent at once, and once, when the page is left, which the next page tells [O4.07, O7.12]', async () => {
    const fake = show();
    await removeSummer();
    await leavePage();
    await leavePage();
    expect(fake.callsOf('deleteCampaign')).toEqual([{ key: 'deleteCampaign', params: { id: 7 } }]);
    expect(fake.store.campaigns[0]?.status).toBe('removed');
    expect(shown(fake)).toEqual([['success', 'Summer was removed.']]);
    expect(fake.nextNotices.map(({ text }) => text)).toEqual([
      'Summer is being removed: the page was left before the time to undo that was over.',
    ]);
  });

  it('brings the row back, tells, and reads the campaigns again when it failed [O8.09]', async () => {
    const fake = show((page) => page.fail('deleteCampaign', { status: 500, body: { message: 'Oops.' } }));
    await removeSummer();
    await leavePage();
    await waitFor(() =>
      expect(shown(fake)).toEqual([['error', 'Unable to delete your paid ads campaign. Please try again later.']]),
    );
    // As the screen opens, by the removal that looks for it, and anew for the screen: it may have been removed all the same.
    expect(fake.callsOf('listCampaigns')).toHaveLength(3);
    expect(screen.getByRole('rowheader', { name: 'Summer' })).toBeVisible();
  });

  it('says why a role may not remove, at the button and beside it for keyboards, and asks nothing [O4.07]', async () => {
    const refusal = 'Your role does not allow this. Ask an owner: Ada.';
    const refused = { deleteCampaign: 'advertiser' } as const;
    const person = { id: 'vi', name: 'Vi', role: 'viewer', spendLimit: null, refused, refusal } as const;
    showDashboard({ store: { campaigns: [summer, campaign(8)] }, bootstrap: { person } });
    const remove = await screen.findByRole('button', { name: 'Remove Summer' });
    expect(remove).toBeDisabled();
    expect(remove).toHaveAccessibleDescription(refusal);
    const why = screen.getByRole('button', { name: 'Why you cannot remove Summer' });
    expect(why).toHaveAccessibleDescription(refusal);
    act(() => why.focus());
    expect(await screen.findByRole('tooltip', undefined, later)).toHaveTextContent(refusal);
    expect(screen.queryByRole('button', { name: 'Why you cannot remove Free listings' })).toBeNull();
  });

  it('needs no reason where it may be done', async () => {
    show();
    const remove = await screen.findByRole('button', { name: 'Remove Summer' });
    expect(remove).toBeEnabled();
    expect(remove).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('button', { name: /^Why you cannot remove/ })).toBeNull();
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
