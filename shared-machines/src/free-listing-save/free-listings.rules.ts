import type { Settings, SettingsChange, ShippingTime } from '@listings/shared-api/contract';
import { targetCountries, type AudienceForm } from '../audience/audience.rules';
import { hasSameCountries } from '../countries/country-set.rules';
import { diffRates, isEmptyRatesDiff, keepRatesOf, removeRates, type RateForm } from '../shipping/shipping-rates.rules';
import {
  changeRates,
  settingsBodyOf,
  type ShippingField,
  type ShippingForm,
  type ShippingSettingsForm,
} from '../shipping/shipping-settings.rules';
import { diffTimes, keepTimesOf, removeTimes } from '../shipping/shipping-times.rules';
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

/** Rates and times of countries that were taken out of the audience, and the free-shipping choice that went with them. */
export type PutAside = Pick<ShippingForm, 'rates' | 'times'> & Pick<ShippingSettingsForm, 'offerFreeShipping'>;

export const nothingAside: PutAside = { rates: [], times: [], offerFreeShipping: undefined };

interface Followed {
  readonly form: FreeListingsForm;
  readonly aside: PutAside;
}

/**
 * Rates and times of countries that are no target any more are put aside, those of countries that are one again come back;
 * nothing changes when there are none.
 */
export function followAudience({ form, aside }: Followed, supported: readonly string[]): Followed {
  const { shipping } = form;
  const targets = targetCountries(form.audience, supported);
  const shown = [
    ...shipping.rates.map(({ country }) => country),
    ...shipping.times.map(({ countryCode }) => countryCode),
  ];
  const rates = [...shipping.rates, ...removeRates(aside.rates, shown)];
  const times = [...shipping.times, ...removeTimes(aside.times, shown)];
  const kept = { rates: keepRatesOf(rates, targets), times: keepTimesOf(times, targets) };
  const isSame = (['rates', 'times'] as const).every(
    (part) => kept[part].length === shipping[part].length && shipping[part].every((one, at) => one === kept[part][at]),
  );
  if (isSame) return { form, aside };
  const offerFreeShipping = shipping.settings.offerFreeShipping ?? aside.offerFreeShipping;
  return {
    form: { ...form, shipping: changeRates({ ...shipping, times: kept.times }, kept.rates, offerFreeShipping) },
    aside: {
      rates: removeRates(rates, targets),
      times: removeTimes(times, targets),
      offerFreeShipping,
    },
  };
}

/** The form without rates and times of countries that are no target. */
export const dropStrangers = (form: FreeListingsForm, supported: readonly string[]): FreeListingsForm =>
  followAudience({ form, aside: nothingAside }, supported).form;

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
