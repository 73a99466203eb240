import { assign } from 'xstate';
import { noticeOf } from '../emitted';
import { choice } from './merchant-choice.parts';
import {
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
  invoke: { id: 'getMerchantConnection', src: 'getMerchantConnection', ...merchantAnswers },
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
    'answer.refused': {
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
  entry: 'forget',
  invoke: { id: 'listMerchantAccounts', src: 'listMerchantAccounts', ...merchantAnswers },
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
    'answer.refused': {
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
  invoke: { id: 'getMerchantConnection', src: 'getMerchantConnection', ...merchantAnswers },
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
    'answer.refused': whereDoubtLeads,
  },
});

const connecting = merchantParts.createStateConfig({
  tags: 'busy',
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
    ...nothingChosen,
    unread: 'getMerchantConnection',
    memory: input.memory ?? null,
  }),
  initial: 'awaitingProvider',
  on: { 'provider.lost': { target: '.awaitingProvider', actions: 'forget' } },
  states: {
    awaitingProvider: { tags: 'blocked', on: { 'provider.connected': 'loading' } },
    loading,
    loadingAccounts,
    unavailable: { tags: ['blocked', 'failed'], on: { retry: 'loading' } },
    choice,
    creation,
    uncertain,
    connecting,
    urlConflict: {
      tags: 'blocked',
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
      on: {
        disconnect: {
          target: 'disconnecting',
          actions: { type: 'record', params: 'gla_mc_account_connect_different_account_button_click' },
        },
      },
    },
    disconnecting: {
      tags: 'busy',
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
