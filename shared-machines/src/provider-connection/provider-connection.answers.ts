import type { ApiOutput } from '@listings/shared-api/contract';
import type { Refused } from '../ports';

/** The provider account and what it was allowed. Source: S3.02. */
export interface ProviderAccount {
  readonly email: string;
  readonly scope: readonly string[];
}

export type ProviderConnectionAnswer =
  | { readonly type: 'answer.account'; readonly account: ProviderAccount }
  | { readonly type: 'answer.disconnected' }
  | { readonly type: 'answer.removed' }
  | { readonly type: 'answer.authorization'; readonly url: string }
  | Refused;

/** State of the hosting account, which comes first. */
export interface HostingAnswer {
  readonly type: 'hosting.connected' | 'hosting.lost';
}

/** Reads GET jetpack/connected. */
export const readHosting = ({ active }: ApiOutput<'getHostingConnection'>): HostingAnswer => ({
  type: active === 'yes' ? 'hosting.connected' : 'hosting.lost',
});

/** Reads GET google/connected. */
export const readProviderConnection = (output: ApiOutput<'getProviderConnection'>): ProviderConnectionAnswer =>
  output.active === 'yes'
    ? { type: 'answer.account', account: { email: output.email, scope: output.scope } }
    : { type: 'answer.disconnected' };

/** Reads GET google/connect: the address of the authorization page [S4.03]. */
export const readProviderAuthorization = (output: ApiOutput<'startProviderConnection'>): ProviderConnectionAnswer => ({
  type: 'answer.authorization',
  url: output.url,
});

/** Either connection was deleted; the body has no more information. */
export const readRemoval = (): ProviderConnectionAnswer => ({ type: 'answer.removed' });
