import { endpoints, errorBodySchema, type EndpointDefinition, type EndpointKey } from './index';

/** Parses a store's answer as callers get it. Throws where it does not fit. */
function receive(key: EndpointKey, body: unknown, status = 200): unknown {
  const definition: EndpointDefinition = endpoints[key];
  return definition.answers[status]?.parse(body);
}

describe('answers of real stores', () => {
  it('are freed of keys that the contract does not know', () => {
    expect(receive('listAdsAccounts', [{ id: 1, name: 'One', manager: false }])).toStrictEqual([
      { id: 1, name: 'One' },
    ]);
  });

  it('have numbers where a store sent texts, and one shape of options', () => {
    const wire = { country: 'US', currency: 'USD', rate: '4.99' };
    expect(
      receive('listShippingRates', [
        { ...wire, id: 3, options: { free_shipping_threshold: '50' } },
        { ...wire, id: '4', options: [] },
        { ...wire, id: '5', options: { free_shipping_threshold: null } },
        { ...wire, id: '6' },
      ]),
    ).toStrictEqual([
      { id: '3', country: 'US', currency: 'USD', rate: 4.99, options: { free_shipping_threshold: 50 } },
      { id: '4', country: 'US', currency: 'USD', rate: 4.99, options: {} },
      { id: '5', country: 'US', currency: 'USD', rate: 4.99, options: {} },
      { id: '6', country: 'US', currency: 'USD', rate: 4.99, options: {} },
    ]);
  });

  it('have shipping times as a list, whether they came by country or as an empty list', () => {
    expect(receive('listShippingTimes', [])).toStrictEqual([]);
    expect(receive('listShippingTimes', { GB: { country_code: 'GB', time: '5', country: 'x' } })).toStrictEqual([
      { countryCode: 'GB', time: 5 },
    ]);
  });

  it('have no counts while a newer store is counting', () => {
    const counting = { timestamp: 1, statistics: null, scheduled_sync: 0, loading: true };
    expect(receive('getProductStatistics', counting)).toStrictEqual({
      timestamp: 1,
      statistics: null,
      scheduled_sync: 0,
    });
  });

  it('have a range of budgets where a newer store recommends one amount', () => {
    const wire = { currency: 'EUR', recommendations: [{ country: 'DE', daily_budget: '15' }] };
    expect(receive('recommendBudget', wire)).toStrictEqual({
      currency: 'EUR',
      recommendations: [{ country: 'DE', daily_budget_low: 15, daily_budget_high: 15 }],
    });
  });

  it('have empty lists for null, and empty records for []', () => {
    expect(
      receive('getPaidProgramsReport', {
        campaigns: null,
        products: null,
        intervals: null,
        totals: [],
        next_page: null,
      }),
    ).toStrictEqual({ campaigns: [], products: [], intervals: [], totals: {}, next_page: null });
    expect(receive('listCountries', { countries: [] })).toStrictEqual({ countries: {} });
    expect(receive('disconnectAll', { errors: [], responses: [] })).toStrictEqual({ errors: {}, responses: {} });
  });

  it('have the same report however a store writes what is in it, and nothing that is unknown', () => {
    const plain = {
      campaigns: [],
      products: [{ id: 'gla_1', name: '', subtotals: { clicks: 2 } }],
      intervals: [{ interval: '2026-11-20', subtotals: { clicks: 2 } }],
      totals: { clicks: 2 },
      next_page: null,
    };
    expect(receive('getPaidProgramsReport', plain)).toStrictEqual(plain);
    const [product, interval] = [plain.products[0], plain.intervals[0]];
    const another = [
      { products: [{ ...product, extra: 1 }] },
      { products: [{ ...product, name: null }] },
      { products: [{ ...product, subtotals: { clicks: '2' } }] },
      { intervals: [{ ...interval, extra: 1 }] },
      { intervals: [{ ...interval, subtotals: { clicks: '2' } }] },
    ];
    for (const part of another) expect(receive('getPaidProgramsReport', { ...plain, ...part })).toStrictEqual(plain);
    const { intervals: _absent, ...without } = plain;
    expect(receive('getPaidProgramsReport', without)).toStrictEqual({ ...plain, intervals: [] });
  });

  it('have settings that were never chosen as null, and unknown choices as the store holds them [S3.07]', () => {
    const flags = {
      website_live: false,
      checkout_process_secure: false,
      payment_methods_visible: false,
      refund_tos_visible: false,
      contact_info_visible: false,
    };
    expect(receive('getSettings', {})).toStrictEqual({
      shipping_rate: null,
      shipping_time: null,
      tax_rate: null,
      ...flags,
    });
    expect(receive('getSettings', { shipping_rate: '', shipping_time: false, tax_rate: 0 })).toStrictEqual({
      shipping_rate: null,
      shipping_time: null,
      tax_rate: null,
      ...flags,
    });
    expect(receive('getSettings', { shipping_rate: { by: ['weight'] }, shipping_time: 3 })).toStrictEqual({
      shipping_rate: '{"by":["weight"]}',
      shipping_time: '3',
      tax_rate: null,
      ...flags,
    });
    expect(receive('getSettings', { shipping_rate: 'weekly', tax_rate: 'manual', website_live: 1 })).toStrictEqual({
      shipping_rate: 'weekly',
      shipping_time: null,
      tax_rate: 'manual',
      ...flags,
      website_live: true,
    });
  });

  it('have addresses without nulls', () => {
    expect(
      receive('getContactInformation', { id: 1, phone_number: null, wc_address: { country: 'US', region: null } }),
    ).toStrictEqual({
      id: 1,
      phone_number: null,
      mc_address: null,
      wc_address: { street_address: '', locality: '', region: '', postal_code: '', country: 'US' },
      is_mc_address_different: false,
      wc_address_errors: [],
    });
  });

  it('have a word of their own for words that nobody knows', () => {
    const campaign = { id: 1, name: 'x', status: 'experiment', type: 'video', amount: '2.5', country: 'US' };
    expect(receive('getCampaign', campaign)).toMatchObject({ status: 'unknown', amount: 2.5, targeted_locations: [] });
    expect(receive('getReview', { status: 'NEW', cooldown: 0 })).toMatchObject({ status: null, issues: [] });
    expect(receive('getSetupStatus', { status: 'incomplete', step: 'somewhere' })).toStrictEqual({
      status: 'incomplete',
      step: 'unknown',
    });
    expect(receive('getBillingStatus', { status: 'later' })).toStrictEqual({ status: 'unknown', billing_url: null });
  });

  it.each<readonly [EndpointKey, unknown]>([
    ['getSetupStatus', { status: 'somewhere' }],
    ['getMerchantConnection', { id: 1, status: 'perhaps' }],
    ['getHostingConnection', { active: true }],
    ['listCampaigns', {}],
    ['getAdsConnection', { id: 'none', status: 'connected' }],
  ])('are refused where the next step hangs on them: %s %j', (key, body) => {
    expect(() => receive(key, body)).toThrow('"path"');
  });
});

describe('error bodies', () => {
  it.each([
    { code: 'rest_no_route', message: 'No route.', data: { status: 404 } },
    { code: 'rest_invalid_param', message: 'Bad.', data: { status: 400, params: { a: 'b' }, details: { a: {} } } },
    { code: 'rest_missing_callback_param', message: 'Missing.', data: { status: 400, params: ['amount'] } },
    { message: 'Claimed.', id: 12, website_url: 'shop.example.com' },
    { message: 'Please reconnect.', status: 401, code: 'JETPACK_DISCONNECTED' },
  ])('have one of the three shapes: %j', (body) => {
    expect(errorBodySchema.parse(body)).toStrictEqual(body);
  });
});
