import type { ApiOutput } from '@listings/shared-api/contract';
import type { Refused } from '../ports';

/** Connected account. `isOwner` decides what the card shows [S6.02]. */
export interface HostingAccount {
  readonly isOwner: boolean;
  readonly email: string;
}

export type HostingConnectionAnswer =
  | { readonly type: 'answer.connected'; readonly account: HostingAccount }
  | { readonly type: 'answer.disconnected' }
  | { readonly type: 'answer.authorization'; readonly url: string }
  | Refused;

/** Reads GET jetpack/connected: connected means `active` is 'yes' [S3.01, S4.01]. */
export const readHostingConnection = (output: ApiOutput<'getHostingConnection'>): HostingConnectionAnswer =>
  output.active === 'yes'
    ? { type: 'answer.connected', account: { isOwner: output.owner === 'yes', email: output.email } }
    : { type: 'answer.disconnected' };

/** Reads GET jetpack/connect: the address of the authorization page [S4.03]. */
export const readHostingAuthorization = (output: ApiOutput<'startHostingConnection'>): HostingConnectionAnswer => ({
  type: 'answer.authorization',
  url: output.url,
});
