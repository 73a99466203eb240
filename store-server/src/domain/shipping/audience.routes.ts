import type { Database } from '../../db/tables';
import { created, ok, type CommonErrorReply, type Handlers } from '../../calls/handler';
import { continentList, countryList } from '../values/countries.rules';
import { readDocument, writeDocument } from '../documents/documents.store';
import { askForFirstLook } from '../documents/shop-checks.store';
import type { StoreProfile } from '../documents/documents.types';
import { siteLanguage, targetCountries } from '../documents/store-profile.rules';

/** Countries of the store's shipping zones and its own one, as far as they can be targeted. */
function suggestedCountries(store: StoreProfile): string[] {
  const targets = targetCountries(store);
  const countries = [...store.zones.flatMap((zone) => zone.countries), store.address.country];
  return [...new Set(countries)].filter((country) => country in targets);
}

const refusal = (message: string): CommonErrorReply => ({
  status: 400,
  body: {
    code: 'rest_invalid_param',
    message: 'Invalid parameter(s): countries',
    data: {
      status: 400,
      params: { countries: message },
      details: { countries: { code: 'gla_invalid_country', message, data: null } },
    },
  },
});

/** Reason why an audience cannot be saved; null when it can. */
async function refusalOf(db: Database, countries: readonly string[] | undefined): Promise<CommonErrorReply | null> {
  if (countries === undefined || countries.length === 0) return refusal('No countries provided.');
  const targets = targetCountries(await readDocument(db, 'store'));
  const unknown = countries.filter((country) => !(country in targets));
  return unknown.length === 0 ? null : refusal(`Not supported: ${unknown.join(', ')}.`);
}

export const audienceHandlers: Pick<Handlers, 'getAudience' | 'saveAudience' | 'suggestAudience' | 'listCountries'> = {
  getAudience: async (_request, { db }) => {
    const { location, countries } = await readDocument(db, 'audience');
    return ok({
      location,
      countries: countries === null ? null : [...countries],
      ...siteLanguage(await readDocument(db, 'store')),
    });
  },
  saveAudience: async ({ body }, { db, clock }) => {
    const { location, countries } = body;
    if (location === 'selected' || countries !== undefined) {
      const refused = await refusalOf(db, countries);
      if (refused) return refused;
    }
    await writeDocument(db, 'audience', { location, countries: countries ?? null });
    // Two steps before the store requirements: what is seen of the shop is there when they are reached.
    await askForFirstLook(db, clock.now());
    return created({ status: 'success', message: 'Successfully updated the Target Audience settings.' });
  },
  suggestAudience: async (_request, { db }) => {
    const store = await readDocument(db, 'store');
    return ok({ location: 'selected', countries: suggestedCountries(store), ...siteLanguage(store) });
  },
  listCountries: async ({ query }, { db }) => {
    const targets = targetCountries(await readDocument(db, 'store'));
    const countries = countryList(targets);
    return ok(query.continents ? { countries, continents: continentList(targets) } : { countries });
  },
};
