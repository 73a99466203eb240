import { assign, raise, type SnapshotEvent, type SnapshotFrom } from 'xstate';
import { reportOf, type AutosaveMachine } from '../autosave/autosave.machine';
import { noticeOf } from '../emitted';
import { raiseAnswer, unreachable } from '../ports';
import type { RateForm } from './shipping-rates.rules';
import {
  changeRates,
  chooseFreeShipping,
  type ShippingField,
  type ShippingForm,
  type ShippingSettingsForm,
} from './shipping-settings.rules';
import { unsavedRates, unsavedSettings, unsavedTimes, type ShippingSave } from './shipping-unsaved.rules';
import type { ShippingAnswer } from './shipping.answers';
import { firstFields, shippingParts } from './shipping.parts';
import type { ShippingContext, ShippingMachineEvent } from './shipping.types';

const answers = raiseAnswer<ShippingContext, ShippingMachineEvent, ShippingAnswer>(unreachable);

/** A report of an autosave becomes an event of this machine, with the fields that are not saved. */
const reporting = <T>(of: ShippingSave, unsaved: (value: T, saved: T) => readonly ShippingField[]) => ({
  actions: raise<
    ShippingContext,
    SnapshotEvent<SnapshotFrom<AutosaveMachine<T>>>,
    ShippingMachineEvent,
    undefined,
    never,
    never
  >(({ event: { snapshot } }) => ({
    ...reportOf(of, snapshot),
    fields: unsaved(snapshot.context.value, snapshot.context.saved),
  })),
});

const initialForm: ShippingForm = {
  settings: { shippingRate: 'automatic', shippingTime: 'flat', taxRate: null, offerFreeShipping: undefined },
  rates: [],
  times: [],
};

/** Everything the form shows, one read after the other, and the suggested rates when there is none [S4.12]. */
const loading = shippingParts.createStateConfig({
  tags: 'busy',
  initial: 'settings',
  states: {
    settings: {
      invoke: { id: 'getSettings', src: 'getSettings', ...answers },
      on: {
        'answer.settings': {
          target: 'rates',
          actions: { type: 'keepSettings', params: ({ event }) => event.settings },
        },
        'answer.refused': {
          target: '#shipping.unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getSettings', event) },
        },
      },
    },
    rates: {
      invoke: { id: 'listShippingRates', src: 'listShippingRates', ...answers },
      on: {
        'answer.rates': { target: 'times', actions: { type: 'keepRates', params: ({ event }) => event.rates } },
        'answer.refused': {
          target: '#shipping.unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('listShippingRates', event) },
        },
      },
    },
    times: {
      invoke: { id: 'listShippingTimes', src: 'listShippingTimes', ...answers },
      on: {
        'answer.times': { target: 'audience', actions: { type: 'keepTimes', params: ({ event }) => event.times } },
        'answer.refused': {
          target: '#shipping.unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('listShippingTimes', event) },
        },
      },
    },
    audience: {
      invoke: { id: 'getAudience', src: 'getAudience', ...answers },
      on: {
        'answer.audience': [
          { guard: { type: 'isForAll', params: ({ event }) => event.location }, target: 'countries' },
          {
            guard: { type: 'needsSuggestions', params: ({ event }) => event.countries },
            target: 'suggestions',
            actions: { type: 'keepCountries', params: ({ event }) => event.countries },
          },
          {
            target: '#shipping.editing',
            actions: [{ type: 'keepCountries', params: ({ event }) => event.countries }, 'openForm'],
          },
        ],
        'answer.refused': {
          target: '#shipping.unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('getAudience', event) },
        },
      },
    },
    /** All supported countries are targeted. */
    countries: {
      invoke: { id: 'listCountries', src: 'listCountries', ...answers },
      on: {
        'answer.countries': [
          {
            guard: { type: 'needsSuggestions', params: ({ event }) => event.countries },
            target: 'suggestions',
            actions: { type: 'keepCountries', params: ({ event }) => event.countries },
          },
          {
            target: '#shipping.editing',
            actions: [{ type: 'keepCountries', params: ({ event }) => event.countries }, 'openForm'],
          },
        ],
        'answer.refused': {
          target: '#shipping.unavailable',
          actions: { type: 'notify', params: ({ event }) => noticeOf('listCountries', event) },
        },
      },
    },
    suggestions: {
      invoke: {
        id: 'suggestShippingRates',
        src: 'suggestShippingRates',
        input: ({ context }) => ({ countries: context.countries }),
        ...answers,
      },
      on: {
        'answer.suggestions': [
          {
            guard: { type: 'isNotEmpty', params: ({ event }) => event.rates },
            target: 'adoption',
            actions: assign({ form: ({ context, event }) => ({ ...context.form, rates: event.rates }) }),
          },
          { target: '#shipping.editing', actions: 'openForm' },
        ],
        'answer.refused': {
          target: '#shipping.editing',
          actions: ['openForm', { type: 'notify', params: ({ event }) => noticeOf('saveSuggestedRates', event) }],
        },
      },
    },
    adoption: {
      invoke: {
        id: 'saveSuggestedRates',
        src: 'saveSuggestedRates',
        input: ({ context }) => ({ rates: context.form.rates }),
        ...answers,
      },
      on: {
        'answer.adopted': {
          target: '#shipping.editing',
          actions: [{ type: 'keepRates', params: ({ event }) => event.rates }, 'openForm'],
        },
        'answer.refused': {
          target: '#shipping.editing',
          actions: [
            { type: 'keepRates', params: [] },
            'openForm',
            { type: 'notify', params: ({ event }) => noticeOf('saveSuggestedRates', event) },
          ],
        },
      },
    },
  },
});

/** The form: each change is saved by itself, Continue saves what is left [S4.13-S4.17]. */
const editing = shippingParts.createStateConfig({
  initial: 'opening',
  invoke: [
    {
      id: 'saveSettings',
      src: 'saveSettings',
      input: ({ context }) => ({ value: context.form.settings, notice: null }),
      onSnapshot: reporting<ShippingSettingsForm>('saveSettings', unsavedSettings),
    },
    {
      id: 'saveShippingRates',
      src: 'saveShippingRates',
      input: ({ context }) => ({ value: context.savedRates, notice: null }),
      onSnapshot: reporting<readonly RateForm[]>('saveShippingRates', unsavedRates),
    },
    {
      id: 'saveShippingTimes',
      src: 'saveShippingTimes',
      input: ({ context }) => ({ value: context.savedTimes, notice: null }),
      onSnapshot: reporting<ShippingForm['times']>('saveShippingTimes', unsavedTimes),
    },
  ],
  states: {
    opening: { entry: ['dropStrangers', raise({ type: 'form.opened' })], on: { 'form.opened': 'open' } },
    open: {
      on: {
        'rateOption.chosen': [
          {
            guard: 'isUnchosen',
            actions: [
              { type: 'chooseRate', params: ({ event }) => event.option },
              'spreadSettings',
              // What waited for the choice.
              'dropStrangers',
            ],
          },
          { actions: [{ type: 'chooseRate', params: ({ event }) => event.option }, 'spreadSettings'] },
        ],
        'timeOption.chosen': {
          actions: [
            assign({
              form: ({ context: { form }, event }) => ({
                ...form,
                settings: { ...form.settings, shippingTime: event.option },
              }),
            }),
            'spreadSettings',
          ],
        },
        'taxRate.chosen': {
          actions: [
            assign({
              form: ({ context: { form }, event }) => ({
                ...form,
                settings: { ...form.settings, taxRate: event.option },
              }),
            }),
            'spreadSettings',
          ],
        },
        'freeShipping.chosen': {
          actions: [
            assign({ form: ({ context, event }) => chooseFreeShipping(context.form, event.offer) }),
            'spreadSettings',
            'spreadRates',
          ],
        },
        'rates.changed': {
          actions: [
            assign({
              form: ({ context: { form }, event }) => changeRates(form, event.rates, event.offerFreeShipping),
            }),
            'spreadRates',
          ],
        },
        'times.changed': {
          actions: [assign({ form: ({ context, event }) => ({ ...context.form, times: event.times }) }), 'spreadTimes'],
        },
        'autosave.reported': {
          actions: [
            { type: 'keepReport', params: ({ event }) => event },
            { type: 'tellNews', params: ({ event }) => event },
          ],
        },
        'save.retry': { actions: 'retryAll' },
        continue: { guard: 'isComplete', target: 'submitting' },
      },
    },
    submitting: {
      tags: 'submitting',
      entry: 'saveAll',
      on: {
        'autosave.reported': [
          {
            guard: { type: 'isFailure', params: ({ event }) => event },
            target: 'open',
            actions: [
              { type: 'keepReport', params: ({ event }) => event },
              { type: 'tellSubmitFailure', params: ({ event }) => event },
            ],
          },
          {
            guard: { type: 'isLastToSettle', params: ({ event }) => event },
            target: 'open',
            actions: [{ type: 'keepReport', params: ({ event }) => event }, 'finish'],
          },
          { actions: { type: 'keepReport', params: ({ event }) => event } },
        ],
      },
    },
  },
});

/** The shipping and tax step [S4.12-S4.17]. */
export const shippingMachine = shippingParts.createMachine({
  id: 'shipping',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    currency: input.currency,
    countries: [],
    form: initialForm,
    savedRates: [],
    savedTimes: [],
    statuses: { saveSettings: 'idle', saveShippingRates: 'idle', saveShippingTimes: 'idle' },
    about: firstFields,
    foreign: {},
  }),
  initial: 'loading',
  states: { loading, unavailable: { tags: 'failed', on: { retry: 'loading' } }, editing },
});
