import type { AdsAccount, AdsConnection, ApiError, ApiOutput } from '@listings/shared-api/contract';
import { hasAdsScope } from '../provider-connection/provider-scopes.rules';
import { refusedBy, type Elsewhere, type Refused } from '../ports';

export type AdsLoadAnswer =
  { readonly type: 'answer.connected'; readonly account: AdsConnection } | { readonly type: 'answer.notConnected' };
export interface AdsListAnswer {
  readonly type: 'answer.accounts';
  readonly accounts: readonly AdsAccount[];
}
export type AdsAccountAnswer =
  | { readonly type: 'answer.linked' }
  /** The account exists and billing is still open: the setup goes on [S7.34]. */
  | { readonly type: 'answer.billingOpen'; readonly billingUrl: string | null }
  | Elsewhere
  | Refused;
export type AdsAuthorizationAnswer = { readonly type: 'answer.authorization'; readonly url: string } | Refused;

/** The provider account, as far as ads need it. */
export interface ProviderAccess {
  readonly isConnected: boolean;
  readonly email: string;
  /** The permission of ads was given [S6.03]. */
  readonly hasAdsScope: boolean;
}

/** Permissions of the provider account were read. */
export interface AccessRead {
  readonly type: 'access.read';
  readonly provider: ProviderAccess;
}

export type AdsAnswer = AccessRead | AdsLoadAnswer | AdsListAnswer | AdsAccountAnswer | AdsAuthorizationAnswer;

/** Reads GET google/connected: without an account there is no permission either. */
export const readProviderAccount = ({ active, email, scope }: ApiOutput<'getProviderConnection'>): AccessRead => {
  const isConnected = active === 'yes';
  return { type: 'access.read', provider: { isConnected, email, hasAdsScope: isConnected && hasAdsScope(scope) } };
};

/** Reads GET ads/connection: an incomplete account counts as connected during ads setup [S4.22]. */
export const readAdsConnection = (account: ApiOutput<'getAdsConnection'>): AdsLoadAnswer =>
  account.id !== 0 && account.status !== 'disconnected'
    ? { type: 'answer.connected', account }
    : { type: 'answer.notConnected' };

/** Reads GET ads/accounts. */
export const readAdsAccounts = (accounts: ApiOutput<'listAdsAccounts'>): AdsListAnswer => ({
  type: 'answer.accounts',
  accounts,
});

/** An account was linked, created, or its setup finished. */
export const readAdsLink = (): AdsAccountAnswer => ({ type: 'answer.linked' });

/** Reads a failed link or creation: 428 means that billing is open, which is no failure [S7.34]. */
export const readAdsLinkFailure = (error: ApiError): AdsAccountAnswer =>
  error.status === 428
    ? { type: 'answer.billingOpen', billingUrl: error.details.billing_url ?? null }
    : refusedBy(error);

/** Reads GET google/connect. */
export const readAdsAuthorization = ({ url }: ApiOutput<'startProviderConnection'>): AdsAuthorizationAnswer => ({
  type: 'answer.authorization',
  url,
});
