import type { Bootstrap, EndpointKey, HttpMethod } from '@listings/shared-api/contract';
import type { FastifyInstance } from 'fastify';
import type { ServerConfig } from '../base/config';
import type { StoreClock } from '../db/clock';
import type { StoreMigration } from '../db/migration';
import type { Database } from '../db/tables';
import type { Responder } from './responder';
import type { HandlerContext, Handlers } from './handler';

/** A contract call that is about to be answered, or was. */
export interface Call {
  readonly key: EndpointKey;
  readonly method: HttpMethod;
  /** Below the REST root, with its real parameters: `/wc/gla/ads/campaigns/12`. */
  readonly path: string;
  readonly query: unknown;
  readonly body: unknown;
}

/** An answer put in the place of the handler's; `body` as text is sent as it is. */
interface InjectedAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Stands around every contract call, outside its transaction: the sandbox's faults and its list of calls. */
export interface CallInterceptor {
  /** `drop` ends the connection without an answer and without an effect. */
  before(call: Call): Promise<InjectedAnswer | 'drop' | undefined>;
  /** After the commit. `drop` ends the connection without an answer, the effect stays. */
  after(call: Call, answer: { readonly status: number; readonly body: unknown }): Promise<'drop' | undefined>;
}

/** Does the work of a mutation, in its transaction, and notes what it changed. */
export type AroundChange = <T>(key: EndpointKey, context: HandlerContext, work: () => Promise<T>) => Promise<T>;

export interface DomainDependencies {
  readonly db: Database;
  readonly clock: StoreClock;
  readonly config: ServerConfig;
  readonly log: HandlerContext['log'];
  /** Runs in one transaction; rolls back when the work throws. */
  readonly transaction: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Runs work unless another process on the same store is at it; says whether it ran. */
  readonly unlessElsewhere: (work: () => Promise<void>) => Promise<boolean>;
  /** True when the disk has room for writes [DB-10]. */
  readonly hasRoom: () => Promise<boolean>;
  /** Origin under which the browser reaches this server. */
  readonly origin: () => string;
  /** Wakes open pages after the commit of the transaction in which something was changed. */
  readonly announce: (db: Database) => Promise<void>;
}

/** What pages beyond the contract stand on. */
export interface RouteDependencies extends DomainDependencies {
  /** Answers a call of the contract. */
  readonly respond: Responder;
  /** Real time: sessions go by it. */
  readonly now: () => number;
}

export interface PrepareOptions extends DomainDependencies {
  /** File named by `--catalog`; the project's own small catalogue when null. */
  readonly catalog: string | null;
  readonly scenario: string;
  /** One line for the person at the terminal. */
  readonly onProgress: (line: string) => void;
}

/** Implementation of the contract: the domain of the embedded store. */
export interface DomainModule {
  readonly handlers: Handlers;
  readonly migrations: readonly StoreMigration[];
  readonly around?: AroundChange;
  /** Pages and calls beyond the contract (sandbox). Each route names its rule: `config: { access: 'page' }`. */
  routes?(app: FastifyInstance, dependencies: RouteDependencies): Promise<void> | void;
  readonly interceptor?: (dependencies: DomainDependencies) => CallInterceptor;
  /** Fields of the bootstrap object from the domain; the platform fills in the rest. */
  bootstrap(
    context: Omit<HandlerContext, 'person'> & { readonly personId?: string | undefined },
  ): Promise<Partial<Bootstrap>>;
  /** Step at which the page at this path opens; null where it has none. */
  savedStep(db: Database, path: string): Promise<string | null>;
  /** Seeds the store at start: scenario and catalogue. Throws `StartError` (`src/base/start-error.ts`) with one clear line. */
  prepare?(options: PrepareOptions): Promise<void>;
  /** Forgets what is older than it has to be kept; now and then while the server runs. */
  tidy?(db: Database, now: number): Promise<void>;
  /** Background work while the server runs; returns the function that stops it. */
  work?(dependencies: DomainDependencies): () => Promise<void>;
}
