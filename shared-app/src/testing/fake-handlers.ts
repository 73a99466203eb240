import type { EndpointKey, Endpoints, ReplyOf, RequestOf } from '@listings/shared-api/contract';
import type { FakeStore } from './fake-store';

/** Handler of the fake server for a request that fits the contract. */
export type FakeHandler<K extends EndpointKey> = (request: RequestOf<Endpoints[K]>, store: FakeStore) => FakeReply<K>;

/** An answer the endpoint declares, or an error of the shared shapes. */
type FakeReply<K extends EndpointKey> = ReplyOf<Endpoints[K]> | FakeFailure;

/** An error body of the shared shapes. */
export interface FakeFailure {
  readonly status: 400 | 401 | 403 | 404 | 406 | 409 | 428 | 429 | 500 | 503;
  readonly body: { readonly message: string; readonly [key: string]: unknown };
}

/** The framework's words for parameters that do not fit. */
export const invalid = (params: readonly string[]): FakeFailure => ({
  status: 400,
  body: {
    code: 'rest_invalid_param',
    message: `Invalid parameter(s): ${params.join(', ')}`,
    data: { status: 400, params: Object.fromEntries(params.map((name) => [name, 'Invalid parameter.'])) },
  },
});

/** The framework's words for parameters that are not there. */
export const missing = (params: readonly string[]): FakeFailure => ({
  status: 400,
  body: {
    code: 'rest_missing_callback_param',
    message: `Missing parameter(s): ${params.join(', ')}`,
    data: { status: 400, params },
  },
});

/** Handlers of some endpoints. */
export type FakeHandlers<K extends EndpointKey> = { [P in K]: FakeHandler<P> };

/** The body of a mutation that worked. */
export const done = (message: string) => ({ status: 'success', message });

/** An answer with status 200. */
export const ok = <B>(body: B) => ({ status: 200 as const, body });

/** An answer with status 201. */
export const created = <B>(body: B) => ({ status: 201 as const, body });

/** An error body of the shared shapes. */
export const failure = (status: FakeFailure['status'], message: string, more: object = {}): FakeFailure => ({
  status,
  body: { message, ...more },
});
