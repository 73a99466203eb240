import type { DomainModule } from './calls/domain-module';
import { ok } from './calls/handler';
import { smallDomain } from './testing/small-domain';
import { signIn, startTestServer } from './testing/test-server';

/** A handler that waits until the test lets it go. */
const slowDomain = () => {
  let letGo = () => undefined as void;
  const waiting = new Promise<void>((resolve) => (letGo = resolve));
  let arrived = () => undefined as void;
  const reached = new Promise<void>((resolve) => (arrived = resolve));
  const base = smallDomain();
  const domain: DomainModule = {
    ...base,
    handlers: {
      ...base.handlers,
      getSetupStatus: async () => {
        arrived();
        await waiting;
        return ok({ status: 'complete' });
      },
    },
  };
  return { domain, reached, letGo: () => letGo() };
};

describe('stopping', () => {
  it('finishes what runs, takes nothing new, and closes the store [S-12]', async () => {
    const { domain, reached, letGo } = slowDomain();
    const server = await startTestServer({ domain });
    const cookie = (await signIn(server)).cookieAt(server.port);
    const url = `http://localhost:${server.port}`;
    const running = fetch(`${url}/wp-json/wc/gla/mc/setup`, { headers: { cookie } });
    await reached;
    const stopped = server.stop();
    await expect(fetch(`${url}/health`)).rejects.toThrow('fetch failed');
    letGo();
    const response = await running;
    expect([response.status, await response.json()]).toEqual([200, { status: 'complete' }]);
    await stopped;
    await expect(server.store.probe()).rejects.toThrow('driver has already been destroyed');
  });
});

describe('the probes', () => {
  it('tell a living process from a store that takes no write, and no version [S-12]', async () => {
    const server = await startTestServer();
    const get = (url: string) => server.app.inject({ url });
    expect((await get('/health')).json()).toEqual({ status: 'ok' });
    expect((await get('/ready')).json()).toEqual({ status: 'ready' });
    await server.store.close();
    expect((await get('/health')).statusCode).toBe(200);
    const notReady = await get('/ready');
    expect(notReady.statusCode).toBe(503);
    expect(notReady.json()).toMatchObject({ code: 'rest_store_unavailable' });
    await server.app.close();
  });
});
