import type { ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { endpoints } from '@listings/shared-api/contract';
import { fastify } from 'fastify';
import { createDomainModule } from '../domain-module';
import { openAt, testEngine } from '../testing/engines';
import { signIn, startTestServer, visitorAs, type TestServer, type Visitor } from '../testing/test-server';
import { registerChanges } from './changes.routes';

const CHANGES = '/wp-json/wc/gla/changes';
const MINUTE = 60_000;

/** Reads a stream until it has what is waited for. */
class Stream {
  private text = '';
  private constructor(private readonly reader: ReadableStreamDefaultReader<Uint8Array>) {}

  static async open(server: TestServer, visitor: Visitor, headers: Record<string, string> = {}): Promise<Stream> {
    const answer = await fetch(`http://localhost:${server.port}${CHANGES}`, {
      headers: { accept: 'text/event-stream', cookie: visitor.cookieAt(server.port), ...headers },
    });
    const type = answer.headers.get('content-type');
    if (answer.body === null || type !== 'text/event-stream; charset=utf-8') throw new Error(`no stream: ${type}`);
    return new Stream(answer.body.getReader());
  }

  /** The events so far, once there are that many: id and data. */
  async events(count: number): Promise<readonly [number, unknown][]> {
    for (;;) {
      const found = [...this.text.matchAll(/^id: (\d+)\nevent: changes\ndata: (.*)\n\n/gm)];
      if (found.length >= count) return found.map(([, id, data]) => [Number(id), JSON.parse(data ?? '') as unknown]);
      const { value, done } = await this.reader.read();
      if (done) throw new Error(`the stream ended: ${this.text}`);
      this.text += new TextDecoder().decode(value);
    }
  }

  /** What the stream said by its end. */
  async end(): Promise<string> {
    for (;;) {
      const { value, done } = await this.reader.read();
      if (done) return this.text;
      this.text += new TextDecoder().decode(value);
    }
  }

  close = (): Promise<void> => this.reader.cancel();
}

describe('changes of others', () => {
  let server: TestServer;
  let visitor: Visitor;

  beforeAll(async () => {
    server = await startTestServer({ domain: createDomainModule(), env: { SCENARIO: 'ads-complete' } });
    visitor = await signIn(server);
  });
  afterAll(() => server.stop());

  const save = (key: string, body: object = { tax_rate: 'manual' }) =>
    visitor.call('POST', '/wp-json/wc/gla/mc/settings', { payload: body, headers: { 'idempotency-key': key } });
  const poll = async (since?: number) =>
    (await visitor.call('GET', since === undefined ? CHANGES : `${CHANGES}?since=${since}`)).json<{
      last: number;
      changes: unknown;
    }>();
  const FORM = () => ({
    payload: new URLSearchParams({ _wpnonce: visitor.nonce }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  const reads = ['getSettings', 'getSetupStatus', 'listActivity'];

  it('arrive on the stream by the reads they make stale, under the key they were asked for with, once, and not those refused', async () => {
    const { last } = await poll();
    const stream = await Stream.open(server, visitor);
    expect(await stream.events(1)).toEqual([[last, []]]);
    await save('a');
    await save('a');
    await save('refused', { tax_rate: 'nonsense' });
    await save('b');
    expect(await stream.events(3)).toEqual([
      [last, []],
      [last + 1, [{ id: last + 1, key: 'a', reads }]],
      [last + 2, [{ id: last + 2, key: 'b', reads }]],
    ]);
    await stream.close();
  });

  it('are made up for by who comes back, by the stream or without one', async () => {
    const { last } = await poll();
    await save('c');
    await save('d');
    const missed = [
      { id: last + 1, key: 'c', reads },
      { id: last + 2, key: 'd', reads },
    ];
    const stream = await Stream.open(server, visitor, { 'last-event-id': String(last) });
    expect(await stream.events(1)).toEqual([[last + 2, missed]]);
    await stream.close();
    expect(await poll(last)).toEqual({ last: last + 2, changes: missed });
    expect(await poll(last + 2)).toEqual({ last: last + 2, changes: [] });
    // Known to another store, or forgotten by this one.
    expect(await poll(last + 9)).toEqual({ last: last + 2, changes: null });
  });

  it.each([
    {
      what: 'products of which one is unknown',
      path: 'mc/product-visibility',
      payload: async () => {
        const { body } = await visitor.call('GET', '/wp-json/wc/gla/mc/product-feed?page=1&per_page=1');
        const { products } = JSON.parse(body) as { products: { id: number }[] };
        return { ids: [products[0]?.id, 999_999], visible: false };
      },
      status: 400,
      stale: [...endpoints.updateProductVisibility.invalidates],
    },
    {
      what: 'an ads account whose billing is open',
      path: 'ads/accounts',
      payload: async () => {
        await visitor.call('DELETE', '/wp-json/wc/gla/ads/connection');
        return {};
      },
      status: 428,
      stale: [...endpoints.connectAdsAccount.invalidates],
    },
    {
      what: 'an ads account that waits for a merchant account',
      path: 'ads/accounts?linked',
      payload: async () => {
        for (const connection of ['ads', 'mc'])
          await visitor.call('DELETE', `/wp-json/wc/gla/${connection}/connection`);
        const [account] = (await visitor.call('GET', '/wp-json/wc/gla/ads/accounts')).json<{ id: number }[]>();
        return { id: account?.id };
      },
      status: 400,
      stale: [...endpoints.connectAdsAccount.invalidates],
    },
  ])('are told where a call is answered with a failure that had effect: $what', async (each) => {
    const payload = await each.payload();
    const { last } = await poll();
    const stream = await Stream.open(server, visitor);
    const headers = { 'idempotency-key': each.path };
    const answer = await visitor.call('POST', `/wp-json/wc/gla/${each.path}`, { payload, headers });
    expect(answer.statusCode).toBe(each.status);
    expect(await stream.events(2)).toEqual([
      [last, []],
      [last + 1, [{ id: last + 1, key: each.path, reads: each.stale }]],
    ]);
    await stream.close();
  });

  it('are nobody’s where the call failed: a later refusal names the change before', async () => {
    const tag = String((await visitor.call('GET', '/wp-json/wc/gla/mc/settings')).headers['etag']);
    await save('first');
    await save('second', { tax_rate: 'destination' });
    const savedAt = server.clock.now;
    const { entries } = (await visitor.call('GET', '/wp-json/wc/gla/activity')).json<{ entries: { id: number }[] }>();
    server.clock.now += MINUTE;
    const undone = await visitor.call('POST', `/wp-json/wc/gla/activity/${entries[1]?.id}/undo`);
    const headers = { 'if-match': tag };
    const refused = await visitor.call('POST', '/wp-json/wc/gla/mc/settings', { payload: { tax_rate: null }, headers });
    expect([undone.statusCode, refused.statusCode]).toEqual([409, 412]);
    expect(refused.json()).toMatchObject({ data: { details: { by: 'Owner', at: savedAt } } });
  });

  it('[T17] have room for everybody: a browser that asks for a stream again and again gets twenty', async () => {
    const greedy = await visitorAs(server, 'viewer');
    const streams: Stream[] = [];
    for (let count = 0; count < 20; count += 1) streams.push(await Stream.open(server, greedy));
    const refused = await greedy.call('GET', CHANGES, { headers: { accept: 'text/event-stream' } });
    expect(refused.statusCode).toBe(429);
    streams.push(await Stream.open(server, visitor));
    await Promise.all(streams.map((stream) => stream.close()));
  });

  it.each([
    ['signs out', (leaving: Visitor) => leaving.call('POST', '/sign-out')],
    ['is signed out by an owner', () => visitor.call('POST', '/people/the%20advertiser/end', FORM())],
    ['is removed', () => visitor.call('POST', '/people/the%20advertiser/remove', FORM())],
  ])('[T1] reach nobody any more who %s: their stream ends at once, and no other', async (what, leave) => {
    await server.store.db.deleteFrom('people').where('id', '=', 'the advertiser').execute();
    const leaving = await visitorAs(server, 'advertiser');
    const [ending, other] = [await Stream.open(server, leaving), await Stream.open(server, visitor)];
    await Promise.all([ending.events(1), other.events(1)]);
    expect((await leave(leaving)).statusCode).toBeLessThan(400);
    expect(await ending.end()).toContain('event: over\n');
    const { last } = await poll();
    await save(`after-${what.length}`);
    expect((await other.events(2)).at(-1)).toEqual([last + 1, [{ id: last + 1, key: `after-${what.length}`, reads }]]);
    await other.close();
  });

  it('are not for the anonymous, and asking for them keeps no session alive', async () => {
    expect((await server.app.inject({ url: CHANGES, headers: { host: 'localhost:4000' } })).statusCode).toBe(401);
    const idle = await signIn(server);
    server.clock.now += 29 * MINUTE;
    expect((await idle.call('GET', CHANGES)).statusCode).toBe(200);
    server.clock.now += 2 * MINUTE;
    expect((await idle.call('GET', CHANGES)).statusCode).toBe(401);
  });
});

/** Resolves with the call that makes it the given number. */
const countdown = (count: number) => {
  let left = count;
  let resolve = (): void => undefined;
  const done = new Promise<void>((end) => (resolve = end));
  return {
    done,
    one: (): void => {
      left -= 1;
      if (left === 0) resolve();
    },
  };
};

it('lets go of those who have gone before the store was looked at, as many as there is room for', async () => {
  const store = await openAt(testEngine, 'gone early');
  await store.migrate([]);
  const [come, gone] = [countdown(500), countdown(500)];
  const app = fastify();
  app.addHook('onRequest', async (_request, { raw }) => {
    raw.once('close', gone.one);
    come.one();
  });
  let listening = 0;
  const listen = () => {
    listening += 1;
    return () => void (listening -= 1);
  };
  const db = store.db.withPlugin({
    transformQuery: ({ node }) => node,
    // What the store says arrives once the clients have gone.
    transformResult: async ({ result }) => gone.done.then(() => result),
  });
  registerChanges(app, { store: { db, changes: { ...store.changes, listen } }, isAlive: async () => true });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const sockets = Array.from({ length: 500 }, () => connect(port, '127.0.0.1'));
  for (const socket of sockets) {
    socket.write(`GET ${CHANGES} HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n`);
  }
  await come.done;
  for (const socket of sockets) socket.destroy();
  await gone.done;
  const next = await fetch(`http://127.0.0.1:${port}${CHANGES}`, { headers: { accept: 'text/event-stream' } });
  expect([next.status, listening]).toEqual([200, 1]);
  await next.body?.cancel();
  await app.close();
  await store.close();
});

it('[T17] keeps nothing for a client that does not read, and ends its stream by the second sign of life', async () => {
  const store = await openAt(testEngine, 'nobody reads');
  await store.migrate([]);
  const add = (count: number, key: string) =>
    store.db
      .insertInto('changes')
      .values(
        Array.from({ length: count }, () => ({
          at: 0,
          person: 'ada',
          action: 'saveSettings',
          object: '{}',
          request_key: key,
        })),
      )
      .execute();
  await add(500, 'x'.repeat(40_000));
  const beats: (() => void)[] = [];
  const { setInterval: real } = global;
  const timer = jest.spyOn(global, 'setInterval').mockImplementation(((beat: () => void, every: number) => {
    if (every === 15_000) beats.push(beat);
    return real(every === 15_000 ? () => undefined : beat, every);
  }) as never);
  const app = fastify();
  const replies: ServerResponse[] = [];
  app.addHook('onRequest', async (_request, { raw }) => void replies.push(raw));
  let looks = 0;
  const asked = new Set<() => void>();
  const isAlive = async () => {
    looks += 1;
    for (const told of asked) told();
    return true;
  };
  const looked = (count: number) =>
    new Promise<void>((resolve) => {
      const told = () => looks >= count && resolve();
      asked.add(told);
      told();
    });
  registerChanges(app, { store, isAlive });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').pause();
  socket.write(`GET ${CHANGES}?since=0 HTTP/1.1\r\nhost: x\r\naccept: text/event-stream\r\n\r\n`);
  await looked(1);
  const waiting = replies[0]?.writableLength ?? 0;
  expect(waiting).toBeGreaterThan(1_000_000);
  for (let times = 2; times < 6; times += 1) {
    await add(1, 'y'.repeat(100_000));
    await store.transaction((db) => store.changes.announce(db));
    await looked(times);
  }
  expect(replies[0]?.writableLength).toBeLessThanOrEqual(waiting);
  const gone = new Promise<void>((resolve) => replies[0]?.once('close', resolve));
  for (let times = 6; times < 8; times += 1) {
    beats[0]?.();
    await looked(times);
  }
  await gone;
  timer.mockRestore();
  socket.destroy();
  await app.close();
  await store.close();
});
