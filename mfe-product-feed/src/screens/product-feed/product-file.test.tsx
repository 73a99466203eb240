import type { CatalogueProduct } from '@listings/shared-api/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, showFeed, times } from '../../testing/product-feed.harness';
import { savedFiles } from '../../testing/saved-files';

const files = savedFiles();
/** Parts that are fetched for the dialog, on a busy machine too. */
const later = { timeout: 8000 } as const;

const offer = (number: number): CatalogueProduct => ({
  id: 100 + number,
  name: `Mug ${number}`,
  type: 'simple',
  sku: `MUG-${number}`,
  price: 12.5,
  stock_status: 'instock',
  stock_quantity: 7,
});

/** The lines of the file that is downloaded. */
async function download(): Promise<string[]> {
  await userEvent.click(await screen.findByRole('button', { name: 'Download products (CSV)' }));
  await waitFor(() => expect(files.count()).toBe(1));
  return files.linesOf(0);
}

const feed = [
  feedItem(1, { title: '=HYPERLINK("x")', sent_at: 1_700_000_000, places: ['free_listings', 'ads'] }),
  feedItem(2, { visible: false, status: 'disapproved', errors: ['No image', 'No price'] }),
  ...times(120, (number) => feedItem(number + 2)),
];

it('downloads the products of all pages with the columns that are shown, formulas made harmless', async () => {
  showFeed({ store: { feed, products: times(122, offer) } });
  const lines = await download();
  expect(lines.slice(0, 3)).toEqual([
    'Product ID,Product title,SKU,Price (USD),Stock,Stock quantity,Channel visibility,Last sent,Shown in,Status,Reasons',
    `101,"'=HYPERLINK(""x"")",MUG-1,12.5,In stock,7,Sync and show,2023-11-14,"Free listings, Ads",Approved,`,
    '102,Mug 02,MUG-2,12.5,In stock,7,Don’t sync and show,,,Disapproved,"No image, No price"',
  ]);
  expect(lines).toHaveLength(124);
  expect(screen.getByRole('button', { name: 'Download products (CSV)' })).toBeEnabled();
});

it('has those alone that the search finds, and leaves empty what the store does not tell', async () => {
  showFeed({
    location: { path: '/google/product-feed', params: { search: 'Mug 02', columns: 'sku' } },
    store: { feed, products: [] },
  });
  expect(await download()).toEqual([
    'Product ID,Product title,SKU,Status,Reasons',
    '102,Mug 02,,Disapproved,"No image, No price"',
    '',
  ]);
});

it('asks first where an address leads to the download, then saves the file and takes the address away [10, 18]', async () => {
  const { fake } = showFeed({
    location: { path: '/google/product-feed', params: { search: 'Mug 02', download: 'products' } },
    store: { feed, products: [] },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Download products' }, later));
  expect(dialog.getByText(/with the products that search and filters find, and the columns/)).toBeVisible();
  expect(files.count()).toBe(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(files.count()).toBe(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.page.navigation.current().params).toEqual({ search: 'Mug 02' });
});

it('saves nothing where the dialog is closed', async () => {
  const { fake } = showFeed({
    location: { path: '/google/product-feed', params: { download: 'products' } },
    store: { feed, products: [] },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Download products' }, later));
  expect(dialog.getByText(/with all products, and the columns/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.page.navigation.current().params).toEqual({});
  expect(files.count()).toBe(0);
});

it('saves no file with gaps where the catalogue cannot be read, and says so', async () => {
  const { fake } = showFeed({ store: { feed, products: times(122, offer) } });
  const button = await screen.findByRole('button', { name: 'Download products (CSV)' });
  fake.fail('listProducts', { status: 500, body: { message: 'Broken' } }, 5);
  await userEvent.click(button);
  await waitFor(() => expect(fake.notices).toHaveLength(1));
  expect(files.count()).toBe(0);
  expect(button).toBeEnabled();
});
