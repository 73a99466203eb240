import {
  clearThresholds,
  countriesWithoutRate,
  diffRates,
  groupMinimumOrders,
  groupRates,
  initialOfferFreeShipping,
  isRateChanged,
  offerFreeShippingOf,
  rateRows,
  ratesBodyOf,
  removeRates,
  restoreRates,
  setMinimumOrder,
  setRateGroup,
  type RateForm,
} from './shipping-rates.rules';

const rate = (country: string, amount: number, threshold?: number, id?: string): RateForm => ({
  ...(id === undefined ? {} : { id }),
  country,
  currency: 'USD',
  rate: amount,
  options: threshold === undefined ? {} : { free_shipping_threshold: threshold },
});

it('puts countries with equal currency and rate on one row [S2.29]', () => {
  const rates = [rate('US', 5), rate('CA', 7), rate('GB', 5), { ...rate('DE', 5), currency: 'EUR' }];
  expect(groupRates(rates)).toEqual([
    { countries: ['US', 'GB'], currency: 'USD', rate: 5 },
    { countries: ['CA'], currency: 'USD', rate: 7 },
    { countries: ['DE'], currency: 'EUR', rate: 5 },
  ]);
});

it('shows one empty row for all countries while there is no rate', () => {
  expect(rateRows([], ['US', 'GB'], 'USD')).toEqual([{ countries: ['US', 'GB'], currency: 'USD', rate: null }]);
  expect(countriesWithoutRate([rate('US', 1)], ['US', 'GB'])).toEqual(['GB']);
});

it('takes countries over into the edited row and drops those that left it', () => {
  const rates = [rate('US', 5, undefined, '1'), rate('GB', 5), rate('CA', 7)];
  expect(setRateGroup(rates, { countries: ['US', 'CA', 'DE'], currency: 'USD', rate: 6 }, ['US', 'GB'])).toEqual([
    rate('US', 6, undefined, '1'),
    rate('CA', 6),
    rate('DE', 6),
  ]);
});

it('clears the minimum order of a rate that becomes 0 and keeps it otherwise [S4.14]', () => {
  const rates = [rate('US', 5, 50)];
  expect(setRateGroup(rates, { countries: ['US'], currency: 'USD', rate: 0 }, ['US'])).toEqual([rate('US', 0)]);
  expect(setRateGroup(rates, { countries: ['US'], currency: 'USD', rate: 6 }, ['US'])).toEqual([rate('US', 6, 50)]);
});

it('removes the rates of a row', () => {
  expect(removeRates([rate('US', 5), rate('GB', 6)], ['US'])).toEqual([rate('GB', 6)]);
});

it('groups minimum orders over the rates above 0 only [S5.10]', () => {
  const rates = [rate('US', 5, 50), rate('GB', 6, 50), rate('CA', 0), rate('DE', 7)];
  expect(groupMinimumOrders(rates)).toEqual([
    { countries: ['US', 'GB'], currency: 'USD', threshold: 50 },
    { countries: ['DE'], currency: 'USD', threshold: null },
  ]);
});

it('stores a minimum order of 0 or less as none [S5.10]', () => {
  expect(setMinimumOrder([rate('US', 5, 50)], { countries: ['US'], threshold: 0 })).toEqual([rate('US', 5)]);
  expect(setMinimumOrder([rate('US', 5)], { countries: ['US'], threshold: -1 })).toEqual([rate('US', 5)]);
});

it('gives the minimum order to the countries of the row and takes it from those that left', () => {
  const rates = [rate('US', 5, 50), rate('GB', 6, 50), rate('CA', 7), rate('DE', 0)];
  expect(setMinimumOrder(rates, { countries: ['US', 'CA', 'DE'], threshold: 80 }, ['US', 'GB'])).toEqual([
    rate('US', 5, 80),
    rate('GB', 6),
    rate('CA', 7, 80),
    rate('DE', 0),
  ]);
});

it('clears all minimum orders when free shipping is turned off [S4.14]', () => {
  expect(clearThresholds([rate('US', 5, 50)])).toEqual([rate('US', 5)]);
});

it('offers free shipping at first when a rate has a minimum order, and not at all without a rate above 0 [S4.14]', () => {
  expect(initialOfferFreeShipping([rate('US', 5, 50)])).toBe(true);
  expect(initialOfferFreeShipping([rate('US', 5)])).toBe(false);
  expect(initialOfferFreeShipping([rate('US', 0)])).toBeUndefined();
  expect(offerFreeShippingOf([rate('US', 0)], true)).toBeUndefined();
  expect(offerFreeShippingOf([rate('US', 1)], undefined)).toBeUndefined();
});

it('takes a rate for changed when country, currency, rate or threshold differ [S3.09]', () => {
  const before = rate('US', 5, 50, '1');
  expect(isRateChanged(before, { ...before, id: '2' })).toBe(false);
  expect(isRateChanged(before, { ...before, country: 'GB' })).toBe(true);
  expect(isRateChanged(before, { ...before, currency: 'EUR' })).toBe(true);
  expect(isRateChanged(before, { ...before, rate: 6 })).toBe(true);
  expect(isRateChanged(before, rate('US', 5, 60, '1'))).toBe(true);
  expect(isRateChanged(rate('US', 5), rate('US', 5, 0))).toBe(false);
});

it('deletes removed rates by id and upserts changed ones, matching by id or country [S3.09, S4.15]', () => {
  const saved = [rate('US', 5, undefined, '1'), rate('GB', 6, undefined, '2'), rate('CA', 7, undefined, '3')];
  const current = [rate('US', 5), rate('CA', 8, undefined, '3'), rate('DE', 9)];
  expect(diffRates(saved, current)).toEqual({
    removed: ['2'],
    changed: [rate('CA', 8, undefined, '3'), rate('DE', 9)],
  });
  expect(diffRates(saved, saved)).toEqual({ removed: [], changed: [] });
});

it('sends rates with their id when they have one', () => {
  expect(ratesBodyOf([rate('US', 5, 50, '1'), rate('GB', 6)])).toEqual({
    rates: [
      { id: '1', country: 'US', currency: 'USD', rate: 5, options: { free_shipping_threshold: 50 } },
      { country: 'GB', currency: 'USD', rate: 6, options: {} },
    ],
  });
});

it('brings the rates of some countries back, minimum orders with them, and leaves the others as they are [S5.12]', () => {
  const before = [rate('US', 5, 50), rate('CA', 5), rate('FR', 2)];
  expect(restoreRates([rate('US', 0), rate('CA', 7), rate('GB', 0)], before, ['US', 'GB', 'FR'])).toEqual([
    rate('US', 5, 50),
    rate('CA', 7),
    rate('FR', 2),
  ]);
});
