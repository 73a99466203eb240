import { unread } from '../testing/answers';
import { connecting, creating, lastNotice, notReady, open, withProvider } from './merchant-connection.harness';

it('waits retry_after seconds after a 503 and then names the account that is being made [S4.06, S9.05]', () => {
  const merchant = creating();
  merchant.answers('connectMerchantAccount', notReady(77));
  expect(merchant.has('waiting')).toBe(true);
  expect(merchant.has('busy')).toBe(false);
  merchant.passes(4999, 100);
  expect(merchant.asks()).toEqual([]);
  merchant.passes(1);
  expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 77 } }]);
  expect(lastNotice(merchant)).toBeUndefined();
});

it('keeps the id when a later 503 does not name it', () => {
  const merchant = creating();
  merchant.answers('connectMerchantAccount', notReady(77));
  merchant.passes(5000);
  merchant.answers('connectMerchantAccount', notReady(null));
  merchant.passes(5000);
  expect(merchant.asks()[0]?.input).toEqual({ id: 77 });
});

describe('a 503 that does not name the account [S4.06] [decisions 13]', () => {
  const unnamed = () => {
    const merchant = creating();
    merchant.answers('connectMerchantAccount', notReady(null));
    return merchant;
  };
  const lookUp = [{ src: 'getMerchantConnection', input: { anew: true } }];

  it.each([{ type: 'answer.unfinished', id: 77 } as const, { type: 'answer.notConnected', startedId: 77 } as const])(
    'has it looked up, and asked for by its id after retry_after seconds: $type',
    (answer) => {
      const merchant = unnamed();
      expect(merchant.asks()).toEqual(lookUp);
      merchant.answers('getMerchantConnection', answer);
      expect(merchant.has('waiting')).toBe(true);
      merchant.passes(4999, 100);
      expect(merchant.asks()).toEqual([]);
      merchant.passes(1);
      expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 77 } }]);
    },
  );

  it.each([{ type: 'answer.notConnected', startedId: null } as const, unread('getMerchantConnection')])(
    'is never asked for again without an id: the admin looks once more, or goes back to the accounts',
    (answer) => {
      const merchant = unnamed();
      merchant.answers('getMerchantConnection', answer);
      expect(merchant.at()).toContain('creation.asking.unnamed');
      merchant.passes(900_000, 1000);
      expect([merchant.at().includes('creation.asking.unnamed'), merchant.asks()]).toEqual([true, []]);
      merchant.send({ type: 'retry' });
      expect(merchant.asks()).toEqual(lookUp);
      merchant.answers('getMerchantConnection', answer);
      merchant.send({ type: 'cancel' });
      expect(merchant.asks()).toEqual([{ src: 'listMerchantAccounts', input: { anew: true } }]);
    },
  );

  it('leads to the account when it is connected meanwhile', () => {
    const merchant = unnamed();
    merchant.answers('getMerchantConnection', { type: 'answer.connected', id: 77 });
    expect(merchant.context().connectedId).toBe(77);
  });
});

it('waits for an existing account that is not ready, naming it even when the server does not', () => {
  const merchant = connecting();
  merchant.answers('connectMerchantAccount', notReady(null));
  expect(merchant.has('waiting')).toBe(true);
  merchant.passes(5000);
  expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 22 } }]);
});

it('gives up after ten tries and starts again on request with the same account', () => {
  const merchant = creating();
  for (let tries = 1; tries < 10; tries += 1) {
    merchant.answers('connectMerchantAccount', notReady(77, 1));
    merchant.passes(1000);
  }
  expect(merchant.has('busy')).toBe(true);
  merchant.answers('connectMerchantAccount', notReady(77, 1));
  expect(merchant.at()).toContain('creation.asking.exhausted');
  expect(lastNotice(merchant)).toEqual({ type: 'notice', id: 'merchantNotReady', message: null, status: 503 });
  merchant.send({ type: 'retry' });
  expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 77 } }]);
  expect(merchant.context().tries).toBe(1);
});

it('gives up after 15 minutes while waiting', () => {
  const merchant = creating();
  merchant.answers('connectMerchantAccount', notReady(77, 600));
  merchant.passes(600_000, 1000);
  merchant.answers('connectMerchantAccount', notReady(77, 600));
  merchant.passes(299_000, 1000);
  expect(merchant.has('waiting')).toBe(true);
  merchant.passes(1000);
  expect(merchant.at()).toContain('creation.asking.exhausted');
});

it('lets a call under way end when the 15 minutes are over, and only then gives up', () => {
  const merchant = creating();
  merchant.passes(900_000, 1000);
  expect(merchant.has('busy')).toBe(true);
  merchant.answers('connectMerchantAccount', notReady(77));
  expect(merchant.at()).toContain('creation.asking.exhausted');
});

it('can be cancelled while waiting and reads the accounts again', () => {
  const merchant = creating();
  merchant.answers('connectMerchantAccount', notReady(77));
  merchant.send({ type: 'cancel' });
  expect(merchant.asks()).toEqual([{ src: 'listMerchantAccounts', input: { anew: true } }]);
  merchant.passes(10_000);
  expect(merchant.asks()).toEqual([{ src: 'listMerchantAccounts', input: { anew: true } }]);
});

it('goes on waiting after a reload for the account that is not linked yet', () => {
  const merchant = open();
  merchant.answers('getProviderConnection', withProvider);
  merchant.answers('getMerchantConnection', { type: 'answer.unfinished', id: 77 });
  expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 77 } }]);
});
