import type { StandIn } from '../testing/stand-in';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

/** A server in front of a stand-in, with a signed-in visitor; no requests to the stand-in are pending. */
export const startBackend = async (
  store: StandIn,
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly server: TestServer; readonly visitor: Visitor }> => {
  const server = await startTestServer({ env: { BACKEND_URL: store.url, ...env } });
  const visitor = await signIn(server);
  // Answered when everything that the page of the sign-in began to read is there.
  await visitor.call('GET', '/wp-json/store/v1/bootstrap');
  store.seen.length = 0;
  return { server, visitor };
};
