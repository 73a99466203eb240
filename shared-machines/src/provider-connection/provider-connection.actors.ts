import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { toAnswer, refusedBy } from '../ports';
import type { Readers } from '../reads';
import {
  readHosting,
  readProviderAuthorization,
  readProviderConnection,
  readRemoval,
  type ProviderConnectionAnswer,
} from './provider-connection.answers';
import type { ProviderAuthorizationInput } from './provider-connection.machine';

type Calls = 'startProviderConnection' | 'disconnectMerchant' | 'disconnectProvider';

/** The reads that the provider connection follows. */
export const providerConnectionReads = {
  getHostingConnection: readHosting,
  getProviderConnection: readProviderConnection,
} satisfies Readers;

/** The calls of the provider connection, plugged into the client. */
export const providerConnectionActors = (api: Pick<Api, Calls>) => ({
  startProviderConnection: fromPromise<ProviderConnectionAnswer, ProviderAuthorizationInput>(({ input, signal }) =>
    toAnswer(
      api.startProviderConnection(
        {
          query: {
            next_page_name: input.nextPage,
            ...(input.loginHint === null ? {} : { login_hint: input.loginHint }),
          },
        },
        { signal },
      ),
      readProviderAuthorization,
      refusedBy,
    ),
  ),
  disconnectMerchant: fromPromise<ProviderConnectionAnswer>(() =>
    toAnswer(api.disconnectMerchant(), readRemoval, refusedBy),
  ),
  disconnectProvider: fromPromise<ProviderConnectionAnswer>(() =>
    toAnswer(api.disconnectProvider(), readRemoval, refusedBy),
  ),
});
