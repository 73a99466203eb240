import { and, assign, raise, type SnapshotEvent, type SnapshotFrom } from 'xstate';
import { reportOf, type AutosaveMachine } from '../autosave/autosave.machine';
import { supportedCountries } from '../countries/supported-countries';
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
import { firstFields, noForm, nothingRead, readKeys, shippingParts } from './shipping.parts';
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

/** What the admin changes, each with the same arrow. */
const onChange = <T>(arrow: T) => ({
  'rateOption.chosen': arrow,
  'timeOption.chosen': arrow,
  'taxRate.chosen': arrow,
  'freeShipping.chosen': arrow,
  'rates.changed': arrow,
  'times.changed': arrow,
});
const takeUp = { target: '#shipping.editing', actions: 'takeUp' } as const;

/** Form as read from the server, followed until the admin changes something or it is saved at once [S4.12]. */
const following = shippingParts.createStateConfig({
  invoke: { id: 'reads', src: 'reads', input: { reads: readKeys } },
  initial: 'loading',
  exit: 'forgetReads',
  on: {
    'read.pending': { target: '.loading', actions: { type: 'forgetRead', params: ({ event }) => event.read } },
    'answer.settings': {
      target: '.loading',
      actions: { type: 'keepRead', params: ({ event: { settings } }) => ({ settings }) },
    },
    'answer.rates': {
      target: '.loading',
      actions: { type: 'keepRead', params: ({ event: { rates } }) => ({ rates }) },
    },
    'answer.times': {
      target: '.loading',
      actions: { type: 'keepRead', params: ({ event: { times } }) => ({ times }) },
    },
    'answer.audience': {
      target: '.loading',
      actions: {
        type: 'keepRead',
        params: ({ event: { location, countries } }) => ({ target: { location, countries } }),
      },
    },
    'read.failed': {
      target: '.loading',
      actions: [
        { type: 'tellFirstFailure', params: ({ event }) => event },
        { type: 'keepFailed', params: ({ event }) => event.read },
      ],
    },
  },
  states: {
    loading: {
      tags: 'busy',
      entry: 'closeForm',
      always: [
        { guard: 'hasFailed', target: 'unavailable' },
        { guard: and(['isRead', 'isForAll']), target: 'listing' },
        { guard: 'isRead', target: 'opening', actions: 'keepTargets' },
      ],
    },
    unavailable: {
      tags: 'failed',
      on: { retry: { target: 'loading', actions: ['forgetReads', 'readAnew'] } },
    },
    /** All supported countries are targeted: the same read as that of their names. */
    listing: {
      tags: 'busy',
      invoke: {
        id: 'countries',
        src: 'reads',
        input: { reads: ['listCountries'], inputs: { listCountries: supportedCountries } },
      },
      on: {
        'answer.countries': {
          target: 'opening',
          actions: { type: 'keepCountries', params: ({ event }) => event.countries },
        },
      },
    },
    opening: {
      entry: 'openForm',
      always: [
        { guard: 'needsSuggestions', target: 'suggesting' },
        { guard: 'hasStrangers', target: '#shipping.editing', actions: raise({ type: 'form.opened' }) },
        { target: 'untouched' },
      ],
    },
    suggesting: {
      tags: 'busy',
      invoke: {
        id: 'suggestions',
        src: 'reads',
        input: ({ context }) => ({
          reads: ['suggestShippingRates'],
          inputs: { suggestShippingRates: { query: { country_codes: [...context.countries] } } },
        }),
      },
      on: {
        'answer.suggestions': [
          {
            guard: { type: 'isNotEmpty', params: ({ event }) => event.rates },
            target: '#shipping.adopting',
            actions: { type: 'proposeRates', params: ({ event }) => event.rates },
          },
          { target: 'untouched' },
        ],
        'read.failed': {
          target: 'untouched',
          actions: { type: 'notify', params: ({ event }) => noticeOf('saveSuggestedRates', event) },
        },
      },
    },
    untouched: {
      tags: 'editable',
      on: {
        ...onChange(takeUp),
        continue: { ...takeUp, guard: 'isComplete' },
      },
    },
  },
});

/** The suggested rates are saved, without a click [S4.12]. */
const adopting = shippingParts.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'saveSuggestedRates',
    src: 'saveSuggestedRates',
    input: ({ context }) => ({ rates: context.form.rates }),
    ...answers,
  },
  on: {
    'answer.adopted': {
      target: 'editing',
      actions: [{ type: 'keepAdopted', params: ({ event }) => event.rates }, raise({ type: 'form.opened' })],
    },
    'answer.refused': {
      target: 'editing',
      actions: [
        { type: 'keepAdopted', params: [] },
        { type: 'notify', params: ({ event }) => noticeOf('saveSuggestedRates', event) },
        raise({ type: 'form.opened' }),
      ],
    },
  },
});

/** The form: each change is saved by itself, Continue saves what is left [S4.13-S4.17]. */
const editing = shippingParts.createStateConfig({
  tags: 'editable',
  initial: 'open',
  invoke: [
    { id: 'reads', src: 'reads', input: { reads: readKeys, held: true } },
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
    open: {
      on: {
        'form.opened': { actions: 'dropStrangers' },
        'rateOption.chosen': [
          {
            guard: 'isUnchosen',
            actions: [
              { type: 'chooseRate', params: ({ event }) => event.option },
              'spreadSettings',
              // Postponed until the choice.
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
        // What is changed meanwhile counts: the step is not left without it.
        ...onChange({ target: 'open', actions: 'takeUp' } as const),
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
    mayWrite: input.mayWrite ?? true,
    read: nothingRead,
    failed: [],
    ...noForm,
    statuses: { saveSettings: 'idle', saveShippingRates: 'idle', saveShippingTimes: 'idle' },
    about: firstFields,
  }),
  initial: 'following',
  states: { following, adopting, editing },
});
