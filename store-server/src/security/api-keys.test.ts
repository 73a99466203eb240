import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import { createDomainModule } from '../domain-module';
import { signIn, startTestServer, visitorAs, type TestServer, type Visitor } from '../testing/test-server';
import { KEY_PER_MINUTE } from './rate-limit';

const KEYS = '/wp-json/wc/gla/api-keys';
const READ = '/wp-json/wc/gla/mc/setup';
const CAMPAIGNS = '/wp-json/wc/gla/ads/campaigns';
const DAY_MS = 86_400_000;
/** The clock of a test server stands at the beginning of 20 November 2026. */
const TODAY = '2026-11-20';

interface Made {
  readonly key: { readonly id: number; readonly prefix: string };
  readonly secret: string;
}

let server: TestServer;
let owner: Visitor;

const start = async (options: Parameters<typeof startTestServer>[0] = {}) => {
  server = await startTestServer(options);
  await server.store.db.updateTable('people').set({ name: 'Ada' }).execute();
  owner = await visitorAs(server, 'owner', { name: 'Berit' });
};
afterEach(() => server.stop());

const ask = (fields: object = {}, by = owner) =>
  by.call('POST', KEYS, { payload: { name: 'nightly', role: 'viewer', end: '2026-12-20', ...fields } });
const make = async (fields: object = {}): Promise<Made> => (await ask(fields)).json();
const listed = async () => (await owner.call('GET', KEYS)).json<{ keys: Record<string, unknown>[] }>().keys;

/** A call as a script makes it: no cookie, no token. */
const withKey = (secret: string, url = READ, method: 'GET' | 'POST' | 'PATCH' | 'DELETE' = 'GET', payload = {}) =>
  server.app.inject({
    method,
    url,
    headers: { host: 'localhost:4000', authorization: `Bearer ${secret}` },
    ...(method === 'GET' ? {} : { payload }),
  });

describe('an API key', () => {
  beforeEach(() => start());

  it('is told once, kept as a hash, and listed with maker, role, end and last use, kept once a minute', async () => {
    const { key, secret } = await make();
    expect(secret).toMatch(/^key_[\w-]{43}$/);
    expect(JSON.stringify(await server.store.db.selectFrom('api_keys').selectAll().execute())).not.toContain(secret);
    expect(JSON.stringify(await server.store.db.selectFrom('idempotency').selectAll().execute())).not.toContain('key_');
    const row = {
      id: key.id,
      name: 'nightly',
      prefix: secret.slice(0, 10),
      role: 'viewer',
      spend_limit: null,
      made_by: 'Berit',
      made_at: server.clock.now / 1000,
      ends_at: Date.UTC(2026, 11, 21) / 1000,
      used_at: null,
      state: 'active',
    };
    expect(await listed()).toEqual([row]);
    const first = server.clock.now;
    expect((await withKey(secret)).statusCode).toBe(200);
    server.clock.now += 59_000;
    await withKey(secret);
    expect(await listed()).toEqual([{ ...row, used_at: first / 1000 }]);
    server.clock.now += 1000;
    await withKey(secret);
    expect(await listed()).toEqual([{ ...row, used_at: first / 1000 + 60 }]);
  });

  it('leaves a row of the audit where it was asked for, and where it was revoked', async () => {
    const { key } = await make();
    await ask();
    await owner.call('DELETE', `${KEYS}/${key.id}`);
    const rows = await server.store.db.selectFrom('audit').select(['user_name', 'action', 'status']).execute();
    const by = rows[0]?.user_name;
    expect(rows).toEqual([
      { user_name: by, action: 'createApiKey', status: 200 },
      { user_name: by, action: 'createApiKey', status: 400 },
      { user_name: by, action: 'revokeApiKey', status: 200 },
    ]);
  });

  it.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'NIGHTLY' }, 'name'],
    [{ role: 'owner' }, 'role'],
    [{ end: '2026-11-19' }, 'end'],
    [{ end: '2027-11-22' }, 'end'],
    [{ end: '2026-02-30' }, 'end'],
  ])('is not made with %j', async (fields, wrong) => {
    await make();
    const refused = await ask({ name: 'other', ...fields });
    expect(refused.json()).toMatchObject({
      code: 'rest_invalid_param',
      data: { params: { [wrong]: expect.any(String) } },
    });
    expect(await listed()).toHaveLength(1);
  });

  it('works without a cookie through its last day; ended, revoked, unknown and without its maker it says why not', async () => {
    const { secret: today } = await make({ name: 'today', end: TODAY });
    const { secret, key } = await make();
    const { secret: orphan } = await make({ name: 'orphan', end: '2027-01-20' });
    server.clock.now += DAY_MS - 1;
    expect((await withKey(today)).statusCode).toBe(200);
    server.clock.now += 1;
    owner = await signIn(server);
    const why = async (given: string) => {
      const answer = await withKey(given);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      return [answer.statusCode, answer.json<{ code: string; message: string }>().message];
    };
    expect(await why(today)).toEqual([401, 'This API key has ended. An owner can make a new one.']);
    expect(await why(`${secret}x`)).toEqual([401, 'This API key is not known.']);
    expect((await withKey(secret)).statusCode).toBe(200);
    await owner.call('DELETE', `${KEYS}/${key.id}`);
    expect(await why(secret)).toEqual([401, 'This API key was revoked. An owner can make a new one.']);
    await server.store.db.updateTable('people').set({ removed_at: 1 }).where('name', '=', 'Berit').execute();
    expect(await why(orphan)).toEqual([
      401,
      'The person who made this API key is no owner any more. An owner can make a new one.',
    ]);
  });

  it('ends with the role of whoever made it, and works again where they have it again', async () => {
    const { secret } = await make({ role: 'advertiser' });
    const makerIs = (role: 'owner' | 'viewer') =>
      server.store.db.updateTable('people').set({ role }).where('name', '=', 'Berit').execute();
    await makerIs('viewer');
    expect((await withKey(secret)).json()).toMatchObject({ code: 'rest_api_key_orphaned' });
    await makerIs('owner');
    expect([(await withKey(secret)).statusCode, (await listed())[0]?.['state']]).toEqual([200, 'active']);
  });

  it('acts alone: a cookie beside it helps neither a wrong one nor a weak one', async () => {
    const { secret } = await make();
    const both = (given: string, url: string, method: 'GET' | 'POST') =>
      owner.call(method, url, {
        headers: { authorization: `Bearer ${given}` },
        ...(method === 'POST' ? { payload: {} } : {}),
      });
    expect((await both('key_wrong', READ, 'GET')).statusCode).toBe(401);
    expect((await both(secret, '/wp-json/wc/gla/mc/settings', 'POST')).statusCode).toBe(403);
  });

  it('is of no use for pages, people, keys, the page’s own data, and what is told to one person', async () => {
    const { secret } = await make({ role: 'feed-manager' });
    expect((await withKey(secret, '/people')).statusCode).toBe(401);
    expect((await withKey(secret, '/people/invite', 'POST')).statusCode).toBe(401);
    expect((await withKey(secret, '/google/dashboard')).statusCode).toBe(401);
    const alerts = '/wp-json/wc/gla/alerts';
    for (const url of [
      KEYS,
      alerts,
      `${alerts}/unread`,
      `${alerts}/settings`,
      '/wp-json/store/v1/bootstrap',
      '/wp-json/wc/gla/changes',
    ]) {
      const refused = await withKey(secret, url);
      expect([url, refused.statusCode, refused.json<{ code: string }>().code]).toEqual([
        url,
        403,
        'rest_not_for_api_keys',
      ]);
    }
    expect((await withKey(secret, KEYS, 'POST', { name: 'x', role: 'viewer', end: TODAY })).statusCode).toBe(403);
    expect(await listed()).toHaveLength(1);
  });

  it('is limited apart: one that asks too often waits, another one and its owner do not', async () => {
    const [one, other] = [await make(), await make({ name: 'other' })];
    for (let call = 0; call < KEY_PER_MINUTE; call += 1) await withKey(one.secret);
    const refused = await withKey(one.secret);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await withKey(other.secret)).statusCode).toBe(200);
    expect((await owner.call('GET', READ)).statusCode).toBe(200);
  });

  it('cannot be guessed: after twenty unknown ones the address waits, and keys that are known do not', async () => {
    const { secret } = await make();
    for (let guess = 0; guess < 20; guess += 1) expect((await withKey(`key_${guess}`)).statusCode).toBe(401);
    const refused = await withKey('key_20');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect((await withKey(secret)).statusCode).toBe(200);
  });
});

describe.each(['viewer', 'feed-manager', 'advertiser'] as const)('an API key of a %s', (role) => {
  it('may make the calls that its role may make, but for those of people alone', async () => {
    await start();
    const person = await visitorAs(server, role);
    const { secret } = await make({ role });
    const ofPeople = /api-keys|hand-overs|saved-views|alerts(\/unread|\/read|\/settings)?$/;
    for (const [key, { method, path }] of Object.entries(endpoints as Record<EndpointKey, EndpointDefinition>)) {
      const url = `/wp-json${path.replaceAll(/\{\w+\}/g, '1')}`;
      const [ofKey, ofPerson] = [
        await withKey(secret, url, method),
        await person.call(method, url, method === 'GET' ? {} : { payload: {} }),
      ];
      expect([key, ofKey.statusCode]).toEqual([key, ofPeople.test(path) ? 403 : ofPerson.statusCode]);
    }
  });
});

it('what a key changes is told under its name, from the API, and its limit holds', async () => {
  await start({ domain: createDomainModule(), env: { SCENARIO: 'ads-complete' } });
  const { secret, key } = await make({ role: 'advertiser', spend_limit: 1000 });
  const [campaign] = (await withKey(secret, CAMPAIGNS)).json<{ id: number }[]>();
  const edit = (amount: number) => withKey(secret, `${CAMPAIGNS}/${campaign?.id}`, 'PATCH', { amount });
  expect((await edit(3)).statusCode).toBe(200);
  expect((await edit(2000)).json()).toMatchObject({ data: { params: { amount: expect.any(String) } } });
  const { entries } = (await owner.call('GET', '/wp-json/wc/gla/activity?kind=campaign&per_page=1')).json<{
    entries: object[];
  }>();
  expect(entries).toMatchObject([{ by: 'API key “nightly”', person: `api-key-${key.id}`, from: 'api' }]);
});
