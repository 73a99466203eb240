import * as z from 'zod/mini';
import { recordOf } from './schemas/answer-schema';
import { adsEndpoints } from './ads.contract';
import { endpoint, staleAfter } from './endpoint';
import { hostingEndpoints } from './hosting.contract';
import { merchantEndpoints } from './merchant.contract';
import { providerEndpoints } from './provider.contract';

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
    invalidates: staleAfter(
      adsEndpoints.disconnectAds,
      merchantEndpoints.disconnectMerchant,
      providerEndpoints.disconnectProvider,
      hostingEndpoints.disconnectHosting,
    ),
    summary: 'Disconnects ads, merchant, provider and hosting account, in this order.',
  }),
};
