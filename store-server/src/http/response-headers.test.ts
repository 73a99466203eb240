import { connect } from 'node:net';
import { endpoints } from '@listings/shared-api/contract';
import { SHELL_SCRIPT } from '../testing/release.fixture';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

describe('the headers of every response', () => {
  let server: TestServer;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestServer();
    visitor = await signIn(server);
  });

  afterAll(async () => {
    await server.stop();
  });

  const addresses: readonly (readonly ['GET' | 'POST', string])[] = [
    ['GET', '/'],
    ['GET', '/google'],
    ['GET', '/google/start'],
    ['GET', '/sign-in'],
    ['GET', '/sign-in?token=wrong'],
    ['GET', '/sign-in/arrived'],
    ['POST', '/sign-out'],
    ['GET', '/health'],
    ['GET', '/ready'],
    ['GET', SHELL_SCRIPT],
    ['GET', '/assets/missing.js'],
    ['GET', '/nothing-here'],
    ['GET', '/wp-json/wc/gla/nothing'],
    ['GET', '/%'],
    ['GET', `/google/${'x'.repeat(5000)}`],
    ['POST', '/csp'],
    ...Object.values(endpoints).map(({ path }) => ['GET', `/wp-json${path.replaceAll(/\{\w+\}/g, '1')}`] as const),
  ];

  it.each(addresses)('%s %s', async (method, url) => {
    const { headers } = await visitor.call(method, url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers['permissions-policy']).toContain('camera=()');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['cache-control']).toBe(url === SHELL_SCRIPT ? 'public, max-age=31536000, immutable' : 'no-store');
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    const isPage = String(headers['content-type']).startsWith('text/html');
    expect(headers['cross-origin-opener-policy']).toBe(isPage ? 'same-origin' : undefined);
  });

  it('stand on the answer to what is no HTTP, too [B-3]', async () => {
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1');
      let received = '';
      socket.on('data', (chunk) => (received += chunk.toString()));
      socket.on('end', () => resolve(received));
      socket.on('error', reject);
      socket.write('NONSENSE\r\n\r\n');
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    expect(text).toContain('x-content-type-options: nosniff');
  });

  it('ask for https for a year where TLS ends before this server [B-3]', async () => {
    const behindTls = await startTestServer({ env: { PUBLIC_URL: 'https://admin.shop.example' } });
    const { headers } = await behindTls.app.inject({ url: '/health' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await visitor.call('GET', '/health')).headers).not.toHaveProperty('strict-transport-security');
    await behindTls.stop();
  });
});
