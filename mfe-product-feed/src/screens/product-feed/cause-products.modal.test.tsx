import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FakePage, FakePageOptions } from '@listings/shared-app/testing';
import {
  feedItem,
  openDialog,
  productIssue,
  rowsOf,
  showFeed,
  times,
  viewer,
} from '../../testing/product-feed.harness';

const image = { code: 'missing_image_link', issue: 'Missing value [image link]', action: 'Add an image' };

/** A store in which so many products have no image, with the dialog about them. */
async function opened(
  count: number,
  prepare: (fake: FakePage) => void = () => undefined,
  bootstrap: FakePageOptions['bootstrap'] = {},
) {
  const feed = times(count, (number) => feedItem(number, { status: 'disapproved' }));
  const issues = times(count, (number) => productIssue(number, { ...image, product: feed[number - 1]?.title ?? '' }));
  const shown = showFeed({ bootstrap, store: { feed, issues, setupComplete: true } }, prepare);
  await rowsOf('Issues to resolve');
  await openDialog(() =>
    userEvent.click(screen.getByRole('button', { name: 'Edit, send again or hide (No product image)' })),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'No product image' }));
  await dialog.findByRole('button', { name: `Send ${count} products again` });
  return { ...shown, dialog };
}

const sent = (fake: FakePage) => fake.callsOf('updateProductVisibility').map(({ body }) => body);

beforeEach(() => localStorage.clear());

it('hides all of them but those that were taken out, closes, and can be undone [O2.43, O2.45]', async () => {
  const { dialog, fake } = await opened(3);
  expect(await rowsOf('Products with this issue')).toEqual(['Mug 01', 'Mug 02', 'Mug 03']);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Select Mug 02' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Hide 2 products from Google' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(fake)).toEqual([{ ids: [101, 103], visible: false }]);
  const [notice] = fake.notices;
  expect(notice?.text).toBe('You successfully changed the channel visibility of 2 products.');
  notice?.action?.run();
  await waitFor(() => expect(sent(fake)[1]).toEqual({ ids: [101, 103], visible: true }));
});

it('sends them again and says how many still have the issue [O2.43]', async () => {
  const { dialog, fake } = await opened(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 products again' }));
  expect(
    await dialog.findByText(
      '2 products were sent. 2 products still have this issue: edit them in your store, then send them again.',
    ),
  ).toBeVisible();
  expect(sent(fake)).toEqual([{ ids: [101, 102], visible: true }]);
});

it('says that none of them has the issue any more', async () => {
  const { dialog, fake } = await opened(2);
  fake.store.issues = [];
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 products again' }));
  expect(await dialog.findByText('2 products were sent. None of them has this issue any more.')).toBeVisible();
  expect(dialog.getByText('No product has this issue any more.')).toBeVisible();
  expect(dialog.queryByRole('button', { name: /products again$|^Hide/ })).toBeNull();
  expect(dialog.queryByText(/Before you can continue|Select at least one/)).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Issues to resolve' })).toContainElement(
      document.activeElement as HTMLElement,
    ),
  );
});

it('has ten products a page, and means those of all pages', async () => {
  const { dialog } = await opened(12);
  expect(await rowsOf('Products with this issue')).toHaveLength(10);
  await userEvent.click(dialog.getByRole('button', { name: 'Clear selection' }));
  expect(dialog.getByText('0 products selected')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Hide 0 products from Google' })).toBeDisabled();
  await userEvent.click(dialog.getByRole('button', { name: 'Select all 12 products' }));
  expect(dialog.getByRole('button', { name: 'Send 12 products again' })).toBeEnabled();
});

it('leads to the page of a product, and to its edit screen', async () => {
  const { dialog } = await opened(2);
  expect(dialog.getByRole('link', { name: /^Edit Mug 02/ })).toHaveAttribute(
    'href',
    expect.stringContaining('post=102'),
  );
  await openDialog(() => userEvent.click(dialog.getByRole('link', { name: 'Mug 02' })));
  expect(await screen.findByRole('dialog', { name: 'Mug 02' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'No product image' })).toBeNull());
});

it('shows the products to whoever may not change them, with the changes disabled and whom to ask [O2.43, O2.45]', async () => {
  const { dialog } = await opened(2, undefined, { person: viewer });
  expect(await rowsOf('Products with this issue')).toEqual(['Mug 01', 'Mug 02']);
  expect(dialog.getByRole('button', { name: 'Hide 2 products from Google' })).toBeDisabled();
  expect(dialog.getByRole('button', { name: 'Send 2 products again' })).toBeDisabled();
  expect(dialog.getByText(viewer.refusal)).toBeVisible();
});

describe('more of them than one call takes', () => {
  const patience = { timeout: 9000 };

  it('are hidden in parts, with an Undo that stays [O2.45]', async () => {
    const { dialog, fake } = await opened(501);
    await userEvent.click(dialog.getByRole('button', { name: 'Hide 501 products from Google' }));
    await waitFor(() => expect(fake.notices).toMatchObject([{ stays: true, action: { label: 'Undo' } }]), patience);
    expect(sent(fake)).toMatchObject([{ visible: false }, { ids: [199], visible: false }]);
  });

  it('are told as they are sent, no further once that is stopped, which is no refusal [O2.45]', async () => {
    const { dialog, fake } = await opened(502);
    const letGo = fake.hold('updateProductVisibility');
    await userEvent.click(dialog.getByRole('button', { name: 'Send 502 products again' }));
    expect(await dialog.findByText('0 of 502 products changed so far.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Stop' }));
    letGo();
    await waitFor(() => expect(fake.notices.map(({ text }) => text)).toEqual(['Stopped: 500 changed, 2 were not.']));
    expect(sent(fake)).toHaveLength(1);
    expect(dialog.queryByText(/changed so far/)).toBeNull();
    expect(await dialog.findByText(/^500 products were sent\./)).toBeVisible();
  });
});
