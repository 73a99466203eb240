import * as z from 'zod/mini';
import {
  flag,
  listOrEmpty,
  number,
  numberOrNone,
  numberOrZero,
  objectOrNull,
  orNull,
  text,
  textOrEmpty,
  whereGiven,
} from './schemas/answer-schema';
import { endpoint } from './endpoint';
import {
  flag as flagAsked,
  idParams,
  numericId,
  page,
  perPageOrAll,
  queryList,
  searchWords,
  sortOrder,
  uniqueList,
} from './schemas/request-schema';
import { filledText } from './schemas/text-schema';
import { limits } from './tables/limits.table';

/**
 * Products by status. `timestamp` in seconds; `scheduled_sync` is the number of waiting synchronisations. Newer stores
 * count in the background: until they are done `statistics` is null. Source: O3.04.
 */
export const productStatisticsSchema = z.object({
  timestamp: number,
  statistics: objectOrNull(
    z.object({
      active: numberOrZero,
      expiring: numberOrZero,
      pending: numberOrZero,
      disapproved: numberOrZero,
      not_synced: numberOrZero,
    }),
  ),
  scheduled_sync: numberOrZero,
});
export type ProductStatistics = z.output<typeof productStatisticsSchema>;

export const issueTypeSchema = z.enum(['account', 'product']);
export type IssueType = z.output<typeof issueTypeSchema>;

/** An issue of the account or of a product; `product_id` is absent for the account. Source: O3.01. */
export const issueSchema = z.object({
  type: issueTypeSchema,
  product_id: numberOrNone,
  product: textOrEmpty,
  issue: textOrEmpty,
  code: textOrEmpty,
  action: textOrEmpty,
  action_url: textOrEmpty,
  severity: z.catch(z.enum(['warning', 'error']), 'error'),
  applicable_countries: listOrEmpty(text),
});
export type Issue = z.output<typeof issueSchema>;

/**
 * The issues of one cause: those with the same code and the same words. `products` have it, `product` is the first of them
 * by name. Beyond the reference.
 */
export const issueCauseSchema = z.object({
  code: textOrEmpty,
  issue: textOrEmpty,
  action: textOrEmpty,
  action_url: textOrEmpty,
  severity: z.catch(z.enum(['warning', 'error']), 'error'),
  products: number,
  product_id: number,
  product: textOrEmpty,
});
export type IssueCause = z.output<typeof issueCauseSchema>;

/**
 * One page of issues. Warnings are left out while there is an error. `filtered`: the store knows the filter by product and
 * has applied it; a store that does not, answers as if it had not been given. `causes`: all issues by cause, worst first,
 * where they were asked for and the store groups them.
 */
export const issueListSchema = z.object({
  issues: listOrEmpty(issueSchema),
  total: numberOrZero,
  page: numberOrZero,
  filtered: z.catch(z.optional(z.boolean()), undefined),
  causes: z.catch(z.optional(z.array(issueCauseSchema).check(z.maxLength(limits.causes))), undefined),
});
export type IssueList = z.output<typeof issueListSchema>;

/** Where the provider shows a product: without cost, or in the ads of a campaign. */
const feedPlaceSchema = z.enum(['free_listings', 'ads']);
export type FeedPlace = z.output<typeof feedPlaceSchema>;

/**
 * A product of the feed. `status` is a merchant status, else a sync status. Source: O3.02, O3.03. `sent_at` (seconds, null for
 * never) and `places` are there where they were asked for and the store knows them.
 */
export const productFeedItemSchema = z.object({
  id: number,
  title: textOrEmpty,
  visible: flag,
  status: textOrEmpty,
  errors: listOrEmpty(text),
  sent_at: whereGiven(z.nullable(number)),
  places: whereGiven(z.array(feedPlaceSchema)),
});
export type ProductFeedItem = z.output<typeof productFeedItemSchema>;

/**
 * One page of products. `filtered`: the store knows the filters by status, visibility and cause and has applied them; a
 * store that does not, answers as if they had not been given.
 */
export const productFeedSchema = z.object({
  products: listOrEmpty(productFeedItemSchema),
  total: numberOrZero,
  page: numberOrZero,
  filtered: z.catch(z.optional(z.boolean()), undefined),
});
export type ProductFeed = z.output<typeof productFeedSchema>;

/**
 * What is sent of one offer, by the provider's names of attributes (`image_link`); an attribute that it wants and that is
 * not sent has an empty value. A product without variations is one offer.
 */
export const productOfferSchema = z.object({
  id: textOrEmpty,
  title: textOrEmpty,
  attributes: listOrEmpty(z.object({ name: textOrEmpty, value: textOrEmpty })),
});
export type ProductOffer = z.output<typeof productOfferSchema>;

/**
 * A moment in a product's time at the provider, in seconds. `event` is a status that it got, or `sent`, `shown`, `hidden`,
 * `changed`.
 */
export const productEventSchema = z.object({ at: number, event: textOrEmpty });
export type ProductEvent = z.output<typeof productEventSchema>;

/**
 * One product as the provider gets it. `sent_at`: since when the provider has its present form, in seconds; null while it
 * has none. `history`: the newest first, no more than the newest twenty. Beyond the reference.
 */
export const feedProductSchema = z.object({
  id: number,
  sent_at: orNull(number),
  offers: listOrEmpty(productOfferSchema),
  history: listOrEmpty(productEventSchema),
});
export type FeedProduct = z.output<typeof feedProductSchema>;

/** The statuses to filter by; `not_synced` stands for both ways it is written. Beyond the reference. */
const feedStatusSchema = z.enum([
  'approved',
  'partially_approved',
  'expiring',
  'pending',
  'disapproved',
  'not_synced',
  'synced',
  'has-errors',
]);
export type FeedStatus = z.output<typeof feedStatusSchema>;

const feedVisibilitySchema = z.enum(['shown', 'hidden']);
export type FeedVisibility = z.output<typeof feedVisibilitySchema>;

/** Ids of the products that were changed, and of those that could not be. */
export const visibilityResultSchema = z.object({ success: listOrEmpty(number), errors: listOrEmpty(text) });
export type VisibilityResult = z.output<typeof visibilityResultSchema>;

/** The account review. `cooldown` is the time in milliseconds from which one may ask again, 0 = now. A null status is unknown. Source: O3.05. */
export const reviewStatusSchema = z.object({
  status: z.catch(
    z.nullable(z.enum(['ONBOARDING', 'DISAPPROVED', 'WARNING', 'UNDER_REVIEW', 'PENDING_REVIEW', 'APPROVED'])),
    null,
  ),
  cooldown: numberOrZero,
  issues: listOrEmpty(text),
  reviewEligibleRegions: listOrEmpty(text),
});
export type ReviewStatus = z.output<typeof reviewStatusSchema>;

/** Products at the provider: statistics, issues, feed and review. */
export const productFeedEndpoints = {
  getProductStatistics: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/product-statistics',
    answers: { 200: productStatisticsSchema },
    summary: 'Counts the products by status.',
  }),
  refreshProductStatistics: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/product-statistics/refresh',
    answers: { 200: productStatisticsSchema },
    summary: 'Counts the products by status, without a kept count.',
  }),
  listAllIssues: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/issues',
    query: z.strictObject({ page: page(), per_page: perPageOrAll(0) }),
    answers: { 200: issueListSchema },
    summary: 'Lists the issues of account and products together.',
  }),
  listIssues: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/issues/{issue_type}',
    params: z.strictObject({ issue_type: issueTypeSchema }),
    // `product_id`, and `causes` for the issues by cause beside the page: beyond the reference.
    query: z.strictObject({
      page: page(),
      per_page: perPageOrAll(0),
      product_id: z.optional(numericId()),
      causes: z.optional(flagAsked()),
    }),
    answers: { 200: issueListSchema },
    summary: 'Lists the issues of the account, of the products, or of one product.',
  }),
  listProductFeed: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/product-feed',
    query: z.strictObject({
      page: page(),
      per_page: perPageOrAll(0),
      orderby: z._default(z.enum(['title', 'id', 'visible', 'status']), 'title'),
      order: z._default(sortOrder(), 'asc'),
      search: z.optional(searchWords()),
      ids: z.optional(queryList(numericId(), 0, limits.ids)),
      // Any of the statuses; `cause` is the code and the words of an issue with a colon between. Beyond the reference.
      status: z.optional(queryList(feedStatusSchema, 1, feedStatusSchema.options.length)),
      visibility: z.optional(feedVisibilitySchema),
      cause: z.optional(filledText(limits.causeKey)),
      // When each product was sent and where it is shown, too. Beyond the reference.
      details: z.optional(flagAsked()),
    }),
    commaLists: ['ids', 'status'],
    answers: { 200: productFeedSchema },
    summary: 'Lists the products with their visibility and status.',
  }),
  getFeedProduct: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/product-feed/{id}',
    params: idParams,
    answers: { 200: feedProductSchema },
    summary: 'Reads one product as the provider gets it, with what became of it.',
  }),
  updateProductVisibility: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/product-visibility',
    body: z.strictObject({ ids: uniqueList(numericId(), 1, limits.ids), visible: z.boolean() }),
    answers: { 200: visibilityResultSchema },
    errors: { 400: visibilityResultSchema },
    invalidates: ['listProductFeed', 'getFeedProduct', 'listIssues', 'getProductStatistics', 'listActivity'],
    summary: 'Shows or hides products.',
  }),
  getReview: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/review',
    answers: { 200: reviewStatusSchema },
    summary: "Reads the account's review status.",
  }),
  requestReview: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/review',
    answers: { 200: reviewStatusSchema },
    // Nothing is shown while the account is refused.
    invalidates: ['getReview', 'listProductFeed', 'listActivity'],
    summary: 'Asks for a review of the account.',
  }),
};
