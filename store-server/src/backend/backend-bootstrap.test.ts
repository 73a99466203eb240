import { bootstrapSchema, routesIndex } from '@listings/shared-api/contract';
import { json, startStandIn, type StandIn } from '../testing/stand-in';
import { cookieOf, startTestServer, type TestServer } from '../testing/test-server';

const CAMPAIGN = {
  id: 7,
  name: 'A',
  status: 'enabled',
  type: 'performance_max',
  amount: 20,
  country: 'US',
  targeted_locations: ['US'],
};

const PLUGIN = '/wp/v2/plugins/google-listings-and-ads/google-listings-and-ads';
const NO_PHONE = ['requestVerificationCode', 'verifyPhoneNumber'];

/** Answers of a real store about itself. */
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
  '/wc/gla': routesIndex((key) => !NO_PHONE.includes(key)),
  [PLUGIN]: { version: '2.9.1' },
};

type Answers = Readonly<Record<string, unknown>>;

const noRoute = json(404, { code: 'rest_no_route', message: 'No route.', data: { status: 404 } });
const broken = json(500, { code: 'internal_server_error', message: 'Critical error.', data: { status: 500 } });
const pathOf = (url: string): string => url.slice('/wp-json'.length).split('?', 1)[0] ?? '';

/** Answers what it knows; the paths given fail otherwise. */
const site =
  (failing: readonly string[] = [], how: StandIn['script'] = broken, answers: Answers = SITE): StandIn['script'] =>
  (request, response) => {
    const path = pathOf(request.url);
    const answer = failing.includes(path) ? how : path in answers ? json(200, answers[path]) : noRoute;
    answer(request, response);
  };

const ALL = Object.keys(SITE).sort();
const DETAILS = [
  '/wc/gla/mc/target_audience',
  '/wp/v2/settings',
  '/wc/v3/data/countries',
  '/wc/v3/data/currencies/current',
  '/wc/gla',
  PLUGIN,
];
/** Never answers. */
const silent: StandIn['script'] = () => undefined;

describe('the bootstrap object of a real store', () => {
  let store: StandIn;
  let server: TestServer;
  let cookie: string;

  const start = async (options: { dataDir?: string; url?: string; more?: Readonly<Record<string, string>> } = {}) => {
    const { dataDir, url = store.url } = options;
    const env = {
      BACKEND_URL: url,
      BACKEND_DEADLINE: '10',
      BACKEND_FAILURES: '1000',
      ADMIN_TOKEN: 'fixed',
      ...options.more,
    };
    server = await startTestServer({ env, ...(dataDir === undefined ? {} : { dataDir }) });
    const entry = await server.app.inject({ url: '/sign-in?token=fixed', headers: { host: 'localhost:4000' } });
    cookie = cookieOf(entry, 'session-4000') ?? '';
  };

  beforeEach(async () => {
    store = await startStandIn();
    store.script = site();
    await start();
  });

  /** For what never answers: a second is soon over. */
  const restartImpatient = async () => {
    await server.stop();
    await start({ more: { BACKEND_DEADLINE: '1' } });
  };

  afterEach(async () => {
    await server.stop();
    await store.close();
  });

  const get = (url: string) => server.app.inject({ url, headers: { host: 'localhost:4000', cookie } });
  /** The object in the document. */
  const printedAt = async (path: string) => {
    const { body } = await get(path);
    const text = /<script type="application\/json" id="bootstrap">(.*?)<\/script>/s.exec(body)?.[1] ?? '';
    return bootstrapSchema.parse(JSON.parse(text));
  };
  /** The object as the store gives it now. */
  const readAnew = async () => {
    server.clock.now += 60_000;
    return bootstrapSchema.parse((await get('/wp-json/store/v1/bootstrap')).json());
  };
  const sync = async () => {
    const { nonce } = await printedAt('/google/start');
    const headers = { host: 'localhost:4000', cookie, 'x-wp-nonce': nonce, 'sec-fetch-site': 'same-origin' };
    await server.app.inject({ method: 'POST', url: '/wp-json/wc/gla/mc/settings/sync', headers });
  };
  const asked = () => store.seen.map(({ url }) => pathOf(url)).sort();

  it('has the facts of the store [decisions 24]', async () => {
    expect(await readAnew()).toMatchObject({
      unread: [],
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
      missingCalls: NO_PHONE,
      pluginVersion: '2.9.1',
      capabilities: { sandbox: false, storeAdmin: true },
    });
    expect(asked()).toEqual(ALL);
  });

  it('asks for the routes and the version of the plugin once in ten minutes [decisions 29]', async () => {
    await readAnew();
    store.seen.length = 0;
    await readAnew();
    expect(asked()).not.toContain('/wc/gla');
    expect(asked()).toContain('/wc/gla/mc/setup');
    server.clock.now += 540_000;
    store.script = site([], broken, { ...SITE, '/wc/gla': routesIndex(), [PLUGIN]: { version: '2.1.3' } });
    expect(await readAnew()).toMatchObject({ missingCalls: [], pluginVersion: '2.1.3' });
  });

  it('has every call of the contract where the store does not say which routes it has', async () => {
    store.script = site(['/wc/gla', PLUGIN], noRoute);
    expect(await readAnew()).toMatchObject({ missingCalls: [], pluginVersion: null, unread: [] });
  });

  it('lets the browser go to its own admin beside the hosts of the provider', async () => {
    const { externalHosts } = await readAnew();
    const own = new URL(store.url).host;
    expect(externalHosts.authorization).toContain(own);
    expect(externalHosts.authorization).toContain('accounts.google.com');
    expect(externalHosts.store).toEqual(['shop.example', own]);
  });

  it('may be told to a tracker, and has the conversion of campaigns, where the settings say so [O2.51, O3.14]', async () => {
    expect(await readAnew()).toMatchObject({ trackingEnabled: false, adsCampaignConvertStatus: null });
    await server.stop();
    await start({ more: { TRACKING: 'on', CONVERSION_STATUS: 'converted:1664000000' } });
    expect(await readAnew()).toMatchObject({
      trackingEnabled: true,
      adsCampaignConvertStatus: { status: 'converted', updated: 1_664_000_000 },
    });
  });

  describe('a part that cannot be read', () => {
    it('is unknown, never "not set up"', async () => {
      store.script = broken;
      expect(await printedAt('/google/dashboard')).toMatchObject({
        mcSetupComplete: null,
        adsSetupComplete: null,
        unread: ['setup', 'ads', 'settings', 'site', 'audience', 'countries', 'currency'],
      });
      expect((await get('/google')).headers.location).toBe('/google/dashboard');
    });

    it.each([
      ['/wc/gla/ads/campaigns', { adsSetupComplete: null, mcSetupComplete: true, unread: ['ads'] }],
      ['/wc/gla/ads/connection', { adsSetupComplete: null, mcSetupComplete: true, unread: ['ads'] }],
      ['/wc/gla/mc/setup', { adsSetupComplete: true, mcSetupComplete: null, unread: ['setup'] }],
      ['/wc/v3/settings/general', { mcSetupComplete: true, unread: ['settings'] }],
    ])('is said by its name: %s', async (path, facts) => {
      store.script = site([path]);
      expect(await readAnew()).toMatchObject(facts);
    });

    it('is not needed where another says no already', async () => {
      const disconnected = { id: 0, currency: null, symbol: '$', status: 'disconnected' };
      store.script = site(['/wc/gla/ads/campaigns'], broken, { ...SITE, '/wc/gla/ads/connection': disconnected });
      expect(await readAnew()).toMatchObject({ adsSetupComplete: false, unread: [] });
    });

    it.each<[string, StandIn['script']]>([
      ['an error', broken],
      ['another shape', json(200, { other: 'shape' })],
      ['no such route', noRoute],
      ['silence', silent],
    ])('keeps the last value that was read: %s', async (_name, how) => {
      if (how === silent) await restartImpatient();
      await readAnew();
      store.script = site(ALL, how);
      expect(await readAnew()).toMatchObject({
        mcSetupComplete: true,
        adsSetupComplete: true,
        timeZone: 'Europe/Berlin',
        currency: { code: 'EUR' },
        unread: [],
      });
    });

    it('keeps it over a restart, and not for another store', async () => {
      await readAnew();
      store.script = broken;
      const { dataDir } = server;
      await server.stop();
      await start({ dataDir });
      expect(await printedAt('/google/dashboard')).toMatchObject({ mcSetupComplete: true, adsSetupComplete: true });
      await server.stop();
      await start({ dataDir, url: `${store.url}/other` });
      expect(await printedAt('/google/dashboard')).toMatchObject({ mcSetupComplete: null, adsSetupComplete: null });
    });

    it('has a stated default where this store does not offer it', async () => {
      store.script = site(DETAILS, noRoute);
      expect(await readAnew()).toMatchObject({
        unread: [],
        mcSetupComplete: true,
        homeUrl: new URL(store.url).origin,
        adminUrl: `${new URL(store.url).origin}/wp-admin/`,
        timeZone: 'UTC',
        dateFormat: 'F j, Y',
        timeFormat: 'g:i a',
        weekStartsOn: 0,
        countries: {},
        currency: { code: 'EUR', symbol: 'EUR' },
        siteLocale: 'en_US',
        missingCalls: [],
        pluginVersion: null,
      });
    });
  });

  describe('the document', () => {
    const unfinished = { ...SITE, '/wc/gla/mc/setup': { status: 'incomplete', step: 'accounts' } };

    it('comes with the last good values while the store is asked behind it', async () => {
      await readAnew();
      server.clock.now += 60_000;
      let answerSetup = () => {};
      store.script = (request, response) => {
        const answer = () => site([], broken, unfinished)(request, response);
        if (pathOf(request.url) === '/wc/gla/mc/setup') answerSetup = answer;
        else answer();
      };
      expect((await printedAt('/google/dashboard')).mcSetupComplete).toBe(true);
      answerSetup();
      await readAnew();
      expect((await printedAt('/google/dashboard')).mcSetupComplete).toBe(false);
    });

    it.each([
      ['/google/dashboard', ['/wc/gla/ads/campaigns', '/wc/gla/mc/setup']],
      ['/google/start', ['/wc/gla/mc/setup', '/wc/v3/settings/general']],
      // The list of steps cannot be read later.
      ['/google/setup-mc', ['/wc/gla/mc/setup', '/wc/v3/settings/general', '/wc/gla']],
    ])('waits for what its first screen cannot do without when nothing is known: %s', async (path, needed) => {
      const others = ALL.filter((one) => !needed.includes(one));
      await restartImpatient();
      store.script = site(others, silent);
      const begun = performance.now();
      const { mcSetupComplete, unread } = await printedAt(path);
      expect(performance.now() - begun).toBeLessThan(900);
      expect(mcSetupComplete).toBe(true);
      expect(unread).toContain('site');
    });

    it('is asked for by many at once with one read of each part', async () => {
      // An address whose document brings no answers to reads of its screen.
      await Promise.all(Array.from({ length: 6 }, () => get('/google/dashboard?period=year')));
      await readAnew();
      const counts = ALL.map((path) => asked().filter((one) => one === path).length);
      // Once by the six documents, once more a minute later.
      expect(Math.max(...counts)).toBeLessThanOrEqual(2);
    });

    it('needs no read to sign in', () => {
      expect(store.seen).toEqual([]);
    });

    it('knows what an admin has just done: nothing that was read before counts', async () => {
      await readAnew();
      store.script = site([], broken, unfinished);
      await sync();
      expect((await printedAt('/google/dashboard')).mcSetupComplete).toBe(false);
    });

    it('says unknown rather than what a mutation may have changed', async () => {
      await readAnew();
      await sync();
      store.script = site(['/wc/gla/mc/setup']);
      expect((await printedAt('/google/dashboard')).mcSetupComplete).toBeNull();
    });
  });
});
