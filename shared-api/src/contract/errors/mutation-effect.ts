import type { EndpointKey, MutationKey } from '../api';
import type { ApiError } from './api-error';
import type { EndpointDefinition } from '../endpoint';
import { endpoints } from '../endpoints';

/** True for a call that changes something. */
export const isMutation = (key: EndpointKey): key is MutationKey => endpoints[key].method !== 'GET';

/** True for a status (0 when no answer arrived) that leaves open if a call was carried out: its answer may be what failed. */
export const mayHaveWorked = (status: number): boolean => status === 0 || status === 408 || status >= 500;

/**
 * True when a failed call may have changed something: only a refusal that its endpoint does not declare means that nothing
 * happened.
 */
export function mayHaveTakenEffect(error: ApiError, key: MutationKey): boolean {
  const { errors }: EndpointDefinition = endpoints[key];
  return error.kind !== 'http' || mayHaveWorked(error.status) || errors?.[error.status] !== undefined;
}
