import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits, safe in cookies, headers and URLs. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Stored form of a secret: a reader of the store cannot use it. */
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Compares in constant time, wherever the two differ. */
export const isSameSecret = (given: string, expected: string): boolean =>
  timingSafeEqual(createHash('sha256').update(given).digest(), createHash('sha256').update(expected).digest());
