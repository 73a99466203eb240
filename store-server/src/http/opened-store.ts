import type { Bootstrap } from '@listings/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { startBackups } from '../backup/backup-schedule';
import { registerBackups } from '../backup/backup.routes';
import { BackupShelf } from '../backup/backup.store';
import type { ServerConfig } from '../config';
import { createStoreClock } from '../db/clock';
import { createRoomCheck } from '../db/free-space';
import type { Store } from '../db/store';
import type { CallInterceptor, DomainDependencies, DomainModule } from './domain-module';
import type { Responder } from './endpoint.routes';
import { createStoreResponder } from './store-responder';

/** What answers the contract, ready to be mounted: the embedded store, or a real one behind this server. */
export interface OpenedStore {
  readonly respond: Responder;
  readonly interceptor?: CallInterceptor | undefined;
  /** Whether mutations are taken at all [DB-10]; always where nothing is kept here. */
  readonly hasRoom?: (() => Promise<boolean>) | undefined;
  /** What is known at once of the bootstrap object for the page at this path; without one, what the store says now. */
  readonly knownBootstrap: (request: FastifyRequest, path?: string) => Promise<Partial<Bootstrap>>;
  /** Before each call: what another process on the same store may have changed of what is kept in memory. */
  readonly refresh?: (() => Promise<void>) | undefined;
  readonly furtherRoutes?: ((app: FastifyInstance) => Promise<void> | void) | undefined;
  readonly close?: (() => Promise<void>) | undefined;
}

export interface OpenContext {
  readonly config: ServerConfig;
  readonly store: Store;
  readonly log: Logger;
  readonly print: (line: string) => void;
  readonly now: () => number;
  readonly origin: () => string;
}

/** Migrates and seeds the embedded store. */
export const openDomain = async (domain: DomainModule, context: OpenContext): Promise<OpenedStore> => {
  const { config, store, log, now } = context;
  await store.migrate(domain.migrations);
  const clock = await createStoreClock(store.db, now);
  const hasRoom = config.databaseUrl === null ? createRoomCheck(config.dataDir, now) : async () => true;
  const dependencies: DomainDependencies = {
    db: store.db,
    transaction: store.transaction,
    unlessElsewhere: store.unlessElsewhere,
    hasRoom,
    clock,
    config,
    log,
    origin: context.origin,
  };
  const { catalog, scenario } = config;
  await store.exclusively(async () =>
    domain.prepare?.({ ...dependencies, catalog, scenario, onProgress: context.print }),
  );
  await clock.refresh();
  const { file } = store;
  const shelf = new BackupShelf(config.dataDir);
  const stopBackups = file ? startBackups({ shelf, file, now, log }).stop : undefined;
  const stopWork = domain.work?.(dependencies);
  return {
    respond: createStoreResponder({ handlers: domain.handlers, store, clock, config, now, hasRoom }),
    hasRoom,
    interceptor: config.sandbox ? domain.interceptor?.(dependencies) : undefined,
    knownBootstrap: (request) =>
      domain.bootstrap({
        db: store.db,
        clock,
        config,
        session: { user: request.caller?.user ?? '' },
        log,
        origin: request.siteOrigin,
      }),
    refresh: store.engine === 'postgres' ? () => clock.refresh() : undefined,
    furtherRoutes: async (app) => {
      await domain.routes?.(app, dependencies);
      if (file) registerBackups(app, { store, file, shelf, now, onRestored: () => clock.refresh() });
    },
    close: async () => {
      await stopWork?.();
      await stopBackups?.();
    },
  };
};
