import {
  ApiError,
  endpoints,
  type ApiOutput,
  type EndpointDefinition,
  type EndpointKey,
  type ReplyOf,
} from '@listings/shared-api/contract';
import { failedRead, type ScreenRead } from '../reads';
import type { AnyStateMachine, ContextFrom, EventFromLogic, InputFrom } from 'xstate';

/** Reply of the server to one call: status and body in wire form. */
export interface WireReply {
  readonly status: number;
  readonly body: unknown;
}

/** Possible result of a machine's call, as the machine reads it and in wire form. */
export type NamedAnswer =
  | {
      readonly output: unknown;
      readonly http: Readonly<Partial<Record<EndpointKey, WireReply>>>;
      /** The same refusal with another status; only of refusals. */
      readonly refusedWith?: (status: number) => NamedAnswer;
    }
  /** Nothing usable arrives. */
  | { readonly fault: 'unreachable' };

/** One moment of a machine, as invariants see it. */
export interface Situation<M extends AnyStateMachine = AnyStateMachine> {
  /** Paths of the active leaves, such as `flow.awaitingCode`. */
  readonly at: readonly string[];
  readonly context: ContextFrom<M>;
  readonly has: (tag: string) => boolean;
  readonly can: (event: EventFromLogic<M>) => boolean;
  /** The calls under way. */
  readonly asks: readonly { readonly src: string; readonly input: unknown }[];
}

/** Description of a machine for testers: user actions, server answers, distinct situations, invariants. */
export interface Model<M extends AnyStateMachine = AnyStateMachine> {
  /** The capability, as its folder is called, in camelCase. */
  readonly id: string;
  readonly machine: M;
  readonly input?: InputFrom<M>;
  /** Other ways it may begin, by the sentence a tester reads: “with a code that was sent before”. */
  readonly starts?: Readonly<Record<string, InputFrom<M>>>;
  /** Samples of what is done to the machine, by the sentence a tester reads: “types a valid number”. */
  readonly moves: Readonly<Record<string, EventFromLogic<M>>>;
  /** Possible answers of each call, by its actor. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, NamedAnswer>>>>;
  /** Possible reports of machines below this one, by their actor; each of them has a model of its own. */
  readonly reports?: Readonly<Record<string, Readonly<Record<string, EventFromLogic<M>>>>>;
  /** Finite part of the context: values left out cannot distinguish two situations. */
  readonly abstract: (context: ContextFrom<M>) => unknown;
  /** A real event is of the kind of a sample, beyond having its type; for what is recorded of real sessions. */
  readonly sameKind?: (sample: EventFromLogic<M>, real: EventFromLogic<M>) => boolean;
  /** A real answer is the sample, beyond having its type; where two answers of one call share a type. */
  readonly sameAnswer?: (sample: EventFromLogic<M>, real: EventFromLogic<M>) => boolean;
  /** Invariants of every situation, by the sentence that reports a violation. */
  readonly invariants: Readonly<Record<string, (situation: Situation<M>) => boolean>>;
  /** Conditions reachable from every situation that is no end, by their sentence. */
  readonly goals?: Readonly<Record<string, (situation: Situation<M>) => boolean>>;
  /**
   * Requirement ids of states and arrows. A state is named by its path (`flow.verifying`), an arrow by state, event and,
   * where several branches need telling apart, guard: `flow.entering / send`, `flow.entering / send [canSend]`,
   * `cooling / after smsCooldown`, `(root) / provider.lost`.
   */
  readonly requirements?: Readonly<Record<string, readonly string[]>>;
  /** Leaves in which nothing is left to do. */
  readonly ends?: readonly string[];
  /** Leaves that are left in the step they are entered in: no situation shows them. */
  readonly passing?: readonly string[];
}

/** A model with its machine's types forgotten, for lists of models. */
export type AnyModel = Omit<
  Model,
  'abstract' | 'sameKind' | 'sameAnswer' | 'invariants' | 'goals' | 'moves' | 'reports' | 'input' | 'starts'
> & {
  readonly input?: unknown;
  readonly starts?: Readonly<Record<string, unknown>>;
  readonly moves: Readonly<Record<string, { readonly type: string }>>;
  readonly reports?: Readonly<Record<string, Readonly<Record<string, { readonly type: string }>>>>;
  readonly abstract: (context: never) => unknown;
  readonly sameKind?: (sample: never, real: never) => boolean;
  readonly sameAnswer?: (sample: never, real: never) => boolean;
  readonly invariants: Readonly<Record<string, (situation: never) => boolean>>;
  readonly goals?: Readonly<Record<string, (situation: never) => boolean>>;
};

/** Declares a model, keeping its machine's types. */
export const defineModel = <M extends AnyStateMachine>(model: Model<M>): Model<M> => model;

/** Nothing usable arrives: the machine's `onError`. */
export const unreachable: NamedAnswer = { fault: 'unreachable' };

/** Error for an error body, as the client reads it. */
function errorOf(key: EndpointKey, { status, body }: WireReply): ApiError {
  const endpoint: EndpointDefinition = endpoints[key];
  const { method, path } = endpoint;
  const { message, code, ...details } = body as { readonly message?: string; readonly code?: string };
  const declared = endpoint.errors?.[status]?.safeParse(body);
  return new ApiError({
    kind: 'http',
    endpoint: key,
    method,
    path,
    status,
    code: code ?? null,
    serverMessage: message || null,
    details,
    body: declared?.success ? declared.data : null,
  });
}

/** A reply of the contract, or one of the errors every call may answer with. */
type ReplyTo<K extends EndpointKey> =
  | ReplyOf<(typeof endpoints)[K]>
  | { readonly status: 400 | 401 | 404 | 406 | 429 | 500; readonly body: { readonly message: string } };

const wireOf = ({ status, body }: WireReply): WireReply => ({ status, body });

const refusal = (key: EndpointKey, refused: (error: ApiError) => unknown, reply: WireReply): NamedAnswer => ({
  output: refused(errorOf(key, reply)),
  http: { [key]: reply },
  refusedWith: (status) => refusal(key, refused, { ...reply, status }),
});

/**
 * Answers of a call made from the wire form, read by the machine's own readers: a sample cannot differ between the
 * machine and the wire.
 */
export const answersOf =
  <K extends EndpointKey>(key: K, read: (output: ApiOutput<K>) => unknown, refused: (error: ApiError) => unknown) =>
  (reply: ReplyTo<K>): NamedAnswer => {
    const endpoint: EndpointDefinition = endpoints[key];
    const schema = endpoint.answers[reply.status];
    if (schema) return { output: read(schema.parse(reply.body) as ApiOutput<K>), http: { [key]: wireOf(reply) } };
    return refusal(key, refused, wireOf(reply));
  };

/** The same for a read that a machine follows: failures arrive as `read.failed`. */
export const readsOf = <K extends ScreenRead>(key: K, read: (output: ApiOutput<K>) => unknown) =>
  answersOf(key, read, (error) => failedRead(key, error));
