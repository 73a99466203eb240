import * as z from 'zod/mini';
import { flag, messageAnswer, textOrEmpty } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { flag as requestFlag } from './schemas/request-schema';
import { limits } from './tables/limits.table';
import { text as boundedText } from './schemas/text-schema';

export const shippingRateOptionSchema = z.enum(['automatic', 'flat', 'manual']);
export const shippingTimeOptionSchema = z.enum(['flat', 'manual']);
export const taxRateOptionSchema = z.enum(['destination', 'manual']);
export type ShippingRateOption = z.output<typeof shippingRateOptionSchema>;
export type ShippingTimeOption = z.output<typeof shippingTimeOptionSchema>;
export type TaxRateOption = z.output<typeof taxRateOptionSchema>;

/** An option as a store holds it: null until chosen, and in the store's own words where it is none of ours. */
export type StoredOption<K extends string> = K | (string & Record<never, never>) | null;

/** Text of a stored value of any type; an empty one (`''`, 0, false) was never chosen. */
const inWords = (held: unknown): string | null => {
  if (!held) return null;
  return (typeof held === 'string' ? held : JSON.stringify(held)).slice(0, limits.answerText);
};

/** Stored option; one outside the contract is kept, so that it can be shown to an admin. */
const storedOption = <K extends string>(option: z.ZodMiniType<K>) =>
  z.pipe(
    z.optional(z.catch(z.nullable(z.union([option, boundedText(limits.answerText)])), ({ value }) => inWords(value))),
    z.transform((held: string | null | undefined): StoredOption<K> => held || null),
  );

/** The merchant settings; the three options are null until chosen, or what the store holds instead. Source: S3.07, O3.14. */
export const settingsSchema = z.object({
  shipping_rate: storedOption(shippingRateOptionSchema),
  shipping_time: storedOption(shippingTimeOptionSchema),
  tax_rate: storedOption(taxRateOptionSchema),
  website_live: flag,
  checkout_process_secure: flag,
  payment_methods_visible: flag,
  refund_tos_visible: flag,
  contact_info_visible: flag,
});
export type Settings = z.output<typeof settingsSchema>;

/** The settings of a store in which nothing was chosen yet: no option, no flag. */
export const defaultSettings = (): Settings => settingsSchema.parse({});

const choice = <S extends z.ZodMiniType>(option: S) => z.optional(z.nullable(option));

/** Settings to save: a missing or null key keeps the stored value; the last two keys and unknown ones are ignored. */
export const settingsChangeSchema = z.object({
  shipping_rate: choice(shippingRateOptionSchema),
  shipping_time: choice(shippingTimeOptionSchema),
  tax_rate: choice(taxRateOptionSchema),
  website_live: choice(requestFlag()),
  checkout_process_secure: choice(requestFlag()),
  payment_methods_visible: choice(requestFlag()),
  refund_tos_visible: choice(requestFlag()),
  contact_info_visible: choice(requestFlag()),
  offer_free_shipping: choice(requestFlag()),
  shipping_country_rates: z.optional(z.unknown()),
});
export type SettingsChange = z.input<typeof settingsChangeSchema>;

/** The merchant settings. */
export const settingsEndpoints = {
  getSettings: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/settings',
    answers: { 200: settingsSchema },
    summary: 'Reads the merchant settings.',
  }),
  saveSettings: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/settings',
    body: settingsChangeSchema,
    answers: { 200: z.object({ status: textOrEmpty, message: textOrEmpty, data: settingsSchema }) },
    ifMatch: 'getSettings',
    invalidates: ['getSettings', 'getSetupStatus', 'listActivity'],
    summary: 'Saves the given merchant settings and keeps the others.',
  }),
  syncSettings: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/settings/sync',
    answers: { 201: messageAnswer },
    invalidates: [
      'getSetupStatus',
      'getContactInformation',
      'getProductStatistics',
      'listIssues',
      'listProductFeed',
      'getFeedProduct',
      'getReview',
      'getFreeProgramsReport',
      'getFreeProductsReport',
      'getCountriesReport',
      'listActivity',
    ],
    summary: 'Sends the settings to the provider and marks the merchant setup complete.',
  }),
};
