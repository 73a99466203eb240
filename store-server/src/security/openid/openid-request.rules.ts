import { isObject } from '../../base/is-object';
import { readSigned, signed } from '../signed-text';

const LIFE_MS = 10 * 60_000;

/** What a sign-in that is under way has to come back with. */
export interface OpenIdRequest {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: the provider has its hash. */
  readonly verifier: string;
}

/** A sign-in that begins, for a cookie of this browser: the server keeps nothing of whom it does not know. */
export const sealRequest = (request: OpenIdRequest, key: Buffer, now: number): string =>
  signed({ ...request, until: now + LIFE_MS }, key);

/** The sign-in of a cookie; null where it was not begun here, or too long ago. */
export const openRequest = (sealed: string, key: Buffer, now: number): OpenIdRequest | null => {
  const begun = readSigned(sealed, key);
  if (!isObject(begun)) return null;
  const { state, nonce, verifier, until } = begun as { readonly [name in keyof OpenIdRequest]: string } & {
    until: number;
  };
  return until > now && until <= now + LIFE_MS ? { state, nonce, verifier } : null;
};
