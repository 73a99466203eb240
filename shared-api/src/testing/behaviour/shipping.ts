import { answers, invalid, missing, refuses, type Behaviour } from './behaviour';
import { someText } from './described';
import { zoneRates } from './store-facts';

const usRate = { country: 'US', currency: 'USD', rate: 4.99, options: { free_shipping_threshold: 50 } };
const gbRate = { country: 'GB', currency: 'USD', rate: 6, options: {} };
const addedRate = (country: string) => ({
  status: 'success',
  message: `Successfully added rate for country: "${country}".`,
});
const deletedRate = { status: 'success', message: 'Successfully deleted rate.' };
const addedTime = (country: string) => ({
  status: 'success',
  message: `Successfully added time for country: "${country}".`,
});
const deletedTime = (country: string) => ({
  status: 'success',
  message: `Successfully deleted the time for country: "${country}".`,
});
const noRate = (id: string) => ({ message: 'No rate found with the given ID.', id });
const refusedRate = (id: number) => ({
  status: 404,
  message: 'No rate found with the given ID.',
  details: { id },
});
const invalidCurrency = { code: 'rest_invalid_param', message: 'Invalid parameter(s): currency' };
const invalidCountry = { code: 'rest_invalid_param', message: 'Invalid parameter(s): country' };

/** Shipping rates. */
const rates: readonly Behaviour[] = [
  {
    rule: 'each country has one rate, which keeps its id, and rates are sorted by country [S3.09]',
    given: 'connected',
    steps: [
      answers(
        'saveShippingRates',
        { body: { rates: [usRate, gbRate] } },
        {
          errors: [],
          success: [
            { ...addedRate('US'), rate: { ...usRate, id: someText('US') } },
            { ...addedRate('GB'), rate: { ...gbRate, id: someText('GB') } },
          ],
        },
      ),
      answers('listShippingRates', {}, [
        { ...gbRate, id: someText('GB') },
        { ...usRate, id: someText('US') },
      ]),
      answers(
        'saveShippingRates',
        { body: { rates: [{ ...gbRate, rate: 7.5 }] } },
        { errors: [], success: [{ ...addedRate('GB'), rate: { ...gbRate, rate: 7.5, id: someText('GB') } }] },
      ),
      answers('listShippingRates', {}, [
        { ...gbRate, rate: 7.5, id: someText('GB') },
        { ...usRate, id: someText('US') },
      ]),
    ],
  },
  {
    rule: 'of several rates those that cannot be saved are named, and the others are saved',
    given: 'connected',
    steps: [
      answers(
        'saveShippingRates',
        { body: { rates: [{ ...usRate, currency: 'EUR' }, { ...gbRate, country: 'CN' }, gbRate] } },
        {
          errors: [invalidCurrency, invalidCountry],
          success: [{ ...addedRate('GB'), rate: { ...gbRate, id: someText('GB') } }],
        },
      ),
      answers('listShippingRates', {}, [{ ...gbRate, id: someText('GB') }]),
    ],
  },
  {
    rule: 'rates are deleted by their ids, and unknown ones are named',
    given: 'connected',
    steps: [
      answers('saveShippingRate', { body: usRate }, { ...addedRate('US'), rate: { ...usRate, id: someText('US') } }),
      answers(
        'deleteShippingRates',
        { body: { ids: [someText('US'), '987654'] } },
        { errors: [noRate('987654')], success: [deletedRate] },
      ),
      answers('listShippingRates', {}, []),
    ],
  },
  {
    rule: 'a single rate is saved, read, changed and deleted',
    given: 'connected',
    steps: [
      refuses('saveShippingRate', { body: { ...usRate, currency: 'EUR' } }, invalid('currency')),
      refuses('saveShippingRate', { body: { ...usRate, country: 'CN' } }, invalid('country')),
      answers('saveShippingRate', { body: usRate }, { ...addedRate('US'), rate: { ...usRate, id: someText('US') } }),
      answers('getShippingRate', { params: { id: someText('US') } }, { ...usRate, id: someText('US') }),
      answers('updateShippingRate', { params: { id: someText('US') }, body: { ...usRate, rate: 9 } }, null),
      answers('getShippingRate', { params: { id: someText('US') } }, { ...usRate, rate: 9, id: someText('US') }),
      refuses(
        'updateShippingRate',
        { params: { id: someText('US') }, body: { ...usRate, currency: 'EUR' } },
        invalid('currency'),
      ),
      answers('updateShippingRate', { params: { id: someText('US') }, body: gbRate }, null),
      answers('listShippingRates', {}, [{ ...gbRate, id: someText('GB') }]),
      answers('deleteShippingRate', { params: { id: someText('GB') } }, deletedRate),
      answers('listShippingRates', {}, []),
      refuses('getShippingRate', { params: { id: 987_654 } }, refusedRate(987_654)),
      refuses('updateShippingRate', { params: { id: 987_654 }, body: usRate }, refusedRate(987_654)),
      refuses('deleteShippingRate', { params: { id: 987_654 } }, refusedRate(987_654)),
    ],
  },
  {
    rule: "suggested rates are those of the store's shipping zones, for the countries asked for [S7.23]",
    given: 'fresh',
    steps: [
      answers('suggestShippingRates', { query: { country_codes: ['US', 'GB'] } }, zoneRates),
      answers('suggestShippingRates', { query: { country_codes: ['GB'] } }, []),
      refuses('suggestShippingRates', { query: { country_codes: [] } }, missing('country_codes')),
    ],
  },
];

/** Shipping times. */
const times: readonly Behaviour[] = [
  {
    rule: 'one time is saved for several countries, and times are sorted by country',
    given: 'connected',
    steps: [
      answers(
        'saveShippingTimes',
        { body: { country_codes: ['US', 'GB'], time: 3 } },
        { errors: [], success: [addedTime('US'), addedTime('GB')] },
      ),
      answers('listShippingTimes', {}, [
        { countryCode: 'GB', time: 3 },
        { countryCode: 'US', time: 3 },
      ]),
      answers(
        'saveShippingTimes',
        { body: { country_codes: ['GB'], time: 5 } },
        { errors: [], success: [addedTime('GB')] },
      ),
      answers(
        'deleteShippingTimes',
        { body: { country_codes: ['US', 'CA'] } },
        { errors: [], success: [deletedTime('US'), deletedTime('CA')] },
      ),
      answers('listShippingTimes', {}, [{ countryCode: 'GB', time: 5 }]),
    ],
  },
  {
    rule: 'countries that cannot be targeted have no time, and are named',
    given: 'connected',
    steps: [
      answers(
        'saveShippingTimes',
        { body: { country_codes: ['CN', 'GB'], time: 3 } },
        {
          errors: [{ code: 'rest_invalid_param', message: 'Invalid parameter(s): country_code' }],
          success: [addedTime('GB')],
        },
      ),
      refuses('saveShippingTime', { body: { country_code: 'CN', time: 3 } }, invalid('country_code')),
      answers('listShippingTimes', {}, [{ countryCode: 'GB', time: 3 }]),
    ],
  },
  {
    rule: 'a single time is saved, read and deleted',
    given: 'connected',
    steps: [
      answers('saveShippingTime', { body: { country_code: 'GB', time: 4 } }, addedTime('GB')),
      answers('getShippingTime', { params: { country_code: 'GB' } }, { countryCode: 'GB', time: 4 }),
      answers('deleteShippingTime', { params: { country_code: 'GB' } }, deletedTime('GB')),
      refuses(
        'getShippingTime',
        { params: { country_code: 'GB' } },
        {
          status: 404,
          message: 'No time available.',
        },
      ),
      answers('listShippingTimes', {}, []),
    ],
  },
];

export const shippingBehaviours: readonly Behaviour[] = [...rates, ...times];
