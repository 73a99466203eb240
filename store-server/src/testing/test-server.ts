import type { Role } from '@listings/shared-api/contract';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino, type Logger } from 'pino';
import { readOptions } from '../cli/options';
import type { ServerConfig } from '../base/config';
import type { DomainModule } from '../calls/domain-module';
import { createDomainModule } from '../domain-module';
import { openRelease, type ReleaseSource } from '../page/release';
import { addHandOver, guestId } from '../people/hand-over.store';
import { operator } from '../people/people.store';
import { openSession } from '../security/session.store';
import { startServer, type RunningServer } from '../server';
import { testEngine } from './engines';
import { writeRelease } from './release.fixture';
import { smallDomain } from './small-domain';
import { temporaryDirectory } from './temporary-directory';

export interface TestServer extends RunningServer {
  readonly printed: readonly string[];
  readonly clock: { now: number };
  readonly dataDir: string;
  /** For tests that put an application together themselves. */
  readonly parts: { readonly config: ServerConfig; readonly release: ReleaseSource; readonly log: Logger };
}

export interface TestServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly domain?: DomainModule;
  readonly log?: Logger;
  readonly dataDir?: string;
}

const NOWHERE = { databaseUrl: null };

/** A whole server on a free port and an empty store of the engine under test; the same directory is the same store. */
export const startTestServer = async (options: TestServerOptions = {}): Promise<TestServer> => {
  const dataDir = options.dataDir ?? temporaryDirectory('data');
  const { databaseUrl } = options.env?.['DATABASE_URL'] === undefined ? await testEngine.place(dataDir) : NOWHERE;
  const place = { DATA_DIR: dataDir, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) };
  const env = { PORT: '0', ...place, RELEASE_DIR: writeRelease(), ...options.env };
  const printed: string[] = [];
  const clock = { now: Date.UTC(2026, 10, 20) };
  const config = readOptions([], env);
  const log = options.log ?? pino({ level: 'silent' });
  const server = await startServer({
    config,
    // In front of a real store the domain's own tables are there as well.
    loadDomain: async () => options.domain ?? (config.backend ? createDomainModule() : smallDomain()),
    log,
    print: (line) => printed.push(line),
    now: () => clock.now,
  });
  const release = await openRelease(config.releaseDir);
  return { ...server, printed, clock, dataDir, parts: { config, release, log } };
};

export interface Visitor {
  readonly cookie: string;
  readonly nonce: string;
  /** The cookie under the name that it has at another port: names carry the port. */
  readonly cookieAt: (port: number) => string;
  /** A call as the application makes it. */
  readonly call: (
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    url: string,
    more?: InjectOptions,
  ) => Promise<LightMyRequestResponse>;
}

const HOST = 'localhost:4000';

export const cookieOf = (response: LightMyRequestResponse, name: string): string | undefined => {
  const cookie = response.cookies.find((candidate) => candidate.name === name);
  return cookie && `${cookie.name}=${cookie.value}`;
};

/** Opens a printed sign-in link and presses its button, as a browser on this computer does. */
export const pressLink = (
  server: Pick<TestServer, 'app'>,
  link: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<LightMyRequestResponse> => {
  const { search } = new URL(link, `http://${HOST}`);
  return server.app.inject({
    method: 'POST',
    url: '/sign-in',
    headers: { host: HOST, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: search.slice(1),
  });
};

/** A signed-in browser of a new person in this role. */
export const visitorAs = async (
  server: Pick<TestServer, 'app' | 'store' | 'clock'>,
  role: Role,
  more: { readonly name?: string; readonly spend_limit?: number } = {},
): Promise<Visitor> => {
  const { db } = server.store;
  const { now } = server.clock;
  const person = { id: `the ${role}`, name: `The ${role}`, email: '', role, created_at: now, ...more };
  await db.insertInto('people').values(person).execute();
  const { id, nonce } = await openSession(db, person.id, now);
  return visitorWith(server, `session-4000=${id}`, nonce);
};

/** A browser of somebody from outside, whom an owner asked to connect the hosting account. */
export const guestOf = async ({ app, store, clock }: TestServer): Promise<Visitor> => {
  const { id: personId } = await operator(store.db);
  const asked = { step: 'hosting', name: 'Maria', email: null, note: '', personId } as const;
  const handOver = await addHandOver(store.db, asked, 'hash of a link', clock.now);
  const { id, nonce } = await openSession(store.db, guestId(handOver.id), clock.now);
  return visitorWith({ app }, `session-4000=${id}`, nonce);
};

/** Signs in by the printed link, as a browser on this computer. */
export const signIn = async (server: TestServer): Promise<Visitor> => {
  const press = () => {
    const links = server.printed.filter((line) => line.includes('/sign-in?token='));
    return pressLink(server, links.at(-1)?.split(' ').at(-1) ?? '');
  };
  const first = await press();
  // A link that has become too old has the next one printed.
  const response = first.statusCode === 403 ? await press() : first;
  const cookie = cookieOf(response, 'session-4000') ?? '';
  const page = await server.app.inject({ url: '/google/start', headers: { host: HOST, cookie } });
  return visitorWith(server, cookie, /"nonce":"([\w-]+)"/.exec(page.body)?.[1] ?? '');
};

const visitorWith = (server: Pick<TestServer, 'app'>, cookie: string, nonce: string): Visitor => {
  const call: Visitor['call'] = (method, url, more = {}) =>
    server.app.inject({
      method,
      url,
      ...more,
      headers: { host: HOST, cookie, 'x-wp-nonce': nonce, 'sec-fetch-site': 'same-origin', ...more.headers },
    });
  const cookieAt = (port: number) => cookie.replace('session-4000=', `session-${port}=`);
  return { cookie, nonce, cookieAt, call };
};
