import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, pagerOf, rowsOf, showFeed, times } from '../../testing/product-feed.harness';

const table = () => screen.findByRole('table', { name: 'Products' });
const header = async (name: string) => within(await table()).findByRole('columnheader', { name });
const product = async (title: string) => within(await table()).findByRole('rowheader', { name: title });
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
  expect(fake.callsOf('listProductFeed')[0]?.query).toEqual({
    page: 1,
    per_page: 10,
    details: true,
    orderby: 'title',
    order: 'asc',
  });
  expect(await header('Product title')).toHaveAttribute('aria-sort', 'ascending');
  expect(await header('Channel visibility')).toHaveAttribute('aria-sort', 'none');
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
  ['Product title', { orderby: 'title', order: 'desc' }],
  ['Channel visibility', { orderby: 'visible', order: 'asc' }],
  ['Status', { orderby: 'status', order: 'asc' }],
])('lets the server sort by %s, from the first page on [O2.44, O7.04]', async (name, order) => {
  const { fake } = showFeed({ store: { feed: times(12, feedItem) } });
  await rowsOf('Products');
  await userEvent.click(pagerOf(await table()).getByRole('button', { name: 'Next page' }));
  await product('Mug 11');
  await userEvent.click(within(await header(name)).getByRole('button'));
  await waitFor(() =>
    expect(lastQuery(fake.callsOf('listProductFeed'))).toEqual({ page: 1, per_page: 10, details: true, ...order }),
  );
});

it('leads from page to page, and straight to one [O2.44]', async () => {
  const { fake } = showFeed({ store: { feed: times(25, feedItem) } });
  await rowsOf('Products');
  await userEvent.selectOptions(pagerOf(await table()).getByLabelText('Page'), '3');
  expect(await product('Mug 25')).toBeVisible();
  expect(await rowsOf('Products')).toHaveLength(5);
  expect(lastQuery(fake.callsOf('listProductFeed'))).toMatchObject({ page: 3, per_page: 10 });
});

it('says when there are no products and how they come, with nothing to search, sort or choose', async () => {
  showFeed();
  expect(await screen.findByText('There are no products yet')).toBeVisible();
  expect(screen.getByText(/^Add products to your store: they are sent to Google automatically/)).toBeVisible();
  expect([...screen.queryAllByRole('searchbox'), ...screen.queryAllByRole('checkbox')]).toEqual([]);
  expect(screen.queryByRole('columnheader', { name: /Product title/ })).toBeNull();
});

it('tells in the table that the products are not to be had, with the reference and Retry [O8.02, O8.05]', async () => {
  const { fake } = showFeed({ store: { feed: times(2, feedItem) } }, ({ fail }) =>
    fail('listProductFeed', { status: 500, body: { message: 'Broken' }, reference: 'r-19' }),
  );
  const problem = await within(await table()).findByRole('alert');
  expect(within(problem).getByText('Reference: r-19')).toBeVisible();
  expect(problem).toHaveTextContent('An error occurred while retrieving products. Please try again later.');
  expect(fake.notices.map(({ text }) => text)).toEqual(['There was an error loading product feed.']);
  await userEvent.click(within(problem).getByRole('button', { name: 'Retry' }));
  expect(await rowsOf('Products')).toEqual(['Mug 01', 'Mug 02']);
});

describe('the address', () => {
  const at = (params: Record<string, string>) => ({ location: { path: '/google/product-feed' as const, params } });
  const place = (fake: ReturnType<typeof showFeed>['fake']) => fake.visits.at(-1);
  const mixed = [
    feedItem(1),
    feedItem(2, { status: 'pending' }),
    feedItem(3, { status: 'not-synced', visible: false }),
    feedItem(4, { status: 'not_synced' }),
  ];

  it('says page, order and search, so that a link shows the same [O2.44, O7.04]', async () => {
    const { fake } = showFeed({
      store: { feed: times(25, feedItem) },
      ...at({ paged: '2', orderby: 'title', order: 'desc', search: 'mug' }),
    });
    expect((await rowsOf('Products'))[0]).toBe('Mug 15');
    expect(lastQuery(fake.callsOf('listProductFeed'))).toEqual({
      page: 2,
      per_page: 10,
      details: true,
      orderby: 'title',
      order: 'desc',
      search: 'mug',
    });
    expect(screen.getByLabelText('Search products')).toHaveValue('mug');
  });

  it('keeps the parameters of the rest of the screen', async () => {
    const { fake } = showFeed({ store: { feed: times(12, feedItem) }, ...at({ issueType: 'product' }) });
    await rowsOf('Products');
    await userEvent.click(pagerOf(await table()).getByRole('button', { name: 'Next page' }));
    expect(place(fake)).toEqual({
      how: 'to',
      target: { path: '/google/product-feed', params: { issueType: 'product', paged: '2' } },
    });
  });

  it('leads to the last page when it asks for one beyond', async () => {
    const { fake } = showFeed({ store: { feed: times(12, feedItem) }, ...at({ paged: '9' }) });
    expect(await product('Mug 12')).toBeVisible();
    expect(place(fake)).toMatchObject({ how: 'replace', target: { params: { paged: '2' } } });
  });

  it('takes what is typed once the typing pauses, from the first page on', async () => {
    const { fake } = showFeed({ store: { feed: times(25, feedItem) }, ...at({ paged: '2' }) });
    await rowsOf('Products');
    await userEvent.type(screen.getByLabelText('Search products'), 'mug 2');
    await waitFor(async () => expect((await rowsOf('Products'))[0]).toBe('Mug 20'));
    expect(fake.visits).toEqual([{ how: 'to', target: { path: '/google/product-feed', params: { search: 'mug 2' } } }]);
  });

  it('has a search as an entry of its own, which what is typed on replaces and clearing leaves: Back leads to it and to the filter [O2.44]', async () => {
    const { fake } = showFeed({ store: { feed: mixed }, ...at({ status: 'not_synced' }) });
    await rowsOf('Products');
    const field = screen.getByLabelText('Search products');
    for (const typed of ['mug{Enter}', ' 03{Enter}']) await userEvent.type(field, typed);
    const params = (search: string) => ({ path: '/google/product-feed', params: { status: 'not_synced', search } });
    expect(fake.visits).toEqual([
      { how: 'to', target: params('mug') },
      { how: 'replace', target: params('mug 03') },
    ]);
    await userEvent.clear(field);
    await userEvent.type(field, '{Enter}');
    expect(fake.visits.at(-1)).toEqual({
      how: 'to',
      target: { path: '/google/product-feed', params: { status: 'not_synced' } },
    });
  });

  it.each([
    ['a status', 'Status', 'Not synced', { status: 'not_synced' }, ['Mug 03', 'Mug 04']],
    ['a visibility', 'Channel visibility', 'Don’t sync and show', { visibility: 'hidden' }, ['Mug 03']],
  ])('has the server filter by %s over all pages', async (_what, label, option, params, rows) => {
    const { fake } = showFeed({ store: { feed: mixed } });
    await rowsOf('Products');
    await userEvent.selectOptions(screen.getByLabelText(label), option);
    await waitFor(async () => expect(await rowsOf('Products')).toEqual(rows));
    expect(place(fake)).toEqual({ how: 'to', target: { path: '/google/product-feed', params } });
    expect(lastQuery(fake.callsOf('listProductFeed'))).toMatchObject({
      page: 1,
      per_page: 10,
      ...params,
      ...('status' in params ? { status: [params.status] } : {}),
    });
  });

  it.each([
    ['by the server', true, 1],
    ['here, where the store knows no filters', false, 2],
  ])('pages what a filter lets through: %s', async (_where, knowsFeedFilters, calls) => {
    const feed = times(30, (number) => feedItem(number, number % 2 === 0 ? { status: 'pending' } : {}));
    const { fake } = showFeed({ store: { feed, knowsFeedFilters }, ...at({ status: 'pending', paged: '2' }) });
    expect(await rowsOf('Products')).toEqual(['Mug 22', 'Mug 24', 'Mug 26', 'Mug 28', 'Mug 30']);
    expect(pagerOf(await table()).getByText('11–15 of 15')).toBeVisible();
    expect(fake.callsOf('listProductFeed')).toHaveLength(calls);
    expect(place(fake)).toBeUndefined();
  });

  it('says when nothing matches, and leads back to all', async () => {
    const { fake } = showFeed({ store: { feed: mixed }, ...at({ search: 'lamp', orderby: 'status', order: 'desc' }) });
    expect(await screen.findByText('No product matches.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear search and filters' })[0]!);
    expect(await rowsOf('Products')).toHaveLength(4);
    expect(place(fake)).toMatchObject({ target: { params: { orderby: 'status', order: 'desc' } } });
    expect(screen.getByLabelText('Search products')).toHaveValue('');
    expect(screen.getByLabelText('Search products')).toHaveFocus();
  });

  it('records how somebody came to another page', async () => {
    const { fake } = showFeed({ store: { feed: times(25, feedItem) } });
    await rowsOf('Products');
    await userEvent.click(pagerOf(await table()).getByRole('button', { name: 'Next page' }));
    await userEvent.selectOptions(pagerOf(await table()).getByLabelText('Page'), '3');
    expect(fake.events).toEqual([
      { name: 'gla_table_page_click', properties: { context: 'product-feed', direction: 'next' } },
      { name: 'gla_table_go_to_page', properties: { context: 'product-feed', page: 3 } },
    ]);
  });
});

describe('the edit link', () => {
  const edit = () => screen.findByRole('link', { name: /^Edit Mug 01/ });

  it('leads to the edit screen of the product in the store [O2.44]', async () => {
    const { fake } = showFeed({ store: { feed: [feedItem(1, { visible: false })] } });
    expect(await edit()).toHaveAttribute('href', 'https://shop.example.com/wp-admin/post.php?post=101&action=edit');
    await userEvent.click(await edit());
    expect(fake.events).toEqual([
      { name: 'gla_edit_product_click', properties: { status: 'approved', visibility: 'dont_sync_and_show' } },
    ]);
  });

  it.each([
    ['its host is not allowed', {}, true],
    [
      'the store is embedded and has no such screen',
      { capabilities: { sandbox: false, storeAdmin: false, deploys: true } },
      false,
    ],
    ['there is no address of the admin', { adminUrl: '' }, false],
  ])('is left out where %s', async (_why, bootstrap, refused) => {
    showFeed({ store: { feed: [feedItem(1)] }, bootstrap }, (fake) => {
      if (refused) Object.assign(fake.page.navigation, { externalHref: () => null });
    });
    await rowsOf('Products');
    expect(screen.queryByRole('link', { name: /Edit/ })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Edit' })).toBeNull();
  });
});
