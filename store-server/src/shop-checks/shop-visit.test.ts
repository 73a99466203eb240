import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { RefusedAddress } from '../backend/guarded-dispatcher';
import { connectToShops, SHOP_LIMITS, type ShopAnswer, type ShopRequest } from './shop-request';
import { createVisitor } from './shop-visit';

const never = new AbortController().signal;
const HTML = { 'content-type': 'text/html' };

async function* bytes(...parts: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const part of parts) yield Buffer.from(part);
}

const answer = (body: string, headers: ShopAnswer['headers'] = HTML, status = 200): ShopAnswer => ({
  status,
  headers,
  body: bytes(body),
});

const markup = '<!doctype html><html><body><h1>Lamps</h1></body></html>';

/** Shop by address; what it does not have is 404. Addresses that were asked for are listed. */
function shopOf(pages: Readonly<Record<string, () => ShopAnswer | Promise<ShopAnswer>>>) {
  const asked: string[] = [];
  const request: ShopRequest = async ({ href }) => {
    asked.push(href);
    return pages[href]?.() ?? answer(markup, HTML, 404);
  };
  return { asked, request };
}

const to = (location: string) => () => answer('', { location }, 302);

describe('a visit to a page of the shop', () => {
  it('follows redirects, each as a request of its own, and tells the last address', async () => {
    const shop = shopOf({
      'http://shop.example/': to('https://shop.example/'),
      'https://shop.example/': to('/en/#top'),
      'https://shop.example/en/': () => answer(markup),
    });
    const visit = await createVisitor(shop.request, never).page('http://shop.example');
    expect(visit).toMatchObject({ kind: 'page', url: 'https://shop.example/en/', page: { text: 'Lamps' } });
    expect(shop.asked).toEqual(['http://shop.example/', 'https://shop.example/', 'https://shop.example/en/']);
  });

  it('ends after three redirects', async () => {
    const shop = shopOf(
      Object.fromEntries([0, 1, 2, 3, 4].map((at) => [`https://shop.example/${at}`, to(`/${at + 1}`)])),
    );
    const visit = await createVisitor(shop.request, never).page('https://shop.example/0');
    expect(visit).toMatchObject({ kind: 'obstacle', code: 'too_many_redirects' });
    expect(shop.asked).toHaveLength(4);
  });

  it.each([
    ['another protocol', 'file:///etc/passwd'],
    ['another port', 'https://shop.example:8443/'],
    ['a name and a password', 'https://admin:secret@shop.example/'],
    ['a script', 'javascript:alert(1)'],
    ['an endless address', `https://shop.example/${'a'.repeat(3000)}`],
  ])('asks for nothing when it is led to %s', async (_what, location) => {
    const shop = shopOf({ 'https://shop.example/': to(location) });
    const visit = await createVisitor(shop.request, never).page('https://shop.example/');
    expect(visit).toMatchObject({ kind: 'obstacle', code: 'bad_address' });
    expect(shop.asked).toEqual(['https://shop.example/']);
  });

  it.each([
    ['is data under the name of a page', '{"html":"<p>no page</p>"}', HTML],
    ['is a page under the name of a picture', markup, { 'content-type': 'image/png' }],
    ['names no kind', markup, {}],
    ['is packed although nobody asked for it', markup, { ...HTML, 'content-encoding': 'gzip' }],
  ])('reads no answer that %s', async (_what, body, headers) => {
    const shop = shopOf({ 'https://shop.example/': () => answer(body, headers) });
    expect(await createVisitor(shop.request, never).page('https://shop.example/')).toMatchObject({ code: 'not_html' });
  });

  it('reads the beginning of an endless page and leaves the rest', async () => {
    let sent = 0;
    let isLeft = false;
    async function* endless(): AsyncGenerator<Uint8Array> {
      try {
        yield Buffer.from(markup.replace('</body></html>', ''));
        for (;;) {
          sent += 1000;
          yield Buffer.alloc(1000, ' ');
        }
      } finally {
        isLeft = true;
      }
    }
    const shop = shopOf({ 'https://shop.example/': () => ({ status: 200, headers: HTML, body: endless() }) });
    const limits = { ...SHOP_LIMITS, bytes: 10_000 };
    const visit = await createVisitor(shop.request, never, limits).page('https://shop.example/');
    expect(visit).toMatchObject({ kind: 'page', page: { text: 'Lamps', isCut: true } });
    expect([sent <= 11_000, isLeft]).toEqual([true, true]);
  });

  it('ends with its time, and with that of the whole look', async () => {
    const request: ShopRequest = async (_url, signal) => wait(60_000, answer(markup), { signal });
    const limits = { ...SHOP_LIMITS, pageMs: 20 };
    const slow = { kind: 'obstacle', code: 'too_slow' };
    expect(await createVisitor(request, never, limits).page('https://shop.example/')).toMatchObject(slow);
    const over = AbortSignal.timeout(20);
    expect(await createVisitor(request, over).page('https://shop.example/')).toMatchObject(slow);
  });

  it.each([
    ['ENOTFOUND', 'no_such_host', []],
    ['ECONNREFUSED', 'unreachable', ['ECONNREFUSED']],
    ['CERT_HAS_EXPIRED', 'certificate', ['CERT_HAS_EXPIRED']],
    ['UND_ERR_HEADERS_TIMEOUT', 'too_slow', []],
  ])('names %s as %s', async (code, obstacle, values) => {
    const request: ShopRequest = () => Promise.reject(Object.assign(new Error('failed'), { code }));
    const visit = await createVisitor(request, never).page('https://shop.example/');
    expect(visit).toMatchObject({ kind: 'obstacle', code: obstacle, values });
  });

  it('tells the status of what is no page', async () => {
    const shop = shopOf({});
    expect(await createVisitor(shop.request, never).page('https://shop.example/')).toMatchObject({
      code: 'bad_status',
      values: ['404'],
      status: 404,
    });
  });

  it('reads text in the charset that the answer names', async () => {
    const body = Buffer.concat([Buffer.from('<html><body>'), Buffer.from([0xfc]), Buffer.from('ber</body>')]);
    const request: ShopRequest = async () => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=iso-8859-1' },
      body: (async function* () {
        yield body;
      })(),
    });
    const visit = await createVisitor(request, never).page('https://shop.example/');
    expect(visit).toMatchObject({ page: { text: 'über' } });
  });
});

describe('robots.txt of the shop', () => {
  const robots = (given: ShopAnswer) =>
    createVisitor(shopOf({ 'https://shop.example/robots.txt': () => given }).request, never).robots(
      'https://shop.example/robots.txt',
    );

  it('is its text; where there is none everybody may come; where it fails nobody knows', async () => {
    const text = { 'content-type': 'text/plain; charset=utf-8' };
    expect((await robots(answer('User-agent: *', text))).text).toBe('User-agent: *');
    expect((await robots(answer(markup, HTML, 404))).text).toBe('');
    expect((await robots(answer(markup, HTML))).text).toBe('');
    expect((await robots(answer('busy', text, 503))).text).toBeNull();
  });
});

describe('the way out to shops [S-9]', () => {
  const listen = async (listener: RequestListener) => {
    let reached = 0;
    const server = createServer((request, response) => {
      reached += 1;
      listener(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { server, port: (server.address() as AddressInfo).port, reached: () => reached };
  };
  const close = (server: ReturnType<typeof createServer>) => new Promise((resolve) => server.close(resolve));

  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://169.254.169.254/latest/',
    'http://10.1.2.3/',
    'http://0x7f.1/',
  ])('refuses the private address %s', async (address) => {
    const { request, close: end } = connectToShops();
    const visit = await createVisitor(request, never).page(address);
    expect(visit).toMatchObject({ kind: 'obstacle', code: 'private_address' });
    await end();
  });

  it('connects to nothing behind a public name that leads to a private address', async () => {
    const { server, reached } = await listen((_request, response) => response.end(markup));
    const { request, close: end } = connectToShops('public', (_host, _options, done) =>
      done(null, [{ address: '127.0.0.1', family: 4 }]),
    );
    const visit = await createVisitor(request, never).page('http://rebinding.example/');
    expect(visit).toMatchObject({ kind: 'obstacle', code: 'private_address' });
    expect(reached()).toBe(0);
    await end();
    await close(server);
  });

  it('is led into no private network by a redirect', async () => {
    const { request, close: end } = connectToShops();
    const shop = shopOf({ 'https://shop.example/': to('http://169.254.169.254/latest/meta-data/') });
    const ask: ShopRequest = (url, signal) =>
      url.host === 'shop.example' ? shop.request(url, signal) : request(url, signal);
    expect(await createVisitor(ask, never).page('https://shop.example/')).toMatchObject({
      kind: 'obstacle',
      code: 'private_address',
      url: 'http://169.254.169.254/latest/meta-data/',
    });
    await end();
  });

  it('follows no redirect by itself, and sends neither cookies nor what it is asked with', async () => {
    const seen: unknown[] = [];
    const { server, port } = await listen((request, response) => {
      seen.push(Object.keys(request.headers).sort());
      response.writeHead(302, { location: 'http://127.0.0.1:1/', 'set-cookie': 'a=1' }).end();
    });
    const { request, close: end } = connectToShops('loopback');
    const { status, headers } = await request(new URL(`http://127.0.0.1:${port}/`), never);
    expect([status, headers['location']]).toEqual([302, 'http://127.0.0.1:1/']);
    expect(seen).toEqual([['accept', 'accept-encoding', 'connection', 'host', 'user-agent']]);
    await end();
    await close(server);
  });

  it('hears a refused name as what it is', () => {
    expect(new RefusedAddress('x').code).toBe('REFUSED_ADDRESS');
  });
});
