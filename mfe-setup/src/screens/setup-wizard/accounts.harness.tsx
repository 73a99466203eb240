import { createFakePage, type FakePage, type FakePageOptions, type FakeStore } from '@listings/shared-app/testing';
import { FakeRoot } from '@listings/shared-sections/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupTexts } from '../../messages/setup.texts';
import { AccountsStep } from './accounts.step';

export const merchantScopes = [
  'https://www.googleapis.com/auth/content',
  'https://www.googleapis.com/auth/siteverification.verify_only',
];
export const granted = { active: 'yes', email: 'jane@example.com', scope: merchantScopes } as const;
export const existing = { id: 12345678, subaccount: true, name: 'Old store', domain: 'https://other.example.com' };

/** No hosting account yet. */
export const noHosting = { active: 'no', owner: 'no', displayName: '', email: '' } as const;
export const noProvider: FakeStore['provider'] = { active: 'no', email: '', scope: [] };

/** The step over a page of its own, or over one that was made before. */
export function accountsPage(options: FakePageOptions = {}, made?: FakePage, onContinue: () => void = () => undefined) {
  const fake = made ?? createFakePage({ ...options, store: { provider: granted, ...options.store } });
  const element = (
    <FakeRoot fake={fake} catalogs={{ setup: setupTexts }}>
      <AccountsStep onContinue={onContinue} />
    </FakeRoot>
  );
  return { fake, element };
}

/** The same, rendered. */
export function showAccounts(options: FakePageOptions = {}, made?: FakePage) {
  const onContinue = jest.fn();
  const { fake, element } = accountsPage(options, made, onContinue);
  const { unmount } = render(element);
  return { fake, onContinue, unmount };
}

export const card = (name: string) => screen.findByRole('group', { name });
export const merchantCard = () => card('Google Merchant Center');
export const continueButton = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Continue' });

export async function acceptTerms(user: Pick<typeof userEvent, 'click'> = userEvent) {
  const dialog = await screen.findByRole('dialog', { name: 'Create Google Merchant Center account' });
  await user.click(within(dialog).getByRole('checkbox'));
  await user.click(within(dialog).getByRole('button', { name: 'Create account' }));
}

export async function connectExisting(fake: FakePage) {
  await userEvent.selectOptions(await screen.findByLabelText('Select an account to connect'), '12345678');
  await userEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(fake.callsOf('connectMerchantAccount')).toHaveLength(1));
}
