import { drive } from '../testing/drive';
import { keptPhoneOf, phoneStart, type KeptPhone, type PhoneTraces } from './phone-memory';
import { parseSavedPhone } from './phone-number.rules';
import { phoneVerificationMachine } from './phone-verification.machine';
import type { PhoneResumption } from './phone-verification.types';

const number = { country: 'US', national: '2133734253' };
const nothing = { SMS: null, PHONE_CALL: null };
const resumed = (
  over: Partial<PhoneResumption>,
  { national, verified = null }: { national: string; verified?: string | null } = number,
) =>
  drive(phoneVerificationMachine, {
    country: 'US',
    national,
    view: 'setup-mc',
    resumed: { method: 'SMS', verificationIds: nothing, coolingLeft: nothing, sentTo: null, ...over },
    verified,
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
    const verified = '+12133734253';
    expect(resumed({}, { ...number, verified }).has('done')).toBe(true);
    expect(resumed({}, { national: '1', verified }).at()[0]).toBe('flow.entering');
    expect(resumed({}, { national: '2133734254', verified }).at()[0]).toBe('flow.entering');
  });

  it('lets the code be entered without the number, which is not kept: nothing else can be sent [S4.18] [B-5]', () => {
    const phone = resumed({ verificationIds: { SMS: 'a', PHONE_CALL: null } }, { national: '' });
    expect(phone.at()[0]).toBe('flow.awaitingCode');
    expect(phone.can({ type: 'resend' })).toBe(false);
    expect(phone.can({ type: 'method.picked', method: 'PHONE_CALL' })).toBe(false);
    phone.send({ type: 'code.typed', code: '123456' });
    phone.send({ type: 'verify' });
    phone.answers('verifyPhoneNumber', { type: 'answer.verified' });
    expect(phone.has('done')).toBe(true);
  });

  it('goes back to the entry where no code was sent', () => {
    expect(resumed({ method: 'PHONE_CALL' }).at()).toEqual([
      'flow.entering',
      'smsCooldown.ready',
      'callCooldown.ready',
    ]);
  });
});

describe('what is kept', () => {
  const kept: KeptPhone = {
    method: 'SMS',
    verificationIds: { SMS: 'a', PHONE_CALL: null },
    coolingUntil: { SMS: 50_000, PHONE_CALL: null },
    sentTo: 'sealed',
  };
  const held = (text: string) => {
    const parsing = parseSavedPhone(text);
    return parsing.isValid ? parsing.phone : null;
  };
  const mine = held('+12133734253');
  const start = (traces: Partial<PhoneTraces>) =>
    phoneStart({
      kept: undefined,
      entry: undefined,
      saved: null,
      isVerified: false,
      storeCountry: 'FR',
      now: 0,
      ...traces,
    });
  const afresh = { country: 'FR', national: '', resumed: null, verified: null };

  it('over a reload is what was sent, with the number sealed, and nothing of the number [B-5]', () => {
    const phone = resumed({ verificationIds: kept.verificationIds });
    const { coolingUntil } = kept;
    expect(keptPhoneOf(phone.context(), { isVerified: false, sentTo: 'sealed', coolingUntil })).toEqual(kept);
    expect(keptPhoneOf(phone.context(), { isVerified: true, sentTo: 'sealed', coolingUntil })).toEqual({
      ...kept,
      verificationIds: nothing,
      sentTo: null,
    });
  });

  it('is read back with the time that is left', () => {
    expect(start({ kept: JSON.parse(JSON.stringify(kept)), entry: number, now: 20_000 })).toEqual({
      ...number,
      resumed: {
        method: 'SMS',
        verificationIds: kept.verificationIds,
        coolingLeft: { SMS: 30_000, PHONE_CALL: null },
        sentTo: 'sealed',
      },
      verified: null,
    });
    expect(start({ kept, now: 50_000 }).resumed?.coolingLeft.SMS).toBeNull();
    const late = { ...kept, coolingUntil: { SMS: 1e15, PHONE_CALL: null } };
    expect(start({ kept: late }).resumed?.coolingLeft.SMS).toBe(60_000);
  });

  it('without the number awaits the code of a number nobody names, not of the one the server holds', () => {
    expect(start({ kept, saved: mine })).toMatchObject({ country: 'FR', national: '', resumed: { method: 'SMS' } });
    const asked = { ...kept, method: 'PHONE_CALL' };
    expect(start({ kept: asked, saved: mine })).toMatchObject({ ...number, resumed: { verificationIds: nothing } });
  });

  it('begins with what was typed, else with the number the server holds, else with the country of the store', () => {
    expect(start({ entry: { country: 'GB', national: '20' }, saved: mine })).toEqual({
      country: 'GB',
      national: '20',
      resumed: null,
      verified: null,
    });
    expect(start({ saved: mine })).toEqual({ ...number, resumed: null, verified: null });
    expect(start({})).toEqual(afresh);
  });

  it('begins verified with the number the server holds, when it was verified in this session [S4.20]', () => {
    const sent = { ...kept, verificationIds: nothing, sentTo: null };
    const verified = mine?.e164;
    expect(start({ saved: mine, isVerified: true })).toEqual({ ...number, resumed: null, verified });
    expect(start({ kept: sent, entry: number, saved: mine, isVerified: true })).toMatchObject({ ...number, verified });
    expect(start({ kept: sent, saved: mine }).verified).toBeNull();
    expect(start({ kept: sent, isVerified: true })).toMatchObject({ ...afresh, resumed: { verificationIds: nothing } });
  });

  it('goes on with another number that was typed, or that a code was sent to, after one was verified', () => {
    const other = { country: 'US', national: '2133734254' };
    const verified = mine?.e164;
    expect(start({ entry: other, saved: mine, isVerified: true })).toEqual({ ...other, resumed: null, verified });
    expect(start({ kept, saved: mine, isVerified: true })).toMatchObject({
      country: 'FR',
      national: '',
      resumed: { verificationIds: kept.verificationIds, sentTo: 'sealed' },
      verified,
    });
  });

  it.each([
    [undefined],
    [{ ...kept, method: 'FAX' }],
    [{ ...kept, sentTo: 12133734253 }],
    [{ ...kept, verificationIds: { SMS: 1, PHONE_CALL: null } }],
    [{ ...kept, coolingUntil: null }],
    [{ ...kept, coolingUntil: { SMS: 'soon', PHONE_CALL: null } }],
  ])('is not believed when it is %j', (value) => {
    expect(start({ kept: value })).toEqual(afresh);
  });

  it.each([[1], [{ country: 1, national: '' }], [{ country: 'US', national: 'x'.repeat(251) }]])(
    'is no number when it is %j',
    (entry) => {
      expect(start({ entry })).toEqual(afresh);
    },
  );
});
