import type { AdsConnection } from '@listings/shared-api/contract';
import { apiError, refused } from '../testing/answers';
import { rehearse } from '../testing/rehearse';
import { readAdsConnection, readAdsLinkFailure } from './ads-account.answers';
import { adsAccountMachine } from './ads-account.machine';

const connection: AdsConnection = { id: 5, currency: 'EUR', symbol: '€', status: 'connected' };
const accounts = [{ id: 5, name: 'Ads' }];
const open = (hasAdsScope = true) => rehearse(adsAccountMachine, { hasAdsScope, email: 'jane@example.com' });
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

it.each([{ type: 'answer.connected', account: connection } as const, { type: 'answer.notConnected' } as const])(
  'asks for full access first when the ads permission is missing [S4.22, S6.03, O6.02]',
  (answer) => {
    const ads = open(false);
    ads.answers('getAdsConnection', answer);
    expect(ads.at()).toEqual(['lackingAccess']);
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
  },
);

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
  expect(ads.at()).toEqual(['choice.none']);
  ads.send({ type: 'create' });
  expect(ads.can({ type: 'terms.accepted' })).toBe(false);
  ads.send({ type: 'terms.ticked', on: true });
  ads.send({ type: 'terms.accepted' });
  expect(ads.asks()).toEqual([{ src: 'connectAdsAccount', input: { id: null } }]);
});

it('goes back from the terms to the card they were opened from', () => {
  for (const [list, card] of [
    [accounts, 'choice.choosing'],
    [[], 'choice.none'],
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
  expect(linked.at()).toEqual(['choice.choosing']);
});

it.each([0, 500, 429])('looks up an account whose answer of %s was no certain refusal, before it says so', (status) => {
  const found = creating();
  found.answers('connectAdsAccount', refused(null, status));
  expect(found.asks()).toEqual([{ src: 'getAdsConnection', input: undefined }]);
  found.answers('getAdsConnection', { type: 'answer.connected', account: connection });
  expect([found.at(), found.emitted.filter(({ type }) => type === 'notice')]).toEqual([['connected'], []]);
  const missing = creating();
  missing.answers('connectAdsAccount', refused(null, status));
  missing.answers('getAdsConnection', { type: 'answer.notConnected' });
  expect(missing.emitted.at(-1)).toEqual({ type: 'notice', id: 'createAdsAccount', message: null, status });
  expect(missing.at()).toEqual(['loadingAccounts']);
});

it('looks up a linked account in the same way', () => {
  const ads = choosing();
  ads.send({ type: 'account.picked', id: 5 });
  ads.send({ type: 'connect' });
  ads.breaks('connectAdsAccount');
  ads.answers('getAdsConnection', refused(null, 500));
  expect(ads.emitted.at(-1)).toEqual({ type: 'notice', id: 'connectAdsAccount', message: null, status: 0 });
  expect(ads.at()).toEqual(['unavailable']);
});

it('sends nothing and says so while another tab connects an account', () => {
  const ads = creating();
  ads.answers('connectAdsAccount', { type: 'answer.elsewhere' });
  expect(ads.emitted.at(-1)).toMatchObject({ id: 'busyElsewhere' });
  expect(ads.at()).toEqual(['loading']);
});

it('begins anew when the permission was given or lost meanwhile [S6.03]', () => {
  const ads = choosing();
  ads.send({ type: 'access.read', hasAdsScope: true });
  expect(ads.at()).toEqual(['choice.choosing']);
  ads.send({ type: 'access.read', hasAdsScope: false });
  ads.answers('getAdsConnection', { type: 'answer.notConnected' });
  expect(ads.at()).toEqual(['lackingAccess']);
});
