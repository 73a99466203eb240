import type { Bootstrap, EndpointKey } from '@listings/shared-api/contract';

/** True if the store has all of these calls. */
export type IsOffered = (...keys: readonly EndpointKey[]) => boolean;

/**
 * Calls of the contract that a store has. Versions of its plugin differ: a step or a part of a screen whose calls are
 * missing is left out. Source: decisions 29.
 */
export const offeredBy =
  ({ missingCalls }: Pick<Bootstrap, 'missingCalls'>): IsOffered =>
  (...keys) =>
    !keys.some((key) => missingCalls.includes(key));
