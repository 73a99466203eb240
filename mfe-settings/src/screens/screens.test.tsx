import { screen } from '@testing-library/react';
import { showSettings, subpath } from '../testing/settings.harness';

it('a view that is still being fetched shows its place, not an empty page [O2.48]', () => {
  const { container } = showSettings({ location: subpath('/edit-store-address') });
  expect(container.querySelector('[aria-busy="true"]')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
});
