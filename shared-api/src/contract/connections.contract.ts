import * as z from 'zod/mini';
import { recordOf } from './schemas/answer-schema';
import { endpoint } from './endpoint';

/** Answers of the four single calls by their route; the failed ones are under `errors`. */
export const disconnectAllSchema = z.object({ errors: recordOf(z.unknown()), responses: recordOf(z.unknown()) });
export type DisconnectAll = z.output<typeof disconnectAllSchema>;

/** All connections together. */
export const connectionsEndpoints = {
  disconnectAll: endpoint({
    method: 'DELETE',
    path: '/wc/gla/connections',
    answers: { 200: disconnectAllSchema },
    errors: { 400: disconnectAllSchema },
    invalidates: [
      'getHostingConnection',
      'getProviderConnection',
      'getProviderAccess',
      'getMerchantConnection',
      'listMerchantAccounts',
      'getSetupStatus',
      'getSettings',
      'getContactInformation',
      'getAudience',
      'suggestAudience',
      'listShippingRates',
      'listShippingTimes',
      'getAdsConnection',
      'listAdsAccounts',
      'getBillingStatus',
      'recommendBudget',
      'estimateCampaign',
      'listCampaigns',
      'getCampaign',
      'getProductStatistics',
      'listIssues',
      'listProductFeed',
      'getReview',
      'listActivity',
    ],
    summary: 'Disconnects ads, merchant, provider and hosting account, in this order.',
  }),
};
