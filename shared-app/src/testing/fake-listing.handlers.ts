import { phoneAttempts } from '@listings/shared-api/contract';
import { created, done, failure, invalid, ok, type FakeFailure, type FakeHandlers } from './fake-handlers';
import { countryRefusal, throughProvider } from './fake-refusals';
import type { FakeStore, SentCode } from './fake-store';

type ListingKey =
  | 'getSettings'
  | 'saveSettings'
  | 'syncSettings'
  | 'getContactInformation'
  | 'saveContactInformation'
  | 'getStoreChecks'
  | 'runStoreChecks'
  | 'requestVerificationCode'
  | 'verifyPhoneNumber'
  | 'getAudience'
  | 'saveAudience'
  | 'suggestAudience'
  | 'listCountries';

const chosen = <T extends object>(change: T) =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== null && value !== undefined)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

const wrongPhone = (message: string): FakeFailure => failure(400, message, { reason: 'badRequest' });

/** Maximum tries of one code. */
const maxTries = 5;

const isGone = (code: SentCode, method: string): boolean =>
  code.used === true || code.method !== method || (code.tries ?? 0) >= maxTries;

function markCode(store: FakeStore, code: SentCode, used: boolean): void {
  store.sentCodes = store.sentCodes.map((known) =>
    known === code ? { ...code, tries: (code.tries ?? 0) + 1, used } : known,
  );
}

function audienceRefusal(store: FakeStore, countries: readonly string[] | undefined): FakeFailure | null {
  if (countries === undefined || countries.length === 0) return invalid(['countries']);
  return countryRefusal(store, 'countries', countries);
}

const contactOf = ({ contact, merchant }: FakeStore) => ({ ...contact, id: merchant.id });

/** Settings, audience, contact information and phone, remembered in the store. */
export const fakeListingHandlers: FakeHandlers<ListingKey> = {
  getSettings: (_, store) => ok(store.settings),
  saveSettings: ({ body }, store) => {
    const known = Object.entries(body).filter(([key]) => key in store.settings);
    store.settings = { ...store.settings, ...chosen(Object.fromEntries(known)) };
    return ok({ ...done('Merchant Center Settings successfully updated.'), data: store.settings });
  },
  syncSettings: throughProvider((_, store) => {
    const message = 'A Merchant Center account must be connected.';
    if (store.merchant.status !== 'connected')
      return failure(400, message, { code: 'gla_setting_sync_error', data: { status: 400, message, data: {} } });
    store.setupComplete = true;
    return created(done('Successfully synchronized settings with Google.'));
  }),
  getContactInformation: throughProvider((_, store) =>
    store.merchant.id === 0 ? failure(400, 'Unable to retrieve Merchant Center account.') : ok(contactOf(store)),
  ),
  saveContactInformation: throughProvider((_, store) => {
    if (store.merchant.id === 0) return failure(400, 'Unable to update Merchant Center account.');
    store.contact = { ...store.contact, mc_address: store.contact.wc_address, is_mc_address_different: false };
    return ok(contactOf(store));
  }),
  getStoreChecks: (_, store) => ok({ ...store.storeChecks, site: store.homeUrl }),
  runStoreChecks: (_, store) => {
    store.storeChecks = { ...store.storeChecks, status: 'running' };
    return ok({ ...store.storeChecks, site: store.homeUrl });
  },
  requestVerificationCode: throughProvider(({ body }, store) => {
    const { phone_number: number, verification_method: method } = body;
    if (store.merchant.id === 0) return wrongPhone('Unable to retrieve Merchant Center account.');
    if (store.sentCodes.filter((sent) => sent.number === number).length >= phoneAttempts.max)
      return failure(429, 'Retries quota exceeded.', { reason: 'rateLimitExceeded' });
    const verificationId = `verification-${(store.lastId += 1)}`;
    store.sentCodes = [...store.sentCodes, { verificationId, number, method, tries: 0, used: false }];
    return ok({ verification_id: verificationId });
  }),
  verifyPhoneNumber: throughProvider(({ body }, store) => {
    const code = store.sentCodes.find(({ verificationId }) => verificationId === body.verification_id);
    if (!code || isGone(code, body.verification_method))
      return wrongPhone('[verificationId] The verification has expired or is unknown.');
    const isRight = body.verification_code === store.rightCode;
    markCode(store, code, isRight);
    if (!isRight) return wrongPhone('[verificationCode] Wrong code.');
    store.contact = { ...store.contact, phone_number: code.number };
    return { status: 204, body: null };
  }),
  getAudience: (_, store) => ok(store.audience),
  saveAudience: ({ body: { location, countries } }, store) => {
    const refusal = location === 'selected' || countries !== undefined ? audienceRefusal(store, countries) : null;
    if (refusal) return refusal;
    store.audience = { ...store.audience, location, countries: countries ?? null };
    return created(done('Successfully updated the Target Audience settings.'));
  },
  suggestAudience: (_, store) => ok(store.suggestedAudience),
  listCountries: ({ query }, { countryList }) =>
    ok(query.continents ? countryList : { countries: countryList.countries }),
};
