import { refused, unread } from '../testing/answers';
import {
  claim,
  conflict,
  connected,
  connecting,
  creating,
  lastNotice,
  notConnected,
  other,
} from './merchant-connection.harness';

const lost = refused(null, 0);
const reading = [{ src: 'getMerchantConnection', input: { anew: true } }];

describe('a call without an answer', () => {
  it.each([lost, refused(null, 408), refused(null, 502)])(
    'that created the account after all is no failure [S4.06, S8.18]',
    (answer) => {
      const merchant = creating();
      merchant.answers('connectMerchantAccount', answer);
      expect(merchant.asks()).toEqual(reading);
      merchant.answers('getMerchantConnection', { type: 'answer.connected', id: 77 });
      expect(merchant.context().connectedId).toBe(77);
      expect(lastNotice(merchant)).toBeUndefined();
    },
  );

  it('that began to create the account waits for it, and never makes a second one', () => {
    const merchant = creating();
    merchant.answers('connectMerchantAccount', lost);
    merchant.answers('getMerchantConnection', { type: 'answer.unfinished', id: 77 });
    expect(merchant.has('waiting')).toBe(true);
    merchant.passes(5000);
    expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 77 } }]);
  });

  it('that began to create the account, at whatever step, asks for that one alone [decisions 13]', () => {
    const merchant = creating();
    merchant.answers('connectMerchantAccount', lost);
    merchant.answers('getMerchantConnection', { type: 'answer.notConnected', startedId: 77 });
    expect(merchant.has('waiting')).toBe(true);
    merchant.passes(5000);
    expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 77 } }]);
  });

  it('gives up after ten tries', () => {
    const merchant = creating();
    for (let tries = 1; tries <= 10; tries += 1) {
      merchant.answers('connectMerchantAccount', lost);
      merchant.answers('getMerchantConnection', { type: 'answer.unfinished', id: 77 });
      merchant.passes(5000);
    }
    expect(merchant.at()).toContain('creation.asking.exhausted');
    expect(lastNotice(merchant)).toMatchObject({ id: 'merchantNotReady' });
  });

  it('to create is told when nothing was made, and leads to the accounts [S8.18]', () => {
    const merchant = creating();
    merchant.answers('connectMerchantAccount', lost);
    merchant.answers('getMerchantConnection', notConnected);
    expect(lastNotice(merchant)).toEqual({ type: 'notice', id: 'createMerchantAccount', message: null, status: 0 });
    expect(merchant.asks()).toEqual([{ src: 'listMerchantAccounts', input: { anew: true } }]);
  });

  it.each(['create', 'connect'] as const)('to %s that the server failed at is told as that [S8.18, S8.19]', (what) => {
    const merchant = what === 'create' ? creating() : connecting();
    merchant.answers('connectMerchantAccount', refused('Server words', 500));
    merchant.answers('getMerchantConnection', notConnected);
    expect(lastNotice(merchant)).toMatchObject({ message: 'Server words', status: 500 });
  });

  it('to connect is told and leaves the choice as it was [S8.19]', () => {
    const merchant = connecting();
    merchant.answers('connectMerchantAccount', lost);
    merchant.answers('getMerchantConnection', unread('getMerchantConnection'));
    expect(lastNotice(merchant)).toMatchObject({ id: 'connectMerchantAccount' });
    expect(merchant.at()).toEqual(['choice.choosing']);
    expect(merchant.context()).toMatchObject({ pickedId: other.id, doubt: null });
  });

  it('to switch or reclaim the URL stays on its card unless it worked [S8.20, S8.21]', () => {
    const switching = connecting();
    switching.answers('connectMerchantAccount', { type: 'answer.urlConflict', conflict });
    switching.send({ type: 'switchUrl' });
    switching.answers('switchUrl', lost);
    switching.answers('getMerchantConnection', notConnected);
    expect(switching.at()).toEqual(['urlConflict']);
    expect(lastNotice(switching)).toMatchObject({ id: 'switchUrl' });
    const reclaiming = connecting();
    reclaiming.answers('connectMerchantAccount', { type: 'answer.claimed', claim });
    reclaiming.send({ type: 'reclaim' });
    reclaiming.answers('reclaimUrl', lost);
    reclaiming.answers('getMerchantConnection', notConnected);
    expect(reclaiming.at()).toEqual(['claimed']);
    expect(reclaiming.context().reclaimFailed).toBe(true);
    reclaiming.send({ type: 'reclaim' });
    reclaiming.answers('reclaimUrl', lost);
    reclaiming.answers('getMerchantConnection', { type: 'answer.connected', id: 22 });
    expect(reclaiming.context()).toMatchObject({ connectedId: 22, reclaimFailed: false });
  });

  it('to disconnect is told, and what is connected now is read [S8.15]', () => {
    const merchant = connected();
    merchant.send({ type: 'disconnect' });
    merchant.answers('disconnectMerchant', lost);
    expect(lastNotice(merchant)).toMatchObject({ id: 'disconnectMerchant' });
    expect(merchant.asks()).toEqual(reading);
  });
});
