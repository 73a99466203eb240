import type { Endpoints, RequestOf } from '@listings/shared-api/contract';
import { created, done, failure, invalid, ok, type FakeFailure, type FakeHandlers } from './fake-handlers';
import { countryRefusal } from './fake-refusals';
import type { FakeStore } from './fake-store';

type ShippingKey =
  | 'listShippingRates'
  | 'suggestShippingRates'
  | 'saveShippingRates'
  | 'deleteShippingRates'
  | 'saveShippingRate'
  | 'getShippingRate'
  | 'updateShippingRate'
  | 'deleteShippingRate'
  | 'listShippingTimes'
  | 'saveShippingTimes'
  | 'deleteShippingTimes'
  | 'saveShippingTime'
  | 'getShippingTime'
  | 'deleteShippingTime';

type SentRate = RequestOf<Endpoints['saveShippingRate']>['body'];
type Time = FakeStore['times'][number];

/** Puts a rate in the place of the one its country had. */
function keepRate(store: FakeStore, { options, ...rate }: SentRate) {
  const known = store.rates.find(({ country }) => country === rate.country);
  const threshold = options?.free_shipping_threshold;
  const kept = {
    ...rate,
    id: known?.id ?? String((store.lastId += 1)),
    options: threshold === undefined ? {} : { free_shipping_threshold: threshold },
  };
  store.rates = [...store.rates.filter(({ country }) => country !== rate.country), kept].sort((one, other) =>
    one.country.localeCompare(other.country),
  );
  return { ...done(`Successfully added rate for country: "${rate.country}".`), rate: kept };
}

/** Reason why a rate cannot be saved; null when it can. */
const rateRefusal = (store: FakeStore, { country, currency }: SentRate): FakeFailure | null =>
  countryRefusal(store, 'country', [country]) ?? (currency === store.currency ? null : invalid(['currency']));

/** Takes the rate with this id out; false when there is none. */
function dropRate(store: FakeStore, id: string): boolean {
  const rates = store.rates.filter((rate) => rate.id !== id);
  const isFound = rates.length < store.rates.length;
  store.rates = rates;
  return isFound;
}

const unknownRate = (id: string) => ({ message: 'No rate found with the given ID.', id });
const noRate = (id: number) => ({ status: 404 as const, body: unknownRate(String(id)) });
const deletedRate = done('Successfully deleted rate.');

const wireTime = ({ countryCode, time }: Time) => ({ country_code: countryCode, time, country: '' });

function keepTime(store: FakeStore, countryCode: string, time: number) {
  store.times = [...store.times.filter((known) => known.countryCode !== countryCode), { countryCode, time }].sort(
    (one, other) => one.countryCode.localeCompare(other.countryCode),
  );
  return done(`Successfully added time for country: "${countryCode}".`);
}

function dropTime(store: FakeStore, country: string) {
  store.times = store.times.filter(({ countryCode }) => countryCode !== country);
  return done(`Successfully deleted the time for country: "${country}".`);
}

const timeRefusal = (store: FakeStore, country: string): FakeFailure | null =>
  countryRefusal(store, 'country_code', [country]);

/** The entries that can be saved, and the refusals of the others. */
function sorted<T>(entries: readonly T[], refusalOf: (entry: T) => FakeFailure | null) {
  const refusals = entries.map(refusalOf);
  return {
    good: entries.filter((_, index) => refusals[index] === null),
    errors: refusals.flatMap((refusal) => (refusal === null ? [] : [refusal.body])),
  };
}

/** Shipping rates and times, remembered in the store. */
export const fakeShippingHandlers: FakeHandlers<ShippingKey> = {
  listShippingRates: (_, store) => ok(store.rates),
  suggestShippingRates: ({ query }, store) =>
    ok(store.suggestedRates.filter(({ country }) => query.country_codes.includes(country))),
  saveShippingRates: ({ body }, store) => {
    const { good, errors } = sorted(body.rates, (rate) => rateRefusal(store, rate));
    return created({ errors, success: good.map((rate) => keepRate(store, rate)) });
  },
  deleteShippingRates: ({ body }, store) => {
    const found = body.ids.filter((id) => dropRate(store, id));
    const errors = body.ids.filter((id) => !found.includes(id)).map(unknownRate);
    return ok({ errors, success: found.map(() => deletedRate) });
  },
  saveShippingRate: ({ body }, store) => rateRefusal(store, body) ?? created(keepRate(store, body)),
  getShippingRate: ({ params }, store) => {
    const rate = store.rates.find(({ id }) => id === String(params.id));
    return rate ? ok(rate) : noRate(params.id);
  },
  updateShippingRate: ({ params, body }, store) => {
    const rate = store.rates.find(({ id }) => id === String(params.id));
    if (!rate) return noRate(params.id);
    const refusal = rateRefusal(store, body);
    if (refusal) return refusal;
    if (rate.country !== body.country) dropRate(store, rate.id);
    keepRate(store, body);
    return { status: 204, body: null };
  },
  deleteShippingRate: ({ params }, store) => (dropRate(store, String(params.id)) ? ok(deletedRate) : noRate(params.id)),
  listShippingTimes: (_, store) =>
    ok(Object.fromEntries(store.times.map((time) => [time.countryCode, wireTime(time)]))),
  saveShippingTimes: ({ body }, store) => {
    const { good, errors } = sorted(body.country_codes, (country) => timeRefusal(store, country));
    return created({ errors, success: good.map((country) => keepTime(store, country, body.time)) });
  },
  deleteShippingTimes: ({ body }, store) =>
    ok({ errors: [], success: body.country_codes.map((country) => dropTime(store, country)) }),
  saveShippingTime: ({ body }, store) =>
    timeRefusal(store, body.country_code) ?? created(keepTime(store, body.country_code, body.time)),
  getShippingTime: ({ params }, store) => {
    const time = store.times.find(({ countryCode }) => countryCode === params.country_code);
    return time ? ok(wireTime(time)) : failure(404, 'No time available.', { country: params.country_code });
  },
  deleteShippingTime: ({ params }, store) => ok(dropTime(store, params.country_code)),
};
