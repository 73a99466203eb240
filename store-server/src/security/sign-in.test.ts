import type { LightMyRequestResponse } from 'fastify';
import { createDomainModule } from '../domain-module';
import { cookieOf, pressLink, signIn, startTestServer, type TestServer } from '../testing/test-server';

const HOST = 'localhost:4000';
const MINUTE = 60_000;

describe('sign-in', () => {
  let server: TestServer;

  beforeEach(async () => {
    server = await startTestServer();
  });

  afterEach(async () => {
    await server.stop();
  });

  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: HOST, ...headers } });

  const use = (link: string, headers: Record<string, string> = {}) => pressLink(server, link, headers);

  const pathOf = (link: string): string => link.replace(/^.*?\/sign-in/, '/sign-in');

  /** Follows a sign-in with the cookies it set, as a browser does. */
  const arrive = async (response: LightMyRequestResponse) => {
    const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return get(String(response.headers.location), { cookie });
  };

  it.each(['localhost:4000', '127.0.0.1:4000', '[::1]:4000'])(
    'over http sets a cookie of 256 bits that every browser keeps, HttpOnly, Lax, for this host and port: %s [B-4]',
    async (host) => {
      const response = await use(server.signInLink, { host });
      expect(response.statusCode).toBe(303);
      const [cookie, ...more] = response.cookies;
      expect(more).toEqual([]);
      const { name, value, ...attributes } = cookie ?? { name: '', value: '' };
      expect(name).toBe('session-4000');
      expect(attributes).toEqual({ path: '/', httpOnly: true, sameSite: 'Lax' });
      expect(Buffer.from(value, 'base64url')).toHaveLength(32);
    },
  );

  it('leads to the application by way of the look whether the cookie came back', async () => {
    const arrived = await arrive(await use(server.signInLink));
    expect([arrived.statusCode, arrived.headers.location]).toEqual([303, '/google']);
  });

  it('says so, and what to do, when the cookie does not come back', async () => {
    const { headers } = await use(server.signInLink);
    const arrived = await get(String(headers.location));
    expect(arrived.statusCode).toBe(403);
    expect(arrived.body).toContain('<h1>Your browser did not stay signed in</h1>');
    expect(arrived.body).toContain('Allow cookies for <code>http://localhost:4000</code>');
    const another = await get(String(headers.location), { cookie: `session-4000=${'a'.repeat(43)}` });
    expect(another.statusCode).toBe(403);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/sign-out', ''])(
    'leads on to no other place: %s',
    async (to) => {
      const { cookie } = await signIn(server);
      const arrived = await get(`/sign-in/arrived?to=${encodeURIComponent(to)}`, { cookie });
      expect([arrived.statusCode, arrived.headers.location]).toEqual([303, '/google']);
    },
  );

  it('works once; the next link is printed in the terminal', async () => {
    const first = pathOf(server.signInLink);
    await use(first);
    const again = await get(first);
    expect(again.statusCode).toBe(403);
    expect(again.body).toContain('does not work any more');
    expect(again.cookies).toEqual([]);
    const next = server.printed.at(-1) ?? '';
    expect(next).toMatch(/^next sign-in link http:\/\/localhost:\d+\/sign-in\?token=/);
    expect((await use(next.split(' ').at(-1) ?? '')).statusCode).toBe(303);
  });

  it('by a printed link ends after twelve hours; who opens it then has the next one printed [S-4]', async () => {
    const link = pathOf(server.signInLink);
    server.clock.now += 12 * 60 * MINUTE - 1;
    expect((await get(link)).body).toContain('<form method="post" action="/sign-in">');
    server.clock.now += 1;
    const printed = server.printed.length;
    const late = [await get(link), await use(link)];
    expect(late.map(({ statusCode, cookies }) => [statusCode, cookies])).toEqual([
      [403, []],
      [403, []],
    ]);
    expect(late[0]?.body).toContain('does not work any more');
    const [next = '', ...more] = server.printed.slice(printed);
    expect([next.slice(0, 18), more]).toEqual(['next sign-in link ', []]);
    expect((await use(pathOf(next))).statusCode).toBe(303);
  });

  it('by the form takes no link that is older than twelve hours', async () => {
    const link = pathOf(server.signInLink);
    server.clock.now += 12 * 60 * MINUTE;
    expect([(await use(link)).statusCode, (await use(link)).statusCode]).toEqual([403, 403]);
  });

  it('is not used up by looking at the link: HEAD and previews get a page whose button uses it', async () => {
    const link = pathOf(server.signInLink);
    const head = await server.app.inject({ method: 'HEAD', url: link, headers: { host: HOST } });
    expect([head.statusCode, head.cookies]).toEqual([200, []]);
    const previews = [await get(link), await get(link, { 'user-agent': 'a chat that shows previews' })];
    for (const preview of previews) {
      expect([preview.statusCode, preview.cookies]).toEqual([200, []]);
      expect(preview.body).toContain('<form method="post" action="/sign-in">');
    }
    const token = /name="token" value="([\w-]{43})"/.exec(previews[0]?.body ?? '')?.[1] ?? '';
    expect((await use(`/sign-in?token=${token}`)).statusCode).toBe(303);
  });

  it('is not used by a form of another site [S-2]', async () => {
    const refused = await use(server.signInLink, { 'sec-fetch-site': 'cross-site' });
    expect([refused.statusCode, refused.cookies]).toEqual([401, []]);
    expect((await use(server.signInLink, { 'sec-fetch-site': 'same-origin' })).statusCode).toBe(303);
  });

  it('lets one of twenty simultaneous uses of a link in', async () => {
    const link = pathOf(server.signInLink);
    const responses = await Promise.all(Array.from({ length: 20 }, () => use(link)));
    expect(responses.filter(({ statusCode }) => statusCode === 303)).toHaveLength(1);
  });

  it('takes the pasted link in the form of the sign-in page', async () => {
    const response = await use(`/sign-in?token=${encodeURIComponent(server.signInLink)}`);
    expect(response.statusCode).toBe(303);
  });

  it('refuses an unknown token', async () => {
    expect((await get('/sign-in?token=guess')).statusCode).toBe(403);
  });

  it('lets an address wait after twenty wrong tokens, the right one too [S-4]', async () => {
    for (let guess = 0; guess < 20; guess += 1) expect((await get(`/sign-in?token=${guess}`)).statusCode).toBe(403);
    expect((await get(pathOf(server.signInLink))).statusCode).toBe(429);
  });

  it('shows the anonymous a sign-in page with 401 and brings them back to the asked path', async () => {
    const asked = await get('/google/reports?report-source=paid', { accept: 'text/html' });
    expect(asked.statusCode).toBe(401);
    expect(asked.body).toContain('npm start');
    const signedIn = await use(server.signInLink, { cookie: cookieOf(asked, 'return-4000') ?? '' });
    expect((await arrive(signedIn)).headers.location).toBe('/google/reports?report-source=paid');
  });

  it.each(['//evil.example', 'https://evil.example', '/google/../../evil', '/google\\evil', '/other'])(
    'never returns to %s',
    async (path) => {
      const cookie = `return-4000=${encodeURIComponent(path)}`;
      const signedIn = await use(server.signInLink, { cookie });
      expect((await arrive(signedIn)).headers.location).toBe('/google');
    },
  );

  it('keeps only a hash of session and token in the store [B-4]', async () => {
    const { cookie } = await signIn(server);
    const value = cookie.split('=')[1] ?? '';
    const token = new URL(server.signInLink).searchParams.get('token') ?? '';
    const { readFileSync } = await import('node:fs');
    const { db, engine } = server.store;
    const files = engine === 'sqlite' ? ['store.db', 'store.db-wal'] : [];
    const kept = [
      ...files.map((file) => readFileSync(`${server.dataDir}/${file}`, 'latin1')),
      JSON.stringify(await db.selectFrom('sign_in_tokens').selectAll().execute()),
      JSON.stringify(await db.selectFrom('sessions').selectAll().execute()),
    ].join('');
    expect(kept).toContain('token_hash');
    expect(kept).not.toContain(value);
    expect(kept).not.toContain(token);
  });

  it('gives a new session id at each sign-in and ends the earlier one [B-4]', async () => {
    const first = await signIn(server);
    const link = pathOf(server.printed.at(-1) ?? '');
    const response = await use(link, { cookie: first.cookie });
    expect(cookieOf(response, 'session-4000')).not.toBe(first.cookie);
    expect((await first.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode).toBe(401);
  });

  it('never takes a session id from outside [B-4]', async () => {
    const fixed = `session-4000=${'a'.repeat(43)}`;
    const response = await use(server.signInLink, { cookie: fixed });
    expect(cookieOf(response, 'session-4000')).not.toBe(fixed);
    expect((await get('/wp-json/wc/gla/mc/setup', { cookie: fixed })).statusCode).toBe(401);
  });

  it('ends a session after 30 minutes without a request [B-4]', async () => {
    const visitor = await signIn(server);
    server.clock.now += 29 * MINUTE;
    expect((await visitor.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode).toBe(200);
    server.clock.now += 29 * MINUTE;
    expect((await visitor.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode).toBe(200);
    server.clock.now += 30 * MINUTE;
    expect((await visitor.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode).toBe(401);
  });

  it.each(['alerts/unread', 'mc/product-statistics'])(
    'ends it after that time though the page in sight asks for %s each minute [B-4]',
    async (poll) => {
      const whole = await startTestServer({ domain: createDomainModule(), env: { SCENARIO: 'ads-complete' } });
      const visitor = await signIn(whole);
      const statuses: number[] = [];
      for (let minute = 1; minute <= 31; minute += 1) {
        whole.clock.now += MINUTE;
        statuses.push((await visitor.call('GET', `/wp-json/wc/gla/${poll}`)).statusCode);
      }
      await whole.stop();
      expect(statuses).toEqual([...Array.from({ length: 29 }, () => 200), 401, 401]);
    },
  );

  it('ends a session after 12 hours however busy it is [B-4]', async () => {
    const visitor = await signIn(server);
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      server.clock.now += 20 * MINUTE;
      expect((await visitor.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode).toBe(200);
    }
    server.clock.now += 20 * MINUTE;
    expect((await visitor.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode).toBe(401);
  });

  it('signs out on the server and clears what the browser keeps [B-4]', async () => {
    const visitor = await signIn(server);
    const response = await visitor.call('POST', '/sign-out');
    expect(response.statusCode).toBe(204);
    expect(response.headers['clear-site-data']).toBe('"storage"');
    expect((await visitor.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode).toBe(401);
  });

  it('does not sign out without the token of the session', async () => {
    const visitor = await signIn(server);
    const response = await visitor.call('POST', '/sign-out', { headers: { 'x-wp-nonce': 'wrong' } });
    expect(response.statusCode).toBe(403);
    expect((await visitor.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode).toBe(200);
  });

  it('keeps the cookie over http to another address of the operator, too', async () => {
    const elsewhere = await startTestServer({ env: { PUBLIC_URL: 'http://192.168.1.5:4000' } });
    const response = await pressLink(elsewhere, elsewhere.signInLink, { host: '192.168.1.5:4000' });
    await elsewhere.stop();
    expect(response.cookies[0]).toMatchObject({ name: 'session-4000', httpOnly: true, sameSite: 'Lax' });
    expect(response.cookies[0]?.secure).toBeUndefined();
  });

  it('does not sign out of the store on the next port: cookies know no ports', async () => {
    const here = await signIn(server);
    const next = await use(server.printed.at(-1) ?? '', { host: 'localhost:4001', cookie: here.cookie });
    expect(next.cookies.map(({ name }) => name)).toEqual(['session-4001']);
    expect((await here.call('GET', '/wp-json/wc/gla/mc/setup')).statusCode).toBe(200);
  });
});

it('over https sets a __Host- cookie, Secure, HttpOnly, Lax [B-4]', async () => {
  const server = await startTestServer({ env: { PUBLIC_URL: 'https://admin.shop.example' } });
  const { cookies } = await pressLink(server, server.signInLink, { host: 'admin.shop.example' });
  expect(cookies).toEqual([
    { name: '__Host-session', value: expect.any(String), path: '/', secure: true, httpOnly: true, sameSite: 'Lax' },
  ]);
  await server.stop();
});

describe('a fixed sign-in token', () => {
  it('works any number of times, however old', async () => {
    const server = await startTestServer({ env: { ADMIN_TOKEN: 'a-fixed-token' } });
    const get = () => server.app.inject({ url: '/sign-in?token=a-fixed-token', headers: { host: HOST } });
    expect([(await get()).statusCode, (await get()).statusCode]).toEqual([303, 303]);
    expect((await pressLink(server, '/sign-in?token=a-fixed-token')).statusCode).toBe(303);
    server.clock.now += 30 * 24 * 60 * MINUTE;
    expect((await get()).statusCode).toBe(303);
    await server.stop();
  });

  it('ends when the server starts without it', async () => {
    const first = await startTestServer({ env: { ADMIN_TOKEN: 'a-fixed-token' } });
    await first.stop();
    const second = await startTestServer({ dataDir: first.dataDir });
    const response = await second.app.inject({ url: '/sign-in?token=a-fixed-token', headers: { host: HOST } });
    expect(response.statusCode).toBe(403);
    await second.stop();
  });
});
