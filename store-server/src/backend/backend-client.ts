import { request, type Dispatcher } from 'undici';
import { basicCredentials } from '../base/basic-credentials';
import type { BackendConfig, BackendLimits } from '../base/config';
import { isNestedDeeper } from './nesting.rules';
import type { Breaker } from './breaker';

export interface BackendRequest {
  readonly method: Dispatcher.HttpMethod;
  /** Below the REST root. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  readonly body?: unknown;
  readonly idempotencyKey?: string | undefined;
}

/** Answer of the real store: JSON, or nothing for 204. */
export interface BackendAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** The call did not bring a usable answer; `status` and `message` are for the browser. */
export class BackendFailure extends Error {
  readonly status: 502 | 503 | 504;
  /** Seconds. */
  readonly retryAfter: number | null;
  /** The store may have got the call: a change may have been made although no usable answer said so. */
  readonly mayHaveWorked: boolean;
  /** The host is not there or does not answer; false when it answered something of no use. */
  readonly isSilent: boolean;

  constructor(status: 502 | 503 | 504, message: string, more: BackendFailureMore = {}) {
    super(message, { cause: more.cause });
    this.name = 'BackendFailure';
    this.status = status;
    this.retryAfter = more.retryAfter ?? null;
    this.mayHaveWorked = more.mayHaveWorked ?? true;
    this.isSilent = more.isSilent ?? false;
  }
}

interface BackendFailureMore extends Partial<
  Pick<BackendFailure, 'retryAfter' | 'mayHaveWorked' | 'isSilent' | 'cause'>
> {}

export type BackendClient = (call: BackendRequest) => Promise<BackendAnswer>;

export interface BackendClientOptions {
  readonly backend: BackendConfig;
  readonly dispatcher: Dispatcher;
  readonly breaker: Breaker;
}

/** Answer headers that go on to the browser; all others stay here. */
const PASSED_HEADERS = ['retry-after', 'x-wp-total', 'x-wp-totalpages'] as const;

/** Calls the real store with this server's credentials. Rejects with `BackendFailure` only. */
export const createBackendClient = ({ backend, dispatcher, breaker }: BackendClientOptions): BackendClient => {
  const root = backend.url.href.replace(/\/+$/, '');
  const basic = backend.user === null ? null : basicCredentials(backend.user, backend.password ?? '');
  const credentials = basic === null ? {} : { authorization: `Basic ${basic}` };
  const hide = hiding([basic, backend.password]);
  return async (call) => {
    const attempt = breaker.attempt();
    if (!attempt) throw leftAlone(breaker.waitMs());
    try {
      const response = await request(`${root}${call.path}${call.query === '' ? '' : `?${call.query}`}`, {
        method: call.method,
        dispatcher,
        signal: AbortSignal.timeout(deadlineOf(call.method, backend.limits)),
        headers: { ...headersOf(call), ...credentials },
        ...(call.body === undefined ? {} : { body: JSON.stringify(call.body) }),
      });
      const answer = await readAnswer(response, hide);
      attempt.answered();
      return answer;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.isSilent) attempt.failed();
      else attempt.answered();
      throw failure;
    }
  };
};

/** Least deadline of a mutation, in milliseconds: after a timeout nobody knows whether it was done. */
const MUTATION_MS = 10_000;

export const deadlineOf = (method: string, { deadlineMs }: BackendLimits): number =>
  method === 'GET' ? deadlineMs : Math.max(deadlineMs, MUTATION_MS);

const leftAlone = (waitMs: number): BackendFailure =>
  new BackendFailure(503, 'The store does not answer at the moment.', {
    retryAfter: Math.ceil(waitMs / 1000) || 1,
    mayHaveWorked: false,
  });

/** New headers: none of the browser's own are forwarded. */
const headersOf = ({ body, idempotencyKey }: BackendRequest): Record<string, string> => ({
  accept: 'application/json',
  'accept-encoding': 'identity',
  'user-agent': 'listings-and-ads-store-server',
  ...(body === undefined ? {} : { 'content-type': 'application/json' }),
  ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
});

/** Shorter words stand in ordinary answers too. */
const SHORTEST_SECRET = 8;

const inAscii = (json: string): string =>
  json.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** A store that repeats what it was sent, as some do while they are being debugged, gives nothing away [S-9]. */
const hiding = (secrets: readonly (string | null)[]): ((text: string) => string) => {
  const known = secrets.flatMap((secret) => (secret === null || secret.length < SHORTEST_SECRET ? [] : [secret]));
  // Each secret as it is, and as JSON writes it: PHP puts a backslash before every slash, and numbers for what is not ASCII.
  const forms = known.flatMap((secret) => {
    const inJson = JSON.stringify(secret).slice(1, -1);
    return [secret, inJson, inAscii(inJson)].flatMap((form) => [form, form.replaceAll('/', '\\/')]);
  });
  return (text) => forms.reduce((shown, form) => shown.replaceAll(form, '***'), text);
};

const readAnswer = async (
  { statusCode, headers, body }: Dispatcher.ResponseData,
  hide: (text: string) => string,
): Promise<BackendAnswer> => {
  const text = hide(await body.text());
  const isAway = statusCode >= 502 && statusCode <= 504;
  if (statusCode >= 300 && statusCode < 400) throw new BackendFailure(502, 'The store answered with a redirect.');
  if (statusCode > 599) throw new BackendFailure(502, "The store's answer cannot be read.");
  if (statusCode === 204) return { status: 204, headers: {}, body: null };
  const passed = PASSED_HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' && value.length <= 200 ? [[name, value] as const] : [];
  });
  return { status: statusCode, headers: Object.fromEntries(passed), body: parseJson(text, isAway) };
};

/** No answer has anything as deep as this, and what is much deeper would end the work on it. */
const DEEPEST_ANSWER = 100;

/** A page instead of JSON with 502 to 504 is that of a gateway: the store behind it is not there. */
const parseJson = (text: string, isSilent: boolean): unknown => {
  try {
    return refuseDeep(JSON.parse(text));
  } catch (cause) {
    throw new BackendFailure(502, "The store's answer cannot be read.", { cause, isSilent });
  }
};

const refuseDeep = (answer: unknown): unknown => {
  if (isNestedDeeper(answer, DEEPEST_ANSWER)) throw new Error('The answer is nested too deeply');
  return answer;
};

/** Undici's own, or that of the signal (which is no Error). */
const isTimeout = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && String(error.name).endsWith('TimeoutError');

/** Codes of connections that were never made, by the system and by undici. */
const NEVER_SENT: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'REFUSED_ADDRESS',
]);

const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

const TOO_LARGE = 'UND_ERR_RES_EXCEEDED_MAX_SIZE';

const failureOf = (cause: unknown): BackendFailure => {
  if (cause instanceof BackendFailure) return cause;
  const code = codeOf(cause);
  const more = { cause, mayHaveWorked: !NEVER_SENT.has(code), isSilent: code !== TOO_LARGE };
  if (isTimeout(cause)) return new BackendFailure(504, 'The store did not answer in time.', more);
  return new BackendFailure(502, 'The store cannot be reached.', more);
};
