import { readFreeListingsDraft } from './free-listings-draft.rules';
import type { FreeListingsForm } from './free-listings.rules';

const form: FreeListingsForm = {
  audience: { location: 'selected', countries: ['US', 'GB'] },
  shipping: {
    settings: { shippingRate: 'flat', shippingTime: 'flat', taxRate: null, offerFreeShipping: true },
    rates: [
      { id: '3', country: 'US', currency: 'USD', rate: 5, options: { free_shipping_threshold: 50 } },
      { country: 'GB', currency: 'USD', rate: 0, options: {} },
    ],
    times: [{ countryCode: 'US', time: 3 }],
  },
};
const { audience, shipping } = form;
const kept = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it('reads what was typed as it was typed, also where it is not right yet', () => {
  expect(readFreeListingsDraft(kept(form))).toEqual(form);
  const undecided: FreeListingsForm = {
    audience: { location: null, countries: [] },
    shipping: { settings: { ...shipping.settings, offerFreeShipping: undefined }, rates: [], times: [] },
  };
  expect(readFreeListingsDraft(kept(undecided))).toEqual(undecided);
});

const strangers: readonly unknown[] = [
  'text',
  null,
  {},
  { audience },
  { ...form, audience: { location: 'some', countries: [] } },
  { ...form, audience: { location: 'all', countries: ['<b>'] } },
  { ...form, shipping: { ...shipping, settings: { ...shipping.settings, shippingRate: 'dear' } } },
  { ...form, shipping: { ...shipping, rates: [{ country: 'US', currency: 'USD', rate: -1, options: {} }] } },
  { ...form, shipping: { ...shipping, rates: 'none' } },
  { ...form, shipping: { ...shipping, times: [{ countryCode: 'US', time: 'soon' }] } },
  { ...form, shipping: { ...shipping, times: [null] } },
];

it.each(strangers.map((value) => [value]))('does not believe %j', (value) => {
  expect(readFreeListingsDraft(value)).toBeNull();
});
