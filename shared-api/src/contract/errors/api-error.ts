/**
 * Kind of a failed call. `http`: the server answered with an error status. `contract`: the answer does not fit the
 * contract.
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'cancelled' | 'contract';

/** The extra keys an error body may carry; all other keys are dropped. Source: contract, controller errors. */
export interface ApiErrorDetails {
  readonly id?: number;
  readonly website_url?: string;
  readonly claimed_url?: string;
  readonly new_url?: string;
  /** Seconds. */
  readonly retry_after?: number;
  readonly billing_url?: string | null;
  readonly billing_status?: string;
  readonly reason?: string;
  readonly errors?: unknown;
  readonly params?: Readonly<Record<string, string>> | readonly string[];
  readonly outdated?: Outdated;
}

/** Where a write stood on a read that is not what it was: what is there now, by whom and when. */
export interface Outdated {
  /** Tag of what is there now. */
  readonly tag: string;
  /** The read's answer as it goes over the wire. */
  readonly present: unknown;
  /** Who changed it; null when nobody knows, or the store did it by itself. */
  readonly by: string | null;
  /** Milliseconds since 1970. */
  readonly at: number | null;
}

/** One misfit, as a schema reports it. */
export interface MisfitIssue {
  readonly path: readonly PropertyKey[];
  /** A type, by its name in JSON. */
  readonly expected?: unknown;
  /** The words to choose from. */
  readonly values?: readonly unknown[];
  /** Issues of each shape, where several are allowed. */
  readonly errors?: readonly (readonly MisfitIssue[])[];
}

/** An answer that does not fit the contract, and what does not fit; no issue where it is no JSON at all. */
export interface Misfit {
  readonly issues: readonly MisfitIssue[];
  readonly answer: unknown;
}

export interface ApiErrorInit {
  readonly kind: ApiErrorKind;
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  /** 0 when no answer arrived. */
  readonly status: number;
  readonly code?: string | null;
  /** The server's own words, to show as they are; null when it gave none. */
  readonly serverMessage?: string | null;
  readonly details?: ApiErrorDetails;
  /** Dotted path of the first field that does not fit the contract; `body` when it is the whole body. */
  readonly field?: string;
  /** The body of an error that the endpoint declares, parsed by its schema. */
  readonly body?: unknown;
  /** Beginning of an answer that is no JSON where JSON belongs. */
  readonly foreign?: string | null;
  readonly reference?: string | null;
  readonly cause?: unknown;
}

/** The one error every failed call rejects with, whatever of the three wire shapes it had. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind;
  readonly endpoint: string;
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly code: string | null;
  readonly serverMessage: string | null;
  readonly details: ApiErrorDetails;
  readonly field: string | null;
  /** The parsed body of an error that the endpoint declares, else null: read it with `errorBody`. */
  readonly body: unknown;
  /** Beginning of an answer that is no JSON and not from the API, else null. */
  readonly foreign: string | null;
  /** By which the server's log names the call, from its header `X-Request-Id`; null where it sent none. */
  readonly reference: string | null;

  constructor(init: ApiErrorInit) {
    const what = init.kind === 'http' ? `answered ${init.status}` : init.kind;
    super(`${init.method} ${init.path} ${what}${init.field ? ` at ${init.field}` : ''}`, { cause: init.cause });
    this.name = 'ApiError';
    this.kind = init.kind;
    this.endpoint = init.endpoint;
    this.method = init.method;
    this.path = init.path;
    this.status = init.status;
    this.code = init.code ?? null;
    this.serverMessage = init.serverMessage ?? null;
    this.details = init.details ?? {};
    this.field = init.field ?? null;
    this.body = init.body ?? null;
    this.foreign = init.foreign ?? null;
    this.reference = init.reference ?? null;
  }
}
