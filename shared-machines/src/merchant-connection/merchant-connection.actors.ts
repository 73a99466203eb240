import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { toAnswer, refusedBy } from '../ports';
import type { Readers } from '../reads';
import {
  readMerchantAccount,
  readMerchantAccountFailure,
  readMerchantAccounts,
  readMerchantConnection,
  readMerchantRemoval,
  readProvider,
  readUnfinishedAsOther,
  readUrlFailure,
  type MerchantAccountAnswer,
  type MerchantRemovalAnswer,
  type MerchantUrlAnswer,
} from './merchant-connection.answers';
import type { MerchantAccountInput } from './merchant-connection.types';

type Calls = 'connectMerchantAccount' | 'switchUrl' | 'reclaimUrl' | 'disconnectMerchant';

/** The reads that the merchant connection follows. */
export const merchantConnectionReads = {
  getProviderConnection: readProvider,
  getMerchantConnection: readMerchantConnection,
  listMerchantAccounts: readMerchantAccounts,
} satisfies Readers;

/** The same for a person who may not connect an account: nothing is asked for by itself. */
export const merchantReadsOfOthers = {
  ...merchantConnectionReads,
  getMerchantConnection: readUnfinishedAsOther,
} satisfies Readers;

/** The calls of the merchant connection, plugged into the client. */
export const merchantConnectionActors = (api: Pick<Api, Calls>) => ({
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
