import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { later, openDialog, showDashboard, standAtNow } from '../../testing/dashboard.harness';

standAtNow();

const storeOrders = {
  currency: 'USD',
  days: [
    { day: '2026-11-02', orders: 3, revenue: 0.1 },
    { day: '2026-11-05', orders: 40, revenue: 1200.2 },
  ],
};

const open = async (figure: string) => {
  const button = await screen.findByRole('button', { name: `About ${figure}` }, later);
  await openDialog(() => userEvent.click(button));
  return { button, panel: within(await screen.findByRole('dialog', { name: `About ${figure}` }, later)) };
};

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('sets what is counted beside the orders of the store, added up from its days', async () => {
  const { fake } = showDashboard({ store: { storeOrders } });
  const { panel } = await open('Total sales');
  const revenue = await panel.findByRole('row', { name: /^Total sales and revenue/ });
  expect(cells(revenue)).toEqual(['$1,983.65', '$1,200.30']);
  expect(cells(panel.getByRole('row', { name: /^Conversions and orders/ }))).toEqual(['0', '43']);
  expect(fake.callsOf('getStoreOrders').map(({ query }) => query)).toEqual([
    { after: '2026-11-01', before: '2026-11-20' },
  ]);
  expect(panel.getByText(/time zone, America\/New_York/)).toBeVisible();
  expect(panel.getByText(/^30 days, unless you changed it/)).toBeVisible();
});

it('says what a ratio is made of, and gives the focus back when it closes', async () => {
  showDashboard();
  const { button, panel } = await open('ROAS');
  expect(panel.getByText('$1,983.65 ÷ $515.50 = 3.85×')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(button).toHaveFocus();
});

it('compares nothing with orders where they have no such figure', async () => {
  const { fake } = showDashboard({ store: { storeOrders } });
  const { panel } = await open('Clicks');
  expect(panel.getByText(/^Orders cannot be set beside it: most clicks end without one/)).toBeVisible();
  expect(panel.getByText('Google Merchant Center: free listings')).toBeVisible();
  expect(panel.queryByRole('table')).toBeNull();
  expect(fake.callsOf('getStoreOrders')).toEqual([]);
});

it('explains without orders in front of a store that does not tell them [decisions 29]', async () => {
  const { fake } = showDashboard({ store: { storeOrders }, bootstrap: { missingCalls: ['getStoreOrders'] } });
  const { panel } = await open('Conversions');
  expect(panel.getByText(/^Your store counts every order/)).toBeVisible();
  expect(panel.queryByRole('table')).toBeNull();
  expect(fake.callsOf('getStoreOrders')).toEqual([]);
});

it('says in its place that the orders could not be loaded, and tries again', async () => {
  const { fake } = showDashboard({ store: { storeOrders } });
  fake.fail('getStoreOrders', { kind: 'network' });
  const { panel } = await open('Total sales');
  expect(await panel.findByText('Your store’s orders could not be loaded.', undefined, later)).toBeVisible();
  expect(fake.notices).toEqual([]);
  await userEvent.click(panel.getByRole('button', { name: 'Retry' }));
  expect(await panel.findByText('$1,200.30', undefined, later)).toBeVisible();
});
