import type { ShippingTime } from '@listings/shared-api/contract';
import { diffRates, thresholdOf, type RateForm } from './shipping-rates.rules';
import type { ShippingField, ShippingSettingsForm } from './shipping-settings.rules';
import { diffTimes } from './shipping-times.rules';

/** The three things the step saves by itself. */
export const shippingSaves = ['saveSettings', 'saveShippingRates', 'saveShippingTimes'] as const;
export type ShippingSave = (typeof shippingSaves)[number];

/** Fields of the settings the server does not hold yet; an undefined free-shipping choice is not sent. */
export function unsavedSettings(value: ShippingSettingsForm, saved: ShippingSettingsForm): ShippingField[] {
  const { offerFreeShipping } = value;
  return [
    ...(['shippingRate', 'shippingTime', 'taxRate'] as const).filter((field) => value[field] !== saved[field]),
    ...(offerFreeShipping !== undefined && offerFreeShipping !== saved.offerFreeShipping
      ? (['offerFreeShipping'] as const)
      : []),
  ];
}

const isSameRate = (one: RateForm, other: RateForm): boolean =>
  one.country === other.country && one.currency === other.currency && one.rate === other.rate;

/** Fields of the rates the server does not hold yet: the rates themselves, or their minimum orders alone. */
export function unsavedRates(value: readonly RateForm[], saved: readonly RateForm[]): ShippingField[] {
  const { removed, changed } = diffRates(saved, value);
  const isSaved = (rate: RateForm) => saved.some((before) => isSameRate(before, rate));
  const hasOtherOrder = ({ country, options }: RateForm) => {
    const before = saved.find((rate) => rate.country === country);
    return (before ? thresholdOf(before) : null) !== thresholdOf({ options });
  };
  return [
    ...(removed.length > 0 || !changed.every(isSaved) ? (['rates'] as const) : []),
    ...(changed.some(hasOtherOrder) ? (['minimumOrder'] as const) : []),
  ];
}

/** Field of the times, unless the server holds all of them. */
export function unsavedTimes(value: readonly ShippingTime[], saved: readonly ShippingTime[]): ShippingField[] {
  const { changed, removed } = diffTimes(saved, value);
  return changed.length > 0 || removed.length > 0 ? ['times'] : [];
}
