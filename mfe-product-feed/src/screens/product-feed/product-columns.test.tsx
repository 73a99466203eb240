import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CatalogueProduct } from '@listings/shared-api/contract';
import { feedItem, rowsOf, showFeed } from '../../testing/product-feed.harness';
import { BulkEdit } from './feed-table.section';

beforeAll(() => BulkEdit.preload());

const table = () => screen.findByRole('table', { name: 'Products' });
const headers = async () =>
  within(await table())
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent);
const cell = async (title: string, column: string) => {
  const row = (await within(await table()).findByRole('rowheader', { name: title })).closest('tr')!;
  return row.children[(await headers()).indexOf(column)] as HTMLElement;
};

const offer = (id: number, more: Partial<CatalogueProduct>): CatalogueProduct => ({
  id,
  name: '',
  type: 'simple',
  ...more,
});

const picture = 'https://shop.example.com/mug.jpg';
const sentAt = Date.UTC(2024, 10, 20, 12) / 1000;

const products = [
  offer(101, {
    sku: 'MUG-1',
    price: 1234.5,
    stock_status: 'instock',
    stock_quantity: 1018,
    images: [{ src: picture }],
  }),
  offer(102, { sku: '', stock_status: 'outofstock', images: [] }),
];
const feed = [
  feedItem(1, { sent_at: sentAt, places: ['free_listings', 'ads'] }),
  feedItem(2, { sent_at: null, places: [] }),
];

it('shows picture, SKU, price, stock, when a product was sent last and where it is shown', async () => {
  const { fake } = showFeed({ store: { feed, products } });
  expect(await rowsOf('Products')).toEqual(['Mug 01', 'Mug 02']);
  await waitFor(async () => expect(await cell('Mug 01', 'SKU')).toHaveTextContent('MUG-1'));
  expect(fake.callsOf('listProducts').map(({ query }) => query)).toEqual([{ include: [101, 102], per_page: 2 }]);
  expect(await cell('Mug 01', 'Price')).toHaveTextContent('$1,234.50');
  expect(await cell('Mug 01', 'Stock')).toHaveTextContent('1,018 in stock');
  expect(await cell('Mug 01', 'Last sent')).toHaveTextContent('Nov 20, 2024');
  expect(await cell('Mug 01', 'Shown in')).toHaveTextContent('Free listings, Ads');
  expect((await cell('Mug 02', 'Price')).textContent).toBe('—');
  expect(await cell('Mug 02', 'Stock')).toHaveTextContent('Out of stock');
  expect(await cell('Mug 02', 'Last sent')).toHaveTextContent('Never');
  expect(await cell('Mug 02', 'Shown in')).toHaveTextContent('Nowhere');
});

it('has the room of a picture before it comes, and a sign in it when it does not', async () => {
  showFeed({ store: { feed, products } });
  const image = await screen.findByRole('img', { name: 'Mug 01' });
  expect(['src', 'width', 'height', 'loading'].map((name) => image.getAttribute(name))).toEqual([
    picture,
    '40',
    '40',
    'lazy',
  ]);
  expect(screen.queryByRole('img', { name: 'Mug 02' })).toBeNull();
  fireEvent.error(image);
  expect(screen.queryByRole('img', { name: 'Mug 01' })).toBeNull();
  expect((await cell('Mug 01', 'Picture')).querySelector('svg')).not.toBeNull();
});

it('asks no other host for a picture than the store’s own: the content policy would refuse it', async () => {
  showFeed({ store: { feed, products: [offer(101, { images: [{ src: 'https://cdn.example.net/mug.jpg' }] })] } });
  await waitFor(async () => expect((await cell('Mug 01', 'Picture')).querySelector('svg')).not.toBeNull());
  expect(screen.queryByRole('img', { name: 'Mug 01' })).toBeNull();
});

describe('a store that does not tell', () => {
  const plain = ['', 'Product title', 'Channel visibility', 'Status', 'Edit'];

  it('has no column for it, rather than an empty one', async () => {
    showFeed({ store: { feed: [feedItem(1)], products: [offer(101, { sku: 'MUG-1' })] } });
    await waitFor(async () => expect(await headers()).toEqual([...plain.slice(0, 2), 'SKU', ...plain.slice(2)]));
  });

  it('has none of them when its catalogue is not to be had, and says nothing of it', async () => {
    const { fake } = showFeed({ store: { feed: [feedItem(1)] } }, ({ fail }) =>
      fail('listProducts', { status: 404, body: { message: 'No route.' } }, 9),
    );
    await waitFor(async () => expect(await headers()).toEqual(plain));
    expect(fake.notices).toEqual([]);
  });
});

describe('the columns', () => {
  const open = async () => userEvent.click(await screen.findByRole('button', { name: 'Columns' }, { timeout: 4000 }));

  it('are chosen one by one, and stand in the address', async () => {
    const { fake } = showFeed({ store: { feed, products } });
    await rowsOf('Products');
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'SKU' }));
    expect(await headers()).not.toContain('SKU');
    expect(fake.visits.at(-1)).toEqual({
      how: 'replace',
      target: { path: '/google/product-feed', params: { columns: 'picture,price,stock,visible,sent_at,places' } },
    });
    await userEvent.click(screen.getByRole('checkbox', { name: 'SKU' }));
    expect(await headers()).toContain('SKU');
    expect(fake.visits.at(-1)).toEqual({ how: 'replace', target: { path: '/google/product-feed', params: {} } });
  });

  it('of the store’s own data are not asked for where none of them is shown', async () => {
    const { fake } = showFeed({
      store: { feed, products },
      location: { path: '/google/product-feed', params: { columns: 'visible' } },
    });
    await rowsOf('Products');
    expect(await headers()).toEqual(['', 'Product title', 'Channel visibility', 'Status', 'Edit']);
    expect(fake.callsOf('listProducts')).toEqual([]);
  });
});
