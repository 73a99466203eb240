import { answersOf, defineModel, readsOf, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import { readHostingAuthorization, readHostingConnection } from './hosting-connection.answers';
import { hostingConnectionMachine } from './hosting-connection.machine';

const connection = readsOf('getHostingConnection', readHostingConnection);
const authorization = answersOf('startHostingConnection', readHostingAuthorization, refusedBy);
const none = { displayName: '', email: '' };
const jane = { displayName: 'Jane Doe', email: 'jane@example.com' };

/** The hosting account's card, as testers see it. */
export const hostingConnectionModel = defineModel({
  id: 'hostingConnection',
  machine: hostingConnectionMachine,
  input: { nextPage: 'setup-mc' },
  starts: { 'back from the authorization page': { nextPage: 'setup-mc', returning: true } },
  moves: {
    'has the account read again': { type: 'read.pending', read: 'getHostingConnection' },
    connects: { type: 'connect' },
    'tries again': { type: 'retry' },
    'may not leave for that address': { type: 'redirect.blocked' },
    'comes back by the back button': { type: 'returned' },
  },
  answers: {
    getHostingConnection: {
      connected: connection({ status: 200, body: { active: 'yes', owner: 'yes', ...jane } }),
      'connected by somebody else': connection({ status: 200, body: { active: 'yes', owner: 'no', ...none } }),
      'not connected': connection({ status: 200, body: { active: 'no', owner: 'no', ...none } }),
      refused: connection({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    startHostingConnection: {
      'the authorization page': authorization({ status: 200, body: { url: 'https://wordpress.com/authorize' } }),
      refused: authorization({ status: 400, body: { message: 'No' } }),
      unreachable,
    },
  },
  abstract: ({ account, returning }) => ({ isOwner: account?.isOwner ?? null, returning }),
  invariants: {
    'connected means that there is an account': ({ at, context }) =>
      at.includes('connected') === (context.account !== null),
    'a consent that was not given is told only after the authorization page': ({ has, context }) =>
      !has('cancelled') || context.returning,
  },
  goals: { 'the account can be connected': ({ at }) => at.includes('connected') },
  requirements: {
    '(root) / answer.connected': ['S3.01', 'S4.01', 'S6.02'],
    '(root) / read.failed': ['S8.03'],
    'authorizing / answer.refused': ['S8.11'],
    authorizing: ['S4.03'],
    'authorizing / answer.authorization': ['S4.03'],
  },
  ends: ['connected'],
});
