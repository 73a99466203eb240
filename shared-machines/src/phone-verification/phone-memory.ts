import { phoneAttempts, type VerificationMethod } from '@listings/shared-api/contract';
import type { PhoneResumption, PhoneVerificationContext } from './phone-verification.types';

type ByMethod<T> = Readonly<Record<VerificationMethod, T>>;

/** What the page keeps of the phone block over a reload; moments in milliseconds since 1970. */
export interface KeptPhone {
  readonly country: string;
  /** As typed. */
  readonly national: string;
  readonly method: VerificationMethod;
  readonly verificationIds: ByMethod<string | null>;
  /** When each method may be asked again; null where it may now. */
  readonly coolingUntil: ByMethod<number | null>;
  /** The number that was verified in this session, in E.164; null for none. */
  readonly verified: string | null;
}

/** What to keep of the block as it is. */
export const phoneMemoryOf = (
  { country, national, method, verificationIds, phone }: PhoneVerificationContext,
  { isVerified, coolingUntil }: { readonly isVerified: boolean; readonly coolingUntil: ByMethod<number | null> },
): KeptPhone => ({
  country,
  national,
  method,
  // The code of a verified number is used up.
  verificationIds: isVerified ? { SMS: null, PHONE_CALL: null } : verificationIds,
  coolingUntil,
  verified: isVerified ? (phone?.e164 ?? null) : null,
});

/** The block as it was left. */
export interface RecalledPhone {
  readonly country: string;
  readonly national: string;
  readonly resumed: PhoneResumption;
}

const methods: readonly VerificationMethod[] = ['SMS', 'PHONE_CALL'];

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isShort = (value: unknown): value is string => typeof value === 'string' && value.length <= 250;

/** A value for each method, or null where one of them is none. */
function byMethod<T>(value: unknown, read: (one: unknown) => T | null | undefined): ByMethod<T | null> | null {
  if (!isRecord(value)) return null;
  const [SMS, PHONE_CALL] = [read(value['SMS']), read(value['PHONE_CALL'])];
  return SMS === undefined || PHONE_CALL === undefined ? null : { SMS, PHONE_CALL };
}

/**
 * Reads what the page kept; null for anything else, and for a verified number that is not the one the server holds
 * (`savedNumber`, E.164). `now` in milliseconds.
 */
export function readPhoneMemory(
  kept: unknown,
  { now, savedNumber }: { readonly now: number; readonly savedNumber: string | null },
): RecalledPhone | null {
  if (!isRecord(kept)) return null;
  const { country, national, verified } = kept;
  const method = methods.find((known) => known === kept['method']);
  const verificationIds = byMethod(kept['verificationIds'], (id) => (id === null || isShort(id) ? id : undefined));
  const coolingLeft = byMethod(kept['coolingUntil'], (until) => {
    if (until === null) return null;
    if (typeof until !== 'number') return undefined;
    const left = Math.min(until - now, phoneAttempts.resendCooldownMs);
    return left > 0 ? left : null;
  });
  if (!isShort(country) || !isShort(national) || method === undefined || !verificationIds || !coolingLeft) return null;
  // Another number was verified meanwhile, or none is held any more: begin afresh.
  if (verified !== null && verified !== savedNumber) return null;
  return { country, national, resumed: { method, verificationIds, coolingLeft, isVerified: verified !== null } };
}
