import * as z from 'zod/mini';
import { list, listOrEmpty, messageAnswer, number, text, textOrEmpty } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { countryCode, countryParams, uniqueList, wholeNumber } from './schemas/request-schema';
import { limits } from './tables/limits.table';

/** The shipping time of one country, in days. Source: S3.10. */
export interface ShippingTime {
  readonly countryCode: string;
  readonly time: number;
}

const wireTime = z.object({ country_code: text, time: number, country: textOrEmpty });

/** A shipping time of one country. */
export const shippingTimeSchema = z.pipe(
  wireTime,
  z.transform(({ country_code, time }): ShippingTime => ({ countryCode: country_code, time })),
);

/** Over the wire the times are keyed by country, or `[]`, false or null when there are none; callers get a list. */
export const shippingTimesSchema = z.pipe(
  z.nullable(z.union([z.record(z.string(), wireTime), list(wireTime), z.literal([false, ''])])),
  z.transform((times): ShippingTime[] =>
    Object.values(times || []).map(({ country_code, time }) => ({ countryCode: country_code, time })),
  ),
);

/** Results for the countries of a batch. */
export const shippingTimesBatchSchema = z.object({
  errors: listOrEmpty(z.object({ message: textOrEmpty, code: z.optional(text) })),
  success: listOrEmpty(messageAnswer),
});

const staleTimes = ['listShippingTimes', 'getShippingTime', 'getSetupStatus', 'listActivity'] as const;

/** Shipping times. */
export const shippingTimesEndpoints = {
  listShippingTimes: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/shipping/times',
    answers: { 200: shippingTimesSchema },
    summary: 'Lists the shipping times, by country.',
  }),
  saveShippingTimes: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/shipping/times/batch',
    body: z.strictObject({
      country_codes: uniqueList(countryCode(), 0, limits.countries),
      time: wholeNumber(0, limits.shippingTime),
    }),
    answers: { 201: shippingTimesBatchSchema },
    ifMatch: 'listShippingTimes',
    invalidates: staleTimes,
    summary: 'Saves one shipping time for several countries.',
  }),
  deleteShippingTimes: endpoint({
    method: 'DELETE',
    path: '/wc/gla/mc/shipping/times/batch',
    body: z.strictObject({ country_codes: uniqueList(countryCode(), 1, limits.countries) }),
    answers: { 200: shippingTimesBatchSchema },
    ifMatch: 'listShippingTimes',
    invalidates: staleTimes,
    summary: 'Deletes the shipping times of several countries.',
  }),
  saveShippingTime: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/shipping/times',
    body: z.strictObject({ country_code: countryCode(), time: wholeNumber(0, limits.shippingTime) }),
    answers: { 201: messageAnswer },
    ifMatch: 'listShippingTimes',
    invalidates: staleTimes,
    summary: 'Saves the shipping time of one country.',
  }),
  getShippingTime: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/shipping/times/{country_code}',
    params: countryParams,
    answers: { 200: shippingTimeSchema },
    errors: { 404: z.object({ message: text, country: z.optional(text) }) },
    summary: 'Reads the shipping time of one country.',
  }),
  deleteShippingTime: endpoint({
    method: 'DELETE',
    path: '/wc/gla/mc/shipping/times/{country_code}',
    params: countryParams,
    answers: { 200: messageAnswer },
    ifMatch: 'listShippingTimes',
    invalidates: staleTimes,
    summary: 'Deletes the shipping time of one country.',
  }),
};
