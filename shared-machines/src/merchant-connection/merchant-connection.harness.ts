import { drive } from '../testing/drive';
import { scopes } from '@listings/shared-api/contract';
import { merchantConnectionMachine } from './merchant-connection.machine';

export const mine = { id: 11, name: 'Shop', domain: 'https://shop.example' };
export const other = { id: 22, name: 'Other', domain: 'https://other.example' };
export const conflict = { id: 22, claimedUrl: 'old.example', newUrl: 'shop.example' };
export const claim = { id: 22, websiteUrl: 'shop.example' };
export const notReady = (id: number | null, retryAfter = 5) =>
  ({ type: 'answer.notReadyYet', id, retryAfter }) as const;

export const notConnected = { type: 'answer.notConnected', startedId: null } as const;

/** The provider account with all that has to be allowed. */
export const withProvider = {
  type: 'provider.read',
  isConnected: true,
  scope: [scopes.content, scopes.verification],
} as const;
export const page = { homeUrl: 'https://shop.example', withAds: false };

export const open = () => drive(merchantConnectionMachine, page);
export const withAccounts = (accounts = [other]) => {
  const merchant = open();
  merchant.answers('getProviderConnection', withProvider);
  merchant.answers('getMerchantConnection', notConnected);
  merchant.answers('listMerchantAccounts', { type: 'answer.accounts', accounts });
  return merchant;
};
export const creating = (accounts: (typeof other)[] = []) => {
  const merchant = withAccounts(accounts);
  merchant.send({ type: 'create' });
  merchant.send({ type: 'terms.ticked', on: true });
  merchant.send({ type: 'terms.accepted' });
  return merchant;
};
export const connecting = () => {
  const merchant = withAccounts();
  merchant.send({ type: 'account.picked', id: 22 });
  merchant.send({ type: 'connect' });
  return merchant;
};
export const connected = () => {
  const merchant = open();
  merchant.answers('getProviderConnection', withProvider);
  merchant.answers('getMerchantConnection', { type: 'answer.connected', id: 11 });
  return merchant;
};
export const lastNotice = (merchant: ReturnType<typeof open>) =>
  merchant.emitted.filter(({ type }) => type === 'notice').at(-1);
