import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { toAnswer, refusedBy } from '../ports';
import {
  readMerchantAccount,
  readMerchantAccountFailure,
  readMerchantAccounts,
  readMerchantConnection,
  readMerchantRemoval,
  readUrlFailure,
  type MerchantAccountAnswer,
  type MerchantListAnswer,
  type MerchantLoadAnswer,
  type MerchantRemovalAnswer,
  type MerchantUrlAnswer,
} from './merchant-connection.answers';
import type { MerchantAccountInput } from './merchant-connection.types';

type Calls =
  | 'getMerchantConnection'
  | 'listMerchantAccounts'
  | 'connectMerchantAccount'
  | 'switchUrl'
  | 'reclaimUrl'
  | 'disconnectMerchant';

/** The calls of the merchant connection, plugged into the client. */
export const merchantConnectionActors = (api: Pick<Api, Calls>) => ({
  getMerchantConnection: fromPromise<MerchantLoadAnswer>(({ signal }) =>
    toAnswer(api.getMerchantConnection({}, { signal }), readMerchantConnection, refusedBy),
  ),
  listMerchantAccounts: fromPromise<MerchantListAnswer>(({ signal }) =>
    toAnswer(api.listMerchantAccounts({}, { signal }), readMerchantAccounts, refusedBy),
  ),
  connectMerchantAccount: fromPromise<MerchantAccountAnswer, MerchantAccountInput>(({ input }) =>
    toAnswer(
      api.connectMerchantAccount(input.id === null ? {} : { body: { id: input.id } }),
      readMerchantAccount,
      readMerchantAccountFailure,
    ),
  ),
  switchUrl: fromPromise<MerchantUrlAnswer, { readonly id: number }>(({ input }) =>
    toAnswer(api.switchUrl({ body: { id: input.id } }), readMerchantAccount, readUrlFailure),
  ),
  reclaimUrl: fromPromise<MerchantUrlAnswer, { readonly id: number }>(({ input }) =>
    toAnswer(api.reclaimUrl({ body: { id: input.id } }), readMerchantAccount, readUrlFailure),
  ),
  disconnectMerchant: fromPromise<MerchantRemovalAnswer>(() =>
    toAnswer(api.disconnectMerchant(), readMerchantRemoval, refusedBy),
  ),
});
