import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { currencyPrecision } from '@listings/shared-values';
import { runImport } from './catalogue/catalogue-runner';
import { removeRun } from './catalogue/catalogue.store';
import { EXIT, StartError } from './base/start-error';
import { catalogueMigration } from './db/migrations/010-catalogue';
import { domainMigration } from './db/migrations/011-domain';
import { feedIndexMigration } from './db/migrations/020-feed-indexes';
import { providerIdentitiesMigration } from './db/migrations/021-provider-identities';
import { productJobsMigration } from './db/migrations/022-product-jobs';
import { productSentMigration } from './db/migrations/023-product-sent';
import { productEventsMigration } from './db/migrations/024-product-events';
import { activityMigration } from './db/migrations/025-activity';
import { activityLogMigration } from './db/migrations/032-activity-log';
import { recordActivity, trimActivity } from './domain/activity/activity.store';
import { aroundChange } from './domain/activity/told-change';
import { activityAskedByMigration } from './db/migrations/041-activity-asked-by';
import { realStoreMigration } from './db/migrations/044-real-store';
import { savedViewsMigration } from './db/migrations/045-saved-views';
import { alertsMigration } from './db/migrations/035-alerts';
import { alertMailsMigration } from './db/migrations/036-alert-mails';
import { alertCallsMigration } from './db/migrations/037-alert-calls';
import type { DomainModule, PrepareOptions } from './calls/domain-module';
import { GrantDesk } from './sandbox/addresses/grants';
import { PAGES, sandboxPages } from './sandbox/addresses/sandbox-addresses';
import { sandboxInterceptor } from './sandbox/faults/sandbox-interceptor';
import { registerSandbox } from './sandbox/sandbox.routes';
import { playedShop } from './sandbox/shop/played-shop';
import { disapproval, generation, restoration } from './sandbox/scenarios/scenario-products';
import { isScenario, loadScenario } from './sandbox/scenarios/scenario.store';
import { scenarios } from './sandbox/scenarios/scenarios';
import { RememberedCalls } from './sandbox/faults/remembered-calls';
import { takeFault } from './sandbox/faults/faults.store';
import { readFirstViews } from './domain/saved-views/saved-views.store';
import { knownBootstrap } from './domain/setup/bootstrap.rules';
import { setupStatusOf } from './domain/setup/setup-status.store';
import { createHandlers } from './domain/domain.handlers';
import { hasDocument, readDocument, updateDocument, writeDocument } from './domain/documents/documents.store';
import { submission, submitAll, withdrawal } from './domain/feed/product-submission';
import { AlertScheduler } from './domain/alerts/alert-scheduler';
import { stopKey } from './domain/alerts/mail-stop.rules';
import { registerMailStop } from './domain/alerts/mail-stop.routes';
import { trimMails } from './domain/alerts/alert-mails.store';
import { registerHandOverPages } from './domain/hand-overs/hand-over-page.routes';
import { HandOverWorker } from './domain/hand-overs/hand-over-worker';
import { forgetOldHandOvers } from './people/personal-data.store';
import { ProductWorker } from './domain/feed/product-worker';
import { ShopCheckWorker, type TakeLook } from './domain/setup/shop-check-worker';

/** The default scenario: it never replaces what a store already has. */
const NO_WISH = 'fresh';

/** Marks the products of the small catalogue: they go when a real one comes. */
const OWN_RUN = 'own';

/** The small catalogue of the project's own, beside the sources or beside what was built of them. */
const ownCatalogue = (): string => {
  const places = ['store-server/data/catalogue.csv', 'data/catalogue.csv', '../data/catalogue.csv'];
  return places.map((place) => join(process.cwd(), place)).find(existsSync) ?? join(process.cwd(), places[0] ?? '');
};

async function importProducts({ db, clock, transaction, catalog, onProgress }: PrepareOptions): Promise<void> {
  const store = await readDocument(db, 'store');
  const { taken } = await runImport({
    file: catalog ?? ownCatalogue(),
    digits: currencyPrecision(store.currency),
    transaction,
    onLine: onProgress,
    terminal: process.stderr,
    verbose: catalog !== null,
    ...(catalog === null ? { run: OWN_RUN } : {}),
  });
  if (catalog !== null) {
    const products = Object.values(taken).reduce((sum, count) => sum + count, 0);
    await transaction(async (trx) => {
      await removeRun(trx, OWN_RUN);
      const author = { person: null, source: { from: 'store', reference: null }, at: clock.now() } as const;
      const changes = [{ field: 'products', before: null, after: String(products) }];
      await recordActivity(trx, author, { kind: 'catalogue', id: 'catalogue', name: '', action: 'changed', changes });
    });
  }
  const { setupCompletedAt } = await readDocument(db, 'listings');
  if (setupCompletedAt !== null) await transaction((trx) => submitAll(trx, clock.now()));
}

/**
 * Seeds a new store; a store that has been used keeps what it has, unless a scenario is asked for by name. Returns
 * whether there was anything to do.
 */
async function prepare(options: PrepareOptions): Promise<boolean> {
  const { db, clock, transaction, scenario, catalog } = options;
  if (!isScenario(scenario)) {
    const names = scenarios.map(({ name }) => name).join(', ');
    throw new StartError(`--scenario: there is no scenario "${scenario}", but ${names}`, EXIT.usage);
  }
  const isNew = !(await hasDocument(db, 'seed'));
  if (isNew || catalog !== null) await importProducts(options);
  const { startScenario } = await readDocument(db, 'seed');
  if (!isNew && (scenario === NO_WISH || scenario === startScenario)) return catalog !== null;
  await transaction(async (trx) => {
    await writeDocument(trx, 'seed', { scenario, startScenario: scenario });
    await loadScenario(trx, scenario, clock.now());
  });
  return true;
}

/** Looks at the shop that the sandbox plays, or, without a sandbox, at the real one through the guarded way out. */
const takeLook: TakeLook = async (shop, { config, db }) => {
  const { lookAtShop } = await import('./shop-checks/look-at-shop');
  if (config.sandbox)
    return lookAtShop({ ...shop, request: playedShop(shop.site, await readDocument(db, 'playedShop')) });
  const { connectToShops } = await import('./shop-checks/shop-request');
  const { request, close } = connectToShops();
  try {
    return await lookAtShop({ ...shop, request });
  } finally {
    await close();
  }
};

/** The embedded store: every call of the contract, and the sandbox in the place of host and provider. */
export function createDomainModule(): DomainModule {
  const calls = new RememberedCalls();
  const desk = new GrantDesk();
  const shopChecks = new ShopCheckWorker(takeLook);
  const alerts = new AlertScheduler();
  const handOvers = new HandOverWorker();
  const worker = new ProductWorker([submission, withdrawal, restoration, generation, disapproval]);
  const substituteFor: Parameters<typeof createHandlers>[1] = async ({ db, config }, method, path) => {
    const fault = config.sandbox ? await takeFault(db, method, path) : null;
    return fault?.status === undefined ? null : { status: fault.status, body: fault.body };
  };
  return {
    handlers: createHandlers(sandboxPages(desk), substituteFor),
    migrations: [
      catalogueMigration,
      domainMigration,
      feedIndexMigration,
      providerIdentitiesMigration,
      productJobsMigration,
      productSentMigration,
      productEventsMigration,
      activityMigration,
      activityLogMigration,
      alertsMigration,
      alertMailsMigration,
      alertCallsMigration,
      activityAskedByMigration,
      realStoreMigration,
      savedViewsMigration,
    ],
    around: aroundChange,
    tidy: async (db, now) => {
      await trimActivity(db, now);
      await trimMails(db, now);
      await forgetOldHandOvers(db, now);
    },
    interceptor: (dependencies) => sandboxInterceptor(calls, dependencies),
    routes: async (app, dependencies) => {
      registerMailStop(app, dependencies);
      registerHandOverPages(app, dependencies);
      await registerSandbox(app, dependencies, { calls, desk, worker });
    },
    prepare: async (options) => {
      await options.transaction(async (db) => {
        await desk.useKeyOf(db);
        if ((await readDocument(db, 'realStore')).isReal) await updateDocument(db, 'realStore', { isReal: false });
        await stopKey(db);
      });
      if (await prepare(options)) await worker.drain(options);
    },
    work: (dependencies) => {
      const stops = [
        worker.run(dependencies),
        shopChecks.run(dependencies),
        alerts.run(dependencies),
        handOvers.run(dependencies),
      ];
      return async () => void (await Promise.all(stops.map((stop) => stop())));
    },
    bootstrap: async ({ db, origin, config, personId }) => ({
      ...knownBootstrap({
        store: await readDocument(db, 'store'),
        listings: await readDocument(db, 'listings'),
        ads: await readDocument(db, 'ads'),
        adminUrl: config.sandbox ? `${origin}${PAGES.admin}` : null,
      }),
      ...(personId === undefined ? {} : { firstViews: await readFirstViews(db, personId) }),
    }),
    savedStep: async (db, path) => {
      if (path !== '/google/setup-mc') return null;
      const status = await setupStatusOf(db);
      return status.status === 'incomplete' ? status.step : null;
    },
  };
}

export const domainModule: DomainModule = createDomainModule();
