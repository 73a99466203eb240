import type { Expectation } from '@listings/shared-machines/models';
import type { Screen, ScreenDriver } from '../screen/screen';

const number = 'Phone number';
const send = /^(Send verification code|Keep this number)/;
const again = /^(Resend code|Call again)/;
const edit = 'Edit phone number';
const sms = 'Text message (SMS)';
const call = 'Phone call';

const typeCode = async (screen: Screen, digits: string) => {
  for (let at = 1; at <= 6; at += 1) await screen.fill(`Digit ${at} of 6`, digits[at - 1] ?? '');
};

/** In the card of the code the other method is a link to itself. */
const pick = (option: string, link: RegExp) => async (screen: Screen) => {
  if ((await screen.control(option)) !== null) await screen.choose(option);
  else if ((await screen.control(link)) !== null) await screen.press(link);
};

const works = (name: string | RegExp) => async (screen: Screen) => (await screen.control(name))?.enabled ?? null;

interface Shown {
  readonly number: unknown;
  readonly method: 'SMS' | 'PHONE_CALL';
  readonly problem: string | null;
  readonly code: number;
}

const problems: Readonly<Record<string, RegExp>> = {
  wrongCode: /Wrong verification code/,
  codeExpired: /verification code has expired/,
  rateLimitExceeded: /maximum of five attempts/,
};

/** The digit in a box, of so many that were typed: `typeCode` types 1, 2, 3. */
const digitAt = (box: number, typed: number) => (typed >= box ? String(box) : '');

const stageOf = ({ tags }: Expectation) =>
  tags.includes('done') ? 'verified' : tags.includes('coding') ? 'coding' : 'entering';

interface CodeRequest {
  readonly country: string;
  readonly e164: string;
  readonly method: string;
}
interface Verification {
  readonly verificationId: string;
  readonly code: string;
  readonly method: string;
}

/** The phone block, in the last step of the setup. */
export const phoneVerificationDriver: ScreenDriver = {
  model: 'phoneVerification',
  path: '/google/setup-mc?step=store_requirements',
  scenario: 'shipping-saved',
  elsewhere: { '/google/settings?subpath=/edit-phone-number': { scenario: 'complete' } },
  isThere: async (screen) => (await screen.control(number)) !== null,
  does: {
    'types a valid number': (screen) => screen.fill(number, '2015550123'),
    'types an invalid number': (screen) => screen.fill(number, '2'),
    'picks a text message': pick(sms, /by text message$/),
    'picks a phone call': pick(call, /by phone call$/),
    'sends the code': (screen) => screen.press(send),
    'asks for a new code': (screen) => screen.press(again),
    'types six digits': (screen) => typeCode(screen, '123456'),
    'types three digits': (screen) => typeCode(screen, '123'),
    verifies: (screen) => screen.press('Verify phone number'),
    'edits the number': (screen) => screen.press(edit),
  },
  enters: { 'sends the code': number, verifies: 'Digit 6 of 6' },
  look: {
    stage: async (screen) => {
      if (await screen.reads('Verified')) return 'verified';
      return (await screen.control('Digit 1 of 6')) === null ? 'entering' : 'coding';
    },
    send: works(send),
    verify: works('Verify phone number'),
    'again by message': works(/^Resend code/),
    'again by call': works(/^Call again/),
    edit: works(edit),
    number: works(number),
    sms: async (screen) => (await screen.control(sms))?.on ?? null,
    call: async (screen) => (await screen.control(call))?.on ?? null,
    'typed number': async (screen) => (await screen.control(number))?.value?.replace(/\D/g, ''),
    'first digit': async (screen) => (await screen.control('Digit 1 of 6'))?.value,
    'last digit': async (screen) => (await screen.control('Digit 6 of 6'))?.value,
    problem: async (screen) => {
      for (const [kind, text] of Object.entries(problems)) if (await screen.reads(text)) return kind;
      return null;
    },
  },
  expects: (expected) => {
    const { offers, shows } = expected;
    const { number: typed, method, problem, code } = shows as Shown;
    const stage = stageOf(expected);
    const isEntering = stage === 'entering';
    const isCoding = stage === 'coding';
    return {
      stage,
      number: isEntering ? offers.includes('types a valid number') : null,
      sms: isEntering ? method === 'SMS' : null,
      call: isEntering ? method === 'PHONE_CALL' : null,
      'typed number': isEntering && typed === 'valid' ? '2015550123' : undefined,
      'first digit': isCoding ? digitAt(1, code) : undefined,
      'last digit': isCoding ? digitAt(6, code) : undefined,
      send: isEntering ? offers.includes('sends the code') : null,
      verify: isCoding ? offers.includes('verifies') : null,
      'again by message': isCoding && method === 'SMS' ? offers.includes('asks for a new code') : null,
      'again by call': isCoding && method === 'PHONE_CALL' ? offers.includes('asks for a new code') : null,
      edit: isEntering ? null : offers.includes('edits the number'),
      problem: problem !== null && problem in problems ? problem : undefined,
    };
  },
  sends: {
    requestVerificationCode: ({ country, e164, method }: CodeRequest) => ({
      body: { phone_region_code: country, phone_number: e164, verification_method: method },
    }),
    verifyPhoneNumber: ({ verificationId, code, method }: Verification) => ({
      body: { verification_id: verificationId, verification_code: code, verification_method: method },
    }),
  },
};
