import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, openDialog, rowsOf, showFeed, times, viewer } from '../../testing/product-feed.harness';

it('has its changes disabled, with the reason and whom to ask, for whoever may not make them [O2.45]', async () => {
  showFeed({ bootstrap: { person: viewer }, store: { feed: [feedItem(1)] } });
  await rowsOf('Products');
  await openDialog(() => userEvent.click(screen.getByRole('link', { name: 'Details Mug 01' })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mug 01' }));
  for (const name of ['Don’t sync and show', 'Sync this product again']) {
    expect(dialog.getByRole('button', { name })).toBeDisabled();
    expect(dialog.getByRole('button', { name })).toHaveAccessibleDescription(/Ask an owner: Ada\.$/);
  }
  expect(dialog.getByText(viewer.refusal)).toBeVisible();
});

it('keeps the focus in the page of the product when it is hidden there: Escape closes it [O2.45]', async () => {
  const { fake } = showFeed({ store: { feed: times(2, feedItem) } });
  await rowsOf('Products');
  await openDialog(() => userEvent.click(screen.getByRole('link', { name: 'Details Mug 01' })));
  const dialog = await screen.findByRole('dialog', { name: 'Mug 01' });
  const covered: (Element | null)[] = [];
  const note = ({ target }: FocusEvent) => void covered.push((target as Element).closest('[aria-hidden="true"]'));
  document.addEventListener('focusin', note);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Don’t sync and show' }));
  await waitFor(() => expect(fake.notices[0]?.action?.label).toBe('Undo'));
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  document.removeEventListener('focusin', note);
  expect(covered.filter((element) => element !== null)).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('hides a product that the table does not show with an Undo, and shows it as it is read afterwards [O2.45]', async () => {
  const { fake } = showFeed({
    store: { feed: times(12, feedItem) },
    location: { path: '/google/product-feed', params: { why: '112' } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Mug 12' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Don’t sync and show' }));
  await waitFor(() => expect(fake.notices[0]?.action?.label).toBe('Undo'));
  fake.store.feed = times(12, feedItem);
  await act(() => fake.page.queryClient.invalidateQueries({ queryKey: ['listProductFeed'] }));
  expect(await dialog.findByRole('button', { name: 'Don’t sync and show' })).toBeVisible();
  act(() => fake.notices[0]?.action?.run());
  await waitFor(() =>
    expect(fake.callsOf('updateProductVisibility').map(({ body }) => body)).toEqual([
      { ids: [112], visible: false },
      { ids: [112], visible: true },
    ]),
  );
});
