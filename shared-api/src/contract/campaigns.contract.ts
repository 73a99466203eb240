import * as z from 'zod/mini';
import { listOrEmpty, number, recordOf, text, textOrEmpty } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { amountAboveZero, countryCode, flag, idParams, uniqueList } from './schemas/request-schema';
import { limits } from './tables/limits.table';
import { filledText } from './schemas/text-schema';

/** Status of a campaign; `unknown` stands for any word the contract does not know. */
export const campaignStatusSchema = z.catch(z.enum(['enabled', 'paused', 'removed', 'unknown']), 'unknown');
export type CampaignStatus = z.output<typeof campaignStatusSchema>;

/** A paid campaign. `amount` is the daily budget in the ads account's currency. An empty `targeted_locations` marks a legacy campaign of the one `country`. Source: S3.14, O3.09. */
export const campaignSchema = z.object({
  id: number,
  name: textOrEmpty,
  status: campaignStatusSchema,
  type: textOrEmpty,
  amount: number,
  country: textOrEmpty,
  targeted_locations: listOrEmpty(text),
});
export type Campaign = z.output<typeof campaignSchema>;

/** Error texts of the provider by code. */
const providerErrors = z.optional(recordOf(z.unknown()));
const campaignError = z.object({ message: text, errors: providerErrors, id: z.optional(number) });
const done = z.object({ status: textOrEmpty, message: textOrEmpty, id: number });
/** Products are shown in ads while a campaign runs. */
const stale = ['listCampaigns', 'getCampaign', 'getPaidProgramsReport', 'listProductFeed', 'listActivity'] as const;

/** Paid campaigns. */
export const campaignsEndpoints = {
  listCampaigns: endpoint({
    method: 'GET',
    path: '/wc/gla/ads/campaigns',
    query: z.strictObject({ exclude_removed: z._default(flag(), true) }),
    answers: { 200: listOrEmpty(campaignSchema) },
    summary: 'Lists the campaigns, with the removed ones on request.',
  }),
  createCampaign: endpoint({
    method: 'POST',
    path: '/wc/gla/ads/campaigns',
    body: z.strictObject({
      amount: amountAboveZero(),
      targeted_locations: uniqueList(countryCode(), 1, limits.countries),
      name: z.optional(filledText(255)),
    }),
    answers: { 200: campaignSchema },
    errors: { 400: campaignError },
    invalidates: stale,
    summary: 'Creates a campaign.',
  }),
  getCampaign: endpoint({
    method: 'GET',
    path: '/wc/gla/ads/campaigns/{id}',
    params: idParams,
    answers: { 200: campaignSchema },
    errors: { 404: campaignError },
    summary: 'Reads one campaign.',
  }),
  updateCampaign: endpoint({
    method: 'PATCH',
    path: '/wc/gla/ads/campaigns/{id}',
    params: idParams,
    body: z.strictObject({
      name: z.optional(filledText(255)),
      status: z.optional(z.enum(['enabled', 'paused'])),
      amount: z.optional(amountAboveZero()),
    }),
    answers: { 200: done },
    errors: {
      400: z.object({ message: text, status: z.optional(text), errors: providerErrors, id: z.optional(number) }),
    },
    ifMatch: 'getCampaign',
    invalidates: stale,
    summary: 'Changes name, status or daily budget of a campaign.',
  }),
  deleteCampaign: endpoint({
    method: 'DELETE',
    path: '/wc/gla/ads/campaigns/{id}',
    params: idParams,
    answers: { 200: done },
    errors: { 400: campaignError },
    ifMatch: 'getCampaign',
    invalidates: stale,
    summary: 'Removes a campaign.',
  }),
};
