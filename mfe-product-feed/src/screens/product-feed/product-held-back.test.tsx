import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedItem, openDialog, showFeed, times } from '../../testing/product-feed.harness';

it.each([
  ['approved', 'Approved'],
  ['expiring', 'Expiring'],
])('says that a product which is %s and shown nowhere waits for the review [O4.03]', async (status, label) => {
  showFeed({ store: { feed: [feedItem(1, { status, places: [] })] } });
  await openDialog(async () => userEvent.click(await screen.findByRole('link', { name: /^(Details|Why\?) Mug 01/ })));
  const dialog = within(await screen.findByRole('dialog', { name: 'Mug 01' }));
  const text = 'Google has approved it, and does not list it until the review of your account is over.';
  for (const said of [`${label}, not shown`, 'Why it is not active', text])
    expect(dialog.getByText(said)).toBeVisible();
});

it('says of a product that is not on the page shown, too, that it is listed nowhere [O4.03]', async () => {
  const { fake } = showFeed({
    store: { feed: times(12, (number) => feedItem(number, { places: [] })) },
    location: { path: '/google/product-feed', params: { why: '112' } },
  });
  const dialog = within(await screen.findByRole('dialog', { name: 'Mug 12' }));
  expect(dialog.getByText('Approved, not shown')).toBeVisible();
  expect(fake.callsOf('listProductFeed').map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ ids: [112], details: true }),
  );
});
