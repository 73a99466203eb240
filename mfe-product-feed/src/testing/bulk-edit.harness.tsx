import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, rowsOf, showFeed, times } from './product-feed.harness';

/** Label of the choice that takes products out of the listings. */
export const hidden = 'Don’t sync and show';

/** The bar, which comes once the page has shown the rest. */
export const bar = () => screen.findByRole('group', { name: 'Bulk edit' }, { timeout: 4000 });

export const apply = () => screen.getByRole('button', { name: 'Apply' });

export const choose = (label: string) =>
  userEvent.selectOptions(screen.getByLabelText('Bulk edit channel visibility'), label);

/** Shows a feed of so many products, `Mug 01` and on, with its bar. */
export async function showProducts(count = 12, prepare?: Parameters<typeof showFeed>[1]) {
  const shown = showFeed({ store: { feed: times(count, feedItem) } }, prepare);
  await rowsOf('Products');
  await bar();
  return shown;
}
