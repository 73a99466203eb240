import * as z from 'zod/mini';
import { text, textOrEmpty } from './schemas/answer-schema';
import { endpoint } from './endpoint';
import { countryCode } from './schemas/request-schema';
import { limits } from './tables/limits.table';
import { filledText } from './schemas/text-schema';

export const verificationMethodSchema = z.enum(['SMS', 'PHONE_CALL']);
export type VerificationMethod = z.output<typeof verificationMethodSchema>;

/** `reason` is `rateLimitExceeded`, `badRequest`, `backendError` or another word of the provider. Source: S5.18. */
export const phoneErrorSchema = z.object({ message: text, reason: textOrEmpty });

/** Verification of the merchant account's phone number. */
export const phoneVerificationEndpoints = {
  requestVerificationCode: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/phone-verification/request',
    body: z.strictObject({
      phone_region_code: countryCode(),
      /** E.164. */
      phone_number: filledText(limits.phoneNumber),
      verification_method: verificationMethodSchema,
    }),
    answers: { 200: z.object({ verification_id: text }) },
    errors: { 400: phoneErrorSchema, 429: phoneErrorSchema },
    invalidates: ['listActivity'],
    summary: 'Sends a verification code by message or call.',
  }),
  verifyPhoneNumber: endpoint({
    method: 'POST',
    path: '/wc/gla/mc/phone-verification/verify',
    body: z.strictObject({
      verification_id: filledText(500),
      verification_code: z.string().check(z.length(limits.verificationCodeLength)),
      verification_method: verificationMethodSchema,
    }),
    answers: { 204: z.null() },
    errors: { 400: phoneErrorSchema },
    invalidates: ['getContactInformation', 'listActivity'],
    summary: 'Verifies the phone number with the code; a wrong or expired one is told by the prefix of the message.',
  }),
};
