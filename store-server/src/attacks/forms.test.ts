import { startDomain, type DomainUnderTest } from '../domain/testing/domain.fixture';
import { signIn, type Visitor } from '../testing/test-server';

/**
 * Forms and calls beyond the contract that change something; the contract's own mutations are forged in
 * `access.test.ts`.
 */
const FORMS = [
  '/sandbox/scenario',
  '/sandbox/fault',
  '/sandbox/fault/remove',
  '/sandbox/clock',
  '/sandbox/billing-state',
  '/sandbox/billing',
  '/sandbox/reset',
  '/sandbox/authorize/hosting',
  '/sandbox/authorize/provider',
  '/sandbox/admin/admin.php',
  '/sandbox/admin/options-general.php',
  '/sandbox/admin/post.php',
  '/sign-out',
];

const CALLS: readonly (readonly ['POST' | 'DELETE', string, object])[] = [
  ['POST', '/wp-json/sandbox/v1/scenario', { name: 'complete' }],
  ['POST', '/wp-json/sandbox/v1/faults', { method: 'GET', path: '/wc/gla/mc/setup', status: 500 }],
  ['DELETE', '/wp-json/sandbox/v1/faults', {}],
  ['POST', '/wp-json/sandbox/v1/clock', { advanceMs: 1000 }],
  ['POST', '/wp-json/sandbox/v1/billing', { approve: true }],
  ['POST', '/wp-json/sandbox/v1/reset', {}],
  ['POST', '/wp-json/store/v1/backups', {}],
  ['POST', '/wp-json/store/v1/restore', { name: '2026-11-20T07-15-41-123Z.db' }],
];

const FIELDS = { name: 'complete', by: '1', unit: 'days', state: 'approved', json: '{}', locale: 'de', title: 'x' };

/** Headers that a page of another site can make a browser send; '' removes a header. */
const FORGERIES: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another subdomain', { 'sec-fetch-site': 'same-site' }],
  ['another origin, without fetch metadata', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
  ['an opaque origin', { 'sec-fetch-site': '', origin: 'null' }],
];

describe('forged', () => {
  let domain: DomainUnderTest;
  let visitor: Visitor;
  let other: Visitor;

  beforeAll(async () => {
    domain = await startDomain('ads-pending-billing', { DATABASE_URL: '', ADMIN_TOKEN: 'fixed' });
    visitor = await signIn(domain.server);
    other = await signIn(domain.server);
  });

  afterAll(() => domain.stop());

  /** Everything that a form or a call could have changed. */
  const state = async () => {
    const { db } = domain.server.store;
    const options = await db.selectFrom('options').selectAll().orderBy('key').execute();
    const faults = (await domain.call('GET', '/sandbox/v1/faults')).body;
    const backups = (await domain.call('GET', '/store/v1/backups')).body;
    const sessions = await db.selectFrom('sessions').select('id_hash').orderBy('id_hash').execute();
    return JSON.stringify([options, faults, backups, sessions]);
  };

  const headersOf = (changed: Readonly<Record<string, string>>, type: string) => {
    const headers: Record<string, string> = {
      host: 'localhost:4000',
      cookie: visitor.cookie,
      'sec-fetch-site': 'same-origin',
      'content-type': type,
      ...changed,
    };
    for (const [name, value] of Object.entries(headers)) if (value === '') delete headers[name];
    return headers;
  };

  const sendForm = async (url: string, token: string | null, changed: Readonly<Record<string, string>> = {}) => {
    const fields = new URLSearchParams({ ...FIELDS, ...(token === null ? {} : { _wpnonce: token }) });
    const headers = headersOf(changed, 'application/x-www-form-urlencoded');
    return (await domain.server.app.inject({ method: 'POST', url, headers, payload: fields.toString() })).statusCode;
  };

  describe.each(FORMS)('form %s', (url) => {
    it.each(FORGERIES)('from %s is refused and does nothing [S-2]', async (_name, changed) => {
      const before = await state();
      expect(await sendForm(url, visitor.nonce, changed)).toBeGreaterThanOrEqual(400);
      expect(await state()).toBe(before);
    });

    it.each([
      ['no token', () => null],
      ['a guessed token', () => 'x'.repeat(43)],
      ['the token of another session', () => other.nonce],
      ['an empty token', () => ''],
    ])('with %s is refused and does nothing [S-2]', async (_name, token) => {
      const before = await state();
      expect(await sendForm(url, token())).toBeGreaterThanOrEqual(400);
      expect(await state()).toBe(before);
    });
  });

  describe.each(CALLS)('call %s %s', (method, url, body) => {
    const send = async (changed: Readonly<Record<string, string>>, token: string) => {
      const headers = { ...headersOf(changed, changed['content-type'] ?? 'application/json'), 'x-wp-nonce': token };
      if (token === '') delete (headers as Partial<typeof headers>)['x-wp-nonce'];
      return (await domain.server.app.inject({ method, url, headers, payload: JSON.stringify(body) })).statusCode;
    };

    it.each([
      ...FORGERIES,
      ['a form of plain text', { 'content-type': 'text/plain' }] as const,
      ['a form', { 'content-type': 'application/x-www-form-urlencoded' }] as const,
    ])('from %s is refused and does nothing [S-2]', async (_name, changed) => {
      const before = await state();
      expect(await send(changed, visitor.nonce)).toBeGreaterThanOrEqual(400);
      expect(await state()).toBe(before);
    });

    it('without the token, or with that of another session, is refused and does nothing [S-2]', async () => {
      const before = await state();
      for (const token of ['', 'wrong', other.nonce]) expect(await send({}, token)).toBeGreaterThanOrEqual(400);
      expect(await state()).toBe(before);
    });
  });

  it('reads change nothing: every page and call that is asked for with GET [S-2]', async () => {
    const before = await state();
    for (const url of [...FORMS, ...CALLS.map(([, path]) => path)]) {
      const response = await visitor.call('GET', `${url}?_method=POST&_wpnonce=${visitor.nonce}&name=complete`);
      expect(response.statusCode).toBeLessThan(500);
    }
    expect(await state()).toBe(before);
  });
});
