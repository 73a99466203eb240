import type { ApiError, ApiOutput } from '@listings/shared-api/contract';
import { refusedBy, type Refused } from '../ports';

export type CodeRequestAnswer =
  | { readonly type: 'answer.codeSent'; readonly verificationId: string }
  | { readonly type: 'answer.tooManyAttempts' }
  | Refused;

export type VerificationAnswer =
  | { readonly type: 'answer.verified' }
  | { readonly type: 'answer.wrongCode' }
  | { readonly type: 'answer.codeExpired' }
  | Refused;

export type PhoneVerificationAnswer = CodeRequestAnswer | VerificationAnswer;

/** Reads the id that goes with the code that was sent [S7.17]. */
export const readCodeRequest = (output: ApiOutput<'requestVerificationCode'>): CodeRequestAnswer => ({
  type: 'answer.codeSent',
  verificationId: output.verification_id,
});

/** Reads a refused request: reason `rateLimitExceeded` is the limit of five attempts [S5.19]. */
export const readCodeRequestFailure = (error: ApiError): CodeRequestAnswer =>
  error.details.reason === 'rateLimitExceeded' ? { type: 'answer.tooManyAttempts' } : refusedBy(error);

/** Only a 204, which the client gives as null, means verified [decisions 11]. */
export const readVerification = (output: ApiOutput<'verifyPhoneNumber'>): VerificationAnswer =>
  output === null ? { type: 'answer.verified' } : { type: 'answer.refused', message: null, status: 0 };

/** Reads a refused verification: the reason of a bad request is the bracketed prefix of its message [S5.20]. */
export function readVerificationFailure(error: ApiError): VerificationAnswer {
  const reason = error.status === 400 ? /^\[(\w+)\]/.exec(error.serverMessage ?? '')?.[1] : undefined;
  if (reason === 'verificationCode') return { type: 'answer.wrongCode' };
  if (reason === 'verificationId') return { type: 'answer.codeExpired' };
  return refusedBy(error);
}
