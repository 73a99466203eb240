import * as z from 'zod/mini';
import { recordOf } from './schemas/answer-schema';
import { staleWithAds } from './ads.contract';
import { endpoint } from './endpoint';
import { staleWithMerchant } from './merchant.contract';

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
      ...new Set([...staleWithAds, ...staleWithMerchant, 'getHostingConnection', 'getProviderConnection'] as const),
    ],
    summary: 'Disconnects ads, merchant, provider and hosting account, in this order.',
  }),
};
