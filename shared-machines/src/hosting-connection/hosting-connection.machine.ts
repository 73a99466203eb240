import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { noticeOf, type FailureNotice, type Leave, type Track } from '../emitted';
import { raiseAnswer, notProvided, unreachable } from '../ports';
import { followed, readAnew, type ReadFailed, type ReadPending } from '../reads';
import type { HostingAccount, HostingConnectionAnswer } from './hosting-connection.answers';

/** Return target of the authorization page [decisions 6]. */
export type HostingNextPage = 'setup-mc' | 'reconnect';

export type HostingConnectionEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'connect' }
  /** The browser may not go to the address of the `leave` emit. */
  | { readonly type: 'redirect.blocked' }
  /** The browser shows this page again as it was left. */
  | { readonly type: 'returned' };

export interface HostingConnectionContext {
  readonly nextPage: HostingNextPage;
  readonly account: HostingAccount | null;
  /** The browser comes from the authorization page. */
  readonly returning: boolean;
}

export type HostingConnectionEmitted = FailureNotice | Leave | Track;

export interface HostingConnectionInput {
  readonly nextPage: HostingNextPage;
  /** The browser was sent to the authorization page from here a moment ago. */
  readonly returning?: boolean;
}

/** Views of the card; `redirecting`: the browser is on its way to the authorization page. */
export type HostingConnectionView = 'loading' | 'unavailable' | 'disconnected' | 'redirecting' | 'connected';

type Event = HostingConnectionEvent | HostingConnectionAnswer | ReadPending | ReadFailed;

const parts = setup({
  types: {
    context: {} as HostingConnectionContext,
    events: {} as Event,
    emitted: {} as HostingConnectionEmitted,
    input: {} as HostingConnectionInput,
    tags: {} as 'busy' | 'blocked' | 'leaving' | 'done' | 'failed' | 'cancelled',
    meta: {} as { readonly view: HostingConnectionView },
  },
  actors: {
    reads: followed,
    startHostingConnection: fromPromise<HostingConnectionAnswer, { readonly nextPage: HostingNextPage }>(notProvided),
  },
  guards: { isReturning: ({ context }) => context.returning },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    readAnew: sendTo('reads', readAnew),
    leave: emit((_, url: string) => ({ type: 'leave' as const, url, purpose: 'authorization' as const })),
    recordConnect: emit(({ context }) => ({
      type: 'track' as const,
      name: 'gla_wordpress_account_connect_button_click',
      properties: { context: context.nextPage },
    })),
  },
});

const answers = raiseAnswer<HostingConnectionContext, Event, HostingConnectionAnswer>(unreachable);

/** The hosting account: connected or not, and the way to the authorization page [S4.01, S4.03]. */
export const hostingConnectionMachine = parts.createMachine({
  id: 'hostingConnection',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ nextPage: input.nextPage, account: null, returning: input.returning ?? false }),
  invoke: {
    id: 'reads',
    src: 'reads',
    // Reconnecting begins with a lost connection: earlier answers do not count.
    input: ({ context }) => ({ reads: ['getHostingConnection'], anew: context.nextPage === 'reconnect' }),
  },
  initial: 'loading',
  on: {
    'read.pending': '.loading',
    'answer.connected': { target: '.connected', actions: assign({ account: ({ event }) => event.account }) },
    'answer.disconnected': [{ guard: 'isReturning', target: '.disconnected.cancelled' }, { target: '.disconnected' }],
    'read.failed': {
      target: '.unavailable',
      actions: { type: 'notify', params: ({ event }) => noticeOf('getHostingConnection', event) },
    },
  },
  states: {
    loading: { tags: 'busy', meta: { view: 'loading' }, entry: assign({ account: null }) },
    unavailable: {
      tags: 'failed',
      meta: { view: 'unavailable' },
      on: { retry: { target: 'loading', actions: 'readAnew' } },
    },
    disconnected: {
      tags: 'blocked',
      meta: { view: 'disconnected' },
      initial: 'open',
      on: { connect: { target: 'authorizing', actions: 'recordConnect' } },
      states: {
        open: {},
        /** The authorization page was left without consent. */
        cancelled: { tags: 'cancelled' },
      },
    },
    authorizing: {
      tags: 'busy',
      meta: { view: 'redirecting' },
      entry: assign({ returning: false }),
      invoke: {
        id: 'startHostingConnection',
        src: 'startHostingConnection',
        input: ({ context }) => ({ nextPage: context.nextPage }),
        ...answers,
      },
      on: {
        'answer.authorization': { target: 'leaving', actions: { type: 'leave', params: ({ event }) => event.url } },
        'answer.refused': {
          target: 'disconnected',
          actions: { type: 'notify', params: ({ event }) => noticeOf('startHostingConnection', event) },
        },
      },
    },
    /** The button stays in its loading state until the browser has left. */
    leaving: {
      tags: 'leaving',
      meta: { view: 'redirecting' },
      on: {
        'redirect.blocked': 'disconnected',
        returned: { target: 'loading', actions: [assign({ returning: true }), 'readAnew'] },
      },
    },
    connected: { tags: 'done', meta: { view: 'connected' } },
  },
});
