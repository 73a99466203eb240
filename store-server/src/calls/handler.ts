import type { EndpointKey, Endpoints, ReplyOf, RequestOf } from '@listings/shared-api/contract';
import type { Logger } from 'pino';
import type { ServerConfig } from '../base/config';
import type { Clock } from '../db/clock';
import type { Database } from '../db/tables';
import type { Person } from '../people/people.store';

/** Where a change comes from, as the activity tells it. */
export interface ChangeSource {
  readonly from: 'screen' | 'api' | 'store' | 'provider';
  /** Id of the request in the log; null where no request asked for it. */
  readonly reference: string | null;
  /** Entry of the activity that the change takes back. */
  readonly undoOf?: number;
}

export interface HandlerContext {
  /** A transaction for mutations (committed with the answer, also with a failure answer; rolled back when the handler throws). */
  readonly db: Database;
  /** Milliseconds since 1970; the sandbox may move it. */
  readonly clock: Clock;
  /** Who acts. */
  readonly person: Person;
  readonly source: ChangeSource;
  readonly config: ServerConfig;
  readonly log: Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;
  /** Origin under which the browser reaches this server, such as `http://localhost:4000`. */
  readonly origin: string;
}

export type ErrorStatus =
  400 | 401 | 403 | 404 | 406 | 408 | 409 | 412 | 422 | 428 | 429 | 499 | 500 | 501 | 502 | 503 | 504;

/** The three error shapes every endpoint may answer (framework, controller, reconnect), as one. */
export interface CommonErrorBody {
  readonly message: string;
  readonly code?: string;
  readonly status?: number | string;
  readonly data?: object;
  readonly id?: number;
  readonly website_url?: string;
  readonly claimed_url?: string;
  readonly new_url?: string;
  readonly retry_after?: number;
  readonly billing_url?: string | null;
  readonly billing_status?: string;
  readonly reason?: string;
  readonly errors?: object;
  readonly currency?: string;
  readonly country_codes?: readonly string[];
}

export interface CommonErrorReply {
  readonly status: ErrorStatus;
  readonly body: CommonErrorBody;
}

interface ReplyHeaders {
  /** Such as `{ 'retry-after': '5' }`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Body is cached and shared between requests; validated once. */
  readonly reused?: true;
}

type HandlerReply<K extends EndpointKey> = (ReplyOf<Endpoints[K]> | CommonErrorReply) & ReplyHeaders;

export type Handler<K extends EndpointKey> = (
  request: RequestOf<Endpoints[K]>,
  context: HandlerContext,
) => Promise<HandlerReply<K>>;

/** Calls that this server answers by itself, whichever store stands behind it. */
const SERVER_CALLS = ['listApiKeys', 'createApiKey', 'revokeApiKey'] as const satisfies readonly EndpointKey[];
export type ServerCall = (typeof SERVER_CALLS)[number];

export const isServerCall = (key: EndpointKey): key is ServerCall => SERVER_CALLS.some((own) => own === key);

/** Calls that a store answers. */
export type StoreCall = Exclude<EndpointKey, ServerCall>;

/** One handler for every endpoint of the contract that a store answers. */
export type Handlers = { readonly [K in StoreCall]: Handler<K> };

/** Literals stay literals (`const B`), yet arrays are writable again, as the contract's types have them. */
type Writable<T> = T extends (...parts: never[]) => unknown ? T : { -readonly [K in keyof T]: Writable<T[K]> };

interface Answer<S extends number, B> extends ReplyHeaders {
  readonly status: S;
  readonly body: Writable<B>;
}

const answer = <S extends number, B>(status: S, body: B, headers?: Readonly<Record<string, string>>): Answer<S, B> => ({
  status,
  body: body as Writable<B>,
  ...(headers ? { headers } : {}),
});

export const ok = <const B>(body: B) => answer(200, body);

/** A body that is kept and given again. */
export const reused = <const B>(body: B) => ({ ...answer(200, body), reused: true as const });

export const created = <const B>(body: B) => answer(201, body);

export const noContent = () => answer(204, null);

export const failure = <S extends ErrorStatus, const B>(
  status: S,
  body: B,
  headers?: Readonly<Record<string, string>>,
) => answer(status, body, headers);
