import { createFakePage } from '@listings/shared-app/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  card,
  connectExisting,
  continueButton,
  existing,
  granted,
  merchantCard,
  noHosting,
  noProvider,
  showAccounts as show,
} from './accounts.harness';

/** The reasons beside Continue, as assistive technology reads them. */
const whyNot = async () => {
  const button = await continueButton();
  const list = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  return within(list!)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
};
const follow = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('Continue says why it is closed', () => {
  it('before anything is known, without a wrong claim [S4.10, S2.20]', async () => {
    const fake = createFakePage({ store: { provider: granted } });
    const letGo = fake.hold('getHostingConnection');
    jest.useFakeTimers({ advanceTimers: true });
    show({}, fake);
    // Whatever waits for what is above it is shown after a minute in any case.
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    expect(await whyNot()).toEqual(['Your accounts are being looked up.']);
    for (const name of ['Google account', 'Google Merchant Center'])
      expect(await card(name)).toHaveAttribute('aria-busy', 'true');
    letGo();
    await waitFor(async () => expect(await whyNot()).toEqual(['Create a Merchant Center account']));
  });

  it('with nothing connected, each reason leading to what can be done about it [S2.20, S4.02]', async () => {
    show({ store: { hosting: noHosting, provider: noProvider } });
    await screen.findByRole('button', { name: 'Connect your WordPress.com account' });
    expect(await whyNot()).toEqual([
      'Connect your WordPress.com account',
      'Connect your Google account',
      'Connect a Merchant Center account',
    ]);
    await follow('Connect your Google account');
    const first = within(await card('Google account')).getByRole('button', {
      name: 'First connect your WordPress.com account',
    });
    expect(first).toHaveFocus();
    await userEvent.click(first);
    expect(screen.getByRole('button', { name: 'Connect (WordPress.com)' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Connect (Google account)' })).toHaveAccessibleDescription(
      'First connect your WordPress.com account',
    );
    await follow('Connect a Merchant Center account');
    expect(within(await merchantCard()).getByRole('button', { name: /^First connect your WordPress/ })).toHaveFocus();
  });

  it('with an account that could not be loaded, leading to its Retry [S8.03]', async () => {
    const fake = createFakePage({ store: { provider: granted } });
    fake.fail('getHostingConnection', { status: 500, body: { message: 'Broken' } });
    show({}, fake);
    await screen.findByRole('alert');
    expect((await whyNot())[0]).toBe('Load your WordPress.com account again');
    await follow('Load your WordPress.com account again');
    expect(screen.getByRole('button', { name: 'Retry' })).toHaveFocus();
  });

  it('with accounts that could not be listed, in words of their own [S8.07]', async () => {
    const fake = createFakePage({ store: { provider: granted } });
    fake.fail('listMerchantAccounts', { status: 500, body: { message: 'Broken' } });
    show({}, fake);
    expect(await within(await merchantCard()).findByRole('alert')).toHaveTextContent(
      'There was an error getting your Google Merchant Center accounts.',
    );
    expect(await whyNot()).toEqual(['Load your Merchant Center accounts again']);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(await merchantCard()).findByRole('button', { name: /^Create account/ })).toBeVisible();
  });

  it.each([
    [
      409,
      { id: 12345678, claimed_url: 'old.example.com', new_url: 'shop.example.com' },
      'Switch your Merchant Center account to this store’s URL',
      'Switch to this new URL',
    ],
    [403, { id: 12345678, website_url: 'shop.example.com' }, 'Reclaim your store’s URL', 'Reclaim my URL'],
  ] as const)('while the URL is not settled after a %i [S2.36, S4.06]', async (status, details, reason, action) => {
    const { fake } = show({ store: { merchantAccounts: [existing] } });
    fake.fail('connectMerchantAccount', { status, body: { message: 'Claimed', ...details } });
    await connectExisting(fake);
    await screen.findByRole('button', { name: action });
    expect(await whyNot()).toEqual([reason]);
    await follow(reason);
    expect(screen.getByRole('button', { name: action })).toHaveFocus();
  });
});

it('says why the chosen account cannot be connected yet, and leads to the list [S5.17]', async () => {
  show({ store: { merchantAccounts: [existing] } });
  const connect = await screen.findByRole('button', { name: 'Connect' });
  expect(connect).toBeDisabled();
  expect(connect).toHaveAccessibleDescription(/Select an account/);
  await follow('Select an account');
  expect(screen.getByLabelText('Select an account to connect')).toHaveFocus();
});

it('says why no account can be created yet, and leads to the terms [S2.34, S5.17]', async () => {
  show();
  await userEvent.click(await within(await merchantCard()).findByRole('button', { name: /^Create account/ }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'Create account' })).toHaveAccessibleDescription(
    /Accept the terms and conditions/,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept the terms and conditions' }));
  expect(within(dialog).getByRole('checkbox')).toHaveFocus();
});

it('keeps the focus in the card when the button that had it is gone', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const { fake } = show();
  await user.click(await within(await merchantCard()).findByRole('button', { name: /^Create account/ }));
  fake.hold('connectMerchantAccount');
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Create account' }));
  await screen.findByRole('button', { name: 'Creating…' });
  await act(() => jest.advanceTimersByTimeAsync(600));
  expect(document.getElementById('merchant-account')).toHaveFocus();
  jest.useRealTimers();
});
