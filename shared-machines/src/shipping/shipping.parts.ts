import type { ShippingRateOption } from '@listings/shared-api/contract';
import { assign, emit, enqueueActions, fromPromise, raise, sendTo, setup } from 'xstate';
import { createAutosaveMachine, isSettled } from '../autosave/autosave.machine';
import { noticeOf, type FailureNotice } from '../emitted';
import { notProvided } from '../ports';
import { followed, readAnew, type ReadFailed, type ScreenRead } from '../reads';
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
import type { AdoptionAnswer } from './shipping.answers';
import type {
  ShippingContext,
  ShippingEmitted,
  ShippingInput,
  ShippingMachineEvent,
  ShippingRead,
  ShippingReport,
} from './shipping.types';

type Times = ShippingForm['times'];

const statusesAfter = ({ statuses }: ShippingContext, { of, status }: ShippingReport): ShippingContext['statuses'] => ({
  ...statuses,
  [of]: status,
});

/** First field of each save: it shows the save's status while no field in particular was changed. */
export const firstFields: ShippingContext['about'] = {
  saveSettings: ['shippingRate'],
  saveShippingRates: ['rates'],
  saveShippingTimes: ['times'],
};

/** Fields of a save: those it has to save; with none left, those it has saved, or its first field after a failure. */
function fieldsToShow({ about }: ShippingContext, { of, status, fields }: ShippingReport): readonly ShippingField[] {
  if (fields.length > 0) return fields;
  return status === 'notSaved' ? firstFields[of] : about[of];
}

/** Subjects of a notice: the fields that are not saved, or the whole save where no field in particular was changed. */
const subjectsOf = ({ of, fields }: ShippingReport): readonly string[] => (fields.length > 0 ? fields : [of]);

/** The reads that all the form shows comes from. */
export const readKeys = ['getSettings', 'listShippingRates', 'listShippingTimes', 'getAudience'] as const;

/** Key of each read's answer in the context. */
const partOf: Readonly<Record<(typeof readKeys)[number], keyof ShippingRead>> &
  Partial<Record<ScreenRead, keyof ShippingRead>> = {
  getSettings: 'settings',
  listShippingRates: 'rates',
  listShippingTimes: 'times',
  getAudience: 'target',
};

/** Each read was answered or failed. */
const isSettledRead = ({ read, failed }: ShippingContext): boolean =>
  readKeys.every((key) => failed.includes(key) || read[partOf[key]] !== null);

/** Nothing is known yet. */
export const nothingRead: ShippingRead = { settings: null, rates: null, times: null, target: null };

/** The form before anything is known. */
export const noForm = {
  countries: [],
  form: {
    settings: { shippingRate: 'automatic', shippingTime: 'flat', taxRate: null, offerFreeShipping: undefined },
    rates: [],
    times: [],
  },
  savedRates: [],
  savedTimes: [],
  foreign: {},
} satisfies Partial<ShippingContext>;

/** There are rates or times of countries that are no target any more. */
const hasStrangers = ({ form, savedRates, savedTimes }: ShippingContext): boolean =>
  form.rates.length < savedRates.length || form.times.length < savedTimes.length;

/** Named parts of the shipping machine: its actors, guards and actions. */
export const shippingParts = setup({
  types: {
    context: {} as ShippingContext,
    events: {} as ShippingMachineEvent,
    emitted: {} as ShippingEmitted,
    input: {} as ShippingInput,
    tags: {} as 'busy' | 'failed' | 'editable' | 'submitting',
  },
  actors: {
    reads: followed,
    /** Saves the suggestions once [S4.12]. */
    saveSuggestedRates: fromPromise<AdoptionAnswer, { readonly rates: readonly RateForm[] }>(notProvided),
    saveSettings: createAutosaveMachine<ShippingSettingsForm>(),
    saveShippingRates: createAutosaveMachine<readonly RateForm[]>(),
    saveShippingTimes: createAutosaveMachine<Times>(),
  },
  guards: {
    /** Nothing is on its way, and something is missing. */
    hasFailed: ({ context }) => context.failed.length > 0 && isSettledRead(context),
    isRead: ({ context: { read } }) => Object.values(read).every((each) => each !== null),
    isForAll: ({ context }) => context.read.target?.location === 'all',
    /** False while the store holds an option that is none of ours: nothing is written before the admin has chosen. */
    needsSuggestions: ({ context: { savedRates, countries, form, mayWrite } }) =>
      mayWrite && savedRates.length === 0 && countries.length > 0 && form.settings.shippingRate !== null,
    hasStrangers: ({ context }) =>
      context.mayWrite && context.form.settings.shippingRate !== null && hasStrangers(context),
    isUnchosen: ({ context }) => context.form.settings.shippingRate === null,
    isNotEmpty: (_, list: readonly unknown[]) => list.length > 0,
    isComplete: ({ context: { form, countries } }) => Object.keys(validateShipping(form, countries)).length === 0,
    /** A save that starts reports `idle`, which settles nothing. */
    isLastToSettle: ({ context }, report: ShippingReport) =>
      report.status !== 'idle' && Object.values(statusesAfter(context, report)).every((status) => isSettled(status)),
    isFailure: (_, report: ShippingReport) => report.status === 'notSaved',
  },
  actions: {
    notify: emit((_, notice: FailureNotice) => notice),
    finish: emit({ type: 'step.finished' }),
    readAnew: sendTo('reads', readAnew),
    /** A change that begins the editing, or ends a submission, is made in the open form. */
    takeUp: raise(({ event }) => event),
    keepRead: assign(({ context }, read: Partial<ShippingRead>) => ({ read: { ...context.read, ...read } })),
    forgetRead: assign(({ context: { read, failed } }, key: ScreenRead) => {
      const part = partOf[key];
      return {
        read: part === undefined ? read : { ...read, [part]: null },
        failed: failed.filter((each) => each !== key),
      };
    }),
    /** Reports one failure: where the server answers nothing, all reads fail. */
    tellFirstFailure: enqueueActions(({ enqueue, context }, failure: ReadFailed) => {
      if (context.failed.length === 0) enqueue.emit(noticeOf(failure.read, failure));
    }),
    keepFailed: assign({ failed: ({ context }, read: ScreenRead) => [...context.failed, read] }),
    /** All is asked for anew, or the form is the admin's from here on. */
    forgetReads: assign({ read: nothingRead, failed: [] }),
    closeForm: assign(noForm),
    keepTargets: assign({ countries: ({ context }) => context.read.target?.countries ?? [] }),
    keepCountries: assign({ countries: (_, countries: readonly string[]) => countries }),
    /** Only target countries are edited; the free-shipping choice follows from their rates. */
    openForm: assign(({ context: { read, form, countries } }) => {
      const [savedRates, savedTimes] = [read.rates ?? [], read.times ?? []];
      const rates = keepRatesOf(savedRates, countries);
      return {
        savedRates,
        savedTimes,
        foreign: read.settings === null ? {} : foreignOptionsOf(read.settings),
        form: {
          rates,
          times: keepTimesOf(savedTimes, countries),
          settings: read.settings === null ? form.settings : shippingSettingsOf(read.settings, rates),
        },
      };
    }),
    proposeRates: assign({ form: ({ context: { form } }, rates: readonly RateForm[]) => ({ ...form, rates }) }),
    keepAdopted: assign(({ context: { form, countries } }, savedRates: readonly RateForm[]) => {
      const rates = keepRatesOf(savedRates, countries);
      return {
        savedRates,
        form: { ...form, rates, settings: { ...form.settings, offerFreeShipping: initialOfferFreeShipping(rates) } },
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
