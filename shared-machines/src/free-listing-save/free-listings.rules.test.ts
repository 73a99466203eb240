import type { FreeListingsForm } from './free-listings.rules';
import { dropStrangers, isFreeListingsChanged, settingsToSave, unsavedFields } from './free-listings.rules';
import { everyItem } from '../store-requirements/store-requirements.rules';

const supported = ['US', 'GB', 'DE'];
const rate = (country: string, amount: number, threshold?: number, id?: string) => ({
  ...(id === undefined ? {} : { id }),
  country,
  currency: 'USD',
  rate: amount,
  options: threshold === undefined ? {} : { free_shipping_threshold: threshold },
});
const saved: FreeListingsForm = {
  audience: { location: 'selected', countries: ['US', 'GB'] },
  shipping: {
    settings: { shippingRate: 'flat', shippingTime: 'flat', taxRate: 'destination', offerFreeShipping: true },
    rates: [rate('US', 5, 50, '1'), rate('GB', 0, undefined, '2')],
    times: [
      { countryCode: 'US', time: 3 },
      { countryCode: 'GB', time: 7 },
    ],
  },
};
const withAudience = (countries: string[], location: 'all' | 'selected' = 'selected'): FreeListingsForm => ({
  ...saved,
  audience: { location, countries },
});
const withShipping = (change: Partial<FreeListingsForm['shipping']>): FreeListingsForm => ({
  ...saved,
  shipping: { ...saved.shipping, ...change },
});

describe('dropping what belongs to countries that are no target any more', () => {
  it('keeps the form as it is when there is nothing to drop', () => {
    expect(dropStrangers(saved, supported)).toBe(saved);
    const forAll = withAudience(['US', 'GB'], 'all');
    expect(dropStrangers(forAll, supported)).toBe(forAll);
  });

  it('takes their rates and times, and the free-shipping choice with the last rate above 0 [S4.14, O2.52]', () => {
    expect(dropStrangers(withAudience(['GB']), supported).shipping).toEqual({
      settings: { ...saved.shipping.settings, offerFreeShipping: undefined },
      rates: [rate('GB', 0, undefined, '2')],
      times: [{ countryCode: 'GB', time: 7 }],
    });
  });
});

describe('what counts as unsaved [O4.09]', () => {
  const settings = saved.shipping.settings;
  it.each<[string, FreeListingsForm, boolean]>([
    ['nothing', saved, false],
    ['another order of countries', withAudience(['GB', 'US']), false],
    ['another country instead', withAudience(['GB', 'DE']), true],
    ['all countries', withAudience(['US', 'GB'], 'all'), true],
    ['another order of rates, without ids', withShipping({ rates: [rate('GB', 0), rate('US', 5, 50)] }), false],
    ['another rate', withShipping({ rates: [rate('GB', 1), rate('US', 5, 50)] }), true],
    ['a threshold that went', withShipping({ rates: [rate('GB', 0), rate('US', 5)] }), true],
    ['a rate that went', withShipping({ rates: [rate('US', 5, 50)] }), true],
    ['a threshold of 0 in place of none', withShipping({ rates: [rate('GB', 0, 0), rate('US', 5, 50)] }), false],
    ['another order of times', withShipping({ times: [...saved.shipping.times].reverse() }), false],
    ['another time', withShipping({ times: [{ countryCode: 'US', time: 4 }, saved.shipping.times[1]!] }), true],
    ['a time that went', withShipping({ times: [saved.shipping.times[0]!] }), true],
    ['another rate option', withShipping({ settings: { ...settings, shippingRate: 'automatic' } }), true],
    ['another time option', withShipping({ settings: { ...settings, shippingTime: 'manual' } }), true],
    ['another tax rate', withShipping({ settings: { ...settings, taxRate: 'manual' } }), true],
  ])('%s', (_what, form, expected) => {
    expect(isFreeListingsChanged(form, saved, supported)).toBe(expected);
  });

  it('leaves out rates of countries that were no target when the page was opened', () => {
    const stored = withShipping({ rates: [...saved.shipping.rates, rate('DE', 9, undefined, '3')] });
    expect(isFreeListingsChanged(dropStrangers(stored, supported), stored, supported)).toBe(false);
  });

  it('leaves out the countries beside “all”', () => {
    expect(isFreeListingsChanged(withAudience([], 'all'), withAudience(['US'], 'all'), supported)).toBe(false);
  });
});

it('sends the eight settings the server keeps, and none it derives [O3.14]', () => {
  const stored = {
    shipping_rate: null,
    shipping_time: null,
    tax_rate: null,
    ...everyItem(true),
    payment_methods_visible: false,
  };
  expect(settingsToSave(stored, saved.shipping.settings)).toEqual({
    ...stored,
    shipping_rate: 'flat',
    shipping_time: 'flat',
    tax_rate: 'destination',
  });
});

it('names the fields that are not saved, of the saves that failed alone [O4.13]', () => {
  const form = withShipping({
    settings: { ...saved.shipping.settings, taxRate: 'manual', offerFreeShipping: false },
    rates: [rate('US', 6, 50, '1'), rate('GB', 0, undefined, '2')],
    times: [],
  }).shipping;
  const all = ['saveAudience', 'saveSettings', 'saveShippingRates', 'saveShippingTimes'];
  expect(unsavedFields(form, saved.shipping, all)).toEqual(['taxRate', 'rates', 'times']);
  expect(unsavedFields(form, saved.shipping, ['saveShippingTimes'])).toEqual(['times']);
  expect(unsavedFields(form, saved.shipping, [])).toEqual([]);
  expect(unsavedFields(saved.shipping, saved.shipping, all)).toEqual([]);
});

it('keeps an option of the store’s own as it is until another is chosen [S3.07]', () => {
  const stored = {
    shipping_rate: 'by_weight',
    shipping_time: 'weekly',
    tax_rate: 'origin',
    ...everyItem(true),
  };
  const chosen = { shippingRate: null, shippingTime: null, taxRate: 'manual', offerFreeShipping: undefined } as const;
  expect(settingsToSave(stored, chosen)).toEqual({
    ...stored,
    shipping_rate: null,
    shipping_time: null,
    tax_rate: 'manual',
  });
});
