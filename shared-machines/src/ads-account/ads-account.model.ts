import { scopes } from '@listings/shared-api/contract';
import { answersOf, defineModel, readsOf, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import {
  readAdsAccounts,
  readAdsAuthorization,
  readAdsConnection,
  readAdsLink,
  readAdsLinkFailure,
  readProviderAccount,
} from './ads-account.answers';
import { adsAccountMachine } from './ads-account.machine';

const provider = readsOf('getProviderConnection', readProviderAccount);
const connection = readsOf('getAdsConnection', readAdsConnection);
const list = readsOf('listAdsAccounts', readAdsAccounts);
const link = answersOf('connectAdsAccount', readAdsLink, readAdsLinkFailure);
const authorization = answersOf('startProviderConnection', readAdsAuthorization, refusedBy);

const failed = { status: 500, body: { message: 'Broken' } } as const;
const email = 'jane@example.com';
const account = { id: 5, currency: 'EUR', symbol: '€' } as const;

/** The ads account of the ads setup, as testers see it. */
export const adsAccountModel = defineModel({
  id: 'adsAccount',
  machine: adsAccountMachine,
  moves: {
    'has the provider account read again': { type: 'read.pending', read: 'getProviderConnection' },
    'has the ads account read again': { type: 'read.pending', read: 'getAdsConnection' },
    'has the list of accounts read again': { type: 'read.pending', read: 'listAdsAccounts' },
    'tries again': { type: 'retry' },
    'allows full access': { type: 'access.allow' },
    'may not leave for that address': { type: 'redirect.blocked' },
    'picks an account': { type: 'account.picked', id: 5 },
    'connects it': { type: 'connect' },
    'creates a new one': { type: 'create' },
    'ticks the terms': { type: 'terms.ticked', on: true },
    'unticks the terms': { type: 'terms.ticked', on: false },
    'accepts the terms': { type: 'terms.accepted' },
    'closes the terms': { type: 'back' },
  },
  answers: {
    getProviderConnection: {
      'with the ads permission': provider({ status: 200, body: { active: 'yes', email, scope: [scopes.ads] } }),
      'without the ads permission': provider({ status: 200, body: { active: 'yes', email, scope: [] } }),
      'not connected': provider({ status: 200, body: { active: 'no', email: '', scope: [] } }),
      refused: provider(failed),
      unreachable,
    },
    getAdsConnection: {
      connected: connection({ status: 200, body: { ...account, status: 'connected' } }),
      'billing open': connection({ status: 200, body: { ...account, status: 'incomplete', step: 'billing' } }),
      none: connection({ status: 200, body: { id: 0, currency: null, symbol: '$', status: 'disconnected' } }),
      refused: connection(failed),
      unreachable,
    },
    listAdsAccounts: {
      none: list({ status: 200, body: [] }),
      one: list({ status: 200, body: [{ id: 5, name: 'Ads' }] }),
      refused: list(failed),
      unreachable,
    },
    connectAdsAccount: {
      connected: link({ status: 200, body: { id: 5, billing_url: null } }),
      'billing open (428)': link({
        status: 428,
        body: { message: 'Billing setup must be completed.', billing_url: null, billing_status: 'unknown' },
      }),
      'another tab is at it': { output: { type: 'answer.elsewhere' }, http: {} },
      refused: link({ status: 400, body: { message: 'No' } }),
      failed: link(failed),
      unreachable,
    },
    startProviderConnection: {
      'the authorization page': authorization({ status: 200, body: { url: 'https://accounts.google.com/authorize' } }),
      refused: authorization(failed),
      unreachable,
    },
  },
  abstract: ({ provider: { isConnected, hasAdsScope }, accounts, pickedId, account: known, doubt }) => ({
    isConnected,
    hasAdsScope,
    accounts: accounts.length > 0,
    picked: pickedId !== null,
    account: known !== null,
    doubt: doubt?.id ?? null,
  }),
  sameKind: (sample, real) => {
    if (sample.type === 'terms.ticked') return real.type === sample.type && real.on === sample.on;
    return sample.type !== 'account.picked' || (real.type === sample.type && real.id !== null);
  },
  sameAnswer: (sample, real) => {
    if (sample.type === 'access.read')
      return (
        real.type === sample.type &&
        real.provider.isConnected === sample.provider.isConnected &&
        real.provider.hasAdsScope === sample.provider.hasAdsScope
      );
    if (sample.type === 'answer.connected')
      return real.type === sample.type && real.account.status === sample.account.status;
    if (sample.type === 'answer.accounts')
      return real.type === sample.type && real.accounts.length > 0 === sample.accounts.length > 0;
    return sample.type !== 'answer.refused' || (real.type === sample.type && real.status === sample.status);
  },
  invariants: {
    'connected means that there is an account': ({ has, context }) => !has('done') || (context.account?.id ?? 0) !== 0,
    'no account is made unless the terms were just accepted': ({ at, asks }) =>
      at.includes('known.unconnected.creating') ===
      asks.some(({ src, input }) => src === 'connectAdsAccount' && (input as { id: number | null }).id === null),
    'an account is connected only when one was picked': ({ at, context }) =>
      !at.includes('known.unconnected.connecting') || context.pickedId !== null,
    'nothing can be connected without the ads permission': ({ at, context, can }) =>
      context.provider.hasAdsScope ||
      (!can({ type: 'connect' }) && !can({ type: 'create' }) && !at.includes('known.connected')),
    'a doubt is looked into at once': ({ at, context }) => (context.doubt === null) === !at.includes('known.uncertain'),
  },
  goals: { 'an account can be connected': ({ has }) => has('done') },
  requirements: {
    lackingAccess: ['S4.22', 'S6.03', 'O6.02'],
    'lackingAccess / access.allow': ['S4.22', 'S6.03'],
    'authorizing / answer.refused': ['S8.46'],
    'known.unconnected.choosing / connect': ['S4.22', 'S5.17'],
    'known.unconnected.readingTerms.ticked / terms.accepted': ['S2.35', 'S4.22'],
    'known / read.failed': ['S8.08', 'S8.10'],
    'opening / read.failed': ['S8.04'],
    'known.unconnected.creating / answer.billingOpen': ['S7.34', 'O7.15'],
    'known.unconnected.creating / answer.refused [isCertain]': ['S8.44'],
    'known.unconnected.connecting / answer.refused [isCertain]': ['S8.45'],
  },
});
