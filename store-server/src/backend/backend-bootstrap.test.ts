import { bootstrapSchema } from '@listings/shared-api/contract';
import { json, startStandIn, type StandIn } from '../testing/stand-in';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

const CAMPAIGN = {
  id: 7,
  name: 'A',
  status: 'enabled',
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
};

/** What a real store says about itself. */
const SITE: Readonly<Record<string, unknown>> = {
  '/wc/gla/mc/setup': { status: 'complete' },
  '/wc/gla/ads/connection': { id: 1, currency: 'EUR', symbol: '€', status: 'connected' },
  '/wc/gla/ads/campaigns': [CAMPAIGN],
  '/wc/gla/mc/target_audience': { location: 'all', countries: [], locale: 'de_DE', language: 'Deutsch' },
  '/wp/v2/settings': {
    url: 'https://shop.example',
    timezone: 'Europe/Berlin',
    date_format: 'j. F Y',
    time_format: 'H:i',
    start_of_week: 1,
    language: 'de_DE',
  },
  '/wc/v3/settings/general': [
    { id: 'woocommerce_default_country', value: 'DE:DE-BE' },
    { id: 'woocommerce_currency', value: 'EUR' },
    { id: 'woocommerce_currency_pos', value: 'right_space' },
    { id: 'woocommerce_price_thousand_sep', value: '.' },
    { id: 'woocommerce_price_decimal_sep', value: ',' },
    { id: 'woocommerce_price_num_decimals', value: '2' },
  ],
  '/wc/v3/data/countries': [
    { code: 'DE', name: 'Germany' },
    { code: 'CW', name: 'Cura&ccedil;ao' },
  ],
  '/wc/v3/data/currencies/current': { code: 'EUR', name: 'Euro', symbol: '&euro;' },
};

const site: StandIn['script'] = (request, response) => {
  const path = request.url.slice('/wp-json'.length).split('?', 1)[0] ?? '';
  const known = path in SITE;
  json(known ? 200 : 404, known ? SITE[path] : { code: 'rest_no_route', message: 'No route.', data: { status: 404 } })(
    request,
    response,
  );
};

describe('the bootstrap object of a real store', () => {
  let store: StandIn;
  let server: TestServer;
  let visitor: Visitor;

  beforeEach(async () => {
    store = await startStandIn();
    store.script = site;
    server = await startTestServer({ env: { BACKEND_URL: store.url } });
    visitor = await signIn(server);
    store.seen.length = 0;
  });

  afterEach(async () => {
    await server.stop();
    await store.close();
  });

  const bootstrapNow = async () => {
    const { body } = await visitor.call('GET', '/google/start');
    const text = /<script type="application\/json" id="bootstrap">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    return bootstrapSchema.parse(JSON.parse(text));
  };

  it('gives the bootstrap object its facts', async () => {
    expect(await bootstrapNow()).toMatchObject({
      mcSetupComplete: true,
      adsSetupComplete: true,
      mcSupportedCountry: true,
      mcSupportedLanguage: true,
      dateFormat: 'j. F Y',
      timeFormat: 'H:i',
      timeZone: 'Europe/Berlin',
      weekStartsOn: 1,
      homeUrl: 'https://shop.example',
      adminUrl: 'https://shop.example/wp-admin/',
      defaultCountry: 'DE:DE-BE',
      countries: { DE: 'Germany', CW: 'Curaçao' },
      currency: {
        code: 'EUR',
        symbol: '€',
        symbolPosition: 'right_space',
        precision: 2,
        decimalSeparator: ',',
        thousandSeparator: '.',
        priceFormat: '%2$s\u00a0%1$s',
      },
      siteLocale: 'de_DE',
      sandbox: false,
    });
    expect(store.seen.map(({ url }) => url.slice('/wp-json'.length)).sort()).toEqual([
      '/wc/gla/ads/campaigns?exclude_removed=false',
      '/wc/gla/ads/connection',
      '/wc/gla/mc/setup',
      '/wc/gla/mc/target_audience',
      '/wc/v3/data/countries',
      '/wc/v3/data/currencies/current',
      '/wc/v3/settings/general',
      '/wp/v2/settings',
    ]);
  });

  it('leaves a stated default for every part that it does not answer', async () => {
    store.script = json(404, { code: 'rest_no_route', message: 'No route.', data: { status: 404 } });
    expect(await bootstrapNow()).toMatchObject({
      mcSetupComplete: false,
      adsSetupComplete: false,
      mcSupportedCountry: true,
      mcSupportedLanguage: true,
      enableReports: true,
      homeUrl: new URL(store.url).origin,
      adminUrl: `${new URL(store.url).origin}/wp-admin/`,
      timeZone: 'UTC',
      dateFormat: 'F j, Y',
      timeFormat: 'g:i a',
      weekStartsOn: 0,
      defaultCountry: 'US',
      countries: {},
      currency: { code: 'USD', symbol: '$', symbolPosition: 'left', precision: 2 },
      siteLocale: 'en_US',
    });
  });

  it('lets the browser go to its own admin beside the hosts of the provider', async () => {
    const { externalHosts } = await bootstrapNow();
    const own = new URL(store.url).host;
    expect(externalHosts.authorization).toContain(own);
    expect(externalHosts.authorization).toContain('accounts.google.com');
    expect(externalHosts.store).toEqual(['shop.example', own]);
  });
});
