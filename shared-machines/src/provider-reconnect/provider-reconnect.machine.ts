import type { Api, ApiOutput } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo, type Leave, type Track } from '../emitted';
import { answering, asking, refusedBy, unplugged, unreachable, type Refused } from '../ports';
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
  /** `email` of the account that was connected before; empty when nobody knows. */
  | { readonly type: 'answer.disconnected'; readonly email: string }
  | { readonly type: 'answer.authorization'; readonly url: string }
  | { readonly type: 'answer.removed' }
  | Refused;

export interface ProviderReconnectInput {
  /** Ads setup is complete: the ads permission is part of the required set [S4.02]. */
  readonly withAds: boolean;
}

export interface ProviderReconnectContext extends ProviderReconnectInput {
  /** Of the account that is or was connected; it is preselected at the provider. */
  readonly email: string;
}

type Event = ProviderReconnectEvent | ProviderReconnectAnswer;

const parts = setup({
  types: {
    context: {} as ProviderReconnectContext,
    events: {} as Event,
    emitted: {} as FailureNotice | Leave | GoTo | Track,
    input: {} as ProviderReconnectInput,
    tags: {} as 'busy' | 'blocked' | 'leaving' | 'done' | 'failed' | 'mismatched',
  },
  actors: {
    getProviderAccess: fromPromise<ProviderReconnectAnswer>(unplugged),
    startProviderConnection: fromPromise<ProviderReconnectAnswer, { readonly email: string }>(unplugged),
    disconnectProvider: fromPromise<ProviderReconnectAnswer>(unplugged),
  },
  guards: {
    isMismatched: (_, { hasAccess }: ReconnectedAccount) => !hasAccess,
    hasRequiredScopes: ({ context }, { scope }: ReconnectedAccount) => hasRequiredScopes(scope, context),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
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

const answers = asking<ProviderReconnectContext, Event, ProviderReconnectAnswer>(unreachable);
const account = ({ event }: { event: { account: ReconnectedAccount } }) => event.account;

/**
 * The provider account was lost [O4.12]: connect it again, grant what is missing, or, when it is another account than
 * before, let it go. Once everything is granted it leads back to where the admin was, else to the dashboard.
 */
export const providerReconnectMachine = parts.createMachine({
  id: 'providerReconnect',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ withAds: input.withAds, email: '' }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: { id: 'getProviderAccess', src: 'getProviderAccess', ...answers },
      on: {
        'answer.account': [
          {
            guard: { type: 'isMismatched', params: account },
            target: 'mismatched',
            actions: { type: 'keepEmail', params: ({ event }) => event.account.email },
          },
          { guard: { type: 'hasRequiredScopes', params: account }, target: 'reconnected' },
          {
            target: 'lackingAccess',
            actions: { type: 'keepEmail', params: ({ event }) => event.account.email },
          },
        ],
        'answer.disconnected': {
          target: 'disconnected',
          actions: { type: 'keepEmail', params: ({ event }) => event.email },
        },
        'answer.refused': {
          target: 'unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getProviderAccess', event) },
        },
      },
    },
    unavailable: { tags: 'failed', on: { retry: 'loading' } },
    disconnected: {
      tags: 'blocked',
      on: { connect: { target: 'authorizing', actions: { type: 'recordConnect', params: 'authorization' } } },
    },
    lackingAccess: {
      tags: 'blocked',
      on: { connect: { target: 'authorizing', actions: { type: 'recordConnect', params: 'scope' } } },
    },
    /** Not the account of before: it may not use the merchant or the ads account [O8.16]. */
    mismatched: {
      tags: ['blocked', 'mismatched'],
      on: { tryAnother: { target: 'forgetting', actions: 'recordSwitch' } },
    },
    forgetting: {
      tags: ['busy', 'mismatched'],
      invoke: { id: 'disconnectProvider', src: 'disconnectProvider', ...answers },
      on: {
        'answer.removed': { target: 'disconnected', actions: { type: 'keepEmail', params: '' } },
        'answer.refused': {
          target: 'mismatched',
          actions: { type: 'notify', params: ({ event }) => noticeOf('disconnectProvider', event) },
        },
      },
    },
    authorizing: {
      tags: 'busy',
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
          target: 'loading',
          actions: { type: 'notify', params: ({ event }) => noticeOf('startProviderConnection', event) },
        },
      },
    },
    leaving: { tags: 'leaving', on: { 'redirect.blocked': 'loading' } },
    reconnected: { tags: 'done', entry: 'comeBack', type: 'final' },
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

/** The calls of reconnecting, plugged into the client. */
export const providerReconnectActors = (
  api: Pick<Api, 'getProviderAccess' | 'startProviderConnection' | 'disconnectProvider'>,
) => ({
  getProviderAccess: fromPromise<ProviderReconnectAnswer>(({ signal }) =>
    answering(api.getProviderAccess({}, { signal }), readProviderAccess, refusedBy),
  ),
  startProviderConnection: fromPromise<ProviderReconnectAnswer, { readonly email: string }>(({ input, signal }) =>
    answering(
      api.startProviderConnection(
        { query: { next_page_name: 'reconnect', ...(input.email === '' ? {} : { login_hint: input.email }) } },
        { signal },
      ),
      readReconnectAuthorization,
      refusedBy,
    ),
  ),
  disconnectProvider: fromPromise<ProviderReconnectAnswer>(() =>
    answering(api.disconnectProvider(), readForgotten, refusedBy),
  ),
});
