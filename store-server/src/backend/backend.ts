import type { Bootstrap } from '@listings/shared-api/contract';
import { EXIT, StartError } from '../base/start-error';
import type { BackendConfig } from '../base/config';
import type { StoreMigration } from '../db/migration';
import { readOption, writeOption } from '../db/options.store';
import type { EndpointCall } from '../calls/responder';
import type { OpenContext, OpenedStore } from '../calls/opened-store';
import { isLoopbackHost } from '../http/origin';
import { bootstrapOf, partsNeededBy } from './backend-bootstrap';
import { createBackendClient, deadlineOf } from './backend-client';
import { createAskStore, type AskStore } from './ask-store';
import { createBackendResponder } from './backend-responder';
import type { CallFollower } from './call-follower';
import { createBootstrapCache, type KeptParts } from './bootstrap-cache';
import { createBreaker } from './breaker';
import { createDispatcher, LIMITS, refuseLiteral, RefusedAddress } from './guarded-dispatcher';
import { createLastAnswers } from './last-answers';

interface BackendContext extends OpenContext {
  readonly backend: BackendConfig;
  /** Migrations of the embedded store: a data directory may be used in both modes. */
  readonly migrations: readonly StoreMigration[];
  /** Makes who follows what goes through, once the store is migrated. */
  readonly follow: (ask: AskStore) => Promise<CallFollower>;
}

/** A real store, and what this server needs to look after it. */
export interface OpenedBackend extends Pick<OpenedStore, 'respond' | 'knownBootstrap'> {
  readonly close: () => Promise<void>;
  /** What is known of the real store itself; the rest is read behind it. */
  readonly profile: () => Promise<Partial<Bootstrap>>;
}

/** A real store behind this server: its REST API answers the contract, its credentials stay here [S-9]. */
export const openBackend = async (context: BackendContext): Promise<OpenedBackend> => {
  const { backend, store, now, log } = context;
  const reach = isLoopbackHost(backend.url.hostname) ? 'loopback' : 'public';
  try {
    refuseLiteral(backend.url.hostname, reach);
  } catch (error) {
    if (error instanceof RefusedAddress) throw new StartError(`--backend: ${error.message}`, EXIT.usage);
    throw error;
  }
  await store.migrate(context.migrations);
  store.keepPages();
  const dispatcher = createDispatcher(reach, { ...LIMITS, totalMs: deadlineOf('POST', backend.limits) });
  const client = createBackendClient({ backend, dispatcher, breaker: createBreaker(now, backend.limits) });
  const memory = createBootstrapMemory(context);
  const bootstrap = createBootstrapCache({ client, log, now, kept: await memory.recall(), keep: memory.keep });
  const follower = await context.follow(createAskStore(client));
  const lastAnswers = createLastAnswers(now, backend.limits.staleMs);
  const onMutation = ({ key, definition: { invalidates = [] } }: EndpointCall) => {
    lastAnswers.forget(invalidates);
    bootstrap.mutated(key, invalidates);
  };
  return {
    respond: createBackendResponder({ client, store, now, lastAnswers, onMutation, follower }),
    knownBootstrap: async (_request, path): Promise<Partial<Bootstrap>> =>
      bootstrapOf(await (path === undefined ? bootstrap.now() : bootstrap.atOnce(partsNeededBy(path))), backend.url),
    profile: async () => bootstrapOf(await bootstrap.atOnce([]), backend.url),
    close: async () => {
      await memory.settled();
      await dispatcher.close();
    },
  };
};

const MEMORY = 'backend.bootstrap';

/**
 * Storage of the known bootstrap parts from one process to the next. Writes run one after the other; a failed write is
 * only logged.
 */
const createBootstrapMemory = ({ backend, store, log }: BackendContext) => {
  const place = backend.url.href;
  let writing = Promise.resolve();
  const write = (parts: KeptParts) => store.transaction((db) => writeOption(db, MEMORY, { place, parts }));
  return {
    recall: async (): Promise<KeptParts> => {
      // As `keep` wrote it.
      const kept = (await readOption(store.db, MEMORY)) as { place: string; parts: KeptParts } | undefined;
      return kept?.place === place ? kept.parts : {};
    },
    keep: (parts: KeptParts): void => {
      writing = writing
        .then(() => write(parts))
        .catch((error: unknown) => log.warn({ event: 'backend.memory', err: error }, 'what is known was not kept'));
    },
    settled: () => writing,
  };
};
