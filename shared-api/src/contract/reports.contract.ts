import * as z from 'zod/mini';
import {
  flag,
  listOrEmpty,
  longListOrEmpty,
  number,
  numberOrZero,
  recordOf,
  text,
  textOrEmpty,
  textOrNull,
} from './schemas/answer-schema';
import { campaignStatusSchema } from './campaigns.contract';
import { endpoint } from './endpoint';
import { dayInStore } from './schemas/day-schema';
import { queryList, sortOrder, wholeNumber } from './schemas/request-schema';
import { limits } from './tables/limits.table';
import { filledText } from './schemas/text-schema';

/** Figures of the free listings. */
export const freeFields = ['clicks', 'impressions'] as const;
/** Figures of the paid campaigns, in the order they are shown. */
export const paidFields = ['sales', 'conversions', 'spend', 'clicks', 'impressions'] as const;
export type FreeField = (typeof freeFields)[number];
export type PaidField = (typeof paidFields)[number];

const areNumbers = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(Number.isFinite);

/** A report has thousands of figures: what is numbers already is not looked at one by one by a schema. */
const plainFigures = z.custom<Record<string, number>>(areNumbers);

/** The asked figures; those that were not asked are absent. `sales` and `spend` in the ads account's currency. */
export const figuresSchema = z.union([plainFigures, recordOf(numberOrZero)]);
export type Figures = z.output<typeof figuresSchema>;

/** Figures of one interval; the id of a day is `YYYY-MM-DD`. Days without data are absent. */
export const reportIntervalSchema = z.object({ interval: text, subtotals: figuresSchema });
export type ReportInterval = z.output<typeof reportIntervalSchema>;

/** Figures of one product; its id is the product id with the prefix `gla_`. */
export const reportProductSchema = z.object({ id: text, name: textOrEmpty, subtotals: figuresSchema });
export type ReportProduct = z.output<typeof reportProductSchema>;

/** Figures of one campaign. */
export const reportCampaignSchema = z.object({
  id: number,
  name: textOrEmpty,
  status: campaignStatusSchema,
  isConverted: flag,
  subtotals: figuresSchema,
});
export type ReportCampaign = z.output<typeof reportCampaignSchema>;

/** An entry of a report that has nothing but these texts and figures that are numbers. */
const isPlain =
  (...texts: readonly ('id' | 'name' | 'interval')[]) =>
  (entry: unknown): boolean => {
    if (typeof entry !== 'object' || entry === null || Object.keys(entry).length !== texts.length + 1) return false;
    const fields: { readonly [K in (typeof texts)[number] | 'subtotals']?: unknown } = entry;
    const isText = (value: unknown): boolean => typeof value === 'string' && value.length <= limits.answerText;
    return texts.every((name) => isText(fields[name])) && areNumbers(fields.subtotals);
  };

/**
 * `whole`: totals and intervals are those of all rows, on every page. Without it a store sums the rows of the page it
 * answers with, where a row is one program or product, on one day where intervals are asked for: such pages have to be
 * summed up.
 */
const shared = {
  products: longListOrEmpty(reportProductSchema, isPlain('id', 'name')),
  intervals: longListOrEmpty(reportIntervalSchema, isPlain('interval')),
  totals: figuresSchema,
  next_page: textOrNull,
  whole: z.catch(z.optional(z.boolean()), undefined),
};

/** A report about the free listings; `free_listings` has one entry or none. Source: O3.12. */
export const freeReportSchema = z.object({
  free_listings: listOrEmpty(z.object({ subtotals: figuresSchema })),
  ...shared,
});
export type FreeReport = z.output<typeof freeReportSchema>;

/** A report about the paid campaigns. */
export const paidReportSchema = z.object({ campaigns: listOrEmpty(reportCampaignSchema), ...shared });
export type PaidReport = z.output<typeof paidReportSchema>;

/**
 * Orders of the store by day, whatever brought them; days without any are absent. Revenue in the store's `currency`.
 * Beyond the reference: played by the sandbox, absent in front of a real store.
 */
export const storeOrdersSchema = z.object({
  currency: textOrEmpty,
  days: listOrEmpty(z.object({ day: text, orders: number, revenue: number })),
});
export type StoreOrders = z.output<typeof storeOrdersSchema>;

/**
 * Figures of a report by country (ISO 3166-1 alpha-2), countries without any are absent; `totals` of all of them. Amounts
 * in the ads account's currency. Beyond the reference: played by the sandbox, absent in front of a real store.
 */
export const countriesReportSchema = z.object({
  countries: listOrEmpty(z.object({ country: text, subtotals: figuresSchema })),
  totals: figuresSchema,
});
export type CountriesReport = z.output<typeof countriesReportSchema>;

const reportQuery = <const F extends readonly [string, ...string[]], const I extends readonly [string, ...string[]]>(
  fields: F,
  intervals: I,
) =>
  z.strictObject({
    after: z.optional(dayInStore()),
    before: z.optional(dayInStore()),
    /** Campaign ids, or product ids with their prefix. */
    ids: z.optional(queryList(z.string().check(z.regex(/^[\w-]{1,50}$/)), 0, limits.ids)),
    fields: z.optional(queryList(z.enum(fields), 0, 10)),
    order: z._default(sortOrder(), 'desc'),
    orderby: z.optional(z.enum(fields)),
    interval: z.optional(z.enum(intervals)),
    per_page: z._default(wholeNumber(1, limits.reportPerPage), limits.reportPerPageDefault),
    next_page: z.optional(filledText(500)),
  });

const freeQuery = reportQuery(freeFields, ['day']);
const paidQuery = reportQuery(paidFields, ['day', 'week', 'month', 'quarter', 'year']);
/** Filters of a report on the free listings. */
export type FreeReportQuery = z.input<typeof freeQuery>;
/** Filters of a report on the paid campaigns. */
export type PaidReportQuery = z.input<typeof paidQuery>;

const reportError = z.object({
  message: text,
  errors: z.optional(recordOf(z.unknown())),
  report_type: z.optional(text),
  report_query_args: z.optional(z.unknown()),
});

/** Reports. */
export const reportsEndpoints = {
  getFreeProgramsReport: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/reports/programs',
    query: freeQuery,
    answers: { 200: freeReportSchema },
    errors: { 400: reportError },
    summary: 'Reports on the free listings as a whole.',
  }),
  getFreeProductsReport: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/reports/products',
    query: freeQuery,
    answers: { 200: freeReportSchema },
    errors: { 400: reportError },
    summary: 'Reports on the free listings by product.',
  }),
  getPaidProgramsReport: endpoint({
    method: 'GET',
    path: '/wc/gla/ads/reports/programs',
    query: paidQuery,
    answers: { 200: paidReportSchema },
    errors: { 400: reportError },
    summary: 'Reports on the paid campaigns.',
  }),
  getPaidProductsReport: endpoint({
    method: 'GET',
    path: '/wc/gla/ads/reports/products',
    query: paidQuery,
    answers: { 200: paidReportSchema },
    errors: { 400: reportError },
    summary: 'Reports on the paid campaigns by product.',
  }),
  getStoreOrders: endpoint({
    method: 'GET',
    path: '/wc/gla/store/orders',
    query: z.strictObject({ after: dayInStore(), before: dayInStore() }),
    answers: { 200: storeOrdersSchema },
    summary: "Counts the store's orders by day, to stand beside the figures of reports.",
  }),
  getCountriesReport: endpoint({
    method: 'GET',
    path: '/wc/gla/reports/countries',
    query: z.strictObject({
      source: z.enum(['free', 'paid']),
      after: dayInStore(),
      before: dayInStore(),
      /** Campaign ids; of all campaigns when absent. */
      ids: z.optional(queryList(z.string().check(z.regex(/^\d{1,15}$/)), 0, limits.ids)),
    }),
    answers: { 200: countriesReportSchema },
    summary: 'Reports on the free listings, or on the paid campaigns, by country.',
  }),
};
