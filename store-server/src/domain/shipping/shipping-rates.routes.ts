import { currencyPrecision, fromMinorUnits, toMinorUnits } from '@listings/shared-values';
import type { Database } from '../../db/tables';
import { invalidParameters } from '../../calls/framework-error';
import { created, failure, noContent, ok, type Handlers } from '../../calls/handler';
import { readDocument } from '../documents/documents.store';
import type { StoreProfile } from '../documents/documents.types';
import { deleteRate, findRate, rateRows, upsertRate, type RateRow } from './shipping.store';
import { targetCountries } from '../documents/store-profile.rules';

const optionsOf = (threshold: number | null): { free_shipping_threshold?: number } =>
  threshold === null ? {} : { free_shipping_threshold: threshold };

function wireRate({ id, country, currency, rate, threshold }: RateRow) {
  const digits = currencyPrecision(currency);
  return {
    id: String(id),
    country,
    currency,
    rate: fromMinorUnits(rate, digits),
    options: optionsOf(threshold === null ? null : fromMinorUnits(threshold, digits)),
  };
}

/** The rates that the store's own shipping zones have for these countries. */
const suggestedRates = ({ zones, currency }: StoreProfile, countries: readonly string[]) =>
  countries.flatMap((country) =>
    zones
      .filter((zone) => zone.countries.includes(country))
      .map(({ rate, freeFrom }) => ({
        country,
        currency,
        rate: Number(rate),
        options: optionsOf(freeFrom === null ? null : Number(freeFrom)),
      })),
  );

interface RateInput {
  readonly country: string;
  readonly currency: string;
  readonly rate: number;
  readonly options?: { readonly free_shipping_threshold?: number | undefined } | undefined;
}

/** Reasons why a rate cannot be saved, by parameter; null when it can. */
function refusalOf({ country, currency }: RateInput, store: StoreProfile): Record<string, string> | null {
  if (!(country in targetCountries(store))) return { country: `${country} is not a country that can be targeted.` };
  if (currency !== store.currency) return { currency: `Rates are in the currency of the store, ${store.currency}.` };
  return null;
}

async function saveRate(db: Database, input: RateInput) {
  const digits = currencyPrecision(input.currency);
  const threshold = input.options?.free_shipping_threshold;
  const row = await upsertRate(db, {
    country: input.country,
    currency: input.currency,
    rate: toMinorUnits(input.rate, digits) ?? 0,
    threshold: threshold === undefined ? null : toMinorUnits(threshold, digits),
  });
  return {
    status: 'success',
    message: `Successfully added rate for country: "${input.country}".`,
    rate: wireRate(row),
  };
}

const DELETED = { status: 'success', message: 'Successfully deleted rate.' };

const unknownRate = (id: number | string) => ({ message: 'No rate found with the given ID.', id: String(id) });

/** Changes a rate; when it moves to another country, the rate that country had goes. */
async function changeRate(db: Database, id: number, input: RateInput): Promise<void> {
  const before = await findRate(db, id);
  if (before && before.country !== input.country) await deleteRate(db, id);
  await saveRate(db, input);
}

export const shippingRatesHandlers: Pick<
  Handlers,
  | 'listShippingRates'
  | 'suggestShippingRates'
  | 'saveShippingRates'
  | 'deleteShippingRates'
  | 'saveShippingRate'
  | 'getShippingRate'
  | 'updateShippingRate'
  | 'deleteShippingRate'
> = {
  listShippingRates: async (_request, { db }) => ok((await rateRows(db)).map(wireRate)),
  suggestShippingRates: async ({ query }, { db }) =>
    ok(suggestedRates(await readDocument(db, 'store'), query.country_codes)),
  saveShippingRates: async ({ body }, { db }) => {
    const store = await readDocument(db, 'store');
    const errors = [];
    const success = [];
    for (const rate of body.rates) {
      const refusal = refusalOf(rate, store);
      if (refusal) errors.push(invalidParameters(refusal).body);
      else success.push(await saveRate(db, rate));
    }
    return created({ errors, success });
  },
  deleteShippingRates: async ({ body }, { db }) => {
    const errors = [];
    const success = [];
    for (const id of body.ids) {
      const deleted = /^\d{1,15}$/.test(id) && (await deleteRate(db, Number(id)));
      if (deleted) success.push(DELETED);
      else errors.push(unknownRate(id));
    }
    return ok({ errors, success });
  },
  saveShippingRate: async ({ body }, { db }) => {
    const refusal = refusalOf(body, await readDocument(db, 'store'));
    return refusal ? invalidParameters(refusal) : created(await saveRate(db, body));
  },
  getShippingRate: async ({ params }, { db }) => {
    const row = await findRate(db, params.id);
    return row ? ok(wireRate(row)) : failure(404, unknownRate(params.id));
  },
  updateShippingRate: async ({ params, body }, { db }) => {
    if (!(await findRate(db, params.id))) return failure(404, unknownRate(params.id));
    const refusal = refusalOf(body, await readDocument(db, 'store'));
    if (refusal) return invalidParameters(refusal);
    await changeRate(db, params.id, body);
    return noContent();
  },
  deleteShippingRate: async ({ params }, { db }) =>
    (await deleteRate(db, params.id)) ? ok(DELETED) : failure(404, unknownRate(params.id)),
};
