import { startBackups } from './backup/backup-schedule';
import { registerBackups } from './backup/backup.routes';
import { BackupShelf } from './backup/backup.store';
import { createStoreClock } from './db/clock';
import type { DomainDependencies, DomainModule } from './calls/domain-module';
import type { OpenContext, OpenedStore } from './calls/opened-store';
import { registerRoutesIndex } from './calls/routes-index.routes';
import { createStoreResponder } from './calls/store-responder';

/** Migrates and seeds the embedded store. */
export const openDomain = async (domain: DomainModule, context: OpenContext): Promise<OpenedStore> => {
  const { config, store, log, now, hasRoom } = context;
  await store.migrate(domain.migrations);
  const clock = await createStoreClock(store.db, now);
  const dependencies: DomainDependencies = {
    db: store.db,
    transaction: store.transaction,
    unlessElsewhere: store.unlessElsewhere,
    hasRoom,
    clock,
    config,
    log,
    origin: context.origin,
    announce: store.changes.announce,
  };
  const { catalog, scenario } = config;
  await store.exclusively(async () =>
    domain.prepare?.({ ...dependencies, catalog, scenario, onProgress: context.print }),
  );
  store.keepPages();
  await clock.refresh();
  const { file } = store;
  const shelf = new BackupShelf(config.dataDir);
  const stopBackups = file ? startBackups({ shelf, file, now, log }).stop : undefined;
  const stopWork = domain.work?.(dependencies);
  const { handlers, around } = domain;
  const respond = createStoreResponder({ handlers, around, store, clock, config, now });
  return {
    respond,
    interceptor: config.sandbox ? domain.interceptor?.(dependencies) : undefined,
    knownBootstrap: (request) =>
      domain.bootstrap({
        db: store.db,
        clock,
        config,
        source: { from: 'screen', reference: request.id },
        log,
        origin: request.siteOrigin,
        personId: request.person?.id,
      }),
    savedStep: (path) => domain.savedStep(store.db, path),
    storeNow: clock.now,
    refresh: store.engine === 'postgres' ? () => clock.refresh() : undefined,
    furtherRoutes: async (app) => {
      registerRoutesIndex(app);
      await domain.routes?.(app, { ...dependencies, respond, now });
      if (file) registerBackups(app, { store, file, shelf, now, onRestored: () => clock.refresh() });
    },
    tidy: async () => domain.tidy?.(store.db, clock.now()),
    close: async () => {
      await stopWork?.();
      await stopBackups?.();
    },
  };
};
