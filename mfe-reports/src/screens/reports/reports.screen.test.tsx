import { act, fireEvent, screen } from '@testing-library/react';
import { showReports, standAtNow, tableRows } from '../../testing/reports.harness';

standAtNow();

const tab = (name: string) => screen.getByRole('link', { name });

it('begins with programs; products are a place of their own, and the days go along [O2.08]', async () => {
  const params = { period: 'year', compare: 'previous_period', orderby: 'clicks', order: 'asc' };
  const { fake } = await showReports({ location: { path: '/google/reports', params } });
  expect(tab('Programs')).toHaveAttribute('aria-current', 'page');
  expect((await tableRows())[0]?.[0]).toBe('Program');
  // Awaited, as React asks where a lazy part is waited for.
  await act(async () => void fireEvent.click(tab('Products')));
  expect(fake.page.navigation.current()).toEqual({
    path: '/google/reports',
    params: { period: 'year', compare: 'previous_period', reportKey: 'products' },
  });
  expect(tab('Products')).toHaveAttribute('aria-current', 'page');
  expect((await tableRows())[0]?.[0]).toBe('Product title');
});

it('shows programs for a report it does not know [O2.08]', async () => {
  await showReports({ location: { path: '/google/reports', params: { reportKey: 'profits' } } });
  expect(tab('Programs')).toHaveAttribute('aria-current', 'page');
  expect((await tableRows())[0]?.[0]).toBe('Program');
});

it('warns when the ads account counts in another currency [O2.03]', async () => {
  await showReports({ store: { ads: { id: 5, currency: 'EUR', symbol: '€', status: 'connected' } } });
  expect(await screen.findByText(/Your Google Ads account counts in EUR, your store in USD\./)).toBeVisible();
  expect((await tableRows())[1]?.[1]).toBe('1,483.65\u00a0EUR');
});
