import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import './api-keys.screen';
import { openDialog, settingsPage, subpath } from '../../testing/settings.harness';

it('names the reference of keys that could not be read, and reads them again', async () => {
  const { fake, element } = settingsPage({ location: subpath('/api-keys') }, (page) =>
    page.fail('listApiKeys', { status: 500, body: { message: 'Broken' }, reference: 'r-34' }),
  );
  await openDialog(() => render(element));
  const problem = within(await screen.findByRole('alert'));
  expect(problem.getByText('Reference: r-34')).toBeVisible();
  fireEvent.click(problem.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(fake.callsOf('listApiKeys')).toHaveLength(2);
});
