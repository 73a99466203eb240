import { apiError, refused } from '../testing/answers';
import { drive } from '../testing/drive';
import { readCodeRequestFailure, readVerification, readVerificationFailure } from './phone-verification.answers';
import { phoneVerificationMachine } from './phone-verification.machine';

const national = '2133734253';
const sent = (verificationId: string) => ({ type: 'answer.codeSent', verificationId }) as const;
const open = () => drive(phoneVerificationMachine, { country: 'US', national: '', view: 'setup-mc' });
const awaiting = () => {
  const phone = open();
  phone.send({ type: 'number.typed', country: 'US', national });
  phone.send({ type: 'send' });
  phone.answers('requestVerificationCode', sent('sms-1'));
  return phone;
};
const verifying = () => {
  const phone = awaiting();
  phone.send({ type: 'code.typed', code: '123456' });
  phone.send({ type: 'verify' });
  return phone;
};
const request = (method: 'SMS' | 'PHONE_CALL') => [
  { src: 'requestVerificationCode', input: { country: 'US', e164: '+12133734253', method } },
];

it('sends only to a number that is valid for the country [S5.15]', () => {
  const phone = open();
  expect(phone.can({ type: 'send' })).toBe(false);
  phone.send({ type: 'number.typed', country: 'US', national: '12' });
  expect(phone.can({ type: 'send' })).toBe(false);
  phone.send({ type: 'number.typed', country: 'US', national });
  phone.send({ type: 'send' });
  expect(phone.asks()).toEqual(request('SMS'));
});

it('verifies with the id of the method, six digits and the method [S4.18, S3.13, S5.15]', () => {
  const phone = awaiting();
  phone.send({ type: 'code.typed', code: '12345' });
  expect(phone.can({ type: 'verify' })).toBe(false);
  phone.send({ type: 'code.typed', code: '123456' });
  phone.send({ type: 'verify' });
  expect(phone.asks()).toEqual([
    { src: 'verifyPhoneNumber', input: { verificationId: 'sms-1', code: '123456', method: 'SMS' } },
  ]);
  phone.answers('verifyPhoneNumber', { type: 'answer.verified' });
  expect(phone.has('done')).toBe(true);
});

it('sends again only after 60 seconds [S4.18, S9.02]', () => {
  const phone = awaiting();
  phone.passes(59_999, 1000);
  expect(phone.can({ type: 'resend' })).toBe(false);
  phone.passes(1);
  phone.send({ type: 'resend' });
  expect(phone.asks()).toEqual(request('SMS'));
  phone.answers('requestVerificationCode', sent('sms-2'));
  expect(phone.context().verificationIds).toEqual({ SMS: 'sms-2', PHONE_CALL: null });
});

it('counts down for each method by itself [S4.18]', () => {
  const phone = awaiting();
  phone.passes(40_000, 1000);
  phone.send({ type: 'method.picked', method: 'PHONE_CALL' });
  phone.answers('requestVerificationCode', sent('call-1'));
  phone.passes(20_000, 1000);
  expect(phone.at()).toEqual(['flow.awaitingCode', 'smsCooldown.ready', 'callCooldown.cooling']);
  expect(phone.can({ type: 'resend' })).toBe(false);
  phone.send({ type: 'method.picked', method: 'SMS' });
  expect(phone.can({ type: 'resend' })).toBe(true);
});

it('sends a code by itself when the method is switched, once for each method [S4.18]', () => {
  const phone = awaiting();
  phone.send({ type: 'method.picked', method: 'PHONE_CALL' });
  expect(phone.asks()).toEqual(request('PHONE_CALL'));
  phone.answers('requestVerificationCode', sent('call-1'));
  phone.send({ type: 'code.typed', code: '12' });
  phone.send({ type: 'method.picked', method: 'SMS' });
  expect(phone.asks()).toEqual([]);
  expect(phone.context()).toMatchObject({ method: 'SMS', code: '' });
  phone.send({ type: 'method.picked', method: 'PHONE_CALL' });
  expect(phone.asks()).toEqual([]);
});

it('verifies with the id of the method it was switched back to', () => {
  const phone = awaiting();
  phone.send({ type: 'method.picked', method: 'PHONE_CALL' });
  phone.answers('requestVerificationCode', sent('call-1'));
  phone.send({ type: 'method.picked', method: 'SMS' });
  phone.send({ type: 'code.typed', code: '123456' });
  phone.send({ type: 'verify' });
  expect(phone.asks()[0]?.input).toMatchObject({ verificationId: 'sms-1', method: 'SMS' });
});

it.each([
  ['wrongCode', { type: 'answer.wrongCode' }, 'sms-1'],
  ['codeExpired', { type: 'answer.codeExpired' }, null],
] as const)('tells a %s, blanks the boxes and lets try again [S4.18, S5.20]', (kind, answer, id) => {
  const phone = verifying();
  phone.answers('verifyPhoneNumber', answer);
  expect(phone.at()[0]).toBe('flow.awaitingCode');
  expect(phone.context()).toMatchObject({ code: '', problem: { kind, message: null } });
  expect(phone.context().verificationIds.SMS).toBe(id);
});

it('keeps the code entry when a code is sent again in vain after one expired', () => {
  const phone = verifying();
  phone.answers('verifyPhoneNumber', { type: 'answer.codeExpired' });
  phone.passes(60_000, 1000);
  phone.send({ type: 'resend' });
  phone.answers('requestVerificationCode', refused('down', 500));
  expect(phone.at()[0]).toBe('flow.awaitingCode');
  expect(phone.context().problem).toEqual({ kind: 'requestFailed', message: 'down' });
});

it('tells the limit of attempts and starts no cool-down for a refused request [S5.19]', () => {
  const phone = open();
  phone.send({ type: 'number.typed', country: 'US', national });
  phone.send({ type: 'send' });
  phone.answers('requestVerificationCode', { type: 'answer.tooManyAttempts' });
  expect(phone.at()).toEqual(['flow.entering', 'smsCooldown.ready', 'callCooldown.ready']);
  expect(phone.context().problem).toEqual({ kind: 'rateLimitExceeded', message: null });
  expect(phone.can({ type: 'send' })).toBe(true);
});

it('shows the message of the server until the next try [S8.40]', () => {
  const phone = verifying();
  phone.answers('verifyPhoneNumber', refused('The line is dead.', 500));
  expect(phone.context().problem).toEqual({ kind: 'verifyFailed', message: 'The line is dead.' });
  phone.send({ type: 'verify' });
  expect(phone.context().problem).toBeNull();
});

it('allows neither resend, switch nor edit while it verifies', () => {
  const phone = verifying();
  phone.passes(60_000, 1000);
  expect(phone.can({ type: 'resend' })).toBe(false);
  expect(phone.can({ type: 'method.picked', method: 'PHONE_CALL' })).toBe(false);
  expect(phone.can({ type: 'edit' })).toBe(false);
});

it('goes back to the entry, where a code sent a moment ago to the same number still counts [S4.18]', () => {
  const phone = awaiting();
  phone.send({ type: 'edit' });
  expect(phone.at()[0]).toBe('flow.entering');
  phone.send({ type: 'send' });
  expect(phone.at()[0]).toBe('flow.awaitingCode');
  expect(phone.asks()).toEqual([]);
});

it('forgets the codes of another number, whose code must wait for the cool-down', () => {
  const phone = awaiting();
  phone.send({ type: 'edit' });
  phone.send({ type: 'number.typed', country: 'US', national: '2133734254' });
  expect(phone.context().verificationIds).toEqual({ SMS: null, PHONE_CALL: null });
  expect(phone.can({ type: 'send' })).toBe(false);
  phone.passes(60_000, 1000);
  expect(phone.can({ type: 'send' })).toBe(true);
});

it('sends no code to another number by switching to a method that cools down: that waits for its 60 seconds [S4.18]', () => {
  const phone = awaiting();
  phone.send({ type: 'edit' });
  phone.send({ type: 'number.typed', country: 'US', national: '2133734254' });
  phone.send({ type: 'method.picked', method: 'PHONE_CALL' });
  phone.send({ type: 'send' });
  phone.answers('requestVerificationCode', { type: 'answer.codeSent', verificationId: 'v2' });
  phone.send({ type: 'method.picked', method: 'SMS' });
  expect(phone.at()).toEqual(['flow.awaitingCode', 'smsCooldown.cooling', 'callCooldown.cooling']);
  expect([phone.context().method, phone.context().verificationIds]).toEqual(['SMS', { SMS: null, PHONE_CALL: 'v2' }]);
  expect([phone.can({ type: 'resend' }), phone.can({ type: 'verify' })]).toEqual([false, false]);
  phone.passes(60_000, 1000);
  phone.send({ type: 'resend' });
  expect(phone.at()[0]).toBe('flow.resending');
});

it('records Edit of a verified number and verifies it anew', () => {
  const phone = verifying();
  phone.answers('verifyPhoneNumber', { type: 'answer.verified' });
  phone.send({ type: 'edit' });
  expect(phone.at()[0]).toBe('flow.entering');
  expect(phone.emitted).toEqual([
    { type: 'track', name: 'gla_mc_phone_number_edit_button_click', properties: { view: 'setup-mc' } },
  ]);
});

it('reads the reason of a refused request [S5.19]', () => {
  const limited = apiError(429, { details: { reason: 'rateLimitExceeded' }, serverMessage: 'Quota.' });
  expect(readCodeRequestFailure(limited)).toEqual({ type: 'answer.tooManyAttempts' });
  expect(readCodeRequestFailure(apiError(400, { details: { reason: 'backendError' }, serverMessage: 'Bad.' }))).toEqual(
    refused('Bad.', 400),
  );
});

it('reads the reason of a refused verification from the bracketed prefix of a bad request [S5.20]', () => {
  const reading = (status: number, serverMessage: string) =>
    readVerificationFailure(apiError(status, { serverMessage }));
  expect(reading(400, '[verificationCode] Wrong code.')).toEqual({ type: 'answer.wrongCode' });
  expect(reading(400, '[verificationId] Gone.')).toEqual({ type: 'answer.codeExpired' });
  expect(reading(400, 'Something [verificationCode]')).toEqual(refused('Something [verificationCode]', 400));
  expect(reading(500, '[verificationCode] Wrong code.').type).toBe('answer.refused');
});

it('takes nothing but a 204 for verified', () => {
  expect(readVerification(null)).toEqual({ type: 'answer.verified' });
});
