import * as z from 'zod/mini';
import {
  list,
  listOrEmpty,
  messageAnswer,
  number,
  numberOrNone,
  text,
  textOrEmpty,
  textOrNull,
} from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { limits } from './tables/limits.table';
import { amountFromCoin, countryCode, countryCodesQuery, numericId, queryList } from './schemas/request-schema';

/** The connected ads account; id 0 means none. Seconds in `created_timestamp`; it and `sub_account` exist only when the account was made through the product. Source: S3.05. */
export const adsConnectionSchema = z.object({
  id: number,
  currency: textOrNull,
  symbol: textOrEmpty,
  status: z.enum(['disconnected', 'connected', 'incomplete']),
  step: z.catch(z.optional(z.enum(['set_id', 'billing', 'link_merchant', 'conversion_action'])), undefined),
  sub_account: z.catch(z.optional(z.boolean()), undefined),
  created_timestamp: numberOrNone,
});
export type AdsConnection = z.output<typeof adsConnectionSchema>;

/** An existing ads account. */
export const adsAccountSchema = z.object({ id: number, name: textOrEmpty });
export type AdsAccount = z.output<typeof adsAccountSchema>;

/** Status outside the contract, read as `unknown`. */
const billingState = z.catch(z.enum(['approved', 'pending', 'cancelled', 'unknown']), 'unknown');

/** State of the billing setup, and the address to complete it at. Source: S3.06. */
export const billingStatusSchema = z.object({ status: billingState, billing_url: textOrNull });
export type BillingStatus = z.output<typeof billingStatusSchema>;

/** The account exists, but billing is open: creating counts as success. Source: S7.34. */
export const billingOpenSchema = z.object({ message: text, billing_url: textOrNull, billing_status: billingState });
export type BillingOpen = z.output<typeof billingOpenSchema>;

const budgetRange = z.object({ country: text, daily_budget_low: number, daily_budget_high: number });

/** Newer stores recommend one amount: a range of that amount alone. */
const oneBudget = z.pipe(
  z.object({ country: text, daily_budget: number }),
  z.transform(({ country, daily_budget }: { country: string; daily_budget: number }) => ({
    country,
    daily_budget_low: daily_budget,
    daily_budget_high: daily_budget,
  })),
);

/** Daily budgets by country, in the ads account's currency. Source: S3.15. */
export const budgetRecommendationSchema = z.object({
  currency: text,
  recommendations: listOrEmpty(z.union([budgetRange, oneBudget])),
});
export type BudgetRecommendation = z.output<typeof budgetRecommendationSchema>;

const range = z.object({ low: number, high: number });

/**
 * What a campaign may bring in a week: ranges over `stores` similar stores in the last `days` days. Beyond the reference:
 * an estimate of the sandbox, which a real store does not give.
 */
export const campaignEstimateSchema = z.object({ clicks: range, conversions: range, stores: number, days: number });
export type CampaignEstimate = z.output<typeof campaignEstimateSchema>;

const noRecommendation = z.object({
  message: text,
  currency: textOrEmpty,
  country_codes: z.optional(list(text)),
});

/** Reads that show which ads account is connected, and what runs in it. */
export const staleWithAds = [
  'getAdsConnection',
  'listAdsAccounts',
  'getBillingStatus',
  'getProviderAccess',
  'listCampaigns',
  'getCampaign',
  'recommendBudget',
  'estimateCampaign',
  'getPaidProgramsReport',
  'getPaidProductsReport',
  'listProductFeed',
  'getCountriesReport',
  'listActivity',
] as const;

/** The ads account. */
export const adsEndpoints = {
  getAdsConnection: endpoint({
    method: 'GET',
    path: '/wc/gla/ads/connection',
    answers: { 200: adsConnectionSchema },
    summary: 'Tells which ads account is connected.',
  }),
  disconnectAds: endpoint({
    method: 'DELETE',
    path: '/wc/gla/ads/connection',
    answers: { 200: messageAnswer },
    invalidates: staleWithAds,
    summary: 'Disconnects the ads account.',
  }),
  listAdsAccounts: endpoint({
    method: 'GET',
    path: '/wc/gla/ads/accounts',
    answers: { 200: listOrEmpty(adsAccountSchema) },
    summary: 'Lists the ads accounts the provider account can use.',
  }),
  connectAdsAccount: endpoint({
    method: 'POST',
    path: '/wc/gla/ads/accounts',
    body: z.optional(z.strictObject({ id: z.optional(numericId()) })),
    answers: { 200: z.object({ id: number, billing_url: textOrNull }) },
    errors: { 400: z.object({ message: text }), 428: billingOpenSchema },
    invalidates: staleWithAds,
    summary: 'Links the ads account with this id, or creates one, or continues its setup, when none is given.',
  }),
  getBillingStatus: endpoint({
    method: 'GET',
    path: '/wc/gla/ads/billing-status',
    answers: { 200: billingStatusSchema },
    summary: 'Tells whether billing of the ads account is set up.',
  }),
  completeAdsSetup: endpoint({
    method: 'POST',
    path: '/wc/gla/ads/setup/complete',
    answers: { 200: messageAnswer },
    invalidates: ['getAdsConnection', 'listCampaigns', 'listActivity'],
    summary: 'Marks the ads setup complete.',
  }),
  recommendBudget: endpoint({
    method: 'GET',
    path: '/wc/gla/ads/campaigns/budget-recommendation',
    query: countryCodesQuery,
    answers: { 200: budgetRecommendationSchema },
    errors: { 400: noRecommendation, 404: noRecommendation },
    summary: 'Recommends daily budgets for countries; 404 when there is none to give.',
  }),
  estimateCampaign: endpoint({
    method: 'GET',
    path: '/wc/gla/ads/campaigns/estimate',
    query: z.strictObject({
      country_codes: queryList(countryCode(), 1, limits.countries),
      amount: amountFromCoin(),
    }),
    answers: { 200: campaignEstimateSchema },
    errors: { 400: noRecommendation, 404: noRecommendation },
    summary: 'Estimates what a daily budget may bring in a week in countries; 404 when no store is similar.',
  }),
};
