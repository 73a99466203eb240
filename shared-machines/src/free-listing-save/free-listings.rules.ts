import type { Settings, SettingsChange, ShippingTime } from '@listings/shared-api/contract';
import { targetCountries, type AudienceForm } from '../audience/audience.rules';
import { hasSameCountries } from '../countries/country-set.rules';
import { diffRates, isEmptyRatesDiff, keepRatesOf, type RateForm } from '../shipping/shipping-rates.rules';
import {
  changeRates,
  settingsBodyOf,
  type ShippingField,
  type ShippingForm,
  type ShippingSettingsForm,
} from '../shipping/shipping-settings.rules';
import { diffTimes, keepTimesOf } from '../shipping/shipping-times.rules';
import { unsavedRates, unsavedSettings, unsavedTimes } from '../shipping/shipping-unsaved.rules';

/** Form of the edit page of the free listings: their audience, and shipping and tax [O2.52]. */
export interface FreeListingsForm {
  readonly audience: AudienceForm;
  readonly shipping: ShippingForm;
}

/** The settings as the server takes them: all eight it keeps, those of the form taken from it. */
export function settingsToSave(stored: Settings, form: ShippingSettingsForm): SettingsChange {
  const { offer_free_shipping: _derived, ...chosen } = settingsBodyOf(form);
  const { shipping_rate: _rate, shipping_time: _time, tax_rate: _tax, ...checklist } = stored;
  return { ...checklist, ...chosen };
}

/** Rates and times of countries that are no target any more go; nothing changes when there are none. */
export function dropStrangers(form: FreeListingsForm, supported: readonly string[]): FreeListingsForm {
  const targets = targetCountries(form.audience, supported);
  const rates = keepRatesOf(form.shipping.rates, targets);
  const times = keepTimesOf(form.shipping.times, targets);
  if (rates.length === form.shipping.rates.length && times.length === form.shipping.times.length) return form;
  return { ...form, shipping: changeRates({ ...form.shipping, times }, rates) };
}

/** Fields of shipping and tax that are not saved, as far as the saves that failed are about them. */
export function unsavedFields(
  { settings, rates, times }: ShippingForm,
  saved: ShippingForm,
  failed: readonly string[],
): ShippingField[] {
  return [
    // The free-shipping choice is saved with the rates: it is their minimum orders.
    ...(failed.includes('saveSettings')
      ? unsavedSettings(settings, saved.settings).filter((field) => field !== 'offerFreeShipping')
      : []),
    ...(failed.includes('saveShippingRates') ? unsavedRates(rates, saved.rates) : []),
    ...(failed.includes('saveShippingTimes') ? unsavedTimes(times, saved.times) : []),
  ];
}

/** Countries chosen beside 'all' do not count. */
const isAudienceChanged = (one: AudienceForm, other: AudienceForm): boolean =>
  one.location !== other.location || (one.location === 'selected' && !hasSameCountries(one.countries, other.countries));

const isSettingsChanged = (one: ShippingSettingsForm, other: ShippingSettingsForm): boolean =>
  one.shippingRate !== other.shippingRate || one.shippingTime !== other.shippingTime || one.taxRate !== other.taxRate;

const hasNewRates = (saved: readonly RateForm[], rates: readonly RateForm[]): boolean =>
  !isEmptyRatesDiff(diffRates(saved, rates));

const hasNewTimes = (saved: readonly ShippingTime[], times: readonly ShippingTime[]): boolean => {
  const { changed, removed } = diffTimes(saved, times);
  return changed.length > 0 || removed.length > 0;
};

/** True after an edit since the last save; order, ids, and hidden rates and times do not count [O4.09]. */
export function isFreeListingsChanged(
  form: FreeListingsForm,
  saved: FreeListingsForm,
  supported: readonly string[],
): boolean {
  const seen = dropStrangers(saved, supported).shipping;
  return (
    isAudienceChanged(form.audience, saved.audience) ||
    isSettingsChanged(form.shipping.settings, seen.settings) ||
    hasNewRates(seen.rates, form.shipping.rates) ||
    hasNewTimes(seen.times, form.shipping.times)
  );
}
