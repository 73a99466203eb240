import type { EndpointDefinition, EndpointKey } from '@listings/shared-api/contract';
import type { FastifyRequest } from 'fastify';
import type { Person } from '../people/people.store';
import type { WireAnswer } from './answer-validation';
import type { KeyedCall } from './idempotency';
import type { RawRequest } from './request-validation';

/** One validated call on its way to whoever answers it. */
export interface EndpointCall {
  readonly key: EndpointKey;
  readonly definition: EndpointDefinition;
  /** Parsed by the contract. */
  readonly input: RawRequest;
  /** The request as received. */
  readonly raw: RawRequest;
  readonly person: Person;
  /** Null for reads and for callers that sent no key. */
  readonly keyed: KeyedCall | null;
  readonly request: FastifyRequest;
  /** Entry of the activity that the call takes back. */
  readonly undoOf?: number;
}

/** Answers validated calls: the store's handlers, or a real store behind this server. */
export type Responder = (call: EndpointCall) => Promise<WireAnswer>;
