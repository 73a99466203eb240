import { assign, emit, setup } from 'xstate';
import { noticeOf, type FailureNotice, type GoTo, type Track } from '../emitted';
import { listened, type ElsewhereChanged } from '../other-tabs';
import { followed, type ReadFailed, type ReadPending } from '../reads';
import type { SetupWizardAnswer } from './setup-wizard.answers';
import { canOpenStep, indexOfSaved, indexOfStep, setupSteps, type SetupStep } from './setup-wizard.rules';

/** Actions of the admin. */
export type SetupWizardEvent =
  | { readonly type: 'retry' }
  /** Continue of the open step. */
  | { readonly type: 'continue' }
  /** Reads the open step anew. */
  | { readonly type: 'reload' }
  /** The address names a step: a header of the stepper, a link, or the browser's back and forward; null names none. */
  | { readonly type: 'step.visited'; readonly key: string | null };

export interface SetupWizardContext {
  readonly steps: readonly SetupStep[];
  /** Position of the step that is open. */
  readonly open: number;
  /** Position of the step the server has saved. */
  readonly saved: number;
  /** Position of a later step that the address names and that waits for the server's word. */
  readonly asked: number;
  /** Step that the address names before the state of the setup is read. */
  readonly wanted: string | null;
}

export type SetupWizardEmitted = FailureNotice | GoTo | Track;

export interface SetupWizardInput {
  /** The steps in order; the four of the specification when absent. */
  readonly steps?: readonly SetupStep[];
  /** Key of the step to begin with, as far as it may be opened; the saved one when absent. */
  readonly wanted?: string | null;
}

/** Views of the screen. */
export type SetupWizardView = 'loading' | 'unavailable' | 'ready' | 'leaving';

type Event = SetupWizardEvent | SetupWizardAnswer | ElsewhereChanged | ReadPending | ReadFailed;
type Answered = Extract<SetupWizardAnswer, { type: 'answer.incomplete' }>;

const parts = setup({
  types: {
    context: {} as SetupWizardContext,
    events: {} as Event,
    emitted: {} as SetupWizardEmitted,
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the type comes from it
    input: {} as SetupWizardInput | undefined,
    tags: {} as 'busy' | 'done' | 'failed',
    meta: {} as { readonly view: SetupWizardView },
  },
  actors: { reads: followed, otherTabs: listened },
  guards: {
    isOpen: ({ context }, key: string | null) => context.steps[context.open]?.key === key,
    isEarlier: ({ context }, key: string | null) => canOpenStep(context.steps, key ?? '', context.open),
    isReached: ({ context }, key: string | null) => canOpenStep(context.steps, key ?? '', context.saved),
    hasNextStep: ({ context }) => context.open < context.steps.length - 1,
    coversAsked: ({ context }, answer: Answered) => context.asked <= indexOfSaved(context.steps, answer.saved),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    goToDashboard: emit({ type: 'goto', to: { path: '/google/dashboard' }, how: 'replace' }),
    /** The address follows the open step: a step of its own in the browser's history, or in place of one that is wrong. */
    showStep: emit(({ context }, how: 'push' | 'replace') => ({
      type: 'goto' as const,
      to: { path: '/google/setup-mc' as const, params: { step: context.steps[context.open]?.key ?? '' } },
      how,
    })),
    recordContinue: emit(({ context }) => ({
      type: 'track' as const,
      name: 'gla_setup_mc',
      properties: { target: context.steps[context.open]?.continueTarget ?? '', trigger: 'click' },
    })),
    wantOpen: assign({ wanted: ({ context }) => context.steps[context.open]?.key ?? null }),
    openNext: assign({ open: ({ context }) => context.open + 1 }),
    openStep: assign({ open: ({ context }, key: string | null) => indexOfStep(context.steps, key ?? '') }),
    askForStep: assign({ asked: ({ context }, key: string | null) => indexOfStep(context.steps, key ?? '') }),
    keepWanted: assign({ wanted: ({ context }, key: string | null) => key ?? context.wanted }),
    keepSaved: assign({ saved: ({ context }, answer: Answered) => indexOfSaved(context.steps, answer.saved) }),
    openSaved: assign(({ context }, answer: Answered) => {
      const saved = indexOfSaved(context.steps, answer.saved);
      return { saved, open: saved };
    }),
    /** The step that is wanted, where it may be opened; else the saved one. */
    openWanted: assign(({ context: { steps, wanted } }, answer: Answered) => {
      const saved = indexOfSaved(steps, answer.saved);
      return { saved, open: canOpenStep(steps, wanted ?? '', saved) ? indexOfStep(steps, wanted ?? '') : saved };
    }),
    openAsked: assign({ open: ({ context }) => context.asked }),
  },
});

/** Reads the setup status when something depends on it: each save changes it, and nothing waits for that. */
const asksForStatus = { id: 'reads', src: 'reads', input: { reads: ['getSetupStatus'], anew: true } } as const;

const keyOf = ({ event }: { event: { key: string | null } }) => event.key;

/** The address names a step: it is opened, asked for, or corrected. */
const visits = {
  'step.visited': [
    { guard: { type: 'isOpen', params: keyOf } },
    { guard: { type: 'isEarlier', params: keyOf }, actions: { type: 'openStep', params: keyOf } },
    {
      guard: { type: 'isReached', params: keyOf },
      target: '#setupWizard.ready.jumpingAhead',
      actions: { type: 'askForStep', params: keyOf },
    },
    { actions: { type: 'showStep', params: 'replace' } },
  ],
} as const;

const goesOn = {
  continue: {
    guard: 'hasNextStep',
    target: '#setupWizard.ready.advancing',
    actions: ['recordContinue', 'openNext', { type: 'showStep', params: 'push' }],
  },
} as const;

const reload = { target: '#setupWizard.loading', actions: 'wantOpen' } as const;

/**
 * The stepper of the merchant setup [S2.14-S2.19]: opens at the saved step or at an earlier one the address names, asks
 * the server before it jumps ahead again, lets the address follow, and leaves for the dashboard once the setup is complete.
 */
export const setupWizardMachine = parts.createMachine({
  id: 'setupWizard',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    steps: input?.steps ?? setupSteps,
    open: 0,
    saved: 0,
    asked: 0,
    wanted: input?.wanted ?? null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      meta: { view: 'loading' },
      invoke: asksForStatus,
      on: {
        'step.visited': { actions: { type: 'keepWanted', params: keyOf } },
        'answer.complete': 'leaving',
        'answer.incomplete': {
          target: 'ready',
          actions: [
            { type: 'openWanted', params: ({ event }) => event },
            { type: 'showStep', params: 'replace' },
          ],
        },
        'read.failed': {
          target: 'unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getSetupStatus', event) },
        },
      },
    },
    unavailable: {
      tags: 'failed',
      meta: { view: 'unavailable' },
      on: { retry: 'loading', 'step.visited': { actions: { type: 'keepWanted', params: keyOf } } },
    },
    ready: {
      meta: { view: 'ready' },
      invoke: { id: 'otherTabs', src: 'otherTabs' },
      initial: 'settled',
      on: { 'answer.complete': 'leaving' },
      states: {
        settled: { on: { ...visits, ...goesOn, 'elsewhere.changed': 'checking', reload } },
        /** Another tab may have completed the setup, or opened or closed steps. */
        checking: {
          tags: 'busy',
          invoke: asksForStatus,
          on: {
            ...visits,
            ...goesOn,
            reload,
            'elsewhere.changed': { target: 'checking', reenter: true },
            'answer.incomplete': { target: 'settled', actions: { type: 'keepSaved', params: ({ event }) => event } },
            // Background read: the shown state stays, and the next step reads again.
            'read.failed': 'settled',
          },
        },
        /** The next step is open already; the server is asked where it stands now. */
        advancing: {
          tags: 'busy',
          invoke: asksForStatus,
          on: {
            ...visits,
            'answer.incomplete': { target: 'settled', actions: { type: 'keepSaved', params: ({ event }) => event } },
            'read.failed': {
              target: 'settled',
              actions: { type: 'notify', params: ({ event }) => noticeOf('getSetupStatus', event) },
            },
          },
        },
        /** The address names a later step: what was changed since may have closed it again. */
        jumpingAhead: {
          tags: 'busy',
          invoke: asksForStatus,
          on: {
            'step.visited': [
              {
                guard: { type: 'isReached', params: keyOf },
                target: 'jumpingAhead',
                reenter: true,
                actions: { type: 'askForStep', params: keyOf },
              },
              { target: 'settled', actions: { type: 'showStep', params: 'replace' } },
            ],
            'answer.incomplete': [
              {
                guard: { type: 'coversAsked', params: ({ event }) => event },
                target: 'settled',
                actions: [{ type: 'keepSaved', params: ({ event }) => event }, 'openAsked'],
              },
              {
                target: 'settled',
                actions: [
                  { type: 'openSaved', params: ({ event }) => event },
                  { type: 'showStep', params: 'replace' },
                ],
              },
            ],
            'read.failed': {
              target: 'settled',
              actions: [
                { type: 'notify', params: ({ event }) => noticeOf('getSetupStatus', event) },
                { type: 'showStep', params: 'replace' },
              ],
            },
          },
        },
      },
    },
    leaving: { tags: 'done', meta: { view: 'leaving' }, entry: 'goToDashboard', type: 'final' },
  },
});
