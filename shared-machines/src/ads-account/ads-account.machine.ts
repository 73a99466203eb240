import type { AdsAccount, AdsConnection } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { isCertainRefusal } from '../campaign-creation/campaign-decision.rules';
import { elsewhereNotice, noticeOf, type FailureNotice, type Leave, type Track } from '../emitted';
import { asking, unplugged, unreachable, type Refused } from '../ports';
import type {
  AdsAccountAnswer,
  AdsAnswer,
  AdsAuthorizationAnswer,
  AdsListAnswer,
  AdsLoadAnswer,
} from './ads-account.answers';

export type AdsAccountEvent =
  /** What the provider's authorization allows was read anew. */
  | { readonly type: 'access.read'; readonly hasAdsScope: boolean }
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
  readonly hasAdsScope: boolean;
  readonly email: string;
  readonly accounts: readonly AdsAccount[];
  readonly pickedId: number | null;
  readonly account: AdsConnection | null;
  /** The notice to give should the account that may have been connected not be there. */
  readonly doubt: FailureNotice | null;
}

export interface AdsAccountInput {
  /** The provider authorization has the ads permission [S6.03]. */
  readonly hasAdsScope: boolean;
  /** The provider account, preselected on the authorization page. */
  readonly email: string;
}

/** Input of `connectAdsAccount`; null creates. */
export interface AdsAccountCall {
  readonly id: number | null;
}

type Event = AdsAccountEvent | AdsAnswer;

const parts = setup({
  types: {
    context: {} as AdsAccountContext,
    events: {} as Event,
    emitted: {} as FailureNotice | Leave | Track,
    input: {} as AdsAccountInput,
    tags: {} as 'busy' | 'blocked' | 'modal' | 'leaving' | 'done' | 'failed',
  },
  actors: {
    getAdsConnection: fromPromise<AdsLoadAnswer>(unplugged),
    listAdsAccounts: fromPromise<AdsListAnswer>(unplugged),
    connectAdsAccount: fromPromise<AdsAccountAnswer, AdsAccountCall>(unplugged),
    startProviderConnection: fromPromise<AdsAuthorizationAnswer, { readonly loginHint: string }>(unplugged),
  },
  guards: {
    isOtherAccess: ({ context }, hasAdsScope: boolean) => hasAdsScope !== context.hasAdsScope,
    lacksScope: ({ context }) => !context.hasAdsScope,
    hasAccounts: ({ context }) => context.accounts.length > 0,
    listIsNotEmpty: (_, accounts: readonly unknown[]) => accounts.length > 0,
    accountIsPicked: ({ context }) => context.pickedId !== null,
    isCertain: (_, refusal: Refused) => isCertainRefusal(refusal),
    isTicked: (_, on: boolean) => on,
    isUnticked: (_, on: boolean) => !on,
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
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

const answers = asking<AdsAccountContext, Event, AdsAnswer>(unreachable);

/** No account is connected: choose one or accept the terms of a new one [S4.22, S2.35]. */
const choice = parts.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'blocked',
      on: {
        'account.picked': { actions: assign({ pickedId: ({ event }) => event.id }) },
        connect: {
          guard: 'accountIsPicked',
          target: '#adsAccount.connecting',
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
          on: {
            'terms.ticked': { guard: { type: 'isUnticked', params: ({ event }) => event.on }, target: 'unticked' },
            'terms.accepted': {
              target: '#adsAccount.creating',
              actions: { type: 'record', params: 'gla_ads_account_create_button_click' },
            },
          },
        },
      },
    },
  },
});

/** The ads account of the ads setup [S4.22, S6.03]. */
export const adsAccountMachine = parts.createMachine({
  id: 'adsAccount',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    hasAdsScope: input.hasAdsScope,
    email: input.email,
    accounts: [],
    pickedId: null,
    account: null,
    doubt: null,
  }),
  initial: 'loading',
  on: {
    'access.read': {
      guard: { type: 'isOtherAccess', params: ({ event }) => event.hasAdsScope },
      target: '.loading',
      actions: assign({ hasAdsScope: ({ event }) => event.hasAdsScope, doubt: null }),
    },
  },
  states: {
    loading: {
      tags: 'busy',
      invoke: { id: 'getAdsConnection', src: 'getAdsConnection', ...answers },
      on: {
        'answer.connected': [
          { guard: 'lacksScope', target: 'lackingAccess' },
          { target: 'connected', actions: assign({ account: ({ event }) => event.account }) },
        ],
        'answer.notConnected': [{ guard: 'lacksScope', target: 'lackingAccess' }, { target: 'loadingAccounts' }],
        'answer.refused': {
          target: 'unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getAdsConnection', event) },
        },
      },
    },
    loadingAccounts: {
      tags: 'busy',
      invoke: { id: 'listAdsAccounts', src: 'listAdsAccounts', ...answers },
      on: {
        'answer.accounts': [
          {
            guard: { type: 'listIsNotEmpty', params: ({ event }) => event.accounts },
            target: 'choice.choosing',
            actions: assign({ accounts: ({ event }) => event.accounts, pickedId: null }),
          },
          { target: 'choice.none', actions: assign({ accounts: [], pickedId: null }) },
        ],
        'answer.refused': {
          target: 'unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('listAdsAccounts', event) },
        },
      },
    },
    unavailable: { tags: ['blocked', 'failed'], on: { retry: 'loading' } },
    lackingAccess: { tags: 'blocked', on: { 'access.allow': { target: 'authorizing', actions: 'recordAccess' } } },
    authorizing: {
      tags: 'busy',
      invoke: {
        id: 'startProviderConnection',
        src: 'startProviderConnection',
        input: ({ context }) => ({ loginHint: context.email }),
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
    leaving: { tags: 'leaving', on: { 'redirect.blocked': 'lackingAccess' } },
    choice,
    creating: {
      tags: 'busy',
      invoke: { id: 'connectAdsAccount', src: 'connectAdsAccount', input: { id: null }, ...answers },
      on: {
        'answer.linked': 'loading',
        'answer.billingOpen': 'loading',
        'answer.elsewhere': { target: 'loading', actions: { type: 'notify', params: elsewhereNotice } },
        'answer.refused': [
          {
            guard: { type: 'isCertain', params: ({ event }) => event },
            target: 'loadingAccounts',
            actions: { type: 'notify', params: ({ event }) => noticeOf('createAdsAccount', event) },
          },
          {
            target: 'uncertain',
            actions: { type: 'keepDoubt', params: ({ event }) => noticeOf('createAdsAccount', event) },
          },
        ],
      },
    },
    connecting: {
      tags: 'busy',
      invoke: {
        id: 'connectAdsAccount',
        src: 'connectAdsAccount',
        input: ({ context }) => ({ id: context.pickedId }),
        ...answers,
      },
      on: {
        'answer.linked': 'loading',
        'answer.billingOpen': 'loading',
        'answer.elsewhere': { target: 'loading', actions: { type: 'notify', params: elsewhereNotice } },
        'answer.refused': [
          {
            guard: { type: 'isCertain', params: ({ event }) => event },
            target: 'choice.choosing',
            actions: { type: 'notify', params: ({ event }) => noticeOf('connectAdsAccount', event) },
          },
          {
            target: 'uncertain',
            actions: { type: 'keepDoubt', params: ({ event }) => noticeOf('connectAdsAccount', event) },
          },
        ],
      },
    },
    /** The answer was lost, the account may be there: looked up before anybody is asked to try again. */
    uncertain: {
      tags: 'busy',
      invoke: { id: 'getAdsConnection', src: 'getAdsConnection', ...answers },
      on: {
        'answer.connected': {
          target: 'connected',
          actions: assign({ account: ({ event }) => event.account, doubt: null }),
        },
        'answer.notConnected': { target: 'loadingAccounts', actions: ['notifyDoubt', 'dropDoubt'] },
        'answer.refused': { target: 'unavailable', actions: ['notifyDoubt', 'dropDoubt'] },
      },
    },
    connected: { tags: 'done' },
  },
});

/** A moment of the machine, as hooks read it. */
export type AdsAccountSnapshot = SnapshotFrom<typeof adsAccountMachine>;
