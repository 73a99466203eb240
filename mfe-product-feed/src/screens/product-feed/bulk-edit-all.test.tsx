import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, rowsOf, showFeed, times } from '../../testing/product-feed.harness';
import { apply, bar, choose, hidden, showProducts } from '../../testing/bulk-edit.harness';
import { BulkEdit } from './feed-table.section';

beforeAll(() => BulkEdit.preload());

describe('all products', () => {
  const selectPage = () => userEvent.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  const patience = { timeout: 9000 };
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const answer = async (name: string, label: string) =>
    userEvent.click(within(await screen.findByRole('dialog', { name })).getByRole('button', { name: label }));
  const told = (fake: Awaited<ReturnType<typeof showProducts>>['fake']) =>
    fake.notices.map(({ kind, text }) => ({ kind, text }));
  const idsSent = (fake: Awaited<ReturnType<typeof showProducts>>['fake']) =>
    fake.callsOf('updateProductVisibility').map(({ body }) => (body as { ids: number[] }).ids.length);

  /** Selects all of a feed of so many products. */
  const selectAll = async (products: string) => {
    await selectPage();
    await press(`Select all ${products} products`);
    expect(await screen.findByText(`All ${products} products selected`, {}, patience)).toBeVisible();
  };
  /** Hides all that are selected, after the question about it. */
  const hideAll = async (products: string) => {
    await choose(hidden);
    await userEvent.click(apply());
    await answer(`Hide all ${products} products from Google?`, hidden);
  };
  /** Hides all of a feed of so many products, with the first answer held back. */
  const beginHiding = async (fake: Awaited<ReturnType<typeof showProducts>>['fake'], products: string) => {
    await selectAll(products);
    const letGo = fake.hold('updateProductVisibility');
    await hideAll(products);
    await screen.findByText(`0 of ${products} products changed so far.`, {}, patience);
    return letGo;
  };

  it('are offered once those of the page are selected, read in parts and changed in parts, with an undo', async () => {
    const { fake } = await showProducts(1234);
    expect(screen.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await selectPage();
    expect(screen.getByText('10 products selected')).toBeVisible();
    await press('Select all 1,234 products');
    expect(await screen.findByText('All 1,234 products selected', {}, patience)).toBeVisible();
    expect(
      fake
        .callsOf('listProductFeed')
        .slice(-7)
        .map(({ query }) => query),
    ).toEqual([1, 2, 3, 4, 5, 6, 7].map((page) => ({ page, per_page: 200, orderby: 'id', order: 'asc' })));
    await choose(hidden);
    await userEvent.click(apply());
    await answer('Hide all 1,234 products from Google?', 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(fake.callsOf('updateProductVisibility')).toEqual([]);
    await userEvent.click(apply());
    await answer('Hide all 1,234 products from Google?', hidden);
    await waitFor(
      () =>
        expect(told(fake)).toEqual([
          { kind: 'success', text: 'You successfully changed the channel visibility of 1,234 products.' },
        ]),
      patience,
    );
    expect(fake.notices[0]).toMatchObject({ stays: true, action: { label: 'Undo' } });
    expect(idsSent(fake)).toEqual([500, 500, 234]);
    expect(fake.store.feed.filter(({ visible }) => visible)).toEqual([]);
    act(() => fake.notices[0]?.action?.run());
    await waitFor(() => expect(fake.store.feed.filter(({ visible }) => !visible)).toEqual([]), patience);
  });

  it.each([true, false])(
    'are those that search and filters find; where the store filters: %s',
    async (knowsFeedFilters) => {
      const feed = times(40, (number) => feedItem(number, { visible: number % 2 === 0 }));
      const { fake } = showFeed({
        store: { feed, knowsFeedFilters },
        location: { path: '/google/product-feed', params: { visibility: 'hidden' } },
      });
      await rowsOf('Products');
      await bar();
      await selectPage();
      await press('Select all 20 products that match');
      expect(await screen.findByText('All 20 products selected', {}, patience)).toBeVisible();
      await userEvent.selectOptions(screen.getByLabelText('Channel visibility'), '');
      await waitFor(() =>
        expect(told(fake)).toEqual([
          {
            kind: 'info',
            text: 'The selection of 20 products was cleared, because the search or the filters changed.',
          },
        ]),
      );
      expect(screen.queryByText(/selected$/)).toBeNull();
    },
  );

  it('that could not be changed are named, and stay selected', async () => {
    const { fake } = await showProducts(600, ({ fail }) =>
      fail('updateProductVisibility', { status: 400, body: { success: [], errors: [102, 103] } as never }),
    );
    await selectAll('600');
    await hideAll('600');
    await waitFor(
      () =>
        expect(told(fake).map(({ text }) => text)).toEqual([
          'You successfully changed the channel visibility of 598 products.',
          expect.stringContaining(
            '2 products were not changed and stay selected: Mug 02 (No. 102) and Mug 03 (No. 103).',
          ),
        ]),
      patience,
    );
    expect(screen.getByText('2 products selected')).toBeVisible();
  });

  it('are changed no further once that is stopped, which is no refusal, and can be undone [O2.45]', async () => {
    const { fake } = await showProducts(1100);
    const letGo = await beginHiding(fake, '1,100');
    await press('Stop');
    letGo();
    await waitFor(() => expect(screen.getByText('600 products selected')).toBeVisible(), patience);
    expect(idsSent(fake)).toEqual([500]);
    expect(told(fake)).toEqual([{ kind: 'info', text: 'Stopped: 500 changed, 600 were not and stay selected.' }]);
    expect(fake.notices[0]).toMatchObject({ stays: true, action: { label: 'Undo' } });
    act(() => fake.notices[0]?.action?.run());
    await waitFor(() => expect(fake.store.feed.filter(({ visible }) => !visible)).toEqual([]), patience);
    expect(idsSent(fake)).toEqual([500, 500]);
  });

  it('of which a later part is refused are told with its status, and can be undone as far as they were changed [O2.45]', async () => {
    const { fake } = await showProducts(600);
    const letGo = await beginHiding(fake, '600');
    letGo();
    const letLaterGo = fake.hold('updateProductVisibility');
    await waitFor(() => expect(idsSent(fake)).toEqual([500, 100]), patience);
    fake.fail('updateProductVisibility', { status: 500, body: { message: 'Broken' } });
    letLaterGo();
    await waitFor(() => expect(screen.getByText('100 products selected')).toBeVisible(), patience);
    expect(fake.notices).toMatchObject([
      { kind: 'success', action: { label: 'Undo' }, text: expect.stringContaining(' of 500 products.') as string },
      {
        kind: 'error',
        failure: { status: 500 },
        text: expect.stringContaining('100 products were not changed') as string,
      },
    ]);
  });

  it('ask before the page is left, wherever to, while they are changed [O4.09]', async () => {
    const { fake } = await showProducts(600);
    expect(fake.isGuarded()).toBe(false);
    const letGo = await beginHiding(fake, '600');
    expect([fake.isGuarded(), fake.isGuarded({ path: '/google/dashboard' })]).toEqual([true, true]);
    letGo();
    await waitFor(() => expect(told(fake)).toHaveLength(1), patience);
    expect(fake.isGuarded()).toBe(false);
  });

  it('that could not be read leave the selection as it was', async () => {
    const { fake } = await showProducts(30);
    await selectPage();
    fake.fail('listProductFeed', { status: 500, body: { message: 'Broken' } });
    await press('Select all 30 products');
    await waitFor(() => expect(told(fake)[0]?.text).toMatch(/^The products could not all be read/));
    expect(screen.getByText('10 products selected')).toBeVisible();
  });
});
