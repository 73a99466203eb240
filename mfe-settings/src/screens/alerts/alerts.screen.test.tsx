import type { AlertRuleSettings, AlertSettings } from '@listings/shared-api/contract';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import './alerts.screen';
import { openDialog, settingsPage, subpath } from '../../testing/settings.harness';

const rule = (key: string, name: string, threshold: AlertRuleSettings['threshold']): AlertRuleSettings => ({
  key,
  name,
  what: 'What it tells of.',
  on: true,
  mail: false,
  threshold,
});
const settings = {
  rules: [
    rule('connection_lost', 'Connection lost', null),
    rule('sync_old', 'Products not synced', { value: 24, unit: 'hours', max: 720 }),
  ],
  digest: 'off' as const,
  digest_hour: 8,
  quiet: null,
  mail: null,
  mail_available: true,
  mail_kept: false,
};
async function show(change: Partial<AlertSettings> = {}) {
  const { fake, element } = settingsPage({
    location: subpath('/alerts'),
    store: { alertSettings: { ...settings, ...change } },
  });
  await openDialog(() => render(element));
  return fake;
}

it('saves what is on, from where on, by mail, how often and in which hours not', async () => {
  const fake = await show();
  const row = within(await screen.findByRole('group', { name: 'Products not synced' }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(/Nothing has changed yet/);
  fireEvent.click(row.getByRole('switch', { name: 'Also by mail' }));
  fireEvent.change(row.getByRole('textbox', { name: 'From (hours)' }), { target: { value: '1000' } });
  fireEvent.blur(row.getByRole('textbox', { name: 'From (hours)' }));
  const lost = within(screen.getByRole('group', { name: 'Connection lost' }));
  fireEvent.click(lost.getByRole('switch', { name: 'On' }));
  fireEvent.click(screen.getByRole('switch', { name: 'No mails at night' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Mail address' }), { target: { value: 'anna@shop' } });
  expect(screen.getByRole('textbox', { name: 'Mail address' })).toBeInvalid();
  fireEvent.change(screen.getByRole('textbox', { name: 'Mail address' }), { target: { value: 'anna@shop.example' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Nothing has changed yet');
  expect(fake.callsOf('saveAlertSettings')[0]?.body).toEqual({
    language: 'en',
    rules: [
      { key: 'connection_lost', on: false, mail: false, threshold: null },
      { key: 'sync_old', on: true, mail: true, threshold: 720 },
    ],
    digest: 'off',
    digest_hour: 8,
    quiet: { from: 22, to: 7 },
    mail: 'anna@shop.example',
  });
});

it('says from and up to which number a rule may begin, and what became of another', async () => {
  await show();
  const field = within(await screen.findByRole('group', { name: 'Products not synced' })).getByRole('textbox');
  const enter = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  expect(field).toHaveAccessibleDescription('1 to 720');
  enter('1000');
  expect(field).toHaveAccessibleDescription('1 to 720: 1,000 became 720');
  enter('48');
  expect(field).toHaveAccessibleDescription('1 to 720');
  enter('-5');
  expect(field).toHaveAccessibleDescription('1 to 720: -5 became 1');
});

it('lets a threshold that is still being typed be saved by one press', async () => {
  const fake = await show();
  const field = within(await screen.findByRole('group', { name: 'Products not synced' })).getByRole('textbox');
  const save = screen.getByRole('button', { name: 'Save' });
  expect(save).toBeDisabled();
  await userEvent.clear(field);
  await userEvent.type(field, '48');
  expect(save).toBeEnabled();
  await userEvent.click(save);
  await waitFor(() => expect(fake.callsOf('saveAlertSettings')).toHaveLength(1));
  expect(fake.callsOf('saveAlertSettings')[0]?.body).toMatchObject({
    rules: expect.arrayContaining([expect.objectContaining({ key: 'sync_old', threshold: 48 })]) as unknown,
  });
});

it('reads a threshold with the separators of the language', async () => {
  document.documentElement.lang = 'de';
  await show();
  document.documentElement.lang = 'en';
  const field = within(await screen.findByRole('group', { name: 'Products not synced' })).getByRole('textbox');
  fireEvent.change(field, { target: { value: '10,2' } });
  fireEvent.blur(field);
  expect(field).toHaveValue('10');
});

it('says so where the server cannot send mails, and shows nothing of them', async () => {
  await show({ mail_available: false });
  await screen.findByText('This server cannot send mails: alerts come to the bell only.');
  expect(screen.queryByRole('switch', { name: 'Also by mail' })).toBeNull();
});

it('says where kept mails are read, asks for the hour of a digest, and names what is missing', async () => {
  const fake = await show({ mail_kept: true, quiet: { from: 7, to: 7 }, digest: 'daily', digest_hour: 17 });
  expect(await screen.findByRole('link', { name: /^See the mails/ })).toHaveAttribute('href', '/sandbox#mails');
  expect(screen.getAllByText('The quiet hours end when they begin: choose two different hours.')).toHaveLength(2);
  expect(screen.getByRole('combobox', { name: 'At' })).toHaveDisplayValue('5:00 PM');
  expect(screen.queryByText(/no mail address/)).toBeNull();
  fireEvent.click(screen.getAllByRole('switch', { name: 'Also by mail' })[0] as HTMLElement);
  expect(
    screen.getByText('Some alerts are to come by mail, but there is no mail address: none is sent.'),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(fake.callsOf('saveAlertSettings')).toEqual([]);
});

it('a webhook is saved, shows its secret once, asks before it is lost, is tested, and says what became of the test', async () => {
  const fake = await show();
  const address = await screen.findByRole('textbox', { name: 'Webhook address' });
  const renew = screen.getByRole('button', { name: 'Make a new secret' });
  expect(screen.getByRole('button', { name: 'Send a test' })).toBeDisabled();
  expect(renew).toHaveAccessibleDescription('Enter an address that begins with https://');
  for (const value of ['http://chat.example/hook', 'https://[chat.example', 'https://chat.example:99999/']) {
    fireEvent.change(address, { target: { value } });
    expect(address).toBeInvalid();
  }
  expect(renew).toBeDisabled();
  expect(renew).toHaveAccessibleDescription('Save the webhook first.');
  fireEvent.change(address, { target: { value: 'https://chat.example/hook' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save webhook' }));
  const secret = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret of the signatures' });
  expect(secret).toHaveValue('the secret');
  expect(fake.lossBy()).toEqual({
    title: 'Leave without copying the secret?',
    text: 'The secret is shown only now. Without a copy nothing can check the signatures: you would have to make another secret.',
  });
  secret.select();
  fireEvent.copy(secret);
  expect(fake.lossBy()).toBe(false);
  const test = screen.getByRole('button', { name: 'Send a test' });
  await waitFor(() => expect(test).toBeEnabled());
  expect(test).not.toHaveAccessibleDescription();
  fireEvent.click(test);
  await screen.findByText('It is being sent.');
  expect(fake.callsOf('saveAlertWebhook').map(({ body }) => body)).toEqual([
    { url: 'https://chat.example/hook', new_secret: false },
  ]);
});

it('asks before another secret ends the one in use, and gives the new one to be copied', async () => {
  const { fake, element } = settingsPage({
    location: subpath('/alerts'),
    store: { alertSettings: settings, alertWebhook: { url: 'https://chat.example/hook', secret: null, last: null } },
  });
  await openDialog(() => render(element));
  const ask = async () => {
    const button = await screen.findByRole('button', { name: 'Make a new secret' });
    await openDialog(() => fireEvent.click(button));
    return within(await screen.findByRole('dialog', { name: 'Make a new secret?' }));
  };
  fireEvent.click((await ask()).getByRole('button', { name: 'Keep the old one' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.callsOf('saveAlertWebhook')).toEqual([]);
  fireEvent.click((await ask()).getByRole('button', { name: 'Make a new secret' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret of the signatures' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fake.callsOf('saveAlertWebhook').map(({ body }) => body)).toEqual([
    { url: 'https://chat.example/hook', new_secret: true },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Copy secret' }));
  await screen.findByText('Selected: copy it from here');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, field.value.length]);
});

it('a call that was not taken says why, and what to do', async () => {
  const last = { at: 1_664_280_000, test: true, state: 'failed', status: null, problem: 'private_address' } as const;
  const { element } = settingsPage({
    location: subpath('/alerts'),
    store: { alertSettings: settings, alertWebhook: { url: 'https://chat.example/hook', secret: null, last } },
  });
  await openDialog(() => render(element));
  await screen.findByText(/^The address leads into a private network: such addresses are not called/);
  expect(screen.getByText(/^Test, /)).toBeVisible();
});

it.each(['getAlertSettings', 'getAlertWebhook'] as const)(
  'names the reference of what could not be read, and reads it again: %s',
  async (key) => {
    const { fake, element } = settingsPage(
      { location: subpath('/alerts'), store: { alertSettings: settings } },
      (page) => page.fail(key, { status: 500, body: { message: 'Broken' }, reference: 'r-33' }),
    );
    await openDialog(() => render(element));
    expect(await screen.findByText('Reference: r-33')).toBeVisible();
    fireEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(fake.callsOf(key)).toHaveLength(2);
  },
);

it('shows what is kept by now beside what was entered, and saves both', async () => {
  const fake = await show({
    mail: 'anna@shop.example',
    rules: settings.rules.map((each) => ({ ...each, mail: true })),
  });
  const row = within(await screen.findByRole('group', { name: 'Products not synced' }));
  fireEvent.click(row.getByRole('switch', { name: 'On' }));
  // Mails of the other rule were stopped by their link, and the digest is chosen in another tab.
  const stopped = settings.rules.map((each) => ({ ...each, mail: each.key === 'sync_old' }));
  fake.store.alertSettings = { ...fake.store.alertSettings, rules: stopped, digest: 'daily' };
  await openDialog(() => fake.page.queryClient.refetchQueries());
  const lost = within(screen.getByRole('group', { name: 'Connection lost' }));
  await waitFor(() => expect(lost.getByRole('switch', { name: 'Also by mail' })).not.toBeChecked());
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Nothing has changed yet');
  expect(fake.callsOf('saveAlertSettings').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      rules: [
        { key: 'connection_lost', on: true, mail: false, threshold: null },
        { key: 'sync_old', on: false, mail: true, threshold: 24 },
      ],
      digest: 'daily',
    }),
  ]);
});

it('saves on top of what another browser saved meanwhile, field by field of a rule', async () => {
  const fake = await show();
  const row = within(await screen.findByRole('group', { name: 'Products not synced' }));
  fireEvent.click(row.getByRole('switch', { name: 'Also by mail' }));
  const others = settings.rules.map((each) =>
    each.threshold ? { ...each, threshold: { ...each.threshold, value: 48 } } : { ...each, on: false },
  );
  fake.store.alertSettings = { ...fake.store.alertSettings, rules: others, mail: 'ben@shop.example' };
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Nothing has changed yet');
  expect(fake.callsOf('saveAlertSettings').map(({ body }) => body)).toEqual([
    expect.objectContaining({
      rules: [
        { key: 'connection_lost', on: false, mail: false, threshold: null },
        { key: 'sync_old', on: true, mail: true, threshold: 48 },
      ],
      mail: 'ben@shop.example',
    }),
  ]);
});

it('says what both changed before it is saved over what another browser saved', async () => {
  const fake = await show();
  const address = await screen.findByRole('textbox', { name: 'Mail address' });
  fireEvent.change(address, { target: { value: 'anna@shop.example' } });
  fake.store.alertSettings = { ...fake.store.alertSettings, mail: 'ben@shop.example' };
  const save = screen.getByRole('button', { name: 'Save' });
  fireEvent.click(save);
  const said = await screen.findByRole('alert');
  expect(said).toHaveTextContent('Changed elsewhere meanwhile, too: Mail address. Saving keeps what you entered here.');
  // In line with the button, at its distance.
  expect(save.closest('[data-actions]')).toContainElement(said);
  expect(fake.callsOf('saveAlertSettings')).toEqual([]);
  await waitFor(() => expect(save).toBeEnabled());
  fireEvent.click(save);
  await screen.findByText('Nothing has changed yet');
  expect(fake.store.alertSettings.mail).toBe('anna@shop.example');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps what is changed while a save is on its way, to be saved next', async () => {
  const fake = await show();
  const address = await screen.findByRole('textbox', { name: 'Mail address' });
  fireEvent.change(address, { target: { value: 'anna@shop.example' } });
  const letGo = fake.hold('saveAlertSettings');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.change(address, { target: { value: 'ben@shop.example' } });
  letGo();
  await waitFor(() => expect(fake.notices.map(({ text }) => text)).toEqual(['What you are told of is saved.']));
  expect(address).toHaveValue('ben@shop.example');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Nothing has changed yet');
  expect(fake.callsOf('saveAlertSettings').map(({ body }) => body)).toEqual([
    expect.objectContaining({ mail: 'anna@shop.example' }),
    expect.objectContaining({ mail: 'ben@shop.example' }),
  ]);
});

it('a webhook stays as it was saved where it cannot be read again, and what is done with it is told', async () => {
  const fake = await show();
  const address = await screen.findByRole('textbox', { name: 'Webhook address' });
  const save = screen.getByRole('button', { name: 'Save webhook' });
  const told = () => fake.notices.map(({ text }) => text);
  fireEvent.change(address, { target: { value: 'https://chat.example/hook' } });
  const letGo = fake.hold('saveAlertWebhook');
  fake.fail('getAlertWebhook', { status: 500, body: { message: '' } });
  fireEvent.click(save);
  fireEvent.change(address, { target: { value: 'https://chat.example/next' } });
  letGo();
  await waitFor(() => expect(told()).toEqual(['The webhook is saved. Its secret is shown only now.']));
  expect(address).toHaveValue('https://chat.example/next');
  fireEvent.click(save);
  await waitFor(() => expect(told().at(-1)).toBe('The webhook is saved.'));
  fake.fail('getAlertWebhook', { status: 500, body: { message: '' } });
  fireEvent.change(address, { target: { value: '' } });
  fireEvent.click(save);
  await waitFor(() => expect(told().at(-1)).toBe('The webhook is removed.'));
  expect(address).toHaveValue('');
  expect(fake.callsOf('saveAlertWebhook').map(({ body }) => body)).toEqual([
    { url: 'https://chat.example/hook', new_secret: false },
    { url: 'https://chat.example/next', new_secret: false },
    { url: null, new_secret: false },
  ]);
});
