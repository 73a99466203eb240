import type { z } from 'zod/mini';
import type { EndpointKey, Endpoints } from '../api';
import type { ApiError } from './api-error';
import type { Schema } from '../endpoint';

/** Statuses for which an endpoint declares an error body of its own. */
export type ErrorStatus<K extends EndpointKey> = Endpoints[K] extends { errors: infer E } ? keyof E & number : never;

/** The body of that error. */
export type ErrorBodyOf<K extends EndpointKey, S extends ErrorStatus<K>> = Endpoints[K] extends { errors: infer E }
  ? S extends keyof E
    ? E[S] extends infer B extends Schema
      ? z.output<B>
      : never
    : never
  : never;

/** The body an endpoint declares for this status; null when the error is another one, or its body has another shape. */
export function errorBody<K extends EndpointKey, const S extends ErrorStatus<K>>(
  error: ApiError,
  endpoint: K,
  status: S,
): ErrorBodyOf<K, S> | null {
  // The client parsed `body` with exactly this endpoint's schema for exactly this status.
  return error.endpoint === endpoint && error.status === status ? (error.body as ErrorBodyOf<K, S> | null) : null;
}
