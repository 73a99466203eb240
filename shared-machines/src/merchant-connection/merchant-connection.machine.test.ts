import { scopes } from '@listings/shared-api/contract';
import { refused, unread } from '../testing/answers';
import { drive } from '../testing/drive';
import {
  claim,
  conflict,
  connected,
  connecting,
  creating,
  lastNotice,
  mine,
  open,
  other,
  page,
  withAccounts,
  withProvider,
} from './merchant-connection.harness';
import { merchantConnectionMachine } from './merchant-connection.machine';

it('cannot create anything before the provider account is there [S4.04]', () => {
  const merchant = open();
  expect(merchant.can({ type: 'create' })).toBe(false);
  expect(merchant.asks()).toEqual([{ src: 'getProviderConnection', input: undefined }]);
});

it.each([
  ['is not connected', { ...withProvider, isConnected: false, scope: [] }],
  ['lacks a permission', { ...withProvider, scope: [scopes.content] }],
  ['cannot be read', unread('getProviderConnection')],
] as const)('waits, and tells nothing, where the provider account %s [S4.02, S4.04]', (_what, answer) => {
  const merchant = open();
  merchant.answers('getProviderConnection', answer);
  expect(merchant.at()).toEqual(['awaitingProvider.missing']);
  expect(merchant.asks()).toEqual([]);
  expect(merchant.emitted).toEqual([]);
  merchant.send({ type: 'read.pending', read: 'getProviderConnection' });
  merchant.answers('getProviderConnection', withProvider);
  expect(merchant.at()).toEqual(['loading']);
});

it('asks for the ads permission, too, once ads are set up [S4.02]', () => {
  const merchant = drive(merchantConnectionMachine, { ...page, withAds: true });
  merchant.answers('getProviderConnection', withProvider);
  expect(merchant.at()).toEqual(['awaitingProvider.missing']);
  merchant.answers('getProviderConnection', { ...withProvider, scope: [...withProvider.scope, scopes.ads] });
  expect(merchant.at()).toEqual(['loading']);
});

it('lets choose or create with existing accounts, and only create with none [S4.04]', () => {
  expect(withAccounts([other]).at()).toEqual(['choice.choosing']);
  const none = withAccounts([]);
  expect(none.at()).toEqual(['choice.none']);
  expect(none.can({ type: 'account.picked', id: 22 })).toBe(false);
  none.send({ type: 'create' });
  expect(none.at()).toEqual(['choice.readingTerms.unticked']);
});

it('is connected with a connected account', () => {
  const merchant = connected();
  expect(merchant.has('done')).toBe(true);
  expect(merchant.context().connectedId).toBe(11);
});

it('connects only what was picked, with its id [S4.04, S5.17]', () => {
  const merchant = withAccounts();
  expect(merchant.can({ type: 'connect' })).toBe(false);
  merchant.send({ type: 'account.picked', id: 22 });
  merchant.send({ type: 'connect' });
  expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 22 } }]);
});

it('warns of an account with the domain of the store before the terms [S4.05]', () => {
  const merchant = withAccounts([mine]);
  merchant.send({ type: 'create' });
  expect(merchant.at()).toEqual(['choice.warningOfDuplicate']);
  merchant.send({ type: 'new.confirmed' });
  expect(merchant.at()).toEqual(['choice.readingTerms.unticked']);
});

it('goes back from the terms to the card they were opened from', () => {
  const some = withAccounts([other]);
  some.send({ type: 'create' });
  some.send({ type: 'back' });
  expect(some.at()).toEqual(['choice.choosing']);
  const none = withAccounts([]);
  none.send({ type: 'create' });
  none.send({ type: 'back' });
  expect(none.at()).toEqual(['choice.none']);
});

it('forgets what was picked when the accounts are read again, and everything when the provider account may be lost', () => {
  const merchant = connecting();
  merchant.answers('connectMerchantAccount', { type: 'answer.claimed', claim });
  merchant.send({ type: 'back' });
  merchant.answers('listMerchantAccounts', { type: 'answer.accounts', accounts: [other] });
  expect(merchant.context()).toMatchObject({ pickedId: null, claim: null });
  const lost = connected();
  lost.send({ type: 'read.pending', read: 'getProviderConnection' });
  expect(lost.at()).toEqual(['awaitingProvider.reading']);
  expect(lost.context().connectedId).toBeNull();
});

it('shows the terms at once when no account has the domain [S4.05]', () => {
  const merchant = withAccounts([other]);
  merchant.send({ type: 'create' });
  expect(merchant.at()).toEqual(['choice.readingTerms.unticked']);
});

it('creates only after the terms were ticked [S2.34, S5.17]', () => {
  const merchant = withAccounts([]);
  merchant.send({ type: 'create' });
  expect(merchant.can({ type: 'terms.accepted' })).toBe(false);
  merchant.send({ type: 'terms.ticked', on: true });
  merchant.send({ type: 'terms.ticked', on: false });
  expect(merchant.can({ type: 'terms.accepted' })).toBe(false);
  merchant.send({ type: 'terms.ticked', on: true });
  merchant.send({ type: 'terms.accepted' });
  expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: null } }]);
});

it('shows the switch card after a 409 on connect and switches the URL of that account [S4.06]', () => {
  const merchant = connecting();
  merchant.answers('connectMerchantAccount', { type: 'answer.urlConflict', conflict });
  expect(merchant.at()).toEqual(['urlConflict']);
  merchant.send({ type: 'switchUrl' });
  expect(merchant.asks()).toEqual([{ src: 'switchUrl', input: { id: 22 } }]);
  merchant.answers('switchUrl', { type: 'answer.connected', id: 22 });
  expect(merchant.context().connectedId).toBe(22);
  expect(lastNotice(merchant)).toBeUndefined();
});

it('shows the reclaim card after a 403 on connect, create and switch [S4.06]', () => {
  const fromConnect = connecting();
  fromConnect.answers('connectMerchantAccount', { type: 'answer.claimed', claim });
  const fromCreate = creating();
  fromCreate.answers('connectMerchantAccount', { type: 'answer.claimed', claim });
  const fromSwitch = connecting();
  fromSwitch.answers('connectMerchantAccount', { type: 'answer.urlConflict', conflict });
  fromSwitch.send({ type: 'switchUrl' });
  fromSwitch.answers('switchUrl', { type: 'answer.claimed', claim });
  for (const merchant of [fromConnect, fromCreate, fromSwitch]) {
    expect(merchant.at()).toEqual(['claimed']);
    expect(merchant.context().claim).toEqual(claim);
    expect(lastNotice(merchant)).toBeUndefined();
  }
});

it.each([{ type: 'answer.claimed', claim } as const, refused('no', 400)])(
  'stays on the reclaim card with an inline failure, without a notice, and can try again [S4.06, S6.05]',
  (answer) => {
    const merchant = connecting();
    merchant.answers('connectMerchantAccount', { type: 'answer.claimed', claim });
    merchant.send({ type: 'reclaim' });
    expect(merchant.asks()).toEqual([{ src: 'reclaimUrl', input: { id: 22 } }]);
    merchant.answers('reclaimUrl', answer);
    expect(merchant.at()).toEqual(['claimed']);
    expect(merchant.context().reclaimFailed).toBe(true);
    expect(lastNotice(merchant)).toBeUndefined();
    merchant.send({ type: 'reclaim' });
    merchant.answers('reclaimUrl', { type: 'answer.connected', id: 22 });
    expect(merchant.context()).toMatchObject({ connectedId: 22, reclaimFailed: false });
  },
);

it('switches and reclaims the URL of the picked account when the server does not name it', () => {
  const merchant = connecting();
  merchant.answers('connectMerchantAccount', { type: 'answer.urlConflict', conflict: { ...conflict, id: 0 } });
  merchant.send({ type: 'switchUrl' });
  expect(merchant.asks()).toEqual([{ src: 'switchUrl', input: { id: 22 } }]);
  merchant.answers('switchUrl', { type: 'answer.claimed', claim: { ...claim, id: 0 } });
  merchant.send({ type: 'reclaim' });
  expect(merchant.asks()).toEqual([{ src: 'reclaimUrl', input: { id: 22 } }]);
});

it('goes back to the chooser from the switch card, and reads the accounts again from the reclaim card', () => {
  const switching = connecting();
  switching.answers('connectMerchantAccount', { type: 'answer.urlConflict', conflict });
  switching.send({ type: 'back' });
  expect(switching.at()).toEqual(['choice.choosing']);
  const reclaiming = creating();
  reclaiming.answers('connectMerchantAccount', { type: 'answer.claimed', claim });
  reclaiming.send({ type: 'back' });
  expect(reclaiming.asks()).toEqual([{ src: 'listMerchantAccounts', input: { anew: true } }]);
});

it('tells failed creations and failed connections apart, with the words of the server', () => {
  const created = creating();
  created.answers('connectMerchantAccount', refused('Invalid site URL.', 400));
  expect(lastNotice(created)).toEqual({
    type: 'notice',
    id: 'createMerchantAccount',
    message: 'Invalid site URL.',
    status: 400,
  });
  const linked = connecting();
  linked.answers('connectMerchantAccount', refused('Unable to claim.', 406));
  expect(lastNotice(linked)).toMatchObject({ id: 'connectMerchantAccount', message: 'Unable to claim.' });
  expect(linked.at()).toEqual(['choice.choosing']);
  expect(linked.can({ type: 'connect' })).toBe(true);
});

it('asks to wait while the account is disconnected, then looks again [S4.08]', () => {
  const merchant = connected();
  merchant.send({ type: 'disconnect' });
  expect(merchant.emitted.at(-1)).toEqual({ type: 'notice.waiting', id: 'disconnectMerchant' });
  merchant.answers('disconnectMerchant', { type: 'answer.removed' });
  expect(merchant.emitted.at(-1)).toEqual({ type: 'notice.over', id: 'disconnectMerchant' });
  expect(merchant.context().connectedId).toBeNull();
  expect(merchant.asks()).toEqual([{ src: 'getMerchantConnection', input: { anew: true } }]);
});

it('stays connected when disconnecting fails, and tells it', () => {
  const merchant = connected();
  merchant.send({ type: 'disconnect' });
  merchant.answers('disconnectMerchant', refused(null, 400));
  expect(merchant.has('done')).toBe(true);
  expect(lastNotice(merchant)).toMatchObject({ id: 'disconnectMerchant', status: 400 });
});
