import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeRoot } from '../testing';
import { createFakePage } from '@listings/shared-app/testing';
import { AccountCard, type AccountCardProps } from './account-card';

const show = (props: AccountCardProps) =>
  render(
    <FakeRoot fake={createFakePage()}>
      <AccountCard {...props} />
    </FakeRoot>,
  );

describe('an account card', () => {
  it.each([
    ['hosting', 'WordPress.com'],
    ['provider', 'Google account'],
    ['merchant', 'Google Merchant Center'],
    ['ads', 'Google Ads'],
  ] as const)('of %s is named %s', (kind, title) => {
    show({ kind, state: 'disconnected' });
    expect(screen.getByRole('group', { name: title })).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is connected says so and by whom', () => {
    show({ kind: 'hosting', state: 'connected', description: 'jane@example.com', onConnect: jest.fn() });
    expect(screen.getByText('Connected')).toBeVisible();
    expect(screen.getByText('jane@example.com')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('that is disconnected offers to connect, once it is its turn', async () => {
    const onConnect = jest.fn();
    const { rerender } = show({ kind: 'provider', state: 'disconnected', onConnect });
    await userEvent.click(screen.getByRole('button', { name: 'Connect (Google account)' }));
    expect(onConnect).toHaveBeenCalledTimes(1);
    rerender(
      <FakeRoot fake={createFakePage()}>
        <AccountCard kind="provider" state="disconnected" onConnect={onConnect} disabled />
      </FakeRoot>,
    );
    expect(screen.getByRole('button', { name: 'Connect (Google account)' })).toBeDisabled();
  });

  it('takes no second click while the first is under way', async () => {
    const onConnect = jest.fn();
    show({ kind: 'hosting', state: 'disconnected', busy: true, onConnect });
    const button = screen.getByRole('button', { name: 'Connect (WordPress.com)' });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    expect(onConnect).not.toHaveBeenCalled();
  });

  it('that lacks permissions asks for full access [S4.02, S6.04]', async () => {
    const onConnect = jest.fn();
    show({ kind: 'provider', state: 'lackingAccess', onConnect });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Uh-oh! You did not allow the store platform sufficient access to your Google account. You must allow all required permissions in the Google authorization page to proceed. Choose “Allow full access” and tick every box on that page.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Allow full access (Google account)' }));
    expect(onConnect).toHaveBeenCalledTimes(1);
  });

  it('says what is awaited', () => {
    show({ kind: 'ads', state: 'loading' });
    expect(screen.getByRole('status')).toHaveTextContent('Loading Google Ads…');
    expect(screen.getByRole('group', { name: 'Google Ads' })).toHaveAttribute('aria-busy', 'true');
  });

  it('that could not be read says why, with Retry', async () => {
    const onRetry = jest.fn();
    show({ kind: 'ads', state: 'failed', failed: 'getAdsConnection', onRetry });
    expect(screen.getByRole('alert')).toHaveTextContent('There was an error loading Google Ads account info.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });
});
