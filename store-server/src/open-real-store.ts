import type { EndpointKey } from '@listings/shared-api/contract';
import { openBackend } from './backend/backend';
import type { AskStore } from './backend/ask-store';
import type { BackendConfig } from './base/config';
import type { DomainDependencies, DomainModule } from './calls/domain-module';
import type { OpenContext, OpenedStore } from './calls/opened-store';
import type { Responder } from './calls/responder';
import { createStoreResponder } from './calls/store-responder';
import { createStoreClock } from './db/clock';
import { AlertScheduler } from './domain/alerts/alert-scheduler';
import { registerMailStop } from './domain/alerts/mail-stop.routes';
import { updateDocument } from './domain/documents/documents.store';
import { registerHandOverPages } from './domain/hand-overs/hand-over-page.routes';
import { HandOverWorker } from './domain/hand-overs/hand-over-worker';
import { ChangeFollower } from './real-store/change-follower';
import { lookAtRealStore } from './real-store/real-facts';
import { createRealUndo } from './real-store/real-undo';
import { isOwnCall } from './real-store/own-calls.rules';
import { createProfileKeeper } from './real-store/store-profile';

/** Milliseconds between two looks at a real store: each is a dozen of calls. */
const PERIOD_MS = 5 * 60_000;
/** Milliseconds between two looks whether a period has begun; the first one comes that long after the start. */
const EVERY_MS = 30_000;
/** Milliseconds between two looks whether a step that was handed over is done. */
const STEPS_EVERY_MS = 15_000;

interface RealStoreContext extends OpenContext {
  readonly backend: BackendConfig;
}

/** A real store, and beside it a small one for what this server knows by itself: people, activity, alerts, hand-overs. */
export const openRealStore = async (domain: DomainModule, context: RealStoreContext): Promise<OpenedStore> => {
  const { config, store, log, now, origin, hasRoom } = context;
  const parts: { follower?: ChangeFollower; ask?: AskStore } = {};
  const backend = await openBackend({
    ...context,
    migrations: domain.migrations,
    follow: async (ask) => {
      await store.transaction((db) => updateDocument(db, 'realStore', { isReal: true }));
      parts.ask = ask;
      return (parts.follower = new ChangeFollower(ask, { store, log, now }));
    },
  });
  const { follower, ask } = parts;
  if (!follower || !ask) throw new Error('Nobody follows the real store');
  const clock = await createStoreClock(store.db, now);
  const { db, transaction, unlessElsewhere, changes } = store;
  const dependencies: DomainDependencies = {
    db,
    transaction,
    unlessElsewhere,
    hasRoom,
    clock,
    config,
    log,
    origin,
    announce: changes.announce,
  };
  const profile = createProfileKeeper(context);
  const respondHere = createStoreResponder({ handlers: domain.handlers, store, clock, config, now });
  const undo = createRealUndo({ db, ask, clock, follower, respond: backend.respond });
  const respond: Responder = (call) => {
    if (call.key === 'undoActivity') return undo(call);
    return isOwnCall(call.key) ? respondHere(call) : backend.respond(call);
  };
  const look = lookAtRealStore(ask);
  const alerts = new AlertScheduler({
    periodMs: PERIOD_MS,
    everyMs: EVERY_MS,
    look: async (of) => {
      profile.keep(await backend.profile());
      await profile.settled();
      await follower.look();
      return look(of);
    },
  });
  const handOvers = new HandOverWorker(
    () => follower.look(['hosting', 'provider', 'merchant', 'ads', 'contact']),
    STEPS_EVERY_MS,
  );
  const stops = [alerts.run(dependencies), handOvers.run(dependencies)];
  return {
    respond,
    isKeptHere: isOwnCall,
    knownBootstrap: async (request, path) => {
      const known = await backend.knownBootstrap(request, path);
      // Reads go on where nothing can be written [DB-10].
      profile.keep(known);
      const isMissing = (key: string) => !isOwnCall(key as EndpointKey);
      return { ...known, missingCalls: (known.missingCalls ?? []).filter(isMissing) };
    },
    furtherRoutes: async (app) => {
      registerMailStop(app, dependencies);
      registerHandOverPages(app, { ...dependencies, respond, now });
    },
    tidy: async () => domain.tidy?.(db, clock.now()),
    close: async () => {
      await Promise.all(stops.map((stop) => stop()));
      await profile.settled();
      await follower.close();
      await backend.close();
    },
  };
};
