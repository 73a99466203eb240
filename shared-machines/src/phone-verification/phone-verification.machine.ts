import { phoneAttempts, type VerificationMethod } from '@listings/shared-api/contract';
import { and, assign, emit, fromPromise, not, or, raise, setup, stateIn } from 'xstate';
import type { Track } from '../emitted';
import { raiseAnswer, notProvided, unreachable } from '../ports';
import { parseTypedPhone, type ParsedPhone } from './phone-number.rules';
import type { CodeRequestAnswer, PhoneVerificationAnswer, VerificationAnswer } from './phone-verification.answers';
import type {
  CodeRequestCall,
  PhoneVerificationContext,
  PhoneVerificationEvent,
  PhoneVerificationInput,
  PhoneVerificationProblem,
  VerificationCall,
} from './phone-verification.types';
import { codeOf, isCompleteCode } from './verification-code.rules';

type Event = PhoneVerificationEvent | PhoneVerificationAnswer | { readonly type: 'begun' };

const phoneOf = (national: string, country: string): ParsedPhone | null => {
  const parsing = parseTypedPhone(national, country);
  return parsing.isValid ? parsing.phone : null;
};

const noIds = { SMS: null, PHONE_CALL: null } as const;
const nothingLeft = { SMS: null, PHONE_CALL: null } as const;

const parts = setup({
  types: {
    context: {} as PhoneVerificationContext,
    events: {} as Event,
    emitted: {} as Track,
    input: {} as PhoneVerificationInput,
    tags: {} as 'busy' | 'entering' | 'coding' | 'verifying' | 'smsCooling' | 'callCooling' | 'done',
  },
  actors: {
    requestVerificationCode: fromPromise<CodeRequestAnswer, CodeRequestCall>(notProvided),
    verifyPhoneNumber: fromPromise<VerificationAnswer, VerificationCall>(notProvided),
  },
  delays: {
    smsCooldown: ({ context }) => context.coolingLeft.SMS ?? phoneAttempts.resendCooldownMs,
    callCooldown: ({ context }) => context.coolingLeft.PHONE_CALL ?? phoneAttempts.resendCooldownMs,
  },
  guards: {
    numberIsValid: ({ context }) => context.phone !== null,
    isBySms: ({ context }) => context.method === 'SMS',
    isByCall: ({ context }) => context.method === 'PHONE_CALL',
    /** After a reload the number is not known any more: no other code can be asked for. */
    isOtherMethod: ({ context }, method: VerificationMethod) =>
      context.method !== method && (context.phone !== null || context.verificationIds[method] !== null),
    isUnaskedMethod: ({ context }, method: VerificationMethod) =>
      context.method !== method && context.phone !== null && context.verificationIds[method] === null,
    codeWasSent: ({ context }) => context.verificationIds[context.method] !== null,
    isVerifiedNumber: ({ context: { phone, verified } }) => phone !== null && phone.e164 === verified,
    codeIsAwaited: ({ context }) => context.verificationIds[context.method] !== null,
    smsIsCooling: ({ context }) => context.coolingLeft.SMS !== null,
    callIsCooling: ({ context }) => context.coolingLeft.PHONE_CALL !== null,
    codeIsComplete: ({ context }) => isCompleteCode(context.code),
    methodIsReady: or([
      and(['isBySms', stateIn({ smsCooldown: 'ready' })]),
      and(['isByCall', stateIn({ callCooldown: 'ready' })]),
    ]),
  },
  actions: {
    keepNumber: assign(({ context }, { country, national }: { country: string; national: string }) => {
      const phone = phoneOf(national, country);
      const isSame = phone?.e164 === context.phone?.e164;
      return { country, national, phone, ...(isSame ? {} : { verificationIds: noIds }) };
    }),
    keepMethod: assign({ method: (_, method: VerificationMethod) => method }),
    keepId: assign({
      verificationIds: ({ context }, id: string | null) => ({ ...context.verificationIds, [context.method]: id }),
    }),
    forgetLeft: assign({
      coolingLeft: ({ context }) => ({ ...context.coolingLeft, [context.method]: null }),
    }),
    keepVerified: assign({ verified: ({ context }) => context.phone?.e164 ?? null }),
    learnNumber: assign(({ context }, known: { country: string; national: string } | null) => {
      if (known === null) return context;
      const phone = phoneOf(known.national, known.country);
      return { ...known, phone, verified: phone?.e164 ?? null };
    }),
    tell: assign({ problem: (_, problem: PhoneVerificationProblem) => problem }),
    tellNothing: assign({ problem: null }),
    blankCode: assign({ code: '' }),
    startAfresh: assign({ code: '', problem: null, verificationIds: noIds }),
    recordEdit: emit(({ context }) => ({
      type: 'track' as const,
      name: 'gla_mc_phone_number_edit_button_click',
      properties: { view: context.view },
    })),
  },
});

const answers = raiseAnswer<PhoneVerificationContext, Event, PhoneVerificationAnswer>(unreachable);

/** Asking for a code: `back` is where a refusal leads. */
const requesting = <T extends 'entering' | 'awaitingCode'>(back: T) =>
  parts.createStateConfig({
    tags: ['busy', back === 'entering' ? 'entering' : 'coding'],
    entry: ['tellNothing', 'blankCode'],
    invoke: {
      id: 'requestVerificationCode',
      src: 'requestVerificationCode',
      input: ({ context: { country, phone, method } }) => ({ country, e164: phone?.e164 ?? '', method }),
      ...answers,
    },
    on: {
      'answer.codeSent': {
        target: 'awaitingCode',
        actions: { type: 'keepId', params: ({ event }) => event.verificationId },
      },
      'answer.tooManyAttempts': {
        target: back,
        actions: { type: 'tell', params: { kind: 'rateLimitExceeded', message: null } },
      },
      'answer.refused': {
        target: back,
        actions: {
          type: 'tell',
          params: ({ event }) => ({ kind: 'requestFailed' as const, message: event.message }),
        },
      },
    },
  });

const flow = parts.createStateConfig({
  initial: 'beginning',
  states: {
    /** Takes up what the admin was in the middle of. */
    beginning: {
      entry: raise({ type: 'begun' }),
      on: {
        begun: [
          { guard: 'isVerifiedNumber', target: 'verified' },
          { guard: 'codeIsAwaited', target: 'awaitingCode' },
          { target: 'entering' },
        ],
      },
    },
    entering: {
      tags: 'entering',
      on: {
        'number.typed': { actions: { type: 'keepNumber', params: ({ event }) => event } },
        'method.picked': { actions: { type: 'keepMethod', params: ({ event }) => event.method } },
        send: [
          /** The number that was verified needs no further code. */
          { guard: 'isVerifiedNumber', target: 'verified' },
          { guard: and(['numberIsValid', 'methodIsReady']), target: 'sending' },
          /** The code sent a moment ago to this number still counts. */
          { guard: and(['numberIsValid', 'codeWasSent', not('methodIsReady')]), target: 'awaitingCode' },
        ],
      },
    },
    sending: requesting('entering'),
    resending: requesting('awaitingCode'),
    awaitingCode: {
      tags: 'coding',
      on: {
        'code.typed': { actions: assign({ code: ({ event }) => codeOf(event.code) }) },
        'method.picked': [
          {
            guard: { type: 'isUnaskedMethod', params: ({ event }) => event.method },
            // Not while it cools down: another number may have had a code by it a moment ago.
            actions: [
              { type: 'keepMethod', params: ({ event }) => event.method },
              'blankCode',
              'tellNothing',
              raise({ type: 'resend' }),
            ],
          },
          {
            guard: { type: 'isOtherMethod', params: ({ event }) => event.method },
            actions: [{ type: 'keepMethod', params: ({ event }) => event.method }, 'blankCode', 'tellNothing'],
          },
        ],
        verify: { guard: and(['codeIsComplete', 'codeWasSent']), target: 'verifying' },
        resend: { guard: and(['numberIsValid', 'methodIsReady']), target: 'resending' },
        edit: { target: 'entering', actions: ['blankCode', 'tellNothing'] },
      },
    },
    verifying: {
      tags: ['busy', 'coding', 'verifying'],
      entry: 'tellNothing',
      invoke: {
        id: 'verifyPhoneNumber',
        src: 'verifyPhoneNumber',
        input: ({ context: { verificationIds, code, method } }) => ({
          verificationId: verificationIds[method] ?? '',
          code,
          method,
        }),
        ...answers,
      },
      on: {
        'answer.verified': { target: 'verified', actions: 'keepVerified' },
        'answer.wrongCode': {
          target: 'awaitingCode',
          actions: ['blankCode', { type: 'tell', params: { kind: 'wrongCode', message: null } }],
        },
        'answer.codeExpired': {
          target: 'awaitingCode',
          actions: [
            'blankCode',
            { type: 'tell', params: { kind: 'codeExpired', message: null } },
            { type: 'keepId', params: null },
          ],
        },
        'answer.refused': {
          target: 'awaitingCode',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ kind: 'verifyFailed' as const, message: event.message }),
          },
        },
      },
    },
    verified: {
      tags: 'done',
      on: {
        edit: {
          target: 'entering',
          actions: ['startAfresh', { type: 'learnNumber', params: ({ event }) => event.known ?? null }, 'recordEdit'],
        },
      },
    },
  },
});

/** A sent code lets its method cool down; both count for themselves [S4.18]. */
const smsCooldown = parts.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      on: {
        begun: { guard: 'smsIsCooling', target: 'cooling' },
        'answer.codeSent': { guard: 'isBySms', target: 'cooling', actions: 'forgetLeft' },
      },
    },
    cooling: { tags: 'smsCooling', after: { smsCooldown: 'ready' } },
  },
});

const callCooldown = parts.createStateConfig({
  initial: 'ready',
  states: {
    ready: {
      on: {
        begun: { guard: 'callIsCooling', target: 'cooling' },
        'answer.codeSent': { guard: 'isByCall', target: 'cooling', actions: 'forgetLeft' },
      },
    },
    cooling: { tags: 'callCooling', after: { callCooldown: 'ready' } },
  },
});

/** Verification of a phone number by message or call [S4.18, S5.15-S5.20, S9.02, decisions 10, 11, 21]. */
export const phoneVerificationMachine = parts.createMachine({
  id: 'phoneVerification',
  options: { maxIterations: 1000 },
  context: ({ input }) => ({
    country: input.country,
    national: input.national,
    phone: phoneOf(input.national, input.country),
    method: input.resumed?.method ?? 'SMS',
    verificationIds: input.resumed?.verificationIds ?? noIds,
    coolingLeft: input.resumed?.coolingLeft ?? nothingLeft,
    verified: input.verified ?? null,
    code: '',
    problem: null,
    view: input.view,
  }),
  type: 'parallel',
  states: { flow, smsCooldown, callCooldown },
});
