import { unread } from '../testing/answers';
import { drive } from '../testing/drive';
import {
  claim,
  conflict,
  connected,
  connecting,
  creating,
  notConnected,
  notReady,
  open,
  other,
  page,
  withProvider,
} from './merchant-connection.harness';
import { merchantConnectionMachine } from './merchant-connection.machine';
import { merchantMemoryOf, readMerchantMemory } from './merchant-memory';
import type { MerchantMemory } from './merchant-connection.types';

/** The card after a reload in the middle of something. */
const reloaded = (memory: MerchantMemory) => {
  const merchant = drive(merchantConnectionMachine, { ...page, memory });
  merchant.answers('getProviderConnection', withProvider);
  return merchant;
};
const old = { id: conflict.id, name: 'Other', domain: `https://${conflict.claimedUrl}` };
const withAccounts = (memory: MerchantMemory, accounts = [old], startedId: number | null = null) => {
  const merchant = reloaded(memory);
  merchant.answers('getMerchantConnection', { ...notConnected, startedId });
  merchant.answers('listMerchantAccounts', { type: 'answer.accounts', accounts });
  return merchant;
};

describe('a reload', () => {
  it('goes on waiting for the rest of the time before the account is asked for again [S4.06] [decisions 13]', () => {
    const merchant = reloaded({ kind: 'waiting', id: 77, seconds: 3 });
    merchant.answers('getMerchantConnection', { type: 'answer.unfinished', id: 77 });
    expect(merchant.has('waiting')).toBe(true);
    merchant.passes(2999, 1);
    expect(merchant.asks()).toEqual([]);
    merchant.passes(1);
    expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 77 } }]);
  });

  it('asks at once for an account nobody was waiting for', () => {
    const merchant = reloaded({ kind: 'waiting', id: 77, seconds: 3 });
    merchant.answers('getMerchantConnection', { type: 'answer.unfinished', id: 78 });
    expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 78 } }]);
  });

  it('keeps the account that was picked, unless it is not on the list any more [S4.04]', () => {
    expect(withAccounts({ kind: 'picked', id: other.id }).context().pickedId).toBe(other.id);
    expect(withAccounts({ kind: 'picked', id: 99 }).context().pickedId).toBeNull();
  });

  it('shows the card of a URL that is claimed or has to be switched again [S2.36, S4.06]', () => {
    const switching = withAccounts({ kind: 'urlConflict', conflict });
    expect(switching.at()).toEqual(['urlConflict']);
    switching.send({ type: 'switchUrl' });
    expect(switching.asks()).toEqual([{ src: 'switchUrl', input: { id: conflict.id } }]);
    const claimed = withAccounts({ kind: 'claimed', claim }, [other], claim.id);
    expect(claimed.at()).toEqual(['claimed']);
    expect(claimed.context().claim).toEqual(claim);
  });

  it('takes it up once: the way back leads to the accounts', () => {
    const merchant = withAccounts({ kind: 'claimed', claim }, [other], claim.id);
    merchant.send({ type: 'back' });
    merchant.answers('listMerchantAccounts', { type: 'answer.accounts', accounts: [other] });
    expect(merchant.at()).toEqual(['choice.choosing']);
  });

  it('does not show a card that the server knows nothing of any more', () => {
    expect(withAccounts({ kind: 'claimed', claim }).at()).toEqual(['choice.choosing']);
    expect(withAccounts({ kind: 'claimed', claim }, [other], 99).at()).toEqual(['choice.choosing']);
    expect(withAccounts({ kind: 'urlConflict', conflict }, [other]).at()).toEqual(['choice.choosing']);
    expect(withAccounts({ kind: 'urlConflict', conflict }, []).at()).toEqual(['choice.none']);
  });

  it('shows what is connected, whatever it was in the middle of', () => {
    const merchant = reloaded({ kind: 'claimed', claim });
    merchant.answers('getMerchantConnection', { type: 'answer.connected', id: 22 });
    expect(merchant.has('done')).toBe(true);
  });
});

it('names the read that failed, so that its own text is shown [S8.06, S8.07]', () => {
  const merchant = drive(merchantConnectionMachine, page);
  merchant.answers('getProviderConnection', withProvider);
  merchant.answers('getMerchantConnection', unread('getMerchantConnection'));
  expect(merchant.context().unread).toBe('getMerchantConnection');
  merchant.send({ type: 'retry' });
  merchant.answers('getMerchantConnection', notConnected);
  merchant.answers('listMerchantAccounts', unread('listMerchantAccounts'));
  expect(merchant.context().unread).toBe('listMerchantAccounts');
});

describe('what the page keeps', () => {
  const kept = (merchant: ReturnType<typeof open>) => merchantMemoryOf(merchant.actor.getSnapshot(), 1000);

  it('is what the card is in the middle of', () => {
    expect(kept(connecting())).toEqual({ kind: 'picked', id: other.id });
    const waiting = creating();
    waiting.answers('connectMerchantAccount', notReady(77, 5));
    expect(kept(waiting)).toEqual({ kind: 'waiting', id: 77, until: 6000 });
    const switching = connecting();
    switching.answers('connectMerchantAccount', { type: 'answer.urlConflict', conflict });
    expect(kept(switching)).toEqual({ kind: 'urlConflict', conflict });
    switching.send({ type: 'switchUrl' });
    switching.answers('switchUrl', { type: 'answer.claimed', claim });
    expect(kept(switching)).toEqual({ kind: 'claimed', claim });
  });

  it('is nothing once an account is connected or created, and stays while the account is looked up', () => {
    expect([kept(connected()), kept(creating())]).toEqual([null, null]);
    expect(kept(open())).toBeUndefined();
  });

  it('is read back as it was kept, a wait with the rest of its time', () => {
    for (const memory of [
      { kind: 'picked', id: 22 },
      { kind: 'urlConflict', conflict },
      { kind: 'claimed', claim },
    ] as const)
      expect(readMerchantMemory(JSON.parse(JSON.stringify(memory)), 0)).toEqual(memory);
    const wait = { kind: 'waiting', id: 77, until: 6000 };
    expect(readMerchantMemory(wait, 1500)).toEqual({ kind: 'waiting', id: 77, seconds: 5 });
    expect(readMerchantMemory(wait, 6000)).toBeNull();
  });

  it.each([
    [undefined],
    ['picked'],
    [{ kind: 'picked', id: '22' }],
    [{ kind: 'waiting', id: 77 }],
    [{ kind: 'waiting', id: 77, until: 1e15 }],
    [{ kind: 'claimed', claim: { id: 1 } }],
    [{ kind: 'urlConflict', conflict: { id: 1, claimedUrl: 'a' } }],
  ])('is not believed when it is %j', (value) => {
    expect(readMerchantMemory(value, 0)).toBeNull();
  });
});
