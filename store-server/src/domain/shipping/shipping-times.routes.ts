import { created, failure, ok, type Handlers } from '../../calls/handler';
import { invalidParameters } from '../../calls/framework-error';
import { countryName } from '../values/countries.rules';
import { readDocument } from '../documents/documents.store';
import type { StoreProfile } from '../documents/documents.types';
import { deleteTime, findTime, timeRows, upsertTime, type TimeRow } from './shipping.store';
import { targetCountries } from '../documents/store-profile.rules';

const wireTime = ({ country, days }: TimeRow) => ({
  country_code: country,
  time: String(days),
  country: countryName(country),
});

/** Reason why a country cannot have a time; null when it can. */
const refusalOf = (country: string, store: StoreProfile) =>
  country in targetCountries(store)
    ? null
    : invalidParameters({ country_code: `${country} is not a country that can be targeted.` });

const added = (country: string) => ({
  status: 'success',
  message: `Successfully added time for country: "${country}".`,
});

const deleted = (country: string) => ({
  status: 'success',
  message: `Successfully deleted the time for country: "${country}".`,
});

export const shippingTimesHandlers: Pick<
  Handlers,
  | 'listShippingTimes'
  | 'saveShippingTimes'
  | 'deleteShippingTimes'
  | 'saveShippingTime'
  | 'getShippingTime'
  | 'deleteShippingTime'
> = {
  listShippingTimes: async (_request, { db }) => {
    const rows = await timeRows(db);
    return rows.length === 0 ? ok([]) : ok(Object.fromEntries(rows.map((row) => [row.country, wireTime(row)])));
  },
  saveShippingTimes: async ({ body }, { db }) => {
    const store = await readDocument(db, 'store');
    const errors = [];
    const success = [];
    for (const country of body.country_codes) {
      const refusal = refusalOf(country, store);
      if (refusal) errors.push(refusal.body);
      else {
        await upsertTime(db, country, body.time);
        success.push(added(country));
      }
    }
    return created({ errors, success });
  },
  deleteShippingTimes: async ({ body }, { db }) => {
    for (const country of body.country_codes) await deleteTime(db, country);
    return ok({ errors: [], success: body.country_codes.map(deleted) });
  },
  saveShippingTime: async ({ body: { country_code, time } }, { db }) => {
    const refusal = refusalOf(country_code, await readDocument(db, 'store'));
    if (refusal) return refusal;
    await upsertTime(db, country_code, time);
    return created(added(country_code));
  },
  getShippingTime: async ({ params: { country_code } }, { db }) => {
    const row = await findTime(db, country_code);
    return row ? ok(wireTime(row)) : failure(404, { message: 'No time available.', country: country_code });
  },
  deleteShippingTime: async ({ params: { country_code } }, { db }) => {
    await deleteTime(db, country_code);
    return ok(deleted(country_code));
  },
};
