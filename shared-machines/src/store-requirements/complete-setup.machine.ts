import type { Api } from '@listings/shared-api/contract';
import { emit, fromPromise, setup, type MachineContext } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';

export type CompleteSetupEvent = { readonly type: 'complete' };
export type CompleteSetupAnswer = { readonly type: 'answer.done' } | Refused;
type Event = CompleteSetupEvent | CompleteSetupAnswer;

const parts = setup({
  types: {
    events: {} as Event,
    emitted: {} as FailureNotice | GoTo,
    tags: {} as 'busy' | 'done' | 'failed',
  },
  actors: {
    saveContactInformation: fromPromise<CompleteSetupAnswer>(notProvided),
    syncSettings: fromPromise<CompleteSetupAnswer>(notProvided),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    goToProductFeed: emit({
      type: 'goto',
      to: { path: '/google/product-feed', params: { guide: 'submission-success' } },
      how: 'load',
    }),
  },
});

const answers = raiseAnswer<MachineContext, Event, CompleteSetupAnswer>(unreachable);

/**
 * Complete setup [S4.20, decisions 4]: the store address goes to the merchant account, then the settings are synced,
 * which marks the setup complete, then the product feed is loaded. A failure names the call that failed: the notice is
 * `saveContactInformation` or `completeSetup`; the button works again.
 */
export const completeSetupMachine = parts.createMachine({
  id: 'completeSetup',
  options: { maxIterations: 1000 },
  initial: 'ready',
  states: {
    ready: { on: { complete: 'savingContactInformation' } },
    savingContactInformation: {
      tags: 'busy',
      invoke: { id: 'saveContactInformation', src: 'saveContactInformation', ...answers },
      on: {
        'answer.done': 'syncingSettings',
        'answer.refused': {
          target: 'failed',
          actions: { type: 'notify', params: ({ event }) => noticeOf('saveContactInformation', event) },
        },
      },
    },
    syncingSettings: {
      tags: 'busy',
      invoke: { id: 'syncSettings', src: 'syncSettings', ...answers },
      on: {
        'answer.done': 'completed',
        'answer.refused': {
          target: 'failed',
          actions: { type: 'notify', params: ({ event }) => noticeOf('completeSetup', event) },
        },
      },
    },
    failed: { tags: 'failed', on: { complete: 'savingContactInformation' } },
    completed: { tags: 'done', entry: 'goToProductFeed', type: 'final' },
  },
});

const done = (): CompleteSetupAnswer => ({ type: 'answer.done' });

/** The calls of completing the setup, plugged into the client. */
export const completeSetupActors = (api: Pick<Api, 'saveContactInformation' | 'syncSettings'>) => ({
  saveContactInformation: fromPromise<CompleteSetupAnswer>(() =>
    toAnswer(api.saveContactInformation(), done, refusedBy),
  ),
  syncSettings: fromPromise<CompleteSetupAnswer>(() => toAnswer(api.syncSettings(), done, refusedBy)),
});
