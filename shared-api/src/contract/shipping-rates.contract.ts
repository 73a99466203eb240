import * as z from 'zod/mini';
import {
  listOrEmpty,
  messageAnswer,
  number,
  numberOrNone,
  objectOrNull,
  text,
  textOrEmpty,
} from './schemas/answer-schema';
import { endpoint } from './endpoint';
import {
  amountFromZero,
  countryCode,
  countryCodesQuery,
  currencyCode,
  idParams,
  uniqueList,
  wholeNumber,
} from './schemas/request-schema';
import { limits } from './tables/limits.table';
import { filledText } from './schemas/text-schema';

/** `{}` when empty; stores may write that as `[]`. */
export const shippingRateOptionsSchema = z.pipe(
  objectOrNull(z.object({ free_shipping_threshold: numberOrNone })),
  z.transform((options): { free_shipping_threshold?: number } =>
    options?.free_shipping_threshold === undefined ? {} : { free_shipping_threshold: options.free_shipping_threshold },
  ),
);

/** A suggested rate: it has no id yet. One country may have several. */
export const suggestedShippingRateSchema = z.object({
  country: text,
  currency: text,
  rate: number,
  options: shippingRateOptionsSchema,
});
export type SuggestedShippingRate = z.output<typeof suggestedShippingRateSchema>;

/** A saved rate of one country, in the store's currency. Source: S3.09. */
export const shippingRateSchema = z.object({
  id: text,
  country: text,
  currency: text,
  rate: number,
  options: shippingRateOptionsSchema,
});
export type ShippingRate = z.output<typeof shippingRateSchema>;

const rateId = z.union([filledText(40), z.pipe(wholeNumber(0, Number.MAX_SAFE_INTEGER), z.transform(String))]);

/** A rate to save: it replaces the one of its country. */
export const shippingRateBodySchema = z.strictObject({
  id: z.optional(rateId),
  country: countryCode(),
  currency: currencyCode(),
  rate: amountFromZero(),
  options: z.optional(z.strictObject({ free_shipping_threshold: z.optional(amountFromZero()) })),
});
export type ShippingRateBody = z.input<typeof shippingRateBodySchema>;

/** Errors of the entries of a batch: some may have failed although the status says success. */
const rateErrors = listOrEmpty(z.object({ message: textOrEmpty, id: z.optional(text), code: z.optional(text) }));

const savedRate = z.object({ status: textOrEmpty, message: textOrEmpty, rate: shippingRateSchema });
const noSuchRate = z.object({ message: text, id: z.optional(text) });
const staleRates = ['listShippingRates', 'getShippingRate', 'getSetupStatus', 'listActivity'] as const;

/** Shipping rates. */
export const shippingRatesEndpoints = {
  listShippingRates: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/shipping/rates',
    answers: { 200: listOrEmpty(shippingRateSchema) },
    summary: 'Lists the shipping rates, by country.',
  }),
  suggestShippingRates: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/shipping/rates/suggestions',
    query: countryCodesQuery,
    answers: { 200: listOrEmpty(suggestedShippingRateSchema) },
    summary: "Suggests shipping rates from the store's shipping zones.",
  }),
  saveShippingRates: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/shipping/rates/batch',
    body: z.strictObject({
      rates: uniqueList(shippingRateBodySchema, 1, limits.ids),
    }),
    answers: {
      201: z.object({
        errors: rateErrors,
        success: listOrEmpty(savedRate),
      }),
    },
    ifMatch: 'listShippingRates',
    invalidates: staleRates,
    summary: 'Saves shipping rates; entries that failed are listed although the status says success.',
  }),
  deleteShippingRates: endpoint({
    method: 'DELETE',
    path: '/wc/gla/mc/shipping/rates/batch',
    body: z.strictObject({ ids: uniqueList(rateId, 1, limits.ids) }),
    answers: {
      200: z.object({
        errors: rateErrors,
        success: listOrEmpty(messageAnswer),
      }),
    },
    ifMatch: 'listShippingRates',
    invalidates: staleRates,
    summary: 'Deletes shipping rates.',
  }),
  saveShippingRate: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/shipping/rates',
    body: shippingRateBodySchema,
    answers: { 201: savedRate },
    ifMatch: 'listShippingRates',
    invalidates: staleRates,
    summary: 'Saves one shipping rate; it replaces the one of its country.',
  }),
  getShippingRate: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/shipping/rates/{id}',
    params: idParams,
    answers: { 200: shippingRateSchema },
    errors: { 404: noSuchRate },
    summary: 'Reads one shipping rate.',
  }),
  updateShippingRate: endpoint({
    method: 'PATCH',
    path: '/wc/gla/mc/shipping/rates/{id}',
    params: idParams,
    body: shippingRateBodySchema,
    answers: { 204: z.null() },
    errors: { 404: noSuchRate },
    ifMatch: 'listShippingRates',
    invalidates: staleRates,
    summary: 'Changes one shipping rate.',
  }),
  deleteShippingRate: endpoint({
    method: 'DELETE',
    path: '/wc/gla/mc/shipping/rates/{id}',
    params: idParams,
    answers: { 200: messageAnswer },
    errors: { 404: noSuchRate },
    ifMatch: 'listShippingRates',
    invalidates: staleRates,
    summary: 'Deletes one shipping rate.',
  }),
};
