import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  feedItem,
  openDialog,
  pagerOf,
  productIssue,
  rowsOf,
  showFeed,
  times,
} from '../../testing/product-feed.harness';

const image = { code: 'missing_image_link', issue: 'Missing value [image link]', action: 'Add an image' };
const policy = { code: 'policy', issue: 'Violates a policy', action: 'Correct it', severity: 'warning' } as const;
const table = () => screen.findByRole('table', { name: 'Issues to resolve' });
const rowOf = async (issue: string) =>
  (await within(await table()).findByRole('rowheader', { name: issue })).closest('tr')!;
const storageKey = 'gla-ignored-issues';

beforeEach(() => localStorage.clear());

it('groups by code and words, with the number of products and what they need [O2.43]', async () => {
  showFeed({ store: { issues: [productIssue(1, image), productIssue(2, image), productIssue(3)] } });
  expect(await rowsOf('Issues to resolve')).toEqual(['No product image', 'Product problem 3']);
  const row = within(await rowOf('No product image'));
  expect(row.getByRole('button', { name: 'Add an image to 2 products (No product image)' })).toBeVisible();
  expect(row.getByRole('link', { name: '2 products (No product image)' })).toHaveAttribute(
    'href',
    '/google/product-feed?cause=missing_image_link%3AMissing%20value%20%5Bimage%20link%5D',
  );
});

it('says in the dialog of a cause what its row says [O2.43]', async () => {
  showFeed({ store: { issues: [productIssue(1, image), productIssue(2, image)] } });
  const row = within(await rowOf('No product image'));
  await openDialog(() => userEvent.click(row.getByRole('button', { name: /^Add an image to 2 products/ })));
  const dialog = within(await screen.findByRole('dialog', { name: 'No product image' }));
  expect(dialog.getByText('Add an image to 2 products')).toBeVisible();
});

it('names the only product, and leads to its edit screen [O2.43]', async () => {
  showFeed({
    store: { issues: [productIssue(7, policy)] },
    bootstrap: { adminUrl: 'https://shop.example.com/wp-admin/' },
  });
  const row = within(await rowOf('Violates a policy'));
  expect(row.getByText('Correct it')).toBeVisible();
  expect(row.getByRole('link', { name: 'Product 7 (Violates a policy)' })).toBeVisible();
  expect(row.getByRole('link', { name: /^Edit/ })).toHaveAttribute(
    'href',
    'https://shop.example.com/wp-admin/post.php?post=107&action=edit',
  );
});

it('filters the products by the cause, without the filters before', async () => {
  const { fake } = showFeed({
    store: { feed: times(12, feedItem), issues: [productIssue(3, image), productIssue(4, image)] },
    location: { path: '/google/product-feed', params: { search: 'nothing', status: 'pending' } },
  });
  await userEvent.click(within(await rowOf('No product image')).getByRole('link', { name: /^2 products/ }));
  await waitFor(async () => expect(await rowsOf('Products')).toEqual(['Mug 03', 'Mug 04']));
  expect(fake.callsOf('listProductFeed').at(-1)?.query).toMatchObject({
    cause: 'missing_image_link:Missing value [image link]',
  });
});

it('has five causes a page [O9.01]', async () => {
  showFeed({ store: { issues: times(7, (number) => productIssue(number)) } });
  expect(await rowsOf('Issues to resolve')).toHaveLength(5);
  await userEvent.click(pagerOf(await table()).getByRole('button', { name: 'Next page' }));
  expect(await rowsOf('Issues to resolve')).toEqual(['Product problem 6', 'Product problem 7']);
});

it('keeps in this browser what is ignored, beside what it kept before', async () => {
  localStorage.setItem(storageKey, JSON.stringify(['other:Cause']));
  showFeed({ store: { issues: [productIssue(1, image), productIssue(2)] } });
  await userEvent.click(within(await rowOf('Product problem 2')).getByRole('button', { name: /^Ignore for now/ }));
  expect(await rowsOf('Issues to resolve')).toEqual(['No product image']);
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual([
    'other:Cause',
    'product_problem_2:Product problem 2',
  ]);
  expect(await screen.findByRole('link', { name: 'Show 1 ignored issue' })).toHaveAttribute(
    'href',
    '/google/product-feed?ignored=shown',
  );
});

it('follows what another tab ignores no longer, and never ignores that again [O2.43]', async () => {
  const [first, second] = ['product_problem_1:Product problem 1', 'product_problem_2:Product problem 2'];
  localStorage.setItem(storageKey, JSON.stringify([first, second]));
  showFeed({ store: { issues: times(3, (number) => productIssue(number)) } });
  expect(await rowsOf('Issues to resolve')).toEqual(['Product problem 3']);
  localStorage.setItem(storageKey, JSON.stringify([first]));
  await userEvent.click(within(await rowOf('Product problem 3')).getByRole('button', { name: /^Ignore for now/ }));
  expect(JSON.parse(localStorage.getItem(storageKey) ?? '')).toEqual([first, 'product_problem_3:Product problem 3']);
  expect(await rowsOf('Issues to resolve')).toEqual(['Product problem 2']);
  localStorage.setItem(storageKey, '[]');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: storageKey })));
  expect(await rowsOf('Issues to resolve')).toHaveLength(3);
});

it('ignores several as long as the page lives where the browser keeps nothing [O2.43]', async () => {
  const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  showFeed({ store: { issues: times(3, (number) => productIssue(number)) } });
  for (const issue of ['Product problem 1', 'Product problem 2'])
    await userEvent.click(within(await rowOf(issue)).getByRole('button', { name: /^Ignore for now/ }));
  expect(await rowsOf('Issues to resolve')).toEqual(['Product problem 3']);
  setItem.mockRestore();
});

it('says what was ignored and how to get it back, takes it back by Undo, and keeps the focus in the list [O2.43, G17]', async () => {
  const { fake, unmount } = showFeed({ store: { issues: [productIssue(1, image), productIssue(2)] } });
  await userEvent.click(within(await rowOf('Product problem 2')).getByRole('button', { name: /^Ignore for now/ }));
  await waitFor(async () => expect(await rowsOf('Issues to resolve')).toEqual(['No product image']));
  expect(screen.getByRole('region', { name: 'Issues to resolve' })).toHaveFocus();
  expect(fake.notices).toMatchObject([
    {
      id: 'ignored-issue',
      kind: 'success',
      text: '“Product problem 2” is ignored in this browser for now. A link below the issues shows it again.',
      action: { label: 'Undo' },
    },
  ]);
  act(() => fake.notices[0]?.action?.run());
  await waitFor(async () =>
    expect(await rowsOf('Issues to resolve')).toEqual(['No product image', 'Product problem 2']),
  );
  expect([localStorage.getItem(storageKey), fake.notices]).toEqual(['[]', []]);
  await userEvent.click(within(await rowOf('No product image')).getByRole('button', { name: /^Ignore for now/ }));
  expect(fake.notices).toHaveLength(1);
  unmount();
  expect(fake.notices).toEqual([]);
});

it.each([['not JSON'], ['{"a":1}'], ['[1,null]']])('takes %s for nothing ignored', async (kept) => {
  localStorage.setItem(storageKey, kept);
  showFeed({ store: { issues: [productIssue(1)] } });
  expect(await rowsOf('Issues to resolve')).toEqual(['Product problem 1']);
});

it('lists the issues one by one where the store does not group them [O2.43]', async () => {
  showFeed({
    store: { knowsFeedFilters: false, issues: [productIssue(1, image), productIssue(2, image)] },
  });
  expect(await rowsOf('Issues to resolve')).toEqual(['Product 1', 'Product 2']);
});
