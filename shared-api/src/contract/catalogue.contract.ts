import * as z from 'zod/mini';
import { listOrEmpty, number, textOrEmpty } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { idParams, numericId, page, queryList, searchWords, sortOrder, wholeNumber } from './schemas/request-schema';
import { limits } from './tables/limits.table';

/** A product of the store's catalogue. */
export const catalogueProductSchema = z.object({ id: number, name: textOrEmpty, type: textOrEmpty });
export type CatalogueProduct = z.output<typeof catalogueProductSchema>;

/** A variation; its label is made of its name and the options of its attributes. */
export const catalogueVariationSchema = z.object({
  id: number,
  name: textOrEmpty,
  attributes: listOrEmpty(z.object({ name: textOrEmpty, option: textOrEmpty })),
});
export type CatalogueVariation = z.output<typeof catalogueVariationSchema>;

const catalogueQuery = z.strictObject({
  include: z.optional(queryList(numericId(), 0, limits.ids)),
  page: page(),
  per_page: z._default(wholeNumber(1, limits.perPage), 10),
  search: z.optional(searchWords()),
  orderby: z.optional(z.enum(['date', 'id', 'include', 'title', 'popularity'])),
  order: z.optional(sortOrder()),
});

/** Reads of the store's own catalogue. Source: O7.26. */
export const catalogueEndpoints = {
  listProducts: endpoint({
    method: 'GET',
    path: '/wc-analytics/products',
    query: catalogueQuery,
    commaLists: ['include'],
    answers: { 200: listOrEmpty(catalogueProductSchema) },
    summary: 'Lists products of the catalogue.',
  }),
  listProductVariations: endpoint({
    method: 'GET',
    path: '/wc-analytics/products/{id}/variations',
    params: idParams,
    query: catalogueQuery,
    commaLists: ['include'],
    answers: { 200: listOrEmpty(catalogueVariationSchema) },
    summary: 'Lists the variations of one product.',
  }),
  listVariations: endpoint({
    method: 'GET',
    path: '/wc-analytics/variations',
    query: catalogueQuery,
    commaLists: ['include'],
    answers: { 200: listOrEmpty(catalogueVariationSchema) },
    summary: 'Lists variations of any product.',
  }),
};
