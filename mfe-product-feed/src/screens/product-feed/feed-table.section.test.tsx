import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, pagerOf, rowsOf, showFeed, times } from '../../testing/product-feed.harness';

const table = () => screen.findByRole('table', { name: 'Products' });
const header = async (name: string) => within(await table()).findByRole('columnheader', { name });
const lastQuery = (calls: { query?: unknown }[]) => calls.at(-1)?.query;
const cellsOf = async (title: string) => {
  const row = (await within(await table()).findByRole('rowheader', { name: title })).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

it('shows ten products a page, by title, with their visibility and status [O2.44, O3.02, O7.04, O9.01]', async () => {
  const { fake } = showFeed({ store: { feed: times(12, feedItem) } });
  expect(await rowsOf('Products')).toEqual(times(10, (number) => `Mug ${String(number).padStart(2, '0')}`));
  expect(fake.callsOf('listProductFeed')[0]?.query).toEqual({ page: 1, per_page: 10, orderby: 'title', order: 'asc' });
  expect(await header('Product Title')).toHaveAttribute('aria-sort', 'ascending');
  expect(await header('Channel Visibility')).toHaveAttribute('aria-sort', 'none');
  expect(await header('Status')).toHaveAttribute('aria-sort', 'none');
});

it('says in words what a product shows and how it stands [O2.44, O3.02]', async () => {
  showFeed({ store: { feed: [feedItem(1), feedItem(2, { visible: false, status: 'not_synced' })] } });
  expect((await cellsOf('Mug 01')).join('|')).toMatch(/Sync and show\|Approved/);
  expect((await cellsOf('Mug 02')).join('|')).toMatch(/Don’t sync and show\|Not synced/);
});

it.each([
  ['approved', 'Approved'],
  ['partially_approved', 'Partially approved'],
  ['expiring', 'Expiring'],
  ['pending', 'Pending'],
  ['disapproved', 'Disapproved'],
  ['not_synced', 'Not synced'],
  ['synced', 'Synced'],
  ['not-synced', 'Not synced'],
  ['has-errors', 'Has errors'],
  ['something-new', 'Unknown'],
])('has a label for the status %s [O3.03]', async (status, label) => {
  showFeed({ store: { feed: [feedItem(1, { status })] } });
  expect((await cellsOf('Mug 01')).some((text) => text?.startsWith(label))).toBe(true);
});

it.each([
  ['Product Title', { orderby: 'title', order: 'desc' }],
  ['Channel Visibility', { orderby: 'visible', order: 'asc' }],
  ['Status', { orderby: 'status', order: 'asc' }],
])('lets the server sort by %s, from the first page on [O2.44, O7.04]', async (name, order) => {
  const { fake } = showFeed({ store: { feed: times(12, feedItem) } });
  await rowsOf('Products');
  await userEvent.click(pagerOf(await table()).getByRole('button', { name: 'Next page' }));
  await screen.findByText('Mug 11');
  await userEvent.click(within(await header(name)).getByRole('button'));
  await waitFor(() => expect(lastQuery(fake.callsOf('listProductFeed'))).toEqual({ page: 1, per_page: 10, ...order }));
});

it('leads from page to page, and straight to one [O2.44]', async () => {
  const { fake } = showFeed({ store: { feed: times(25, feedItem) } });
  await rowsOf('Products');
  await userEvent.selectOptions(pagerOf(await table()).getByLabelText('Page'), '3');
  expect(await screen.findByText('Mug 25')).toBeVisible();
  expect(await rowsOf('Products')).toHaveLength(5);
  expect(lastQuery(fake.callsOf('listProductFeed'))).toMatchObject({ page: 3, per_page: 10 });
});

it('says when there are no products', async () => {
  showFeed();
  expect(await screen.findByText(/^There are no products yet/)).toBeVisible();
});

it('tells in the table that the products are not to be had, with Retry [O8.02, O8.05]', async () => {
  const { fake } = showFeed({ store: { feed: times(2, feedItem) } }, ({ fail }) =>
    fail('listProductFeed', { status: 500, body: { message: 'Broken' } }),
  );
  const problem = await within(await table()).findByRole('alert');
  expect(problem).toHaveTextContent('An error occurred while retrieving products. Please try again later.');
  expect(fake.notices.map(({ text }) => text)).toEqual(['There was an error loading product feed.']);
  await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
  expect(await rowsOf('Products')).toEqual(['Mug 01', 'Mug 02']);
});
