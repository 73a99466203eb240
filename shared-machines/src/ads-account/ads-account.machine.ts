import type { AdsAccount, AdsConnection } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, sendTo, setup, type SnapshotFrom } from 'xstate';
import { isCertainRefusal, raiseAnswer, notProvided, unreachable, type Refused } from '../ports';
import { elsewhereNotice, noticeOf, type FailureNotice, type Leave, type Track } from '../emitted';
import { followed, readAnew, type ReadFailed, type ReadPending, type ScreenRead } from '../reads';
import type { AdsAccountAnswer, AdsAnswer, AdsAuthorizationAnswer, ProviderAccess } from './ads-account.answers';

export type AdsAccountEvent =
  | { readonly type: 'retry' }
  /** 'Allow full access' */
  | { readonly type: 'access.allow' }
  | { readonly type: 'redirect.blocked' }
  | { readonly type: 'account.picked'; readonly id: number | null }
  | { readonly type: 'connect' }
  | { readonly type: 'create' }
  | { readonly type: 'terms.ticked'; readonly on: boolean }
  | { readonly type: 'terms.accepted' }
  /** Closes the terms. */
  | { readonly type: 'back' };

export interface AdsAccountContext {
  /** The provider account, which comes first. */
  readonly provider: ProviderAccess;
  readonly accounts: readonly AdsAccount[];
  readonly pickedId: number | null;
  readonly account: AdsConnection | null;
  /** The notice to give should the account that may have been connected not be there. */
  readonly doubt: FailureNotice | null;
}

/** Input of `connectAdsAccount`; null creates. */
export interface AdsAccountCall {
  readonly id: number | null;
}

/** Views: `opening` and `providerUnavailable` of the whole step, the others of the card. */
export type AdsAccountView =
  'opening' | 'providerUnavailable' | 'loading' | 'unavailable' | 'lackingAccess' | 'unconnected' | 'connected';

type Event = AdsAccountEvent | AdsAnswer | ReadPending | ReadFailed;

const parts = setup({
  types: {
    context: {} as AdsAccountContext,
    events: {} as Event,
    emitted: {} as FailureNotice | Leave | Track,
    tags: {} as 'busy' | 'blocked' | 'modal' | 'ticked' | 'leaving' | 'done' | 'failed',
    meta: {} as { readonly view: AdsAccountView },
  },
  actors: {
    reads: followed,
    connectAdsAccount: fromPromise<AdsAccountAnswer, AdsAccountCall>(notProvided),
    startProviderConnection: fromPromise<AdsAuthorizationAnswer, { readonly loginHint: string }>(notProvided),
  },
  guards: {
    isOfProvider: (_, read: ScreenRead) => read === 'getProviderConnection',
    isOfAccounts: (_, read: ScreenRead) => read === 'listAdsAccounts',
    hasAdsScope: (_, provider: ProviderAccess) => provider.hasAdsScope,
    hasAccounts: ({ context }) => context.accounts.length > 0,
    listIsNotEmpty: (_, accounts: readonly unknown[]) => accounts.length > 0,
    accountIsPicked: ({ context }) => context.pickedId !== null,
    isCertain: (_, refusal: Refused) => isCertainRefusal(refusal),
    isTicked: (_, on: boolean) => on,
    isUnticked: (_, on: boolean) => !on,
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    readProviderAnew: sendTo('provider', readAnew),
    readAnew: sendTo('reads', readAnew),
    /** Keeps the picked account, as long as it is in the list. */
    keepAccounts: assign(({ context: { pickedId } }, accounts: readonly AdsAccount[]) => ({
      accounts,
      pickedId: accounts.some(({ id }) => id === pickedId) ? pickedId : null,
    })),
    keepDoubt: assign({ doubt: (_, doubt: FailureNotice) => doubt }),
    notifyDoubt: emit(({ context }) => context.doubt ?? noticeOf('connectAdsAccount', unreachable)),
    dropDoubt: assign({ doubt: null }),
    leave: emit((_, url: string) => ({ type: 'leave' as const, url, purpose: 'authorization' as const })),
    record: emit((_, name: string) => ({ type: 'track' as const, name, properties: {} })),
    recordAccess: emit({
      type: 'track',
      name: 'gla_google_account_connect_button_click',
      properties: { context: 'setup-ads', action: 'scope' },
    }),
  },
});

const answers = raiseAnswer<AdsAccountContext, Event, AdsAnswer>(unreachable);

const ofRead = ({ event }: { event: { read: ScreenRead } }) => event.read;

const linked = { target: '#adsAccount.known.loading', actions: 'readAnew' } as const;

/** The provider account may have changed: everything begins with it. */
const pendingProvider = [
  { guard: { type: 'isOfProvider', params: ofRead }, target: '#adsAccount.opening' },
  {},
] as const;

/**
 * What comes of the call that connects an account. Reads are ignored meanwhile, except a pending provider read: they may date
 * from before or after the call, and its answer decides what to read anew. After a lost answer the account may exist: it is
 * looked up before a retry is offered.
 */
const outcomes = (id: 'createAdsAccount' | 'connectAdsAccount') => {
  const refusal = ({ event }: { event: Refused }) => noticeOf(id, event);
  return {
    'read.pending': pendingProvider,
    'read.failed': {},
    'answer.connected': {},
    'answer.notConnected': {},
    'answer.accounts': {},
    'answer.linked': linked,
    'answer.billingOpen': linked,
    'answer.elsewhere': { ...linked, actions: [{ type: 'notify', params: elsewhereNotice }, 'readAnew'] },
    'answer.refused': [
      {
        guard: { type: 'isCertain', params: ({ event }: { event: Refused }) => event },
        ...linked,
        actions: [{ type: 'notify', params: refusal }, 'readAnew'],
      },
      { target: '#adsAccount.known.uncertain', actions: [{ type: 'keepDoubt', params: refusal }, 'readAnew'] },
    ],
  } as const;
};

/** No account is connected: choose one or accept the terms of a new one [S4.22, S2.35]. */
const unconnected = parts.createStateConfig({
  meta: { view: 'unconnected' },
  invoke: { id: 'accounts', src: 'reads', input: { reads: ['listAdsAccounts'], anew: true } },
  initial: 'loadingAccounts',
  on: {
    'read.pending': { guard: { type: 'isOfAccounts', params: ofRead }, target: '.loadingAccounts' },
    'answer.accounts': [
      {
        guard: { type: 'listIsNotEmpty', params: ({ event }) => event.accounts },
        target: '.choosing',
        actions: { type: 'keepAccounts', params: ({ event }) => event.accounts },
      },
      { target: '.none', actions: { type: 'keepAccounts', params: [] } },
    ],
  },
  states: {
    loadingAccounts: { tags: 'busy', meta: { view: 'loading' } },
    choosing: {
      tags: 'blocked',
      on: {
        'account.picked': { actions: assign({ pickedId: ({ event }) => event.id }) },
        connect: {
          guard: 'accountIsPicked',
          target: 'connecting',
          actions: { type: 'record', params: 'gla_ads_account_connect_button_click' },
        },
        create: 'readingTerms',
      },
    },
    none: { tags: 'blocked', on: { create: 'readingTerms' } },
    readingTerms: {
      tags: ['blocked', 'modal'],
      initial: 'unticked',
      on: { back: [{ guard: 'hasAccounts', target: 'choosing' }, { target: 'none' }] },
      states: {
        unticked: {
          on: { 'terms.ticked': { guard: { type: 'isTicked', params: ({ event }) => event.on }, target: 'ticked' } },
        },
        ticked: {
          tags: 'ticked',
          on: {
            'terms.ticked': { guard: { type: 'isUnticked', params: ({ event }) => event.on }, target: 'unticked' },
            'terms.accepted': {
              target: '#adsAccount.known.unconnected.creating',
              actions: { type: 'record', params: 'gla_ads_account_create_button_click' },
            },
          },
        },
      },
    },
    creating: {
      tags: 'busy',
      invoke: { id: 'connectAdsAccount', src: 'connectAdsAccount', input: { id: null }, ...answers },
      on: outcomes('createAdsAccount'),
    },
    connecting: {
      tags: 'busy',
      invoke: {
        id: 'connectAdsAccount',
        src: 'connectAdsAccount',
        input: ({ context }) => ({ id: context.pickedId }),
        ...answers,
      },
      on: outcomes('connectAdsAccount'),
    },
  },
});

/** Ads account as read from the server. */
const known = parts.createStateConfig({
  invoke: { id: 'reads', src: 'reads', input: { reads: ['getAdsConnection'] } },
  initial: 'loading',
  on: {
    'read.pending': [{ guard: { type: 'isOfProvider', params: ofRead }, target: 'opening' }, { target: '.loading' }],
    'answer.connected': { target: '.connected', actions: assign({ account: ({ event }) => event.account }) },
    'answer.notConnected': '.unconnected',
    'read.failed': {
      target: '.unavailable',
      actions: { type: 'notify', params: ({ event }) => noticeOf(event.read, event) },
    },
  },
  states: {
    loading: { tags: 'busy', meta: { view: 'loading' }, entry: assign({ account: null }) },
    unavailable: {
      tags: ['blocked', 'failed'],
      meta: { view: 'unavailable' },
      on: { retry: { target: 'loading', actions: 'readAnew' } },
    },
    unconnected,
    uncertain: {
      tags: 'busy',
      meta: { view: 'unconnected' },
      on: {
        'read.pending': pendingProvider,
        'answer.connected': {
          target: 'connected',
          actions: [assign({ account: ({ event }) => event.account }), 'dropDoubt'],
        },
        'answer.notConnected': { target: 'unconnected', actions: ['notifyDoubt', 'dropDoubt'] },
        'read.failed': { target: 'unavailable', actions: ['notifyDoubt', 'dropDoubt'] },
      },
    },
    connected: { tags: 'done', meta: { view: 'connected' } },
  },
});

/** The ads account of the ads setup [S4.22, S6.03]; the provider account and its permission come first. */
export const adsAccountMachine = parts.createMachine({
  id: 'adsAccount',
  options: { maxIterations: 1000 },
  context: {
    provider: { isConnected: false, email: '', hasAdsScope: false },
    accounts: [],
    pickedId: null,
    account: null,
    doubt: null,
  },
  invoke: { id: 'provider', src: 'reads', input: { reads: ['getProviderConnection'] } },
  initial: 'opening',
  on: { 'read.pending': '.opening' },
  states: {
    opening: {
      tags: 'busy',
      meta: { view: 'opening' },
      entry: 'dropDoubt',
      on: {
        'access.read': [
          {
            guard: { type: 'hasAdsScope', params: ({ event }) => event.provider },
            target: 'known',
            actions: assign({ provider: ({ event }) => event.provider }),
          },
          { target: 'lackingAccess', actions: assign({ provider: ({ event }) => event.provider }) },
        ],
        'read.failed': {
          target: 'providerUnavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getProviderConnection', event) },
        },
      },
    },
    providerUnavailable: {
      tags: 'failed',
      meta: { view: 'providerUnavailable' },
      on: { retry: { target: 'opening', actions: 'readProviderAnew' } },
    },
    known,
    lackingAccess: {
      tags: 'blocked',
      meta: { view: 'lackingAccess' },
      on: { 'access.allow': { target: 'authorizing', actions: 'recordAccess' } },
    },
    authorizing: {
      tags: 'busy',
      meta: { view: 'lackingAccess' },
      invoke: {
        id: 'startProviderConnection',
        src: 'startProviderConnection',
        input: ({ context }) => ({ loginHint: context.provider.email }),
        ...answers,
      },
      on: {
        'answer.authorization': { target: 'leaving', actions: { type: 'leave', params: ({ event }) => event.url } },
        'answer.refused': {
          target: 'lackingAccess',
          actions: { type: 'notify', params: ({ event }) => noticeOf('openAdsAuthorization', event) },
        },
      },
    },
    leaving: { tags: 'leaving', meta: { view: 'lackingAccess' }, on: { 'redirect.blocked': 'lackingAccess' } },
  },
});

/** A moment of the machine, as hooks read it. */
export type AdsAccountSnapshot = SnapshotFrom<typeof adsAccountMachine>;
