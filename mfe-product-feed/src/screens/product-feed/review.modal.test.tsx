import type { ReviewStatus } from '@listings/shared-api/contract';
import type { FakePageOptions } from '@listings/shared-app/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity } from 'react';
import { accountIssue, feedPage, openDialog, productIssue, showFeed, times } from '../../testing/product-feed.harness';

const codes = (count: number) => times(count, (number) => `account_problem_${number}`);
const review = (more: Partial<ReviewStatus> = {}): ReviewStatus => ({
  status: 'DISAPPROVED',
  cooldown: 0,
  issues: codes(7),
  reviewEligibleRegions: ['US', 'GB'],
  ...more,
});
const refused = (
  more: Partial<ReviewStatus> = {},
  options: FakePageOptions = {},
  prepare?: Parameters<typeof showFeed>[1],
) =>
  showFeed({ ...options, store: { issues: times(8, accountIssue), review: review(more), ...options.store } }, prepare);

const request = () => screen.findByRole('button', { name: 'Request review' });
const dialog = () => screen.findByRole('dialog', { name: 'Request account review' });
const submit = async () => within(await dialog()).getByRole('button', { name: 'Request account review' });
const checkbox = async () =>
  within(await dialog()).findByRole('checkbox', { name: 'I have resolved all the issue(s) listed above.' });
const open = async () => {
  const button = await request();
  await openDialog(() => userEvent.click(button));
  return dialog();
};
const names = (fake: ReturnType<typeof refused>['fake']) => fake.events.map(({ name }) => name);

it.each([
  ['DISAPPROVED', 'Your account is disapproved: your products are not listed.'],
  ['WARNING', 'There are issues with your account that can take your products off Google.'],
] as const)(
  'offers a review to an account that is %s, and names the regions [O2.46, O3.05, O4.02, O7.01]',
  async (status, title) => {
    refused({ status });
    expect(await screen.findByText(title)).toBeVisible();
    expect(
      screen.getByText(/A review can be requested for: United States \(US\), United Kingdom \(UK\)\./),
    ).toBeVisible();
    expect(await request()).toBeEnabled();
  },
);

it.each(['PENDING_REVIEW', 'UNDER_REVIEW', 'APPROVED', 'ONBOARDING'] as const)(
  'offers none to an account that is %s [O4.02]',
  async (status) => {
    refused({ status, issues: [], reviewEligibleRegions: [] });
    await screen.findByText('8 issues to resolve');
    expect(screen.queryByRole('button', { name: 'Request review' })).toBeNull();
  },
);

it('shows the notice on a screen that the page has kept while the review is read again [19.11]', async () => {
  const { fake, element } = feedPage({ store: { issues: times(8, accountIssue), review: review() } });
  const shown = (mode: 'visible' | 'hidden') => <Activity mode={mode}>{element}</Activity>;
  const { rerender } = render(shown('visible'));
  await request();
  rerender(shown('hidden'));
  void fake.page.queryClient.invalidateQueries();
  const letGo = fake.hold('getReview');
  rerender(shown('visible'));
  expect(screen.getByRole('button', { name: 'Request review' })).toBeVisible();
  letGo();
  await waitFor(() => expect(fake.callsOf('getReview')).toHaveLength(2));
  await userEvent.click(await request());
  expect(await dialog()).toBeVisible();
});

it('cannot be requested during a cool-down; its date is shown in the time of the store [O4.04]', async () => {
  const cooldown = Date.UTC(2024, 1, 28, 23, 30);
  refused({ cooldown }, { bootstrap: { timeZone: '+02:00' } });
  expect(await request()).toBeDisabled();
  expect(screen.getByText(/You can request a new review on Feb 29, 2024, 1:30 AM\./)).toBeVisible();
  expect(screen.getByText('Wait until Feb 29, 2024, 1:30 AM')).toBeVisible();
});

it('has no button while no region is eligible', async () => {
  refused({ reviewEligibleRegions: [] });
  expect(await screen.findByText(/No review can be requested at the moment\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Request review' })).toBeNull();
});

it('stands with the account issues only, also when none is left', async () => {
  showFeed({
    store: { issues: [], review: review({ issues: [] }) },
    location: { path: '/google/product-feed', params: { issueType: 'account' } },
  });
  expect(await request()).toBeEnabled();
  await userEvent.click(screen.getByRole('link', { name: 'Product issues (0)' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Request review' })).toBeNull());
});

it('is led to from the account status [O2.42, O4.02]', async () => {
  refused({}, { store: { issues: [productIssue(1)] } });
  await userEvent.click(await screen.findByRole('link', { name: 'See what to do' }));
  expect(await request()).toBeVisible();
});

describe('the modal', () => {
  it('lists five of the issues it is about, the rest when asked for [O4.05, O7.03, O9.01]', async () => {
    const { fake } = refused();
    await open();
    const list = await screen.findByRole('list', { name: 'Issues to resolve' });
    const shown = () =>
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(shown()).toEqual(times(5, (number) => `Account problem ${number}`));
    await userEvent.click(screen.getByRole('button', { name: 'Show 2 more issues' }));
    expect(shown()).toEqual(times(7, (number) => `Account problem ${number}`));
    await userEvent.click(screen.getByRole('button', { name: 'Show less' }));
    expect(shown()).toHaveLength(5);
    expect(fake.callsOf('listIssues').at(-1)).toEqual({
      key: 'listIssues',
      params: { issue_type: 'account' },
      query: { page: 1, per_page: 200 },
    });
    expect(fake.events.slice(-2)).toEqual([
      { name: 'gla_request_review_issue_list_toggle_click', properties: { action: 'expand' } },
      { name: 'gla_request_review_issue_list_toggle_click', properties: { action: 'collapse' } },
    ]);
  });

  it('is sent only after the checkbox is ticked, and says so [O4.05, O5.03]', async () => {
    refused();
    await open();
    await checkbox();
    expect(await submit()).toBeDisabled();
    expect(await submit()).toHaveAccessibleDescription(/Confirm that you have resolved the issues/);
    await userEvent.click(await checkbox());
    expect(await submit()).toBeEnabled();
    await userEvent.click(await checkbox());
    expect(await submit()).toBeDisabled();
  });

  it('needs no checkbox when no issue is listed [O4.05, O5.03]', async () => {
    refused({ issues: [] });
    await open();
    expect(await screen.findByText('No account issues are listed.')).toBeVisible();
    await waitFor(async () => expect(await submit()).toBeEnabled());
    expect(within(await dialog()).queryByRole('checkbox')).toBeNull();
  });

  it('closes with a success notice; the account is under review then [O4.03, O4.05, O7.02, O9.03]', async () => {
    const { fake } = refused();
    await open();
    await userEvent.click(await checkbox());
    await userEvent.click(await submit());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.notices.map(({ kind, text }) => ({ kind, text }))).toEqual([
      { kind: 'success', text: 'Your account review was requested. It takes at least 7 days.' },
    ]);
    expect(await screen.findByText('Under review: this takes at least 7 days')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Request review' })).toBeNull();
    // The table beneath has the words of its heading as its caption, once it is there.
    await waitFor(() => expect(screen.getByText('Issues to resolve', { selector: 'h2 *' })).toHaveFocus());
    expect(names(fake)).toEqual([
      'gla_modal_open',
      'gla_request_review_issues_solved_checkbox_click',
      'gla_request_review',
      'gla_request_review_success',
      'gla_modal_closed',
    ]);
  });

  it('stays open with the server’s own message when it failed, its button enabled again [O4.05, O7.02, O8.17]', async () => {
    const message = 'Your account is under cool down period and cannot request a new review.';
    const { fake } = refused({}, {}, ({ fail }) => fail('requestReview', { status: 400, body: { message } }));
    await open();
    await userEvent.click(await checkbox());
    await userEvent.click(await submit());
    await waitFor(() =>
      expect(fake.notices.map(({ kind, text }) => ({ kind, text }))).toEqual([{ kind: 'error', text: message }]),
    );
    expect(await submit()).toBeEnabled();
    expect(names(fake)).toContain('gla_request_review_failure');
  });

  it('cannot be closed while it is being sent, nor sent twice', async () => {
    const { fake } = refused();
    const letGo = fake.hold('requestReview');
    await open();
    await userEvent.click(await checkbox());
    await userEvent.click(await submit());
    await userEvent.click(await submit());
    await userEvent.keyboard('{Escape}');
    expect(within(await dialog()).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    letGo();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.callsOf('requestReview')).toHaveLength(1);
  });

  it.each([
    ['Cancel', 'maybe-later'],
    ['Close', 'dismiss'],
  ])('is closed by “%s”, which is recorded', async (label, action) => {
    const { fake } = refused();
    await open();
    await userEvent.click(within(await dialog()).getByRole('button', { name: label }));
    expect(fake.events).toEqual([
      { name: 'gla_modal_open', properties: { context: 'request-review' } },
      { name: 'gla_modal_closed', properties: { context: 'request-review', action } },
    ]);
  });

  it('tells when its issues are not to be had, and waits for them', async () => {
    const { fake } = refused();
    await request();
    fake.fail('listIssues', { status: 500, body: { message: 'Broken' } });
    await open();
    const problem = await within(await dialog()).findByRole('alert');
    expect(problem).toHaveTextContent('The issues could not be loaded.');
    expect(await submit()).toBeDisabled();
    await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
    expect(await checkbox()).toBeVisible();
  });
});
