import { createFakePage, type FakeFailure } from '@listings/shared-app/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acceptTerms,
  card,
  connectExisting,
  continueButton,
  existing,
  granted,
  merchantCard,
  merchantScopes,
  noHosting,
  noProvider,
  showAccounts as show,
} from './accounts.harness';

describe('hosting and provider account', () => {
  it('keeps the provider closed until the hosting account is connected [S4.01, S4.02]', async () => {
    show({ store: { hosting: noHosting } });
    const provider = await card('Google account');
    expect(await within(provider).findByRole('button', { name: /^Connect/ })).toBeDisabled();
    const hosting = await card('WordPress.com');
    expect(within(hosting).getByRole('button', { name: /^Connect/ })).toBeEnabled();
  });

  it('sends the browser to the authorization page of the hosting account [S4.03]', async () => {
    const { fake } = show({ store: { hosting: noHosting } });
    await userEvent.click(within(await card('WordPress.com')).getByRole('button', { name: /^Connect/ }));
    await waitFor(() => expect(fake.visits).toEqual([{ how: 'leave', url: 'https://wordpress.com/authorize' }]));
    expect(fake.callsOf('startHostingConnection')).toEqual([
      { key: 'startHostingConnection', query: { next_page_name: 'setup-mc' } },
    ]);
  });

  it('shows the e-mail to the owner and a general sentence to others [S6.02]', async () => {
    show();
    expect(within(await card('WordPress.com')).getByText('jane@example.com')).toBeVisible();
    show({ store: { hosting: { active: 'yes', owner: 'no', displayName: '', email: '' } } });
    expect(await screen.findByText('Successfully connected through the hosting account')).toBeVisible();
  });

  it('asks for full access when permissions are missing, with the account preselected [S4.02, S6.03, S6.04]', async () => {
    const { fake } = show({ store: { provider: { ...granted, scope: [merchantScopes[0]!] } } });
    const provider = await card('Google account');
    expect(await within(provider).findByText(/^Uh-oh! You did not allow the store platform/)).toBeVisible();
    await userEvent.click(within(provider).getByRole('button', { name: /^Allow full access/ }));
    await waitFor(() => expect(fake.visits).toHaveLength(1));
    expect(fake.callsOf('startProviderConnection')[0]?.query).toEqual({
      next_page_name: 'setup-mc',
      login_hint: 'jane@example.com',
    });
  });

  it('connects to a different account by taking both connections down first [S4.07]', async () => {
    const { fake } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Use another Google account' }));
    await waitFor(() => expect(fake.visits).toEqual([{ how: 'leave', url: 'https://accounts.google.com/authorize' }]));
    const mutations = ['disconnectMerchant', 'disconnectProvider', 'startProviderConnection'];
    expect(fake.calls.map(({ key }) => key).filter((key) => mutations.includes(key))).toEqual(mutations);
  });

  it('tells when the way to a different account fails, and where it stands then [S8.13]', async () => {
    const { fake } = show();
    fake.fail('disconnectProvider', { status: 500, body: { message: 'Broken' } });
    await userEvent.click(await screen.findByRole('button', { name: 'Use another Google account' }));
    await waitFor(() =>
      expect(fake.notices.map(({ kind, text }) => ({ kind, text }))).toEqual([
        { kind: 'error', text: 'Unable to connect to a different Google account. Please try again later.' },
      ]),
    );
    expect(fake.visits).toEqual([]);
    expect(await within(await card('Google account')).findByText('Connected')).toBeVisible();
  });

  it('tells why an account could not be loaded, with Retry in its card [S8.03, S8.04]', async () => {
    const fake = createFakePage({ store: { provider: granted } });
    fake.fail('getProviderConnection', { status: 500, body: { message: 'Broken' } });
    show({}, fake);
    const provider = await card('Google account');
    expect(await within(provider).findByRole('alert')).toHaveTextContent(
      'There was an error loading Google account info.',
    );
    await userEvent.click(within(provider).getByRole('button', { name: 'Retry' }));
    expect(await within(provider).findByText('Connected')).toBeVisible();
  });
});

describe('the merchant account', () => {
  it('creates one directly when there is none, once the terms are ticked [S2.34, S4.04, S5.17]', async () => {
    const { fake, onContinue } = show();
    expect(await continueButton()).toBeDisabled();
    await userEvent.click(await within(await merchantCard()).findByRole('button', { name: /^Create account/ }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Create account' })).toBeDisabled();
    await acceptTerms();
    expect(await screen.findByText(/^shop\.example\.com \(\d+\)$/)).toBeVisible();
    expect(fake.callsOf('connectMerchantAccount')).toEqual([{ key: 'connectMerchantAccount' }]);
    await userEvent.click(await continueButton());
    expect(onContinue).toHaveBeenCalledTimes(1);
  });

  it('says what Continue waits for, each reason leading to its card [S2.20]', async () => {
    show({ store: { provider: noProvider } });
    const reason = await screen.findByRole('button', { name: 'Connect your Google account' });
    expect(screen.getByRole('button', { name: 'Connect a Merchant Center account' })).toBeVisible();
    await userEvent.click(reason);
    expect(within(await card('Google account')).getByRole('button', { name: /^Connect/ })).toHaveFocus();
  });

  it('lets an existing account be connected after it was chosen [S4.04, S5.17]', async () => {
    const { fake } = show({ store: { merchantAccounts: [existing] } });
    expect(await screen.findByRole('button', { name: 'Connect' })).toBeDisabled();
    await connectExisting(fake);
    expect(fake.callsOf('connectMerchantAccount')[0]?.body).toEqual({ id: 12345678 });
    expect(await screen.findByText('shop.example.com (12345678)')).toBeVisible();
    expect(screen.getByText('Your Google Merchant Center account is connected.')).toHaveRole('status');
  });

  it('warns before a second account for the store’s own domain [S2.33, S4.05]', async () => {
    show({ store: { merchantAccounts: [{ ...existing, domain: 'https://shop.example.com' }] } });
    await userEvent.click(await screen.findByRole('button', { name: 'Create a new Merchant Center account' }));
    const warning = await screen.findByRole('dialog', { name: 'Create a new Merchant Center account?' });
    expect(warning).toHaveTextContent('Old store (https://shop.example.com)');
    await userEvent.click(within(warning).getByRole('button', { name: 'Yes, I want a new account' }));
    expect(await screen.findByRole('dialog', { name: 'Create Google Merchant Center account' })).toBeVisible();
  });

  it('offers to switch the URL on 409 [S2.36, S4.06]', async () => {
    const { fake } = show({ store: { merchantAccounts: [existing], obstacles: ['otherUrl'] } });
    await connectExisting(fake);
    expect(await screen.findByText(/has verified and claimed other\.example\.com/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Switch to this new URL' }));
    expect(await screen.findByText('shop.example.com (12345678)')).toBeVisible();
    expect(fake.callsOf('switchUrl')[0]?.body).toEqual({ id: 12345678 });
  });

  it('takes the notice of a failure away once the account is connected another way [S4.06, S8.19]', async () => {
    const { fake } = show({ store: { merchantAccounts: [existing], obstacles: ['otherUrl'] } });
    fake.fail('connectMerchantAccount', { status: 500, body: { message: 'A bad day.' } });
    await connectExisting(fake);
    await waitFor(() => expect(fake.notices.map(({ text }) => text)).toEqual(['A bad day.']));
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Switch to this new URL' }));
    expect(await screen.findByText('shop.example.com (12345678)')).toBeVisible();
    await waitFor(() => expect(fake.notices).toEqual([]));
  });

  it('offers to reclaim the URL on 403, and says inline when that fails [S4.06, S6.05, S8.21]', async () => {
    const { fake } = show({ store: { merchantAccounts: [existing], obstacles: ['claimed'] } });
    fake.fail('reclaimUrl', { status: 403, body: { message: 'No' } });
    await connectExisting(fake);
    await userEvent.click(await screen.findByRole('button', { name: 'Reclaim my URL' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'We were unable to reclaim this URL. You may not have permission to reclaim this URL, or an error might have occurred. Try again later or contact your Google account administrator.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Reclaim my URL' }));
    expect(await screen.findByText('shop.example.com (12345678)')).toBeVisible();
  });

  it('shows a waiting card on 503 with the seconds until the next try [S4.06]', async () => {
    const { fake } = show();
    fake.fail('connectMerchantAccount', {
      status: 503,
      body: { message: 'Please retry', id: 77, retry_after: 90 },
    });
    await userEvent.click(await within(await merchantCard()).findByRole('button', { name: /^Create account/ }));
    await acceptTerms();
    expect((await screen.findAllByText('Next try in 90 s')).length).toBeGreaterThan(0);
    expect(fake.notices).toEqual([]);
  });

  it('shows the server’s message when an account cannot be connected [S8.19]', async () => {
    const { fake } = show({ store: { merchantAccounts: [existing] } });
    fake.fail('connectMerchantAccount', { status: 406, body: { message: 'Unable to claim website URL.' } });
    await connectExisting(fake);
    await waitFor(() =>
      expect(fake.notices.map(({ kind, text }) => ({ kind, text }))).toEqual([
        { kind: 'error', text: 'Unable to claim website URL.' },
      ]),
    );
    expect(screen.getByLabelText('Select an account to connect')).toBeEnabled();
    expect(
      await screen.findByText(
        /^shop\.example\.com is claimed by another Merchant Center account, and account \d+ was not created by your store/,
      ),
    ).toBeVisible();
  });

  it('says nothing of the URL at the card when connecting failed for another reason [S8.19]', async () => {
    const { fake } = show({ store: { merchantAccounts: [existing] } });
    fake.fail('connectMerchantAccount', { status: 400, body: { message: 'No.' } });
    await connectExisting(fake);
    await waitFor(() => expect(fake.notices).toHaveLength(1));
    expect(screen.queryByText(/is claimed by another Merchant Center account/)).toBeNull();
  });

  it.each<[string, FakeFailure, string[]]>([
    ['its own message', { status: 400, body: { message: 'Invalid site URL.' } }, ['Invalid site URL.']],
    ['its own message of a breakdown', { status: 500, body: { message: 'A bad day.' } }, ['A bad day.']],
    [
      'no message',
      { status: 500, body: { message: '' } },
      ['Unable to create Merchant Center account. Please try again later.'],
    ],
    ['403', { status: 403, body: { message: 'Claimed', id: 1, website_url: 'shop.example.com' } }, []],
    ['503', { status: 503, body: { message: 'Wait', id: 1, retry_after: 60 } }, []],
  ])('tells when an account cannot be created: %s [S8.18]', async (_answer, fault, texts) => {
    const { fake } = show();
    fake.fail('connectMerchantAccount', fault);
    await userEvent.click(await within(await merchantCard()).findByRole('button', { name: /^Create account/ }));
    await acceptTerms();
    await waitFor(() => expect(fake.callsOf('connectMerchantAccount')).toHaveLength(1));
    await waitFor(() => expect(fake.notices.map(({ text }) => text)).toEqual(texts));
  });

  it('asks to wait while it is disconnected, then offers the choice again [S4.08]', async () => {
    const { fake } = show({ store: { merchant: { id: 12345678, status: 'connected' } } });
    const letGo = fake.hold('disconnectMerchant');
    await userEvent.click(await screen.findByRole('button', { name: 'Use another Google Merchant Center account' }));
    await waitFor(() =>
      expect(fake.notices.map(({ text }) => text)).toEqual([
        'Disconnecting your Google Merchant Center account, please wait…',
      ]),
    );
    letGo();
    expect(await within(await merchantCard()).findByRole('button', { name: /^Create account/ })).toBeVisible();
    expect(screen.getByText('Your Google Merchant Center account is disconnected.')).toHaveRole('status');
    expect(fake.notices).toEqual([]);
  });
});

it('records each toggle of its questions [S1.09, S2.20]', async () => {
  const { fake } = show();
  const question = { name: 'Why do I need a WordPress.com account?' };
  await userEvent.click(await screen.findByRole('button', question, { timeout: 4000 }));
  expect(fake.events).toEqual([
    {
      name: 'gla_faq',
      properties: { id: 'why-do-i-need-a-wp-account', action: 'expand', context: 'setup-mc-accounts' },
    },
  ]);
});
