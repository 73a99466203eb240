import * as z from 'zod/mini';
import { list, listOrEmpty, messageAnswer, orNull, recordOf, text, textOrEmpty } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { countryCode, flag, uniqueList } from './schemas/request-schema';
import { limits } from './tables/limits.table';
import { text as boundedText } from './schemas/text-schema';

export const audienceLocationSchema = z.enum(['all', 'selected']);
export type AudienceLocation = z.output<typeof audienceLocationSchema>;

/** The target audience; `location` and `countries` are null until saved. `language` is the site language's own name. Source: S3.08. */
export const audienceSchema = z.object({
  location: orNull(audienceLocationSchema),
  countries: orNull(list(text)),
  locale: textOrEmpty,
  language: textOrEmpty,
});
export type Audience = z.output<typeof audienceSchema>;

/** The audience to save. The server refuses an empty list in words of its own; locale and language are taken and ignored. */
export const audienceBodySchema = z.strictObject({
  location: audienceLocationSchema,
  countries: z.optional(uniqueList(countryCode(), 0, limits.countries)),
  locale: z.optional(boundedText(50)),
  language: z.optional(boundedText(200)),
});

/** A country that can be targeted. */
export const countrySchema = z.object({ name: text, currency: textOrEmpty });
export type Country = z.output<typeof countrySchema>;

/** A continent and the codes of its countries that can be targeted. */
export const continentSchema = z.object({ name: text, countries: listOrEmpty(text) });
export type Continent = z.output<typeof continentSchema>;

/** Countries by code, sorted by name, and continents by code. `SA` is a code of both kinds. Source: S7.21. */
export const countryListSchema = z.object({
  countries: recordOf(countrySchema),
  continents: z.optional(recordOf(continentSchema)),
});
export type CountryList = z.output<typeof countryListSchema>;

/** Audience and countries. */
export const audienceEndpoints = {
  getAudience: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/target_audience',
    answers: { 200: audienceSchema },
    summary: 'Reads the target audience.',
  }),
  saveAudience: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/target_audience',
    body: audienceBodySchema,
    answers: { 201: messageAnswer },
    // Saving has the store's first look at the shop begun.
    ifMatch: 'getAudience',
    invalidates: ['getAudience', 'getSetupStatus', 'getStoreChecks', 'getCountriesReport', 'listActivity'],
    summary: 'Saves the target audience.',
  }),
  suggestAudience: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/target_audience/suggestions',
    answers: { 200: audienceSchema },
    summary: "Suggests an audience from the store's shipping zones.",
  }),
  listCountries: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/countries',
    query: z.strictObject({ continents: z._default(flag(), false) }),
    answers: { 200: countryListSchema },
    summary: 'Lists the countries that can be targeted, and their continents on request.',
  }),
};
