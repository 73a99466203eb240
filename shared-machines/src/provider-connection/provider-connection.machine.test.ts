import { scopes } from '@listings/shared-api/contract';
import { refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { readProviderConnection, type ProviderAccount } from './provider-connection.answers';
import { providerConnectionMachine } from './provider-connection.machine';
import { hasAdsScope, hasRequiredScopes } from './provider-scopes.rules';

const merchantOnly: ProviderAccount = { email: 'jane@example.com', scope: [scopes.content, scopes.verification] };
const everything: ProviderAccount = { email: 'jane@example.com', scope: [...merchantOnly.scope, scopes.ads] };
const halfOfIt: ProviderAccount = { email: 'jane@example.com', scope: [scopes.content] };
const authorization = { type: 'answer.authorization', url: 'https://provider.example/auth' } as const;

const open = (withAds = false) => drive(providerConnectionMachine, { nextPage: 'setup-mc', withAds });
const loaded = (account: ProviderAccount | null, withAds = false) => {
  const provider = open(withAds);
  provider.answers('getHostingConnection', { type: 'hosting.connected' });
  provider.answers(
    'getProviderConnection',
    account ? { type: 'answer.account', account } : { type: 'answer.disconnected' },
  );
  return provider;
};

it('needs content and site verification for the merchant account, the ads permission for ads [S4.02, S9.03]', () => {
  expect(hasRequiredScopes(merchantOnly.scope, { withAds: false })).toBe(true);
  expect(hasRequiredScopes(halfOfIt.scope, { withAds: false })).toBe(false);
  expect(hasRequiredScopes([scopes.verification, scopes.ads], { withAds: false })).toBe(false);
  expect(hasAdsScope(merchantOnly.scope)).toBe(false);
  expect(hasAdsScope(everything.scope)).toBe(true);
});

it('requires the ads permission only once ads setup is complete [S4.02]', () => {
  expect(hasRequiredScopes(merchantOnly.scope, { withAds: false })).toBe(true);
  expect(hasRequiredScopes(merchantOnly.scope, { withAds: true })).toBe(false);
  expect(hasRequiredScopes(everything.scope, { withAds: true })).toBe(true);
  expect(hasRequiredScopes([scopes.ads], { withAds: true })).toBe(false);
});

it('reads account and permissions [S3.02]', () => {
  expect(readProviderConnection({ active: 'yes', ...everything, scope: [...everything.scope] })).toEqual({
    type: 'answer.account',
    account: everything,
  });
  expect(readProviderConnection({ active: 'no', email: '', scope: [] })).toEqual({ type: 'answer.disconnected' });
});

it('waits for the hosting account and cannot connect before [S4.01, S4.02]', () => {
  const provider = open();
  expect(provider.asks()).toEqual([{ src: 'getHostingConnection', input: undefined }]);
  expect(provider.can({ type: 'connect' })).toBe(false);
  provider.answers('getHostingConnection', { type: 'hosting.connected' });
  expect(provider.asks()).toEqual([{ src: 'getProviderConnection', input: undefined }]);
});

it('waits again while it is not known whether the hosting account is there, and when that cannot be read [S4.01]', () => {
  const provider = loaded(everything);
  provider.send({ type: 'read.pending', read: 'getHostingConnection' });
  expect([provider.at(), provider.context().account]).toEqual([['awaitingHosting.reading'], null]);
  provider.answers('getHostingConnection', {
    type: 'read.failed',
    read: 'getHostingConnection',
    message: null,
    status: 500,
  });
  expect(provider.at()).toEqual(['awaitingHosting.missing']);
  // The card before this one reports the failure.
  expect(provider.emitted).toEqual([]);
});

it('does not count as connected any more when the hosting account is lost [S4.01]', () => {
  const provider = loaded(everything);
  expect(provider.has('done')).toBe(true);
  provider.send({ type: 'read.pending', read: 'getHostingConnection' });
  provider.answers('getHostingConnection', { type: 'hosting.lost' });
  expect(provider.has('done')).toBe(false);
  expect(provider.context().account).toBeNull();
});

it('is connected only with the required permissions, else asks for full access [S4.02]', () => {
  expect(loaded(merchantOnly).at()).toEqual(['known.connected']);
  expect(loaded(halfOfIt).at()).toEqual(['known.lackingAccess']);
  expect(loaded(merchantOnly, true).at()).toEqual(['known.lackingAccess']);
  expect(loaded(null).at()).toEqual(['known.disconnected.open']);
});

it('connects without a hint, and asks for full access with the address of the account [S4.03]', () => {
  const fresh = loaded(null);
  fresh.send({ type: 'connect' });
  expect(fresh.asks()).toEqual([{ src: 'startProviderConnection', input: { nextPage: 'setup-mc', loginHint: null } }]);
  const lacking = loaded(halfOfIt);
  lacking.send({ type: 'connect' });
  expect(lacking.asks()[0]?.input).toEqual({ nextPage: 'setup-mc', loginHint: 'jane@example.com' });
  lacking.answers('startProviderConnection', authorization);
  expect(lacking.emitted).toEqual([
    {
      type: 'track',
      name: 'gla_google_account_connect_button_click',
      properties: { context: 'setup-mc', action: 'scope' },
    },
    { type: 'leave', url: authorization.url, purpose: 'authorization' },
  ]);
});

it('tells that the authorization page was left without consent, until the next try [S4.03]', () => {
  const provider = drive(providerConnectionMachine, { nextPage: 'setup-mc', withAds: false, returning: true });
  provider.answers('getHostingConnection', { type: 'hosting.connected' });
  provider.answers('getProviderConnection', { type: 'answer.disconnected' });
  expect(provider.has('cancelled')).toBe(true);
  provider.send({ type: 'connect' });
  provider.answers('startProviderConnection', authorization);
  provider.send({ type: 'redirect.blocked' });
  provider.answers('getProviderConnection', { type: 'answer.disconnected' });
  expect(provider.has('cancelled')).toBe(false);
});

it('looks again when the browser shows the page as it was left', () => {
  const provider = loaded(null);
  provider.send({ type: 'connect' });
  provider.answers('startProviderConnection', authorization);
  provider.send({ type: 'returned' });
  expect(provider.asks()).toEqual([{ src: 'getProviderConnection', input: { anew: true } }]);
  provider.answers('getProviderConnection', { type: 'answer.account', account: merchantOnly });
  expect(provider.has('done')).toBe(true);
});

it('changes the account by deleting merchant and provider connection, then authorizes again, asking to wait meanwhile [S4.07]', () => {
  const provider = loaded(everything);
  provider.send({ type: 'switchAccount' });
  expect(provider.emitted).toEqual([
    { type: 'track', name: 'gla_google_account_connect_different_account_button_click', properties: {} },
    { type: 'notice.waiting', id: 'connectDifferentProvider' },
  ]);
  expect(provider.asks()).toEqual([{ src: 'disconnectMerchant', input: undefined }]);
  provider.answers('disconnectMerchant', { type: 'answer.removed' });
  expect(provider.asks()).toEqual([{ src: 'disconnectProvider', input: undefined }]);
  provider.answers('disconnectProvider', { type: 'answer.removed' });
  expect(provider.asks()).toEqual([
    { src: 'startProviderConnection', input: { nextPage: 'setup-mc', loginHint: null } },
  ]);
  provider.answers('startProviderConnection', authorization);
  expect(provider.emitted.slice(-2)).toEqual([
    { type: 'notice.over', id: 'connectDifferentProvider' },
    { type: 'leave', url: authorization.url, purpose: 'authorization' },
  ]);
});

it.each([
  ['disconnectMerchant', []],
  ['disconnectProvider', ['disconnectMerchant']],
  ['startProviderConnection', ['disconnectMerchant', 'disconnectProvider']],
])('takes the waiting notice away and tells when %s fails during the change [S4.07]', (failing, before) => {
  const provider = loaded(everything);
  provider.send({ type: 'switchAccount' });
  for (const src of before) provider.answers(src, { type: 'answer.removed' });
  provider.answers(failing, refused(null, 500));
  expect(provider.emitted.slice(-2)).toEqual([
    { type: 'notice.over', id: 'connectDifferentProvider' },
    { type: 'notice', id: 'connectDifferentProvider', message: null, status: 500 },
  ]);
  expect(provider.asks()).toEqual([{ src: 'getProviderConnection', input: { anew: true } }]);
});
