import { rehearse } from '../testing/rehearse';
import { phoneMemoryOf, readPhoneMemory, type KeptPhone } from './phone-memory';
import { phoneVerificationMachine } from './phone-verification.machine';
import type { PhoneResumption } from './phone-verification.types';

const number = { country: 'US', national: '2133734253' };
const nothing = { SMS: null, PHONE_CALL: null };
const resumed = (over: Partial<PhoneResumption>, national = number.national) =>
  rehearse(phoneVerificationMachine, {
    country: 'US',
    national,
    view: 'setup-mc',
    resumed: { method: 'SMS', verificationIds: nothing, coolingLeft: nothing, isVerified: false, ...over },
  });

describe('a reload', () => {
  it('goes on with the code that was sent, by the method that was chosen [S4.18]', () => {
    const phone = resumed({ method: 'PHONE_CALL', verificationIds: { SMS: 'a', PHONE_CALL: 'b' } });
    expect(phone.at()[0]).toBe('flow.awaitingCode');
    phone.send({ type: 'code.typed', code: '123456' });
    phone.send({ type: 'verify' });
    expect(phone.asks()).toEqual([
      { src: 'verifyPhoneNumber', input: { verificationId: 'b', code: '123456', method: 'PHONE_CALL' } },
    ]);
  });

  it('waits for the rest of each cool-down, and for a whole one after the next code [S4.18, S9.02]', () => {
    const phone = resumed({
      verificationIds: { SMS: 'a', PHONE_CALL: 'b' },
      coolingLeft: { SMS: 20_000, PHONE_CALL: 40_000 },
    });
    phone.passes(19_999, 1);
    expect(phone.can({ type: 'resend' })).toBe(false);
    phone.passes(1);
    expect(phone.can({ type: 'resend' })).toBe(true);
    expect(phone.at()).toContain('callCooldown.cooling');
    phone.send({ type: 'resend' });
    phone.answers('requestVerificationCode', { type: 'answer.codeSent', verificationId: 'c' });
    phone.passes(59_999, 1);
    expect(phone.can({ type: 'resend' })).toBe(false);
    phone.passes(1);
    expect(phone.can({ type: 'resend' })).toBe(true);
    expect(phone.at()).toContain('callCooldown.ready');
  });

  it('shows the number that was verified, and only a number [S4.20]', () => {
    expect(resumed({ isVerified: true }).has('done')).toBe(true);
    expect(resumed({ isVerified: true }, '1').at()[0]).toBe('flow.entering');
  });

  it('goes back to the entry where no code was sent', () => {
    expect(resumed({ method: 'PHONE_CALL' }).at()).toEqual([
      'flow.entering',
      'smsCooldown.ready',
      'callCooldown.ready',
    ]);
  });
});

describe('what the page keeps', () => {
  const kept: KeptPhone = {
    ...number,
    method: 'SMS',
    verificationIds: { SMS: 'a', PHONE_CALL: null },
    coolingUntil: { SMS: 50_000, PHONE_CALL: null },
    verified: null,
  };
  const read = (value: unknown, now = 0, savedNumber: string | null = null) =>
    readPhoneMemory(value, { now, savedNumber });

  it('is what was typed, what was sent, and what was verified', () => {
    const phone = resumed({ verificationIds: kept.verificationIds });
    const { coolingUntil } = kept;
    expect(phoneMemoryOf(phone.context(), { isVerified: false, coolingUntil })).toEqual(kept);
    expect(phoneMemoryOf(phone.context(), { isVerified: true, coolingUntil })).toMatchObject({
      verified: '+12133734253',
      verificationIds: nothing,
    });
  });

  it('is read back with the time that is left', () => {
    expect(read(JSON.parse(JSON.stringify(kept)), 20_000)).toEqual({
      ...number,
      resumed: {
        method: 'SMS',
        verificationIds: kept.verificationIds,
        coolingLeft: { SMS: 30_000, PHONE_CALL: null },
        isVerified: false,
      },
    });
    expect(read(kept, 50_000)?.resumed.coolingLeft.SMS).toBeNull();
    expect(read({ ...kept, coolingUntil: { SMS: 1e15, PHONE_CALL: null } })?.resumed.coolingLeft.SMS).toBe(60_000);
  });

  it('counts as verified only while the server holds that very number [S4.20]', () => {
    const verified = { ...kept, verified: '+12133734253' };
    expect(read(verified, 0, '+12133734253')?.resumed.isVerified).toBe(true);
    expect(read(verified, 0, '+12133734254')).toBeNull();
    expect(read(verified)).toBeNull();
    expect(read(kept, 0, '+12133734253')?.resumed.isVerified).toBe(false);
  });

  it.each([
    [undefined],
    [{ ...kept, method: 'FAX' }],
    [{ ...kept, country: 1 }],
    [{ ...kept, national: 'x'.repeat(251) }],
    [{ ...kept, verificationIds: { SMS: 1, PHONE_CALL: null } }],
    [{ ...kept, coolingUntil: null }],
    [{ ...kept, coolingUntil: { SMS: 'soon', PHONE_CALL: null } }],
  ])('is not believed when it is %j', (value) => {
    expect(read(value)).toBeNull();
  });
});
