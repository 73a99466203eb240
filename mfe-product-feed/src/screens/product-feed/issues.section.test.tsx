import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  accountIssue,
  openDialog,
  pagerOf,
  productIssue,
  rowsOf,
  showFeed,
  times,
} from '../../testing/product-feed.harness';

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Kinds of issues' }));
const activeTab = async () =>
  (await tabs()).getAllByRole('link').find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent;
const table = () => screen.findByRole('table', { name: 'Issues to resolve' });

it('has a tab for the account and one for the products, each with its count [O2.43]', async () => {
  showFeed({ store: { issues: [...times(6, accountIssue), ...times(2, productIssue)] } });
  const links = (await tabs()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Account issues (6)', 'Product issues (2)']);
});

it.each([
  ['the account has one', [accountIssue(1), productIssue(1)], undefined, 'Account issues (1)'],
  ['only products have one', [productIssue(1)], undefined, 'Product issues (1)'],
  ['the address asks for products', [accountIssue(1), productIssue(1)], 'product', 'Product issues (1)'],
  ['the address asks for the account', [productIssue(1)], 'account', 'Account issues (0)'],
  ['the address asks for nothing known', [productIssue(1)], 'everything', 'Product issues (1)'],
])('opens the right tab when %s [O2.43]', async (_when, issues, issueType, active) => {
  const params = issueType === undefined ? {} : { issueType };
  showFeed({ store: { issues }, location: { path: '/google/product-feed', params } });
  expect(await activeTab()).toBe(active);
});

it('leads to the other tab by its address [O2.43]', async () => {
  showFeed({ store: { issues: [accountIssue(1), productIssue(1)] } });
  const links = (await tabs()).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/google/product-feed?issueType=account',
    '/google/product-feed?issueType=product',
  ]);
});

it('shows kind, product, issue and suggested action of each [O2.43, O3.01]', async () => {
  showFeed({ store: { issues: [accountIssue(1), accountIssue(2)] } });
  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Type',
    'Affected product',
    'Issue',
    'Suggested action',
  ]);
  expect(await rowsOf('Issues to resolve')).toEqual(['Account problem 1', 'Account problem 2']);
  const [first] = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(within(first!).getByTitle('Error')).toBeInTheDocument();
  expect(first).toHaveTextContent('All products');
});

it('says in the language of the page that an issue of the account concerns all products, whatever the store calls them [O2.43]', async () => {
  showFeed({ store: { issues: [accountIssue(1, { product: 'Alle artikelen' })] } });
  const [, first] = within(await table()).getAllByRole('row');
  expect(first).toHaveTextContent('All products');
});

it('shows warnings where a store has nothing worse to say [O2.43, O3.01]', async () => {
  showFeed({ store: { issues: [accountIssue(1, { severity: 'warning' })] } });
  expect(await rowsOf('Issues to resolve')).toEqual(['Account problem 1']);
  expect(within(await table()).getByTitle('Warning')).toBeInTheDocument();
});

it('shows five a page, read page by page [O2.43, O7.03, O9.01]', async () => {
  const { fake } = showFeed({ store: { issues: times(7, accountIssue) } });
  expect(await rowsOf('Issues to resolve')).toHaveLength(5);
  await userEvent.click(pagerOf(await table()).getByRole('button', { name: 'Next page' }));
  expect(await screen.findByText('Account problem 6')).toBeVisible();
  expect(await rowsOf('Issues to resolve')).toHaveLength(2);
  expect(fake.callsOf('listIssues').at(-1)).toEqual({
    key: 'listIssues',
    params: { issue_type: 'account' },
    query: { page: 2, per_page: 5 },
  });
});

it('is not there while nothing is to be resolved [O2.43]', async () => {
  showFeed();
  expect(await screen.findByText('No issues to resolve')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Issues to resolve' })).toBeNull();
});

it.each([
  [
    'account',
    [productIssue(1)],
    'All account issues resolved',
    /there is 1 product issue left/,
    'Go to product issues',
  ],
  [
    'product',
    times(2, accountIssue),
    'All product issues resolved',
    /there are 2 account issues/,
    'Go to account issues',
  ],
] as const)(
  'says when every %s issue is resolved, and leads to the others',
  async (issueType, issues, title, hint, link) => {
    const { fake } = showFeed({
      store: { issues: [...issues] },
      location: { path: '/google/product-feed', params: { issueType, status: 'pending' } },
    });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(hint)).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: link }));
    const other = issueType === 'account' ? 'product' : 'account';
    expect(fake.visits.at(0)?.how).toBe('to');
    expect(await rowsOf('Issues to resolve')).toHaveLength(issues.length);
    expect(fake.page.navigation.current().params).toMatchObject({ issueType: other });
  },
);

it('shows what to do about an issue, with where to read more [O2.43, O3.01]', async () => {
  const issue = accountIssue(1, { action: 'Put it right' });
  const { fake } = showFeed({ store: { issues: [issue] } });
  const button = await screen.findByRole('button', { name: 'Put it right (Account problem 1)' });
  await openDialog(() => userEvent.click(button));
  const dialog = within(await screen.findByRole('dialog', { name: 'Account problem 1' }));
  expect(dialog.getByText('Put it right')).toBeVisible();
  const link = dialog.getByRole('link', { name: /^Learn more/ });
  expect(link).toHaveAttribute('href', issue.action_url);
  await userEvent.click(link);
  expect(fake.events).toEqual([
    {
      name: 'gla_click_read_more_about_issue',
      properties: { context: 'issues-to-resolve', issue: 'account_problem_1' },
    },
    {
      name: 'gla_documentation_link_click',
      properties: { context: 'issues-data-table-modal', link_id: 'account_problem_1', href: issue.action_url },
    },
  ]);
  await userEvent.click(dialog.getAllByRole('button', { name: 'Close' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('leads straight to the description of an issue without a suggested action [O2.43]', async () => {
  const { fake } = showFeed({ store: { issues: [accountIssue(1)] } });
  const link = await screen.findByRole('link', { name: /^Read more about this issue \(Account problem 1\)/ });
  await userEvent.click(link);
  expect(fake.events).toEqual([
    {
      name: 'gla_documentation_link_click',
      properties: {
        context: 'issues-to-resolve',
        link_id: 'account_problem_1',
        href: 'https://support.google.com/merchants/answer/1',
      },
    },
  ]);
});

it('leads to the edit screen of the product of an issue [O2.43]', async () => {
  const { fake } = showFeed({ store: { issues: [productIssue(1)] } });
  const link = await screen.findByRole('link', { name: /^Edit Product 1/ });
  expect(link).toHaveAttribute('href', 'https://shop.example.com/wp-admin/post.php?post=101&action=edit');
  await userEvent.click(link);
  expect(fake.events).toEqual([
    {
      name: 'gla_edit_product_issue_click',
      properties: { code: 'product_problem_1', issue: 'Product problem 1' },
    },
  ]);
});

it('keeps the page of each tab, and records how somebody came to it', async () => {
  const { fake } = showFeed({ store: { issues: [...times(7, accountIssue), ...times(6, productIssue)] } });
  await rowsOf('Issues to resolve');
  await userEvent.click(pagerOf(await table()).getByRole('button', { name: 'Next page' }));
  await screen.findByText('Account problem 7');
  await userEvent.click((await tabs()).getByRole('link', { name: 'Product issues (6)' }));
  await screen.findByText('Product problem 5');
  await userEvent.click((await tabs()).getByRole('link', { name: 'Account issues (7)' }));
  expect(await screen.findByText('Account problem 7')).toBeVisible();
  expect(fake.events).toEqual([
    { name: 'gla_table_page_click', properties: { context: 'account-issues-to-resolve', direction: 'next' } },
  ]);
});

it('goes back to the last page when issues of a later one were resolved', async () => {
  const { fake } = showFeed({ store: { issues: times(6, accountIssue) } });
  await rowsOf('Issues to resolve');
  await userEvent.click(pagerOf(await table()).getByRole('button', { name: 'Next page' }));
  await screen.findByText('Account problem 6');
  fake.store.issues = times(3, accountIssue);
  await fake.page.queryClient.invalidateQueries({ queryKey: ['listIssues'] });
  expect(await screen.findByText('Account problem 3')).toBeVisible();
  expect(await rowsOf('Issues to resolve')).toHaveLength(3);
});

it('is there when one kind could not be read, and shows the other [O8.01]', async () => {
  const account = { broken: true };
  showFeed({ store: { issues: [accountIssue(1), productIssue(1)] } }, ({ page, fail }) => {
    const { listIssues } = page.api;
    const listing: typeof listIssues = (input, options) => {
      if (account.broken && input?.params.issue_type === 'account')
        fail('listIssues', { status: 500, body: { message: 'Broken' } });
      return listIssues(input, options);
    };
    Object.assign(page.api, { listIssues: listing });
  });
  await waitFor(async () =>
    expect((await tabs()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Account issues',
      'Product issues (1)',
    ]),
  );
  expect(await screen.findByText('Product problem 1')).toBeVisible();
  await userEvent.click((await tabs()).getByRole('link', { name: 'Account issues' }));
  const problem = await within(await table()).findByRole('alert');
  expect(problem).toHaveTextContent('An error occurred while retrieving issues. Please try again later.');
  account.broken = false;
  await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Account problem 1')).toBeVisible();
});

it('tells in the table that the issues are not to be had, with the reference and Retry [O8.01, O8.05]', async () => {
  const { fake } = showFeed({ store: { issues: times(7, accountIssue) } });
  await rowsOf('Issues to resolve');
  fake.fail('listIssues', { status: 500, body: { message: 'Broken' }, reference: 'r-18' });
  await userEvent.click(pagerOf(await table()).getByRole('button', { name: 'Next page' }));
  const problem = await within(await table()).findByRole('alert');
  expect(problem).toHaveTextContent('An error occurred while retrieving issues. Please try again later.');
  expect(within(problem).getByText('Reference: r-18')).toBeVisible();
  await waitFor(() =>
    expect(fake.notices.map(({ text }) => text)).toEqual(['There was an error loading issues to resolve.']),
  );
  await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Account problem 6')).toBeVisible();
});
