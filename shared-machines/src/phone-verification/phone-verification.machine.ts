import { phoneAttempts, type VerificationMethod } from '@listings/shared-api/contract';
import { and, assign, emit, fromPromise, not, or, setup, stateIn } from 'xstate';
import type { Track } from '../emitted';
import { asking, unplugged, unreachable } from '../ports';
import { parseTypedPhone, type ParsedPhone } from './phone-number.rules';
import type { CodeRequestAnswer, PhoneVerificationAnswer, VerificationAnswer } from './phone-verification.answers';
import { codeOf, isCompleteCode } from './verification-code.rules';

export type PhoneVerificationEvent =
  | { readonly type: 'number.typed'; readonly country: string; readonly national: string }
  | { readonly type: 'method.picked'; readonly method: VerificationMethod }
  | { readonly type: 'send' }
  | { readonly type: 'resend' }
  | { readonly type: 'code.typed'; readonly code: string }
  | { readonly type: 'verify' }
  | { readonly type: 'edit' };

/**
 * What is told inside the card until the next try [decisions 10]: the server's message where it gave one, else the text
 * of `kind`.
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
}

export interface PhoneVerificationInput {
  /** The country to begin with. */
  readonly country: string;
  /** The national number to begin with, '' for none. */
  readonly national: string;
  /** Where the card is shown, for the record of Edit. */
  readonly view: 'setup-mc' | 'settings';
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

type Event = PhoneVerificationEvent | PhoneVerificationAnswer;

const phoneOf = (national: string, country: string): ParsedPhone | null => {
  const parsing = parseTypedPhone(national, country);
  return parsing.isValid ? parsing.phone : null;
};

const noIds = { SMS: null, PHONE_CALL: null } as const;

const parts = setup({
  types: {
    context: {} as PhoneVerificationContext,
    events: {} as Event,
    emitted: {} as Track,
    input: {} as PhoneVerificationInput,
    tags: {} as 'busy' | 'entering' | 'coding' | 'done',
  },
  actors: {
    requestVerificationCode: fromPromise<CodeRequestAnswer, CodeRequestCall>(unplugged),
    verifyPhoneNumber: fromPromise<VerificationAnswer, VerificationCall>(unplugged),
  },
  delays: { resendCooldown: phoneAttempts.resendCooldownMs },
  guards: {
    numberIsValid: ({ context }) => context.phone !== null,
    isBySms: ({ context }) => context.method === 'SMS',
    isByCall: ({ context }) => context.method === 'PHONE_CALL',
    isOtherMethod: ({ context }, method: VerificationMethod) => context.method !== method,
    isUnaskedMethod: ({ context }, method: VerificationMethod) =>
      context.method !== method && context.verificationIds[method] === null,
    codeWasSent: ({ context }) => context.verificationIds[context.method] !== null,
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

const answers = asking<PhoneVerificationContext, Event, PhoneVerificationAnswer>(unreachable);

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
  initial: 'entering',
  states: {
    entering: {
      tags: 'entering',
      on: {
        'number.typed': { actions: { type: 'keepNumber', params: ({ event }) => event } },
        'method.picked': { actions: { type: 'keepMethod', params: ({ event }) => event.method } },
        send: [
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
            target: 'resending',
            actions: { type: 'keepMethod', params: ({ event }) => event.method },
          },
          {
            guard: { type: 'isOtherMethod', params: ({ event }) => event.method },
            actions: [{ type: 'keepMethod', params: ({ event }) => event.method }, 'blankCode', 'tellNothing'],
          },
        ],
        verify: { guard: and(['codeIsComplete', 'codeWasSent']), target: 'verifying' },
        resend: { guard: 'methodIsReady', target: 'resending' },
        edit: { target: 'entering', actions: ['blankCode', 'tellNothing'] },
      },
    },
    verifying: {
      tags: ['busy', 'coding'],
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
        'answer.verified': 'verified',
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
      on: { edit: { target: 'entering', actions: ['startAfresh', 'recordEdit'] } },
    },
  },
});

/** A sent code lets its method cool down; both count for themselves [S4.18]. */
const cooldown = (guard: 'isBySms' | 'isByCall') =>
  parts.createStateConfig({
    initial: 'ready',
    states: {
      ready: { on: { 'answer.codeSent': { guard, target: 'cooling' } } },
      cooling: { after: { resendCooldown: 'ready' } },
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
    method: 'SMS',
    verificationIds: noIds,
    code: '',
    problem: null,
    view: input.view,
  }),
  type: 'parallel',
  states: { flow, smsCooldown: cooldown('isBySms'), callCooldown: cooldown('isByCall') },
});
