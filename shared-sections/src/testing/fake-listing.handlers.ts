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
  | 'listShippingTimes'
  | 'saveShippingTimes'
  | 'deleteShippingTimes';

const byCountry = (one: { country: string }, other: { country: string }) => one.country.localeCompare(other.country);

const chosen = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

const nextId = (store: FakeStore) => String((store.lastId += 1));

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
    const saved = body.rates.map(({ options, ...rate }) => {
      const known = store.rates.find(({ country }) => country === rate.country);
      const threshold = options?.free_shipping_threshold;
      return {
        ...rate,
        id: known?.id ?? nextId(store),
        options: threshold === undefined ? {} : { free_shipping_threshold: threshold },
      };
    });
    const kept = store.rates.filter(({ country }) => !saved.some((rate) => rate.country === country));
    store.rates = [...kept, ...saved].sort(byCountry);
    return created({ errors: [], success: saved.map((rate) => ({ ...done, rate })) });
  },
  deleteShippingRates: ({ body }, store) => {
    store.rates = store.rates.filter(({ id }) => !body.ids.includes(id));
    return ok({ errors: [], success: body.ids.map(() => done) });
  },
  listShippingTimes: (_, store) =>
    ok(
      Object.fromEntries(
        store.times.map(({ countryCode, time }) => [countryCode, { country_code: countryCode, time, country: '' }]),
      ),
    ),
  saveShippingTimes: ({ body }, store) => {
    const kept = store.times.filter(({ countryCode }) => !body.country_codes.includes(countryCode));
    store.times = [...kept, ...body.country_codes.map((countryCode) => ({ countryCode, time: body.time }))];
    return created({ errors: [], success: body.country_codes.map(() => done) });
  },
  deleteShippingTimes: ({ body }, store) => {
    store.times = store.times.filter(({ countryCode }) => !body.country_codes.includes(countryCode));
    return ok({ errors: [], success: body.country_codes.map(() => done) });
  },
};
