import { randomInt, randomUUID } from 'node:crypto';
import { phoneAttempts } from '@listings/shared-api/contract';
import { failure, noContent, ok, type Handlers } from '../../calls/handler';
import { authorOf, recordActivity } from '../activity/activity.store';
import { maskedPerson } from '../activity/masking.rules';
import { throughProvider } from '../accounts/connection-guard';
import { readDocument, updateDocument } from '../documents/documents.store';
import { judgeCode, phoneRefusal } from './phone-verification.rules';
import { codesSentSince, findCode, keepCode, markCode } from './phone-verification.store';

const freshCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

export const phoneVerificationHandlers: Pick<Handlers, 'requestVerificationCode' | 'verifyPhoneNumber'> = {
  requestVerificationCode: throughProvider(async ({ body }, context) => {
    const { db, clock, log } = context;
    if ((await readDocument(db, 'merchant')).id === 0) {
      return failure(400, { message: 'Unable to retrieve Merchant Center account.', reason: 'badRequest' });
    }
    const refusal = phoneRefusal(body.phone_number, body.phone_region_code);
    if (refusal) return failure(400, { message: refusal, reason: 'badRequest' });
    const now = clock.now();
    const sent = await codesSentSince(db, body.phone_number, now - phoneAttempts.windowMs);
    if (sent >= phoneAttempts.max) {
      log.warn({ event: 'phone.limit' }, 'too many codes for one number');
      return failure(429, { message: 'Retries quota exceeded.', reason: 'rateLimitExceeded' });
    }
    const id = randomUUID();
    const { phone_number: number, verification_method: method } = body;
    await keepCode(db, { id, number, method, code: freshCode(), tries: 0, used: 0, sent_at: now });
    await recordActivity(db, authorOf(context), {
      kind: 'phone',
      id: 'phone',
      name: '',
      action: 'created',
      changes: [
        { field: 'phone', before: null, after: maskedPerson(number) },
        { field: 'method', before: null, after: method },
      ],
    });
    return ok({ verification_id: id });
  }),
  verifyPhoneNumber: throughProvider(async ({ body }, { db, clock }) => {
    const kept = await findCode(db, body.verification_id);
    switch (judgeCode(kept, body.verification_code, body.verification_method, clock.now())) {
      case 'right':
        if (kept) {
          await markCode(db, kept.id, { tries: kept.tries + 1, used: 1 });
          await updateDocument(db, 'contact', { phoneNumber: kept.number });
        }
        return noContent();
      case 'wrong':
        if (kept) await markCode(db, kept.id, { tries: kept.tries + 1, used: 0 });
        return failure(400, { message: '[verificationCode] Wrong code.', reason: 'badRequest' });
      case 'gone':
        return failure(400, {
          message: '[verificationId] The verification has expired or is unknown.',
          reason: 'badRequest',
        });
    }
  }),
};
