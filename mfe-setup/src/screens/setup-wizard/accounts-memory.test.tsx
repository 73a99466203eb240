import { createFakePage } from '@listings/shared-app/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  acceptTerms,
  card,
  connectExisting,
  existing,
  merchantCard,
  noHosting,
  noProvider,
  showAccounts as show,
} from './accounts.harness';

afterEach(() => jest.useRealTimers());

const cancelled = /^You came back without connecting it\. Nothing was changed/;

describe('the way to an authorization page and back', () => {
  it('tells that it was left without consent, in the card it began from [S4.03]', async () => {
    const first = show({ store: { hosting: noHosting } });
    await userEvent.click(within(await card('WordPress.com')).getByRole('button', { name: /^Connect/ }));
    await waitFor(() => expect(first.fake.visits).toHaveLength(1));
    first.unmount();
    show({ store: { hosting: noHosting } });
    const hosting = within(await card('WordPress.com'));
    expect(await hosting.findByText(cancelled)).toBeVisible();
    expect(screen.getAllByText(cancelled)).toHaveLength(1);
    await userEvent.click(hosting.getByRole('button', { name: /^Connect/ }));
    expect(screen.queryByText(cancelled)).toBeNull();
  });

  it('tells it once', async () => {
    window.sessionStorage.setItem('listings.authorizing.provider', 'true');
    const first = show({ store: { provider: noProvider } });
    expect(await within(await card('Google account')).findByText(cancelled)).toBeVisible();
    first.unmount();
    show({ store: { provider: noProvider } });
    expect(await screen.findByRole('button', { name: 'Connect (Google account)' })).toBeEnabled();
    expect(screen.queryByText(cancelled)).toBeNull();
  });

  it('says nothing after a connection was made', async () => {
    window.sessionStorage.setItem('listings.authorizing.hosting', 'true');
    show();
    expect(await within(await card('WordPress.com')).findByText('Connected')).toBeVisible();
    expect(screen.queryByText(cancelled)).toBeNull();
    expect(window.sessionStorage).toHaveLength(0);
  });

  it('works again when the browser shows the page as it was left', async () => {
    const { fake } = show({ store: { hosting: noHosting } });
    await userEvent.click(within(await card('WordPress.com')).getByRole('button', { name: /^Connect/ }));
    await waitFor(() => expect(fake.visits).toHaveLength(1));
    act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    expect(await screen.findByText(cancelled)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect (WordPress.com)' })).not.toHaveAttribute('aria-busy');
  });
});

describe('a reload', () => {
  /** The page goes and comes back; the server is the same. */
  const reload = (before: ReturnType<typeof show>) => {
    before.unmount();
    return show({}, createFakePage({ store: before.fake.store }));
  };

  it('keeps the account that was chosen [S4.04]', async () => {
    const before = show({ store: { merchantAccounts: [existing] } });
    await userEvent.selectOptions(await screen.findByLabelText('Select an account to connect'), '12345678');
    reload(before);
    expect(await screen.findByLabelText('Select an account to connect')).toHaveValue('12345678');
    expect(screen.getByRole('button', { name: 'Connect' })).toBeEnabled();
  });

  it('comes back to the card of a URL that has to be switched [S2.36, S4.06]', async () => {
    const before = show({ store: { merchantAccounts: [{ ...existing, domain: 'https://old.example.com' }] } });
    before.fake.fail('connectMerchantAccount', {
      status: 409,
      body: { message: 'Claimed', id: 12345678, claimed_url: 'old.example.com', new_url: 'shop.example.com' },
    });
    await connectExisting(before.fake);
    await screen.findByRole('button', { name: 'Switch to this new URL' });
    reload(before);
    expect(await screen.findByText(/has verified and claimed old\.example\.com/)).toBeVisible();
  });

  it('goes on counting down to the next try for an account that is not ready [S4.06] [decisions 13]', async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const before = show();
    before.fake.fail('connectMerchantAccount', { status: 503, body: { message: 'Wait', id: 77, retry_after: 90 } });
    await user.click(await within(await merchantCard()).findByRole('button', { name: /^Create account/ }));
    await acceptTerms(user);
    await screen.findAllByText('Next try in 90 s');
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    before.fake.store.merchant = { id: 77, status: 'incomplete', step: 'link' };
    const { fake } = reload(before);
    expect((await screen.findAllByText('Next try in 60 s')).length).toBeGreaterThan(0);
    await act(() => jest.advanceTimersByTimeAsync(59_000));
    expect(fake.callsOf('connectMerchantAccount')).toEqual([]);
    await act(() => jest.advanceTimersByTimeAsync(1000));
    expect(fake.callsOf('connectMerchantAccount').map(({ body }) => body)).toEqual([{ id: 77 }]);
  });

  it('leaves an account that is being made alone for a person who may not connect one', async () => {
    const person = {
      id: 'vi',
      name: 'Vi',
      role: 'viewer',
      spendLimit: null,
      refused: { connectMerchantAccount: 'owner' },
      refusal: 'Your role does not allow this.',
    } as const;
    const merchant = { id: 77, status: 'incomplete', step: 'link' } as const;
    const { fake } = show({ bootstrap: { person }, store: { merchant, merchantAccounts: [existing] } });
    expect(await screen.findByLabelText('Select an account to connect')).toBeDisabled();
    expect(fake.callsOf('connectMerchantAccount')).toEqual([]);
    expect(fake.notices).toEqual([]);
  });

  it('asks what became of a creation whose answer was lost, before it says anything [S8.18]', async () => {
    const { fake } = show();
    fake.fail('connectMerchantAccount', { kind: 'network' });
    await userEvent.click(await within(await merchantCard()).findByRole('button', { name: /^Create account/ }));
    fake.store.merchant = { id: 77, status: 'connected' };
    await acceptTerms();
    expect(await screen.findByText('shop.example.com (77)')).toBeVisible();
    expect(fake.notices).toEqual([]);
  });
});
