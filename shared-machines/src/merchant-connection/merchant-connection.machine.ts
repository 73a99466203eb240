import { and, assign, raise } from 'xstate';
import { noticeOf } from '../emitted';
import { asking, unreachable } from '../ports';
import type { MerchantConnectionAnswer, UrlClaim, UrlConflict } from './merchant-connection.answers';
import { merchantParts, nothingChosen } from './merchant-connection.parts';
import type { MerchantConnectionContext, MerchantConnectionMachineEvent } from './merchant-connection.types';

const answers = asking<MerchantConnectionContext, MerchantConnectionMachineEvent, MerchantConnectionAnswer>(
  unreachable,
);

const connected = {
  'answer.connected': {
    target: '#merchantConnection.connected',
    actions: { type: 'keepConnected', params: ({ event }: { event: { id: number } }) => event.id },
  },
} as const;
const claimed = {
  'answer.claimed': {
    target: '#merchantConnection.claimed',
    actions: { type: 'keepClaim', params: ({ event }: { event: { claim: UrlClaim } }) => event.claim },
  },
} as const;
const urlConflict = {
  'answer.urlConflict': {
    target: '#merchantConnection.urlConflict',
    actions: { type: 'keepConflict', params: ({ event }: { event: { conflict: UrlConflict } }) => event.conflict },
  },
} as const;

/** The account a URL card is about: the one the server named, else the one that was picked or is being made. */
const accountInQuestion = (
  { pickedId, pendingId }: MerchantConnectionContext,
  named: { readonly id: number } | null,
): number => named?.id || pickedId || pendingId || 0;

/** Nobody is connected: which card is shown, and the two modals before a new account [S4.04, S4.05]. */
const choice = merchantParts.createStateConfig({
  initial: 'choosing',
  states: {
    choosing: {
      tags: 'blocked',
      on: {
        'account.picked': { actions: assign({ pickedId: ({ event }) => event.id }) },
        connect: {
          guard: 'accountIsPicked',
          target: '#merchantConnection.connecting',
          actions: { type: 'record', params: 'gla_mc_account_connect_button_click' },
        },
        create: [
          {
            guard: 'domainIsUsed',
            target: 'warningOfDuplicate',
            actions: { type: 'record', params: 'gla_mc_account_create_button_click' },
          },
          { target: 'readingTerms', actions: { type: 'record', params: 'gla_mc_account_create_button_click' } },
        ],
      },
    },
    /** There is no account to choose from. */
    none: {
      tags: 'blocked',
      on: {
        create: { target: 'readingTerms', actions: { type: 'record', params: 'gla_mc_account_create_button_click' } },
      },
    },
    warningOfDuplicate: {
      tags: ['blocked', 'modal'],
      on: {
        'new.confirmed': {
          target: 'readingTerms',
          actions: { type: 'record', params: 'gla_mc_account_warning_modal_confirm_button_click' },
        },
        back: 'choosing',
      },
    },
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
            'terms.accepted': { target: '#merchantConnection.creation', actions: 'startAfresh' },
          },
        },
      },
    },
  },
});

/** A new account is made; while it is not ready the same one is asked for again, within limits [S4.06, C-3]. */
const creation = merchantParts.createStateConfig({
  type: 'parallel',
  states: {
    asking: {
      initial: 'creating',
      states: {
        creating: {
          tags: 'busy',
          entry: 'countTry',
          invoke: {
            id: 'connectMerchantAccount',
            src: 'connectMerchantAccount',
            input: ({ context }) => ({ id: context.pendingId }),
            ...answers,
          },
          on: {
            ...connected,
            ...claimed,
            ...urlConflict,
            'answer.notReadyYet': [
              {
                guard: and(['hasTriesLeft', 'isPatient']),
                target: 'waiting',
                actions: { type: 'keepPending', params: ({ event }) => event },
              },
              { target: 'exhausted', actions: { type: 'keepPending', params: ({ event }) => event } },
            ],
            'answer.refused': {
              target: '#merchantConnection.loadingAccounts',
              actions: { type: 'notify', params: ({ event }) => noticeOf('createMerchantAccount', event) },
            },
          },
        },
        waiting: {
          tags: 'waiting',
          after: { retryAfter: 'creating' },
          on: { cancel: '#merchantConnection.loadingAccounts', 'patience.ended': 'exhausted' },
        },
        exhausted: {
          tags: ['blocked', 'failed'],
          entry: 'giveUp',
          on: {
            retry: { target: '#merchantConnection.creation', reenter: true, actions: 'startAfresh' },
            cancel: '#merchantConnection.loadingAccounts',
          },
        },
      },
    },
    patience: {
      initial: 'patient',
      states: {
        patient: { after: { creationPatience: { target: 'ended', actions: raise({ type: 'patience.ended' }) } } },
        ended: {},
      },
    },
  },
});

/** The merchant account: found, chosen, made, its URL settled, connected, disconnected [S4.04-S4.06, S4.08]. */
export const merchantConnectionMachine = merchantParts.createMachine({
  id: 'merchantConnection',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ homeUrl: input.homeUrl, ...nothingChosen }),
  initial: 'awaitingProvider',
  on: { 'provider.lost': { target: '.awaitingProvider', actions: 'forget' } },
  states: {
    awaitingProvider: { tags: 'blocked', on: { 'provider.connected': 'loading' } },
    loading: {
      tags: 'busy',
      invoke: { id: 'getMerchantConnection', src: 'getMerchantConnection', ...answers },
      on: {
        ...connected,
        'answer.notConnected': 'loadingAccounts',
        'answer.unfinished': {
          target: 'creation',
          actions: ['startAfresh', assign({ pendingId: ({ event }) => event.id })],
        },
        'answer.refused': {
          target: 'unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getMerchantConnection', event) },
        },
      },
    },
    loadingAccounts: {
      tags: 'busy',
      entry: 'forget',
      invoke: { id: 'listMerchantAccounts', src: 'listMerchantAccounts', ...answers },
      on: {
        'answer.accounts': [
          {
            guard: { type: 'listIsNotEmpty', params: ({ event }) => event.accounts },
            target: 'choice.choosing',
            actions: assign({ accounts: ({ event }) => event.accounts }),
          },
          { target: 'choice.none' },
        ],
        'answer.refused': {
          target: 'unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('listMerchantAccounts', event) },
        },
      },
    },
    unavailable: { tags: ['blocked', 'failed'], on: { retry: 'loading' } },
    choice,
    creation,
    connecting: {
      tags: 'busy',
      invoke: {
        id: 'connectMerchantAccount',
        src: 'connectMerchantAccount',
        input: ({ context }) => ({ id: context.pickedId }),
        ...answers,
      },
      on: {
        ...connected,
        ...claimed,
        ...urlConflict,
        'answer.notReadyYet': {
          target: 'creation.asking.waiting',
          actions: [
            'startAfresh',
            assign({ pendingId: ({ context }) => context.pickedId }),
            { type: 'keepPending', params: ({ event }) => event },
          ],
        },
        'answer.refused': {
          target: 'choice.choosing',
          actions: { type: 'notify', params: ({ event }) => noticeOf('connectMerchantAccount', event) },
        },
      },
    },
    urlConflict: {
      tags: 'blocked',
      on: {
        switchUrl: {
          target: 'switching',
          actions: { type: 'record', params: 'gla_mc_account_switch_url_button_click' },
        },
        back: { target: 'choice.choosing', actions: { type: 'recordOtherAccount', params: 'switch-url' } },
      },
    },
    switching: {
      tags: 'busy',
      invoke: {
        id: 'switchUrl',
        src: 'switchUrl',
        input: ({ context }) => ({ id: accountInQuestion(context, context.conflict) }),
        ...answers,
      },
      on: {
        ...connected,
        ...claimed,
        'answer.refused': {
          target: 'urlConflict',
          actions: { type: 'notify', params: ({ event }) => noticeOf('switchUrl', event) },
        },
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
        ...answers,
      },
      on: {
        ...connected,
        'answer.claimed': { target: 'claimed', actions: 'failReclaim' },
        'answer.refused': { target: 'claimed', actions: 'failReclaim' },
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
      invoke: { id: 'disconnectMerchant', src: 'disconnectMerchant', ...answers },
      on: {
        'answer.removed': { target: 'loading', actions: 'forget' },
        'answer.refused': {
          target: 'connected',
          actions: { type: 'notify', params: ({ event }) => noticeOf('disconnectMerchant', event) },
        },
      },
    },
  },
});
