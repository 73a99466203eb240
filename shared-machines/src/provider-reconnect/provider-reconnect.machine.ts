import type { Api, ApiOutput } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, sendTo, setup } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo, type Leave, type Track } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';
import { followed, readAnew, type ReadFailed, type ReadPending, type Readers } from '../reads';
import { hasRequiredScopes } from '../provider-connection/provider-scopes.rules';

export type ProviderReconnectEvent =
  | { readonly type: 'retry' }
  /** Connect, or 'Allow full access' where permissions are missing. */
  | { readonly type: 'connect' }
  /** The mismatched account is to give way to another one [O8.16]. */
  | { readonly type: 'tryAnother' }
  /** The browser may not go to the address of the `leave` emit. */
  | { readonly type: 'redirect.blocked' };

/** The account that is connected, and what it may do with the stored accounts. Source: O3.06. */
export interface ReconnectedAccount {
  readonly email: string;
  readonly scope: readonly string[];
  /** It can use neither less nor more than the one before: no access was denied. */
  readonly hasAccess: boolean;
}

export type ProviderReconnectAnswer =
  | { readonly type: 'answer.account'; readonly account: ReconnectedAccount }
  /** `email` of the account that was connected before; empty when unknown. */
  | { readonly type: 'answer.disconnected'; readonly email: string }
  | { readonly type: 'answer.authorization'; readonly url: string }
  | { readonly type: 'answer.removed' }
  | Refused;

export interface ProviderReconnectInput {
  /** Ads setup is complete: the ads permission is part of the required set [S4.02]. */
  readonly withAds: boolean;
}

export interface ProviderReconnectContext extends ProviderReconnectInput {
  /** Email of the account that is or was connected; it is preselected at the provider. */
  readonly email: string;
}

/** Views of the card; `redirecting`: the browser is on its way to the authorization page. */
export type ProviderReconnectView =
  | 'loading'
  | 'unavailable'
  | 'disconnected'
  | 'lackingAccess'
  | 'mismatched'
  | 'forgetting'
  | 'redirecting'
  | 'connected';

type Event = ProviderReconnectEvent | ProviderReconnectAnswer | ReadPending | ReadFailed;

const parts = setup({
  types: {
    context: {} as ProviderReconnectContext,
    events: {} as Event,
    emitted: {} as FailureNotice | Leave | GoTo | Track,
    input: {} as ProviderReconnectInput,
    tags: {} as 'busy' | 'blocked' | 'leaving' | 'done' | 'failed' | 'mismatched',
    meta: {} as { readonly view: ProviderReconnectView },
  },
  actors: {
    reads: followed,
    startProviderConnection: fromPromise<ProviderReconnectAnswer, { readonly email: string }>(notProvided),
    disconnectProvider: fromPromise<ProviderReconnectAnswer>(notProvided),
  },
  guards: {
    isMismatched: (_, { hasAccess }: ReconnectedAccount) => !hasAccess,
    hasRequiredScopes: ({ context }, { scope }: ReconnectedAccount) => hasRequiredScopes(scope, context),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    readAnew: sendTo('reads', readAnew),
    keepEmail: assign({ email: (_, email: string) => email }),
    leave: emit((_, url: string) => ({ type: 'leave' as const, url, purpose: 'authorization' as const })),
    recordConnect: emit((_, action: 'authorization' | 'scope') => ({
      type: 'track' as const,
      name: 'gla_google_account_connect_button_click',
      properties: { context: 'reconnect', action },
    })),
    recordSwitch: emit({
      type: 'track',
      name: 'gla_google_account_connect_different_account_button_click',
      properties: {},
    }),
    comeBack: emit({ type: 'goto', to: { path: '/google/dashboard' }, how: 'back' }),
  },
});

const answers = raiseAnswer<ProviderReconnectContext, Event, ProviderReconnectAnswer>(unreachable);
const connects = {
  connect: {
    target: '#providerReconnect.authorizing',
    actions: { type: 'recordConnect', params: 'authorization' },
  },
} as const;
const account = ({ event }: { event: { account: ReconnectedAccount } }) => event.account;

/**
 * The provider account was lost [O4.12]: connect it again, grant what is missing, or, when it is another account than
 * before, let it go. Once everything is granted it leads back to where the admin was, else to the dashboard.
 */
export const providerReconnectMachine = parts.createMachine({
  id: 'providerReconnect',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ withAds: input.withAds, email: '' }),
  initial: 'known',
  states: {
    /** Account as read from the server, always anew: earlier answers date from before the connection was lost. */
    known: {
      invoke: { id: 'reads', src: 'reads', input: { reads: ['getProviderAccess'], anew: true } },
      initial: 'loading',
      on: {
        'read.pending': '.loading',
        'answer.account': [
          {
            guard: { type: 'isMismatched', params: account },
            target: '.mismatched',
            actions: { type: 'keepEmail', params: ({ event }) => event.account.email },
          },
          { guard: { type: 'hasRequiredScopes', params: account }, target: 'reconnected' },
          {
            target: '.lackingAccess',
            actions: { type: 'keepEmail', params: ({ event }) => event.account.email },
          },
        ],
        'answer.disconnected': {
          target: '.disconnected',
          actions: { type: 'keepEmail', params: ({ event }) => event.email },
        },
        'read.failed': {
          target: '.unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getProviderAccess', event) },
        },
      },
      states: {
        loading: { tags: 'busy', meta: { view: 'loading' } },
        unavailable: {
          tags: 'failed',
          meta: { view: 'unavailable' },
          on: { retry: { target: 'loading', actions: 'readAnew' } },
        },
        disconnected: { tags: 'blocked', meta: { view: 'disconnected' }, on: connects },
        lackingAccess: {
          tags: 'blocked',
          meta: { view: 'lackingAccess' },
          on: {
            connect: { target: '#providerReconnect.authorizing', actions: { type: 'recordConnect', params: 'scope' } },
          },
        },
        /** Not the account of before: it may not use the merchant or the ads account [O8.16]. */
        mismatched: {
          tags: ['blocked', 'mismatched'],
          meta: { view: 'mismatched' },
          on: { tryAnother: { target: '#providerReconnect.forgetting', actions: 'recordSwitch' } },
        },
      },
    },
    forgetting: {
      tags: ['busy', 'mismatched'],
      meta: { view: 'forgetting' },
      invoke: { id: 'disconnectProvider', src: 'disconnectProvider', ...answers },
      on: {
        'answer.removed': { target: 'forgotten', actions: { type: 'keepEmail', params: '' } },
        'answer.refused': {
          target: 'known',
          actions: { type: 'notify', params: ({ event }) => noticeOf('disconnectProvider', event) },
        },
      },
    },
    /** No account, and none that the provider is to offer first. */
    forgotten: { tags: 'blocked', meta: { view: 'disconnected' }, on: connects },
    authorizing: {
      tags: 'busy',
      meta: { view: 'redirecting' },
      invoke: {
        id: 'startProviderConnection',
        src: 'startProviderConnection',
        input: ({ context }) => ({ email: context.email }),
        ...answers,
      },
      on: {
        'answer.authorization': {
          target: 'leaving',
          actions: { type: 'leave', params: ({ event }) => event.url },
        },
        'answer.refused': {
          target: 'known',
          actions: { type: 'notify', params: ({ event }) => noticeOf('startProviderConnection', event) },
        },
      },
    },
    leaving: { tags: 'leaving', meta: { view: 'redirecting' }, on: { 'redirect.blocked': 'known' } },
    reconnected: { tags: 'done', meta: { view: 'connected' }, entry: 'comeBack', type: 'final' },
  },
});

/** Reads GET google/reconnected: only an access that is explicitly denied counts as another account. Source: contract §7. */
export const readProviderAccess = (access: ApiOutput<'getProviderAccess'>): ProviderReconnectAnswer =>
  access.active === 'yes'
    ? {
        type: 'answer.account',
        account: {
          email: access.email,
          scope: access.scope,
          hasAccess: access.merchant_access !== 'no' && access.ads_access !== 'no',
        },
      }
    : { type: 'answer.disconnected', email: access.email };

/** Reads the address of the authorization page. */
export const readReconnectAuthorization = ({ url }: { readonly url: string }): ProviderReconnectAnswer => ({
  type: 'answer.authorization',
  url,
});
/** Reads DELETE google/connect. */
export const readForgotten = (): ProviderReconnectAnswer => ({ type: 'answer.removed' });

/** The reads that reconnecting follows. */
export const providerReconnectReads = { getProviderAccess: readProviderAccess } satisfies Readers;

/** The calls of reconnecting, plugged into the client. */
export const providerReconnectActors = (api: Pick<Api, 'startProviderConnection' | 'disconnectProvider'>) => ({
  startProviderConnection: fromPromise<ProviderReconnectAnswer, { readonly email: string }>(({ input, signal }) =>
    toAnswer(
      api.startProviderConnection(
        { query: { next_page_name: 'reconnect', ...(input.email === '' ? {} : { login_hint: input.email }) } },
        { signal },
      ),
      readReconnectAuthorization,
      refusedBy,
    ),
  ),
  disconnectProvider: fromPromise<ProviderReconnectAnswer>(() =>
    toAnswer(api.disconnectProvider(), readForgotten, refusedBy),
  ),
});
