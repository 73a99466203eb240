import type { AdsConnection } from '@listings/shared-api/contract';
import { apiError, refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { readAdsConnection, readAdsLinkFailure } from './ads-account.answers';
import { adsAccountMachine } from './ads-account.machine';

const connection: AdsConnection = { id: 5, currency: 'EUR', symbol: '€', status: 'connected' };
const accounts = [{ id: 5, name: 'Ads' }];
const access = (hasAdsScope: boolean) =>
  ({ type: 'access.read', provider: { isConnected: true, email: 'jane@example.com', hasAdsScope } }) as const;
const open = (hasAdsScope = true) => {
  const ads = drive(adsAccountMachine);
  ads.answers('getProviderConnection', access(hasAdsScope));
  return ads;
};
const choosing = (list = accounts) => {
  const ads = open();
  ads.answers('getAdsConnection', { type: 'answer.notConnected' });
  ads.answers('listAdsAccounts', { type: 'answer.accounts', accounts: list });
  return ads;
};
const creating = () => {
  const ads = choosing([]);
  ads.send({ type: 'create' });
  ads.send({ type: 'terms.ticked', on: true });
  ads.send({ type: 'terms.accepted' });
  return ads;
};

it('counts an account with an id as connected, also while its setup is incomplete [S4.22, S3.05]', () => {
  expect(readAdsConnection(connection)).toEqual({ type: 'answer.connected', account: connection });
  expect(readAdsConnection({ ...connection, status: 'incomplete' }).type).toBe('answer.connected');
  expect(readAdsConnection({ ...connection, id: 0, status: 'disconnected' }).type).toBe('answer.notConnected');
});

it('asks for full access first when the ads permission is missing [S4.22, S6.03, O6.02]', () => {
  const ads = open(false);
  expect([ads.at(), ads.asks()]).toEqual([['lackingAccess'], []]);
  ads.send({ type: 'access.allow' });
  expect(ads.asks()).toEqual([{ src: 'startProviderConnection', input: { loginHint: 'jane@example.com' } }]);
  ads.answers('startProviderConnection', { type: 'answer.authorization', url: 'https://provider.example' });
  expect(ads.emitted).toEqual([
    {
      type: 'track',
      name: 'gla_google_account_connect_button_click',
      properties: { context: 'setup-ads', action: 'scope' },
    },
    { type: 'leave', url: 'https://provider.example', purpose: 'authorization' },
  ]);
});

it('connects an existing account that was chosen from the list [S4.22, S5.17]', () => {
  const ads = choosing();
  expect(ads.can({ type: 'connect' })).toBe(false);
  ads.send({ type: 'account.picked', id: 5 });
  ads.send({ type: 'connect' });
  expect(ads.asks()).toEqual([{ src: 'connectAdsAccount', input: { id: 5 } }]);
  ads.answers('connectAdsAccount', { type: 'answer.linked' });
  ads.answers('getAdsConnection', { type: 'answer.connected', account: connection });
  expect(ads.has('done')).toBe(true);
  expect(ads.context()).toMatchObject({ account: connection });
});

it('creates an account only after the terms were accepted [S4.22, S2.35]', () => {
  const ads = choosing([]);
  expect(ads.at()).toEqual(['known.unconnected.none']);
  ads.send({ type: 'create' });
  expect(ads.can({ type: 'terms.accepted' })).toBe(false);
  ads.send({ type: 'terms.ticked', on: true });
  ads.send({ type: 'terms.accepted' });
  expect(ads.asks()).toEqual([{ src: 'connectAdsAccount', input: { id: null } }]);
});

it('goes back from the terms to the card they were opened from', () => {
  for (const [list, card] of [
    [accounts, 'known.unconnected.choosing'],
    [[], 'known.unconnected.none'],
  ] as const) {
    const ads = choosing([...list]);
    ads.send({ type: 'create' });
    ads.send({ type: 'back' });
    expect(ads.at()).toEqual([card]);
  }
});

it('goes on after a 428, which says that the account exists and billing is open [S7.34, O7.15]', () => {
  const open428 = readAdsLinkFailure(apiError(428, { details: { billing_url: 'https://pay.example' } }));
  expect(open428).toEqual({ type: 'answer.billingOpen', billingUrl: 'https://pay.example' });
  expect(readAdsLinkFailure(apiError(400)).type).toBe('answer.refused');
  const ads = creating();
  ads.answers('connectAdsAccount', { type: 'answer.billingOpen', billingUrl: null });
  expect(ads.asks()).toEqual([{ src: 'getAdsConnection', input: undefined }]);
  expect(ads.emitted.filter(({ type }) => type === 'notice')).toEqual([]);
});

it('tells failed creations and failed connections apart', () => {
  const created = creating();
  created.answers('connectAdsAccount', refused('no', 400));
  expect(created.emitted.at(-1)).toEqual({ type: 'notice', id: 'createAdsAccount', message: 'no', status: 400 });
  const linked = choosing();
  linked.send({ type: 'account.picked', id: 5 });
  linked.send({ type: 'connect' });
  linked.answers('connectAdsAccount', refused('no', 400));
  expect(linked.emitted.at(-1)).toMatchObject({ id: 'connectAdsAccount' });
  expect(linked.at()).toEqual(['known.loading']);
  linked.answers('getAdsConnection', { type: 'answer.notConnected' });
  linked.answers('listAdsAccounts', { type: 'answer.accounts', accounts });
  // The picked account stays picked.
  expect([linked.at(), linked.can({ type: 'connect' })]).toEqual([['known.unconnected.choosing'], true]);
});

it.each([0, 500, 429])('looks up an account whose answer of %s was no certain refusal, before it says so', (status) => {
  const found = creating();
  found.answers('connectAdsAccount', refused(null, status));
  expect(found.asks()).toEqual([{ src: 'getAdsConnection', input: undefined }]);
  found.answers('getAdsConnection', { type: 'answer.connected', account: connection });
  expect([found.at(), found.emitted.filter(({ type }) => type === 'notice')]).toEqual([['known.connected'], []]);
  const missing = creating();
  missing.answers('connectAdsAccount', refused(null, status));
  missing.answers('getAdsConnection', { type: 'answer.notConnected' });
  expect(missing.emitted.at(-1)).toEqual({ type: 'notice', id: 'createAdsAccount', message: null, status });
  expect(missing.at()).toEqual(['known.unconnected.loadingAccounts']);
});

it('looks up a linked account in the same way', () => {
  const ads = choosing();
  ads.send({ type: 'account.picked', id: 5 });
  ads.send({ type: 'connect' });
  ads.breaks('connectAdsAccount');
  ads.answers('getAdsConnection', { type: 'read.failed', read: 'getAdsConnection', message: null, status: 500 });
  expect(ads.emitted.at(-1)).toEqual({ type: 'notice', id: 'connectAdsAccount', message: null, status: 0 });
  expect(ads.at()).toEqual(['known.unavailable']);
});

it('sends nothing and says so while another tab connects an account', () => {
  const ads = creating();
  ads.answers('connectAdsAccount', { type: 'answer.elsewhere' });
  expect(ads.emitted.at(-1)).toMatchObject({ id: 'busyElsewhere' });
  expect(ads.at()).toEqual(['known.loading']);
});

it('begins anew when the permission was given or lost meanwhile [S6.03]', () => {
  const ads = choosing();
  ads.send({ type: 'read.pending', read: 'getProviderConnection' });
  expect(ads.at()).toEqual(['opening']);
  ads.answers('getProviderConnection', access(false));
  expect(ads.at()).toEqual(['lackingAccess']);
  ads.send({ type: 'read.pending', read: 'getProviderConnection' });
  ads.answers('getProviderConnection', access(true));
  expect(ads.at()).toEqual(['known.loading']);
});

it('says which account could not be read, and reads it again [S8.04, S8.08, S8.10]', () => {
  const failed = (read: 'getProviderConnection' | 'getAdsConnection' | 'listAdsAccounts') =>
    ({ type: 'read.failed', read, message: 'no', status: 500 }) as const;
  const ads = drive(adsAccountMachine);
  ads.answers('getProviderConnection', failed('getProviderConnection'));
  ads.send({ type: 'retry' });
  ads.answers('getProviderConnection', access(true));
  ads.answers('getAdsConnection', failed('getAdsConnection'));
  ads.send({ type: 'retry' });
  ads.answers('getAdsConnection', { type: 'answer.notConnected' });
  ads.answers('listAdsAccounts', failed('listAdsAccounts'));
  expect(ads.emitted.map((notice) => notice['id'])).toEqual([
    'getProviderConnection',
    'getAdsConnection',
    'listAdsAccounts',
  ]);
  ads.send({ type: 'retry' });
  expect(ads.asks()).toEqual([{ src: 'getAdsConnection', input: undefined }]);
});

it('hears nothing of the account while a call connects it', () => {
  const ads = creating();
  ads.send({ type: 'read.pending', read: 'getAdsConnection' });
  ads.send({ type: 'answer.notConnected' });
  expect(ads.at()).toEqual(['known.unconnected.creating']);
  ads.answers('connectAdsAccount', { type: 'answer.linked' });
  expect(ads.asks()).toEqual([{ src: 'getAdsConnection', input: undefined }]);
});

it('shows what another tab did to the account', () => {
  const ads = choosing();
  ads.send({ type: 'read.pending', read: 'getAdsConnection' });
  expect(ads.at()).toEqual(['known.loading']);
  ads.answers('getAdsConnection', { type: 'answer.connected', account: connection });
  expect(ads.has('done')).toBe(true);
});
