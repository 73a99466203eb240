import type { Activity, ActivityEntry, HttpMethod } from '@listings/shared-api/contract';
import { createAskStore } from '../backend/ask-store';
import { createBackendClient } from '../backend/backend-client';
import { createBreaker } from '../backend/breaker';
import { createDispatcher, LIMITS } from '../backend/guarded-dispatcher';
import { createDomainModule } from '../domain-module';
import { startDomain, type DomainUnderTest } from '../domain/testing/domain.fixture';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

const PASSWORD = 'a-long-app-password';

/** A whole store that plays the real one, and a server in front of it with a signed-in owner. */
export interface RealStoreUnderTest {
  readonly shop: DomainUnderTest;
  readonly server: TestServer;
  readonly owner: Visitor;
  readonly ask: ReturnType<typeof createAskStore>;
  /** A call of the owner; the path is below the REST root. */
  readonly call: (
    method: HttpMethod,
    path: string,
    body?: object,
  ) => Promise<{ readonly status: number; readonly body: unknown }>;
  /** Entries of the activity, the latest first, once there are that many. */
  readonly entries: (count: number) => Promise<readonly ActivityEntry[]>;
  readonly stop: () => Promise<void>;
}

/** Result of a visitor's call. */
export const callAs = async (visitor: Visitor, method: HttpMethod, path: string, payload?: object) => {
  const response = await visitor.call(method, `/wp-json${path}`, payload === undefined ? {} : { payload });
  const body: unknown = response.body === '' ? null : JSON.parse(response.body);
  return { status: response.statusCode, body, headers: response.headers };
};

export async function startRealStore(scenario: string): Promise<RealStoreUnderTest> {
  const shop = await startDomain(scenario, { APP_PASSWORD: PASSWORD });
  const url = `http://localhost:${shop.server.port}/wp-json`;
  const env = { BACKEND_URL: url, BACKEND_USER: 'admin', BACKEND_PASSWORD: PASSWORD };
  const server = await startTestServer({ domain: createDomainModule(), env });
  const owner = await signIn(server);
  const call: RealStoreUnderTest['call'] = (method, path, body) => callAs(owner, method, path, body);
  const entries: RealStoreUnderTest['entries'] = async (count) => {
    for (;;) {
      const { entries: found } = (await call('GET', '/wc/gla/activity')).body as Activity;
      if (found.length >= count) return found;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const { backend } = server.parts.config;
  if (!backend) throw new Error('No backend');
  const dispatcher = createDispatcher('loopback', LIMITS);
  const ask = createAskStore(
    createBackendClient({ backend, dispatcher, breaker: createBreaker(Date.now, backend.limits) }),
  );
  return {
    shop,
    server,
    owner,
    ask,
    call,
    entries,
    stop: async () => {
      await dispatcher.close();
      await server.stop();
      await shop.stop();
    },
  };
}
