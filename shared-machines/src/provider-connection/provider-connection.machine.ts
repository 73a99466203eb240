import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice, type Leave, type Track, type WaitingNotice } from '../emitted';
import { asking, unplugged, unreachable } from '../ports';
import type { ProviderAccount, ProviderConnectionAnswer } from './provider-connection.answers';
import { hasRequiredScopes } from './provider-scopes.rules';

/** Where the authorization page sends the browser back to [decisions 6]. */
export type ProviderNextPage = 'setup-mc' | 'setup-ads' | 'reconnect';

export type ProviderConnectionEvent =
  | { readonly type: 'hosting.connected' }
  | { readonly type: 'hosting.lost' }
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

type Event = ProviderConnectionEvent | ProviderConnectionAnswer;

const parts = setup({
  types: {
    context: {} as ProviderConnectionContext,
    events: {} as Event,
    emitted: {} as ProviderConnectionEmitted,
    input: {} as ProviderConnectionInput,
    tags: {} as 'busy' | 'blocked' | 'leaving' | 'done' | 'failed' | 'cancelled',
  },
  actors: {
    getProviderConnection: fromPromise<ProviderConnectionAnswer>(unplugged),
    startProviderConnection: fromPromise<ProviderConnectionAnswer, ProviderAuthorizationInput>(unplugged),
    disconnectMerchant: fromPromise<ProviderConnectionAnswer>(unplugged),
    disconnectProvider: fromPromise<ProviderConnectionAnswer>(unplugged),
  },
  guards: {
    isReturning: ({ context }) => context.returning,
    hasRequiredScopes: ({ context }, account: ProviderAccount) => hasRequiredScopes(account.scope, context),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
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

const answers = asking<ProviderConnectionContext, Event, ProviderConnectionAnswer>(unreachable);

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
  initial: 'awaitingHosting',
  on: { 'hosting.lost': '.awaitingHosting' },
  states: {
    awaitingHosting: { tags: 'blocked', entry: assign({ account: null }), on: { 'hosting.connected': 'loading' } },
    loading: {
      tags: 'busy',
      invoke: { id: 'getProviderConnection', src: 'getProviderConnection', ...answers },
      on: {
        'answer.account': [
          {
            guard: { type: 'hasRequiredScopes', params: ({ event }) => event.account },
            target: 'connected',
            actions: assign({ account: ({ event }) => event.account }),
          },
          { target: 'lackingAccess', actions: assign({ account: ({ event }) => event.account }) },
        ],
        'answer.disconnected': [
          { guard: 'isReturning', target: 'disconnected.cancelled', actions: assign({ account: null }) },
          { target: 'disconnected', actions: assign({ account: null }) },
        ],
        'answer.refused': {
          target: 'unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getProviderConnection', event) },
        },
      },
    },
    unavailable: { tags: 'failed', on: { retry: 'loading' } },
    disconnected: {
      tags: 'blocked',
      initial: 'open',
      on: { connect: { target: 'authorizing', actions: { type: 'recordConnect', params: 'authorization' } } },
      states: {
        open: {},
        /** The authorization page was left without consent. */
        cancelled: { tags: 'cancelled' },
      },
    },
    /** 'Allow full access' [S4.02, S6.04]. */
    lackingAccess: {
      tags: 'blocked',
      on: { connect: { target: 'authorizing', actions: { type: 'recordConnect', params: 'scope' } } },
    },
    authorizing: {
      tags: 'busy',
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
          target: 'loading',
          actions: { type: 'notify', params: ({ event }) => noticeOf('startProviderConnection', event) },
        },
      },
    },
    leaving: {
      tags: 'leaving',
      on: { 'redirect.blocked': 'loading', returned: { target: 'loading', actions: assign({ returning: true }) } },
    },
    connected: { tags: 'done', on: { switchAccount: { target: 'switching', actions: 'recordSwitch' } } },
    /** To a different account: merchant first, then provider, then the authorization page [S4.07]. */
    switching: {
      initial: 'disconnectingMerchant',
      entry: 'askToWait',
      exit: 'waitIsOver',
      on: {
        'answer.refused': {
          target: 'loading',
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
