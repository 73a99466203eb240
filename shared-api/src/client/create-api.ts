import {
  ApiError,
  endpoints,
  isMutation,
  mayHaveTakenEffect,
  type Api,
  type CallOptions,
  type EndpointDefinition,
  type EndpointKey,
  type Misfit,
  type MutationKey,
} from '../contract';
import { call, type AnyInput, type CallTools, type KeyedOptions } from './call';
import { systemClock, type Clock } from './clock';
import { joinQuery } from '../contract/request-path';
import { withPrinted, type PrintedAnswers } from './printed-answers';
import { createRetryBudget } from './retry.rules';
import { createAxiosTransport, type Transport } from './transport';

export interface ApiOptions {
  /** Mount point of the REST API, without a slash at the end, such as `/wp-json` or `/index.php?rest_route=`. */
  readonly restRoot: string;
  /** The page's nonce, asked before each call, so that a new one takes effect at once. */
  readonly nonce: () => string;
  /**
   * Called on every 401 and on an expired nonce; the error's code tells the cause (sign in again, reconnect an account,
   * renew the nonce). If it resolves with true, the same request is sent once more under the same idempotency key.
   */
  readonly onUnauthorized?: (error: ApiError) => boolean | void | Promise<boolean | void>;
  /** Called after every mutation that has, or may have, taken effect: the reads in its `invalidates` are stale. */
  readonly onMutated?: (key: MutationKey) => void;
  /** Called for every failed call, after the last try. */
  readonly onFailed?: (error: ApiError) => void;
  /** Called before a read resolves with an answer that the store gave `ageMs` milliseconds ago. */
  readonly onAged?: (key: EndpointKey, input: AnyInput, ageMs: number) => void;
  /** Tag of what a write stands on, sent as `If-Match`; undefined where none is to be sent. */
  readonly tagFor?: (key: MutationKey, input: AnyInput) => string | undefined;
  /** Called before a call resolves, with the tag of its answer where it has one. */
  readonly onAnswered?: (key: EndpointKey, input: AnyInput, tag: string | null, value: unknown) => void;
  /** Called with the idempotency key of every mutation before it is sent. */
  readonly onKey?: (key: string) => void;
  /**
   * Called when a write was refused since what it stands on was changed meanwhile. Resolves with what `send` does with the
   * input settled on, or rejects.
   */
  readonly onOutdated?: (refused: RefusedWrite) => Promise<unknown>;
  /** Called before a call rejects with an answer that does not fit the contract. */
  readonly onMisfit?: (error: ApiError, misfit: Misfit) => void;
  /** Keys of calls that the store does not have: they fail as an unknown address does, and nothing is sent. */
  readonly missing?: readonly string[];
  /** Paths of calls that are answered elsewhere than the contract has them, by key. */
  readonly paths?: Readonly<Record<string, string>> | undefined;
  /** Answers that come with the page. */
  readonly printed?: PrintedAnswers;
  /** For tests; the machine's time when absent. */
  readonly clock?: Clock;
  /** For tests: numbers from 0 to below 1 for the spread of retries. */
  readonly random?: () => number;
  /** For tests: makes an idempotency key. */
  readonly newKey?: () => string;
  /** For tests; axios when absent. */
  readonly transport?: Transport;
}

/** A write that was refused as outdated. */
export interface RefusedWrite {
  readonly key: MutationKey;
  readonly input: AnyInput;
  readonly error: ApiError;
  /** Sends it once more, on what the tag names. */
  readonly send: (input: AnyInput, tag: string) => Promise<unknown>;
}

/** 128 random bits. `crypto.randomUUID` exists in secure contexts only. */
const randomKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

type Given = Partial<KeyedOptions>;

/** True for a missing session or an expired nonce: in both cases nothing has happened. */
const isOfSession = ({ status, code }: ApiError): boolean =>
  status === 401 || (status === 403 && code === 'rest_cookie_invalid_nonce');

/** Error of a call that the store does not have. */
function noRoute(endpoint: EndpointKey): ApiError {
  const { method, path }: EndpointDefinition = endpoints[endpoint];
  return new ApiError({ kind: 'http', endpoint, method, path, status: 404, code: 'rest_no_route' });
}

/**
 * The typed client: one method per endpoint of the contract. Each call has deadlines, is repeated when that can help,
 * and resolves with the parsed answer or rejects with an `ApiError`.
 */
export function createApi(options: ApiOptions): Api {
  const { restRoot, printed, newKey = randomKey } = options;
  const transport = options.transport ?? createAxiosTransport(restRoot);
  const tools: CallTools = {
    clock: systemClock,
    random: Math.random,
    ...options,
    transport: printed ? withPrinted(transport, (path) => restRoot + joinQuery(restRoot, path), printed) : transport,
    budget: createRetryBudget(),
  };

  async function callWithSignIn(key: EndpointKey, input: AnyInput, given: Given): Promise<unknown> {
    const keyed = { ...given, idempotencyKey: given.idempotencyKey ?? newKey() };
    if (isMutation(key)) options.onKey?.(keyed.idempotencyKey);
    try {
      return await call(key, input, keyed, tools);
    } catch (error) {
      if (!(error instanceof ApiError) || !isOfSession(error)) throw error;
      if ((await options.onUnauthorized?.(error)) !== true) throw error;
      return await call(key, input, keyed, tools);
    }
  }

  /** A write on what its form stood on; one whose answer nobody hears cannot be asked about. */
  async function write(key: MutationKey, input: AnyInput, given: CallOptions): Promise<unknown> {
    const ifMatch = given.outlivesPage ? undefined : options.tagFor?.(key, input);
    try {
      return await callWithSignIn(key, input, { ...given, ifMatch });
    } catch (error) {
      if (!(error instanceof ApiError) || !error.details.outdated || !options.onOutdated) throw error;
      const { signal } = given;
      const send = (settled: AnyInput, tag: string) =>
        callWithSignIn(key, settled, { ...(signal !== undefined && { signal }), ifMatch: tag });
      return await options.onOutdated({ key, input, error, send });
    }
  }

  async function run(key: EndpointKey, input: AnyInput = {}, given: CallOptions = {}): Promise<unknown> {
    if (options.missing?.includes(key)) throw noRoute(key);
    try {
      if (!isMutation(key)) return await callWithSignIn(key, input, given);
      const value = await write(key, input, given);
      options.onMutated?.(key);
      return value;
    } catch (error) {
      if (error instanceof ApiError) options.onFailed?.(error);
      if (isMutation(key) && error instanceof ApiError && mayHaveTakenEffect(error, key)) options.onMutated?.(key);
      throw error;
    }
  }

  const methods = (Object.keys(endpoints) as EndpointKey[]).map((key) => [
    key,
    (input?: AnyInput, given?: CallOptions) => run(key, input, given),
  ]);
  // The keys are those of the table, and each answer was parsed by its schema: a loop cannot be typed more closely.
  return Object.fromEntries(methods) as Api;
}
