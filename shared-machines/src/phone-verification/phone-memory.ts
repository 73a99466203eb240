import { phoneAttempts, type VerificationMethod } from '@listings/shared-api/contract';
import type { SnapshotFrom } from 'xstate';
import { parseTypedPhone, type ParsedPhone } from './phone-number.rules';
import type { phoneVerificationMachine } from './phone-verification.machine';
import type { PhoneResumption, PhoneVerificationContext } from './phone-verification.types';

type ByMethod<T> = Readonly<Record<VerificationMethod, T>>;

/**
 * Part of the phone block that may outlive the page: nothing that identifies the owner of the number [B-5]. Moments in
 * milliseconds since 1970.
 */
export interface KeptPhone {
  readonly method: VerificationMethod;
  readonly verificationIds: ByMethod<string | null>;
  /** Moment each method may be used again; null where it may now. */
  readonly coolingUntil: ByMethod<number | null>;
  /** The number the codes were sent to, as only this session can seal it; null while there is none. */
  readonly sentTo: string | null;
}

/** Typed number: kept in the page's memory, and gone with it. */
export interface PhoneEntry {
  readonly country: string;
  readonly national: string;
}

const noIds = { SMS: null, PHONE_CALL: null } as const;

/** State of the block to keep over a reload. */
export const keptPhoneOf = (
  { method, verificationIds }: PhoneVerificationContext,
  { isVerified, sentTo, coolingUntil }: Pick<KeptPhone, 'sentTo' | 'coolingUntil'> & { readonly isVerified: boolean },
): KeptPhone => ({
  method,
  // The code of a verified number is used up.
  verificationIds: isVerified ? noIds : verificationIds,
  coolingUntil,
  sentTo: isVerified ? null : sentTo,
});

/** Moments at which the running cool-downs end: the machine has only a tag for each. `now` in milliseconds. */
export function coolingUntilAfter(
  known: KeptPhone['coolingUntil'],
  snapshot: SnapshotFrom<typeof phoneVerificationMachine>,
  now: number,
): KeptPhone['coolingUntil'] {
  const { coolingLeft } = snapshot.context;
  const end = (method: VerificationMethod, isCooling: boolean) =>
    isCooling ? (known[method] ?? now + (coolingLeft[method] ?? phoneAttempts.resendCooldownMs)) : null;
  const SMS = end('SMS', snapshot.hasTag('smsCooling'));
  const PHONE_CALL = end('PHONE_CALL', snapshot.hasTag('callCooling'));
  return SMS === known.SMS && PHONE_CALL === known.PHONE_CALL ? known : { SMS, PHONE_CALL };
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

/** Validated number from the page's memory; null for anything else. */
function readEntry(kept: unknown): PhoneEntry | null {
  if (!isRecord(kept)) return null;
  const { country, national } = kept;
  return isShort(country) && isShort(national) ? { country, national } : null;
}

/** Validated state kept over a reload; null for anything else. `now` in milliseconds. */
function readKept(kept: unknown, now: number): PhoneResumption | null {
  if (!isRecord(kept)) return null;
  const { sentTo } = kept;
  const method = methods.find((known) => known === kept['method']);
  const verificationIds = byMethod(kept['verificationIds'], (id) => (id === null || isShort(id) ? id : undefined));
  const coolingLeft = byMethod(kept['coolingUntil'], (until) => {
    if (until === null) return null;
    if (typeof until !== 'number') return undefined;
    const left = Math.min(until - now, phoneAttempts.resendCooldownMs);
    return left > 0 ? left : null;
  });
  if (!(sentTo === null || isShort(sentTo)) || method === undefined || !verificationIds || !coolingLeft) return null;
  return { method, verificationIds, coolingLeft, sentTo };
}

/** Sources of the block's initial state; kept values are not validated. */
export interface PhoneTraces {
  /** Over a reload. */
  readonly kept: unknown;
  /** By the page. */
  readonly entry: unknown;
  /** The number the server holds. */
  readonly saved: ParsedPhone | null;
  /** That very number was verified in this session. */
  readonly isVerified: boolean;
  readonly storeCountry: string;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Initial state of the block. */
export interface PhoneStart extends PhoneEntry {
  readonly resumed: PhoneResumption | null;
  /** The number that was verified in this session, in E.164. */
  readonly verified: string | null;
}

const isNumber = ({ country, national }: PhoneEntry, e164: string): boolean => {
  const parsing = parseTypedPhone(national, country);
  return parsing.isValid && parsing.phone.e164 === e164;
};

const awaitsCode = ({ verificationIds, method }: PhoneResumption): boolean => verificationIds[method] !== null;

/**
 * The block as it was left; else with the number the server holds, else with the country of the store. After a reload a
 * code is awaited without the number it was sent to.
 */
export function phoneStart({ kept, entry, saved, isVerified, storeCountry, now }: PhoneTraces): PhoneStart {
  const resumed = readKept(kept, now);
  const typed = readEntry(entry);
  const verified = isVerified ? (saved?.e164 ?? null) : null;
  const empty = { country: storeCountry, national: '' };
  const fresh = saved === null ? empty : { country: saved.country, national: saved.nationalNumber };
  if (resumed !== null && awaitsCode(resumed)) return { ...(typed ?? empty), resumed, verified };
  if (typed !== null && !(verified !== null && isNumber(typed, verified))) return { ...typed, resumed, verified };
  // Codes sent before were not for the number that is shown now.
  return { ...fresh, resumed: resumed && { ...resumed, verificationIds: noIds, sentTo: null }, verified };
}
