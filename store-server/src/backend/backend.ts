import { EXIT, StartError } from '../cli/start-error';
import type { BackendConfig } from '../config';
import type { StoreMigration } from '../db/migration';
import type { OpenContext, OpenedStore } from '../http/opened-store';
import { isLoopbackHost } from '../http/origin';
import { readBackendBootstrap } from './backend-bootstrap';
import { createBackendClient } from './backend-client';
import { createBackendResponder } from './backend-responder';
import { createBreaker } from './breaker';
import { createDispatcher, refuseLiteral, RefusedAddress } from './guarded-dispatcher';

interface BackendContext extends OpenContext {
  readonly backend: BackendConfig;
  /** Of the embedded store: a data directory may be used in both modes. */
  readonly migrations: readonly StoreMigration[];
}

/** A real store behind this server: its REST API answers the contract, its credentials stay here [S-9]. */
export const openBackend = async (context: BackendContext): Promise<OpenedStore> => {
  const { backend, store, now, log } = context;
  const reach = isLoopbackHost(backend.url.hostname) ? 'loopback' : 'public';
  try {
    refuseLiteral(backend.url.hostname, reach);
  } catch (error) {
    if (error instanceof RefusedAddress) throw new StartError(`--backend: ${error.message}`, EXIT.usage);
    throw error;
  }
  await store.migrate(context.migrations);
  const dispatcher = createDispatcher(reach);
  const client = createBackendClient({ backend, dispatcher, breaker: createBreaker(now) });
  return {
    respond: createBackendResponder({ client, store, now }),
    knownBootstrap: () => readBackendBootstrap(client, log, backend.url),
    close: () => dispatcher.close(),
  };
};
