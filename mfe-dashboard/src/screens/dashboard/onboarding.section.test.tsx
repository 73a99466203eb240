import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePageOptions } from '@listings/shared-app/testing';
import { campaign, later, showDashboard, standAtNow } from '../../testing/dashboard.harness';

standAtNow();
beforeEach(() => localStorage.clear());

type Shown = NonNullable<FakePageOptions['store']>;

const done: Shown = {
  billing: { status: 'approved', billing_url: null },
  statistics: {
    timestamp: 1,
    scheduled_sync: 0,
    statistics: { active: 9, expiring: 0, pending: 0, disapproved: 0, not_synced: 0 },
  },
  campaigns: [campaign(1)],
};
const show = (more: Shown = {}) => showDashboard({ store: { ...done, ...more } });
const title = 'Get the most out of it';
const isHidden = () => localStorage.getItem('listings-onboarding-ended') === 'true';

it('says how much is done and leads to what is not; it can be hidden for good', async () => {
  const view = show({ campaigns: [] });
  const list = within(await screen.findByRole('group', { name: title }, later));
  expect(list.getByText('6 of 7 done')).toBeVisible();
  expect(list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Launch a campaign', '/google/dashboard?subpath=/campaigns/create'],
  ]);
  await userEvent.click(list.getByRole('button', { name: 'Hide this list' }));
  expect(screen.queryByRole('group', { name: title })).toBeNull();
  expect(isHidden()).toBe(true);
  view.unmount();
  const again = show({ campaigns: [] });
  await waitFor(() => expect(again.fake.callsOf('getProductStatistics')).not.toEqual([]), later);
  expect(screen.queryByRole('group', { name: title })).toBeNull();
});

it('ends by itself once all is done, and does not come back', async () => {
  const { unmount } = show();
  await waitFor(() => expect(isHidden()).toBe(true), later);
  expect(screen.queryByRole('group', { name: title })).toBeNull();
  unmount();
});
