import * as z from 'zod/mini';
import { listOrEmpty, messageAnswer, number, text, textOrEmpty } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { accountIdBody, numericId } from './schemas/request-schema';

/** Steps of setting up a merchant account, in order; the server resumes at the first unfinished one. */
export const merchantStepSchema = z.enum(['set_id', 'verify', 'link', 'claim']);

/** The connected merchant account; id 0 means none. Source: S3.03. */
export const merchantConnectionSchema = z.object({
  id: number,
  status: z.enum(['disconnected', 'connected', 'incomplete']),
  step: z.catch(z.optional(merchantStepSchema), undefined),
});
export type MerchantConnection = z.output<typeof merchantConnectionSchema>;

/** An existing merchant account; creating and connecting fill the id only. Source: S3.03. */
export const merchantAccountSchema = z.object({
  id: number,
  subaccount: z.optional(z.nullable(z.boolean())),
  name: textOrEmpty,
  domain: textOrEmpty,
});
export type MerchantAccount = z.output<typeof merchantAccountSchema>;

/** The store's URL is claimed by another account. URLs are without protocol. An ordinary 403 has no `website_url`. Source: decisions 12. */
export const urlClaimedSchema = z.object({ message: text, id: z.optional(number), website_url: z.optional(text) });

/** The chosen account has claimed another URL. */
export const urlMismatchSchema = z.object({
  message: text,
  id: z.optional(number),
  claimed_url: z.optional(text),
  new_url: z.optional(text),
});

/** The new account is not ready yet: ask again with its id after `retry_after` seconds. Source: decisions 13. */
export const accountNotReadySchema = z.object({
  message: text,
  id: z.optional(number),
  retry_after: z.optional(number),
});

/**
 * State of the merchant setup: it continues at `step`; `unknown` stands for a step of another version. Source: S3.16.
 */
export const setupStatusSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('complete') }),
  z.object({
    status: z.literal('incomplete'),
    step: z.catch(
      z.enum(['accounts', 'target_audience', 'shipping_and_taxes', 'store_requirements', 'unknown']),
      'unknown',
    ),
  }),
]);
export type SetupStatus = z.output<typeof setupStatusSchema>;

const staleOnConnect = [
  'getMerchantConnection',
  'listMerchantAccounts',
  'getSetupStatus',
  'getContactInformation',
  'getProviderAccess',
  'listActivity',
] as const;

/** Reads that show what was set up for the merchant account. */
export const staleWithMerchant = [
  ...staleOnConnect,
  'getSettings',
  'getAudience',
  'suggestAudience',
  'listShippingRates',
  'listShippingTimes',
  'getProductStatistics',
  'listIssues',
  'listProductFeed',
  'getFeedProduct',
  'getReview',
  'getFreeProgramsReport',
  'getFreeProductsReport',
  'getCountriesReport',
] as const;

/** The merchant account. */
export const merchantEndpoints = {
  getMerchantConnection: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/connection',
    answers: { 200: merchantConnectionSchema },
    summary: 'Tells which merchant account is connected.',
  }),
  disconnectMerchant: endpoint({
    method: 'DELETE',
    path: '/wc/gla/mc/connection',
    answers: { 200: messageAnswer },
    invalidates: staleWithMerchant,
    summary: 'Disconnects the merchant account and clears audience, settings, shipping rates and times.',
  }),
  listMerchantAccounts: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/accounts',
    answers: { 200: listOrEmpty(merchantAccountSchema) },
    summary: 'Lists the merchant accounts the provider account can use.',
  }),
  connectMerchantAccount: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/accounts',
    body: z.optional(z.strictObject({ id: z.optional(numericId()) })),
    answers: { 200: merchantAccountSchema },
    errors: { 403: urlClaimedSchema, 406: urlClaimedSchema, 409: urlMismatchSchema, 503: accountNotReadySchema },
    invalidates: staleOnConnect,
    summary: 'Connects the merchant account with this id, or creates one when none is given.',
  }),
  reclaimUrl: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/accounts/claim-overwrite',
    body: accountIdBody,
    answers: { 200: merchantAccountSchema },
    errors: { 403: urlClaimedSchema },
    invalidates: staleOnConnect,
    summary: 'Takes the claim of the store URL from another merchant account.',
  }),
  switchUrl: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/accounts/switch-url',
    body: z.optional(z.strictObject({ id: z.optional(numericId()) })),
    answers: { 200: merchantAccountSchema },
    errors: { 403: urlClaimedSchema },
    invalidates: staleOnConnect,
    summary: "Changes the merchant account's URL to the store's.",
  }),
  getSetupStatus: endpoint({
    method: 'GET',
    path: '/wc/gla/mc/setup',
    answers: { 200: setupStatusSchema },
    summary: 'Tells at which step the merchant setup stands.',
  }),
};
