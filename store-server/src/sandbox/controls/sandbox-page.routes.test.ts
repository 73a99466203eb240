import { startDomain, type DomainUnderTest } from '../../domain/testing/domain.fixture';
import { visitorAs } from '../../testing/test-server';
import { faultPresets, faultTargets } from '../faults/fault-presets';
import { faultProblems } from '../faults/fault.rules';
import { scenarios } from '../scenarios/scenarios';

const ROOT = '/sandbox/v1';
const HOUR = 3_600_000;

describe('the Sandbox page', () => {
  let domain: DomainUnderTest;

  beforeAll(async () => {
    domain = await startDomain('connected');
  });

  beforeEach(async () => void (await domain.call('POST', `${ROOT}/reset`)));

  afterAll(() => domain.stop());

  const get = async (path: string) => (await domain.call('GET', path)).body;
  const show = async (query = '') => String((await domain.page('GET', `/sandbox${query}`)).body);
  const send = (form: string, fields: Record<string, string> = {}) => domain.page('POST', `/sandbox/${form}`, fields);

  it('has every part under a heading of its own, and a way to each and to the store admin [S-13]', async () => {
    const page = await show();
    const parts = [...page.matchAll(/<section class="card" id="(\w+)" aria-labelledby="(\w+-title)">\s*<h2 id="\2">/g)];
    const ids = parts.map(([, id]) => id);
    expect(ids).toEqual([
      'scenario',
      'people',
      'team',
      'phone',
      'mails',
      'clock',
      'billing',
      'shop',
      'faults',
      'calls',
      'reset',
    ]);
    expect(ids.filter((id) => !page.includes(`href="#${id}"`))).toEqual([]);
    expect(page).toContain('href="/google"');
  });

  it('loads each scenario with one button and says which one is loaded [S-13]', async () => {
    const page = await show();
    const names = [...page.matchAll(/name="name" value="([\w-]+)"/g)].map(([, name]) => name);
    expect(new Set(names)).toEqual(new Set(scenarios.map(({ name }) => name)));
    expect(page.match(/class="now">loaded/g)).toHaveLength(1);
    const { status, headers } = await send('scenario', { name: 'complete' });
    expect([status, headers['location']]).toEqual([303, '/sandbox?done=scenario']);
    expect(await get('/wc/gla/mc/setup')).toEqual({ status: 'complete' });
    expect(await show('?done=scenario')).toContain('role="status">The scenario is loaded.');
    expect((await send('scenario', { name: 'nowhere' })).status).toBe(400);
  });

  it.each(['__proto__', 'constructor', 'toString', '<b>'])('says nothing about "%s" in its address', async (word) => {
    const page = await show(`?done=${encodeURIComponent(word)}`);
    expect(page).not.toContain('role="status"');
    expect(page).toContain('<title>Sandbox</title>');
  });

  it('has a fault for every call of the contract and every effect of its lists [S-13]', () => {
    for (const { value } of faultTargets) {
      const [method, path] = value.split(' ');
      for (const { fault } of faultPresets) expect(faultProblems({ method, path, ...fault })).toEqual({});
    }
  });

  it('adds a chosen fault, shows what is left of it, and takes it away [S-13]', async () => {
    const call = { call: 'GET /wc/gla/mc/settings', effect: 'busy', times: '2' };
    expect((await send('fault', call)).headers['location']).toBe('/sandbox?done=fault');
    const { status, headers } = await domain.call('GET', '/wc/gla/mc/settings');
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    const page = await show();
    expect(page).toMatch(/GET \/wc\/gla\/mc\/settings<\/td>\s*<td>answers 503<\/td>\s*<td>1×<\/td>/);
    const id = /name="id" value="(\d+)"/.exec(page)?.[1] ?? '';
    await send('fault/remove', { id });
    expect(await get(`${ROOT}/faults`)).toEqual([]);
    expect(await show()).toContain('Nothing goes wrong at the moment.');
  });

  it('adds a fault written as JSON, and keeps what was typed when it is none [S-13]', async () => {
    await send('fault', { json: '{"method":"GET","path":"/wc/gla/mc/setup","status":418}' });
    expect(await get(`${ROOT}/faults`)).toEqual([{ method: 'GET', path: '/wc/gla/mc/setup', status: 418 }]);
    for (const json of ['{"method":"GET"}', '{', '[]', '"<b>"']) {
      const { status, body } = await send('fault', { json });
      expect(status).toBe(400);
      expect(body).toContain('role="alert">This is no fault.');
      expect(body).toContain(json.replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    }
    expect(await get(`${ROOT}/faults`)).toHaveLength(1);
  });

  it.each([
    [{ by: '3', unit: 'days' }, 72 * HOUR],
    [{ by: '1', unit: 'hours' }, HOUR],
    [{ by: '-5', unit: 'hours' }, -5 * HOUR],
    // It is Thursday, 19 November 2026, 19:00 in New York.
    [{ at: '2026-11-20T19:00' }, 24 * HOUR],
    [{ at: '2027-07-01T00:00' }, Date.UTC(2027, 6, 1, 4) - Date.UTC(2026, 10, 20)],
  ])('moves the clock by %j [S-13]', async (fields, offset) => {
    expect((await send('clock', fields)).headers['location']).toBe('/sandbox?done=clock');
    expect(await get(`${ROOT}/clock`)).toMatchObject({ offset });
    await send('clock', { real: '1' });
    expect(await get(`${ROOT}/clock`)).toMatchObject({ offset: 0 });
  });

  it.each([{}, { by: '0' }, { by: 'x' }, { by: '1.5' }, { by: '9'.repeat(30) }, { at: 'tomorrow' }])(
    'does not move the clock by %j',
    async (fields) => {
      expect((await send('clock', fields)).status).toBe(400);
      expect(await get(`${ROOT}/clock`)).toMatchObject({ offset: 0 });
    },
  );

  it('makes a link for each person of the team, and puts whoever was changed back to what they are', async () => {
    const linkIn = (page: unknown) => /value="(http[^"]+\/sign-in\?token=[\w-]+)"/.exec(String(page))?.[1] ?? '';
    const team = () =>
      domain.server.store.db
        .selectFrom('people')
        .select(['name', 'role', 'spend_limit'])
        .where('email', 'like', '%@team.example')
        .orderBy('name')
        .execute();
    const links: string[] = [];
    for (const who of ['feed-manager', 'advertiser', 'viewer', 'viewer']) {
      const { status, body } = await send('team', { who });
      expect(status).toBe(200);
      links.push(linkIn(body));
      await domain.server.store.db.updateTable('people').set({ role: 'owner' }).where('name', '=', 'Vera').execute();
    }
    await send('team', { who: 'viewer' });
    expect(new Set(links.filter((link) => link !== '')).size).toBe(4);
    expect(await team()).toEqual([
      { name: 'Adam', role: 'advertiser', spend_limit: 50 },
      { name: 'Fay', role: 'feed-manager', spend_limit: null },
      { name: 'Vera', role: 'viewer', spend_limit: null },
    ]);
    const { status, body } = await send('team', { who: 'constructor' });
    expect([status, String(body).includes('There is no such person.')]).toEqual([400, true]);
  });

  it('makes links for owners alone', async () => {
    const viewer = await visitorAs(domain.server, 'viewer');
    const payload = new URLSearchParams({ _wpnonce: viewer.nonce, who: 'feed-manager' }).toString();
    const headers = { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' };
    expect((await viewer.call('POST', '/sandbox/team', { headers, payload })).statusCode).toBe(403);
  });

  it('gives the played shop the faults that are chosen, and takes away those that are not', async () => {
    const chosen = async () => [...(await show()).matchAll(/value="([\w-]+)" checked/g)].map(([, name]) => name);
    expect((await send('shop', { fault: 'no-contact' })).headers['location']).toBe('/sandbox?done=shop');
    expect(await get(`${ROOT}/shop`)).toEqual({ faults: ['no-contact'] });
    expect(await chosen()).toEqual(['no-contact']);
    await send('shop', {});
    expect(await get(`${ROOT}/shop`)).toEqual({ faults: [] });
    expect(await chosen()).toEqual([]);
  });

  it('moves billing of the connected ads account, and says when there is none [S-13]', async () => {
    expect((await send('billing-state', { state: 'approved' })).body).toContain('No Ads account is connected.');
    await domain.load('ads-pending-billing');
    for (const state of ['approved', 'cancelled', 'pending']) {
      await send('billing-state', { state });
      expect(await get('/wc/gla/ads/billing-status')).toMatchObject({ status: state });
    }
    expect((await send('billing-state', { state: 'free' })).status).toBe(400);
  });

  it('shows the codes of the phone, newest first, and the last calls [S-13]', async () => {
    await domain.load('audience-saved');
    const body = { phone_region_code: 'US', phone_number: '+12133734253' };
    for (const verification_method of ['SMS', 'PHONE_CALL']) {
      await domain.call('POST', '/wc/gla/mc/phone-verification/request', { ...body, verification_method });
      await domain.call('POST', `${ROOT}/clock`, { advanceMs: 1000 });
    }
    const codes = (await get(`${ROOT}/phone`)) as { code: string }[];
    const page = await show();
    const [newest, oldest] = codes.map(({ code }) => page.indexOf(`>${code}<`));
    expect(newest).toBeGreaterThan(0);
    expect(oldest).toBeGreaterThan(newest ?? 0);
    expect(page).toMatch(/POST \/wc\/gla\/mc\/phone-verification\/request<\/td>\s*<td>200<\/td>/);
  });

  it('asks before it resets, and then puts everything back [S-13]', async () => {
    await domain.load('ads-complete');
    await send('clock', { by: '1', unit: 'days' });
    const question = String((await domain.page('GET', '/sandbox/reset')).body);
    expect(question).toContain('<h1>Reset the sandbox?</h1>');
    expect(question).toContain('Accounts connected');
    expect((await send('reset')).headers['location']).toBe('/sandbox?done=reset');
    expect(await get(`${ROOT}/clock`)).toMatchObject({ offset: 0 });
    expect(await get('/wc/gla/mc/setup')).toEqual({ status: 'incomplete', step: 'accounts' });
  });
});

describe('a form of the Sandbox page', () => {
  it('leads a person without a session to the sign-in page, and tells one with another session to load it again', async () => {
    const domain = await startDomain();
    const headers = {
      host: 'localhost:4000',
      accept: 'text/html',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const anonymous = await domain.server.app.inject({ method: 'POST', url: '/sandbox/reset', headers, payload: '' });
    expect(anonymous.statusCode).toBe(401);
    expect(anonymous.body).toContain('<h1>Sign in to the store admin</h1>');
    const stale = await domain.page('POST', '/sandbox/reset', { _wpnonce: 'of-another-session' });
    expect(stale.status).toBe(403);
    expect(stale.body).toContain('<h1>This page is out of date</h1>');
    await domain.stop();
  });
});
