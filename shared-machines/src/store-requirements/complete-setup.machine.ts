import type { Api } from '@listings/shared-api/contract';
import { emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo } from '../emitted';
import { toAnswer, raiseAnswer, refusedBy, notProvided, unreachable, type Refused } from '../ports';
import { followed, type ReadFailed, type ReadPending, type Readers } from '../reads';
import { readSetupStatus, type SetupWizardAnswer } from '../setup-wizard/setup-wizard.answers';
import { isStepLeft, setupStepsOf, type SavedStep } from '../setup-wizard/setup-wizard.rules';
import { checklistItems, checklistOf, type Checklist } from './store-requirements.rules';

export type CompleteSetupEvent = { readonly type: 'complete' };
export type CompleteSetupAnswer = { readonly type: 'answer.done' } | Refused;
/** The requirements as the store holds them now. */
export interface ChecklistAnswer {
  readonly type: 'answer.checklist';
  readonly checklist: Checklist;
}
type Event = CompleteSetupEvent | CompleteSetupAnswer | SetupWizardAnswer | ChecklistAnswer | ReadPending | ReadFailed;

/** Something that the setup needs was undone since it was shown: what is shown is to be read again. */
export interface SetupUnfinished {
  readonly type: 'setup.unfinished';
}

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
    emitted: {} as FailureNotice | GoTo | SetupUnfinished,
    tags: {} as 'busy' | 'done' | 'failed',
  },
  actors: {
    reads: followed,
    saveContactInformation: fromPromise<CompleteSetupAnswer>(notProvided),
    syncSettings: fromPromise<CompleteSetupAnswer>(notProvided),
  },
  guards: {
    hasRequirements: ({ context }) => !context.withoutRequirements,
    isStepLeft: ({ context: { withoutRequirements } }, saved: SavedStep) =>
      isStepLeft(
        setupStepsOf((...calls) => !withoutRequirements || calls.length === 0),
        saved,
      ),
    isTicked: (_, checklist: Checklist) => checklistItems.every((item) => checklist[item]),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    tellUnfinished: emit({ type: 'setup.unfinished' }),
    goToProductFeed: emit({
      type: 'goto',
      to: { path: '/google/product-feed', params: { guide: 'submission-success' } },
      how: 'load',
    }),
  },
});

const answers = raiseAnswer<Required<CompleteSetupInput>, Event, CompleteSetupAnswer>(unreachable);

/** Nothing was sent: the store says that something is missing. */
const unfinished = (id: 'setupUnfinished' | 'requirementsUnticked') =>
  ({
    target: 'failed',
    actions: [{ type: 'notify', params: noticeOf(id, { message: null, status: 409 }) }, 'tellUnfinished'],
  }) as const;

const unread = {
  target: 'failed',
  actions: { type: 'notify', params: ({ event }: { event: ReadFailed }) => noticeOf(event.read, event) },
} as const;

/**
 * Complete setup [S4.20, decisions 4]: the store is asked whether all steps are still finished and all requirements
 * still ticked, which another tab, or a save that was on its way, may have changed [S2.19]; the store address goes to the
 * merchant account, then the settings are synced, which marks the setup complete, then the product feed is loaded. Where
 * the requirements have left the onboarding, ticks and address have left it with them. A failure names the call that
 * failed, that of the last is `completeSetup`; the button works again. Where something is missing nothing is sent:
 * `setup.unfinished` leads to it.
 */
export const completeSetupMachine = parts.createMachine({
  id: 'completeSetup',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ withoutRequirements: input?.withoutRequirements ?? false }),
  initial: 'ready',
  states: {
    ready: { on: { complete: 'checkingSteps' } },
    checkingSteps: {
      tags: 'busy',
      invoke: { id: 'reads', src: 'reads', input: { reads: ['getSetupStatus'], anew: true } },
      on: {
        // By another tab, or by a sync whose answer was lost.
        'answer.complete': 'completed',
        'answer.incomplete': [
          { guard: { type: 'isStepLeft', params: ({ event }) => event.saved }, ...unfinished('setupUnfinished') },
          { guard: 'hasRequirements', target: 'checkingRequirements' },
          { target: 'syncingSettings' },
        ],
        'read.failed': unread,
      },
    },
    checkingRequirements: {
      tags: 'busy',
      invoke: { id: 'reads', src: 'reads', input: { reads: ['getSettings'], anew: true } },
      on: {
        'answer.checklist': [
          { guard: { type: 'isTicked', params: ({ event }) => event.checklist }, target: 'savingContactInformation' },
          unfinished('requirementsUnticked'),
        ],
        'read.failed': unread,
      },
    },
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
    failed: { tags: 'failed', on: { complete: 'checkingSteps' } },
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

/** The reads that completing the setup asks for anew. */
export const completeSetupReads = {
  getSetupStatus: readSetupStatus,
  getSettings: (settings): ChecklistAnswer => ({ type: 'answer.checklist', checklist: checklistOf(settings) }),
} satisfies Readers;
