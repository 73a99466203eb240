import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, openDialog, rowsOf, showFeed, viewer } from '../../testing/product-feed.harness';

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
