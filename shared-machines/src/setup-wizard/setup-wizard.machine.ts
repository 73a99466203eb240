import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo, type Track } from '../emitted';
import { asking, unplugged, unreachable } from '../ports';
import type { SetupWizardAnswer } from './setup-wizard.answers';
import { canOpenStep, indexOfSaved, indexOfStep, setupSteps, type SetupStep } from './setup-wizard.rules';

/** What the admin does. */
export type SetupWizardEvent =
  | { readonly type: 'retry' }
  /** Continue of the open step. */
  | { readonly type: 'continue' }
  /** A header of the stepper was clicked. */
  | { readonly type: 'step.opened'; readonly key: string };

export interface SetupWizardContext {
  readonly steps: readonly SetupStep[];
  /** Position of the step that is open. */
  readonly open: number;
  /** Position of the step the server has saved. */
  readonly saved: number;
  /** Position of a later step that was clicked and waits for the server's word. */
  readonly asked: number;
}

export type SetupWizardEmitted = FailureNotice | GoTo | Track;

export interface SetupWizardInput {
  /** The steps in order; the four of the specification when absent. */
  readonly steps?: readonly SetupStep[];
}

type Event = SetupWizardEvent | SetupWizardAnswer;
type Answered = Extract<SetupWizardAnswer, { type: 'answer.incomplete' }>;

const parts = setup({
  types: {
    context: {} as SetupWizardContext,
    events: {} as Event,
    emitted: {} as SetupWizardEmitted,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the type comes from it
    input: {} as SetupWizardInput | undefined,
    tags: {} as 'busy' | 'done' | 'failed',
  },
  actors: { getSetupStatus: fromPromise<SetupWizardAnswer>(unplugged) },
  guards: {
    isEarlierOrOpen: ({ context }, key: string) => canOpenStep(context.steps, key, context.open),
    isReached: ({ context }, key: string) => canOpenStep(context.steps, key, context.saved),
    hasNextStep: ({ context }) => context.open < context.steps.length - 1,
    coversAsked: ({ context }, answer: Answered) => context.asked <= indexOfSaved(context.steps, answer.saved),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    goToDashboard: emit({ type: 'goto', to: { path: '/google/dashboard' }, how: 'replace' }),
    recordContinue: emit(({ context }) => ({
      type: 'track' as const,
      name: 'gla_setup_mc',
      properties: { target: context.steps[context.open]?.continueTarget ?? '', trigger: 'click' },
    })),
    openNext: assign({ open: ({ context }) => context.open + 1 }),
    openStep: assign({ open: ({ context }, key: string) => indexOfStep(context.steps, key) }),
    askForStep: assign({ asked: ({ context }, key: string) => indexOfStep(context.steps, key) }),
    keepSaved: assign({ saved: ({ context }, answer: Answered) => indexOfSaved(context.steps, answer.saved) }),
    openSaved: assign(({ context }, answer: Answered) => {
      const saved = indexOfSaved(context.steps, answer.saved);
      return { saved, open: saved };
    }),
    openAsked: assign({ open: ({ context }) => context.asked }),
  },
});

const answers = asking<SetupWizardContext, Event, SetupWizardAnswer>(unreachable);

/**
 * The stepper of the merchant setup [S2.14-S2.19]: opens at the saved step, lets earlier steps be reopened, asks the
 * server before it jumps ahead again, and leaves for the dashboard once the setup is complete.
 */
export const setupWizardMachine = parts.createMachine({
  id: 'setupWizard',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ steps: input?.steps ?? setupSteps, open: 0, saved: 0, asked: 0 }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: { id: 'getSetupStatus', src: 'getSetupStatus', ...answers },
      on: {
        'answer.complete': 'leaving',
        'answer.incomplete': { target: 'ready', actions: { type: 'openSaved', params: ({ event }) => event } },
        'answer.refused': {
          target: 'unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getSetupStatus', event) },
        },
      },
    },
    unavailable: { tags: 'failed', on: { retry: 'loading' } },
    ready: {
      initial: 'settled',
      on: { 'answer.complete': 'leaving' },
      states: {
        settled: {
          on: {
            continue: { guard: 'hasNextStep', target: 'advancing', actions: ['recordContinue', 'openNext'] },
            'step.opened': [
              {
                guard: { type: 'isEarlierOrOpen', params: ({ event }) => event.key },
                target: 'settled',
                actions: { type: 'openStep', params: ({ event }) => event.key },
              },
              {
                guard: { type: 'isReached', params: ({ event }) => event.key },
                target: 'jumpingAhead',
                actions: { type: 'askForStep', params: ({ event }) => event.key },
              },
            ],
          },
        },
        /** The next step is open already; the server is asked where it stands now. */
        advancing: {
          tags: 'busy',
          invoke: { id: 'getSetupStatus', src: 'getSetupStatus', ...answers },
          on: {
            'answer.incomplete': { target: 'settled', actions: { type: 'keepSaved', params: ({ event }) => event } },
            'answer.refused': {
              target: 'settled',
              actions: { type: 'notify', params: ({ event }) => noticeOf('getSetupStatus', event) },
            },
          },
        },
        /** A later step was clicked: what was changed since may have closed it again. */
        jumpingAhead: {
          tags: 'busy',
          invoke: { id: 'getSetupStatus', src: 'getSetupStatus', ...answers },
          on: {
            'answer.incomplete': [
              {
                guard: { type: 'coversAsked', params: ({ event }) => event },
                target: 'settled',
                actions: [{ type: 'keepSaved', params: ({ event }) => event }, 'openAsked'],
              },
              { target: 'settled', actions: { type: 'openSaved', params: ({ event }) => event } },
            ],
            'answer.refused': {
              target: 'settled',
              actions: { type: 'notify', params: ({ event }) => noticeOf('getSetupStatus', event) },
            },
          },
        },
      },
    },
    leaving: { tags: 'done', entry: 'goToDashboard', type: 'final' },
  },
});
