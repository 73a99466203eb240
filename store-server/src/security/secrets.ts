import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in cookies, headers and URLs. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Stored form of a secret: a reader of the store cannot use it. */
export const hashOf = (secret: string): string => hash('sha256', secret);

/** Compares with one secret in constant time, wherever the two differ. */
export const comparisonWith = (expected: string): ((given: string) => boolean) => {
  const wanted = hash('sha256', expected, 'buffer');
  return (given) => timingSafeEqual(hash('sha256', given, 'buffer'), wanted);
};

/** The same for a secret that is another one each time. */
export const isSameSecret = (given: string, expected: string): boolean => comparisonWith(expected)(given);
