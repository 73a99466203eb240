import type { Settings, ShippingRateOption } from '@listings/shared-api/contract';
import { assign, emit, enqueueActions, fromPromise, sendTo, setup } from 'xstate';
import { createAutosaveMachine, isSettled } from '../autosave/autosave.machine';
import { noticeOf, type FailureNotice } from '../emitted';
import { notProvided } from '../ports';
import { foreignOptionsOf } from './shipping-options.rules';
import { initialOfferFreeShipping, keepRatesOf, type RateForm } from './shipping-rates.rules';
import {
  chooseRateOption,
  shippingSettingsOf,
  validateShipping,
  type ShippingField,
  type ShippingForm,
  type ShippingSettingsForm,
} from './shipping-settings.rules';
import { keepTimesOf } from './shipping-times.rules';
import type {
  AdoptionAnswer,
  CountriesAnswer,
  RatesAnswer,
  SettingsAnswer,
  SuggestionAnswer,
  TargetAnswer,
  TimesAnswer,
} from './shipping.answers';
import type {
  ShippingContext,
  ShippingEmitted,
  ShippingInput,
  ShippingMachineEvent,
  ShippingReport,
} from './shipping.types';

type Times = ShippingForm['times'];

const statusesAfter = ({ statuses }: ShippingContext, { of, status }: ShippingReport): ShippingContext['statuses'] => ({
  ...statuses,
  [of]: status,
});

/** The first field of each save: tells of it while nothing in particular was changed. */
export const firstFields: ShippingContext['about'] = {
  saveSettings: ['shippingRate'],
  saveShippingRates: ['rates'],
  saveShippingTimes: ['times'],
};

/** What a save is about: the fields it has to save, once it has saved them those same fields. */
function fieldsToShow({ about }: ShippingContext, { of, status, fields }: ShippingReport): readonly ShippingField[] {
  if (fields.length > 0) return fields;
  return status === 'notSaved' ? firstFields[of] : about[of];
}

/** What a notice names: the fields that are not saved, or the save as a whole where none in particular was changed. */
const subjectsOf = ({ of, fields }: ShippingReport): readonly string[] => (fields.length > 0 ? fields : [of]);

/** The named parts of the shipping machine: what it asks, decides and tells. */
export const shippingParts = setup({
  types: {
    context: {} as ShippingContext,
    events: {} as ShippingMachineEvent,
    emitted: {} as ShippingEmitted,
    input: {} as ShippingInput,
    tags: {} as 'busy' | 'failed' | 'submitting',
  },
  actors: {
    getSettings: fromPromise<SettingsAnswer>(notProvided),
    listShippingRates: fromPromise<RatesAnswer>(notProvided),
    listShippingTimes: fromPromise<TimesAnswer>(notProvided),
    getAudience: fromPromise<TargetAnswer>(notProvided),
    listCountries: fromPromise<CountriesAnswer>(notProvided),
    suggestShippingRates: fromPromise<SuggestionAnswer, { readonly countries: readonly string[] }>(notProvided),
    /** Saves the suggestions once [S4.12]. */
    saveSuggestedRates: fromPromise<AdoptionAnswer, { readonly rates: readonly RateForm[] }>(notProvided),
    saveSettings: createAutosaveMachine<ShippingSettingsForm>(),
    saveShippingRates: createAutosaveMachine<readonly RateForm[]>(),
    saveShippingTimes: createAutosaveMachine<Times>(),
  },
  guards: {
    isForAll: (_, location: 'all' | 'selected' | null) => location === 'all',
    /** Where the store holds an option that is none of ours, nothing is written before the admin has chosen. */
    needsSuggestions: ({ context }, countries: readonly string[]) =>
      context.savedRates.length === 0 && countries.length > 0 && context.form.settings.shippingRate !== null,
    isUnchosen: ({ context }) => context.form.settings.shippingRate === null,
    isNotEmpty: (_, list: readonly unknown[]) => list.length > 0,
    isComplete: ({ context: { form, countries } }) => Object.keys(validateShipping(form, countries)).length === 0,
    isLastToSettle: ({ context }, report: ShippingReport) =>
      Object.values(statusesAfter(context, report)).every((status) => isSettled(status)),
    isFailure: (_, report: ShippingReport) => report.status === 'notSaved',
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    finish: emit({ type: 'step.finished' }),
    keepSettings: assign(({ context }, settings: Settings) => ({
      form: { ...context.form, settings: shippingSettingsOf(settings, []) },
      foreign: foreignOptionsOf(settings),
    })),
    keepRates: assign(({ context }, rates: readonly RateForm[]) => ({
      savedRates: rates,
      form: { ...context.form, rates },
    })),
    keepTimes: assign(({ context }, times: Times) => ({ savedTimes: times, form: { ...context.form, times } })),
    keepCountries: assign({ countries: (_, countries: readonly string[]) => countries }),
    /** Only target countries are edited; the free-shipping choice follows from their rates. */
    openForm: assign(({ context: { form, countries } }) => {
      const rates = keepRatesOf(form.rates, countries);
      return {
        form: {
          rates,
          times: keepTimesOf(form.times, countries),
          settings: { ...form.settings, offerFreeShipping: initialOfferFreeShipping(rates) },
        },
      };
    }),
    keepReport: assign(({ context }, report: ShippingReport) => ({
      statuses: statusesAfter(context, report),
      about: { ...context.about, [report.of]: fieldsToShow(context, report) },
    })),
    /** Failed saves of rates show in the indicator only [S4.15, decisions 16]. */
    tellNews: enqueueActions(({ enqueue }, report: ShippingReport) => {
      const { of, news } = report;
      if (news !== null && of !== 'saveShippingRates')
        enqueue.emit({ ...noticeOf(news.call ?? of, news), subjects: subjectsOf(report) });
    }),
    /** The notice of a failed Continue [S4.17]. */
    tellSubmitFailure: emit((_, report: ShippingReport) => ({
      ...noticeOf('saveShipping', report.news ?? { message: null, status: 0 }),
      subjects: subjectsOf(report),
    })),
    spreadSettings: sendTo('saveSettings', ({ context }) => ({ type: 'change', value: context.form.settings })),
    spreadRates: enqueueActions(({ enqueue, context: { form } }) => {
      if (form.rates.every(({ rate }) => rate >= 0))
        enqueue.sendTo('saveShippingRates', { type: 'change', value: form.rates });
    }),
    spreadTimes: enqueueActions(({ enqueue, context: { form } }) => {
      if (form.times.every(({ time }) => time >= 0))
        enqueue.sendTo('saveShippingTimes', { type: 'change', value: form.times });
    }),
    /** Rates and times of countries that are no target any more go; see `needsSuggestions` for when they wait. */
    dropStrangers: enqueueActions(({ enqueue, context: { form, savedRates, savedTimes } }) => {
      if (form.settings.shippingRate === null) return;
      if (form.rates.length < savedRates.length)
        enqueue.sendTo('saveShippingRates', { type: 'change', value: form.rates });
      if (form.times.length < savedTimes.length)
        enqueue.sendTo('saveShippingTimes', { type: 'change', value: form.times });
    }),
    chooseRate: assign({
      form: ({ context: { form } }, option: ShippingRateOption) => ({
        ...form,
        settings: chooseRateOption(form.settings, option),
      }),
    }),
    saveAll: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('saveSettings', { type: 'save' });
      enqueue.sendTo('saveShippingRates', { type: 'flush' });
      enqueue.sendTo('saveShippingTimes', { type: 'flush' });
    }),
    retryAll: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('saveSettings', { type: 'retry' });
      enqueue.sendTo('saveShippingRates', { type: 'retry' });
      enqueue.sendTo('saveShippingTimes', { type: 'retry' });
    }),
  },
});
