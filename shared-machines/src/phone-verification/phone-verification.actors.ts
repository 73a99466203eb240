import type { Api } from '@listings/shared-api/contract';
import { fromPromise } from 'xstate';
import { toAnswer } from '../ports';
import {
  readCodeRequest,
  readCodeRequestFailure,
  readVerification,
  readVerificationFailure,
  type CodeRequestAnswer,
  type VerificationAnswer,
} from './phone-verification.answers';
import type { CodeRequestCall, VerificationCall } from './phone-verification.types';

/** The calls of the phone verification, plugged into the client. */
export const phoneVerificationActors = (api: Pick<Api, 'requestVerificationCode' | 'verifyPhoneNumber'>) => ({
  requestVerificationCode: fromPromise<CodeRequestAnswer, CodeRequestCall>(({ input }) =>
    toAnswer(
      api.requestVerificationCode({
        body: {
          phone_region_code: input.country,
          phone_number: input.e164,
          verification_method: input.method,
        },
      }),
      readCodeRequest,
      readCodeRequestFailure,
    ),
  ),
  verifyPhoneNumber: fromPromise<VerificationAnswer, VerificationCall>(({ input }) =>
    toAnswer(
      api.verifyPhoneNumber({
        body: {
          verification_id: input.verificationId,
          verification_code: input.code,
          verification_method: input.method,
        },
      }),
      readVerification,
      readVerificationFailure,
    ),
  ),
});
