import type { RateForm } from './shipping-rates.rules';
import type { ShippingSettingsForm } from './shipping-settings.rules';
import { unsavedRates, unsavedSettings, unsavedTimes } from './shipping-unsaved.rules';

const settings: ShippingSettingsForm = {
  shippingRate: 'flat',
  shippingTime: 'flat',
  taxRate: 'manual',
  offerFreeShipping: true,
};
const rate = (country: string, amount: number, threshold?: number): RateForm => ({
  id: country,
  country,
  currency: 'USD',
  rate: amount,
  options: threshold === undefined ? {} : { free_shipping_threshold: threshold },
});

it.each([
  [{}, []],
  [{ taxRate: 'destination' }, ['taxRate']],
  [{ shippingRate: 'manual', shippingTime: 'manual' }, ['shippingRate', 'shippingTime']],
  [{ offerFreeShipping: false }, ['offerFreeShipping']],
  [{ offerFreeShipping: undefined }, []],
] as const)('of settings with %j the fields %j are not saved', (change, fields) => {
  expect(unsavedSettings({ ...settings, ...change }, settings)).toEqual(fields);
});

const saved = [rate('US', 5, 50), rate('GB', 3)];

it.each([
  ['the same', [rate('US', 5, 50), rate('GB', 3)], []],
  ['another rate', [rate('US', 6, 50), rate('GB', 3)], ['rates']],
  ['another minimum order', [rate('US', 5, 60), rate('GB', 3)], ['minimumOrder']],
  ['another rate without its minimum order', [rate('US', 0), rate('GB', 3)], ['rates', 'minimumOrder']],
  ['a rate less', [rate('US', 5, 50)], ['rates']],
  ['a rate more', [...saved, rate('CA', 1)], ['rates']],
  ['a rate more with a minimum order', [...saved, rate('CA', 1, 9)], ['rates', 'minimumOrder']],
] as const)('of rates with %s the right fields are not saved', (_what, rates, fields) => {
  expect(unsavedRates(rates, saved)).toEqual(fields);
});

it('of times any that differs counts', () => {
  const times = [{ countryCode: 'US', time: 3 }];
  expect(unsavedTimes(times, times)).toEqual([]);
  expect(unsavedTimes([{ countryCode: 'US', time: 4 }], times)).toEqual(['times']);
  expect(unsavedTimes([], times)).toEqual(['times']);
});
