import { assign } from 'xstate';
import { noticeOf } from '../emitted';
import { choice } from './merchant-choice.parts';
import {
  accountsNow,
  connectionNow,
  ifItMayHaveWorked,
  merchantAnswers,
  merchantParts,
  nothingChosen,
  toClaimed,
  toConnected,
  toUrlConflict,
} from './merchant-connection.parts';
import type { MerchantConnectionContext } from './merchant-connection.types';
import { creation } from './merchant-creation.parts';

/** The account a URL card is about: the one the server named, else the one that was picked or is being made. */
const accountInQuestion = (
  { pickedId, pendingId }: MerchantConnectionContext,
  named: { readonly id: number } | null,
): number => named?.id || pickedId || pendingId || 0;

/** The connection, then the accounts to choose from; what the admin was in the middle of is taken up again. */
const loading = merchantParts.createStateConfig({
  tags: 'busy',
  meta: { view: 'loading' },
  invoke: connectionNow,
  on: {
    ...toConnected,
    'answer.notConnected': {
      target: 'loadingAccounts',
      actions: { type: 'dropLostClaim', params: ({ event }) => event.startedId },
    },
    'answer.unfinished': [
      {
        guard: { type: 'remembersWaitingFor', params: ({ event }) => event.id },
        target: 'creation.asking.waiting',
        actions: ['startAfresh', 'recall'],
      },
      { target: 'creation', actions: ['startAfresh', assign({ pendingId: ({ event }) => event.id })] },
    ],
    'read.failed': {
      target: 'unavailable',
      actions: [
        { type: 'keepUnread', params: 'getMerchantConnection' },
        { type: 'notify', params: ({ event }) => noticeOf('getMerchantConnection', event) },
      ],
    },
  },
});

const loadingAccounts = merchantParts.createStateConfig({
  tags: 'busy',
  meta: { view: 'loading' },
  entry: 'forget',
  invoke: accountsNow,
  on: {
    'answer.accounts': [
      {
        guard: { type: 'remembersConflict', params: ({ event }) => event.accounts },
        target: 'urlConflict',
        actions: [{ type: 'keepAccounts', params: ({ event }) => event.accounts }, 'recall'],
      },
      {
        guard: 'remembersClaim',
        target: 'claimed',
        actions: [{ type: 'keepAccounts', params: ({ event }) => event.accounts }, 'recall'],
      },
      {
        guard: { type: 'listIsNotEmpty', params: ({ event }) => event.accounts },
        target: 'choice.choosing',
        actions: [{ type: 'keepAccounts', params: ({ event }) => event.accounts }, 'recallPick', 'dropLostPick'],
      },
      { target: 'choice.none', actions: 'forgetMemory' },
    ],
    'read.failed': {
      target: 'unavailable',
      actions: [
        { type: 'keepUnread', params: 'listMerchantAccounts' },
        { type: 'notify', params: ({ event }) => noticeOf('listMerchantAccounts', event) },
      ],
    },
  },
});

const whereDoubtLeads = [
  { guard: { type: 'isInDoubtOf', params: 'switchUrl' }, target: 'urlConflict', actions: ['tellDoubt', 'settleDoubt'] },
  { guard: { type: 'isInDoubtOf', params: 'reclaimUrl' }, target: 'claimed', actions: ['failReclaim', 'settleDoubt'] },
  {
    guard: { type: 'isInDoubtOf', params: 'connectMerchantAccount' },
    target: 'choice.choosing',
    actions: ['tellDoubt', 'settleDoubt'],
  },
  { target: 'loadingAccounts', actions: ['tellDoubt', 'settleDoubt'] },
] as const;

/** A call that changes something got no answer: has it worked? */
const uncertain = merchantParts.createStateConfig({
  tags: 'busy',
  meta: { view: 'inDoubt' },
  invoke: connectionNow,
  on: {
    ...toConnected,
    'answer.unfinished': [
      {
        guard: 'hasTriesLeft',
        target: 'creation.asking.waiting',
        actions: { type: 'waitInDoubt', params: ({ event }) => event.id },
      },
      {
        target: 'creation.asking.exhausted',
        actions: { type: 'waitInDoubt', params: ({ event }) => event.id },
      },
    ],
    'answer.notConnected': [
      {
        guard: { type: 'hasBegun', params: ({ event }) => event.startedId },
        target: 'creation.asking.waiting',
        actions: { type: 'waitInDoubt', params: ({ event }) => event.startedId },
      },
      ...whereDoubtLeads,
    ],
    'read.failed': whereDoubtLeads,
  },
});

const connecting = merchantParts.createStateConfig({
  tags: 'busy',
  meta: { view: 'unconnected' },
  invoke: {
    id: 'connectMerchantAccount',
    src: 'connectMerchantAccount',
    input: ({ context }) => ({ id: context.pickedId }),
    ...merchantAnswers,
  },
  on: {
    ...toConnected,
    ...toClaimed,
    ...toUrlConflict,
    'answer.notReadyYet': {
      target: 'creation.asking.waiting',
      actions: [
        'startAfresh',
        assign({ pendingId: ({ context }) => context.pickedId }),
        { type: 'keepPending', params: ({ event }) => event },
      ],
    },
    'answer.refused': [
      ifItMayHaveWorked('connectMerchantAccount'),
      {
        target: 'choice.choosing',
        actions: { type: 'notify', params: ({ event }) => noticeOf('connectMerchantAccount', event) },
      },
    ],
  },
});

/** The merchant account: found, chosen, made, its URL settled, connected, disconnected [S4.04-S4.06, S4.08]. */
export const merchantConnectionMachine = merchantParts.createMachine({
  id: 'merchantConnection',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    homeUrl: input.homeUrl,
    withAds: input.withAds,
    ...nothingChosen,
    unread: 'getMerchantConnection',
    memory: input.memory ?? null,
  }),
  invoke: [
    { id: 'provider', src: 'reads', input: { reads: ['getProviderConnection'] } },
    // Held in every state: the whole card is about this read.
    { id: 'account', src: 'reads', input: { reads: ['getMerchantConnection'], held: true } },
  ],
  initial: 'awaitingProvider',
  on: {
    'read.pending': {
      guard: { type: 'isOfProvider', params: ({ event }) => event.read },
      target: '.awaitingProvider',
      actions: 'forget',
    },
  },
  states: {
    awaitingProvider: {
      meta: { view: 'waitingForProvider' },
      initial: 'reading',
      on: {
        'provider.read': [
          { guard: { type: 'hasProvider', params: ({ event }) => event }, target: 'loading' },
          { target: '.missing' },
        ],
        // The provider's own card shows the failure.
        'read.failed': '.missing',
      },
      states: { reading: { tags: 'busy' }, missing: { tags: 'blocked' } },
    },
    loading,
    loadingAccounts,
    unavailable: { tags: ['blocked', 'failed'], meta: { view: 'unavailable' }, on: { retry: 'loading' } },
    choice,
    creation,
    uncertain,
    connecting,
    urlConflict: {
      tags: 'blocked',
      meta: { view: 'urlConflict' },
      on: {
        switchUrl: {
          target: 'switching',
          actions: { type: 'record', params: 'gla_mc_account_switch_url_button_click' },
        },
        back: [
          {
            guard: 'hasAccounts',
            target: 'choice.choosing',
            actions: { type: 'recordOtherAccount', params: 'switch-url' },
          },
          { target: 'choice.none', actions: { type: 'recordOtherAccount', params: 'switch-url' } },
        ],
      },
    },
    switching: {
      tags: 'busy',
      meta: { view: 'urlConflict' },
      invoke: {
        id: 'switchUrl',
        src: 'switchUrl',
        input: ({ context }) => ({ id: accountInQuestion(context, context.conflict) }),
        ...merchantAnswers,
      },
      on: {
        ...toConnected,
        ...toClaimed,
        'answer.refused': [
          ifItMayHaveWorked('switchUrl'),
          {
            target: 'urlConflict',
            actions: { type: 'notify', params: ({ event }) => noticeOf('switchUrl', event) },
          },
        ],
      },
    },
    claimed: {
      tags: 'blocked',
      meta: { view: 'claimed' },
      on: {
        reclaim: {
          target: 'reclaiming',
          actions: { type: 'record', params: 'gla_mc_account_reclaim_url_button_click' },
        },
        back: { target: 'loadingAccounts', actions: { type: 'recordOtherAccount', params: 'reclaim-url' } },
      },
    },
    reclaiming: {
      tags: 'busy',
      meta: { view: 'claimed' },
      invoke: {
        id: 'reclaimUrl',
        src: 'reclaimUrl',
        input: ({ context }) => ({ id: accountInQuestion(context, context.claim) }),
        ...merchantAnswers,
      },
      on: {
        ...toConnected,
        'answer.claimed': { target: 'claimed', actions: 'failReclaim' },
        'answer.refused': [ifItMayHaveWorked('reclaimUrl'), { target: 'claimed', actions: 'failReclaim' }],
      },
    },
    connected: {
      tags: 'done',
      meta: { view: 'connected' },
      on: {
        disconnect: {
          target: 'disconnecting',
          actions: { type: 'record', params: 'gla_mc_account_connect_different_account_button_click' },
        },
      },
    },
    disconnecting: {
      tags: ['busy', 'disconnecting'],
      meta: { view: 'connected' },
      entry: 'askToWait',
      exit: 'waitIsOver',
      invoke: { id: 'disconnectMerchant', src: 'disconnectMerchant', ...merchantAnswers },
      on: {
        'answer.removed': { target: 'loading', actions: 'forget' },
        'answer.refused': [
          {
            guard: { type: 'mayHaveWorked', params: ({ event }) => event.status },
            target: 'loading',
            actions: { type: 'notify', params: ({ event }) => noticeOf('disconnectMerchant', event) },
          },
          {
            target: 'connected',
            actions: { type: 'notify', params: ({ event }) => noticeOf('disconnectMerchant', event) },
          },
        ],
      },
    },
  },
});
