import type { EndpointKey, MutationKey } from '../api';
import type { ApiError } from './api-error';
import type { EndpointDefinition } from '../endpoint';
import { endpoints } from '../endpoints';

/** True for a call that changes something. */
export const isMutation = (key: EndpointKey): key is MutationKey => endpoints[key].method !== 'GET';

/**
 * True when a failed call may have changed something: only an error status that its endpoint does not declare means
 * that nothing happened.
 */
export function mayHaveTakenEffect(error: ApiError, key: MutationKey): boolean {
  const { errors }: EndpointDefinition = endpoints[key];
  return error.kind !== 'http' || errors?.[error.status] !== undefined;
}
