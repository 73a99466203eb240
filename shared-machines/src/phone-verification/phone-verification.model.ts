import { answersOf, defineModel, unreachable } from '../model/define-model';
import {
  readCodeRequest,
  readCodeRequestFailure,
  readVerification,
  readVerificationFailure,
} from './phone-verification.answers';
import { phoneVerificationMachine } from './phone-verification.machine';
import type { CodeRequestCall, VerificationCall } from './phone-verification.types';
import { isCompleteCode } from './verification-code.rules';

const request = answersOf('requestVerificationCode', readCodeRequest, readCodeRequestFailure);
const verification = answersOf('verifyPhoneNumber', readVerification, readVerificationFailure);
const badRequest = (message: string) => ({ status: 400, body: { message, reason: 'badRequest' } }) as const;

const known = { country: 'US', national: '2015550123', view: 'setup-mc' } as const;
const before = {
  method: 'SMS',
  verificationIds: { SMS: null, PHONE_CALL: null },
  coolingLeft: { SMS: null, PHONE_CALL: null },
  sentTo: null,
} as const;

/** The phone block, as testers see it. Numbers are fictional. */
export const phoneVerificationModel = defineModel({
  id: 'phoneVerification',
  machine: phoneVerificationMachine,
  input: { country: 'US', national: '', view: 'setup-mc' },
  starts: {
    'with a code that was sent before': {
      ...known,
      resumed: { ...before, verificationIds: { SMS: 'verification-0', PHONE_CALL: null } },
    },
    'with a code whose number is not known any more': {
      ...known,
      national: '',
      resumed: { ...before, verificationIds: { SMS: 'verification-0', PHONE_CALL: null } },
    },
    'while a text message and a call cool down': {
      ...known,
      resumed: { ...before, method: 'PHONE_CALL', coolingLeft: { SMS: 20_000, PHONE_CALL: 40_000 } },
    },
    'with a number that was verified before': { ...known, verified: '+12015550123' },
  },
  moves: {
    'types a valid number': { type: 'number.typed', country: 'US', national: '2015550123' },
    'types an invalid number': { type: 'number.typed', country: 'US', national: '2' },
    'picks a text message': { type: 'method.picked', method: 'SMS' },
    'picks a phone call': { type: 'method.picked', method: 'PHONE_CALL' },
    'sends the code': { type: 'send' },
    'asks for a new code': { type: 'resend' },
    'types six digits': { type: 'code.typed', code: '123456' },
    'types three digits': { type: 'code.typed', code: '123' },
    verifies: { type: 'verify' },
    'edits the number': { type: 'edit' },
  },
  answers: {
    requestVerificationCode: {
      'code sent': request({ status: 200, body: { verification_id: 'verification-1' } }),
      'too many attempts': request({
        status: 429,
        body: { message: 'Retries quota exceeded.', reason: 'rateLimitExceeded' },
      }),
      'not a number': request({ status: 400, body: { message: 'Invalid phone number!' } }),
      refused: request({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
    verifyPhoneNumber: {
      verified: verification({ status: 204, body: null }),
      'wrong code': verification(badRequest('[verificationCode] Wrong code.')),
      'code expired': verification(badRequest('[verificationId] Expired.')),
      refused: verification({ status: 500, body: { message: 'Broken' } }),
      unreachable,
    },
  },
  abstract: ({ national, phone, method, verificationIds, code, problem, coolingLeft, verified }) => ({
    number: phone === null ? national.length : 'valid',
    method,
    sent: [verificationIds.SMS !== null, verificationIds.PHONE_CALL !== null],
    code: code.length,
    problem: problem?.kind ?? null,
    left: [coolingLeft.SMS, coolingLeft.PHONE_CALL],
    verified: verified === null ? null : verified === phone?.e164,
  }),
  sameKind: (sample, real) => {
    if (sample.type === 'method.picked') return real.type === sample.type && real.method === sample.method;
    if (sample.type === 'code.typed')
      return real.type === sample.type && isCompleteCode(real.code) === isCompleteCode(sample.code);
    if (sample.type === 'number.typed')
      return real.type === sample.type && real.national.length > 3 === sample.national.length > 3;
    return true;
  },
  invariants: {
    'a code is asked for a number only': ({ asks }) =>
      asks.every(({ src, input }) => src !== 'requestVerificationCode' || (input as CodeRequestCall).e164 !== ''),
    'only six digits are verified, with the id of their method': ({ asks }) =>
      asks.every(({ src, input }) => {
        const { code, verificationId } = input as VerificationCall;
        return src !== 'verifyPhoneNumber' || (isCompleteCode(code) && verificationId !== '');
      }),
    'nothing else can be done while it verifies': ({ at, can }) =>
      !at.includes('flow.verifying') ||
      !(can({ type: 'resend' }) || can({ type: 'edit' }) || can({ type: 'method.picked', method: 'PHONE_CALL' })),
    'a code is not asked for again while its method cools down': ({ at, can, context }) =>
      !at.includes(context.method === 'SMS' ? 'smsCooldown.cooling' : 'callCooldown.cooling') ||
      !can({ type: 'resend' }),
    'no code is asked for by a method that cools down [S4.18]': ({ asks, at }) =>
      asks.every(
        ({ src, input }) =>
          src !== 'requestVerificationCode' ||
          !at.includes((input as CodeRequestCall).method === 'SMS' ? 'smsCooldown.cooling' : 'callCooldown.cooling'),
      ),
    'a number that is verified already is not asked about again [S4.20]': ({ asks, context }) =>
      asks.every(
        ({ src, input }) => src !== 'requestVerificationCode' || (input as CodeRequestCall).e164 !== context.verified,
      ),
    'the number is not edited while a code is awaited': ({ has, can }) =>
      !has('coding') || !can({ type: 'number.typed', country: 'US', national: '1' }),
    'verified means that there is a number, or that it was typed before a reload': ({ has, context }) =>
      !has('done') || context.phone !== null || context.national === '',
  },
  goals: { 'a number can be verified': ({ has }) => has('done') },
  requirements: {
    'flow.entering / number.typed': ['S5.15'],
    'flow.entering / send': ['S4.18', 'S4.20', 'S5.15'],
    'flow.sending / answer.codeSent': ['S4.18'],
    'flow.sending / answer.tooManyAttempts': ['S5.19', 'S9.02'],
    'flow.sending / answer.refused': ['S8.40'],
    'flow.awaitingCode': ['S4.18'],
    'flow.awaitingCode / method.picked': ['S4.18'],
    'flow.awaitingCode / resend': ['S4.18', 'S9.02'],
    'flow.awaitingCode / edit': ['S4.18'],
    'flow.verifying': ['S4.18', 'S9.02'],
    'flow.verifying / answer.wrongCode': ['S4.18', 'S5.20'],
    'flow.verifying / answer.codeExpired': ['S4.18', 'S5.20'],
    'flow.verified': ['S4.18', 'S4.20'],
    'smsCooldown.cooling / after smsCooldown': ['S4.18', 'S9.02'],
    'callCooldown.cooling / after callCooldown': ['S4.18', 'S9.02'],
  },
  passing: ['flow.beginning'],
});
