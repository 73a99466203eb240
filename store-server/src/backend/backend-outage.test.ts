import type { ServerResponse } from 'node:http';
import { json, startStandIn, type StandIn } from '../testing/stand-in';
import type { TestServer, Visitor } from '../testing/test-server';
import { startBackend } from './backend.fixture';

describe('a real store', () => {
  let store: StandIn;
  let server: TestServer;
  let visitor: Visitor;

  beforeEach(async () => {
    store = await startStandIn();
    store.script = json(200, { status: 'complete' });
    ({ server, visitor } = await startBackend(store));
  });

  afterEach(async () => {
    await server.stop();
    await store.close();
  });

  const getSetup = () => visitor.call('GET', '/wp-json/wc/gla/mc/setup');
  const away: StandIn['script'] = (_request, response) => void response.destroy();

  it('is left alone for 30 seconds after five failures [S-9]', async () => {
    store.script = away;
    for (let call = 0; call < 5; call += 1) await getSetup();
    const refused = await getSetup();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(refused.json()).toEqual({ message: 'The store does not answer at the moment.' });
    expect(store.seen).toHaveLength(5);
    store.script = json(200, { status: 'complete' });
    server.clock.now += 30_000;
    expect((await getSetup()).statusCode).toBe(200);
  });

  it('is not given up for the reads of one page that fail together, nor for an answer nobody can read', async () => {
    const under: ServerResponse[] = [];
    store.script = (_request, response) => {
      under.push(response);
      if (under.length === 8) for (const one of under) one.destroy();
    };
    await Promise.all(Array.from({ length: 8 }, getSetup));
    store.script = (_request, response) => void response.end('<html>');
    for (let call = 0; call < 5; call += 1) await getSetup();
    store.script = json(200, { status: 'complete' });
    expect((await getSetup()).statusCode).toBe(200);
  });

  it('is left alone after as many failures, and for as long, as the settings say', async () => {
    await server.stop();
    const env = { BACKEND_FAILURES: '2', BACKEND_PAUSE: '7', BACKEND_DEADLINE: '1' };
    ({ server, visitor } = await startBackend(store, env));
    store.script = () => undefined;
    expect((await getSetup()).statusCode).toBe(504);
    expect((await getSetup()).statusCode).toBe(504);
    const refused = await getSetup();
    expect([refused.statusCode, refused.headers['retry-after'], store.seen.length]).toEqual([503, '7', 2]);
  });

  describe('while it does not answer', () => {
    it('has its last good answer shown, with its age in seconds', async () => {
      const fresh = await getSetup();
      expect([fresh.json(), fresh.headers.age]).toEqual([{ status: 'complete' }, undefined]);
      store.script = away;
      server.clock.now += 90_500;
      const stale = await getSetup();
      expect([stale.statusCode, stale.json(), stale.headers.age]).toEqual([200, { status: 'complete' }, '90']);
      for (let call = 0; call < 5; call += 1) await getSetup();
      expect((await getSetup()).headers.age).toBe('90');
      expect((await visitor.call('GET', '/wp-json/wc/gla/ads/connection')).statusCode).toBe(503);
    });

    it('has no answer shown that is older than the settings say, nor one of another query', async () => {
      await server.stop();
      ({ server, visitor } = await startBackend(store, { BACKEND_STALE: '600' }));
      await visitor.call('GET', '/wp-json/wc/gla/mc/product-feed?page=1');
      await getSetup();
      store.script = away;
      expect((await visitor.call('GET', '/wp-json/wc/gla/mc/product-feed?page=2')).statusCode).toBe(502);
      server.clock.now += 600_001;
      expect((await getSetup()).statusCode).toBe(502);
    });

    it('has no answer shown that a change has made stale, done or not', async () => {
      store.script = json(200, { id: 0, status: 'disconnected' });
      await visitor.call('GET', '/wp-json/wc/gla/mc/connection');
      store.script = away;
      await visitor.call('POST', '/wp-json/wc/gla/mc/accounts');
      expect((await visitor.call('GET', '/wp-json/wc/gla/mc/connection')).statusCode).toBe(502);
    });

    it('has its own refusals passed on', async () => {
      await getSetup();
      store.script = json(500, { message: 'Broken.' });
      const response = await getSetup();
      expect([response.statusCode, response.json()]).toEqual([500, { message: 'Broken.' }]);
    });
  });

  describe('that loses an answer', () => {
    const again = (payload?: object) =>
      visitor.call('POST', '/wp-json/wc/gla/mc/accounts', {
        ...(payload === undefined ? {} : { payload }),
        headers: { 'idempotency-key': 'once' },
      });

    it('is not asked for a second account when the browser repeats the call [decisions 13]', async () => {
      store.script = away;
      const [first, second] = [await again(), await again()];
      expect([first.statusCode, second.statusCode, store.seen.length]).toEqual([502, 502, 1]);
    });

    it('is asked again for an account that is named', async () => {
      store.script = away;
      await again({ id: 77 });
      await again({ id: 77 });
      // What a change did is looked at before the next one is sent.
      expect(store.seen.map(({ method, url }) => `${method} ${url}`)).toEqual([
        'POST /wp-json/wc/gla/mc/accounts',
        'GET /wp-json/wc/gla/mc/connection',
        'POST /wp-json/wc/gla/mc/accounts',
      ]);
    });

    it('is asked again when the call never reached it', async () => {
      const { url } = store;
      await store.close();
      // Its connection is gone now.
      await getSetup();
      expect((await again()).statusCode).toBe(502);
      store = await startStandIn(Number(new URL(url).port));
      store.script = json(200, { id: 77 });
      expect((await again()).statusCode).toBe(200);
    });
  });
});
