import { Agent, get } from 'node:http';
import { pino } from 'pino';
import { endpoints, type EndpointDefinition } from '@listings/shared-api/contract';
import type { Store } from '../db/store';
import { buildApp } from '../app';
import { campaignsMade } from '../testing/small-domain';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

const HOST = 'localhost:4000';
const CAMPAIGN = { amount: 20, targeted_locations: ['US'] };

const all = Object.entries(endpoints as Record<string, EndpointDefinition>);
const mutations = all.filter(([, { method }]) => method !== 'GET');
const urlOf = (path: string): string => `/wp-json${path.replaceAll(/\{\w+\}/g, '1')}`;

describe('access', () => {
  let server: TestServer;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestServer({ env: { APP_PASSWORD: 'application-password' } });
    visitor = await signIn(server);
  });

  afterAll(async () => {
    await server.stop();
  });

  const effects = async (store: Store): Promise<number> => {
    const audit = await store.db.selectFrom('audit').select('id').execute();
    return audit.length + (await campaignsMade(store));
  };

  it.each(all)(
    'answers the anonymous 401 rest_forbidden at %s: only administrators of the store get in [S6.01] [S-1]',
    async (_key, { method, path }) => {
      const response = await server.app.inject({ method, url: urlOf(path), headers: { host: HOST } });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        code: 'rest_forbidden',
        message: 'Sorry, you are not allowed to do that.',
        data: { status: 401 },
      });
    },
  );

  // Each changes one thing of the call that the application would make; '' takes a header away.
  const forgeries: readonly (readonly [string, number, Readonly<Record<string, string>>])[] = [
    ['another site', 403, { 'sec-fetch-site': 'cross-site' }],
    ['another subdomain', 403, { 'sec-fetch-site': 'same-site' }],
    ['another origin, without fetch metadata', 403, { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['an opaque origin, without fetch metadata', 403, { 'sec-fetch-site': '', origin: 'null' }],
    ['a page that has no token', 401, { 'x-wp-nonce': '' }],
    ['a page that guesses the token', 403, { 'x-wp-nonce': 'x'.repeat(43) }],
    ['a form', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['a form of plain text', 415, { 'content-type': 'text/plain' }],
    ['JSON in another charset', 415, { 'content-type': 'application/json; charset=utf-7' }],
    ['a body without a type', 415, { 'content-type': '' }],
  ];

  describe.each(forgeries)('a call from %s', (_name, status, changed) => {
    it.each(mutations)('%s is refused and has no effect [S-2]', async (_key, { method, path }) => {
      const headers: Record<string, string> = {
        host: HOST,
        cookie: visitor.cookie,
        'x-wp-nonce': visitor.nonce,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        ...changed,
      };
      for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name];
      const before = await effects(server.store);
      const payload = JSON.stringify(CAMPAIGN);
      const response = await server.app.inject({ method: method as 'POST', url: urlOf(path), headers, payload });
      expect(response.statusCode).toBe(status);
      expect(await effects(server.store)).toBe(before);
    });
  });

  it('takes the same call when nothing is forged [S-2]', async () => {
    const response = await visitor.call('POST', '/wp-json/wc/gla/ads/campaigns', { payload: CAMPAIGN });
    expect(response.statusCode).toBe(200);
  });

  it('lets a session read without a token, but never with a wrong one', async () => {
    const read = (headers: Record<string, string>) =>
      server.app.inject({
        url: '/wp-json/wc/gla/mc/setup',
        headers: { host: HOST, cookie: visitor.cookie, ...headers },
      });
    expect((await read({})).statusCode).toBe(200);
    const wrong = await read({ 'x-wp-nonce': 'wrong' });
    expect(wrong.statusCode).toBe(403);
    expect(wrong.json()).toMatchObject({ code: 'rest_cookie_invalid_nonce', message: 'Cookie check failed' });
  });

  describe('the application password', () => {
    const basic = (user: string, password: string) => `Basic ${btoa(`${user}:${password}`)}`;
    const create = (headers: Record<string, string>) =>
      server.app.inject({
        method: 'POST',
        url: '/wp-json/wc/gla/ads/campaigns',
        headers: { host: HOST, ...headers },
        payload: CAMPAIGN,
      });

    it('opens the API without a token', async () => {
      expect((await create({ authorization: basic('admin', 'application-password') })).statusCode).toBe(200);
    });

    it.each([
      ['admin', 'wrong'],
      ['root', 'application-password'],
      ['admin', ''],
    ])('refuses %s:%s', async (user, password) => {
      expect((await create({ authorization: basic(user, password) })).statusCode).toBe(401);
    });

    it('is not taken from another site, should a browser have kept it', async () => {
      const headers = { authorization: basic('admin', 'application-password'), 'sec-fetch-site': 'cross-site' };
      expect((await create(headers)).statusCode).toBe(403);
    });

    it('opens no page', async () => {
      const headers = { host: HOST, authorization: basic('admin', 'application-password') };
      expect((await server.app.inject({ url: '/google/start', headers })).statusCode).toBe(401);
    });
  });

  it('is off without an application password', async () => {
    const closed = await startTestServer();
    const headers = { host: HOST, authorization: `Basic ${btoa('admin:')}` };
    const response = await closed.app.inject({ url: '/wp-json/wc/gla/mc/setup', headers });
    expect(response.statusCode).toBe(401);
    await closed.stop();
  });
});

describe('guesses of the application password', () => {
  const basic = (name: string, password: string) => `Basic ${btoa(`${name}:${password}`)}`;
  const RIGHT = basic('admin', 'application-password');
  const URL = '/wp-json/wc/gla/mc/setup';

  const start = async () => {
    const lines: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
    const server = await startTestServer({ env: { APP_PASSWORD: 'application-password' }, log });
    const ask = async (authorization: string, remoteAddress = '10.0.0.9', cookie = '') => {
      const headers = { host: HOST, authorization, cookie };
      return (await server.app.inject({ url: URL, remoteAddress, headers })).statusCode;
    };
    const guess = async (times: number, name = 'admin') => {
      const statuses = new Set<number>();
      for (let count = 0; count < times; count += 1) statuses.add(await ask(basic(name, `guess ${count}`)));
      return [...statuses];
    };
    return { server, ask, guess, lines };
  };

  it('let their address wait after twenty, and are logged as such [S-4] [S-8]', async () => {
    const { server, ask, guess, lines } = await start();
    expect(await guess(20)).toEqual([401]);
    expect(await ask(basic('admin', 'another'))).toBe(429);
    expect(await ask(RIGHT)).toBe(429);
    const events = lines.map((line) => (JSON.parse(line) as { event: string }).event);
    expect(events.filter((event) => event === 'password.refused')).toHaveLength(20);
    expect(lines.join('')).not.toContain('guess 3');
    await server.stop();
  });

  it('keep out neither other addresses, nor the right name where others were guessed, nor a session [S-4]', async () => {
    const { server, ask, guess } = await start();
    expect(await guess(25, 'root')).toEqual([401, 429]);
    expect(await ask(RIGHT)).toBe(200);
    await guess(25);
    expect(await ask(RIGHT, '10.0.0.10')).toBe(200);
    const { cookie } = await signIn(server);
    expect(await ask(RIGHT, '10.0.0.9', cookie)).toBe(200);
    await server.stop();
  });

  it('count together in a network of IPv6, of which one caller has every address [S-4]', async () => {
    const { server, ask } = await start();
    for (let count = 0; count < 20; count += 1) await ask(basic('admin', `guess ${count}`), `2001:db8::${count + 1}`);
    expect(await ask(RIGHT, '2001:db8:0:0:ffff::7')).toBe(429);
    expect(await ask(RIGHT, '2001:db8:0:1::7')).toBe(200);
    await server.stop();
  });

  it('let their address wait also on a connection of a proxy, on which others have shown the right one [S-4]', async () => {
    const env = { APP_PASSWORD: 'application-password', PUBLIC_URL: 'https://admin.shop.example' };
    const server = await startTestServer({ env });
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (password: string, from: string) =>
      new Promise<number>((resolve, reject) => {
        const headers = { authorization: basic('admin', password), 'x-forwarded-for': from };
        get({ port: server.port, path: URL, agent, headers }, (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode ?? 0));
        }).once('error', reject);
      });
    for (let count = 0; count < 20; count += 1) {
      expect(await ask('application-password', '198.51.100.1')).toBe(200);
      expect(await ask(`guess ${count}`, '198.51.100.2')).toBe(401);
    }
    expect(await ask('application-password', '198.51.100.1')).toBe(200);
    expect(await ask('another', '198.51.100.2')).toBe(429);
    agent.destroy();
    await server.stop();
  });

  it('do not keep out a connection that has shown the right one [S-4]', async () => {
    const { server } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = (password: string, over: Agent | false) =>
      new Promise<number>((resolve, reject) => {
        const headers = { authorization: basic('admin', password) };
        get({ port: server.port, path: URL, agent: over, headers }, (response) => {
          response.resume();
          response.once('end', () => resolve(response.statusCode ?? 0));
        }).once('error', reject);
      });
    expect(await ask('application-password', agent)).toBe(200);
    for (let count = 0; count < 20; count += 1) expect(await ask(`guess ${count}`, false)).toBe(401);
    expect(await ask('application-password', false)).toBe(429);
    expect(await ask('application-password', agent)).toBe(200);
    agent.destroy();
    await server.stop();
  });
});

describe('a route without an access rule', () => {
  it('fails the start [S-1]', async () => {
    const server = await startTestServer();
    const { config, release, log } = server.parts;
    const app = buildApp({
      config,
      release,
      log,
      store: server.store,
      now: Date.now,
      hasRoom: async () => true,
      respond: async () => ({ status: 200, headers: {}, text: '' }),
      knownBootstrap: async () => ({}),
      onTokenSpent: async () => undefined,
      furtherRoutes: (instance) => void instance.get('/forgotten', async () => 'open'),
    });
    await expect(app).rejects.toThrow('The route GET /forgotten has no access rule');
    await server.stop();
  });
});

describe('the rate limit', () => {
  it('answers 429 with Retry-After once a session asked too often, and others go on [S-4]', async () => {
    const server = await startTestServer({ env: { RATE_LIMIT: '40' } });
    const visitor = await signIn(server);
    const statuses: number[] = [];
    for (let call = 0; call < 45; call += 1) {
      statuses.push((await visitor.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(39);
    const limited = await visitor.call('GET', '/wp-json/wc/gla/mc/setup');
    expect(limited.statusCode).toBe(429);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(limited.json()).toMatchObject({ code: 'rest_too_many_requests', data: { status: 429 } });
    expect((await server.app.inject({ url: '/health' })).statusCode).toBe(200);
    await server.stop();
  });
});
