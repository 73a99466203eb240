import { sql } from 'kysely';
import { cookieOf, signIn, startTestServer, type TestServer } from '../../testing/test-server';
import { spendState } from './used-state.store';
import { startProvider, type ProviderUnderTest } from './testing/openid-provider.fixture';

const HOST = 'localhost:4000';
const ORIGIN = `http://${HOST}`;
const ROLES = 'shop-owners=owner, marketing=advertiser, everyone=viewer';
const ADA = { name: 'Ada', email: 'Ada@shop.example', email_verified: true, groups: ['everyone', 'marketing'] };

let provider: ProviderUnderTest;
let server: TestServer;

const start = (issuer: string) =>
  startTestServer({
    env: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: 'shop',
      OIDC_CLIENT_SECRET: 'the secret of the shop',
      OIDC_ROLES: ROLES,
      OIDC_SCOPE: 'openid email profile groups',
      RATE_LIMIT: '100000',
    },
  });

beforeAll(async () => {
  provider = await startProvider(ORIGIN);
});
afterAll(() => provider.stop());

beforeEach(async () => {
  server = await start(provider.issuer);
  await server.store.db.updateTable('people').set({ name: 'Olga', email: 'olga@shop.example' }).execute();
  await provider.play({ account: 'ada', claims: ADA, ahead: 0 });
});
afterEach(() => server.stop());

const get = (url: string, cookie = '') =>
  server.app.inject({ url, headers: { host: HOST, cookie, accept: 'text/html' } });
const pathOf = (url: string): string => url.replace(ORIGIN, '');

/** Begins at the store; the address of the provider, and the cookie of this browser. */
const begin = async () => {
  const answer = await get('/sign-in/openid');
  return { answer, address: String(answer.headers['location']), cookie: cookieOf(answer, 'openid-4000') ?? '' };
};
/** Signs in by way of the provider. */
const enter = async () => {
  const { address, cookie } = await begin();
  return get(pathOf(await provider.follow(address)), cookie);
};
const sessionOf = async (answer: Awaited<ReturnType<typeof enter>>) => {
  const bootstrap = await get('/wp-json/store/v1/bootstrap', cookieOf(answer, 'session-4000') ?? '');
  return bootstrap.json<{ person: { id: string; name: string; role: string } }>().person;
};
const people = () =>
  server.store.db.selectFrom('people').select(['id', 'name', 'email', 'role']).orderBy('created_at').execute();
const sessions = async () => (await server.store.db.selectFrom('sessions').select('id_hash').execute()).length;

describe('sign-in by a provider', () => {
  it('goes there with PKCE, state, nonce and the exact redirect URI, and makes a person with the role of the claim', async () => {
    const { answer, address } = await begin();
    expect(answer.statusCode).toBe(302);
    const asked = new URL(address).searchParams;
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: 'shop',
      redirect_uri: 'http://localhost:4000/sign-in/openid/callback',
      code_challenge_method: 'S256',
      scope: 'openid email profile groups',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toHaveLength(43);
    const entered = await enter();
    expect([entered.statusCode, entered.headers['location']]).toEqual([303, '/sign-in/arrived?to=%2Fgoogle']);
    expect(await sessionOf(entered)).toMatchObject({ name: 'Ada', role: 'advertiser' });
    expect(await people()).toMatchObject([{ name: 'Olga' }, { name: 'Ada', email: 'ada@shop.example' }]);
  });

  it('finds the same person again, with the role that the claim says now, also under another address', async () => {
    const { id } = await sessionOf(await enter());
    await provider.play({ claims: { ...ADA, email: 'other@shop.example', groups: 'shop-owners' } });
    expect(await sessionOf(await enter())).toMatchObject({ id, role: 'owner' });
    expect(await people()).toHaveLength(2);
  });

  it('is who an owner invited by the same address, where the provider has verified it', async () => {
    const guess = { ...ADA, email: 'olga@shop.example', email_verified: false };
    await provider.play({ claims: guess });
    expect((await sessionOf(await enter())).id).not.toBe('owner');
    await provider.play({ account: 'olga', claims: { ...guess, email_verified: true, groups: ['shop-owners'] } });
    expect(await sessionOf(await enter())).toMatchObject({ id: 'owner', role: 'owner', name: 'Olga' });
  });

  it('takes the name that a provider tells as text, whatever is in it [T20]', async () => {
    await provider.play({ claims: { ...ADA, name: `A\u0000da ${'x'.repeat(95)}\u{1f600}` } });
    expect((await sessionOf(await enter())).name).toBe(`Ada ${'x'.repeat(95)}`);
  });

  it('comes back to the page that was asked for', async () => {
    const asked = await get('/google/settings');
    const { address, cookie } = await begin();
    const answer = await get(pathOf(await provider.follow(address)), `${cookie}; ${cookieOf(asked, 'return-4000')}`);
    expect(answer.headers['location']).toBe('/sign-in/arrived?to=%2Fgoogle%2Fsettings');
  });

  it.each([
    ['another state', (back: URL) => back.searchParams.set('state', 'x'.repeat(43))],
    ['another issuer', (back: URL) => back.searchParams.set('iss', 'http://localhost:1')],
    ['no code', (back: URL) => back.searchParams.delete('code')],
    ['another code', (back: URL) => back.searchParams.set('code', 'x'.repeat(43))],
  ])('is refused with %s', async (_name, change) => {
    const { address, cookie } = await begin();
    const back = new URL(await provider.follow(address));
    change(back);
    const answer = await get(pathOf(back.href), cookie);
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain('The sign-in was not finished');
    expect(await sessions()).toBe(0);
  });

  it('is refused with another nonce, with an expired code, and where it was cancelled', async () => {
    const { address, cookie } = await begin();
    const other = new URL(address);
    other.searchParams.set('nonce', 'x'.repeat(43));
    expect((await get(pathOf(await provider.follow(other.href)), cookie)).statusCode).toBe(400);
    const late = await begin();
    const back = pathOf(await provider.follow(late.address));
    await provider.play({ ahead: 120 });
    expect((await get(back, late.cookie)).statusCode).toBe(400);
    await provider.play({ ahead: 0, account: null });
    expect((await enter()).statusCode).toBe(400);
    expect(await sessions()).toBe(0);
  });

  it('ends where it began: not in another browser, not a second time, not after ten minutes', async () => {
    const { address, cookie } = await begin();
    const back = pathOf(await provider.follow(address));
    expect((await get(back)).statusCode).toBe(400);
    expect((await get(back, cookie)).statusCode).toBe(303);
    expect((await get(back, cookie)).statusCode).toBe(400);
    const late = await begin();
    const lateBack = pathOf(await provider.follow(late.address));
    server.clock.now += 10 * 60_000;
    expect((await get(lateBack, late.cookie)).statusCode).toBe(400);
  });

  it('keeps nothing of whoever begins, however often, and takes no cookie that it has not signed [T17]', async () => {
    const kept = async () => {
      const rows: Record<string, unknown> = {};
      for (const { name } of await server.store.db.introspection.getTables())
        rows[name] = (await sql`select * from ${sql.table(name)}`.execute(server.store.db)).rows;
      // Several processes count calls together: one row for each address, for a minute.
      return { ...rows, rate_counters: Array.isArray(rows['rate_counters']) ? rows['rate_counters'].length : 0 };
    };
    await begin();
    const before = await kept();
    for (let times = 0; times < 3; times += 1) await begin();
    expect(await kept()).toEqual(before);
    const { address, cookie } = await begin();
    const back = pathOf(await provider.follow(address));
    expect((await get(back, `${cookie}x`)).statusCode).toBe(400);
    expect((await get(back, cookie.replace(/\.[^.]*$/, ''))).statusCode).toBe(400);
    expect(await kept()).toEqual(before);
    expect((await get(back, cookie)).statusCode).toBe(303);
  });

  it('comes to an end once, also at a provider that takes a code twice, by any process', async () => {
    const at = server.clock.now;
    const use = (state: string, later = 0) => server.store.transaction((db) => spendState(db, state, at + later));
    expect([await use('a'), await use('a'), await use('b'), await use('a', 10 * 60_000)]).toEqual([
      true,
      false,
      true,
      true,
    ]);
    const { address, cookie } = await begin();
    await use(new URL(address).searchParams.get('state') ?? '');
    expect((await get(pathOf(await provider.follow(address)), cookie)).statusCode).toBe(400);
    expect(await sessions()).toBe(0);
  });

  it('without a role adds nobody and says whom to ask; who has lost every role is signed out', async () => {
    await provider.play({ claims: { ...ADA, groups: ['strangers'] } });
    const refused = await enter();
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('Ask: Olga.');
    expect(await people()).toHaveLength(1);
    await provider.play({ claims: ADA });
    await enter();
    expect(await sessions()).toBe(1);
    await provider.play({ claims: { ...ADA, groups: [] } });
    expect((await enter()).statusCode).toBe(403);
    expect(await sessions()).toBe(0);
  });

  it('leaves the last owner one, whatever the claim says', async () => {
    await provider.play({ account: 'olga', claims: { ...ADA, email: 'olga@shop.example', groups: ['everyone'] } });
    expect(await sessionOf(await enter())).toMatchObject({ id: 'owner', role: 'owner' });
  });

  it('lets nobody back who was removed, until an owner invites them again', async () => {
    const { id } = await sessionOf(await enter());
    await server.store.db.updateTable('people').set({ removed_at: 1 }).where('id', '=', id).execute();
    const refused = await enter();
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('An owner has to invite you again');
    // Another account with the same address is the same person.
    await provider.play({ account: 'ada-again', claims: ADA });
    expect((await enter()).statusCode).toBe(403);
    const again = { id: 'again', name: 'Ada', email: 'ada@shop.example', role: 'viewer', created_at: 2 };
    await server.store.db.insertInto('people').values(again).execute();
    await provider.play({ account: 'ada' });
    expect(await sessionOf(await enter())).toMatchObject({ id: 'again', role: 'advertiser' });
  });

  it('stands beside sign-in by link; signing out leads to the end of the session there', async () => {
    const page = await get('/google/dashboard');
    expect(page.body).toContain('href="/sign-in/openid"');
    expect(page.body).toContain('action="/sign-in"');
    const entered = await enter();
    const cookie = cookieOf(entered, 'session-4000') ?? '';
    const { nonce } = await server.store.db.selectFrom('sessions').select('nonce').executeTakeFirstOrThrow();
    const headers = { host: HOST, cookie, accept: 'text/html', 'x-wp-nonce': nonce };
    const out = await server.app.inject({ method: 'POST', url: '/sign-out', headers });
    expect(out.body).toContain(`${provider.issuer}/session/end?post_logout_redirect_uri=`);
    expect(await sessions()).toBe(0);
  });
});

describe('a provider that does not answer as it should', () => {
  const unreachable = async () => {
    const answer = await get('/sign-in/openid');
    expect(answer.statusCode).toBe(502);
    expect(answer.body).toContain('The sign-in service cannot be reached');
    expect(answer.body).toContain('href="/sign-in"');
  };

  it('under another name than its own is none: sign-in by link remains', async () => {
    await server.stop();
    server = await start(provider.issuer.replace('localhost', '127.0.0.1'));
    await unreachable();
    expect((await signIn(server)).nonce).not.toBe('');
  });

  it('down is told as such, before and in the middle, and is asked again once it is there', async () => {
    const own = await startProvider(ORIGIN);
    await server.stop();
    server = await start(own.issuer);
    await own.play({ account: 'ada', claims: ADA });
    const { address, cookie } = await begin();
    const back = pathOf(await own.follow(address));
    await own.stop();
    expect((await get(back, cookie)).statusCode).toBe(502);
    server.clock.now += 60 * 60_000;
    await unreachable();
  });
});
