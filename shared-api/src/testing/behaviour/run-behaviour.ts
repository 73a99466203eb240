import { endpoints, type EndpointDefinition, type EndpointKey } from '../../contract';
import { describeFailure } from '../../client/failure';
import { encodeQuery, fillPath, type QueryValue } from '../../contract/request-path';
import type { Behaviour, OutsideEvent, Step } from './behaviour';
import { Unknown } from './described';
import type { SituationName } from './situations';

/** A request as it travels; the path is below the REST root. */
export interface WireCall {
  readonly method: EndpointDefinition['method'];
  readonly path: string;
  readonly body?: unknown;
}

/** The three parts of any endpoint's input. */
export interface CallInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, QueryValue>>;
  readonly body?: unknown;
}

/** A store that is asked to behave, whatever stands behind it. */
export interface StoreUnderTest {
  /** Puts the store into a situation; whatever was there is gone. */
  open(situation: SituationName): Promise<void>;
  request(key: EndpointKey, input: CallInput): Promise<{ readonly status: number; readonly body: unknown }>;
  readonly happens: { readonly [E in keyof OutsideEvent]: () => Promise<OutsideEvent[E]> };
}

/** Result of a step beside the expected one; the store conforms where they are equal. */
export interface StepOutcome {
  readonly step: string;
  readonly seen: unknown;
  readonly expected: unknown;
}

/** The request that the client would send for this call. */
export function wireCall(key: EndpointKey, { params, query, body }: CallInput): WireCall {
  const endpoint: EndpointDefinition = endpoints[key];
  const search = encodeQuery(query ?? {}, endpoint.commaLists);
  const path = fillPath(endpoint.path, params);
  return { method: endpoint.method, path: search === '' ? path : `${path}?${search}`, body };
}

type Names = Map<string, unknown>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const kinds = { number: 'number', text: 'string', table: 'object' } as const;

/**
 * Seen value of an unknown part if its kind fits, else a text that names the kind; a name seen before gives its value
 * again.
 */
function settled({ kind, name }: Unknown, seen: unknown, names: Names): unknown {
  if (name !== null && names.has(name)) return names.get(name);
  if (typeof seen !== kinds[kind]) return `some ${kind}`;
  if (name !== null) names.set(name, seen);
  return seen;
}

/** The described value with every unknown part settled by what is seen in its place. */
function settle(described: unknown, seen: unknown, names: Names): unknown {
  if (described instanceof Unknown) return settled(described, seen, names);
  if (Array.isArray(described)) {
    const entries: readonly unknown[] = Array.isArray(seen) ? seen : [];
    return described.map((entry, index) => settle(entry, entries[index], names));
  }
  if (!isRecord(described)) return described;
  const fields = isRecord(seen) ? seen : {};
  return Object.fromEntries(Object.entries(described).map(([key, value]) => [key, settle(value, fields[key], names)]));
}

/**
 * Failure as an application sees it; of the parameters only the names, since the framework's reasons are in the store's
 * own words.
 */
function refusalOf(status: number, body: unknown) {
  const { code, serverMessage, details } = describeFailure('', body, null);
  const { params, ...others } = details;
  const names = params === undefined ? {} : { params: Array.isArray(params) ? params : Object.keys(params) };
  const told = { ...others, ...names };
  return {
    status,
    message: serverMessage,
    ...(code === null || code === String(status) ? {} : { code }),
    ...(Object.keys(told).length === 0 ? {} : { details: told }),
  };
}

async function taken(store: StoreUnderTest, step: Step, names: Names): Promise<StepOutcome> {
  if ('event' in step) {
    const given = await store.happens[step.event]();
    const expected = step.gives === null ? given : settle(step.gives, given, names);
    return { step: step.event, seen: given, expected };
  }
  const input = settle(step.input, undefined, names) as CallInput;
  const { status, body } = await store.request(step.call, input);
  const schema = (endpoints[step.call] as EndpointDefinition).answers[status];
  const seen = schema ? schema.parse(body) : refusalOf(status, body);
  return { step: step.call, seen, expected: settle('answer' in step ? step.answer : step.refusal, seen, names) };
}

/** Takes every step of a behaviour on a store, and gives what came of each. */
export async function runBehaviour({ given, steps }: Behaviour, store: StoreUnderTest): Promise<StepOutcome[]> {
  await store.open(given);
  const names: Names = new Map();
  const outcomes: StepOutcome[] = [];
  for (const step of steps) outcomes.push(await taken(store, step, names));
  return outcomes;
}
