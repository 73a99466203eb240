import { createServer, type AddressInfo } from 'node:net';
import type { LoadCheck } from '@listings/deploy/live';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { BackupShelf } from './backup/backup.store';
import { DamagedStoreError, EXIT, StartError } from './base/start-error';
import type { ServerConfig } from './base/config';
import { createRoomCheck } from './db/free-space';
import { openStore, type Store } from './db/store';
import { buildApp } from './app';
import type { DomainModule } from './calls/domain-module';
import { isStoreTrouble } from './page/error-replies';
import type { OpenContext, OpenedStore } from './calls/opened-store';
import { openDomain } from './open-domain';
import { forgetOldAnswers } from './calls/idempotency';
import type * as DeploysModule from './deploy/deploys';
import { forgetOldClientFailures } from './deploy/client-failures.store';
import { forgetOldReleaseCounts } from './deploy/shared-counts';
import { figuresIn, SlotCounts } from './deploy/slot-counts';
import { ensureOwner } from './people/people.store';
import { openRelease, type ReleaseSource } from './page/release';
import { forgetOldCounts } from './security/rate-counter.store';
import { forgetOldSessions } from './security/session.store';
import { issueOneTimeToken, setFixedToken } from './security/sign-in-token.store';

export interface ServerOptions {
  readonly config: ServerConfig;
  /** The embedded store's domain; in backend mode only its tables are made. */
  readonly loadDomain: () => Promise<DomainModule>;
  readonly log: Logger;
  /** One line for the person at the terminal. */
  readonly print: (line: string) => void;
  readonly now?: () => number;
  /** Loads an application before it may go live; nobody does where no browser is named. */
  readonly load?: LoadCheck | null;
  /** Milliseconds between clean-ups of the store, which also move its log into the file; a minute when absent. */
  readonly housekeepingMs?: number;
}

export interface RunningServer {
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly port: number;
  /** Null where no deploys are taken. */
  readonly deployPort: number | null;
  readonly signInLink: string;
  /** Finishes what runs, at most five seconds, and closes the store. */
  readonly stop: () => Promise<void>;
}

const HOUSEKEEPING_MS = 60_000;
const DRAIN_MS = 4000;

/** Starts everything, or throws a `StartError` with one clear line. */
export const startServer = async (options: ServerOptions): Promise<RunningServer> => {
  const { config, now = Date.now } = options;
  const { log } = options;
  try {
    const counts = new SlotCounts(now);
    const place = { port: config.port };
    const site = () => config.publicUrl ?? `http://localhost:${place.port}`;
    const about = { now, figuresOf: figuresIn(counts), site, load: options.load ?? null };
    const deploys = config.deployPort === null ? null : await openDeploys(config, log, about);
    const release = await openRelease(
      deploys?.releaseDir ?? config.releaseDir,
      now,
      deploys && {
        verdictOf: deploys.verdictOf,
        localBuilds: deploys.localBuilds,
        declaresFlag: deploys.declaresFlag,
        log,
      },
    );
    const store = await openStore(config, now);
    try {
      await refusePortInUse(config);
      return await startOn(store, { release, deploys, counts, place }, options, now);
    } catch (error) {
      await store.close();
      throw error;
    }
  } catch (error) {
    throw explained(error, config);
  }
};

/** Turns trouble with the store into one clear line for the person at the terminal. */
const explained = (error: unknown, { dataDir, databaseUrl }: ServerConfig): unknown => {
  if (error instanceof DamagedStoreError) return withNewestCopy(error, dataDir);
  if (error instanceof StartError || !isStoreTrouble(error)) return error;
  const place = databaseUrl === null ? `in ${dataDir} ` : '';
  const why = error instanceof Error ? error.message : String(error);
  return new StartError(`The store ${place}cannot be written: ${why.split('\n', 1)[0]}`, EXIT.failed, { cause: error });
};

const withNewestCopy = (error: DamagedStoreError, dataDir: string): StartError => {
  const [newest] = new BackupShelf(dataDir).list();
  const advice = newest
    ? `the newest copy is put in its place by: npm run store -- restore ${newest.name} --data-dir ${dataDir}`
    : 'there is no copy of it in backups/';
  return new StartError(`${error.message}; ${advice}`, error.exitCode, { cause: error });
};

/** What pages are made of, and the port they are served at. */
interface Opened {
  readonly release: ReleaseSource;
  readonly deploys: DeploysModule.Deploys | null;
  readonly counts: SlotCounts;
  readonly place: { port: number };
}

const startOn = async (
  store: Store,
  { release, deploys, counts, place }: Opened,
  { config, loadDomain, log, print, housekeepingMs = HOUSEKEEPING_MS }: ServerOptions,
  now: () => number,
): Promise<RunningServer> => {
  const origin = () => config.publicUrl ?? `http://localhost:${place.port}`;
  const hasRoom = config.databaseUrl === null ? createRoomCheck(config.dataDir, now) : async () => true;
  const context = { config, store, log, print, now, hasRoom, origin };
  const domain = await loadDomain();
  const opened = await open(domain, context);
  await store.transaction((db) => ensureOwner(db, now()));
  const linkOf = (token: string) => `${origin()}/sign-in?token=${encodeURIComponent(token)}`;
  const issue = () => store.transaction((db) => issueOneTimeToken(db, now(), store.engine === 'sqlite'));
  const onTokenSpent = async () => {
    if (config.adminToken === null) print(`next sign-in link ${linkOf(await issue())}`);
  };
  const listener = deploys?.listener ?? null;
  const app = await buildApp({
    ...context,
    ...opened,
    release,
    onTokenSpent,
    withdraw: deploys && tellingWithdraw(deploys, store, now),
    deploys,
    counts,
  });
  place.port = await listen(app, config);
  const deployPort = listener && (await listen(listener, { port: config.deployPort ?? 0, host: config.deployHost }));
  const { adminToken } = config;
  if (adminToken !== null) await store.transaction((db) => setFixedToken(db, adminToken, now()));
  const signInLink = linkOf(adminToken ?? (await issue()));
  const stopHousekeeping = startHousekeeping({ store, log, now, tidy: opened.tidy }, housekeepingMs);
  if (config.sandbox) print(`sandbox ${origin()}/sandbox`);
  if (deployPort !== null) print(`deploys http://${config.deployHost}:${deployPort}`);
  print(`sign in ${signInLink}`);
  print(`ready http://localhost:${place.port}`);
  const stop = async () => {
    stopHousekeeping();
    await Promise.all([drain(app), listener && drain(listener)]);
    await opened.close?.();
    await store.close();
  };
  return { app, store, port: place.port, deployPort, signInLink, stop };
};

/** Takes a failing version away, and keeps that it was, for the alert. */
const tellingWithdraw =
  ({ withdraw }: DeploysModule.Deploys, store: Store, now: () => number): DeploysModule.Deploys['withdraw'] =>
  async (app, version, reason) => {
    const isDone = await withdraw(app, version, reason);
    const { noteReturnedRelease } = await import('./domain/alerts/alert-facts.store');
    if (isDone) await store.transaction((db) => noteReturnedRelease(db, { app, version, reason, at: now() }));
    return isDone;
  };

/** Loaded only where deploys are taken. */
const openDeploys = async (...args: Parameters<typeof DeploysModule.openDeploys>): Promise<DeploysModule.Deploys> =>
  (await import('./deploy/deploys')).openDeploys(...args);

const open = async (domain: DomainModule, context: OpenContext): Promise<OpenedStore> => {
  const { backend } = context.config;
  if (!backend) return openDomain(domain, context);
  const { openRealStore } = await import('./open-real-store');
  return openRealStore(domain, { ...context, backend });
};

type Place = Pick<ServerConfig, 'port' | 'host'>;

const portError = (error: unknown, { port, host }: Place): StartError => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is in use: stop what listens there, or choose another with --port`,
      EXIT.unavailable,
    );
  }
  return new StartError(`Cannot listen on ${host}, port ${port}: ${code || String(error)}`, EXIT.failed, {
    cause: error,
  });
};

/** Refuses a port in use before anything is imported: the other process may be this server itself. */
const refusePortInUse = async (config: ServerConfig): Promise<void> => {
  if (config.port === 0) return;
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject).listen(config.port, config.host, () => probe.close(() => resolve()));
  }).catch((error: unknown) => {
    throw portError(error, config);
  });
};

const listen = async (app: FastifyInstance, config: Place): Promise<number> => {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw portError(error, config);
  }
  return (app.server.address() as AddressInfo).port;
};

type Household = Pick<OpenContext, 'store' | 'log' | 'now'> & Pick<OpenedStore, 'tidy'>;

const startHousekeeping = ({ store, log, now, tidy: tidyDomain }: Household, everyMs: number): (() => void) => {
  const tidy = async () => {
    await tidyDomain?.();
    await forgetOldAnswers(store.db, now());
    await forgetOldSessions(store.db, now());
    await forgetOldCounts(store.db, now());
    await forgetOldReleaseCounts(store.db, now());
    await forgetOldClientFailures(store.db, now());
    await store.checkpoint();
  };
  const timer = setInterval(() => {
    tidy().catch((error: unknown) => log.error({ event: 'housekeeping.failed', err: error }, 'tidying up failed'));
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** Takes no new connection, lets running requests end, and cuts what is still open after four seconds. */
const drain = async (app: FastifyInstance): Promise<void> => {
  const timer = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
  try {
    await app.close();
  } finally {
    clearTimeout(timer);
  }
};
