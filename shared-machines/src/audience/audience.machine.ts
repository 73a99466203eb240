import type { Audience } from '@listings/shared-api/contract';
import {
  assign,
  emit,
  enqueueActions,
  fromPromise,
  raise,
  sendTo,
  setup,
  type SnapshotEvent,
  type SnapshotFrom,
} from 'xstate';
import {
  createAutosaveMachine,
  reportOf,
  type AutosaveMachine,
  type AutosaveReport,
  type AutosaveStatus,
} from '../autosave/autosave.machine';
import { noticeOf, type FailureNotice, type StepFinished } from '../emitted';
import { raiseAnswer, notProvided, unreachable } from '../ports';
import type { AudienceAnswer } from './audience.answers';
import {
  audienceBlockers,
  audienceFormOf,
  isValidAudience,
  usesSuggestions,
  type AudienceForm,
  type Clearing,
  type ClearingStatus,
} from './audience.rules';
import { readKeptClearing } from './clearing-memory';
import { shippingClearingMachine } from './shipping-clearing.machine';
import { clearingReportOf, type ClearingReport } from './clearing-report';

export type AudienceEvent =
  | { readonly type: 'retry' }
  | { readonly type: 'location.chosen'; readonly location: 'all' | 'selected' }
  | { readonly type: 'countries.chosen'; readonly countries: readonly string[] }
  /** Try the failed save again. */
  | { readonly type: 'save.retry' }
  /** Try the failed clearing again. */
  | { readonly type: 'clearing.retry' }
  /** Go back to the audience before, with its shipping data. */
  | { readonly type: 'clearing.undo' }
  | { readonly type: 'continue' };

export interface AudienceContext {
  readonly form: AudienceForm;
  /** Display name of the site language. */
  readonly language: string;
  readonly saveStatus: AutosaveStatus;
  readonly clearingStatus: ClearingStatus;
  /** What goes, or what went [decisions 14]. */
  readonly clearing: Clearing;
  /** All shipping data there was before. */
  readonly before: Clearing;
  readonly undoTo: AudienceForm | null;
  /** What was kept of a clearing over a reload, which may be anything, and when it was looked for. */
  readonly kept: KeptTrace | null;
}

/** What was kept of a clearing when the page went or the step was left; it may be anything. */
export interface KeptTrace {
  readonly clearing: unknown;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface AudienceInput {
  readonly kept: KeptTrace | null;
}

export type AudienceEmitted = FailureNotice | StepFinished;

type Event = AudienceEvent | AudienceAnswer | AutosaveReport<'saveAudience'> | ClearingReport;
type Saved = SnapshotEvent<SnapshotFrom<AutosaveMachine<AudienceForm>>>;
type Cleared = SnapshotEvent<SnapshotFrom<typeof shippingClearingMachine>>;

const nothing: Clearing = { rates: [], times: [] };

const parts = setup({
  types: {
    context: {} as AudienceContext,
    events: {} as Event,
    emitted: {} as AudienceEmitted,
    input: {} as AudienceInput,
    tags: {} as 'busy' | 'failed' | 'suggested',
  },
  actors: {
    getAudience: fromPromise<AudienceAnswer>(notProvided),
    suggestAudience: fromPromise<AudienceAnswer>(notProvided),
    /** The autosave of the audience. */
    saveAudience: createAutosaveMachine<AudienceForm>(),
    clearShipping: shippingClearingMachine,
  },
  guards: {
    wantsSuggestions: (_, audience: Audience) => usesSuggestions(audience),
    canContinue: ({ context }) =>
      audienceBlockers(context.form, context.saveStatus, context.clearingStatus).length === 0,
    canUndo: ({ context }) => context.undoTo !== null,
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    finish: emit({ type: 'step.finished' }),
    keepAudience: assign((_, audience: Audience) => ({
      form: audienceFormOf(audience),
      language: audience.language,
    })),
    keepSuggestion: assign({ form: (_, audience: Audience) => audienceFormOf(audience) }),
    keepReport: assign((_, report: AutosaveReport) => ({ saveStatus: report.status })),
    keepClearing: assign((_, { status, clearing, before, undoTo }: ClearingReport) => ({
      clearingStatus: status,
      clearing,
      before,
      undoTo,
    })),
    tellNews: enqueueActions(({ enqueue }, { news }: AutosaveReport) => {
      if (news !== null) enqueue.emit(noticeOf('saveAudience', news));
    }),
    /** The form is saved once it is valid; the shipping data learns of the change. */
    spread: enqueueActions(({ enqueue, context: { form } }) => {
      if (isValidAudience(form)) enqueue.sendTo('saveAudience', { type: 'change', value: form });
      enqueue.sendTo('clearShipping', { type: 'audience.changed', audience: form });
    }),
    save: enqueueActions(({ enqueue, context: { form } }) => {
      if (isValidAudience(form)) enqueue.sendTo('saveAudience', { type: 'change', value: form });
    }),
    retrySave: sendTo('saveAudience', { type: 'retry' }),
    retryClearing: sendTo('clearShipping', { type: 'retry' }),
    undoClearing: sendTo('clearShipping', { type: 'undo' }),
    goBack: assign(({ context }) => ({ form: context.undoTo ?? context.form })),
  },
});

const answers = raiseAnswer<AudienceContext, Event, AudienceAnswer>(unreachable);

/** The audience step: loads it or takes suggestions, saves each change, clears shipping data that no longer fits [S4.09-S4.11]. */
export const audienceMachine = parts.createMachine({
  id: 'audience',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    form: { location: null, countries: [] },
    language: '',
    saveStatus: 'idle',
    clearingStatus: 'none',
    clearing: nothing,
    before: nothing,
    undoTo: null,
    kept: input.kept,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: { id: 'getAudience', src: 'getAudience', ...answers },
      on: {
        'answer.audience': [
          {
            guard: { type: 'wantsSuggestions', params: ({ event }) => event.audience },
            target: 'suggesting',
            actions: { type: 'keepAudience', params: ({ event }) => event.audience },
          },
          { target: 'editing', actions: { type: 'keepAudience', params: ({ event }) => event.audience } },
        ],
        'answer.refused': {
          target: 'unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getAudience', event) },
        },
      },
    },
    unavailable: { tags: 'failed', on: { retry: 'loading' } },
    suggesting: {
      tags: 'busy',
      invoke: { id: 'suggestAudience', src: 'suggestAudience', ...answers },
      on: {
        'answer.audience': {
          target: 'editing.proposed',
          actions: { type: 'keepSuggestion', params: ({ event }) => event.audience },
        },
        'answer.refused': {
          target: 'editing',
          actions: { type: 'notify', params: ({ event }) => noticeOf('suggestAudience', event) },
        },
      },
    },
    editing: {
      initial: 'open',
      invoke: [
        {
          id: 'saveAudience',
          src: 'saveAudience',
          input: ({ context }) => ({ value: context.form, notice: 'saveAudience' as const }),
          onSnapshot: {
            actions: raise<AudienceContext, Saved, Event, undefined, never, never>(({ event }) =>
              reportOf('saveAudience', event.snapshot),
            ),
          },
        },
        {
          id: 'clearShipping',
          src: 'clearShipping',
          input: ({ context: { form, kept } }) => ({
            audience: form,
            resumed: kept === null ? null : readKeptClearing(kept.clearing, form, kept.now),
          }),
          onSnapshot: {
            actions: raise<AudienceContext, Cleared, Event, undefined, never, never>(({ event }) =>
              clearingReportOf(event.snapshot),
            ),
          },
        },
      ],
      on: {
        'location.chosen': {
          target: '.open',
          actions: [
            assign({ form: ({ context, event }) => ({ ...context.form, location: event.location }) }),
            'spread',
          ],
        },
        'countries.chosen': {
          target: '.open',
          actions: [
            assign({ form: ({ context, event }) => ({ ...context.form, countries: event.countries }) }),
            'spread',
          ],
        },
        'autosave.reported': {
          actions: [
            { type: 'keepReport', params: ({ event }) => event },
            { type: 'tellNews', params: ({ event }) => event },
          ],
        },
        'clearing.reported': { actions: { type: 'keepClearing', params: ({ event }) => event } },
        'save.retry': { actions: 'retrySave' },
        'clearing.retry': { actions: 'retryClearing' },
        'clearing.undo': { guard: 'canUndo', actions: ['goBack', 'undoClearing', 'save'] },
        continue: { guard: 'canContinue', actions: 'finish' },
      },
      states: {
        open: {},
        /** The form holds suggestions nobody changed; they are saved without a click. */
        proposed: { tags: 'suggested', entry: 'save' },
      },
    },
  },
});
