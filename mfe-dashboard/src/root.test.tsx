import { createFakePage } from '@listings/shared-app/testing';
import { AppProviders } from '@listings/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import { Root } from './root';

/** Awaited, as React asks where the first render waits for a lazy part. */
const show = async (params: Record<string, string>) => {
  const fake = createFakePage({ location: { path: '/google/dashboard', params } });
  await act(
    async () =>
      void render(
        <AppProviders>
          <Root {...fake.page} />
        </AppProviders>,
      ),
  );
  return fake;
};

it('shows the dashboard, tabs and all, for a sub-path that has no screen', async () => {
  const fake = await show({ subpath: '/campaigns/none', period: 'year', compare: 'previous_year' });
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

it.each([
  ['/free-listings/edit', 'Edit free listings'],
  ['/campaigns/create', 'Create your paid campaign'],
  ['/campaigns/edit', 'Edit your paid campaign'],
])('opens %s [O2.05, S2.05]', async (subpath, title) => {
  await show({ subpath, programId: '7' });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});
