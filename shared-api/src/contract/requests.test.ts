import * as fc from 'fast-check';
import { endpoints, type EndpointDefinition, type EndpointKey } from './index';

/** The parsed part of a request, or the paths of what is wrong with it. */
function parse(key: EndpointKey, part: 'params' | 'query' | 'body', value: unknown): unknown {
  const definition: EndpointDefinition = endpoints[key];
  const result = definition[part]?.safeParse(value);
  if (!result) throw new Error(`${key} has no ${part}`);
  return result.success ? result.data : { wrong: result.error.issues.map(({ path }) => path.join('.')) };
}

const digits = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('queries', () => {
  it('give numbers, truth values and lists from texts', () => {
    expect(
      parse('listProductFeed', 'query', {
        page: '2',
        per_page: '10',
        orderby: 'visible',
        order: 'DESC',
        ids: '4, 2 3',
      }),
    ).toStrictEqual({ page: 2, per_page: 10, orderby: 'visible', order: 'desc', ids: [4, 2, 3] });
    expect(parse('listCampaigns', 'query', { exclude_removed: 'false' })).toStrictEqual({ exclude_removed: false });
    expect(parse('listCountries', 'query', { continents: '1' })).toStrictEqual({ continents: true });
    expect(parse('suggestShippingRates', 'query', { country_codes: ['us', 'GB'] })).toStrictEqual({
      country_codes: ['US', 'GB'],
    });
  });

  it('have the contract’s defaults', () => {
    expect(parse('listProductFeed', 'query', {})).toStrictEqual({
      page: 1,
      per_page: 0,
      orderby: 'title',
      order: 'asc',
    });
    expect(parse('listIssues', 'query', {})).toStrictEqual({ page: 1, per_page: 0 });
    expect(parse('getPaidProgramsReport', 'query', {})).toStrictEqual({ order: 'desc', per_page: 200 });
    expect(parse('startHostingConnection', 'query', {})).toStrictEqual({ next_page_name: 'setup-mc' });
    expect(parse('listCampaigns', 'query', {})).toStrictEqual({ exclude_removed: true });
  });

  it('are held to a page of 200 products', () => {
    expect(parse('listProductFeed', 'query', { per_page: '1000000000' })).toMatchObject({ per_page: 200 });
  });

  it.each<readonly [EndpointKey, object, string]>([
    ['startHostingConnection', { next_page_name: 'setup-ads' }, 'next_page_name'],
    ['startProviderConnection', { next_page_name: 'elsewhere' }, 'next_page_name'],
    ['startProviderConnection', { login_hint: 'no address' }, 'login_hint'],
    ['listCountries', { continents: '' }, 'continents'],
    ['suggestShippingRates', {}, 'country_codes'],
    ['suggestShippingRates', { country_codes: [] }, 'country_codes'],
    ['suggestShippingRates', { country_codes: ['XX'] }, 'country_codes.0'],
    ['recommendBudget', { country_codes: ['US', 'us'] }, 'country_codes'],
    ['listProductFeed', { per_page: '-1' }, 'per_page'],
    ['listProductFeed', { page: '1e3' }, 'page'],
    ['listProductFeed', { orderby: 'price' }, 'orderby'],
    ['listProductFeed', { order: 'down' }, 'order'],
    ['listProductFeed', { ids: digits(501) }, 'ids'],
    ['getFreeProgramsReport', { interval: 'week' }, 'interval'],
    ['getFreeProgramsReport', { fields: ['sales'] }, 'fields'],
    ['getPaidProgramsReport', { per_page: '1001' }, 'per_page'],
    ['getPaidProgramsReport', { after: '2022-02-31' }, 'after'],
    ['getPaidProgramsReport', { ids: ["1' or 1=1"] }, 'ids.0'],
    ['listProductFeed', { search: '\0' }, 'search'],
    ['listProducts', { surprise: '1' }, ''],
  ])('%s refuses %j', (key, query, field) => {
    expect(parse(key, 'query', query)).toMatchObject({ wrong: [expect.stringMatching(new RegExp(`^${field}`))] });
  });

  it('refuse an unknown kind of issues and an id that is none', () => {
    expect(parse('listIssues', 'params', { issue_type: 'order' })).toEqual({ wrong: ['issue_type'] });
    expect(parse('getCampaign', 'params', { id: 'x' })).toEqual({ wrong: ['id'] });
    expect(parse('getCampaign', 'params', { id: '12' })).toEqual({ id: 12 });
  });
});

describe('bodies', () => {
  it('may be left out where they are optional', () => {
    expect(parse('connectMerchantAccount', 'body', undefined)).toBeUndefined();
    expect(parse('connectAdsAccount', 'body', {})).toStrictEqual({});
    expect(parse('saveContactInformation', 'body', undefined)).toBeUndefined();
  });

  it('take a part of the settings, keys that are ignored included', () => {
    const body = { shipping_rate: null, website_live: true, offer_free_shipping: false, shipping_country_rates: [] };
    expect(parse('saveSettings', 'body', { ...body, unheard_of: 1 })).toStrictEqual(body);
  });

  const rate = { country: 'US', currency: 'USD', rate: 5, options: {} };
  const phone = { phone_region_code: 'US', phone_number: '+12133734253', verification_method: 'SMS' };
  const code = { verification_id: 'a', verification_code: '123456', verification_method: 'SMS' };

  it.each<readonly [EndpointKey, unknown, string]>([
    ['connectMerchantAccount', { id: 'x' }, 'id'],
    ['connectMerchantAccount', { id: 1, force: true }, ''],
    ['reclaimUrl', {}, 'id'],
    ['saveSettings', { shipping_rate: 'free' }, 'shipping_rate'],
    ['saveSettings', { website_live: 'maybe' }, 'website_live'],
    ['saveAudience', { countries: ['US'] }, 'location'],
    ['saveAudience', { location: 'selected', countries: ['ZZ'] }, 'countries.0'],
    ['saveShippingRates', { rates: [] }, 'rates'],
    ['saveShippingRates', { rates: [rate, { ...rate }] }, 'rates'],
    ['saveShippingRates', { rates: [{ ...rate, rate: -1 }] }, 'rates.0.rate'],
    ['saveShippingRates', { rates: [{ ...rate, rate: Infinity }] }, 'rates.0.rate'],
    ['saveShippingRates', { rates: [{ ...rate, note: 'x' }] }, 'rates.0'],
    ['saveShippingRates', { rates: [{ ...rate, options: { free_shipping_threshold: -1 } }] }, 'rates.0.options'],
    ['deleteShippingRates', { ids: [] }, 'ids'],
    ['deleteShippingRates', { ids: ['3', '3'] }, 'ids'],
    ['deleteShippingRates', { ids: digits(501).map(String) }, 'ids'],
    ['saveShippingTimes', { country_codes: ['US'], time: 1.5 }, 'time'],
    ['saveShippingTimes', { country_codes: ['US'], time: -1 }, 'time'],
    ['requestVerificationCode', { ...phone, verification_method: 'FAX' }, 'verification_method'],
    ['requestVerificationCode', { ...phone, phone_number: '1'.repeat(251) }, 'phone_number'],
    ['verifyPhoneNumber', { ...code, verification_code: '12345' }, 'verification_code'],
    ['createCampaign', { amount: 0, targeted_locations: ['US'] }, 'amount'],
    ['createCampaign', { amount: 1, targeted_locations: [] }, 'targeted_locations'],
    ['createCampaign', { amount: 1, targeted_locations: ['US'], name: 'a\0b' }, 'name'],
    ['updateCampaign', { status: 'removed' }, 'status'],
    ['updateProductVisibility', { ids: [], visible: true }, 'ids'],
    ['updateProductVisibility', { ids: [1], visible: 'yes' }, 'visible'],
  ])('%s refuses %j', (key, body, field) => {
    const { wrong } = parse(key, 'body', body) as { readonly wrong: readonly string[] };
    expect(wrong[0]).toMatch(new RegExp(`^${field}`));
  });

  it('never throw, and never let more through than they name', () => {
    const keys = (Object.keys(endpoints) as EndpointKey[]).filter((key) => 'body' in endpoints[key]);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, body) => {
        const result = parse(key, 'body', body);
        expect(result === undefined || typeof result === 'object').toBe(true);
      }),
    );
  });

  it('refuse keys that lead to prototypes', () => {
    const body: unknown = JSON.parse('{"__proto__":{"id":1},"constructor":{}}');
    expect(parse('reclaimUrl', 'body', body)).toMatchObject({ wrong: expect.arrayContaining(['id']) as unknown });
  });
});
