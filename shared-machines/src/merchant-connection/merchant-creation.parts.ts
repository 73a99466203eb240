import { and, raise } from 'xstate';
import { noticeOf } from '../emitted';
import {
  connectionNow,
  ifItMayHaveWorked,
  merchantAnswers,
  merchantParts,
  toClaimed,
  toConnected,
  toUrlConflict,
} from './merchant-connection.parts';

/** A new account is made; while it is not ready the same one is asked for again, within limits [S4.06, C-3]. */
export const creation = merchantParts.createStateConfig({
  type: 'parallel',
  meta: { view: 'creating' },
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
            ...merchantAnswers,
          },
          on: {
            ...toConnected,
            ...toClaimed,
            ...toUrlConflict,
            'answer.notReadyYet': [
              {
                guard: { type: 'isUnnamed', params: ({ event }) => event.id },
                target: 'lookingUp',
                actions: { type: 'keepPending', params: ({ event }) => event },
              },
              {
                guard: and(['hasTriesLeft', 'isPatient']),
                target: 'waiting',
                actions: { type: 'keepPending', params: ({ event }) => event },
              },
              { target: 'exhausted', actions: { type: 'keepPending', params: ({ event }) => event } },
            ],
            'answer.refused': [
              ifItMayHaveWorked('createMerchantAccount'),
              {
                target: '#merchantConnection.loadingAccounts',
                actions: { type: 'notify', params: ({ event }) => noticeOf('createMerchantAccount', event) },
              },
            ],
          },
        },
        /** Account in creation whose id is unknown: without one the creation is never repeated [decisions 13]. */
        lookingUp: {
          tags: 'busy',
          invoke: connectionNow,
          on: {
            ...toConnected,
            'answer.unfinished': [
              {
                guard: and(['hasTriesLeft', 'isPatient']),
                target: 'waiting',
                actions: { type: 'namePending', params: ({ event }) => event.id },
              },
              { target: 'exhausted', actions: { type: 'namePending', params: ({ event }) => event.id } },
            ],
            'answer.notConnected': [
              { guard: { type: 'isNone', params: ({ event }) => event.startedId }, target: 'unnamed' },
              {
                guard: and(['hasTriesLeft', 'isPatient']),
                target: 'waiting',
                actions: { type: 'namePending', params: ({ event }) => event.startedId },
              },
              { target: 'exhausted', actions: { type: 'namePending', params: ({ event }) => event.startedId } },
            ],
            'read.failed': 'unnamed',
          },
        },
        /** Account without an id from the server: the admin looks again, or goes back to the accounts. */
        unnamed: {
          tags: ['blocked', 'failed'],
          meta: { view: 'unnamed' },
          on: { retry: 'lookingUp', cancel: '#merchantConnection.loadingAccounts' },
        },
        waiting: {
          tags: 'waiting',
          meta: { view: 'notReadyYet' },
          after: { retryAfter: 'creating' },
          on: { cancel: '#merchantConnection.loadingAccounts', 'patience.ended': 'exhausted' },
        },
        exhausted: {
          tags: ['blocked', 'failed'],
          meta: { view: 'exhausted' },
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
