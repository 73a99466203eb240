import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { toAnswer, refusedBy } from '../ports';
import type { Readers } from '../reads';
import {
  readAdsAccounts,
  readAdsAuthorization,
  readAdsConnection,
  readAdsLink,
  readAdsLinkFailure,
  readProviderAccount,
  type AdsAccountAnswer,
  type AdsAuthorizationAnswer,
} from './ads-account.answers';
import type { AdsAccountCall } from './ads-account.machine';

type Calls = 'connectAdsAccount' | 'startProviderConnection';

/** Runs the work unless another tab is at such work just now: null then. */
type Alone = <T>(work: () => Promise<T>) => Promise<T | null>;

/** The reads that the ads account follows. */
export const adsAccountReads = {
  getProviderConnection: readProviderAccount,
  getAdsConnection: readAdsConnection,
  listAdsAccounts: readAdsAccounts,
} satisfies Readers;

/** The calls of the ads account, plugged into the client; one tab at a time connects or creates. */
export const adsAccountActors = (api: Pick<Api, Calls>, alone: Alone) => ({
  connectAdsAccount: fromPromise<AdsAccountAnswer, AdsAccountCall>(async ({ input }) => {
    const answer = await alone<AdsAccountAnswer>(() =>
      toAnswer(
        api.connectAdsAccount(input.id === null ? {} : { body: { id: input.id } }),
        readAdsLink,
        readAdsLinkFailure,
      ),
    );
    return answer ?? { type: 'answer.elsewhere' };
  }),
  startProviderConnection: fromPromise<AdsAuthorizationAnswer, { readonly loginHint: string }>(({ input, signal }) =>
    toAnswer(
      api.startProviderConnection(
        {
          query: { next_page_name: 'setup-ads', ...(input.loginHint === '' ? {} : { login_hint: input.loginHint }) },
        },
        { signal },
      ),
      readAdsAuthorization,
      refusedBy,
    ),
  ),
});
