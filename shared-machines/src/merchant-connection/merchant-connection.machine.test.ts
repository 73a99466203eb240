import { refused } from '../testing/answers';
import { explore } from '../testing/explore';
import { rehearse } from '../testing/rehearse';
import { merchantConnectionMachine } from './merchant-connection.machine';

const mine = { id: 11, name: 'Shop', domain: 'https://shop.example' };
const other = { id: 22, name: 'Other', domain: 'https://other.example' };
const conflict = { id: 22, claimedUrl: 'old.example', newUrl: 'shop.example' };
const claim = { id: 22, websiteUrl: 'shop.example' };
const notReady = (id: number | null, retryAfter = 5) => ({ type: 'answer.notReadyYet', id, retryAfter }) as const;

const open = () => rehearse(merchantConnectionMachine, { homeUrl: 'https://shop.example' });
const withAccounts = (accounts = [other]) => {
  const merchant = open();
  merchant.send({ type: 'provider.connected' });
  merchant.answers('getMerchantConnection', { type: 'answer.notConnected' });
  merchant.answers('listMerchantAccounts', { type: 'answer.accounts', accounts });
  return merchant;
};
const creating = (accounts: (typeof other)[] = []) => {
  const merchant = withAccounts(accounts);
  merchant.send({ type: 'create' });
  merchant.send({ type: 'terms.ticked', on: true });
  merchant.send({ type: 'terms.accepted' });
  return merchant;
};
const connecting = () => {
  const merchant = withAccounts();
  merchant.send({ type: 'account.picked', id: 22 });
  merchant.send({ type: 'connect' });
  return merchant;
};
const connected = () => {
  const merchant = open();
  merchant.send({ type: 'provider.connected' });
  merchant.answers('getMerchantConnection', { type: 'answer.connected', id: 11 });
  return merchant;
};
const lastNotice = (merchant: ReturnType<typeof open>) =>
  merchant.emitted.filter(({ type }) => type === 'notice').at(-1);

it('cannot create anything before the provider account is there [S4.04]', () => {
  const merchant = open();
  expect(merchant.can({ type: 'create' })).toBe(false);
  expect(merchant.asks()).toEqual([]);
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
  expect(merchant.asks()).toEqual([{ src: 'listMerchantAccounts', input: undefined }]);
  merchant.passes(10_000);
  expect(merchant.asks()).toEqual([{ src: 'listMerchantAccounts', input: undefined }]);
});

it('goes on waiting after a reload for the account that is not linked yet', () => {
  const merchant = open();
  merchant.send({ type: 'provider.connected' });
  merchant.answers('getMerchantConnection', { type: 'answer.unfinished', id: 77 });
  expect(merchant.asks()).toEqual([{ src: 'connectMerchantAccount', input: { id: 77 } }]);
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

it.each([{ type: 'answer.claimed', claim } as const, refused('no', 500)])(
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

it('goes back to the chooser from the switch card, and reads the accounts again from the reclaim card', () => {
  const switching = connecting();
  switching.answers('connectMerchantAccount', { type: 'answer.urlConflict', conflict });
  switching.send({ type: 'back' });
  expect(switching.at()).toEqual(['choice.choosing']);
  const reclaiming = creating();
  reclaiming.answers('connectMerchantAccount', { type: 'answer.claimed', claim });
  reclaiming.send({ type: 'back' });
  expect(reclaiming.asks()).toEqual([{ src: 'listMerchantAccounts', input: undefined }]);
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
  expect(merchant.asks()).toEqual([{ src: 'getMerchantConnection', input: undefined }]);
});

it('stays connected when disconnecting fails, and tells it', () => {
  const merchant = connected();
  merchant.send({ type: 'disconnect' });
  merchant.answers('disconnectMerchant', refused(null, 500));
  expect(merchant.has('done')).toBe(true);
  expect(lastNotice(merchant)).toMatchObject({ id: 'disconnectMerchant', status: 500 });
});

it('handles every answer in every situation, also when nothing arrives', () => {
  const account = { type: 'answer.connected', id: 22 } as const;
  const claimed = { type: 'answer.claimed', claim } as const;
  const { findings, leaves } = explore(merchantConnectionMachine, {
    input: { homeUrl: 'https://shop.example' },
    abstract: ({ tries: _tries, ...rest }) => rest,
    moves: [
      { type: 'provider.connected' },
      { type: 'provider.lost' },
      { type: 'retry' },
      { type: 'account.picked', id: 22 },
      { type: 'connect' },
      { type: 'create' },
      { type: 'new.confirmed' },
      { type: 'terms.ticked', on: true },
      { type: 'terms.ticked', on: false },
      { type: 'terms.accepted' },
      { type: 'cancel' },
      { type: 'switchUrl' },
      { type: 'reclaim' },
      { type: 'back' },
      { type: 'disconnect' },
    ],
    answers: {
      getMerchantConnection: [
        account,
        { type: 'answer.notConnected' },
        { type: 'answer.unfinished', id: 77 },
        refused(),
      ],
      listMerchantAccounts: [
        { type: 'answer.accounts', accounts: [] },
        { type: 'answer.accounts', accounts: [mine] },
        refused(),
      ],
      connectMerchantAccount: [account, claimed, { type: 'answer.urlConflict', conflict }, notReady(77), refused()],
      switchUrl: [account, claimed, refused()],
      reclaimUrl: [account, claimed, refused()],
      disconnectMerchant: [{ type: 'answer.removed' }, refused()],
    },
  });
  expect(findings).toEqual([]);
  expect([...leaves].sort()).toEqual([
    'awaitingProvider',
    'choice.choosing',
    'choice.none',
    'choice.readingTerms.ticked',
    'choice.readingTerms.unticked',
    'choice.warningOfDuplicate',
    'claimed',
    'connected',
    'connecting',
    'creation.asking.creating',
    'creation.asking.exhausted',
    'creation.asking.waiting',
    'creation.patience.ended',
    'creation.patience.patient',
    'disconnecting',
    'loading',
    'loadingAccounts',
    'reclaiming',
    'switching',
    'unavailable',
    'urlConflict',
  ]);
});
