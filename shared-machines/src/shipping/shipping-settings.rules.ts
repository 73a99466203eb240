import type {
  Settings,
  SettingsChange,
  ShippingRateOption,
  ShippingTime,
  ShippingTimeOption,
  TaxRateOption,
} from '@listings/shared-api/contract';
import { hasEveryCountry } from '../countries/country-set.rules';
import type { RuleMessages } from '../messages/rules.texts';
import { knownOption, shippingRateOptions, shippingTimeOptions, taxRateOptions } from './shipping-options.rules';
import {
  clearThresholds,
  initialOfferFreeShipping,
  offerFreeShippingOf,
  thresholdOf,
  type RateForm,
} from './shipping-rates.rules';

/** The choices of the shipping and tax step; null is not chosen. Source: S3.07. */
export interface ShippingSettingsForm {
  readonly shippingRate: ShippingRateOption | null;
  readonly shippingTime: ShippingTimeOption | null;
  readonly taxRate: TaxRateOption | null;
  /** Undefined until chosen. */
  readonly offerFreeShipping: boolean | undefined;
}

/** Everything the step edits. */
export interface ShippingForm {
  readonly settings: ShippingSettingsForm;
  readonly rates: readonly RateForm[];
  readonly times: readonly ShippingTime[];
}

/**
 * The saved choices, with the defaults 'automatic' and 'flat' where nothing was chosen; what the store holds and is no
 * option of ours counts as not chosen [S3.07].
 */
export const shippingSettingsOf = (settings: Settings, rates: readonly RateForm[]): ShippingSettingsForm => ({
  shippingRate: knownOption(shippingRateOptions, settings.shipping_rate ?? 'automatic'),
  shippingTime: knownOption(shippingTimeOptions, settings.shipping_time ?? 'flat'),
  taxRate: knownOption(taxRateOptions, settings.tax_rate),
  offerFreeShipping: initialOfferFreeShipping(rates),
});

/** The choices as the server takes them. */
export const settingsBodyOf = (form: ShippingSettingsForm): SettingsChange => ({
  shipping_rate: form.shippingRate,
  shipping_time: form.shippingTime,
  tax_rate: form.taxRate,
  ...(form.offerFreeShipping === undefined ? {} : { offer_free_shipping: form.offerFreeShipping }),
});

/** Automatic or flat rates go with flat times, manual rates with manual times [S4.13]. */
export const chooseRateOption = (form: ShippingSettingsForm, option: ShippingRateOption): ShippingSettingsForm => ({
  ...form,
  shippingRate: option,
  shippingTime: option === 'manual' ? 'manual' : 'flat',
});

/**
 * Other rates: the free-shipping choice is reset when no rate is above 0 [S4.14]. `offer` is the choice that goes with
 * them, such as that of rates that are brought back.
 */
export const changeRates = (
  form: ShippingForm,
  rates: readonly RateForm[],
  offer = form.settings.offerFreeShipping,
): ShippingForm => ({
  ...form,
  rates,
  settings: { ...form.settings, offerFreeShipping: offerFreeShippingOf(rates, offer) },
});

/** The free-shipping choice: 'no' clears all thresholds [S4.14]. */
export const chooseFreeShipping = (form: ShippingForm, offer: boolean): ShippingForm => ({
  ...form,
  settings: { ...form.settings, offerFreeShipping: offer },
  rates: offer ? form.rates : clearThresholds(form.rates),
});

/** The tax rate is required for the US only [S5.08]. */
export const isTaxRateRequired = (countries: readonly string[]): boolean => countries.includes('US');

/** The tax section is shown for a store in the US or an audience with it. `storeCountry` is the part before ':' of the default country. */
export const isTaxRateShown = (storeCountry: string, countries: readonly string[]): boolean =>
  storeCountry === 'US' || isTaxRateRequired(countries);

/** Fields of the step, in the order of the page. */
export const shippingFields = [
  'shippingRate',
  'rates',
  'offerFreeShipping',
  'minimumOrder',
  'shippingTime',
  'times',
  'taxRate',
] as const;
export type ShippingField = (typeof shippingFields)[number];

type Found = { -readonly [F in ShippingField]?: RuleMessages<F>[F] };

/** Rates count with the option 'flat' only [S5.02-S5.05]. */
function validateRates({ settings, rates }: ShippingForm, countries: readonly string[]): Found {
  if (settings.shippingRate === null) return { shippingRate: 'shipping.rateOptionRequired' };
  if (settings.shippingRate !== 'flat') return {};
  const found: Found = {};
  const rated = rates.map(({ country }) => country);
  if (!hasEveryCountry(rated, countries) || rates.some(({ rate }) => rate < 0))
    found.rates = 'shipping.ratesIncomplete';
  if (rates.some(({ rate }) => rate > 0) && settings.offerFreeShipping === undefined)
    found.offerFreeShipping = 'shipping.freeShippingRequired';
  if (settings.offerFreeShipping === true && rates.every((rate) => thresholdOf(rate) === null))
    found.minimumOrder = 'shipping.minimumOrderRequired';
  return found;
}

/** Times count with the option 'flat' only [S5.06, S5.07]. */
function validateTimes({ settings, times }: ShippingForm, countries: readonly string[]): Found {
  if (settings.shippingTime === null) return { shippingTime: 'shipping.timeOptionRequired' };
  if (settings.shippingTime !== 'flat') return {};
  const timed = times.map(({ countryCode }) => countryCode);
  return !hasEveryCountry(timed, countries) || times.some(({ time }) => time < 0)
    ? { times: 'shipping.timesIncomplete' }
    : {};
}

/** The message of each field of the step that is not right, by set of target countries [S5.01-S5.08, decisions 15]. */
export const validateShipping = (form: ShippingForm, countries: readonly string[]): RuleMessages<ShippingField> => ({
  ...validateRates(form, countries),
  ...validateTimes(form, countries),
  ...(isTaxRateRequired(countries) && form.settings.taxRate === null ? { taxRate: 'shipping.taxRateRequired' } : {}),
});

const countriesMessage = (countries: readonly string[]): RuleMessages<'countries'> =>
  countries.length === 0 ? { countries: 'shippingModal.countriesRequired' } : {};

/** The rate modal [S5.09]; `rate` is null while the input is empty. */
export function validateRateModal(entry: {
  readonly countries: readonly string[];
  readonly rate: number | null;
}): RuleMessages<'countries' | 'rate'> {
  const messages = countriesMessage(entry.countries);
  if (entry.rate === null || !Number.isFinite(entry.rate)) return { ...messages, rate: 'shippingModal.rateRequired' };
  return entry.rate < 0 ? { ...messages, rate: 'shippingModal.rateNegative' } : messages;
}

/** The minimum-order modal [S5.10]. */
export function validateMinimumOrderModal(entry: {
  readonly countries: readonly string[];
  readonly threshold: number | null;
}): RuleMessages<'countries' | 'threshold'> {
  const messages = countriesMessage(entry.countries);
  return entry.threshold !== null && entry.threshold > 0
    ? messages
    : { ...messages, threshold: 'shippingModal.thresholdNotPositive' };
}

/** The time modal [S5.11]; whole days. */
export function validateTimeModal(entry: {
  readonly countries: readonly string[];
  readonly time: number | null;
}): RuleMessages<'countries' | 'time'> {
  const messages = countriesMessage(entry.countries);
  if (entry.time === null || !Number.isInteger(entry.time)) return { ...messages, time: 'shippingModal.timeRequired' };
  return entry.time < 0 ? { ...messages, time: 'shippingModal.timeNegative' } : messages;
}
