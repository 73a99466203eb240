import type { HttpMethod } from '@listings/shared-api/contract';
import { signIn, startTestServer, type TestServer } from '../../testing/test-server';
import { createDomainModule } from '../../domain-module';

interface WireReply {
  readonly status: number;
  // Answers are looked at key by key; the contract checks their types elsewhere.
  readonly body: unknown;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** The whole server in a scenario, with a signed-in admin, for tests. */
export interface DomainUnderTest {
  readonly server: TestServer;
  /** Cookie of the signed-in admin. */
  readonly cookie: string;
  /** A call of the contract; the path is below the REST root. */
  readonly call: (method: HttpMethod, path: string, body?: unknown) => Promise<WireReply>;
  /** A page, or the answer to its form. */
  readonly page: (method: 'GET' | 'POST', path: string, form?: Readonly<Record<string, string>>) => Promise<WireReply>;
  readonly load: (scenario: string) => Promise<void>;
  readonly stop: () => Promise<void>;
}

export async function startDomain(
  scenario = 'fresh',
  env: Readonly<Record<string, string>> = {},
): Promise<DomainUnderTest> {
  const server = await startTestServer({ domain: createDomainModule(), env: { SCENARIO: scenario, ...env } });
  const visitor = await signIn(server);
  const call: DomainUnderTest['call'] = async (method, path, body) => {
    const response = await visitor.call(
      method,
      `/wp-json${path}`,
      body === undefined ? {} : { payload: body as object },
    );
    return {
      status: response.statusCode,
      body: response.body === '' ? null : (JSON.parse(response.body) as unknown),
      headers: response.headers,
    };
  };
  const page: DomainUnderTest['page'] = async (method, path, form) => {
    const payload = new URLSearchParams({ _wpnonce: visitor.nonce, ...form }).toString();
    const response = await visitor.call(method, path, {
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      ...(method === 'POST' ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.body, headers: response.headers };
  };
  return {
    server,
    cookie: visitor.cookie,
    call,
    page,
    load: async (name) => void (await call('POST', '/sandbox/v1/scenario', { name })),
    stop: () => server.stop(),
  };
}
