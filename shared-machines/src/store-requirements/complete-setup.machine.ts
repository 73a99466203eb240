import type { Api } from '@listings/shared-api/contract';
import { emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';

export type CompleteSetupEvent = { readonly type: 'complete' };
export type CompleteSetupAnswer = { readonly type: 'answer.done' } | Refused;
type Event = CompleteSetupEvent | CompleteSetupAnswer;

export interface CompleteSetupInput {
  /** The store's onboarding has no requirements: no address goes along. */
  readonly withoutRequirements?: boolean;
}

const parts = setup({
  types: {
    context: {} as Required<CompleteSetupInput>,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the type comes from it
    input: {} as CompleteSetupInput | undefined,
    events: {} as Event,
    emitted: {} as FailureNotice | GoTo,
    tags: {} as 'busy' | 'done' | 'failed',
  },
  actors: {
    saveContactInformation: fromPromise<CompleteSetupAnswer>(notProvided),
    syncSettings: fromPromise<CompleteSetupAnswer>(notProvided),
  },
  guards: { hasRequirements: ({ context }) => !context.withoutRequirements },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    goToProductFeed: emit({
      type: 'goto',
      to: { path: '/google/product-feed', params: { guide: 'submission-success' } },
      how: 'load',
    }),
  },
});

const answers = raiseAnswer<Required<CompleteSetupInput>, Event, CompleteSetupAnswer>(unreachable);

const completes = {
  complete: [{ guard: 'hasRequirements', target: 'savingContactInformation' }, { target: 'syncingSettings' }],
} as const;

/**
 * Complete setup [S4.20, decisions 4]: the store address goes to the merchant account, then the settings are synced,
 * which marks the setup complete, then the product feed is loaded. Where the requirements have left the onboarding, the
 * address has left it with them. A failure names the call that failed: the notice is
 * `saveContactInformation` or `completeSetup`; the button works again.
 */
export const completeSetupMachine = parts.createMachine({
  id: 'completeSetup',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ withoutRequirements: input?.withoutRequirements ?? false }),
  initial: 'ready',
  states: {
    ready: { on: completes },
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
    failed: { tags: 'failed', on: completes },
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
