import { assign, emit, fromPromise, setup, stateIn } from 'xstate';
import type { FailureNotice } from '../emitted';
import { unplugged } from '../ports';
import type {
  MerchantAccountAnswer,
  MerchantListAnswer,
  MerchantLoadAnswer,
  MerchantRemovalAnswer,
  MerchantUrlAnswer,
  UrlClaim,
  UrlConflict,
} from './merchant-connection.answers';
import { accountWithDomain, creationLimits } from './merchant-connection.rules';
import type {
  MerchantAccountInput,
  MerchantConnectionContext,
  MerchantConnectionEmitted,
  MerchantConnectionInput,
  MerchantConnectionMachineEvent,
} from './merchant-connection.types';

/** The context of a card nobody has touched. */
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
} satisfies Partial<MerchantConnectionContext>;

/** The named parts of the merchant machine: what it asks, decides and tells. */
export const merchantParts = setup({
  types: {
    context: {} as MerchantConnectionContext,
    events: {} as MerchantConnectionMachineEvent,
    emitted: {} as MerchantConnectionEmitted,
    input: {} as MerchantConnectionInput,
    tags: {} as 'busy' | 'waiting' | 'blocked' | 'modal' | 'done' | 'failed',
  },
  actors: {
    getMerchantConnection: fromPromise<MerchantLoadAnswer>(unplugged),
    listMerchantAccounts: fromPromise<MerchantListAnswer>(unplugged),
    connectMerchantAccount: fromPromise<MerchantAccountAnswer, MerchantAccountInput>(unplugged),
    switchUrl: fromPromise<MerchantUrlAnswer, { readonly id: number }>(unplugged),
    reclaimUrl: fromPromise<MerchantUrlAnswer, { readonly id: number }>(unplugged),
    disconnectMerchant: fromPromise<MerchantRemovalAnswer>(unplugged),
  },
  delays: {
    retryAfter: ({ context }) => context.retryAfter * 1000,
    creationPatience: creationLimits.milliseconds,
  },
  guards: {
    hasAccounts: ({ context }) => context.accounts.length > 0,
    listIsNotEmpty: (_, accounts: readonly unknown[]) => accounts.length > 0,
    accountIsPicked: ({ context }) => context.pickedId !== null,
    domainIsUsed: ({ context }) => accountWithDomain(context.accounts, context.homeUrl) !== undefined,
    isTicked: (_, on: boolean) => on,
    isUnticked: (_, on: boolean) => !on,
    hasTriesLeft: ({ context }) => context.tries < creationLimits.tries,
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
    countTry: assign({ tries: ({ context }) => context.tries + 1 }),
    startAfresh: assign({ tries: 0 }),
    forget: assign(nothingChosen),
    failReclaim: assign({ reclaimFailed: true }),
  },
});
