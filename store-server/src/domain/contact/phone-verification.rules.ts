import { createHash, timingSafeEqual } from 'node:crypto';
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** Highest number of tries of one code. */
const MAX_TRIES = 5;

/** Lifetime of a code. */
const CODE_LIFE_MS = 10 * 60_000;

/** Reason why a number cannot be verified; null when it can. */
export function phoneRefusal(number: string, region: string): string | null {
  const parsed = parsePhoneNumberFromString(number);
  if (!parsed?.isValid() || parsed.number !== number) return 'Invalid phone number!';
  const isOfRegion = isSupportedCountry(region) && getCountryCallingCode(region) === parsed.countryCallingCode;
  return isOfRegion ? null : 'The phone number is not of the region.';
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two codes in a time that does not depend on where they differ. */
const isSameCode = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));

export interface CodeFacts {
  readonly code: string;
  readonly method: string;
  readonly tries: number;
  readonly used: number;
  readonly sent_at: number;
}

/** Result of a try. */
export type CodeVerdict = 'right' | 'wrong' | 'gone';

export function judgeCode(kept: CodeFacts | undefined, given: string, method: string, now: number): CodeVerdict {
  if (!kept || kept.used === 1 || kept.method !== method) return 'gone';
  if (kept.tries >= MAX_TRIES || now - kept.sent_at > CODE_LIFE_MS || now < kept.sent_at) return 'gone';
  return isSameCode(kept.code, given) ? 'right' : 'wrong';
}
