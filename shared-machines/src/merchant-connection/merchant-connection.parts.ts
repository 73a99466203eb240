import { mayHaveWorked } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup, stateIn } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { raiseAnswer, notProvided, unreachable, type Refused } from '../ports';
import { hasRequiredScopes } from '../provider-connection/provider-scopes.rules';
import { followed, type ScreenRead } from '../reads';
import type {
  MerchantAccountAnswer,
  MerchantConnectionAnswer,
  MerchantRemovalAnswer,
  MerchantUrlAnswer,
  UrlClaim,
  UrlConflict,
} from './merchant-connection.answers';
import { accountWithDomain, creationLimits, secondsOfDoubt, stillConflicts } from './merchant-connection.rules';
import type {
  DoubtfulCall,
  MerchantAccountInput,
  MerchantConnectionContext,
  MerchantConnectionEmitted,
  MerchantConnectionInput,
  MerchantConnectionMachineEvent,
  MerchantConnectionView,
} from './merchant-connection.types';

/** Context of an untouched card. */
export const nothingChosen = {
  accounts: [],
  pickedId: null,
  pendingId: null,
  tries: 0,
  retryAfter: 0,
  conflict: null,
  claim: null,
  reclaimFailed: false,
  connectedId: null,
  doubt: null,
  doubtFailure: null,
} satisfies Partial<MerchantConnectionContext>;

/** Named parts of the merchant machine: its actors, guards and actions. */
export const merchantParts = setup({
  types: {
    context: {} as MerchantConnectionContext,
    events: {} as MerchantConnectionMachineEvent,
    emitted: {} as MerchantConnectionEmitted,
    input: {} as MerchantConnectionInput,
    tags: {} as 'busy' | 'waiting' | 'blocked' | 'modal' | 'terms' | 'ticked' | 'done' | 'failed' | 'disconnecting',
    meta: {} as { readonly view: MerchantConnectionView },
  },
  actors: {
    reads: followed,
    connectMerchantAccount: fromPromise<MerchantAccountAnswer, MerchantAccountInput>(notProvided),
    switchUrl: fromPromise<MerchantUrlAnswer, { readonly id: number }>(notProvided),
    reclaimUrl: fromPromise<MerchantUrlAnswer, { readonly id: number }>(notProvided),
    disconnectMerchant: fromPromise<MerchantRemovalAnswer>(notProvided),
  },
  delays: {
    retryAfter: ({ context }) => context.retryAfter * 1000,
    creationPatience: creationLimits.milliseconds,
  },
  guards: {
    isOfProvider: (_, read: ScreenRead) => read === 'getProviderConnection',
    /** Connected, and with every permission that is required [S4.02]. */
    hasProvider: ({ context }, { isConnected, scope }: { isConnected: boolean; scope: readonly string[] }) =>
      isConnected && hasRequiredScopes(scope, context),
    hasAccounts: ({ context }) => context.accounts.length > 0,
    listIsNotEmpty: (_, accounts: readonly unknown[]) => accounts.length > 0,
    accountIsPicked: ({ context }) => context.pickedId !== null,
    domainIsUsed: ({ context }) => accountWithDomain(context.accounts, context.homeUrl) !== undefined,
    isTicked: (_, on: boolean) => on,
    isUnticked: (_, on: boolean) => !on,
    hasTriesLeft: ({ context }) => context.tries < creationLimits.tries,
    /** True without an answer, or with one that leaves open if the call was carried out. */
    mayHaveWorked: (_, status: number) => mayHaveWorked(status),
    /** True while neither this answer nor an earlier one has the id of the account in creation. */
    isUnnamed: ({ context }, id: number | null) => id === null && context.pendingId === null,
    isNone: (_, id: number | null) => id === null,
    /** The lost call to create has begun an account, at whatever step it stands, and it may be asked for once more. */
    hasBegun: ({ context: { doubt, tries } }, id: number | null) =>
      doubt === 'createMerchantAccount' && id !== null && tries < creationLimits.tries,
    isInDoubtOf: ({ context }, call: DoubtfulCall) => context.doubt === call,
    remembersClaim: ({ context }) => context.memory?.kind === 'claimed',
    remembersConflict: ({ context: { memory } }, accounts: MerchantConnectionContext['accounts']) =>
      memory?.kind === 'urlConflict' && stillConflicts(accounts, memory.conflict),
    remembersWaitingFor: ({ context: { memory } }, id: number) => memory?.kind === 'waiting' && memory.id === id,
    isPatient: stateIn({ creation: { patience: 'patient' } }),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    giveUp: emit({ type: 'notice', id: 'merchantNotReady', message: null, status: 503 }),
    askToWait: emit({ type: 'notice.waiting', id: 'disconnectMerchant' }),
    waitIsOver: emit({ type: 'notice.over', id: 'disconnectMerchant' }),
    record: emit((_, name: string) => ({ type: 'track' as const, name, properties: {} })),
    recordOtherAccount: emit((_, context: 'switch-url' | 'reclaim-url') => ({
      type: 'track' as const,
      name: 'gla_mc_account_switch_account_button_click',
      properties: { context },
    })),
    keepConnected: assign((_, id: number) => ({ ...nothingChosen, connectedId: id })),
    keepConflict: assign({ conflict: (_, conflict: UrlConflict) => conflict }),
    keepClaim: assign({ claim: (_, claim: UrlClaim) => claim, reclaimFailed: false }),
    keepPending: assign((_, { id, retryAfter }: { id: number | null; retryAfter: number }) =>
      id === null ? { retryAfter } : { retryAfter, pendingId: id },
    ),
    namePending: assign({ pendingId: (_, id: number | null) => id }),
    doubt: assign((_, { call, failure }: { call: DoubtfulCall; failure: Pick<Refused, 'message' | 'status'> }) => ({
      doubt: call,
      doubtFailure: failure,
    })),
    tellDoubt: emit(({ context }) =>
      noticeOf(context.doubt ?? 'createMerchantAccount', context.doubtFailure ?? unreachable),
    ),
    settleDoubt: assign({ doubt: null, doubtFailure: null }),
    /** The account that was asked for is on its way: it is asked for again in a moment. */
    waitInDoubt: assign({
      pendingId: (_, id: number | null) => id,
      retryAfter: secondsOfDoubt,
      doubt: null,
      doubtFailure: null,
    }),
    keepUnread: assign({ unread: (_, key: MerchantConnectionContext['unread']) => key }),
    /** A claim counts as long as the server is in the middle of connecting that very account. */
    dropLostClaim: assign(({ context: { memory } }, startedId: number | null) =>
      memory?.kind === 'claimed' && (startedId === null || memory.claim.id !== startedId) ? { memory: null } : {},
    ),
    forgetMemory: assign({ memory: null }),
    /** Takes up what the admin was in the middle of; once. */
    recall: assign(({ context: { memory } }) => {
      if (memory === null || memory.kind === 'picked') return {};
      if (memory.kind === 'urlConflict')
        return { memory: null, conflict: memory.conflict, pickedId: memory.conflict.id || null };
      if (memory.kind === 'claimed') return { memory: null, claim: memory.claim };
      return { memory: null, pendingId: memory.id, retryAfter: memory.seconds };
    }),
    recallPick: assign(({ context: { memory } }) => ({
      memory: null,
      ...(memory?.kind === 'picked' ? { pickedId: memory.id } : {}),
    })),
    keepAccounts: assign({ accounts: (_, accounts: MerchantConnectionContext['accounts']) => accounts }),
    /** A picked account that is not on the list any more is no choice. */
    dropLostPick: assign({
      pickedId: ({ context: { accounts, pickedId } }) => (accounts.some(({ id }) => id === pickedId) ? pickedId : null),
    }),
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    startAfresh: assign({ tries: 0 }),
    forget: assign(nothingChosen),
    failReclaim: assign({ reclaimFailed: true }),
  },
});

/** A call's answer becomes an event of the merchant machine. */
export const merchantAnswers = raiseAnswer<
  MerchantConnectionContext,
  MerchantConnectionMachineEvent,
  MerchantConnectionAnswer
>(unreachable);

export const toConnected = {
  'answer.connected': {
    target: '#merchantConnection.connected',
    actions: { type: 'keepConnected', params: ({ event }: { event: { id: number } }) => event.id },
  },
} as const;

export const toClaimed = {
  'answer.claimed': {
    target: '#merchantConnection.claimed',
    actions: { type: 'keepClaim', params: ({ event }: { event: { claim: UrlClaim } }) => event.claim },
  },
} as const;

export const toUrlConflict = {
  'answer.urlConflict': {
    target: '#merchantConnection.urlConflict',
    actions: { type: 'keepConflict', params: ({ event }: { event: { conflict: UrlConflict } }) => event.conflict },
  },
} as const;

/** Fresh reads of the connection and of the accounts. */
export const connectionNow = {
  id: 'reads',
  src: 'reads',
  input: { reads: ['getMerchantConnection'], anew: true },
} as const;
export const accountsNow = {
  id: 'reads',
  src: 'reads',
  input: { reads: ['listMerchantAccounts'], anew: true },
} as const;

/** A call without an answer may have worked: the connection is read before a failure is reported. */
export const ifItMayHaveWorked = <C extends DoubtfulCall>(call: C) =>
  ({
    guard: { type: 'mayHaveWorked', params: ({ event }: { event: { status: number } }) => event.status },
    target: '#merchantConnection.uncertain',
    actions: {
      type: 'doubt',
      params: ({ event: { message, status } }: { event: Pick<Refused, 'message' | 'status'> }) => ({
        call,
        failure: { message, status },
      }),
    },
  }) as const;
