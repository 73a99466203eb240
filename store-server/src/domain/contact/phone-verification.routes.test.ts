import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

const PHONE = { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' };

describe('phone verification', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  const call = async (method: 'GET' | 'POST', path: string, body?: unknown) => {
    const reply = await domain.call(method, `/wc/gla/mc/${path}`, body);
    return [reply.status, reply.body] as const;
  };

  const requestCode = async (body: object = PHONE): Promise<string> => {
    const [, answer] = await call('POST', 'phone-verification/request', body);
    return (answer as { verification_id: string }).verification_id;
  };

  const phone = async () =>
    (await domain.call('GET', '/sandbox/v1/phone')).body as { number: string; code: string; verification_id: string }[];

  const verify = (verification_id: string, verification_code: string) =>
    call('POST', 'phone-verification/verify', { verification_id, verification_code, verification_method: 'SMS' });

  beforeEach(() => domain.load('audience-saved'));

  it('sends six digits and keeps the number once they come back [S3.12-S3.13] [S7.17-S7.18] [S9.02]', async () => {
    const id = await requestCode();
    const [received] = await phone();
    expect(received).toMatchObject({ number: '+12133734253', verification_id: id });
    expect(received?.code).toMatch(/^\d{6}$/);
    expect(await verify(id, received?.code ?? '')).toEqual([204, null]);
    expect((await call('GET', 'contact-information'))[1]).toMatchObject({ phone_number: '+12133734253' });
    expect((await verify(id, received?.code ?? ''))[1]).toMatchObject({
      message: expect.stringMatching(/^\[verificationId\]/),
    });
  });

  it('tells a wrong code by its prefix and does not keep the number [S5.20]', async () => {
    const id = await requestCode();
    const [received] = await phone();
    const wrong = received?.code === '000000' ? '000001' : '000000';
    expect(await verify(id, wrong)).toEqual([400, { message: '[verificationCode] Wrong code.', reason: 'badRequest' }]);
    expect((await call('GET', 'contact-information'))[1]).toMatchObject({ phone_number: null });
  });

  it('lets a code be tried five times, for ten minutes, by its own method [S5.20]', async () => {
    const gone = [400, { message: expect.stringMatching(/^\[verificationId\] /), reason: 'badRequest' }];
    const tried = await requestCode();
    const [first] = await phone();
    const wrong = first?.code === '000000' ? '000001' : '000000';
    for (let turn = 0; turn < 5; turn += 1) await verify(tried, wrong);
    expect(await verify(tried, first?.code ?? '')).toEqual(gone);
    const late = await requestCode();
    const second = (await phone()).find(({ verification_id }) => verification_id === late);
    await domain.call('POST', '/sandbox/v1/clock', { advanceMs: 10 * 60_000 + 1 });
    expect(await verify(late, second?.code ?? '')).toEqual(gone);
    expect(await verify('nobody-sent-this', '123456')).toEqual(gone);
  });

  it('sends at most five codes to a number in four hours, whatever the method [S5.18-S5.19] [S9.02]', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const method = turn % 2 === 0 ? 'SMS' : 'PHONE_CALL';
      expect(typeof (await requestCode({ ...PHONE, verification_method: method }))).toBe('string');
    }
    const limited = [429, { message: 'Retries quota exceeded.', reason: 'rateLimitExceeded' }];
    expect(await call('POST', 'phone-verification/request', PHONE)).toEqual(limited);
    const other = { ...PHONE, phone_number: '+12133734254' };
    expect((await call('POST', 'phone-verification/request', other))[0]).toBe(200);
    await domain.call('POST', '/sandbox/v1/clock', { advanceMs: 4 * 3_600_000 + 1 });
    expect((await call('POST', 'phone-verification/request', PHONE))[0]).toBe(200);
  });

  it.each([
    [{ ...PHONE, phone_number: '+1213' }, 'Invalid phone number!'],
    [{ ...PHONE, phone_number: '2133734253' }, 'Invalid phone number!'],
    [{ ...PHONE, phone_region_code: 'DE' }, 'The phone number is not of the region.'],
  ])('refuses %j', async (body, message) => {
    expect(await call('POST', 'phone-verification/request', body)).toEqual([400, { message, reason: 'badRequest' }]);
  });

  it('names what is missing', async () => {
    const [status, body] = await call('POST', 'phone-verification/request', {});
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'rest_missing_callback_param' });
  });
});
