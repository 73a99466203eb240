import type { ApiInput, ApiOutput, EndpointKey, Endpoints, ReplyOf } from '../contract';

/** One call of an endpoint: what the caller gives, what goes over the wire, and what the caller gets. */
export interface Sample<K extends EndpointKey> {
  readonly input?: ApiInput<K>;
  /** Method and raw URL below the REST root. */
  readonly sent: `${'GET' | 'POST' | 'PATCH' | 'DELETE'} /${string}`;
  readonly body?: unknown;
  readonly reply: ReplyOf<Endpoints[K]>;
  readonly gives: ApiOutput<K>;
}

export type Samples = { readonly [K in EndpointKey]: Sample<K> };
