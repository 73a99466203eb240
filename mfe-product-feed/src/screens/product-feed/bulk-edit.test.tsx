import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, pagerOf, rowsOf, showFeed } from '../../testing/product-feed.harness';
import { apply, bar, choose, hidden, showProducts } from '../../testing/bulk-edit.harness';
import { BulkEdit } from './feed-table.section';

beforeAll(() => BulkEdit.preload());

const table = () => screen.findByRole('table', { name: 'Products' });
const pick = (title: string) => userEvent.click(screen.getByRole('checkbox', { name: `Select ${title}` }));
const visibilityOf = async (title: string) => {
  const row = (await within(await table()).findByRole('rowheader', { name: title })).closest('tr')!;
  const headers = within(await table()).getAllByRole('columnheader');
  return row.children[headers.findIndex(({ textContent }) => textContent === 'Channel visibility')]?.textContent;
};
const turnTo = async (label: 'Next page' | 'Previous page', title: string) => {
  await userEvent.click(pagerOf(await table()).getByRole('button', { name: label }));
  await within(await table()).findByRole('rowheader', { name: title });
};

it('applies only with products and an option chosen, and says what is missing [O2.45]', async () => {
  await showProducts();
  expect(apply()).toBeDisabled();
  expect(apply()).toHaveAccessibleDescription(/^Select at least one product\. Choose “Sync and show”/);
  expect(screen.queryByRole('button', { name: 'Select at least one product' })).toBeNull();
  await choose(hidden);
  expect(apply()).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Select at least one product' })).toBeVisible();
  await pick('Mug 01');
  expect(apply()).toBeEnabled();
  expect(screen.queryByText('Select at least one product')).toBeNull();
});

it('says the one thing that is missing beside the selection [O2.45, 17.5]', async () => {
  await showProducts(2);
  const hint = () => screen.queryByRole('button', { name: /^Choose “Sync and show”/ });
  expect(hint()).toBeNull();
  await pick('Mug 01');
  // Beside what is told of the selection, not in it: it would be told again with each choice.
  const told = screen.getByText('1 product selected').closest('[role=status]')!;
  expect(told).not.toContainElement(hint());
  expect(told.parentElement).toContainElement(hint());
  await userEvent.click(hint()!);
  expect(screen.getByLabelText('Bulk edit channel visibility')).toHaveFocus();
  await choose(hidden);
  expect(hint()).toBeNull();
});

it('changes the selected products of all pages, then clears the selection and tells the success [O2.45, O7.06]', async () => {
  const { fake } = await showProducts();
  await pick('Mug 01');
  await turnTo('Next page', 'Mug 12');
  await pick('Mug 12');
  expect(screen.getByText('2 products selected')).toBeVisible();
  await choose(hidden);
  await userEvent.click(apply());
  await waitFor(() =>
    expect(fake.notices.map(({ kind, text }) => ({ kind, text }))).toEqual([
      { kind: 'success', text: 'You successfully changed the channel visibility of 2 products.' },
    ]),
  );
  expect(fake.callsOf('updateProductVisibility').map(({ body }) => body)).toEqual([
    { ids: [101, 112], visible: false },
  ]);
  expect(screen.queryByText(/selected$/)).toBeNull();
  expect(await visibilityOf('Mug 12')).toBe(hidden);
  await turnTo('Previous page', 'Mug 01');
  expect(await visibilityOf('Mug 01')).toBe(hidden);
  expect(fake.events).toContainEqual({
    name: 'gla_bulk_edit_click',
    properties: { context: 'product-feed', number_of_items: 2, visibility_to: 'dont_sync_and_show' },
  });
});

it('shows the change at once, and takes back what failed [O2.45, O8.07]', async () => {
  const { fake } = await showProducts(3, ({ fail }) =>
    fail('updateProductVisibility', { status: 400, body: { success: [101], errors: [102] } as never }),
  );
  const letGo = fake.hold('updateProductVisibility');
  await pick('Mug 01');
  await pick('Mug 02');
  await choose(hidden);
  await userEvent.click(apply());
  expect(await visibilityOf('Mug 02')).toBe(hidden);
  expect(apply()).toHaveAttribute('aria-busy', 'true');
  fake.store.feed = fake.store.feed.map((item) => (item.id === 101 ? { ...item, visible: false } : item));
  letGo();
  await waitFor(() =>
    expect(fake.notices.map(({ kind, text, action }) => ({ kind, text, action: action?.label }))).toEqual([
      {
        kind: 'success',
        text: 'You successfully changed the channel visibility of 1 product.',
        action: 'Undo',
      },
      {
        kind: 'error',
        action: undefined,
        text: 'Unable to update the channel visibility of products. Please try again later. 1 product was not changed and stays selected: Mug 02 (No. 102).',
      },
    ]),
  );
  expect(await visibilityOf('Mug 01')).toBe(hidden);
  expect(await visibilityOf('Mug 02')).toBe('Sync and show');
  expect(screen.getByRole('checkbox', { name: 'Select Mug 02' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Select Mug 01' })).not.toBeChecked();
});

it('takes everything back when nothing was changed [O8.07]', async () => {
  const { fake } = await showProducts(2, ({ fail }) =>
    fail('updateProductVisibility', { status: 500, body: { message: 'Broken' } }),
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await choose(hidden);
  await userEvent.click(apply());
  await waitFor(() => expect(fake.notices.map(({ kind }) => kind)).toEqual(['error']));
  expect([await visibilityOf('Mug 01'), await visibilityOf('Mug 02')]).toEqual(['Sync and show', 'Sync and show']);
  expect(screen.getByText('2 products selected')).toBeVisible();
});

it('can be undone: only those that were changed are changed back', async () => {
  const feed = [feedItem(1), feedItem(2, { visible: false })];
  const { fake } = showFeed({ store: { feed } });
  await rowsOf('Products');
  await bar();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await choose(hidden);
  await userEvent.click(apply());
  await waitFor(() => expect(fake.notices[0]?.action?.label).toBe('Undo'));
  act(() => fake.notices[0]?.action?.run());
  await waitFor(() =>
    expect(fake.notices.map(({ text }) => text)).toEqual(['The channel visibility of 1 product is as it was before.']),
  );
  expect(fake.notices[0]?.action).toBeUndefined();
  expect(fake.callsOf('updateProductVisibility').at(-1)?.body).toEqual({ ids: [101], visible: true });
  expect(await visibilityOf('Mug 01')).toBe('Sync and show');
  expect(fake.events.filter(({ name }) => name === 'gla_bulk_edit_click')).toHaveLength(1);
});

it('offers no undo for what changed nothing, and none after the table is gone', async () => {
  const { fake, unmount } = await showProducts(2);
  await pick('Mug 01');
  await choose('Sync and show');
  await userEvent.click(apply());
  await waitFor(() => expect(fake.notices).toHaveLength(1));
  expect(fake.notices[0]?.action).toBeUndefined();
  unmount();
  expect(fake.notices).toEqual([]);
});

it('leads the focus on to the table when its button has nothing left to do', async () => {
  const { fake } = await showProducts(2);
  await pick('Mug 01');
  await choose(hidden);
  await userEvent.click(apply());
  await waitFor(() => expect(fake.notices).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus());
});

it('lets the selection go', async () => {
  await showProducts(2);
  await pick('Mug 01');
  await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.getByRole('checkbox', { name: 'Select Mug 01' })).not.toBeChecked();
  expect(screen.getByRole('region', { name: 'Products' })).toHaveFocus();
});

it('sends it once, however often it is clicked', async () => {
  const { fake } = await showProducts(2);
  const letGo = fake.hold('updateProductVisibility');
  await pick('Mug 01');
  await choose(hidden);
  await userEvent.click(apply());
  await userEvent.click(apply());
  letGo();
  await waitFor(() => expect(fake.notices).toHaveLength(1));
  expect(fake.callsOf('updateProductVisibility')).toHaveLength(1);
});

it('keeps the selection of all pages and the choice while a lost connection is mended', async () => {
  const { fake, unmount } = await showProducts();
  await pick('Mug 01');
  await turnTo('Next page', 'Mug 12');
  await pick('Mug 12');
  await choose(hidden);
  act(() => fake.page.navigation.to({ path: '/google/settings', params: { subpath: '/reconnect-google-account' } }));
  unmount();
  await showProducts();
  expect(screen.getByText('2 products selected')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Select Mug 01' })).toBeChecked());
  expect(apply()).toBeEnabled();
});

it('keeps what was on its way when the connection was lost', async () => {
  const { fake, unmount } = await showProducts(12, (page) => page.hold('updateProductVisibility'));
  await pick('Mug 02');
  await choose(hidden);
  await userEvent.click(apply());
  expect(screen.queryByText('1 product selected')).toBeNull();
  act(() => fake.page.navigation.to({ path: '/google/settings', params: { subpath: '/reconnect-google-account' } }));
  unmount();
  await showProducts();
  expect(screen.getByText('1 product selected')).toBeVisible();
});
