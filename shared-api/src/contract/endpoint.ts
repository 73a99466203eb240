import type { z } from 'zod/mini';

/** Any zod schema of the contract. */
export type Schema = z.ZodMiniType;

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/**
 * One call of the REST contract. `path` is the path below the REST root, with `{name}` for path parameters.
 * `answers` holds every success by status, `errors` every error body that is more than the three shared shapes.
 * Source: the tables S7 and O7 of the specification.
 */
export interface EndpointDefinition {
  readonly method: HttpMethod;
  readonly path: `/wc/gla/${string}` | `/wc-analytics/${string}`;
  readonly params?: Schema;
  readonly query?: Schema;
  /**
   * Lists of the query that go as one text, `ids=14,15`: a real store reads no other form of them. All others go
   * indexed, `country_codes[0]=US`. Both are taken.
   */
  readonly commaLists?: readonly string[];
  readonly body?: Schema;
  readonly answers: Readonly<Record<number, Schema>>;
  readonly errors?: Readonly<Record<number, Schema>>;
  /** Keys of the reads that a success of this mutation makes stale. */
  readonly invalidates?: readonly string[];
  /**
   * Key of the read whose tag this mutation carries (`If-Match`), so that it never overwrites a change that its sender has
   * not seen. A parameter of the read is the one of the same name here.
   */
  readonly ifMatch?: string;
  /** Fields of the answer that hold a secret: it is told once and kept nowhere, not for a repeat of the call either. */
  readonly shownOnce?: readonly string[];
  /** One sentence for the generated OpenAPI document. */
  readonly summary: string;
}

/** Declares an endpoint, keeping its literal types. */
export const endpoint = <const D extends EndpointDefinition>(definition: D): D => definition;

/** True for `undefined` and for objects without a required key. */
type MayBeAbsent<T> = undefined extends T ? true : object extends T ? true : false;

type Part<D, K extends 'params' | 'query' | 'body'> =
  D extends Record<K, infer S extends Schema>
    ? MayBeAbsent<z.input<S>> extends true
      ? { [P in K]?: z.input<S> }
      : { [P in K]: z.input<S> }
    : unknown;

/** Input of a call: `params`, `query` and `body`, as far as the endpoint declares them. */
export type InputOf<D> = Part<D, 'params'> & Part<D, 'query'> & Part<D, 'body'>;

/** The parsed success body a caller gets (the union over all success statuses). */
export type OutputOf<D extends EndpointDefinition> = z.output<D['answers'][keyof D['answers'] & number]>;

/** Possible replies of a server: each declared status with the wire form of its body. */
export type ReplyOf<D extends EndpointDefinition> =
  | { [S in keyof D['answers'] & number]: { status: S; body: z.input<D['answers'][S]> } }[keyof D['answers'] & number]
  | (D['errors'] extends Readonly<Record<number, Schema>>
      ? { [S in keyof D['errors'] & number]: { status: S; body: z.input<D['errors'][S]> } }[keyof D['errors'] & number]
      : never);

/** Validated request, as a server handler gets it. */
export type RequestOf<D> = {
  [K in 'params' | 'query' | 'body']: D extends Record<K, infer S extends Schema> ? z.output<S> : undefined;
};
