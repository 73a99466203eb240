import type { VerificationMethod } from '@listings/shared-api/contract';
import type { ParsedPhone } from './phone-number.rules';

export type PhoneVerificationEvent =
  | { readonly type: 'number.typed'; readonly country: string; readonly national: string }
  | { readonly type: 'method.picked'; readonly method: VerificationMethod }
  | { readonly type: 'send' }
  | { readonly type: 'resend' }
  | { readonly type: 'code.typed'; readonly code: string }
  | { readonly type: 'verify' }
  /** `known` is the number that was verified, where the block had to do without it. */
  | { readonly type: 'edit'; readonly known?: { readonly country: string; readonly national: string } };

/**
 * Problem shown inside the card until the next try [decisions 10]: the server's message where there is one, else the
 * text of `kind`.
 */
export interface PhoneVerificationProblem {
  readonly kind: 'rateLimitExceeded' | 'wrongCode' | 'codeExpired' | 'requestFailed' | 'verifyFailed';
  /** The server's own words; null for the first three kinds, which have a text of their own [S5.19, S5.20]. */
  readonly message: string | null;
}

export interface PhoneVerificationContext {
  readonly country: string;
  /** As typed. */
  readonly national: string;
  /** The number, null while it is not valid for the country [S5.15]. */
  readonly phone: ParsedPhone | null;
  readonly method: VerificationMethod;
  /** The id that goes with the code of each method; null when none was sent, or it expired. */
  readonly verificationIds: Readonly<Record<VerificationMethod, string | null>>;
  readonly code: string;
  readonly problem: PhoneVerificationProblem | null;
  readonly view: 'setup-mc' | 'settings';
  /** Milliseconds that are left of each method's cool-down as it began before this page; null for a whole one. */
  readonly coolingLeft: Readonly<Record<VerificationMethod, number | null>>;
  /** The number that was verified in this session, in E.164; null while none is known to be. */
  readonly verified: string | null;
}

/** State of the verification when the page was unloaded. */
export interface PhoneResumption {
  readonly method: VerificationMethod;
  readonly verificationIds: Readonly<Record<VerificationMethod, string | null>>;
  /** Milliseconds until each method may be asked again; null where it may now. */
  readonly coolingLeft: Readonly<Record<VerificationMethod, number | null>>;
  /** The number the codes were sent to, sealed by the session; null where that is not known. */
  readonly sentTo: string | null;
}

export interface PhoneVerificationInput {
  /** The country to begin with. */
  readonly country: string;
  /** The national number to begin with, '' for none. */
  readonly national: string;
  /** Place of the card, for tracking Edit. */
  readonly view: 'setup-mc' | 'settings';
  readonly resumed?: PhoneResumption | null;
  /** The number that was verified in this session, in E.164; null or absent for none. */
  readonly verified?: string | null;
}

/** Input of `requestVerificationCode`. */
export interface CodeRequestCall {
  readonly country: string;
  readonly e164: string;
  readonly method: VerificationMethod;
}

/** Input of `verifyPhoneNumber`. */
export interface VerificationCall {
  readonly verificationId: string;
  readonly code: string;
  readonly method: VerificationMethod;
}
