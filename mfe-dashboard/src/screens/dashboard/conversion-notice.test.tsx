import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { programs, showDashboard, standAtNow } from '../../testing/dashboard.harness';

standAtNow();
afterEach(() => window.localStorage.clear());

/** Thirty days before the moment of the tests, in seconds. */
const thirtyDaysAgo = Date.parse('2026-10-22T02:00:00Z') / 1000;
const before = 'Your campaigns will be upgraded';
const after = 'Your campaigns were upgraded';
type Status = 'unknown' | 'unconverted' | 'converted' | 'not-applicable';
const show = async (status: Status, updated = thirtyDaysAgo) => {
  let shown: ReturnType<typeof showDashboard> | undefined;
  // Awaited, as React asks where the first render waits for a lazy part.
  await act(async () => void (shown = showDashboard({ bootstrap: { adsCampaignConvertStatus: { status, updated } } })));
  await programs();
  return shown!;
};

it.each<[Status, number, string | null]>([
  ['unconverted', thirtyDaysAgo, before],
  ['unknown', thirtyDaysAgo, before],
  ['not-applicable', thirtyDaysAgo, before],
  ['converted', thirtyDaysAgo, after],
  ['converted', thirtyDaysAgo - 1, null],
])('of %s since %s: %s [O2.03, O4.08, O9.04]', async (status, updated, title) => {
  await show(status, updated);
  expect([before, after].filter((one) => screen.queryByText(one) !== null)).toEqual(title === null ? [] : [title]);
});

it('is not there without a status', async () => {
  showDashboard();
  await programs();
  expect(screen.queryByText(before)).toBeNull();
});

it('stays away once it is dismissed, and takes the other one with it not [O4.08, O9.10]', async () => {
  const first = await show('unconverted');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(before)).toBeNull();
  expect(window.localStorage.getItem('gla-is-before-migration-notice-dismissed')).toBe('true');
  first.unmount();
  const second = await show('unconverted');
  expect(screen.queryByText(before)).toBeNull();
  second.unmount();
  await show('converted');
  expect(screen.getByText(after)).toBeVisible();
});

it('can be dismissed also where the browser keeps nothing', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  await show('unconverted');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(before)).toBeNull();
});

it('records its links', async () => {
  const { fake } = await show('converted');
  await userEvent.click(screen.getByRole('link', { name: /^Read more about the upgrade/ }));
  await userEvent.click(screen.getByRole('link', { name: 'See the results in the reports' }));
  expect(fake.events.map(({ name, properties }) => [name, properties])).toEqual([
    [
      'gla_documentation_link_click',
      {
        context: 'dashboard',
        link_id: 'campaign-conversion-status-after-migration-read-more',
        href: 'https://support.google.com/google-ads/answer/11576060',
      },
    ],
    ['gla_upgrade_campaign_reports_link_click', { context: 'dashboard', href: '/google/reports' }],
  ]);
});
