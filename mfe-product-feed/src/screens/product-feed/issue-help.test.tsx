import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountIssue, openDialog, productIssue, rowsOf, showFeed, times } from '../../testing/product-feed.harness';

const path = '/google/product-feed' as const;
const keys = {
  account: '-account_problem_7-Account problem 7',
  product: 'product_problem_7:Product problem 7',
} as const;
const issues = {
  account: times(7, (number) => accountIssue(number, { action: 'Put it right' })),
  product: times(7, (number) => productIssue(number, { action: 'Put it right' })),
} as const;

describe.each(['account', 'product'] as const)('a link to an issue of the %s', (issueType) => {
  const location = { path, params: { issueType, issue: keys[issueType] } };
  const name = issueType === 'account' ? 'Account problem 7' : 'Product problem 7';

  it('opens its help, whatever page of the list it is on [O2.43, O9.01]', async () => {
    const { fake } = showFeed({ store: { issues: issues[issueType] }, location });
    const dialog = within(await screen.findByRole('dialog', { name }));
    expect(dialog.getByText('Put it right')).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.visits).toEqual([{ how: 'replace', target: { path, params: { issueType } } }]);
    expect(await rowsOf('Issues to resolve')).toHaveLength(5);
  });

  it('leaves the address once there is no such issue, and opens nothing when there is one later [O2.43]', async () => {
    const { fake } = showFeed({ store: { issues: issues[issueType].slice(0, 3) }, location });
    await waitFor(() => expect(fake.page.navigation.current().params).toEqual({ issueType }));
    fake.store.issues = [...issues[issueType].slice(6), ...issues[issueType].slice(0, 3)];
    await openDialog(() => fake.page.queryClient.invalidateQueries({ queryKey: ['listIssues'] }));
    await waitFor(async () => expect(await rowsOf('Issues to resolve')).toContain(name));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('stays open when its issue is resolved meanwhile [O2.43]', async () => {
  const location = { path, params: { issueType: 'account', issue: keys.account } } as const;
  const { fake } = showFeed({ store: { issues: issues.account }, location });
  await screen.findByRole('dialog', { name: 'Account problem 7' });
  fake.store.issues = issues.account.slice(0, 6);
  await act(() => fake.page.queryClient.invalidateQueries({ queryKey: ['listIssues'] }));
  expect(await screen.findByText('Account issues (6)')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Account problem 7' })).toBeVisible();
});
