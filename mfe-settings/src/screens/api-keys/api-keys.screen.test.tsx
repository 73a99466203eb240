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

it('gives the focus to the name once the key that was made is dismissed, and keeps what was typed meanwhile', async () => {
  const { fake, element } = settingsPage({ location: subpath('/api-keys') });
  await openDialog(() => render(element));
  const name = await screen.findByRole('textbox', { name: 'Name' });
  fireEvent.change(name, { target: { value: 'Stock script' } });
  const letGo = fake.hold('createApiKey');
  fireEvent.click(screen.getByRole('button', { name: 'Make key' }));
  fireEvent.change(name, { target: { value: 'Nightly report' } });
  letGo();
  const done = await screen.findByRole('button', { name: 'Done' });
  expect(name).toHaveValue('Nightly report');
  fireEvent.click(done);
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(name).toHaveFocus();
});

it('gives the focus to the list once a key is revoked, whose button is gone', async () => {
  const { element } = settingsPage({ location: subpath('/api-keys') });
  await openDialog(() => render(element));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Stock script' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make key' }));
  await openDialog(async () => fireEvent.click(await screen.findByRole('button', { name: /^Revoke .*Stock script/ })));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /^Revoke/ }));
  await waitFor(() => expect(screen.getByRole('list')).toHaveFocus());
  expect(screen.queryByRole('button', { name: /^Revoke/ })).toBeNull();
});
