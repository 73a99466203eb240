import type { Bootstrap, EndpointKey } from '@listings/shared-api/contract';

/** Whether the store has all of these calls. */
export type IsOffered = (...keys: readonly EndpointKey[]) => boolean;

/**
 * What a store has of the contract. Versions of its plugin differ: a step or a part of a screen whose calls are missing is
 * not there. Source: decisions 29.
 */
export const offeredBy =
  ({ missingCalls }: Pick<Bootstrap, 'missingCalls'>): IsOffered =>
  (...keys) =>
    !keys.some((key) => missingCalls.includes(key));
