import { symlinkSync, unlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SHELL_SCRIPT, SHELL_STYLE } from '../testing/release.fixture';
import { startTestServer, type TestServer } from '../testing/test-server';

describe('assets', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });

  afterAll(async () => {
    await server.stop();
  });

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('are sent precompressed as %s, for ever [B-3]', async (encoding, unpack) => {
    const response = await get(SHELL_SCRIPT, { 'accept-encoding': encoding });
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(unpack(response.rawPayload).toString()).toMatch(/^export const shell/);
  });

  it('are sent plain when nothing else is taken', async () => {
    const response = await get(SHELL_SCRIPT, { 'accept-encoding': 'br;q=0, gzip;q=0' });
    expect(response.headers['content-encoding']).toBeUndefined();
    expect(response.body).toMatch(/^export const shell/);
  });

  it('are not sent again to who has them', async () => {
    const { etag } = (await get(SHELL_STYLE)).headers;
    const again = await get(SHELL_STYLE, { 'if-none-match': String(etag) });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  const segments = [
    '..',
    '%2e%2e',
    '.%2e',
    '%2e.',
    '..%2f',
    '..%5c',
    '..\\',
    '%252e%252e',
    '....//',
    '.',
    '%00',
    '..;',
    '%c0%ae%c0%ae',
  ];
  const targets = ['release.json', 'etc/passwd', '.secret', 'root-config', '.git/config'];
  const traversals = segments.flatMap((segment) =>
    [1, 2, 4].flatMap((depth) => targets.map((target) => `/assets/${`${segment}/`.repeat(depth)}${target}`)),
  );
  const plain = [
    '/assets/',
    '/assets',
    '/assets/root-config/',
    `${SHELL_SCRIPT}.map`,
    `${SHELL_SCRIPT}.br`,
    '/assets/.secret',
    '/assets//etc/passwd',
    '/assets/constructor',
    '/assets/__proto__',
    `${SHELL_SCRIPT}/`,
  ];

  /** As it is: `inject` would tidy the address up. */
  const rawGet = (path: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1');
      let text = '';
      socket.on('data', (chunk) => (text += chunk.toString('latin1')));
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
    });

  it.each([...traversals, ...plain])('gives nothing out for %s [S-10]', async (path) => {
    const text = await rawGet(path);
    expect(text).toMatch(/^HTTP\/1\.1 (400|404) /);
    expect(text).not.toContain('id="bootstrap"');
    expect(text).not.toContain('export const shell');
    expect(text).not.toMatch(/root:x:|"imports"|secret/);
  });

  it('does not follow a link out of the release [S-10]', async () => {
    const file = join(server.parts.config.releaseDir, SHELL_STYLE);
    unlinkSync(file);
    symlinkSync('/etc/hostname', file);
    expect((await get(SHELL_STYLE)).statusCode).toBe(404);
  });

  it('answers 404, never a page, for what a newer build took away [S-10]', async () => {
    const response = await get('/assets/root-config/shell.ffffffffff.js', { accept: 'text/html' });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });
});
