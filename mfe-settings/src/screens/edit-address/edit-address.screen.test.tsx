import type { FakePageOptions } from '@listings/shared-app/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { linked, showSettings, subpath } from '../../testing/settings.harness';

const location = subpath('/edit-store-address');
const different = { ...linked.contact, is_mc_address_different: true };
/** The screen is fetched: React waits for it only inside an awaited `act`. */
const show = (options: FakePageOptions = {}) => act(async () => showSettings({ location, ...options }));
const save = () => screen.findByRole('button', { name: 'Save details' });

it('saves an address that is filled and differs, then leads back to the settings [O2.48, O5.04, O7.23]', async () => {
  const { fake } = await show({ store: { contact: different } });
  expect(await save()).toBeEnabled();
  await userEvent.click(await save());
  await waitFor(() => expect(fake.visits).toEqual([{ how: 'to', target: { path: '/google/settings' } }]));
  expect(fake.callsOf('saveContactInformation')).toHaveLength(1);
  expect(fake.notices.map(({ text }) => text)).toEqual(['Google has the new address of your store.']);
  expect(fake.events).toContainEqual({ name: 'gla_contact_information_save_button_click', properties: {} });
});

it('names the address in its title alone', async () => {
  await show();
  await save();
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Edit store address']);
});

it.each([
  ['it is the one the Merchant Center has', linked.contact, 'The Merchant Center already has this address'],
  ['it is not filled', { ...different, wc_address_errors: ['city'] }, 'Fill in your store address'],
  ['there is none', { ...different, wc_address: null }, 'Fill in your store address'],
])('cannot be saved while %s, and says so [O5.04]', async (_why, contact, reason) => {
  await show({ store: { contact } });
  expect(await save()).toBeDisabled();
  expect(screen.getByText(reason)).toBeVisible();
});

it('takes an address that was changed in the store meanwhile by “Get the address from my store” [S3.11, O5.04]', async () => {
  const { fake } = await show();
  expect(await save()).toBeDisabled();
  fake.store.contact = { ...different, wc_address: { ...linked.contact.wc_address, locality: 'Shelbyville' } };
  await userEvent.click(screen.getByRole('button', { name: 'Get the address from my store' }));
  expect(await screen.findByText(/Shelbyville/)).toBeVisible();
  expect(await save()).toBeEnabled();
});

it('stays with the button enabled when it could not be saved, and says so [O8.14, S8.36]', async () => {
  const { fake } = await show({ store: { contact: different } });
  fake.fail('saveContactInformation', { status: 500, body: { message: 'Broken' } });
  await userEvent.click(await save());
  await waitFor(() =>
    expect(fake.notices.map(({ kind, text }) => ({ kind, text }))).toEqual([
      {
        kind: 'error',
        text: 'Unable to update your Google Merchant Center contact information. Please try again later.',
      },
    ]),
  );
  expect(await save()).toBeEnabled();
  expect(fake.visits).toEqual([]);
});

describe('an address that is on its way when its screen is left', () => {
  const leave = async () => {
    const { fake } = await show({ store: { contact: different } });
    const release = fake.hold('saveContactInformation');
    await userEvent.click(await save());
    await act(async () => fake.arriveAt({ path: '/google/settings' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save details' })).toBeNull());
    return { fake, release };
  };
  const told = (fake: Awaited<ReturnType<typeof leave>>['fake']) => fake.notices.map(({ text }) => text);

  it('is told of when it fails [O8.14, S8.36]', async () => {
    const { fake, release } = await leave();
    fake.fail('saveContactInformation', { status: 500, body: { message: 'Broken' } });
    await act(async () => release());
    await waitFor(() =>
      expect(told(fake)).toEqual([
        'Unable to update your Google Merchant Center contact information. Please try again later.',
      ]),
    );
  });

  it('is told of when it is saved, and leads nowhere any more [O7.23]', async () => {
    const { fake, release } = await leave();
    await act(async () => release());
    await waitFor(() => expect(told(fake)).toEqual(['Google has the new address of your store.']));
    expect(fake.visits).toEqual([]);
  });
});

it('sends it once, however often it is clicked', async () => {
  const { fake } = await show({ store: { contact: different } });
  const letGo = fake.hold('saveContactInformation');
  await userEvent.click(await save());
  await userEvent.click(await save());
  letGo();
  await waitFor(() => expect(fake.visits).toHaveLength(1));
  expect(fake.callsOf('saveContactInformation')).toHaveLength(1);
});

it('leads back to the settings', async () => {
  await show();
  expect(await screen.findByRole('link', { name: 'Back to settings' })).toHaveAttribute('href', '/google/settings');
});

it('has a Help of its own', async () => {
  const { fake } = await show();
  await userEvent.click(await screen.findByRole('link', { name: /^Help/ }));
  expect(fake.events).toContainEqual({ name: 'gla_help_click', properties: { context: 'edit-store-address' } });
});
