import { assign, emit, fromPromise, setup } from 'xstate';
import { noticeOf, type FailureNotice } from '../emitted';
import { raiseAnswer, notProvided, unreachable } from '../ports';
import { followed, type ReadFailed, type ReadPending } from '../reads';
import {
  clearingOf,
  clearingScope,
  isNothingToClear,
  sharedData,
  withData,
  withoutData,
  type AudienceForm,
  type Clearing,
  type Restoring,
} from './audience.rules';
import type { ClearingDoneAnswer, ShippingClearingAnswer } from './shipping-clearing.answers';
import type { ShippingClearingContext, ShippingClearingEvent, ShippingClearingInput } from './shipping-clearing.types';

/** Milliseconds a changed audience rests before its shipping data is cleared [S4.11, S9.05]. */
const clearDelay = 500;

type Event = ShippingClearingEvent | ShippingClearingAnswer | ReadPending | ReadFailed;
type Context = ShippingClearingContext;

const nothing: Clearing = { rates: [], times: [] };
const scopeOf = ({ previous, next }: Context) => clearingScope(previous, next);
/** Announced data that still exists. */
const goingOf = ({ clearing, stored }: Context): Clearing => sharedData(stored, clearing);
/** Announced data that is deleted already, by an earlier change or an earlier try. */
const goneOf = ({ clearing, stored }: Context): Clearing => withoutData(clearing, stored);

const clearsNothing = ({ previous }: Context, audience: AudienceForm) =>
  clearingScope(previous, audience) === 'nothing';
const findsNothing = (context: Context, times: Clearing['times']) =>
  isNothingToClear(clearingOf(scopeOf(context), { rates: context.stored.rates, times }));

const parts = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as FailureNotice,
    input: {} as ShippingClearingInput,
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    reads: followed,
    deleteShippingRates: fromPromise<ClearingDoneAnswer, Clearing>(notProvided),
    deleteShippingTimes: fromPromise<ClearingDoneAnswer, Clearing>(notProvided),
    saveShippingRates: fromPromise<ClearingDoneAnswer, Restoring>(notProvided),
    saveShippingTimes: fromPromise<ClearingDoneAnswer, Restoring>(notProvided),
  },
  delays: { clearDelay },
  guards: {
    clearsNothing: ({ context }, audience: AudienceForm) => clearsNothing(context, audience),
    neverClears: ({ context }, audience: AudienceForm) =>
      clearsNothing(context, audience) && isNothingToClear(context.clearing),
    keepsTheRest: ({ context }, audience: AudienceForm) =>
      clearsNothing(context, audience) && !isNothingToClear(goneOf(context)),
    isFirstChoice: ({ context }) => context.previous.location === null,
    findsNothing: ({ context }, times: Clearing['times']) => findsNothing(context, times),
    findsOnlyGaps: ({ context }, times: Clearing['times']) =>
      findsNothing(context, times) && !isNothingToClear(goneOf({ ...context, stored: { ...context.stored, times } })),
    hasRates: ({ context }) => goingOf(context).rates.length > 0,
    hasTimes: ({ context }) => goingOf(context).times.length > 0,
    someWent: ({ context }) => !isNothingToClear(context.clearing),
    someIsGone: ({ context }) => !isNothingToClear(goneOf(context)),
    wasInterrupted: ({ context }) => context.undoTo !== null && context.previous !== context.next,
    wasCleared: ({ context }) => context.undoTo !== null,
    changedMeanwhile: ({ context }) => scopeOf(context) !== 'nothing',
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    keepNext: assign({ next: (_, audience: AudienceForm) => audience }),
    keepRates: assign({ stored: (_, rates: Clearing['rates']) => ({ rates, times: [] }) }),
    keepTimes: assign({ stored: ({ context }, times: Clearing['times']) => ({ rates: context.stored.rates, times }) }),
    announce: assign({
      clearing: ({ context }) => withData(goneOf(context), clearingOf(scopeOf(context), context.stored)),
      before: ({ context }) => withData(goneOf(context), context.stored),
      undoTo: ({ context }) => context.undoTo ?? context.previous,
    }),
    keepGone: assign({ clearing: ({ context }) => goneOf(context) }),
    actOnNext: assign({ former: ({ context }) => context.previous, previous: ({ context }) => context.next }),
    stepBack: assign({ previous: ({ context }) => context.former }),
    goBack: assign(({ context }) => {
      const back = context.undoTo ?? context.previous;
      return { previous: back, next: back, former: back };
    }),
    forget: assign({ stored: nothing, clearing: nothing, before: nothing, undoTo: null }),
  },
});

const answers = raiseAnswer<Context, Event, ShippingClearingAnswer>(unreachable);
const next = {
  type: 'keepNext' as const,
  params: ({ event }: { event: { audience: AudienceForm } }) => event.audience,
};
const nothingCleared = {
  type: 'clearsNothing' as const,
  params: ({ event }: { event: { audience: AudienceForm } }) => event.audience,
};
const neverCleared = { ...nothingCleared, type: 'neverClears' as const };
const restKept = { ...nothingCleared, type: 'keepsTheRest' as const };
const going = ({ context }: { context: Context }) => goingOf(context);
const restoring = ({ context: { clearing, before, stored } }: { context: Context }): Restoring => ({
  ...clearing,
  before,
  stored,
});

/** Transitions on a changed audience while nothing is under way. */
const onChange = [
  { guard: 'isFirstChoice', actions: [next, 'actOnNext'] },
  { guard: nothingCleared, actions: next },
  { target: '#shippingClearing.reading', actions: next },
] as const;

/** After deleting or bringing back: the audience may have changed once more. */
const changedMeanwhile = { guard: 'changedMeanwhile', target: '#shippingClearing.reading' } as const;
const afterDeleting = [changedMeanwhile, { target: '#shippingClearing.cleared' }] as const;
const afterRestoring = [
  { ...changedMeanwhile, actions: 'forget' },
  { target: '#shippingClearing.none', actions: 'forget' },
] as const;

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

/** Reads of the server's current data: nothing is deleted or restored by an earlier answer. */
const storedRates = { id: 'reads', src: 'reads', input: { reads: ['listShippingRates'], anew: true } } as const;
const storedTimes = { id: 'reads', src: 'reads', input: { reads: ['listShippingTimes'], anew: true } } as const;

const startRestoring = { target: '#shippingClearing.restoring', actions: 'goBack' } as const;
const nothingHappened = { target: '#shippingClearing.none', actions: ['goBack', 'forget'] } as const;

/** Takes the shipping data of a changed audience away, after telling what goes, and brings it back on Undo [S4.11, decisions 14]. */
export const shippingClearingMachine = parts.createMachine({
  id: 'shippingClearing',
  options: { maxIterations: 1000 },
  context: ({ input: { audience, resumed } }) => {
    const isInterrupted = resumed?.status === 'failed';
    const previous = isInterrupted ? resumed.undoTo : audience;
    return {
      previous,
      next: audience,
      former: previous,
      undoTo: resumed?.undoTo ?? null,
      stored: nothing,
      clearing: resumed?.clearing ?? nothing,
      before: resumed?.before ?? nothing,
    };
  },
  initial: 'beginning',
  states: {
    beginning: {
      always: [
        { guard: 'wasInterrupted', target: 'failed' },
        { guard: 'wasCleared', target: 'cleared' },
        { target: 'none' },
      ],
    },
    none: { on: { 'audience.changed': onChange } },
    reading: {
      tags: 'busy',
      initial: 'rates',
      on: {
        'audience.changed': [{ guard: neverCleared, target: 'none', actions: next }, { actions: next }],
        'read.failed': clearingFailed,
      },
      states: {
        rates: {
          invoke: storedRates,
          on: {
            'answer.rates': { target: 'times', actions: { type: 'keepRates', params: ({ event }) => event.rates } },
          },
        },
        times: {
          invoke: storedTimes,
          on: {
            'answer.times': [
              {
                guard: { type: 'findsOnlyGaps', params: ({ event }) => event.times },
                target: '#shippingClearing.cleared',
                actions: [{ type: 'keepTimes', params: ({ event }) => event.times }, 'keepGone', 'actOnNext'],
              },
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
          { guard: 'someWent', target: 'cleared', actions: 'actOnNext' },
          { target: 'none', actions: ['actOnNext', 'forget'] },
        ],
      },
      on: {
        'audience.changed': [
          { guard: restKept, target: 'cleared', actions: [next, 'keepGone'] },
          { guard: nothingCleared, target: 'none', actions: [next, 'forget'] },
          { target: 'announced', reenter: true, actions: [next, 'announce'] },
        ],
        undo: [{ ...startRestoring, guard: 'someIsGone' }, nothingHappened],
      },
    },
    deleting: {
      tags: 'busy',
      initial: 'rates',
      on: { 'audience.changed': { actions: next }, 'answer.refused': clearingFailed },
      states: {
        rates: {
          invoke: { id: 'deleteShippingRates', src: 'deleteShippingRates', input: going, ...answers },
          on: {
            'answer.done': [{ guard: 'hasTimes', target: 'times' }, ...afterDeleting],
          },
        },
        times: {
          invoke: { id: 'deleteShippingTimes', src: 'deleteShippingTimes', input: going, ...answers },
          on: { 'answer.done': afterDeleting },
        },
      },
    },
    /** Gone, and can be brought back, also after further changes. */
    cleared: { on: { 'audience.changed': onChange, undo: startRestoring } },
    restoring: {
      tags: 'busy',
      initial: 'readingRates',
      on: {
        'audience.changed': { actions: next },
        'read.failed': restoringFailed,
        'answer.refused': restoringFailed,
      },
      states: {
        readingRates: {
          invoke: storedRates,
          on: {
            'answer.rates': {
              target: 'readingTimes',
              actions: { type: 'keepRates', params: ({ event }) => event.rates },
            },
          },
        },
        readingTimes: {
          invoke: storedTimes,
          on: {
            'answer.times': { target: 'rates', actions: { type: 'keepTimes', params: ({ event }) => event.times } },
          },
        },
        rates: {
          invoke: { id: 'saveShippingRates', src: 'saveShippingRates', input: restoring, ...answers },
          on: { 'answer.done': 'times' },
        },
        times: {
          invoke: { id: 'saveShippingTimes', src: 'saveShippingTimes', input: restoring, ...answers },
          on: { 'answer.done': afterRestoring },
        },
      },
    },
    /** Reading or deleting failed. */
    failed: {
      tags: 'failed',
      on: {
        'audience.changed': [
          { guard: neverCleared, target: 'none', actions: next },
          { target: 'reading', actions: next },
        ],
        retry: 'reading',
        undo: [{ ...startRestoring, guard: 'someWent' }, nothingHappened],
      },
    },
    /** Bringing back failed. */
    notRestored: { tags: 'failed', on: { 'audience.changed': onChange, retry: startRestoring } },
  },
});
