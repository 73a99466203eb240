import { scopes } from '@listings/shared-api/contract';
import { answersOf, defineModel, readsOf, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import {
  readHosting,
  readProviderAuthorization,
  readProviderConnection,
  readRemoval,
} from './provider-connection.answers';
import { providerConnectionMachine } from './provider-connection.machine';

const hosting = readsOf('getHostingConnection', readHosting);
const connection = readsOf('getProviderConnection', readProviderConnection);
const nobody = { displayName: '', email: '' };
const authorization = answersOf('startProviderConnection', readProviderAuthorization, refusedBy);
const merchantRemoval = answersOf('disconnectMerchant', readRemoval, refusedBy);
const removal = answersOf('disconnectProvider', readRemoval, refusedBy);
const email = 'jane@example.com';
const done = { status: 'success' as const, message: 'Successfully disconnected.' };

/** The provider account's card, as testers see it. */
export const providerConnectionModel = defineModel({
  id: 'providerConnection',
  machine: providerConnectionMachine,
  input: { nextPage: 'setup-mc', withAds: false },
  starts: {
    'back from the authorization page': { nextPage: 'setup-mc', withAds: false, returning: true },
    'with ads set up': { nextPage: 'reconnect', withAds: true },
  },
  moves: {
    'has the hosting account read again': { type: 'read.pending', read: 'getHostingConnection' },
    'has the account read again': { type: 'read.pending', read: 'getProviderConnection' },
    'connects, or allows full access': { type: 'connect' },
    'changes to a different account': { type: 'switchAccount' },
    'tries again': { type: 'retry' },
    'may not leave for that address': { type: 'redirect.blocked' },
    'comes back by the back button': { type: 'returned' },
  },
  answers: {
    getHostingConnection: {
      connected: hosting({ status: 200, body: { active: 'yes', owner: 'yes', displayName: 'Jane Doe', email } }),
      'not connected': hosting({ status: 200, body: { active: 'no', owner: 'no', ...nobody } }),
      refused: hosting({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    getProviderConnection: {
      'connected with every permission': connection({
        status: 200,
        body: { active: 'yes', email, scope: [scopes.content, scopes.verification] },
      }),
      'connected with permissions missing': connection({
        status: 200,
        body: { active: 'yes', email, scope: [scopes.content] },
      }),
      'not connected': connection({ status: 200, body: { active: 'no', email: '', scope: [] } }),
      refused: connection({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    startProviderConnection: {
      'the authorization page': authorization({ status: 200, body: { url: 'https://accounts.google.com/o/oauth2' } }),
      refused: authorization({ status: 400, body: { message: 'No' } }),
      unreachable,
    },
    disconnectMerchant: {
      disconnected: merchantRemoval({ status: 200, body: done }),
      refused: merchantRemoval({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    disconnectProvider: {
      disconnected: removal({ status: 200, body: done }),
      refused: removal({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ account, returning }) => ({ permissions: account?.scope.length ?? null, returning }),
  invariants: {
    'nothing else is asked before the hosting account is connected': ({ at, asks }) =>
      !at.some((leaf) => leaf.startsWith('awaitingHosting')) || asks.every(({ src }) => src === 'getHostingConnection'),
    'connected means every permission was given': ({ at, context }) =>
      !at.includes('known.connected') || context.account?.scope.length === 2,
    'the hint of an authorization is the address of an account that lacks permissions': ({ asks, context }) =>
      asks.every(
        ({ src, input }) =>
          src !== 'startProviderConnection' ||
          (input as { loginHint: string | null }).loginHint === (context.account?.email ?? null),
      ),
    'the hosting account can be lost at any time': ({ can }) =>
      can({ type: 'read.pending', read: 'getHostingConnection' }),
  },
  goals: { 'the account can be connected': ({ at }) => at.includes('known.connected') },
  requirements: {
    awaitingHosting: ['S4.01'],
    'known / answer.account': ['S3.02', 'S4.02', 'S9.03'],
    'known / read.failed': ['S8.04'],
    'known.lackingAccess': ['S4.02', 'S6.03', 'S6.04'],
    authorizing: ['S4.03'],
    'authorizing / answer.refused': ['S8.12'],
    switching: ['S4.07'],
    'switching / answer.refused': ['S8.13'],
  },
});
