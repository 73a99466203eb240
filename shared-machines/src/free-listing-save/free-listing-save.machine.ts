import type { Settings } from '@listings/shared-api/contract';
import { assign, emit, fromPromise, setup } from 'xstate';
import { isValidAudience, type AudienceForm } from '../audience/audience.rules';
import type { AutosaveCall } from '../autosave/autosave.machine';
import { noticeOf, type FailureNotice, type Track } from '../emitted';
import { raiseAnswer, notProvided, unreachable, type Refused } from '../ports';
import { withStoredIds, type RateForm } from '../shipping/shipping-rates.rules';
import type { ShippingForm } from '../shipping/shipping-settings.rules';
import {
  followAudience,
  isFreeListingsChanged,
  nothingAside,
  type FreeListingsForm,
  type PutAside,
} from './free-listings.rules';

/** The four things one save sends, in the order they are named in [O4.13]. */
export const freeListingSaves = ['saveAudience', 'saveSettings', 'saveShippingRates', 'saveShippingTimes'] as const;
export type FreeListingSave = (typeof freeListingSaves)[number];

export type FreeListingSaveEvent =
  | { readonly type: 'audience.changed'; readonly audience: AudienceForm }
  | { readonly type: 'shipping.changed'; readonly shipping: ShippingForm }
  /** The second step was entered: what belongs to countries goes and comes back with them. */
  | { readonly type: 'listings.entered' }
  | { readonly type: 'save' };

type Times = ShippingForm['times'];

/** Why an action failed, as its notice says it. */
export type FailedCall = Pick<Refused, 'status' | 'message'>;

export interface FailedSave extends FailedCall {
  readonly type: 'answer.failed';
  readonly of: FreeListingSave;
}

export type FreeListingSaveAnswer =
  | { readonly type: 'answer.audience' }
  | { readonly type: 'answer.settings' }
  | { readonly type: 'answer.rates'; readonly rates: readonly RateForm[] }
  | { readonly type: 'answer.times' }
  | FailedSave
  | { readonly type: 'answer.synced' }
  | Refused;

/**
 * End of the save: every action worked, or these failed, the last one for the reason given. Emitted once [O8.15].
 * `isChanged`: something was edited meanwhile, which is not saved.
 */
export type FreeListingSaved =
  | { readonly type: 'freeListings.saved'; readonly isChanged: boolean }
  | ({ readonly type: 'freeListings.partlySaved'; readonly failed: readonly FreeListingSave[] } & FailedCall);

export interface FreeListingSaveInput {
  /** Form as the server holds it. */
  readonly saved: FreeListingsForm;
  readonly settings: Settings;
  /** Codes of all countries that can be targeted. */
  readonly supported: readonly string[];
  /** Input that was not saved before; null for none. */
  readonly draft?: FreeListingsForm | null;
}

export interface FreeListingSaveContext extends Omit<FreeListingSaveInput, 'draft'> {
  readonly form: FreeListingsForm;
  readonly aside: PutAside;
  /** Form on its way to the server. */
  readonly sent: FreeListingsForm;
  /** Failures of the last save, in the order they came. */
  readonly failures: Readonly<Partial<Record<FreeListingSave, FailedCall>>>;
  /** Actions that failed in the save before: they may have been carried out in part. */
  readonly inDoubt: readonly string[];
}

export interface SettingsCall {
  readonly stored: Settings;
  readonly form: ShippingForm['settings'];
}

type Event = FreeListingSaveEvent | FreeListingSaveAnswer;

const nothingArrived: FailedCall = { status: 0, message: null };

/** The failure to explain: the page, too, keeps the reference of the call that failed last. */
export const lastFailure = ({ failures }: Pick<FreeListingSaveContext, 'failures'>): FailedCall | undefined =>
  Object.values(failures).at(-1);

const parts = setup({
  types: {
    context: {} as FreeListingSaveContext,
    events: {} as Event,
    emitted: {} as FailureNotice | FreeListingSaved | Track,
    input: {} as FreeListingSaveInput,
    tags: {} as 'busy' | 'unsynced',
  },
  actors: {
    saveAudience: fromPromise<FreeListingSaveAnswer, AudienceForm>(notProvided),
    saveSettings: fromPromise<FreeListingSaveAnswer, SettingsCall>(notProvided),
    saveShippingRates: fromPromise<FreeListingSaveAnswer, AutosaveCall<readonly RateForm[]>>(notProvided),
    saveShippingTimes: fromPromise<FreeListingSaveAnswer, AutosaveCall<Times>>(notProvided),
    syncSettings: fromPromise<FreeListingSaveAnswer>(notProvided),
  },
  guards: {
    canSave: ({ context }) => isValidAudience(context.form.audience),
    hasNoFailure: ({ context }) => Object.keys(context.failures).length === 0,
    /** True after a 401: the sign-in it leads to needs no notice beside it [O7.28]. */
    isSignedOut: ({ context }) => Object.values(context.failures).some(({ status }) => status === 401),
  },
  actions: {
    begin: assign(({ context }) => ({
      sent: context.form,
      inDoubt: Object.keys(context.failures),
      failures: {},
    })),
    keepFailure: assign({
      failures: ({ context }, { of, status, message }: FailedSave) => ({
        ...context.failures,
        [of]: { status, message },
      }),
    }),
    keepSavedShipping: assign({
      saved: ({ context }, saved: Partial<ShippingForm>) => ({
        ...context.saved,
        shipping: { ...context.saved.shipping, ...saved },
      }),
    }),
    followAudience: assign(({ context: { form, aside, saved, supported } }) => {
      // Saved meanwhile, the rates put aside are in the store no more.
      const rates = withStoredIds(saved.shipping.rates, aside.rates);
      return followAudience({ form, aside: { ...aside, rates } }, supported);
    }),
    notify: emit((_, notice: FailureNotice) => notice),
    tellSaved: emit(({ context: { form, saved, supported } }) => ({
      type: 'freeListings.saved' as const,
      isChanged: isFreeListingsChanged(form, saved, supported),
    })),
    tellPartlySaved: emit(({ context }) => ({
      type: 'freeListings.partlySaved' as const,
      failed: freeListingSaves.filter((save) => context.failures[save] !== undefined),
      ...(lastFailure(context) ?? nothingArrived),
    })),
    record: emit({ type: 'track', name: 'gla_free_campaign_edited', properties: {} }),
  },
});

const answersOf = (of: FreeListingSave) =>
  raiseAnswer<FreeListingSaveContext, Event, FreeListingSaveAnswer>({ type: 'answer.failed', of, ...nothingArrived });
const syncAnswers = raiseAnswer<FreeListingSaveContext, Event, FreeListingSaveAnswer>(unreachable);

const callOf =
  <K extends 'rates' | 'times'>(of: FreeListingSave, part: K) =>
  ({ context: { sent, saved, inDoubt } }: { context: FreeListingSaveContext }): AutosaveCall<ShippingForm[K]> => ({
    value: sent.shipping[part],
    saved: saved.shipping[part],
    ...(inDoubt.includes(of) && { isInDoubt: true }),
  });

const failing = (of: FreeListingSave) =>
  ({
    guard: ({ event }: { event: Event }) => event.type === 'answer.failed' && event.of === of,
    target: 'settled',
    actions: {
      type: 'keepFailure' as const,
      params: ({ event }: { event: FailedSave }) => event,
    },
  }) as const;

/** The four calls at the same time, each with a result of its own [O4.13]. */
const saving = parts.createStateConfig({
  tags: 'busy',
  type: 'parallel',
  entry: 'begin',
  states: {
    audience: {
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            id: 'saveAudience',
            src: 'saveAudience',
            input: ({ context }) => context.sent.audience,
            ...answersOf('saveAudience'),
          },
          on: {
            'answer.audience': {
              target: 'settled',
              actions: assign({ saved: ({ context }) => ({ ...context.saved, audience: context.sent.audience }) }),
            },
            'answer.failed': failing('saveAudience'),
          },
        },
        settled: { type: 'final' },
      },
    },
    settings: {
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            id: 'saveSettings',
            src: 'saveSettings',
            input: ({ context }) => ({ stored: context.settings, form: context.sent.shipping.settings }),
            ...answersOf('saveSettings'),
          },
          on: {
            'answer.settings': {
              target: 'settled',
              actions: {
                type: 'keepSavedShipping',
                params: ({ context }) => ({ settings: context.sent.shipping.settings }),
              },
            },
            'answer.failed': failing('saveSettings'),
          },
        },
        settled: { type: 'final' },
      },
    },
    rates: {
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            id: 'saveShippingRates',
            src: 'saveShippingRates',
            input: callOf('saveShippingRates', 'rates'),
            ...answersOf('saveShippingRates'),
          },
          on: {
            'answer.rates': {
              target: 'settled',
              actions: { type: 'keepSavedShipping', params: ({ event }) => ({ rates: event.rates }) },
            },
            'answer.failed': failing('saveShippingRates'),
          },
        },
        settled: { type: 'final' },
      },
    },
    times: {
      initial: 'sending',
      states: {
        sending: {
          invoke: {
            id: 'saveShippingTimes',
            src: 'saveShippingTimes',
            input: callOf('saveShippingTimes', 'times'),
            ...answersOf('saveShippingTimes'),
          },
          on: {
            'answer.times': {
              target: 'settled',
              actions: { type: 'keepSavedShipping', params: ({ context }) => ({ times: context.sent.shipping.times }) },
            },
            'answer.failed': failing('saveShippingTimes'),
          },
        },
        settled: { type: 'final' },
      },
    },
  },
  onDone: 'syncing',
});

/**
 * The edit page of the free listings: nothing is saved until the one button is pressed; then four calls at once, then
 * always the settings sync, then one notice [O2.52, O4.13, O8.15]. Editing goes on meanwhile.
 */
export const freeListingSaveMachine = parts.createMachine({
  id: 'freeListingSave',
  options: { maxIterations: 1000 },
  context: ({ input: { draft, ...input } }) => {
    const begun = { form: draft ?? input.saved, aside: nothingAside };
    const { form, aside } = draft ? begun : followAudience(begun, input.supported);
    return { ...input, form, aside, sent: form, failures: {}, inDoubt: [] };
  },
  initial: 'ready',
  on: {
    'audience.changed': {
      actions: assign({ form: ({ context, event }) => ({ ...context.form, audience: event.audience }) }),
    },
    'shipping.changed': {
      actions: assign({ form: ({ context, event }) => ({ ...context.form, shipping: event.shipping }) }),
    },
    'listings.entered': { actions: 'followAudience' },
  },
  states: {
    ready: { on: { save: { guard: 'canSave', target: 'saving' } } },
    saving,
    syncing: {
      tags: 'busy',
      invoke: { id: 'syncSettings', src: 'syncSettings', ...syncAnswers },
      on: {
        'answer.synced': [
          { guard: 'hasNoFailure', target: 'ready', actions: ['tellSaved', 'record'] },
          { guard: 'isSignedOut', target: 'ready' },
          { target: 'ready', actions: ['tellPartlySaved', 'record'] },
        ],
        'answer.refused': {
          target: 'unsynced',
          actions: [{ type: 'notify', params: ({ event }) => noticeOf('syncSettings', event) }, 'record'],
        },
      },
    },
    /** Saved here, but not sent to the provider yet: saving again sends it. */
    unsynced: { tags: 'unsynced', on: { save: { guard: 'canSave', target: 'saving' } } },
  },
});
