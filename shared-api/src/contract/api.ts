import type { endpoints } from './endpoints';
import type { InputOf, OutputOf } from './endpoint';

/** The endpoint table: one key per call, the same word for client method, server handler, machine actor and notice. */
export type Endpoints = typeof endpoints;
export type EndpointKey = keyof Endpoints;
/** Keys of the reads (GET). */
export type ReadKey = { [K in EndpointKey]: Endpoints[K]['method'] extends 'GET' ? K : never }[EndpointKey];
/** A read with what it is asked with; with nothing where that is absent. */
export type ReadCall = { [K in ReadKey]: readonly [key: K, input?: ApiInput<K>] }[ReadKey];
export type MutationKey = Exclude<EndpointKey, ReadKey>;

/** The part of an AbortSignal that callers without a DOM can name. */
export interface CallSignal {
  readonly aborted: boolean;
}

export interface CallOptions {
  /** Ends the call when its screen goes. */
  readonly signal?: CallSignal;
  /** Repeats a mutation under the same key, so that it takes effect once. A new key is made when absent. */
  readonly idempotencyKey?: string;
  /** Lets the request go on when the page is left; nobody hears its answer then. */
  readonly outlivesPage?: boolean;
}

export type ApiInput<K extends EndpointKey> = InputOf<Endpoints[K]>;
export type ApiOutput<K extends EndpointKey> = OutputOf<Endpoints[K]>;

type NoInput<T> = object extends T ? true : false;

/** One method per endpoint. Resolves with the parsed body, rejects with an ApiError. */
export type Api = {
  [K in EndpointKey]: NoInput<ApiInput<K>> extends true
    ? (input?: ApiInput<K>, options?: CallOptions) => Promise<ApiOutput<K>>
    : (input: ApiInput<K>, options?: CallOptions) => Promise<ApiOutput<K>>;
};
