import type { Bootstrap } from '@listings/shared-api/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { ServerConfig } from '../base/config';
import type { Store } from '../db/store';
import type { CallInterceptor } from './domain-module';
import type { Responder } from './endpoint.routes';

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
