import type { Bootstrap, EndpointKey } from '@listings/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from '../base/config';
import type { Store } from '../db/store';
import type { CallInterceptor } from './domain-module';
import type { Responder } from './responder';

/** Store that answers the contract, ready to be mounted: the embedded one, or a real one behind this server. */
export interface OpenedStore {
  readonly respond: Responder;
  readonly interceptor?: CallInterceptor | undefined;
  /** True for calls whose changes are kept here, and not in the real store; all are where it is not given. */
  readonly isKeptHere?: ((key: EndpointKey) => boolean) | undefined;
  /**
   * Known fields of the bootstrap object at once, for the page at this path; without a path, the store's current ones.
   */
  readonly knownBootstrap: (request: FastifyRequest, path?: string) => Promise<Partial<Bootstrap>>;
  /** Step at which the page at this path opens; null where it has none. */
  readonly savedStep?: ((path: string) => Promise<string | null>) | undefined;
  /** Time of the store, which the sandbox may move; real time where it is not given. */
  readonly storeNow?: (() => number) | undefined;
  /** Called before each call: reads again what another process on the same store may have changed. */
  readonly refresh?: (() => Promise<void>) | undefined;
  readonly furtherRoutes?: ((app: FastifyInstance) => Promise<void> | void) | undefined;
  /** Forgets what is older than it has to be kept; called now and then. */
  readonly tidy?: (() => Promise<void>) | undefined;
  readonly close?: (() => Promise<void>) | undefined;
}

export interface OpenContext {
  readonly config: ServerConfig;
  readonly store: Store;
  readonly log: Logger;
  readonly print: (line: string) => void;
  readonly now: () => number;
  /** True while the disk of this server has room for changes [DB-10]. */
  readonly hasRoom: () => Promise<boolean>;
  readonly origin: () => string;
}
