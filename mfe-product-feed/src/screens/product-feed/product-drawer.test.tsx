import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, openDialog, productIssue, rowsOf, showFeed, times } from '../../testing/product-feed.harness';
import type { FakePage, FakePageOptions } from '@listings/shared-app/testing';

async function why(item: ReturnType<typeof feedItem>, store: FakePageOptions['store'] = {}) {
  const shown = showFeed({ store: { feed: [item], ...store } });
  await openDialog(async () => userEvent.click(await screen.findByRole('link', { name: /^Why\? Mug 01/ })));
  return { ...shown, dialog: within(await screen.findByRole('dialog', { name: 'Mug 01' })) };
}

it.each(['approved', 'partially_approved', 'synced'])(
  'does not ask why a product is %s, and sends it again',
  async (status) => {
    const { fake } = showFeed({ store: { feed: [feedItem(1, { status })] } });
    await rowsOf('Products');
    expect(screen.queryByRole('link', { name: /^Why\?/ })).toBeNull();
    await openDialog(() => userEvent.click(screen.getByRole('link', { name: 'Details Mug 01' })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mug 01' }));
    expect(dialog.getByText('It is listed on Google.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Sync this product again' }));
    await waitFor(() =>
      expect(fake.callsOf('updateProductVisibility')[0]?.body).toEqual({ ids: [101], visible: true }),
    );
  },
);

describe('a link to it', () => {
  const at = (id: string) =>
    ({ location: { path: '/google/product-feed', params: { why: id, search: 'mug' } } }) as const;

  it('explains a product of whatever page, and leads back to the list', async () => {
    const feed = times(12, (number) => feedItem(number, number === 12 ? { status: 'pending' } : {}));
    const { fake } = showFeed({ store: { feed }, ...at('112') });
    const dialog = within(await screen.findByRole('dialog', { name: 'Mug 12' }));
    expect(dialog.getByText('Google is looking at it. The review of listings takes 3–5 days.')).toBeVisible();
    expect(fake.callsOf('listProductFeed').map(({ query }) => query)).toContainEqual(
      expect.objectContaining({ ids: [112] }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    expect(fake.visits).toEqual([
      { how: 'replace', target: { path: '/google/product-feed', params: { search: 'mug' } } },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says when the feed has no such product', async () => {
    showFeed({ store: { feed: [feedItem(1)] }, ...at('7') });
    const dialog = within(await screen.findByRole('dialog', { name: 'About this product' }));
    expect(await dialog.findByText('The feed has no such product. It may have been deleted.')).toBeVisible();
  });

  it('tells when the product is not to be had, with the reference, reads it again, and leaves the focus on the title [G17]', async () => {
    const feed = times(12, feedItem);
    showFeed({ store: { feed }, ...at('112') }, (fake) =>
      fake.fail('listProductFeed', { status: 500, body: { message: 'Broken' }, reference: 'r-20' }, 2),
    );
    const opened = await screen.findByRole('dialog', { name: 'About this product' });
    const dialog = within(opened);
    expect(await dialog.findByRole('alert')).toHaveTextContent('The product could not be loaded.');
    expect(dialog.getByText('Reference: r-20')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('dialog', { name: 'Mug 12' })).toBe(opened);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Product feed' })).toHaveFocus());
  });

  it.each(['0', '-1', 'x', '1e3', ''])('that names no product explains none: %s', async (id) => {
    showFeed({ store: { feed: [feedItem(1)] }, ...at(id) });
    await rowsOf('Products');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it.each([
  ['pending', 'Google is looking at it. The review of listings takes 3–5 days.'],
  ['disapproved', 'Google does not list it until its issues are resolved.'],
  ['has-errors', 'It could not be sent to Google: something about it has to be put right first.'],
  ['not-synced', 'It has not been sent to Google yet. Products are synced every 1–2 days.'],
  ['not_synced', 'It has not been sent to Google yet. Products are synced every 1–2 days.'],
  ['expiring', 'It becomes inactive within 3 days unless it is synced again.'],
  ['something-new', 'Google reports a state that is not known here.'],
])('says what %s means [O3.03, O9.03]', async (status, text) => {
  const { dialog } = await why(feedItem(1, { status }));
  expect(dialog.getByText(text)).toBeVisible();
  // What expires is active until then.
  const heading = status === 'expiring' ? 'Its state' : 'Why it is not active';
  expect(dialog.getByRole('heading', { name: heading })).toBeVisible();
});

it('names what was wrong with the product, and its own issues with what to do', async () => {
  const issues = [productIssue(1, { action: 'Add a price' }), productIssue(2)];
  const { dialog, fake } = await why(feedItem(1, { status: 'disapproved', errors: ['No price'] }), { issues });
  // The history may say it, too, once it is here.
  expect(dialog.getAllByText('No price')[0]).toBeVisible();
  expect(await dialog.findByText('Product problem 1')).toBeVisible();
  expect(dialog.getByText('Add a price')).toBeVisible();
  expect(dialog.queryByText('Product problem 2')).toBeNull();
  expect(fake.callsOf('listIssues').at(-1)).toEqual({
    key: 'listIssues',
    params: { issue_type: 'product' },
    query: { page: 1, per_page: 200, product_id: 101 },
  });
});

it('asks for the issues of its product only; a store that does not know that is looked through [O3.01, O7.03]', async () => {
  const issues = [
    ...times(250, (at) => productIssue(3, { issue: `Problem ${at}`, product: 'Apron' })),
    productIssue(1, { product: 'Mug 01' }),
  ];
  const knowing = await why(feedItem(1, { status: 'disapproved' }), { issues });
  expect(await knowing.dialog.findByText('Product problem 1')).toBeVisible();
  const asked = (shown: { readonly fake: FakePage }) =>
    shown.fake
      .callsOf('listIssues')
      .map(({ query }) => query as { page: number; per_page: number })
      .filter(({ per_page }) => per_page === 200);
  expect(asked(knowing)).toEqual([{ page: 1, per_page: 200, product_id: 101 }]);
  knowing.unmount();
  const ignoring = await why(feedItem(1, { status: 'disapproved' }), { issues, knowsFeedFilters: false });
  expect(await ignoring.dialog.findByText('Product problem 1')).toBeVisible();
  expect(ignoring.dialog.queryByText('Product problem 3')).toBeNull();
  expect(asked(ignoring).map(({ page }) => page)).toEqual([1, 2]);
});

it('says so when there are more issues than are looked through', async () => {
  const issues = times(5001, (at) => productIssue(3, { issue: `Problem ${at}`, product: 'Apron' }));
  const { dialog } = await why(feedItem(1, { status: 'disapproved' }), { issues, knowsFeedFilters: false });
  expect(await dialog.findByText(/very many issues: only the first 5,000 were looked through/)).toBeVisible();
  expect(dialog.queryByText('No issues are known.')).toBeNull();
});

it.each([
  ['not_synced', 'Whether it has issues is not known until Google has checked it.'],
  ['has-errors', 'Whether it has issues is not known until Google has checked it.'],
  ['pending', 'Whether it has issues is not known until Google has checked it.'],
  ['partially_approved', 'No issues are known.'],
])('says of a product that is %s and has no issue what is known: %s [O3.01, O3.03]', async (status, text) => {
  showFeed({ store: { feed: [feedItem(1, { status })] } });
  await rowsOf('Products');
  await openDialog(() => userEvent.click(screen.getByRole('link', { name: 'Mug 01' })));
  const problems = within((await screen.findByRole('heading', { name: 'Problems' })).parentElement!);
  expect(await problems.findByText(/issues/)).toHaveTextContent(text);
});

it('tells when the issues are not to be had, and reads them again', async () => {
  const { dialog, fake } = await (async () => {
    const shown = showFeed({ store: { feed: [feedItem(1, { status: 'disapproved' })], issues: [productIssue(1)] } });
    await rowsOf('Products');
    await screen.findByText('Product problem 1');
    shown.fake.fail('listIssues', { status: 500, body: { message: 'Broken' }, reference: 'r-21' });
    await openDialog(() => userEvent.click(screen.getByRole('link', { name: /^Why\?/ })));
    return { ...shown, dialog: within(await screen.findByRole('dialog')) };
  })();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Its issues could not be loaded.');
  expect(dialog.getByText('Reference: r-21')).toBeVisible();
  expect(fake.notices).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
  expect(await dialog.findByText('Product problem 1')).toBeVisible();
});

it('says that a hidden product is not sent, and shows it', async () => {
  const { dialog, fake } = await why(feedItem(1, { status: 'not_synced', visible: false }));
  expect(dialog.getByText(/^Its channel visibility is “Don’t sync and show”/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Sync and show' }));
  await waitFor(() => expect(fake.notices.map(({ text }) => text)).toEqual(['The product is on its way to Google.']));
  expect(fake.callsOf('updateProductVisibility')[0]?.body).toEqual({ ids: [101], visible: true });
  expect(fake.notices[0]?.action?.label).toBe('Undo');
});

it('sends a product again that is shown already', async () => {
  const { dialog, fake } = await why(feedItem(1, { status: 'has-errors' }), { setupComplete: true });
  await userEvent.click(dialog.getByRole('button', { name: 'Sync this product again' }));
  await waitFor(() => expect(fake.notices).toHaveLength(1));
  expect(fake.notices[0]?.action).toBeUndefined();
  expect(await dialog.findByText('Pending')).toBeVisible();
});

it('leads to the edit screen of the product', async () => {
  const { dialog, fake } = await why(feedItem(1, { status: 'disapproved' }));
  await userEvent.click(dialog.getByRole('link', { name: /^Edit product/ }));
  expect(fake.events).toEqual([
    { name: 'gla_edit_product_click', properties: { status: 'disapproved', visibility: 'sync_and_show' } },
  ]);
});

it('is opened by the title in the table, and by an affected product of a cause [O2.43, O2.44]', async () => {
  showFeed({
    store: { feed: [feedItem(1), feedItem(2)], issues: [productIssue(2, { product: 'Mug 02' })] },
  });
  await rowsOf('Issues to resolve');
  await openDialog(async () => userEvent.click(await screen.findByRole('link', { name: 'Mug 01' })));
  const first = within(await screen.findByRole('dialog', { name: 'Mug 01' }));
  await userEvent.click(first.getByRole('button', { name: 'Close' }));
  await openDialog(async () =>
    userEvent.click(await screen.findByRole('link', { name: 'Mug 02 (Product problem 2)' })),
  );
  expect(await screen.findByRole('dialog', { name: 'Mug 02' })).toBeVisible();
});

describe('what the store tells of it', () => {
  const attributes = [
    { name: 'title', value: 'Mug 01' },
    { name: 'image_link', value: '' },
    { name: 'price', value: '20.00 USD' },
    { name: 'sale_price', value: '15.50 USD' },
    { name: 'availability', value: 'in_stock' },
  ];
  const noImage = productIssue(1, {
    code: 'missing_image_link',
    issue: 'Missing value [image link]',
    action: 'Add an image to the product',
  });
  const told = {
    sent_at: 1_700_000_000,
    offers: [{ id: 'gla_101', title: 'Mug 01', attributes }],
    history: [
      { at: 1_700_000_000, event: 'disapproved' },
      { at: 1_699_913_600, event: 'sent' },
      { at: 1_699_913_500, event: 'something-new' },
    ],
  };

  it('is its listing, every attribute, each problem beside its attribute, and its history', async () => {
    const { dialog } = await why(feedItem(1, { status: 'disapproved' }), {
      issues: [noImage],
      feedProducts: { 101: told },
    });
    expect(await dialog.findByRole('heading', { name: 'How shoppers see it' })).toBeVisible();
    expect(dialog.getByText('$15.50')).toBeVisible();
    expect(dialog.getByText('before $20.00')).toBeVisible();
    expect(dialog.getByText('In stock')).toBeVisible();
    const image = within(dialog.getByText('image_link').parentElement!);
    expect(image.getByText('Not sent')).toBeVisible();
    expect(await image.findByText('No product image')).toBeVisible();
    expect(image.getByText('Add an image')).toBeVisible();
    expect(dialog.getByText('Google calls it “Missing value [image link]”.')).toBeVisible();
    const history = within(dialog.getByRole('list', { name: 'What became of it, the newest first' }));
    expect(history.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'DisapprovedNov 14, 2023, 10:13 PM',
      'Sent to GoogleNov 13, 2023, 10:13 PM',
    ]);
  });

  it.each([
    ['disapproved', told.sent_at, 'What is sent to Google'],
    ['not_synced', null, 'What would be sent to Google'],
    ['has-errors', null, 'What would be sent to Google'],
  ])('is named by whether it was sent: %s since %s', async (status, sent_at, heading) => {
    const { dialog } = await why(feedItem(1, { status }), { feedProducts: { 101: { ...told, sent_at } } });
    expect(await dialog.findByRole('heading', { name: /sent to Google$/ })).toHaveTextContent(heading);
  });

  it('has the picture that the store tells, from its own address only', async () => {
    const offers = [
      { id: 'gla_101', title: 'Mug 01', attributes: [{ name: 'image_link', value: 'https://x.example/1' }] },
    ];
    const pictured = (src: string) =>
      why(feedItem(1, { status: 'pending' }), {
        feedProducts: { 101: { offers } },
        products: [{ id: 101, name: 'Mug 01', type: 'simple', images: [{ src, thumbnail: src }] }],
      });
    const own = await pictured('/pictures/mug.svg');
    await own.dialog.findByRole('heading', { name: 'How shoppers see it' });
    await waitFor(() =>
      expect(document.querySelector('[role=dialog] img')).toHaveAttribute('src', '/pictures/mug.svg'),
    );
    own.unmount();
    const foreign = await pictured('https://elsewhere.example/mug.jpg');
    await foreign.dialog.findByRole('heading', { name: 'How shoppers see it' });
    await waitFor(() => expect(foreign.fake.callsOf('listProducts')).not.toEqual([]));
    expect(document.querySelector('[role=dialog] img')).toBeNull();
  });

  it('is of one variation at a time', async () => {
    const [small, large] = ['Small', 'Large'].map((title) => ({
      id: `gla_${title}`,
      title,
      attributes: [{ name: 'size', value: title }],
    }));
    const { dialog } = await why(feedItem(1, { status: 'pending' }), {
      feedProducts: { 101: { offers: [small!, large!] } },
    });
    await userEvent.selectOptions(await dialog.findByLabelText('Variation'), 'Large');
    expect(dialog.getByText('size').parentElement).toHaveTextContent('sizeLarge');
  });

  it('is left out where the store does not tell it: reason, problems and actions stay', async () => {
    const { fake } = showFeed({
      bootstrap: { missingCalls: ['getFeedProduct'] },
      store: { feed: [feedItem(1, { status: 'disapproved' })], issues: [noImage], feedProducts: { 101: told } },
    });
    await openDialog(async () => userEvent.click(await screen.findByRole('link', { name: /^Why\? Mug 01/ })));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mug 01' }));
    expect(dialog.getByText('Google does not list it until its issues are resolved.')).toBeVisible();
    expect(await dialog.findByText('No product image')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Sync this product again' })).toBeEnabled();
    expect(dialog.queryByRole('heading', { name: 'History' })).toBeNull();
    expect(fake.callsOf('getFeedProduct')).toEqual([]);
  });

  it('is said to be missing when it is not to be had, and read again', async () => {
    const shown = showFeed({ store: { feed: [feedItem(1, { status: 'pending' })], feedProducts: { 101: told } } });
    await rowsOf('Products');
    shown.fake.fail('getFeedProduct', { status: 500, body: { message: 'Broken' }, reference: 'r-22' });
    await openDialog(() => userEvent.click(screen.getByRole('link', { name: /^Why\?/ })));
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('What is sent of it could not be loaded.');
    expect(dialog.getByText('Reference: r-22')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByRole('heading', { name: 'History' })).toBeVisible();
  });
});

it('hides a product, and offers to undo that [O2.45]', async () => {
  const { dialog, fake } = await why(feedItem(1, { status: 'disapproved' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Don’t sync and show' }));
  await waitFor(() => expect(fake.notices[0]?.action?.label).toBe('Undo'));
  expect(fake.callsOf('updateProductVisibility')[0]?.body).toEqual({ ids: [101], visible: false });
  expect(await dialog.findByText(/^Its channel visibility is “Don’t sync and show”/)).toBeVisible();
});
