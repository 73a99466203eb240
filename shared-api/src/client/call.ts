import {
  ApiError,
  endpoints,
  type CallOptions,
  type CallSignal,
  type EndpointDefinition,
  type EndpointKey,
  type Misfit,
} from '../contract';
import { readAnswer, type CallNames } from './answer';
import { attempt, onAbort, type RawAnswer } from './attempt';
import type { Clock } from './clock';
import { fillPath, requestPath, type AddressInput } from '../contract/request-path';
import { isTooLong, isWorthAnotherTry, maxTries, parseRetryAfter, retryDelay, type RetryBudget } from './retry.rules';
import type { Transport, TransportRequest } from './transport';

/** Dependencies of a client's calls. */
export interface CallTools {
  readonly transport: Transport;
  readonly clock: Clock;
  readonly random: () => number;
  readonly nonce: () => string;
  readonly budget: RetryBudget;
  /** Called with an answer that the store gave some time ago. */
  readonly onAged?: ((key: EndpointKey, input: AnyInput, ageMs: number) => void) | undefined;
  /** Called with each answer, and with its tag where it has one. */
  readonly onAnswered?: ((key: EndpointKey, input: AnyInput, tag: string | null, value: unknown) => void) | undefined;
  /** Called with an answer that does not fit the contract. */
  readonly onMisfit?: ((error: ApiError, misfit: Misfit) => void) | undefined;
  /** Paths that stand in place of the contract's. */
  readonly paths?: Readonly<Record<string, string>> | undefined;
}

/** The three parts of any endpoint's input. */
export interface AnyInput extends AddressInput {
  readonly body?: unknown;
}

interface Answered {
  readonly value: unknown;
  readonly answer: RawAnswer;
}

interface Failed {
  readonly error: ApiError;
  /** Milliseconds the server asked to wait. */
  readonly serverDelay: number | null;
}

export interface KeyedOptions extends CallOptions {
  readonly idempotencyKey: string;
  /** Tag of what the call stands on. */
  readonly ifMatch?: string | undefined;
}

function requestOf(
  definition: Omit<EndpointDefinition, 'path'> & { readonly path: string },
  input: AnyInput,
  tools: CallTools,
  { idempotencyKey, outlivesPage, ifMatch }: KeyedOptions,
) {
  const body = input.body === undefined ? undefined : JSON.stringify(input.body);
  const headers: Record<string, string> = { Accept: 'application/json', 'X-WP-Nonce': tools.nonce() };
  if (definition.method !== 'GET') headers['Idempotency-Key'] = idempotencyKey;
  if (ifMatch !== undefined) headers['If-Match'] = ifMatch;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  const path = requestPath(definition, input);
  return { method: definition.method, path, headers, body, keepalive: outlivesPage };
}

/** `Age` is whole seconds; an answer that the store gave now has none. */
const ageOf = (seconds: string | null): number | null =>
  seconds !== null && /^\d{1,9}$/.test(seconds) ? Number(seconds) * 1000 : null;

/** Tells what an answer says beside its value. */
export function tellAnswered(
  key: EndpointKey,
  input: AnyInput,
  { value, answer }: Answered,
  { onAged, onAnswered }: Pick<CallTools, 'onAged' | 'onAnswered'>,
): void {
  const ageMs = ageOf(answer.header('age'));
  if (ageMs !== null) onAged?.(key, input, ageMs);
  onAnswered?.(key, input, answer.header('etag'), value);
}

/** Waits before the next try; ends at once when the caller's signal is aborted. */
const pause = (clock: Clock, ms: number, signal?: CallSignal) =>
  new Promise<void>((resolve) => {
    if (signal?.aborted) return resolve();
    const stopListening = onAbort(signal, () => {
      stopTimer();
      stopListening();
      resolve();
    });
    const stopTimer = clock.after(ms, () => {
      stopListening();
      resolve();
    });
  });

async function tryOnce(
  definition: EndpointDefinition,
  names: CallNames,
  request: Omit<TransportRequest, 'signal'>,
  tools: CallTools,
  signal?: CallSignal,
): Promise<Answered | Failed> {
  const outcome = await attempt(tools.transport, request, tools.clock, signal);
  if (!outcome.arrived) {
    const { miss: kind, cause } = outcome;
    return { error: new ApiError({ ...names, kind, status: 0, cause }), serverDelay: null };
  }
  const read = readAnswer(definition, names, outcome.answer);
  if ('misfit' in read && read.misfit) tools.onMisfit?.(read.error, read.misfit);
  if ('value' in read) return { ...read, answer: outcome.answer };
  const asked = outcome.answer.header('retry-after') ?? read.error.details.retry_after?.toString() ?? null;
  return { ...read, serverDelay: parseRetryAfter(asked, tools.clock.now()) };
}

/** The code of the 409 that a repeated key gets while its first request is still running. */
const stillRunning = 'rest_idempotency_in_flight';

/** Makes one call with all its tries. Resolves with the parsed answer, rejects with the ApiError of the last try. */
export async function call(
  key: EndpointKey,
  input: AnyInput,
  options: KeyedOptions,
  tools: CallTools,
): Promise<unknown> {
  const definition: EndpointDefinition = endpoints[key];
  const request = requestOf({ ...definition, path: tools.paths?.[key] ?? definition.path }, input, tools, options);
  const names: CallNames = { endpoint: key, method: request.method, path: fillPath(definition.path, input.params) };
  tools.budget.earn();
  let failed: Failed | null = null;
  for (let tries = 1; ; tries += 1) {
    if (options.signal?.aborted) throw new ApiError({ ...names, kind: 'cancelled', status: 0 });
    const result = await tryOnce(definition, names, request, tools, options.signal);
    if ('value' in result) {
      tellAnswered(key, input, result, tools);
      return result.value;
    }
    // The server may still be at work on the try before, whose answer was lost: that one's failure stands.
    failed = failed && result.error.code === stillRunning ? failed : result;
    const { error, serverDelay } = failed;
    const isLast = tries === maxTries || isTooLong(serverDelay) || !isWorthAnotherTry(error, definition);
    if (isLast || !tools.budget.spend()) throw error;
    await pause(tools.clock, retryDelay(tries, serverDelay, tools.random), options.signal);
  }
}
