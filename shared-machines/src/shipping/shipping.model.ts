import type { AutosaveStatus } from '../autosave/autosave.machine';
import { answersOf, defineModel, readsOf, unreachable } from '../model/define-model';
import { refusedBy } from '../ports';
import {
  readAdoption,
  readCountryCodes,
  readRates,
  readSettings,
  readSuggestions,
  readTarget,
  readTimes,
} from './shipping.answers';
import { shippingMachine } from './shipping.machine';
import { validateShipping } from './shipping-settings.rules';
import type { ShippingSave } from './shipping-unsaved.rules';
import { everyItem } from '../store-requirements/store-requirements.rules';

const settings = readsOf('getSettings', readSettings);
const rates = readsOf('listShippingRates', readRates);
const times = readsOf('listShippingTimes', readTimes);
const target = readsOf('getAudience', readTarget);
const countries = readsOf('listCountries', readCountryCodes);
const suggestions = readsOf('suggestShippingRates', readSuggestions);
const us = { country: 'US', currency: 'USD', rate: 5.25, options: {} };
const adoption = answersOf('saveShippingRates', (output) => readAdoption(output, [us]), refusedBy);

const broken = { status: 500, body: { message: 'Broken' } } as const;
const site = { locale: 'en_US', language: 'English' };
const nothingChosen = {
  shipping_rate: null,
  shipping_time: null,
  tax_rate: null,
  ...everyItem(false),
};

const fieldOf = { saveSettings: 'taxRate', saveShippingRates: 'rates', saveShippingTimes: 'times' } as const;

const saving = (of: ShippingSave, status: AutosaveStatus) =>
  ({
    type: 'autosave.reported',
    of,
    status,
    news: status === 'notSaved' ? { message: null, status: 500 } : null,
    fields: status === 'saved' ? [] : [fieldOf[of]],
  }) as const;
const reportsOf = (of: ShippingSave) => ({
  'is being saved': saving(of, 'saving'),
  'is saved': saving(of, 'saved'),
  'is not saved': saving(of, 'notSaved'),
});

/** The shipping and tax step, as testers see it; its three autosaves are those of the checklist's model. */
export const shippingModel = defineModel({
  id: 'shipping',
  machine: shippingMachine,
  input: { currency: 'USD' },
  moves: {
    'takes the store’s rates': { type: 'rateOption.chosen', option: 'automatic' },
    'enters rates': { type: 'rateOption.chosen', option: 'flat' },
    'sets rates up elsewhere': { type: 'rateOption.chosen', option: 'manual' },
    'enters times': { type: 'timeOption.chosen', option: 'flat' },
    'chooses a tax rate': { type: 'taxRate.chosen', option: 'destination' },
    'offers free shipping': { type: 'freeShipping.chosen', offer: true },
    'offers no free shipping': { type: 'freeShipping.chosen', offer: false },
    'enters a rate': { type: 'rates.changed', rates: [us] },
    'enters a minimum order': { type: 'rates.changed', rates: [{ ...us, options: { free_shipping_threshold: 50 } }] },
    'takes the rates out': { type: 'rates.changed', rates: [] },
    'enters a time': { type: 'times.changed', times: [{ countryCode: 'US', time: 3 }] },
    'saves again': { type: 'save.retry' },
    continues: { type: 'continue' },
    'tries again': { type: 'retry' },
    'has the settings read again': { type: 'read.pending', read: 'getSettings' },
    'has the rates read again': { type: 'read.pending', read: 'listShippingRates' },
    'has the times read again': { type: 'read.pending', read: 'listShippingTimes' },
    'has the audience read again': { type: 'read.pending', read: 'getAudience' },
    'has the countries read again': { type: 'read.pending', read: 'listCountries' },
    'has the suggestions read again': { type: 'read.pending', read: 'suggestShippingRates' },
  },
  answers: {
    getSettings: {
      'nothing chosen': settings({ status: 200, body: nothingChosen }),
      'flat rates': settings({
        status: 200,
        body: { ...nothingChosen, shipping_rate: 'flat', shipping_time: 'flat', tax_rate: 'destination' },
      }),
      'options of its own': settings({
        status: 200,
        body: { ...nothingChosen, shipping_rate: 'by weight', shipping_time: 'weekly', tax_rate: 'destination' },
      }),
      refused: settings(broken),
      unreachable,
    },
    listShippingRates: {
      none: rates({ status: 200, body: [] }),
      one: rates({ status: 200, body: [{ id: '3', ...us }] }),
      'one of a country that is no target': rates({ status: 200, body: [{ id: '4', ...us, country: 'CA' }] }),
      refused: rates(broken),
      unreachable,
    },
    listShippingTimes: {
      none: times({ status: 200, body: [] }),
      one: times({ status: 200, body: { US: { country_code: 'US', time: '3', country: 'United States (US)' } } }),
      refused: times(broken),
      unreachable,
    },
    getAudience: {
      'one country': target({ status: 200, body: { ...site, location: 'selected', countries: ['US'] } }),
      'all countries': target({ status: 200, body: { ...site, location: 'all', countries: [] } }),
      refused: target(broken),
      unreachable,
    },
    listCountries: {
      'one country': countries({
        status: 200,
        body: { countries: { US: { name: 'United States (US)', currency: 'USD' } } },
      }),
      refused: countries(broken),
      unreachable,
    },
    suggestShippingRates: {
      'one rate': suggestions({ status: 200, body: [us] }),
      'no rate': suggestions({ status: 200, body: [] }),
      refused: suggestions(broken),
      unreachable,
    },
    saveSuggestedRates: {
      saved: adoption({
        status: 201,
        body: { errors: [], success: [{ status: 'success', message: 'Added.', rate: { id: '3', ...us } }] },
      }),
      'not saved': adoption({ status: 201, body: { errors: [{ message: 'Not this one.' }], success: [] } }),
      refused: adoption(broken),
      unreachable,
    },
  },
  reports: {
    saveSettings: reportsOf('saveSettings'),
    saveShippingRates: reportsOf('saveShippingRates'),
    saveShippingTimes: reportsOf('saveShippingTimes'),
  },
  // The three autosaves are interchangeable: only the number of each status counts.
  abstract: ({ read, failed, countries: targets, form, foreign, savedRates, statuses }) => ({
    read: [
      read.settings?.shipping_rate,
      read.rates?.map(({ country }) => country),
      read.times?.length,
      read.target && [read.target.location, read.target.countries.length],
    ],
    failed: [...failed].sort(),
    targets: targets.length,
    foreign: Object.keys(foreign).length,
    settings: form.settings,
    rates: form.rates.map(({ options }) => options.free_shipping_threshold ?? 0),
    times: form.times.length,
    saved: savedRates.map(({ country }) => country),
    statuses: Object.values(statuses)
      .map((status) => (status === 'saved' ? 'idle' : status))
      .sort(),
  }),
  invariants: {
    'Continue works exactly when the form is right': ({ at, can, context }) =>
      !(at.includes('editing.open') || at.includes('following.untouched')) ||
      can({ type: 'continue' }) === (Object.keys(validateShipping(context.form, context.countries)).length === 0),
    'the form can be changed while everything is being saved, too': ({ has, can }) =>
      !has('submitting') || can({ type: 'taxRate.chosen', option: 'manual' }),
    'an option is missing only where the store holds one that is none of ours': ({ context: { form, foreign } }) =>
      (form.settings.shippingRate !== null || foreign.shippingRate !== undefined) &&
      (form.settings.shippingTime !== null || foreign.shippingTime !== undefined),
    'nothing is saved by itself before a rate option is chosen': ({ at, asks, context: { form, statuses } }) =>
      form.settings.shippingRate !== null ||
      (asks.every(({ src }) => src !== 'saveSuggestedRates' && src !== 'suggestShippingRates') &&
        (!at.includes('following.untouched') || Object.values(statuses).every((status) => status === 'idle'))),
    'suggestions are asked for only where no rate is saved': ({ asks, context }) =>
      asks.every(({ src }) => src !== 'suggestShippingRates' || context.savedRates.length === 0),
  },
  goals: { 'the step can be finished': ({ can }) => can({ type: 'continue' }) },
  requirements: {
    'following / read.failed': ['S8.23', 'S8.25', 'S8.26'],
    'following.suggesting': ['S4.12'],
    adopting: ['S4.12'],
    'adopting / answer.refused': ['S8.29'],
    'editing.open / rateOption.chosen': ['S4.13', 'S4.15'],
    'editing.open / freeShipping.chosen': ['S4.14'],
    'editing.open / rates.changed': ['S4.14', 'S4.15'],
    'editing.open / times.changed': ['S4.16'],
    'editing.open / autosave.reported': ['S4.15'],
    'editing.open / continue': ['S4.17', 'S5.01'],
    'editing.submitting': ['S4.17'],
    'editing.submitting / rates.changed': ['S4.15', 'S4.17'],
    'editing.submitting / autosave.reported [isFailure]': ['S4.17'],
  },
  passing: ['following.opening'],
});
