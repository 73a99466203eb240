import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { noticeOf, type FailureNotice, type Leave, type Track, type WaitingNotice } from '../emitted';
import { raiseAnswer, notProvided, unreachable } from '../ports';
import { followed, readAnew, type ReadFailed, type ReadPending, type ScreenRead } from '../reads';
import type { HostingAnswer, ProviderAccount, ProviderConnectionAnswer } from './provider-connection.answers';
import { hasRequiredScopes } from './provider-scopes.rules';

/** Return target of the authorization page [decisions 6]. */
export type ProviderNextPage = 'setup-mc' | 'setup-ads' | 'reconnect';

export type ProviderConnectionEvent =
  | { readonly type: 'retry' }
  /** Connect, or 'Allow full access' where permissions are missing. */
  | { readonly type: 'connect' }
  | { readonly type: 'switchAccount' }
  /** The browser may not go to the address of the `leave` emit. */
  | { readonly type: 'redirect.blocked' }
  /** The browser shows this page again as it was left. */
  | { readonly type: 'returned' };

export interface ProviderConnectionContext {
  readonly nextPage: ProviderNextPage;
  /** Ads permission is required too, since ads setup is complete. */
  readonly withAds: boolean;
  readonly account: ProviderAccount | null;
  /** The browser comes from the authorization page. */
  readonly returning: boolean;
}

export type ProviderConnectionEmitted = FailureNotice | WaitingNotice | Leave | Track;

export interface ProviderConnectionInput {
  readonly nextPage: ProviderNextPage;
  /** Ads setup is complete: the ads permission is part of the required set [S4.02]. */
  readonly withAds: boolean;
  /** The browser was sent to the authorization page from here a moment ago. */
  readonly returning?: boolean;
}

/** Input of `startProviderConnection`; a hint preselects the account whose permissions are missing. */
export interface ProviderAuthorizationInput {
  readonly nextPage: ProviderNextPage;
  readonly loginHint: string | null;
}

/**
 * Views of the card. `waiting`: the hosting account comes first. `lackingAccess`: permissions are missing.
 * `redirecting`: the browser is on its way to the authorization page.
 */
export type ProviderConnectionView =
  'waiting' | 'loading' | 'unavailable' | 'disconnected' | 'lackingAccess' | 'redirecting' | 'switching' | 'connected';

type Event = ProviderConnectionEvent | ProviderConnectionAnswer | HostingAnswer | ReadPending | ReadFailed;

const parts = setup({
  types: {
    context: {} as ProviderConnectionContext,
    events: {} as Event,
    emitted: {} as ProviderConnectionEmitted,
    input: {} as ProviderConnectionInput,
    tags: {} as 'busy' | 'blocked' | 'leaving' | 'done' | 'failed' | 'cancelled',
    meta: {} as { readonly view: ProviderConnectionView },
  },
  actors: {
    reads: followed,
    startProviderConnection: fromPromise<ProviderConnectionAnswer, ProviderAuthorizationInput>(notProvided),
    disconnectMerchant: fromPromise<ProviderConnectionAnswer>(notProvided),
    disconnectProvider: fromPromise<ProviderConnectionAnswer>(notProvided),
  },
  guards: {
    isReturning: ({ context }) => context.returning,
    isOfHosting: (_, read: ScreenRead) => read === 'getHostingConnection',
    hasRequiredScopes: ({ context }, account: ProviderAccount) => hasRequiredScopes(account.scope, context),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    readAnew: sendTo('reads', readAnew),
    askToWait: emit({ type: 'notice.waiting', id: 'connectDifferentProvider' }),
    waitIsOver: emit({ type: 'notice.over', id: 'connectDifferentProvider' }),
    leave: emit((_, url: string) => ({ type: 'leave' as const, url, purpose: 'authorization' as const })),
    recordConnect: emit(({ context }, action: 'authorization' | 'scope') => ({
      type: 'track' as const,
      name: 'gla_google_account_connect_button_click',
      properties: { context: context.nextPage, action },
    })),
    recordSwitch: emit({
      type: 'track',
      name: 'gla_google_account_connect_different_account_button_click',
      properties: {},
    }),
  },
});

const answers = raiseAnswer<ProviderConnectionContext, Event, ProviderConnectionAnswer>(unreachable);

const ofRead = ({ event }: { event: { read: ScreenRead } }) => event.read;

const toAuthorization = {
  target: '#providerConnection.leaving',
  actions: { type: 'leave', params: ({ event }: { event: { url: string } }) => event.url },
} as const;

/**
 * The provider account [S4.01-S4.03, S4.07]: waits for the hosting account, counts as connected only with the required
 * permissions, and changes to another account by taking both connections down first.
 */
export const providerConnectionMachine = parts.createMachine({
  id: 'providerConnection',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    nextPage: input.nextPage,
    withAds: input.withAds,
    account: null,
    returning: input.returning ?? false,
  }),
  invoke: { id: 'hosting', src: 'reads', input: { reads: ['getHostingConnection'] } },
  initial: 'awaitingHosting',
  on: { 'read.pending': '.awaitingHosting' },
  states: {
    awaitingHosting: {
      meta: { view: 'waiting' },
      entry: assign({ account: null }),
      initial: 'reading',
      // The hosting account's own card shows the failure.
      on: { 'hosting.connected': 'known', 'hosting.lost': '.missing', 'read.failed': '.missing' },
      states: { reading: { tags: 'busy' }, missing: { tags: 'blocked' } },
    },
    /** Account as read from the server. Not followed while a call changes it: each return reads anew. */
    known: {
      invoke: {
        id: 'reads',
        src: 'reads',
        input: ({ event }) => ({ reads: ['getProviderConnection'], anew: event.type !== 'hosting.connected' }),
      },
      initial: 'loading',
      on: {
        'read.pending': [{ guard: { type: 'isOfHosting', params: ofRead }, target: 'awaitingHosting' }, '.loading'],
        'answer.account': [
          {
            guard: { type: 'hasRequiredScopes', params: ({ event }) => event.account },
            target: '.connected',
            actions: assign({ account: ({ event }) => event.account }),
          },
          { target: '.lackingAccess', actions: assign({ account: ({ event }) => event.account }) },
        ],
        'answer.disconnected': [
          { guard: 'isReturning', target: '.disconnected.cancelled', actions: assign({ account: null }) },
          { target: '.disconnected', actions: assign({ account: null }) },
        ],
        'read.failed': {
          target: '.unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getProviderConnection', event) },
        },
      },
      states: {
        loading: { tags: 'busy', meta: { view: 'loading' } },
        unavailable: {
          tags: 'failed',
          meta: { view: 'unavailable' },
          on: { retry: { target: 'loading', actions: 'readAnew' } },
        },
        disconnected: {
          tags: 'blocked',
          meta: { view: 'disconnected' },
          initial: 'open',
          on: {
            connect: {
              target: '#providerConnection.authorizing',
              actions: { type: 'recordConnect', params: 'authorization' },
            },
          },
          states: {
            open: {},
            /** The authorization page was left without consent. */
            cancelled: { tags: 'cancelled' },
          },
        },
        /** 'Allow full access' [S4.02, S6.04]. */
        lackingAccess: {
          tags: 'blocked',
          meta: { view: 'lackingAccess' },
          on: {
            connect: { target: '#providerConnection.authorizing', actions: { type: 'recordConnect', params: 'scope' } },
          },
        },
        connected: {
          tags: 'done',
          meta: { view: 'connected' },
          on: { switchAccount: { target: '#providerConnection.switching', actions: 'recordSwitch' } },
        },
      },
    },
    authorizing: {
      tags: 'busy',
      meta: { view: 'redirecting' },
      entry: assign({ returning: false }),
      invoke: {
        id: 'startProviderConnection',
        src: 'startProviderConnection',
        input: ({ context }) => ({ nextPage: context.nextPage, loginHint: context.account?.email ?? null }),
        ...answers,
      },
      on: {
        'answer.authorization': toAuthorization,
        'answer.refused': {
          target: 'known',
          actions: { type: 'notify', params: ({ event }) => noticeOf('startProviderConnection', event) },
        },
      },
    },
    leaving: {
      tags: 'leaving',
      meta: { view: 'redirecting' },
      on: { 'redirect.blocked': 'known', returned: { target: 'known', actions: assign({ returning: true }) } },
    },
    /** To a different account: merchant first, then provider, then the authorization page [S4.07]. */
    switching: {
      meta: { view: 'switching' },
      initial: 'disconnectingMerchant',
      entry: 'askToWait',
      exit: 'waitIsOver',
      on: {
        'answer.refused': {
          target: 'known',
          actions: { type: 'notify', params: ({ event }) => noticeOf('connectDifferentProvider', event) },
        },
      },
      states: {
        disconnectingMerchant: {
          tags: 'busy',
          invoke: { id: 'disconnectMerchant', src: 'disconnectMerchant', ...answers },
          on: { 'answer.removed': 'disconnectingProvider' },
        },
        disconnectingProvider: {
          tags: 'busy',
          invoke: { id: 'disconnectProvider', src: 'disconnectProvider', ...answers },
          on: { 'answer.removed': { target: 'startingOver', actions: assign({ account: null }) } },
        },
        startingOver: {
          tags: 'busy',
          invoke: {
            id: 'startProviderConnection',
            src: 'startProviderConnection',
            input: ({ context }) => ({ nextPage: context.nextPage, loginHint: null }),
            ...answers,
          },
          on: { 'answer.authorization': toAuthorization },
        },
      },
    },
  },
});
