import type { StandIn } from '../testing/stand-in';
import { signIn, startTestServer, type TestServer, type Visitor } from '../testing/test-server';

/** A server in front of a stand-in, with somebody signed in; nothing is asked of the stand-in any more. */
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
