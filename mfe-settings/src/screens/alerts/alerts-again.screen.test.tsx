import type { AlertSettings } from '@listings/shared-api/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import './alerts.screen';
import { openDialog, settingsPage, subpath } from '../../testing/settings.harness';

const settings: AlertSettings = {
  rules: [
    {
      key: 'sync_old',
      name: 'Products not synced',
      what: 'What it tells of.',
      on: true,
      mail: false,
      threshold: { value: 24, unit: 'hours', max: 720 },
    },
  ],
  digest: 'off',
  digest_hour: 8,
  quiet: null,
  mail: null,
  mail_available: true,
  mail_kept: false,
};

it('shows what was read before while it is read anew, and what has changed since once that is known [13]', async () => {
  const { fake, element } = settingsPage({ location: subpath('/alerts'), store: { alertSettings: settings } });
  await openDialog(() => render(element));
  await screen.findByRole('group', { name: 'Products not synced' });
  await openDialog(() => fake.arriveAt({ path: '/google/settings' }));
  expect(screen.queryByRole('group', { name: 'Products not synced' })).toBeNull();
  fake.store.alertSettings = { ...settings, digest: 'daily' };
  const letGo = fake.hold('getAlertSettings');
  await openDialog(() => fake.arriveAt(subpath('/alerts')));
  const row = within(await screen.findByRole('group', { name: 'Products not synced' }));
  expect(screen.getByRole('combobox', { name: 'How often' })).toHaveValue('off');
  fireEvent.click(row.getByRole('switch', { name: 'Also by mail' }));
  await openDialog(letGo);
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'How often' })).toHaveValue('daily'));
  expect(row.getByRole('switch', { name: 'Also by mail' })).toBeChecked();
  expect(fake.callsOf('getAlertSettings')).toHaveLength(2);
});
