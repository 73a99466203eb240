import { createFakePage } from '@listings/shared-sections/testing';
import { AppProviders } from '@listings/shared-ui';
import { render, screen, waitFor } from '@testing-library/react';
import { Root } from './root';

it('shows the dashboard, tabs and all, for a sub-path that has no screen', async () => {
  const params = { subpath: '/campaigns/create', period: 'year', compare: 'previous_year' };
  const fake = createFakePage({ location: { path: '/google/dashboard', params } });
  render(
    <AppProviders>
      <Root {...fake.page} />
    </AppProviders>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await waitFor(() =>
    expect(fake.visits).toEqual([
      {
        how: 'replace',
        target: { path: '/google/dashboard', params: { period: 'year', compare: 'previous_year' } },
      },
    ]),
  );
});
