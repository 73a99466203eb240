import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, pagerOf, rowsOf, showFeed, times } from '../../testing/product-feed.harness';
import { BulkEdit } from './feed-table.section';

beforeAll(() => BulkEdit.preload());

const hidden = 'Don’t sync and show';
const table = () => screen.findByRole('table', { name: 'Products' });
const selectPage = () => userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
const turn = async (to: 'Next page' | 'Previous page', title: string) => {
  await userEvent.click(pagerOf(await table()).getByRole('button', { name: to }));
  await within(await table()).findByRole('rowheader', { name: title });
};
const filter = (visibility: string) => userEvent.selectOptions(screen.getByLabelText('Channel visibility'), visibility);
const offer = () => screen.queryByRole('button', { name: /^Select all \d/ })?.textContent ?? null;

/** Thirty products, the first twelve hidden; those of the first two pages are selected. */
async function twoPagesSelected() {
  const feed = times(30, (number) => feedItem(number, { visible: number > 12 }));
  const shown = showFeed({ store: { feed } });
  await rowsOf('Products');
  await screen.findByRole('group', { name: 'Bulk edit' });
  await selectPage();
  await turn('Next page', 'Mug 11');
  await selectPage();
  return shown;
}

it('offers all that match where as many are selected elsewhere, and lets those go alone that it found [O2.45]', async () => {
  const { fake } = await twoPagesSelected();
  await filter(hidden);
  await userEvent.click(await screen.findByRole('button', { name: 'Select all 12 products that match' }));
  await waitFor(() => expect(offer()).toBeNull());
  expect(screen.getByText('20 products selected')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('Bulk edit channel visibility'), hidden);
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  const question = within(await screen.findByRole('dialog', { name: 'Hide all 20 products from Google?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await filter('');
  expect(await screen.findByText('8 products selected')).toBeVisible();
  expect(fake.notices.map(({ text }) => text)).toEqual([
    'The selection of 12 products was cleared, because the search or the filters changed.',
  ]);
});

it('does not offer all once every page was selected by hand [O2.45]', async () => {
  await twoPagesSelected();
  expect(offer()).toBe('Select all 30 products');
  await turn('Next page', 'Mug 21');
  await selectPage();
  expect(screen.getByText('30 products selected')).toBeVisible();
  expect(offer()).toBeNull();
});
