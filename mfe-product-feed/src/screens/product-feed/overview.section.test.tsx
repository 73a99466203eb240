import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountIssue, feedItem, productIssue, showFeed, times } from '../../testing/product-feed.harness';

const counts = { active: 12, expiring: 2, pending: 3, disapproved: 1, not_synced: 4 };
const statistics = { timestamp: 1_700_000_000, statistics: counts, scheduled_sync: 0 };
const review = (status: string) => ({ status, cooldown: 0, issues: [], reviewEligibleRegions: [] }) as never;

const lineOf = async (label: string) => (await screen.findByText(label)).parentElement;

it('counts the products by status, as the store writes numbers [O2.41, O3.04]', async () => {
  showFeed({ store: { statistics: { ...statistics, statistics: { ...counts, active: 12_345 } } } });
  const figures = within(await screen.findByRole('list', { name: 'Products by status' }));
  expect(figures.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Active12,345',
    'Expiring2',
    'Pending3',
    'Disapproved1',
    'Not synced4',
  ]);
});

it('explains each status, with the days it is about [O2.41, O9.03]', async () => {
  showFeed();
  await userEvent.click(await screen.findByRole('button', { name: 'What the statuses mean' }));
  expect(await screen.findByText('Becomes inactive within 3 days unless it is synced again.')).toBeVisible();
  expect(screen.getByText('Being processed; the review of listings takes 3–5 days.')).toBeVisible();
});

it('says that the setup is complete, and how many issues are left [O2.42]', async () => {
  showFeed({ store: { issues: [accountIssue(1), ...times(6, productIssue)] } });
  expect(await lineOf('Feed setup')).toHaveTextContent('Free listings setup completed');
  expect(await screen.findByText('7 issues to resolve')).toBeVisible();
});

it('says when there is nothing to resolve [O2.42]', async () => {
  showFeed();
  expect(await screen.findByText('No issues to resolve')).toBeVisible();
});

it('says since when everything is synced, and how many products, in the time of the store [O2.42, O4.06]', async () => {
  showFeed({ store: { statistics }, bootstrap: { timeZone: 'Asia/Tokyo' } });
  expect(await screen.findByText('Last updated: Nov 15, 2023, 7:13 AM, containing 18 products')).toBeVisible();
});

it('says that a sync is under way while one is scheduled [O2.42, O4.06]', async () => {
  showFeed({ store: { statistics: { ...statistics, scheduled_sync: 2 } } });
  expect(await lineOf('Sync with Google')).toHaveTextContent('Sync in progress');
  expect(screen.queryByText(/Last updated/)).toBeNull();
});

it('follows a sync until it is done, by how many products were sent so far [O2.42, O4.06] [C-9]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { fake } = showFeed({ store: { statistics: { ...statistics, scheduled_sync: 40 } } });
  expect(await screen.findByText('18 products sent so far')).toBeVisible();
  fake.store.statistics = { ...statistics, statistics: { ...counts, pending: 4003 }, scheduled_sync: 1 };
  await act(() => jest.advanceTimersByTimeAsync(17_000));
  expect(await screen.findByText('4,018 products sent so far')).toBeVisible();
  fake.store.statistics = statistics;
  await act(() => jest.advanceTimersByTimeAsync(17_000));
  expect(await screen.findByText(/^Last updated: .*, containing 18 products$/)).toBeVisible();
  const asked = fake.calls.filter(({ key }) => key === 'getProductStatistics').length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(fake.calls.filter(({ key }) => key === 'getProductStatistics').length).toBe(asked);
  jest.useRealTimers();
});

it.each([
  ['DISAPPROVED', 'Disapproved'],
  ['WARNING', 'Warning'],
  ['PENDING_REVIEW', 'Pending review: this can take up to 3 days'],
  ['UNDER_REVIEW', 'Under review: this takes at least 7 days'],
  ['APPROVED', 'Approved: your listings are on Google'],
  ['ONBOARDING', 'No products added'],
])('tells the account status %s [O2.42, O3.05, O4.01, O4.03, O9.03]', async (status, text) => {
  showFeed({ store: { review: review(status) } });
  expect(await lineOf('Account status')).toHaveTextContent(text);
});

it('tells no account status that nobody knows [O4.01]', async () => {
  showFeed({ store: { review: review(null as never) } });
  await screen.findByText('No issues to resolve');
  expect(screen.queryByText('Account status')).toBeNull();
});

it('says that the store is counting, and asks again until it has counted [O2.41] [C-9]', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const counting = { ...statistics, statistics: null };
  const { fake } = showFeed({ store: { statistics: counting } });
  expect(await screen.findByText(/^Your store is counting its products\./)).toBeVisible();
  expect(await lineOf('Sync with Google')).toHaveTextContent('Products are being counted');
  fake.store.statistics = statistics;
  await act(() => jest.advanceTimersByTimeAsync(4400));
  expect(screen.queryByRole('list', { name: 'Products by status' })).toBeNull();
  await act(() => jest.advanceTimersByTimeAsync(1200));
  expect(await screen.findByRole('list', { name: 'Products by status' })).toBeVisible();
  expect(fake.calls.filter(({ key }) => key === 'getProductStatistics').length).toBe(2);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(fake.calls.filter(({ key }) => key === 'getProductStatistics').length).toBe(2);
  jest.useRealTimers();
});

it('tells in its place that the counts are not to be had, and reads them again on Retry [O8.03, O8.06]', async () => {
  const { fake } = showFeed({ store: { statistics } }, ({ fail }) =>
    fail('getProductStatistics', { status: 500, body: { message: 'Broken' } }),
  );
  const problem = await screen.findByRole('alert');
  expect(problem).toHaveTextContent('An error occurred while retrieving your product feed. Please try again later.');
  expect(fake.notices.map(({ text }) => text)).toEqual([
    'There was an error loading your merchant center product statistics.',
  ]);
  await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByLabelText('Products by status')).toBeVisible();
});

it.each([
  ['names by which id the log has the failure', { reference: 'r-17' }, 'Reference: r-17'],
  ['names no id where the failure has none', {}, null],
])('in the place of the counts %s [O8.03]', async (_rule, referred, told) => {
  showFeed({ store: { statistics } }, ({ fail }) =>
    fail('getProductStatistics', { status: 500, body: { message: 'Broken' }, ...referred }),
  );
  const problem = within(await screen.findByRole('alert'));
  expect(problem.queryByText(/^Reference/)?.textContent ?? null).toBe(told);
});

it('tells that the review status could not be read, and shows the rest [O8.04]', async () => {
  const { fake } = showFeed({}, ({ fail }) => fail('getReview', { status: 500, body: { message: 'Broken' } }));
  expect(await screen.findByText('Free listings setup completed')).toBeVisible();
  expect(fake.notices.map(({ text }) => text)).toEqual([
    'There was an error loading your merchant center product review request status.',
  ]);
});

describe('a store that does not have every call', () => {
  it.each([
    ['getReview', 'Free listings setup completed'],
    ['listIssues', 'Free listings setup completed'],
    ['getProductStatistics', 'Product feed'],
  ])('is shown without what needs %s, and says nothing of it [decisions 29]', async (key, rest) => {
    const { fake } = showFeed({ store: { feed: times(1, feedItem) }, bootstrap: { missingCalls: [key] } });
    expect((await screen.findAllByText(rest, { exact: false }))[0]).toBeVisible();
    expect(await screen.findByRole('table')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fake.notices).toEqual([]);
    expect(fake.calls.filter((call) => call.key === key)).toEqual([]);
  });
});
