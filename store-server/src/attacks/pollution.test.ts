import { startDomain, type DomainUnderTest } from '../domain/testing/domain.fixture';
import { signIn, type Visitor } from '../testing/test-server';
import { operations } from './operations';

const PAYLOADS = ['{"polluted":1}', '1', '"polluted"', '[1]', 'null', '{"toString":1,"polluted":1}'];

const NESTS: readonly ((inner: string) => string)[] = [
  (inner) => inner,
  (inner) => `{"a":${inner}}`,
  (inner) => `[${inner}]`,
  (inner) => `{"options":${inner}}`,
  (inner) => `{"rates":[${inner}]}`,
];

/** Bodies that reach for the prototype; keys also in escapes, which a filter of texts would miss. */
const BODIES = [
  ...PAYLOADS.flatMap((payload) => [`{"__proto__":${payload}}`, `{"\\u005f_proto__":${payload}}`]),
  ...PAYLOADS.map((payload) => `{"constructor":{"prototype":${payload}}}`),
  ...PAYLOADS.map((payload) => `{"constructor":{"\\u0070rototype":${payload}}}`),
].flatMap((body) => NESTS.map((nest) => nest(body)));

/** Keys that every object inherits but that lead nowhere: refused where the call is closed, ignored where it is not. */
const ODD = ['{"prototype":{"polluted":1}}', '{"__defineGetter__":1,"hasOwnProperty":1}'].flatMap((body) =>
  NESTS.map((nest) => nest(body)),
);

const QUERIES = [
  '__proto__[polluted]=1',
  '__proto__=1',
  'constructor[prototype][polluted]=1',
  'constructor.prototype.polluted=1',
  '__proto__[0]=1&__proto__[1]=2',
  'fields[__proto__]=1',
  'ids[__proto__][polluted]=1',
  'hasOwnProperty=1',
  'toString[]=1',
];

const SOME = operations.filter(({ key }) =>
  ['saveSettings', 'saveAudience', 'createCampaign', 'saveShippingRates', 'saveContactInformation'].includes(key),
);

describe('requests that reach for the prototype', () => {
  let domain: DomainUnderTest;
  let visitor: Visitor;

  beforeAll(async () => {
    domain = await startDomain('ads-complete');
    visitor = await signIn(domain.server);
  });

  afterAll(() => domain.stop());

  /** Sends a request and throws when any object has more, or less, than before. */
  const send = async (method: 'POST' | 'GET' | 'PATCH' | 'DELETE', url: string, payload?: string) => {
    const more = payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } };
    const { statusCode } = await visitor.call(method, url, more);
    const fresh: Record<string, unknown> = {};
    if ('polluted' in fresh || typeof fresh.toString !== 'function') throw new Error(`polluted by ${url} ${payload}`);
    return statusCode;
  };

  const urlOf = (path: string): string => `/wp-json${path.replaceAll(/\{\w+\}/g, '1')}`;

  it.each(SOME.map(({ key, path }) => [key, path] as const))(
    `are refused with 400 at %s in all ${BODIES.length} bodies [S-3]`,
    async (_key, path) => {
      const taken: string[] = [];
      for (const body of BODIES) {
        const status = await send('POST', urlOf(path), body);
        if (status !== 400) taken.push(`${status} ${body}`);
      }
      expect(taken).toEqual([]);
    },
  );

  it.each(SOME.map(({ key, path }) => [key, path] as const))(
    'by inherited names do no harm at %s [S-3]',
    async (_key, path) => {
      for (const body of ODD) expect(await send('POST', urlOf(path), body)).toBeLessThan(500);
    },
  );

  it.each(operations.filter(({ body }) => body !== null).map(({ key, method, path }) => [key, method, path] as const))(
    'are refused with 400 at %s [S-3]',
    async (_key, method, path) => {
      const statuses = await Promise.all(
        BODIES.filter((_body, index) => index % 15 === 0).map((body) => send(method, urlOf(path), body)),
      );
      expect(new Set(statuses)).toEqual(new Set([400]));
    },
  );

  it.each(operations.filter(({ method }) => method === 'GET').map(({ key, path }) => [key, path] as const))(
    'change nothing in the query of %s [S-3]',
    async (_key, path) => {
      for (const query of QUERIES) expect(await send('GET', `${urlOf(path)}?${query}`)).toBeLessThan(500);
    },
  );

  it('are refused by the steering of the sandbox, too', async () => {
    for (const body of BODIES) {
      expect(await send('POST', '/wp-json/sandbox/v1/faults', body)).toBe(400);
      expect(await send('POST', '/wp-json/sandbox/v1/scenario', body)).toBe(400);
    }
    expect(await domain.page('POST', '/sandbox/fault', { json: '{"__proto__":{"status":500}}' })).toMatchObject({
      status: 400,
    });
    expect(await domain.page('POST', '/sandbox/scenario', { name: '__proto__' })).toMatchObject({ status: 400 });
  });
});

describe('bodies that are not what they say', () => {
  let domain: DomainUnderTest;
  let visitor: Visitor;

  beforeAll(async () => {
    domain = await startDomain('ads-complete');
    visitor = await signIn(domain.server);
  });

  afterAll(() => domain.stop());

  it.each([
    ['broken JSON', '{"tax_rate":', 'application/json', 400],
    ['text after the JSON', '{"tax_rate":"manual"} {}', 'application/json', 400],
    ['a list', '[]', 'application/json', 400],
    ['a bare word', 'manual', 'application/json', 400],
    ['ten thousand levels', '['.repeat(10_000) + ']'.repeat(10_000), 'application/json', 400],
    ['ten thousand objects', '{"a":'.repeat(10_000) + '1' + '}'.repeat(10_000), 'application/json', 400],
    ['a number beyond all bounds', '{"tax_rate":1e999}', 'application/json', 400],
    ['more than 64 KiB', JSON.stringify({ tax_rate: 'x'.repeat(70_000) }), 'application/json', 413],
    ['a form', 'tax_rate=manual', 'application/x-www-form-urlencoded', 415],
    ['XML', '<a/>', 'application/xml', 415],
    ['another charset', '{"tax_rate":"manual"}', 'application/json; charset=utf-16', 415],
  ])('%s are refused and do nothing [S-2, S-3]', async (_name, payload, type, status) => {
    const before = (await domain.call('GET', '/wc/gla/mc/settings')).body;
    const response = await visitor.call('POST', '/wp-json/wc/gla/mc/settings', {
      payload,
      headers: { 'content-type': type },
    });
    expect(response.statusCode).toBe(status);
    expect((await domain.call('GET', '/wc/gla/mc/settings')).body).toEqual(before);
  });

  it('with bytes that are no UTF-8 never reach the store as they are', async () => {
    const payload = Buffer.concat([
      Buffer.from('{"amount":10,"targeted_locations":["US"],"name":"A'),
      Buffer.from([0xff, 0xfe, 0xc0, 0x80]),
      Buffer.from('"}'),
    ]);
    const response = await visitor.call('POST', '/wp-json/wc/gla/ads/campaigns', {
      payload,
      headers: { 'content-type': 'application/json' },
    });
    expect([200, 400]).toContain(response.statusCode);
    expect(response.body).not.toContain('\u0000');
  });
});
