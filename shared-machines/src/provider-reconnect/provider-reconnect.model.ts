import { scopes, type ProviderAccess } from '@listings/shared-api/contract';
import { answersOf, defineModel, readsOf, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import {
  providerReconnectMachine,
  readForgotten,
  readProviderAccess,
  readReconnectAuthorization,
} from './provider-reconnect.machine';

const access = readsOf('getProviderAccess', readProviderAccess);
const authorization = answersOf('startProviderConnection', readReconnectAuthorization, refusedBy);
const removal = answersOf('disconnectProvider', readForgotten, refusedBy);

const account: ProviderAccess = {
  active: 'yes',
  email: 'jane@example.com',
  scope: [scopes.content, scopes.verification, scopes.ads],
  merchant_account: 12345678,
  merchant_access: 'yes',
  ads_account: 2345678901,
  ads_access: 'yes',
};

/** The way back to a lost provider account, as testers see it: the ads setup is complete. */
export const providerReconnectModel = defineModel({
  id: 'providerReconnect',
  machine: providerReconnectMachine,
  input: { withAds: true },
  moves: {
    'has the account read again': { type: 'read.pending', read: 'getProviderAccess' },
    'connects, or allows full access': { type: 'connect' },
    'wants another account': { type: 'tryAnother' },
    'tries again': { type: 'retry' },
    'may not leave for that address': { type: 'redirect.blocked' },
  },
  answers: {
    getProviderAccess: {
      'the account of before': access({ status: 200, body: account }),
      'the account of before, permissions missing': access({
        status: 200,
        body: { ...account, scope: [scopes.content, scopes.verification] },
      }),
      'an account without the merchant account': access({ status: 200, body: { ...account, merchant_access: 'no' } }),
      'an account without the ads account': access({ status: 200, body: { ...account, ads_access: 'no' } }),
      'not connected': access({ status: 200, body: { active: 'no', email: account.email, scope: [] } }),
      refused: access({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    startProviderConnection: {
      'the authorization page': authorization({ status: 200, body: { url: 'https://accounts.google.com/o/oauth2' } }),
      refused: authorization({ status: 400, body: { message: 'No' } }),
      unreachable,
    },
    disconnectProvider: {
      forgotten: removal({ status: 200, body: { status: 'success', message: 'Successfully disconnected.' } }),
      refused: removal({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ email }) => ({ isKnown: email !== '' }),
  sameAnswer: (sample, real) =>
    sample.type !== 'answer.account' ||
    (real.type === sample.type &&
      real.account.hasAccess === sample.account.hasAccess &&
      real.account.scope.length === sample.account.scope.length),
  invariants: {
    'another account is let go before a new one is asked for [O8.16]': ({ at, can }) =>
      !at.includes('known.mismatched') || !can({ type: 'connect' }),
    'a mismatched account is named': ({ has, context }) => !has('mismatched') || context.email !== '',
    'the account of before is offered first at the provider': ({ asks, context }) =>
      asks.every(
        ({ src, input }) => src !== 'startProviderConnection' || (input as { email: string }).email === context.email,
      ),
  },
  ends: ['reconnected'],
  goals: { 'the account can be connected again': ({ at }) => at.includes('reconnected') },
  requirements: {
    reconnected: ['O4.12'],
    'known.mismatched': ['O4.12', 'O8.16'],
    'known.lackingAccess': ['O4.12', 'O6.02'],
    'known / read.failed': ['S8.05'],
    'known.disconnected / connect': ['O7.22'],
    'authorizing / answer.refused': ['O8.13'],
    'forgetting / answer.refused': ['O8.12'],
  },
});
