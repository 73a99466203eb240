import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accountIssue, pagerOf, productIssue, rowsOf, showFeed, times } from '../../testing/product-feed.harness';

const tabs = async () => within(await screen.findByRole('navigation', { name: 'Kinds of issues' }));
const activeTab = async () =>
  (await tabs()).getAllByRole('link').find((tab) => tab.getAttribute('aria-current') === 'page')?.textContent;
const table = () => screen.findByRole('table', { name: 'Issues to resolve' });

it('has a tab for the account and one for the products, each with its count [O2.43]', async () => {
  showFeed({ store: { issues: [...times(6, accountIssue), ...times(2, productIssue)] } });
  const links = (await tabs()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Account Issues (6)', 'Product Issues (2)']);
});

it.each([
  ['the account has one', [accountIssue(1), productIssue(1)], undefined, 'Account Issues (1)'],
  ['only products have one', [productIssue(1)], undefined, 'Product Issues (1)'],
  ['the address asks for products', [accountIssue(1), productIssue(1)], 'product', 'Product Issues (1)'],
  ['the address asks for the account', [productIssue(1)], 'account', 'Account Issues (0)'],
  ['the address asks for nothing known', [productIssue(1)], 'everything', 'Product Issues (1)'],
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
  showFeed({ store: { issues: [accountIssue(1), accountIssue(2, { severity: 'warning' })] } });
  const headers = within(await table()).getAllByRole('columnheader');
  expect(headers.map(({ textContent }) => textContent)).toEqual([
    'Type',
    'Affected product',
    'Issue',
    'Suggested action',
  ]);
  expect(await rowsOf('Issues to resolve')).toEqual(['All products', 'All products']);
  const [first, second] = within(await table())
    .getAllByRole('row')
    .slice(1);
  expect(within(first!).getByTitle('Error')).toBeInTheDocument();
  expect(within(second!).getByTitle('Warning')).toBeInTheDocument();
  expect(first).toHaveTextContent('Account problem 1');
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

it('says when everything of a kind is resolved', async () => {
  showFeed({
    store: { issues: [productIssue(1)] },
    location: { path: '/google/product-feed', params: { issueType: 'account' } },
  });
  expect(await screen.findByText('All account issues resolved')).toBeVisible();
});

it('tells in the table that the issues are not to be had, with Retry [O8.01, O8.05]', async () => {
  const { fake } = showFeed({ store: { issues: times(7, accountIssue) } });
  await rowsOf('Issues to resolve');
  fake.fail('listIssues', { status: 500, body: { message: 'Broken' } });
  await userEvent.click(pagerOf(await table()).getByRole('button', { name: 'Next page' }));
  const problem = await within(await table()).findByRole('alert');
  expect(problem).toHaveTextContent('An error occurred while retrieving issues. Please try again later.');
  await waitFor(() =>
    expect(fake.notices.map(({ text }) => text)).toEqual(['There was an error loading issues to resolve.']),
  );
  await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Account problem 6')).toBeVisible();
});
