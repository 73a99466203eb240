import { created, ok, type Handlers } from '../http/handler';
import { invalidParameters } from '../http/framework-error';
import { countryName } from './countries.rules';
import { readDocument } from './documents.store';
import { deleteTime, timeRows, upsertTime } from './shipping.store';
import { targetCountries } from './store-profile.rules';

export const shippingTimesHandlers: Pick<Handlers, 'listShippingTimes' | 'saveShippingTimes' | 'deleteShippingTimes'> =
  {
    listShippingTimes: async (_request, { db }) => {
      const rows = await timeRows(db);
      if (rows.length === 0) return ok([]);
      return ok(
        Object.fromEntries(
          rows.map(({ country, days }) => [
            country,
            { country_code: country, time: String(days), country: countryName(country) },
          ]),
        ),
      );
    },
    saveShippingTimes: async ({ body }, { db }) => {
      const targets = targetCountries(await readDocument(db, 'store'));
      const errors = [];
      const success = [];
      for (const country of body.country_codes) {
        if (!(country in targets)) {
          errors.push(invalidParameters({ country_code: `${country} is not a country that can be targeted.` }).body);
          continue;
        }
        await upsertTime(db, country, body.time);
        success.push({ status: 'success', message: `Successfully added time for country: "${country}".` });
      }
      return created({ errors, success });
    },
    deleteShippingTimes: async ({ body }, { db }) => {
      const success = [];
      for (const country of body.country_codes) {
        await deleteTime(db, country);
        success.push({ status: 'success', message: `Successfully deleted the time for country: "${country}".` });
      }
      return ok({ errors: [], success });
    },
  };
