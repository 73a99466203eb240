import type { EndpointKey } from '@listings/shared-api/contract';
import { failure, invalid, type FakeFailure, type FakeHandler } from './fake-handlers';
import type { FakeStore } from './fake-store';

const reconnect = (account: 'Jetpack' | 'Google', code: string): FakeFailure =>
  failure(401, `Please reconnect your ${account} account.`, { status: 401, code });

const noHosting = (): FakeFailure => reconnect('Jetpack', 'JETPACK_DISCONNECTED');

/** Refusal of a call that needs the host; null when it is connected. */
export const hostingRefusal = ({ hosting }: FakeStore): FakeFailure | null =>
  hosting.active === 'yes' ? null : noHosting();

/** Refusal of a read that only a connection that is gone keeps from being answered. */
export const lostHostingRefusal = ({ hosting }: FakeStore): FakeFailure | null =>
  hosting.active === 'no' && hosting.owner === 'yes' ? noHosting() : null;

/** Refusal of a call whose permissions the provider account did not grant. */
export const scopeRefusal = ({ provider }: FakeStore, needed: readonly string[]): FakeFailure | null =>
  needed.every((permission) => provider.scope.includes(permission))
    ? null
    : failure(403, 'Request had insufficient authentication scopes.');

/** Refusal of the calls about synchronised products. */
export function listingsRefusal(store: FakeStore): FakeFailure | null {
  const lost = lostHostingRefusal(store);
  if (lost) return lost;
  if (store.provider.active === 'no') return failure(401, 'Google account is not connected.');
  return store.merchant.status === 'connected' ? null : failure(400, 'Merchant Center account is not set up.');
}

/** A handler of a call that reaches the provider: without a connection it changes nothing. */
export const throughProvider =
  <K extends EndpointKey>(handler: FakeHandler<K>): FakeHandler<K> =>
  (request, store) => {
    const refusal = hostingRefusal(store);
    if (refusal) return refusal;
    return store.provider.active === 'yes' ? handler(request, store) : reconnect('Google', 'GOOGLE_DISCONNECTED');
  };

/** Refusal of countries that cannot be targeted; null when all can. */
export const countryRefusal = (
  { countryList }: FakeStore,
  parameter: string,
  countries: readonly string[],
): FakeFailure | null => (countries.every((code) => code in countryList.countries) ? null : invalid([parameter]));
