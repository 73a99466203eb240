import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePageOptions } from '@listings/shared-app/testing';
import { campaign, later, showDashboard, standAtNow } from '../../testing/dashboard.harness';

standAtNow();
beforeEach(() => localStorage.clear());

type Shown = NonNullable<FakePageOptions['store']>;

/** Ten minutes before, in seconds. */
const checkedAt = Date.parse('2026-11-21T01:50:00Z') / 1000;

/** A store in which nothing is wrong. */
const sound: Shown = {
  billing: { status: 'approved', billing_url: null },
  provider: { active: 'yes', email: 'jane@example.com', scope: [] },
  merchant: { id: 12, status: 'connected' },
  review: { status: 'APPROVED', cooldown: 0, issues: [], reviewEligibleRegions: [] },
  statistics: {
    timestamp: checkedAt,
    scheduled_sync: 0,
    statistics: { active: 9, expiring: 0, pending: 0, disapproved: 0, not_synced: 0 },
  },
  campaigns: [campaign(1)],
};
const show = (more: Shown = {}, prepare?: Parameters<typeof showDashboard>[1]) =>
  showDashboard({ store: { ...sound, ...more } }, prepare).fake;
const strip = async () => within(await screen.findByRole('group', { name: 'Needs attention' }, later));
const entries = async () =>
  (await strip()).getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

it('says in one line that nothing needs attention, and when that was checked', async () => {
  show();
  const line = await screen.findByText('Nothing needs your attention.', {}, later);
  expect(line.parentElement).toHaveTextContent('Checked Nov 20, 2026, 9:00 PM');
  expect(screen.queryByRole('group', { name: 'Needs attention' })).toBeNull();
  expect(localStorage.getItem('listings-nothing-needs-attention')).toBe('true');
});

const manyWrong: Shown = {
  statistics: {
    timestamp: checkedAt,
    scheduled_sync: 0,
    statistics: { active: 30, expiring: 1, pending: 0, disapproved: 2, not_synced: 0 },
  },
  campaigns: [campaign(1), campaign(2, { name: 'Summer', status: 'paused', amount: 12.5 })],
};

it('tells the worst first, each with what follows and one way to the cure', async () => {
  show(manyWrong);
  const attention = await strip();
  // There is room for one entry in a narrow window, and for this one there is no other.
  expect(await entries()).toEqual(['Warning: 2 products are not shownGoogle disapproved themSee why']);
  await userEvent.click(attention.getByRole('button', { name: 'Show all 3' }));
  expect(await entries()).toEqual([
    'Warning: 2 products are not shownGoogle disapproved themSee why',
    'Warning: 1 product expires within 3 daysIt is not shown any more thenSee the products',
    'For your information: Summer is paused$12.50 a day is not spentSee the campaign',
  ]);
  expect(attention.getByRole('link', { name: 'See why' })).toHaveAttribute(
    'href',
    '/google/product-feed?status=disapproved',
  );
  await userEvent.click(attention.getByRole('button', { name: 'See the campaign' }));
  expect(screen.getByRole('group', { name: 'Programs' })).toHaveFocus();
});

it('keeps to one line where nothing was wrong at the last visit, until it is asked for more', async () => {
  localStorage.setItem('listings-nothing-needs-attention', 'true');
  show(manyWrong);
  const attention = await strip();
  expect(attention.queryAllByRole('listitem')).toEqual([]);
  await userEvent.click(attention.getByRole('button', { name: 'Show all 3' }));
  expect(await entries()).toHaveLength(3);
  expect(localStorage.getItem('listings-nothing-needs-attention')).toBeNull();
});

it('leaves out what could not be read, says so, and tries again', async () => {
  const fake = show(manyWrong, (page) =>
    page.fail('getProductStatistics', { status: 500, body: { message: 'Oops.' } }),
  );
  const attention = await strip();
  await userEvent.click(attention.getByRole('button', { name: 'Show all 1' }));
  expect((await entries())[0]).toMatch(/^For your information: Summer is paused/);
  expect(attention.getByText('Not everything could be checked.')).toBeVisible();
  await userEvent.click(attention.getByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect((await entries())[0]).toMatch(/^Warning: 2 products are not shown/), later);
  expect(fake.notices).toEqual([]);
});

it('does not say that nothing needs attention where not everything could be checked', async () => {
  show({}, (page) => page.fail('getReview', { status: 500, body: { message: 'Oops.' } }));
  expect(await screen.findByText('Not everything could be checked.', {}, later)).toBeVisible();
  expect(screen.queryByText('Nothing needs your attention.')).toBeNull();
});
