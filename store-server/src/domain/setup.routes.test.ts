import { startDomain, type DomainUnderTest } from './domain.fixture';

const PHONE = { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' };

describe('merchant setup', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain();
  });

  afterAll(() => domain.stop());

  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => {
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

  describe('settings', () => {
    it('are null and false until chosen, always with all eight keys [S3.07] [O3.14] [S7.14]', async () => {
      await domain.load('fresh');
      expect(await call('GET', 'settings')).toEqual([
        200,
        {
          shipping_rate: null,
          shipping_time: null,
          tax_rate: null,
          website_live: false,
          checkout_process_secure: false,
          payment_methods_visible: false,
          refund_tos_visible: false,
          contact_info_visible: false,
        },
      ]);
    });

    it('keep what is missing or null, take the options of the specification and no others [S9.04]', async () => {
      await domain.load('fresh');
      await call('POST', 'settings', { shipping_rate: 'flat', website_live: true });
      const [status, body] = await call('POST', 'settings', { shipping_rate: null, tax_rate: 'manual' });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        status: 'success',
        message: 'Merchant Center Settings successfully updated.',
        data: { shipping_rate: 'flat', shipping_time: null, tax_rate: 'manual', website_live: true },
      });
      const [refused] = await call('POST', 'settings', { shipping_rate: 'by-pigeon' });
      expect(refused).toBe(400);
      expect((await call('GET', 'settings'))[1]).toMatchObject({ shipping_rate: 'flat' });
    });

    it('mark the setup complete with 201 when they are synchronized [S7.15] [O7.07]', async () => {
      await domain.load('shipping-saved');
      expect(await call('GET', 'setup')).toEqual([200, { status: 'incomplete', step: 'store_requirements' }]);
      expect(await call('POST', 'settings/sync')).toEqual([
        201,
        { status: 'success', message: 'Successfully synchronized settings with Google.' },
      ]);
      expect(await call('GET', 'setup')).toEqual([200, { status: 'complete' }]);
    });

    it('cannot be synchronized without a merchant account; the error has the framework shape', async () => {
      await domain.load('connected');
      const [status, body] = await call('POST', 'settings/sync');
      expect(status).toBe(400);
      expect(body).toMatchObject({ code: 'gla_setting_sync_error', data: { status: 400 } });
    });
  });

  describe('audience', () => {
    it('is null until saved and tells locale and language [S3.08] [O3.15] [S7.19]', async () => {
      await domain.load('connected');
      const nothing = { location: null, countries: null, locale: 'en_US', language: 'English' };
      expect(await call('GET', 'target_audience')).toEqual([200, nothing]);
      expect(await call('POST', 'target_audience', { location: 'selected', countries: ['us', 'GB'] })).toEqual([
        201,
        { status: 'success', message: 'Successfully updated the Target Audience settings.' },
      ]);
      expect(await call('GET', 'target_audience')).toEqual([
        200,
        { location: 'selected', countries: ['US', 'GB'], locale: 'en_US', language: 'English' },
      ]);
    });

    it.each([
      { location: 'selected' },
      { location: 'selected', countries: [] },
      { location: 'selected', countries: ['CN'] },
      { location: 'selected', countries: ['XX'] },
      { location: 'some', countries: ['US'] },
      { countries: ['US'] },
      { location: 'all', countries: [] },
    ])('refuses %j and keeps what is saved', async (body) => {
      await domain.load('audience-saved');
      expect((await call('POST', 'target_audience', body))[0]).toBe(400);
      expect((await call('GET', 'target_audience'))[1]).toMatchObject({
        location: 'selected',
        countries: ['US', 'GB'],
      });
    });

    it('is suggested from the shipping zones and the country of the store [S7.20]', async () => {
      await domain.load('fresh');
      expect(await call('GET', 'target_audience/suggestions')).toEqual([
        200,
        { location: 'selected', countries: ['US', 'CA'], locale: 'en_US', language: 'English' },
      ]);
    });

    it('is chosen from the supported countries, by name, and their continents [S7.21] [O7.24]', async () => {
      await domain.load('fresh');
      const [, plain] = await call('GET', 'countries');
      expect(Object.keys(plain as object)).toEqual(['countries']);
      const [, body] = await call('GET', 'countries?continents=true');
      const { countries, continents } = body as {
        countries: Record<string, { name: string; currency: string }>;
        continents: Record<string, { name: string; countries: string[] }>;
      };
      expect(Object.keys(countries)).toHaveLength(93);
      expect(countries['US']).toEqual({ name: 'United States (US)', currency: 'USD' });
      const names = Object.values(countries).map(({ name }) => name);
      expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')));
      expect(continents['OC']).toEqual({ name: 'Oceania', countries: ['AU', 'NZ'] });
      expect(continents['SA']?.name).toBe('South America');
      expect(countries['SA']?.name).toBe('Saudi Arabia');
      expect(continents['AS']?.countries).not.toContain('KR');
    });
  });

  describe('shipping', () => {
    it('rates are suggested from the zones, with the amount from which sending is free [S7.23]', async () => {
      await domain.load('fresh');
      expect(await call('GET', 'shipping/rates/suggestions?country_codes%5B0%5D=US&country_codes%5B1%5D=CA')).toEqual([
        200,
        [
          { country: 'US', currency: 'USD', rate: 4.99, options: { free_shipping_threshold: 50 } },
          { country: 'CA', currency: 'USD', rate: 12, options: {} },
        ],
      ]);
    });

    it('rates are replaced by country and keep their id; the status is 201 even with errors [S3.09] [S7.22] [S7.24-S7.25]', async () => {
      await domain.load('fresh');
      const rates = [
        { country: 'US', currency: 'USD', rate: 4.99, options: { free_shipping_threshold: 50 } },
        { country: 'CN', currency: 'USD', rate: 1, options: {} },
      ];
      const [status, body] = await call('POST', 'shipping/rates/batch', { rates });
      const { success, errors } = body as { success: { rate: { id: string } }[]; errors: unknown[] };
      const id = success[0]?.rate.id;
      expect(status).toBe(201);
      expect(success).toEqual([
        { status: 'success', message: 'Successfully added rate for country: "US".', rate: { ...rates[0], id } },
      ]);
      expect(errors).toMatchObject([{ code: 'rest_invalid_param', data: { status: 400 } }]);
      await call('POST', 'shipping/rates/batch', { rates: [{ country: 'US', currency: 'USD', rate: 0, options: {} }] });
      expect((await call('GET', 'shipping/rates'))[1]).toEqual([
        { id, country: 'US', currency: 'USD', rate: 0, options: {} },
      ]);
      expect(await call('DELETE', 'shipping/rates/batch', { ids: [id, 'x9'] })).toEqual([
        200,
        {
          errors: [{ message: 'No rate found with the given ID.', id: 'x9' }],
          success: [{ status: 'success', message: 'Successfully deleted rate.' }],
        },
      ]);
      expect((await call('GET', 'shipping/rates'))[1]).toEqual([]);
    });

    it('times come keyed by country, the days as text, and as an empty list when there are none [S3.10] [S7.26-S7.28]', async () => {
      await domain.load('fresh');
      expect(await call('GET', 'shipping/times')).toEqual([200, []]);
      expect(await call('POST', 'shipping/times/batch', { country_codes: ['US', 'CA'], time: 3 })).toEqual([
        201,
        {
          errors: [],
          success: [
            { status: 'success', message: 'Successfully added time for country: "US".' },
            { status: 'success', message: 'Successfully added time for country: "CA".' },
          ],
        },
      ]);
      expect((await call('GET', 'shipping/times'))[1]).toEqual({
        CA: { country_code: 'CA', time: '3', country: 'Canada' },
        US: { country_code: 'US', time: '3', country: 'United States (US)' },
      });
      await call('DELETE', 'shipping/times/batch', { country_codes: ['US', 'CA'] });
      expect((await call('GET', 'shipping/times'))[1]).toEqual([]);
    });
  });

  describe('contact information', () => {
    const address = {
      street_address: '1600 Example Avenue\nSuite 4',
      locality: 'Albany',
      region: 'New York',
      postal_code: '12207',
      country: 'US',
    };

    it('copies the address of the store, whatever body comes [S3.11] [S7.16] [O7.23]', async () => {
      await domain.load('audience-saved');
      const before = { id: 512_340_001, phone_number: null, mc_address: null, wc_address: address };
      expect(await call('GET', 'contact-information')).toEqual([
        200,
        { ...before, is_mc_address_different: true, wc_address_errors: [] },
      ]);
      const body = { ...before, wc_address: { ...address, locality: 'Elsewhere' } };
      const [status, after] = await call('POST', 'contact-information', body);
      expect([status, after]).toEqual([
        200,
        { ...before, mc_address: address, is_mc_address_different: false, wc_address_errors: [] },
      ]);
    });

    it('names the required parts that the store left empty [O3.08]', async () => {
      await domain.load('audience-saved');
      await domain.page('POST', '/sandbox/admin/admin.php', { address_1: '', city: '', postcode: '', country: 'US' });
      expect((await call('GET', 'contact-information'))[1]).toMatchObject({
        wc_address_errors: ['address_1', 'city', 'postcode'],
      });
    });

    it('needs a merchant account', async () => {
      await domain.load('connected');
      expect(await call('GET', 'contact-information')).toEqual([
        400,
        { message: 'Unable to retrieve Merchant Center account.' },
      ]);
    });
  });

  describe('phone verification', () => {
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
      expect(await verify(id, wrong)).toEqual([
        400,
        { message: '[verificationCode] Wrong code.', reason: 'badRequest' },
      ]);
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
});
