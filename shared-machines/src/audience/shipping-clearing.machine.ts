import { assign, emit, fromPromise, setup, type SnapshotFrom } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { asking, unplugged, unreachable } from '../ports';
import {
  clearingOf,
  clearingScope,
  isNothingToClear,
  type AudienceForm,
  type Clearing,
  type ClearingStatus,
} from './audience.rules';
import type {
  ClearingDoneAnswer,
  RatesReadAnswer,
  ShippingClearingAnswer,
  TimesReadAnswer,
} from './shipping-clearing.answers';

/** Milliseconds a changed audience rests before its shipping data is cleared [S4.11, S9.05]. */
const clearDelay = 500;

export type ShippingClearingEvent =
  | { readonly type: 'audience.changed'; readonly audience: AudienceForm }
  /** Keeps what was announced, or brings back what was cleared. */
  | { readonly type: 'undo' }
  | { readonly type: 'retry' };

export interface ShippingClearingContext {
  /** The audience last acted on: what a change is compared with. */
  readonly previous: AudienceForm;
  readonly next: AudienceForm;
  /** The audience Undo goes back to; null when there is nothing to undo. */
  readonly undoTo: AudienceForm | null;
  /** All shipping data there is. */
  readonly stored: Clearing;
  /** What goes, or what went. */
  readonly clearing: Clearing;
}

export interface ShippingClearingInput {
  readonly audience: AudienceForm;
}

type Event = ShippingClearingEvent | ShippingClearingAnswer;
type Context = ShippingClearingContext;

const nothing: Clearing = { rates: [], times: [] };
const scopeOf = ({ previous, next }: Context) => clearingScope(previous, next);

const parts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as FailureNotice,
    input: {} as ShippingClearingInput,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    listShippingRates: fromPromise<RatesReadAnswer>(unplugged),
    listShippingTimes: fromPromise<TimesReadAnswer>(unplugged),
    deleteShippingRates: fromPromise<ClearingDoneAnswer, Clearing>(unplugged),
    deleteShippingTimes: fromPromise<ClearingDoneAnswer, Clearing>(unplugged),
    saveShippingRates: fromPromise<ClearingDoneAnswer, Clearing>(unplugged),
    saveShippingTimes: fromPromise<ClearingDoneAnswer, Clearing>(unplugged),
  },
  delays: { clearDelay },
  guards: {
    clearsNothing: ({ context }, audience: AudienceForm) => clearingScope(context.previous, audience) === 'nothing',
    isFirstChoice: ({ context }) => context.previous.location === null,
    findsNothing: ({ context }, times: Clearing['times']) =>
      isNothingToClear(clearingOf(scopeOf(context), { rates: context.stored.rates, times })),
    hasRates: ({ context }) => context.clearing.rates.length > 0,
    hasTimes: ({ context }) => context.clearing.times.length > 0,
    changedMeanwhile: ({ context }) => scopeOf(context) !== 'nothing',
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    keepNext: assign({ next: (_, audience: AudienceForm) => audience }),
    keepRates: assign({ stored: (_, rates: Clearing['rates']) => ({ rates, times: [] }) }),
    keepTimes: assign({ stored: ({ context }, times: Clearing['times']) => ({ rates: context.stored.rates, times }) }),
    announce: assign({
      clearing: ({ context }) => clearingOf(scopeOf(context), context.stored),
      undoTo: ({ context }) => context.previous,
    }),
    actOnNext: assign({ previous: ({ context }) => context.next }),
    stepBack: assign({ previous: ({ context }) => context.undoTo ?? context.previous }),
    goBack: assign(({ context }) => {
      const back = context.undoTo ?? context.previous;
      return { previous: back, next: back };
    }),
    forget: assign({ stored: nothing, clearing: nothing, undoTo: null }),
  },
});

const answers = asking<Context, Event, ShippingClearingAnswer>(unreachable);
const next = {
  type: 'keepNext' as const,
  params: ({ event }: { event: { audience: AudienceForm } }) => event.audience,
};
const nothingCleared = {
  type: 'clearsNothing' as const,
  params: ({ event }: { event: { audience: AudienceForm } }) => event.audience,
};
const clearing = ({ context }: { context: Context }) => context.clearing;

/** What a changed audience means while nothing is under way. */
const onChange = [
  { guard: 'isFirstChoice', actions: [next, 'actOnNext'] },
  { guard: nothingCleared, actions: next },
  { target: '#shippingClearing.reading', actions: [next, 'forget'] },
] as const;

/** After deleting or bringing back: the audience may have changed once more. */
const changedMeanwhile = {
  guard: 'changedMeanwhile',
  target: '#shippingClearing.reading',
  actions: 'forget',
} as const;
const afterDeleting = [changedMeanwhile, { target: '#shippingClearing.cleared' }] as const;
const afterRestoring = [changedMeanwhile, { target: '#shippingClearing.none', actions: 'forget' }] as const;

const clearingFailed = {
  target: '#shippingClearing.failed',
  actions: [
    {
      type: 'notify',
      params: ({ event }: { event: Parameters<typeof noticeOf>[1] }) => noticeOf('clearShippingData', event),
    },
    'stepBack',
  ],
} as const;

const restoringFailed = {
  target: '#shippingClearing.notRestored',
  actions: {
    type: 'notify',
    params: ({ event }: { event: Parameters<typeof noticeOf>[1] }) => noticeOf('restoreShippingData', event),
  },
} as const;

const startRestoring = [
  { guard: 'hasRates', target: '#shippingClearing.restoring.rates', actions: 'goBack' },
  { guard: 'hasTimes', target: '#shippingClearing.restoring.times', actions: 'goBack' },
  { target: '#shippingClearing.none', actions: ['goBack', 'forget'] },
] as const;

/** Takes the shipping data of a changed audience away, after telling what goes, and brings it back on Undo [S4.11, decisions 14]. */
export const shippingClearingMachine = parts.createMachine({
  id: 'shippingClearing',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    previous: input.audience,
    next: input.audience,
    undoTo: null,
    stored: nothing,
    clearing: nothing,
  }),
  initial: 'none',
  states: {
    none: { on: { 'audience.changed': onChange } },
    reading: {
      tags: 'busy',
      initial: 'rates',
      on: {
        'audience.changed': [{ guard: nothingCleared, target: 'none', actions: next }, { actions: next }],
        'answer.refused': clearingFailed,
      },
      states: {
        rates: {
          invoke: { id: 'listShippingRates', src: 'listShippingRates', ...answers },
          on: {
            'answer.rates': { target: 'times', actions: { type: 'keepRates', params: ({ event }) => event.rates } },
          },
        },
        times: {
          invoke: { id: 'listShippingTimes', src: 'listShippingTimes', ...answers },
          on: {
            'answer.times': [
              {
                guard: { type: 'findsNothing', params: ({ event }) => event.times },
                target: '#shippingClearing.none',
                actions: ['actOnNext', 'forget'],
              },
              {
                target: '#shippingClearing.announced',
                actions: [{ type: 'keepTimes', params: ({ event }) => event.times }, 'announce'],
              },
            ],
          },
        },
      },
    },
    /** The admin sees what goes, and can keep it. */
    announced: {
      after: {
        clearDelay: [
          { guard: 'hasRates', target: 'deleting.rates', actions: 'actOnNext' },
          { guard: 'hasTimes', target: 'deleting.times', actions: 'actOnNext' },
          { target: 'none', actions: ['actOnNext', 'forget'] },
        ],
      },
      on: {
        'audience.changed': [
          { guard: nothingCleared, target: 'none', actions: [next, 'forget'] },
          { target: 'announced', reenter: true, actions: [next, 'announce'] },
        ],
        undo: { target: 'none', actions: ['goBack', 'forget'] },
      },
    },
    deleting: {
      tags: 'busy',
      initial: 'rates',
      on: { 'audience.changed': { actions: next }, 'answer.refused': clearingFailed },
      states: {
        rates: {
          invoke: { id: 'deleteShippingRates', src: 'deleteShippingRates', input: clearing, ...answers },
          on: {
            'answer.done': [{ guard: 'hasTimes', target: 'times' }, ...afterDeleting],
          },
        },
        times: {
          invoke: { id: 'deleteShippingTimes', src: 'deleteShippingTimes', input: clearing, ...answers },
          on: { 'answer.done': afterDeleting },
        },
      },
    },
    /** Gone, and can be brought back. */
    cleared: { on: { 'audience.changed': onChange, undo: startRestoring } },
    restoring: {
      tags: 'busy',
      initial: 'rates',
      on: { 'audience.changed': { actions: next }, 'answer.refused': restoringFailed },
      states: {
        rates: {
          invoke: { id: 'saveShippingRates', src: 'saveShippingRates', input: clearing, ...answers },
          on: {
            'answer.done': [{ guard: 'hasTimes', target: 'times' }, ...afterRestoring],
          },
        },
        times: {
          invoke: { id: 'saveShippingTimes', src: 'saveShippingTimes', input: clearing, ...answers },
          on: { 'answer.done': afterRestoring },
        },
      },
    },
    /** Reading or deleting failed. */
    failed: {
      tags: 'failed',
      on: {
        'audience.changed': [
          { guard: nothingCleared, target: 'none', actions: next },
          { target: 'reading', actions: next },
        ],
        retry: 'reading',
        undo: startRestoring,
      },
    },
    /** Bringing back failed. */
    notRestored: { tags: 'failed', on: { 'audience.changed': onChange, retry: startRestoring } },
  },
});

/** What the audience machine is told. */
export interface ClearingReport {
  readonly type: 'clearing.reported';
  readonly status: ClearingStatus;
  /** What goes, or what went. */
  readonly clearing: Clearing;
  readonly undoTo: AudienceForm | null;
}

const statuses: Readonly<Record<string, ClearingStatus>> = {
  none: 'none',
  reading: 'reading',
  announced: 'announced',
  deleting: 'deleting',
  cleared: 'cleared',
  restoring: 'restoring',
  failed: 'failed',
  notRestored: 'notRestored',
};

/** Reads the machine's snapshot as a report. */
export const clearingReportOf = ({ value, context }: SnapshotFrom<typeof shippingClearingMachine>): ClearingReport => ({
  type: 'clearing.reported',
  status: statuses[typeof value === 'string' ? value : (Object.keys(value)[0] ?? '')] ?? 'none',
  clearing: context.clearing,
  undoTo: context.undoTo,
});
