import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in cookies, headers and URLs. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret: who reads the store cannot use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in a time that does not depend on where the two differ. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
