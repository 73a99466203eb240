import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createDomainModule } from '../domain-module';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

const LONG = '/wp-json/wc/gla/mc/countries';
const SHORT = '/wp-json/wc/gla/mc/settings';

describe('answers', () => {
  let server: TestServer;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestServer({ domain: createDomainModule() });
    visitor = await signIn(server);
  });

  afterAll(async () => {
    await server.stop();
  });

  const get = (url: string, encoding: string) => visitor.call('GET', url, { headers: { 'accept-encoding': encoding } });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('of more than a kilobyte are packed as %s, and are the same unpacked', async (encoding, unpack) => {
    const [plain, packed] = await Promise.all([get(LONG, 'identity'), get(LONG, encoding)]);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.headers.vary).toBe('accept-encoding');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual(plain.json());
  });

  it('of less are sent as they are, and keep their tag', async () => {
    const [plain, asked] = await Promise.all([get(SHORT, 'identity'), get(SHORT, 'br')]);
    expect(asked.headers['content-encoding']).toBeUndefined();
    expect(asked.headers.etag).toBe(plain.headers.etag);
    expect(asked.body).toBe(plain.body);
  });

  it('refuse a request whose body is packed: nothing is unpacked for strangers', async () => {
    const response = await visitor.call('POST', SHORT, {
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      payload: gzipSync('{"tax_rate":"manual"}'),
    });
    expect(response.statusCode).toBe(400);
  });
});
