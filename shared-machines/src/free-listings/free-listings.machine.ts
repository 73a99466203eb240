import { assign, emit, setup } from 'xstate';
import type { GoTo } from '../emitted';
import type { AppLocation } from '../page/routes';

/** The steps by what the address calls them: `pageStep` [O2.05]. */
export const freeListingPages = { audience: '1', listings: '2' } as const;
export type FreeListingsStep = keyof typeof freeListingPages;

/** State of the form of both steps. */
export interface FreeListingsStanding {
  /** It was read and can be edited. */
  readonly isReady: boolean;
  /** The audience lets the second step open [O5.07]. */
  readonly isAudienceRight: boolean;
  /** Something was edited and is not saved [O4.09]. */
  readonly isChanged: boolean;
}

type Params = NonNullable<AppLocation['params']>;

export type FreeListingsEvent =
  /** Continue of the first step. */
  | { readonly type: 'continue' }
  /** A header of the stepper, or a reason that leads to the other step. */
  | { readonly type: 'step.chosen'; readonly step: FreeListingsStep }
  /** The address names a step: a link, or the browser's back and forward. */
  | { readonly type: 'step.visited'; readonly step: FreeListingsStep; readonly params: Params }
  | ({ readonly type: 'form.told' } & FreeListingsStanding);

/** The second step is open over a form that can be edited: what belongs to countries that left goes [O2.52]. */
export interface ListingsEntered {
  readonly type: 'listings.entered';
}

export interface FreeListingsInput {
  /** The step the address names; the first when it names none. */
  readonly step: FreeListingsStep;
  /** All parameters of the address. */
  readonly params: Params;
}

export interface FreeListingsContext extends FreeListingsInput, FreeListingsStanding {}

const parts = setup({
  types: {
    context: {} as FreeListingsContext,
    events: {} as FreeListingsEvent,
    emitted: {} as GoTo | ListingsEntered,
    input: {} as FreeListingsInput,
    tags: {} as 'unsaved',
    meta: {} as { readonly view: FreeListingsStep },
  },
  guards: {
    beginsWithListings: ({ context }) => context.step === 'listings',
    isOf: (_, { of, step }: { readonly of: FreeListingsStep; readonly step: FreeListingsStep }) => of === step,
    isListingsWithin: ({ context }, step: FreeListingsStep) => step === 'listings' && context.isAudienceRight,
    isAudienceRight: ({ context }) => context.isAudienceRight,
    isReady: ({ context }) => context.isReady,
    isUnready: ({ context }) => !context.isReady,
    isChanged: ({ context }) => context.isChanged,
    isSaved: ({ context }) => !context.isChanged,
  },
  actions: {
    keepParams: assign({ params: (_, params: Params) => params }),
    keepStanding: assign((_, { isReady, isAudienceRight, isChanged }: FreeListingsStanding) => ({
      isReady,
      isAudienceRight,
      isChanged,
    })),
    /** Keeps the other parameters of the address. */
    showStep: emit(({ context: { params } }, step: FreeListingsStep) => ({
      type: 'goto' as const,
      to: { path: '/google/dashboard' as const, params: { ...params, pageStep: freeListingPages[step] } },
      how: 'push' as const,
    })),
    tellEntered: emit({ type: 'listings.entered' }),
  },
});

/** Opens the step of the address, whatever the audience is like: the second step shows what is missing in the first. */
const visiting = (step: FreeListingsStep) =>
  ({
    guard: {
      type: 'isOf',
      params: ({ event }: { event: { readonly step: FreeListingsStep } }) => ({ of: event.step, step }),
    },
    target: step,
  }) as const;
const keepsParams = {
  type: 'keepParams',
  params: ({ event }: { event: { readonly params: Params } }) => event.params,
} as const;

const step = parts.createStateConfig({
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'beginsWithListings', target: 'listings' }, { target: 'audience' }] },
    audience: {
      meta: { view: 'audience' },
      on: {
        continue: {
          guard: 'isAudienceRight',
          target: 'listings',
          actions: { type: 'showStep', params: 'listings' },
        },
        'step.chosen': {
          guard: { type: 'isListingsWithin', params: ({ event }) => event.step },
          target: 'listings',
          actions: { type: 'showStep', params: 'listings' },
        },
        'step.visited': [{ ...visiting('listings'), actions: keepsParams }, { actions: keepsParams }],
      },
    },
    listings: {
      meta: { view: 'listings' },
      initial: 'waiting',
      on: {
        'step.chosen': {
          guard: { type: 'isOf', params: ({ event }) => ({ of: event.step, step: 'audience' }) },
          target: 'audience',
          actions: { type: 'showStep', params: 'audience' },
        },
        'step.visited': [{ ...visiting('audience'), actions: keepsParams }, { actions: keepsParams }],
      },
      states: {
        waiting: { always: { guard: 'isReady', target: 'entered' } },
        entered: { entry: 'tellEntered', always: { guard: 'isUnready', target: 'waiting' } },
      },
    },
  },
});

/** Unsaved changes, which leaving the page would lose; going from one step to the other does not [O4.09]. */
const changes = parts.createStateConfig({
  initial: 'saved',
  states: {
    saved: { always: { guard: 'isChanged', target: 'unsaved' } },
    unsaved: { tags: 'unsaved', always: { guard: 'isSaved', target: 'saved' } },
  },
});

/**
 * The edit page of the free listings: two steps over one form, which one button saves [O2.05, O2.52]. The open step
 * stands in the address; the state of the form and of its save comes in by events.
 */
export const freeListingsMachine = parts.createMachine({
  id: 'freeListings',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({ ...input, isReady: false, isAudienceRight: false, isChanged: false }),
  type: 'parallel',
  on: { 'form.told': { actions: { type: 'keepStanding', params: ({ event }) => event } } },
  states: { step, changes },
});
