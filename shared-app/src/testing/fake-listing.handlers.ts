import type { RequestOf, Endpoints } from '@listings/shared-api/contract';
import { created, done, failure, ok, type FakeHandlers } from './fake-handlers';
import type { FakeStore } from './fake-store';

type ListingKey =
  | 'getSettings'
  | 'saveSettings'
  | 'syncSettings'
  | 'getContactInformation'
  | 'saveContactInformation'
  | 'requestVerificationCode'
  | 'verifyPhoneNumber'
  | 'getAudience'
  | 'saveAudience'
  | 'suggestAudience'
  | 'listCountries'
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

const byCountry = (one: { country: string }, other: { country: string }) => one.country.localeCompare(other.country);

const chosen = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

const nextId = (store: FakeStore) => String((store.lastId += 1));

type SentRate = RequestOf<Endpoints['saveShippingRate']>['body'];

/** Puts a rate in the place of the one its country had. */
function keepRate(store: FakeStore, { options, ...rate }: SentRate) {
  const known = store.rates.find(({ country }) => country === rate.country);
  const threshold = options?.free_shipping_threshold;
  const kept = {
    ...rate,
    id: known?.id ?? nextId(store),
    options: threshold === undefined ? {} : { free_shipping_threshold: threshold },
  };
  store.rates = [...store.rates.filter(({ country }) => country !== rate.country), kept].sort(byCountry);
  return kept;
}

const wireTime = ({ countryCode, time }: FakeStore['times'][number]) => ({
  country_code: countryCode,
  time,
  country: '',
});

const keepTime = (store: FakeStore, countryCode: string, time: number): void => {
  store.times = [...store.times.filter((known) => known.countryCode !== countryCode), { countryCode, time }];
};

const dropTimes = (store: FakeStore, countries: readonly string[]): void => {
  store.times = store.times.filter(({ countryCode }) => !countries.includes(countryCode));
};

const noRate = (id: number) => failure(404, 'No rate found with the given ID.', { id: String(id) });

/** Settings, audience, shipping, contact information and phone, remembered in the store. */
export const fakeListingHandlers: FakeHandlers<ListingKey> = {
  getSettings: (_, store) => ok(store.settings),
  saveSettings: ({ body }, store) => {
    const known = Object.entries(body).filter(([key]) => key in store.settings);
    store.settings = { ...store.settings, ...chosen(Object.fromEntries(known)) };
    return ok({ ...done, data: store.settings });
  },
  syncSettings: (_, store) => {
    store.setupComplete = true;
    return created(done);
  },
  getContactInformation: (_, store) => ok(store.contact),
  saveContactInformation: (_, store) => {
    store.contact = { ...store.contact, mc_address: store.contact.wc_address, is_mc_address_different: false };
    return ok(store.contact);
  },
  requestVerificationCode: ({ body }, store) => {
    const sent = store.sentCodes.filter(({ number }) => number === body.phone_number);
    if (sent.length >= 5) return failure(429, 'Retries quota exceeded.', { reason: 'rateLimitExceeded' });
    const verificationId = `verification-${nextId(store)}`;
    store.sentCodes.push({ verificationId, number: body.phone_number, method: body.verification_method });
    return ok({ verification_id: verificationId });
  },
  verifyPhoneNumber: ({ body }, store) => {
    const sent = store.sentCodes.find(({ verificationId }) => verificationId === body.verification_id);
    if (!sent) return failure(400, '[verificationId] Expired.', { reason: 'badRequest' });
    if (body.verification_code !== store.rightCode)
      return failure(400, '[verificationCode] Wrong code.', { reason: 'badRequest' });
    store.contact = { ...store.contact, phone_number: sent.number };
    return { status: 204, body: null };
  },
  getAudience: (_, store) => ok(store.audience),
  saveAudience: ({ body }, store) => {
    store.audience = { ...store.audience, location: body.location, countries: body.countries ?? [] };
    return created(done);
  },
  suggestAudience: (_, store) => ok(store.suggestedAudience),
  listCountries: ({ query }, { countryList }) =>
    ok(query.continents ? countryList : { countries: countryList.countries }),
  listShippingRates: (_, store) => ok(store.rates),
  suggestShippingRates: ({ query }, store) =>
    ok(store.suggestedRates.filter(({ country }) => query.country_codes.includes(country))),
  saveShippingRates: ({ body }, store) => {
    const saved = body.rates.map((rate) => keepRate(store, rate));
    return created({ errors: [], success: saved.map((rate) => ({ ...done, rate })) });
  },
  deleteShippingRates: ({ body }, store) => {
    store.rates = store.rates.filter(({ id }) => !body.ids.includes(id));
    return ok({ errors: [], success: body.ids.map(() => done) });
  },
  saveShippingRate: ({ body }, store) => created({ ...done, rate: keepRate(store, body) }),
  getShippingRate: ({ params }, store) => {
    const rate = store.rates.find(({ id }) => id === String(params.id));
    return rate ? ok(rate) : noRate(params.id);
  },
  updateShippingRate: ({ params, body }, store) => {
    if (!store.rates.some(({ id }) => id === String(params.id))) return noRate(params.id);
    keepRate(store, body);
    return { status: 204, body: null };
  },
  deleteShippingRate: ({ params }, store) => {
    if (!store.rates.some(({ id }) => id === String(params.id))) return noRate(params.id);
    store.rates = store.rates.filter(({ id }) => id !== String(params.id));
    return ok(done);
  },
  listShippingTimes: (_, store) =>
    ok(Object.fromEntries(store.times.map((time) => [time.countryCode, wireTime(time)]))),
  saveShippingTimes: ({ body }, store) => {
    for (const country of body.country_codes) keepTime(store, country, body.time);
    return created({ errors: [], success: body.country_codes.map(() => done) });
  },
  deleteShippingTimes: ({ body }, store) => {
    dropTimes(store, body.country_codes);
    return ok({ errors: [], success: body.country_codes.map(() => done) });
  },
  saveShippingTime: ({ body }, store) => {
    keepTime(store, body.country_code, body.time);
    return created(done);
  },
  getShippingTime: ({ params }, store) => {
    const time = store.times.find(({ countryCode }) => countryCode === params.country_code);
    return time ? ok(wireTime(time)) : failure(404, 'No time available.', { country: params.country_code });
  },
  deleteShippingTime: ({ params }, store) => {
    dropTimes(store, [params.country_code]);
    return ok(done);
  },
};
