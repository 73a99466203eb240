import type { Audience } from '@listings/shared-api/contract';
import { assign, emit, enqueueActions, raise, sendTo, setup, type SnapshotEvent, type SnapshotFrom } from 'xstate';
import {
  createAutosaveMachine,
  reportOf,
  type AutosaveMachine,
  type AutosaveReport,
  type AutosaveStatus,
} from '../autosave/autosave.machine';
import { noticeOf, type FailureNotice, type StepFinished } from '../emitted';
import { followed, readAnew, type ReadFailed, type ReadPending, type ScreenRead } from '../reads';
import type { AudienceAnswer } from './audience.answers';
import {
  audienceBlockers,
  audienceFormOf,
  isValidAudience,
  takesUndo,
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
  /** Shipping data to be deleted, or already deleted [decisions 14]. */
  readonly clearing: Clearing;
  /** All shipping data there was before. */
  readonly before: Clearing;
  readonly undoTo: AudienceForm | null;
  /** Record of a clearing kept over a reload, not validated, with the time it was looked for. */
  readonly kept: KeptTrace | null;
  /** False for a person who may not save the audience: nothing is saved by itself. */
  readonly mayWrite: boolean;
}

/** Record of a clearing, kept when the page was unloaded or the step was left; not validated. */
export interface KeptTrace {
  readonly clearing: unknown;
  /** Milliseconds since 1970. */
  readonly now: number;
}

export interface AudienceInput {
  readonly kept: KeptTrace | null;
  /** True where it is left out. */
  readonly mayWrite?: boolean;
}

export type AudienceEmitted = FailureNotice | StepFinished;

type Event =
  AudienceEvent | AudienceAnswer | ReadPending | ReadFailed | AutosaveReport<'saveAudience'> | ClearingReport;
type Saved = SnapshotEvent<SnapshotFrom<AutosaveMachine<AudienceForm>>>;
type Cleared = SnapshotEvent<SnapshotFrom<typeof shippingClearingMachine>>;

const nothing: Clearing = { rates: [], times: [] };

const parts = setup({
  types: {
    context: {} as AudienceContext,
    events: {} as Event,
    emitted: {} as AudienceEmitted,
    input: {} as AudienceInput,
    tags: {} as 'busy' | 'failed' | 'editable' | 'suggested',
  },
  actors: {
    reads: followed,
    /** The autosave of the audience. */
    saveAudience: createAutosaveMachine<AudienceForm>(),
    clearShipping: shippingClearingMachine,
  },
  guards: {
    isOfSuggestion: (_, read: ScreenRead) => read === 'suggestAudience',
    wantsSuggestions: ({ context }, audience: Audience) => context.mayWrite && usesSuggestions(audience),
    /**
     * True if the shipping data deleted with an audience change can or must still be restored: the audience opens in
     * editing.
     */
    resumesClearing: ({ context: { kept, mayWrite } }, audience: Audience) =>
      mayWrite && kept !== null && readKeptClearing(kept.clearing, audienceFormOf(audience), kept.now) !== null,
    canContinue: ({ context }) =>
      audienceBlockers(context.form, context.saveStatus, context.clearingStatus).length === 0,
    /** A clearing that has begun to delete does not hear of it: the form would go back alone, and be saved. */
    canUndo: ({ context }) => context.undoTo !== null && takesUndo(context.clearingStatus),
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    readAnew: sendTo('reads', readAnew),
    /** The first change begins the editing, and is its first. */
    takeUp: raise(({ event }) => event),
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

const ofRead = ({ event }: { event: { read: ScreenRead } }) => event.read;
const audienceOf = ({ event }: { event: { audience: Audience } }) => event.audience;

/** Audience as read from the server, followed until the admin changes something. */
const following = parts.createStateConfig({
  invoke: { id: 'reads', src: 'reads', input: { reads: ['getAudience'] } },
  initial: 'loading',
  on: {
    'read.pending': '.loading',
    'answer.audience': [
      {
        guard: { type: 'wantsSuggestions', params: audienceOf },
        target: '.suggesting',
        actions: { type: 'keepAudience', params: audienceOf },
      },
      {
        guard: { type: 'resumesClearing', params: audienceOf },
        target: 'editing',
        actions: { type: 'keepAudience', params: audienceOf },
      },
      { target: '.untouched', actions: { type: 'keepAudience', params: audienceOf } },
    ],
    'read.failed': {
      target: '.unavailable',
      actions: { type: 'notify', params: ({ event }) => noticeOf('getAudience', event) },
    },
  },
  states: {
    loading: { tags: 'busy' },
    unavailable: { tags: 'failed', on: { retry: { target: 'loading', actions: 'readAnew' } } },
    suggesting: {
      tags: 'busy',
      invoke: { id: 'suggestion', src: 'reads', input: { reads: ['suggestAudience'] } },
      on: {
        'read.pending': [
          { guard: { type: 'isOfSuggestion', params: ofRead } },
          { target: '#audience.following.loading' },
        ],
        'answer.suggestion': {
          target: '#audience.editing.proposed',
          actions: { type: 'keepSuggestion', params: audienceOf },
        },
        // The audience itself is known here: where it is not any more, it is on its way first.
        'read.failed': {
          target: 'untouched',
          actions: { type: 'notify', params: ({ event }) => noticeOf('suggestAudience', event) },
        },
      },
    },
    untouched: {
      tags: 'editable',
      on: {
        'location.chosen': { target: '#audience.editing', actions: 'takeUp' },
        'countries.chosen': { target: '#audience.editing', actions: 'takeUp' },
        continue: { guard: 'canContinue', actions: 'finish' },
      },
    },
  },
});

/** The audience step: follows it or takes suggestions, saves each change, clears shipping data that no longer fits [S4.09-S4.11]. */
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
    mayWrite: input.mayWrite ?? true,
  }),
  initial: 'following',
  states: {
    following,
    editing: {
      tags: 'editable',
      initial: 'open',
      invoke: [
        { id: 'reads', src: 'reads', input: { reads: ['getAudience'], held: true } },
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
        /** Unchanged suggestions in the form; they are saved without a click. */
        proposed: { tags: 'suggested', entry: 'save' },
      },
    },
  },
});
