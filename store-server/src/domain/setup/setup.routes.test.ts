import { settingsSchema } from '@listings/shared-api/contract';
import { startDomain, type DomainUnderTest } from '../testing/domain.fixture';

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

  describe('settings', () => {
    it('are null and false until chosen, always with all keys [S3.07] [O3.14] [S7.14]', async () => {
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

    it('keep nothing of a key that they do not have', async () => {
      await domain.load('fresh');
      const [status, body] = await call('POST', 'settings', { unheard_of: 1, tax_rate: 'manual' });
      expect(status).toBe(200);
      expect(Object.keys((body as { data: object }).data)).toEqual(Object.keys(settingsSchema.shape));
      expect(body).toMatchObject({ data: { tax_rate: 'manual' } });
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

    it.each([{ location: 'selected', countries: [] }, { location: 'all', countries: [] }, { location: 'selected' }])(
      'says of %j that no countries were provided',
      async (body) => {
        const message = 'No countries provided.';
        expect(await call('POST', 'target_audience', body)).toEqual([
          400,
          {
            code: 'rest_invalid_param',
            message: 'Invalid parameter(s): countries',
            data: {
              status: 400,
              params: { countries: message },
              details: { countries: { code: 'gla_invalid_country', message, data: null } },
            },
          },
        ]);
      },
    );

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
      const nothing = { country_codes: [], time: 3 };
      expect(await call('POST', 'shipping/times/batch', nothing)).toEqual([201, { errors: [], success: [] }]);
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
});
