import * as z from 'zod/mini';
import { listOrEmpty, number, numberOrNone, textOrEmpty, whereGiven } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { idParams, numericId, page, queryList, searchWords, sortOrder, wholeNumber } from './schemas/request-schema';
import { limits } from './tables/limits.table';

/**
 * A product of the store's catalogue. `price` is what it costs now, in the store's currency, the lowest of a variable product's;
 * `stock_quantity` is absent where the store does not count it. A store that keeps one of the facts to itself leaves it out.
 */
export const catalogueProductSchema = z.object({
  id: number,
  name: textOrEmpty,
  type: textOrEmpty,
  sku: whereGiven(z.string()),
  price: numberOrNone,
  stock_status: whereGiven(z.enum(['instock', 'outofstock', 'onbackorder'])),
  stock_quantity: numberOrNone,
  images: whereGiven(z.array(z.object({ src: z.string(), thumbnail: whereGiven(z.string()) }))),
});
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
