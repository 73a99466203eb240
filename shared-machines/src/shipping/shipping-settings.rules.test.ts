import type { Settings } from '@listings/shared-api/contract';
import {
  changeRates,
  chooseFreeShipping,
  chooseRateOption,
  isTaxRateShown,
  settingsBodyOf,
  shippingSettingsOf,
  validateMinimumOrderModal,
  validateRateModal,
  validateShipping,
  validateTimeModal,
  type ShippingForm,
} from './shipping-settings.rules';
import { everyItem } from '../store-requirements/store-requirements.rules';

const rate = (country: string, amount: number, threshold?: number) => ({
  country,
  currency: 'USD',
  rate: amount,
  options: threshold === undefined ? {} : { free_shipping_threshold: threshold },
});
const complete: ShippingForm = {
  settings: { shippingRate: 'flat', shippingTime: 'flat', taxRate: 'manual', offerFreeShipping: true },
  rates: [rate('US', 5, 50), rate('GB', 0)],
  times: [
    { countryCode: 'US', time: 3 },
    { countryCode: 'GB', time: 0 },
  ],
};
const countries = ['US', 'GB'];
const validate = (change: Partial<ShippingForm>, settings: Partial<ShippingForm['settings']> = {}) =>
  validateShipping({ ...complete, ...change, settings: { ...complete.settings, ...settings } }, countries);

it('finds nothing wrong with a complete form [S5.01]', () => {
  expect(validate({})).toEqual({});
});

it('requires a shipping rate option [S5.02]', () => {
  expect(validate({}, { shippingRate: null })).toEqual({ shippingRate: 'shipping.rateOptionRequired' });
});

it('requires with flat rates a rate for every target country, none below 0 [S5.03]', () => {
  expect(validate({ rates: [rate('US', 5, 50)] })).toEqual({ rates: 'shipping.ratesIncomplete' });
  expect(validate({ rates: [rate('US', 5, 50), rate('GB', -1)] })).toEqual({ rates: 'shipping.ratesIncomplete' });
});

it('misses the rate of a country even when there are as many rates as countries [S5.03]', () => {
  expect(validate({ rates: [rate('US', 5, 50), rate('CA', 5)] })).toEqual({ rates: 'shipping.ratesIncomplete' });
});

it('requires with flat rates a choice on free shipping when a rate is above 0 [S5.04]', () => {
  expect(validate({}, { offerFreeShipping: undefined })).toEqual({
    offerFreeShipping: 'shipping.freeShippingRequired',
  });
  expect(validate({ rates: [rate('US', 0), rate('GB', 0)] }, { offerFreeShipping: undefined })).toEqual({});
});

it('requires a minimum order when free shipping is offered [S5.05]', () => {
  expect(validate({ rates: [rate('US', 5), rate('GB', 5)] })).toEqual({
    minimumOrder: 'shipping.minimumOrderRequired',
  });
  expect(validate({ rates: [rate('US', 5), rate('GB', 5)] }, { offerFreeShipping: false })).toEqual({});
});

it.each(['automatic', 'manual'] as const)('asks for no rates with the option %s', (shippingRate) => {
  expect(validate({ rates: [] }, { shippingRate, offerFreeShipping: undefined })).toEqual({});
});

it('requires a shipping time option [S5.06]', () => {
  expect(validate({}, { shippingTime: null })).toEqual({ shippingTime: 'shipping.timeOptionRequired' });
});

it('requires with flat times a time for every target country, none below 0 [S5.07]', () => {
  const missing = {
    times: [
      { countryCode: 'US', time: 3 },
      { countryCode: 'CA', time: 3 },
    ],
  };
  const negative = {
    times: [
      { countryCode: 'US', time: 3 },
      { countryCode: 'GB', time: -1 },
    ],
  };
  expect(validate(missing)).toEqual({ times: 'shipping.timesIncomplete' });
  expect(validate(negative)).toEqual({ times: 'shipping.timesIncomplete' });
  expect(validate(missing, { shippingTime: 'manual' })).toEqual({});
});

it('requires the tax rate for the US only [S5.08]', () => {
  expect(validate({}, { taxRate: null })).toEqual({ taxRate: 'shipping.taxRateRequired' });
  expect(validateShipping({ ...complete, settings: { ...complete.settings, taxRate: null } }, ['GB'])).toEqual({});
});

it('shows the tax section for a store in the US or an audience with it', () => {
  expect([isTaxRateShown('US', ['GB']), isTaxRateShown('GB', ['US']), isTaxRateShown('GB', ['GB'])]).toEqual([
    true,
    true,
    false,
  ]);
});

it('begins with automatic rates and flat times, and with what was saved [S3.07, S9.04]', () => {
  const settings: Settings = {
    shipping_rate: null,
    shipping_time: null,
    tax_rate: null,
    ...everyItem(false),
  };
  expect(shippingSettingsOf(settings, [])).toEqual({
    shippingRate: 'automatic',
    shippingTime: 'flat',
    taxRate: null,
    offerFreeShipping: undefined,
  });
  expect(
    shippingSettingsOf({ ...settings, shipping_rate: 'manual', shipping_time: 'manual', tax_rate: 'manual' }, [
      rate('US', 5, 50),
    ]),
  ).toEqual({ shippingRate: 'manual', shippingTime: 'manual', taxRate: 'manual', offerFreeShipping: true });
});

it('makes times flat with automatic or flat rates and manual with manual ones [S4.13]', () => {
  const timeFor = (option: 'automatic' | 'flat' | 'manual') => chooseRateOption(complete.settings, option).shippingTime;
  expect([timeFor('automatic'), timeFor('flat'), timeFor('manual')]).toEqual(['flat', 'flat', 'manual']);
});

it('resets the free-shipping choice when no rate is above 0 any more [S4.14]', () => {
  expect(changeRates(complete, [rate('US', 0)]).settings.offerFreeShipping).toBeUndefined();
  expect(changeRates(complete, [rate('US', 1)]).settings.offerFreeShipping).toBe(true);
});

it('clears all thresholds when free shipping is not offered [S4.14]', () => {
  expect(chooseFreeShipping(complete, false).rates).toEqual([rate('US', 5), rate('GB', 0)]);
  expect(chooseFreeShipping(complete, true).rates).toEqual(complete.rates);
});

it('sends the choices, free shipping only when it was chosen', () => {
  expect(settingsBodyOf(complete.settings)).toEqual({
    shipping_rate: 'flat',
    shipping_time: 'flat',
    tax_rate: 'manual',
    offer_free_shipping: true,
  });
  expect(settingsBodyOf({ ...complete.settings, offerFreeShipping: undefined })).not.toHaveProperty(
    'offer_free_shipping',
  );
});

it('validates the rate modal [S5.09]', () => {
  expect(validateRateModal({ countries: ['US'], rate: 0 })).toEqual({});
  expect(validateRateModal({ countries: [], rate: null })).toEqual({
    countries: 'shippingModal.countriesRequired',
    rate: 'shippingModal.rateRequired',
  });
  expect(validateRateModal({ countries: ['US'], rate: Number.POSITIVE_INFINITY })).toEqual({
    rate: 'shippingModal.rateRequired',
  });
  expect(validateRateModal({ countries: ['US'], rate: -0.01 })).toEqual({ rate: 'shippingModal.rateNegative' });
});

it('validates the minimum-order modal [S5.10]', () => {
  expect(validateMinimumOrderModal({ countries: ['US'], threshold: 0.01 })).toEqual({});
  expect(validateMinimumOrderModal({ countries: [], threshold: 0 })).toEqual({
    countries: 'shippingModal.countriesRequired',
    threshold: 'shippingModal.thresholdNotPositive',
  });
});

it('validates the time modal [S5.11]', () => {
  expect(validateTimeModal({ countries: ['US'], time: 0 })).toEqual({});
  expect(validateTimeModal({ countries: [], time: 1.5 })).toEqual({
    countries: 'shippingModal.countriesRequired',
    time: 'shippingModal.timeRequired',
  });
  expect(validateTimeModal({ countries: ['US'], time: -1 })).toEqual({ time: 'shippingModal.timeNegative' });
});

it('brings the free-shipping choice back with the rates it belongs to [S4.14, S5.12]', () => {
  const emptied = changeRates(complete, [rate('US', 0), rate('GB', 0)]);
  expect(emptied.settings.offerFreeShipping).toBeUndefined();
  expect(changeRates(emptied, complete.rates, true)).toEqual(complete);
});
