import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showSettings, subpath } from '../../testing/settings.harness';

const location = subpath('/edit-phone-number');
/** The screen is fetched: React waits for it only inside an awaited `act`. */
const show = () => act(async () => showSettings({ location }));

it('begins with the saved number, ready to be edited [O2.48]', async () => {
  const { fake } = await show();
  expect(await screen.findByLabelText('Phone number', { selector: 'input' })).toHaveValue('2133734253');
  expect(fake.events).toEqual([
    { name: 'gla_mc_phone_number_check', properties: { path: '/google/settings', exist: 'yes', isValid: 'yes' } },
  ]);
});

it('stays on its page after the verification, and shows the number [O2.48, S4.18]', async () => {
  const { fake } = await show();
  const number = await screen.findByLabelText('Phone number', { selector: 'input' });
  await userEvent.clear(number);
  await userEvent.type(number, '4155552671');
  await userEvent.click(screen.getByRole('button', { name: 'Send verification code' }));
  const [first] = await screen.findAllByRole('textbox', { name: /^Digit 1/ });
  await userEvent.click(first!);
  await userEvent.paste('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify phone number' }));
  expect(await screen.findByText('+1 415 555 2671')).toBeVisible();
  expect(screen.getByText('Verified')).toBeVisible();
  expect(fake.store.contact.phone_number).toBe('+14155552671');
  expect(fake.visits).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Edit phone number' }));
  expect(fake.events).toContainEqual({
    name: 'gla_mc_phone_number_edit_button_click',
    properties: { view: 'settings' },
  });
});

it('asks before a new number, or the code that is awaited, goes with the screen [O4.09]', async () => {
  const { fake } = await show();
  const asks = () => [subpath(''), null].map((next) => fake.isGuarded(next));
  const number = await screen.findByLabelText('Phone number', { selector: 'input' });
  expect(asks()).toEqual([false, false]);
  await userEvent.clear(number);
  await userEvent.type(number, '4155552671');
  expect(asks()).toEqual([true, true]);
  expect(fake.isGuarded(location)).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Send verification code' }));
  const [first] = await screen.findAllByRole('textbox', { name: /^Digit 1/ });
  expect(asks()).toEqual([true, true]);
  await userEvent.click(first!);
  await userEvent.paste('123456');
  await userEvent.click(screen.getByRole('button', { name: 'Verify phone number' }));
  expect(await screen.findByText('Verified')).toBeVisible();
  expect(asks()).toEqual([false, false]);
});

it('leads back to the settings', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'Back to settings' })).toHaveAttribute('href', '/google/settings');
});

it('has a Help of its own', async () => {
  const { fake } = await show();
  await userEvent.click(await screen.findByRole('link', { name: /^Help/ }));
  expect(fake.events).toContainEqual({ name: 'gla_help_click', properties: { context: 'edit-phone-number' } });
});
