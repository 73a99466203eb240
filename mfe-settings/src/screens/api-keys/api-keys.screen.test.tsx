import type { ApiKey } from '@listings/shared-api/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import './api-keys.screen';
import { openDialog, settingsPage, subpath } from '../../testing/settings.harness';

/** The screen, with a key just made under each name. */
async function made(...names: readonly string[]) {
  const { fake, element } = settingsPage({ location: subpath('/api-keys') });
  await openDialog(() => render(element));
  for (const name of names) {
    fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Make key' }));
    await screen.findByRole('button', { name: `Revoke “${name}”` });
  }
  return { ...fake, fields: () => screen.queryAllByRole<HTMLInputElement>('textbox', { name: 'Key' }) };
}

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
  await openDialog(() => fireEvent.click(screen.getByRole('button', { name: 'Close without copying' })));
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

const loss = {
  title: 'Leave without copying the key?',
  text: 'The key “Stock script” is shown only now. Without a copy nothing can use it: you would have to make another key.',
};

it('asks before a key that was not copied is left, and says what is lost; no longer once it was copied', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  const { lossBy, fields } = await made('Stock script');
  expect([lossBy(null), lossBy({ path: '/google/settings' })]).toEqual([loss, loss]);
  await openDialog(() => fireEvent.click(screen.getByRole('button', { name: 'Copy key' })));
  expect(writeText.mock.calls).toEqual([[fields()[0]?.value]]);
  expect(lossBy(null)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(fields()).toEqual([]);
});

it('counts a key as copied that was copied whole by hand, and not a part of it', async () => {
  const { lossBy, fields } = await made('Stock script');
  const field = fields()[0] as HTMLInputElement;
  field.setSelectionRange(0, 4);
  fireEvent.copy(field);
  expect(lossBy()).toEqual(loss);
  field.select();
  fireEvent.copy(field);
  expect(lossBy()).toBe(false);
});

it('asks before a key that was not copied is dismissed', async () => {
  const { fields } = await made('Stock script');
  const dismiss = () => openDialog(() => fireEvent.click(screen.getByRole('button', { name: 'Done' })));
  await dismiss();
  const dialog = within(screen.getByRole('dialog', { name: 'Close without copying the key?' }));
  expect(dialog.getByText(loss.text)).toBeVisible();
  fireEvent.click(dialog.getByRole('button', { name: 'Back to the key' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fields()).toHaveLength(1);
  await dismiss();
  fireEvent.click(screen.getByRole('button', { name: 'Close without copying' }));
  await waitFor(() => expect(fields()).toEqual([]));
});

it('keeps a key that was not copied beside the next one, until it is revoked', async () => {
  const { lossBy, fields } = await made('Stock script', 'Nightly report');
  expect(fields()).toHaveLength(2);
  for (const name of ['Stock script', 'Nightly report']) {
    await openDialog(() => fireEvent.click(screen.getByRole('button', { name: `Revoke “${name}”` })));
    await openDialog(() => fireEvent.click(screen.getByRole('button', { name: 'Revoke key' })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect([fields(), lossBy()]).toEqual([[], false]);
});

it.each([
  ['the ads account', { id: 5, currency: 'EUR', symbol: '€', status: 'connected' }, 'EUR', '12.50 EUR'],
  ['the store, without an account', { id: 0, currency: null, symbol: '', status: 'disconnected' }, 'USD', '$12.50'],
] as const)('says limits in the currency of %s [O2.53]', async (_, ads, currency, limit) => {
  const { element } = settingsPage({ location: subpath('/api-keys'), store: { ads } });
  await openDialog(() => render(element));
  fireEvent.change(await screen.findByRole('textbox', { name: 'Name' }), { target: { value: 'Budgets' } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Role' }), { target: { value: 'advertiser' } });
  const name = `Most that all running campaigns may spend a day, in ${currency}`;
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value: '12.5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Make key' }));
  expect(await screen.findByText(new RegExp(`^Advertiser, up to ${limit.replace('$', '\\$')} a day`))).toBeVisible();
});

const reportKey: ApiKey = {
  id: 3,
  name: 'Nightly report',
  prefix: 'key_fake00',
  role: 'viewer',
  spend_limit: null,
  made_by: 'Ada',
  made_at: 1_700_000_000,
  ends_at: 1_800_000_000,
  used_at: null,
  state: 'active',
};

it('says why a role may not revoke a key, at its button [O2.53]', async () => {
  const refusal = 'Your role does not allow this. Ask an owner: Ada.';
  const refused = { createApiKey: 'owner', revokeApiKey: 'owner' } as const;
  const person = { id: 'vi', name: 'Vi', role: 'viewer', spendLimit: null, refused, refusal } as const;
  const { element } = settingsPage({
    location: subpath('/api-keys'),
    bootstrap: { person },
    store: { apiKeys: [reportKey] },
  });
  await openDialog(() => render(element));
  const revoke = await screen.findByRole('button', { name: 'Revoke “Nightly report”' });
  expect(revoke).toBeDisabled();
  expect(revoke).toHaveAccessibleDescription(refusal);
});
