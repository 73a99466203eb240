import { scopes } from '@listings/shared-api/contract';
import { answersOf, defineModel, readsOf, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import {
  readMerchantAccount,
  readMerchantAccountFailure,
  readMerchantAccounts,
  readMerchantConnection,
  readMerchantRemoval,
  readProvider,
  readUrlFailure,
} from './merchant-connection.answers';
import { merchantConnectionMachine } from './merchant-connection.machine';
import { creationLimits } from './merchant-connection.rules';

const provider = readsOf('getProviderConnection', readProvider);
const connection = readsOf('getMerchantConnection', readMerchantConnection);
const list = readsOf('listMerchantAccounts', readMerchantAccounts);
const account = answersOf('connectMerchantAccount', readMerchantAccount, readMerchantAccountFailure);
const urlSwitch = answersOf('switchUrl', readMerchantAccount, readUrlFailure);
const reclaim = answersOf('reclaimUrl', readMerchantAccount, readUrlFailure);
const removal = answersOf('disconnectMerchant', readMerchantRemoval, refusedBy);

const homeUrl = 'https://shop.example';
const page = { homeUrl, withAds: false };
const jane = { active: 'yes', email: 'jane@example.com' } as const;
const mine = { id: 11, subaccount: true, name: 'Shop', domain: 'https://shop.example' };
const other = { id: 22, subaccount: true, name: 'Other', domain: 'https://other.example' };
const connected = { id: 22, subaccount: null, name: null, domain: null };
const claimed = { message: 'Website already claimed.', id: 22, website_url: 'shop.example' };
const otherUrl = { message: 'Claimed.', id: 22, claimed_url: 'other.example', new_url: 'shop.example' };
const broken = { message: 'Broken' };
const refusedAnd = { status: 400, body: { message: 'No' } } as const;
const failed = { status: 500, body: broken } as const;

/** The merchant account's card, as testers see it. */
export const merchantConnectionModel = defineModel({
  id: 'merchantConnection',
  machine: merchantConnectionMachine,
  input: page,
  starts: {
    'with an account picked': { ...page, memory: { kind: 'picked', id: 22 } },
    'at the URL that has to be switched': {
      ...page,
      memory: {
        kind: 'urlConflict',
        conflict: { id: 22, claimedUrl: 'https://other.example', newUrl: 'https://shop.example' },
      },
    },
    'at the URL that another account has claimed': {
      ...page,
      memory: { kind: 'claimed', claim: { id: 22, websiteUrl: 'https://shop.example' } },
    },
    'waiting for its account': { ...page, memory: { kind: 'waiting', id: 22, seconds: 3 } },
  },
  moves: {
    'has the provider account read again': { type: 'read.pending', read: 'getProviderConnection' },
    'has the account read again': { type: 'read.pending', read: 'getMerchantConnection' },
    'has the list of accounts read again': { type: 'read.pending', read: 'listMerchantAccounts' },
    'picks an account': { type: 'account.picked', id: 22 },
    'connects it': { type: 'connect' },
    'creates a new one': { type: 'create' },
    'wants a new one all the same': { type: 'new.confirmed' },
    'ticks the terms': { type: 'terms.ticked', on: true },
    'unticks the terms': { type: 'terms.ticked', on: false },
    'accepts the terms': { type: 'terms.accepted' },
    'stops waiting': { type: 'cancel' },
    'switches the URL': { type: 'switchUrl' },
    'reclaims the URL': { type: 'reclaim' },
    'goes back': { type: 'back' },
    'tries again': { type: 'retry' },
    disconnects: { type: 'disconnect' },
  },
  answers: {
    getProviderConnection: {
      connected: provider({ status: 200, body: { ...jane, scope: [scopes.content, scopes.verification] } }),
      'without a permission': provider({ status: 200, body: { ...jane, scope: [scopes.content] } }),
      'not connected': provider({ status: 200, body: { active: 'no', email: '', scope: [] } }),
      refused: provider(failed),
      unreachable,
    },
    getMerchantConnection: {
      connected: connection({ status: 200, body: { id: 22, status: 'connected' } }),
      none: connection({ status: 200, body: { id: 0, status: 'disconnected' } }),
      'being made': connection({ status: 200, body: { id: 22, status: 'incomplete', step: 'link' } }),
      'stopped at its URL': connection({ status: 200, body: { id: 22, status: 'incomplete', step: 'claim' } }),
      refused: connection(failed),
      unreachable,
    },
    listMerchantAccounts: {
      none: list({ status: 200, body: [] }),
      'one with the store’s domain': list({ status: 200, body: [mine, other] }),
      'one with another domain': list({ status: 200, body: [other] }),
      refused: list(failed),
      unreachable,
    },
    connectMerchantAccount: {
      connected: account({ status: 200, body: connected }),
      'claimed by another account (403)': account({ status: 403, body: claimed }),
      'not allowed (403)': account({ status: 403, body: { message: 'Forbidden' } }),
      'independent account (406)': account({ status: 406, body: { ...claimed, message: 'Unable to claim.' } }),
      'another URL (409)': account({ status: 409, body: otherUrl }),
      'not ready yet (503)': account({ status: 503, body: { message: 'Wait', id: 22, retry_after: 5 } }),
      'not ready yet, without an id (503)': account({ status: 503, body: { message: 'Wait', retry_after: 5 } }),
      refused: account(refusedAnd),
      failed: account(failed),
      unreachable,
    },
    switchUrl: {
      connected: urlSwitch({ status: 200, body: connected }),
      'claimed by another account (403)': urlSwitch({ status: 403, body: claimed }),
      refused: urlSwitch(refusedAnd),
      failed: urlSwitch(failed),
      unreachable,
    },
    reclaimUrl: {
      connected: reclaim({ status: 200, body: connected }),
      'claimed by another account (403)': reclaim({ status: 403, body: claimed }),
      refused: reclaim(refusedAnd),
      failed: reclaim(failed),
      unreachable,
    },
    disconnectMerchant: {
      disconnected: removal({ status: 200, body: { status: 'success', message: 'Disconnected.' } }),
      refused: removal(refusedAnd),
      failed: removal(failed),
      unreachable,
    },
  },
  abstract: ({
    accounts,
    pickedId,
    pendingId,
    tries,
    conflict,
    claim,
    reclaimFailed,
    connectedId,
    unread,
    doubt,
    memory,
  }) => ({
    accounts: accounts.map(({ id }) => id),
    pickedId,
    pendingId,
    // The number of tries matters only while the account is being made.
    tries: claim === null && conflict === null ? Math.min(tries, creationLimits.tries) : Math.sign(tries),
    conflict: conflict !== null,
    claim: claim !== null,
    reclaimFailed,
    connectedId,
    unread,
    doubt,
    memory: memory?.kind ?? null,
  }),
  sameKind: (sample, real) =>
    sample.type === 'terms.ticked'
      ? real.type === sample.type && real.on === sample.on
      : sample.type !== 'account.picked' || (real.type === sample.type && real.id !== null),
  invariants: {
    'connected means that there is an account': ({ has, at, context }) =>
      !(has('done') || at.includes('disconnecting')) || context.connectedId !== null,
    'an account that is being made is asked for by its id': ({ at, asks, context }) =>
      !at.includes('creation.asking.creating') ||
      asks.every(({ input }) => (input as { id: number | null }).id === context.pendingId),
    'an account is asked for without an id once: the next time it has one': ({ at, context }) =>
      !at.includes('creation.asking.creating') || context.pendingId !== null || context.tries === 1,
    'who waits for an account knows which one it is': ({ at, context }) =>
      !at.some((leaf) => /^creation\.asking\.(waiting|exhausted)$/.test(leaf)) || context.pendingId !== null,
    'no account is made unless the terms were just accepted or one is being made': ({ at, asks }) =>
      asks.every(
        ({ src, input }) =>
          src !== 'connectMerchantAccount' ||
          (input as { id: number | null }).id !== null ||
          at.includes('creation.asking.creating'),
      ),
    'a URL card knows which account it is about': ({ asks }) =>
      asks.every(({ src, input }) => !/^(switchUrl|reclaimUrl)$/.test(src) || (input as { id: number }).id > 0),
    'nothing is asked before the provider account is connected': ({ at, asks }) =>
      !at.some((leaf) => leaf.startsWith('awaitingProvider')) ||
      asks.every(({ src }) => src === 'getProviderConnection'),
    'a doubt is looked into at once': ({ at, context }) => context.doubt === null || at.includes('uncertain'),
  },
  goals: { 'an account can be connected': ({ has }) => has('done') },
  requirements: {
    awaitingProvider: ['S4.04'],
    'loading / answer.connected': ['S3.03', 'S4.04'],
    'loading / read.failed': ['S8.06'],
    'loadingAccounts / read.failed': ['S8.07'],
    'choice.none': ['S4.04'],
    'choice.choosing': ['S4.04'],
    'choice.choosing / connect': ['S4.04', 'S5.17'],
    'choice.warningOfDuplicate': ['S4.05'],
    'choice.readingTerms': ['S2.34', 'S4.05'],
    'choice.readingTerms.ticked / terms.accepted': ['S2.34', 'S5.17'],
    'creation.asking.creating / answer.notReadyYet': ['S3.04', 'S4.06'],
    'creation.asking.lookingUp': ['S4.06'],
    'creation.asking.creating / answer.refused': ['S8.18'],
    'creation.asking.waiting / after retryAfter': ['S4.06', 'S9.05'],
    'connecting / answer.refused': ['S8.19'],
    urlConflict: ['S2.36', 'S4.06'],
    'switching / answer.refused': ['S8.20'],
    'switching / answer.claimed': ['S4.06'],
    claimed: ['S2.36', 'S4.06'],
    'reclaiming / answer.refused': ['S6.05', 'S8.21'],
    disconnecting: ['S4.08'],
    'disconnecting / answer.refused': ['S8.15'],
  },
});
