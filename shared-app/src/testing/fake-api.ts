import {
  ApiError,
  endpoints,
  type Api,
  type ApiErrorKind,
  type CallOptions,
  type EndpointDefinition,
  type EndpointKey,
} from '@listings/shared-api/contract';
import { fakeAccountHandlers } from './fake-account.handlers';
import { fakeAdsHandlers } from './fake-ads.handlers';
import { fakeAlertsHandlers } from './fake-alerts.handlers';
import { fakeHandOversHandlers } from './fake-hand-overs.handlers';
import { fakeApiKeysHandlers } from './fake-api-keys.handlers';
import { fakeSavedViewsHandlers } from './fake-saved-views.handlers';
import { fakeFeedHandlers } from './fake-feed.handlers';
import { invalid, missing, type FakeFailure, type FakeHandlers } from './fake-handlers';
import { fakeListingHandlers } from './fake-listing.handlers';
import { fakeMerchantHandlers } from './fake-merchant.handlers';
import { fakeShippingHandlers } from './fake-shipping.handlers';
import { fakeStore, type FakeStore } from './fake-store';

/** A call as the api got it. */
export interface FakeCall {
  readonly key: EndpointKey;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** The key a mutation was asked under, when the caller gave one. */
  readonly idempotencyKey?: string;
}

interface Referred {
  /** Id by which the server's log names the failure. */
  readonly reference?: string;
}

/** Simulated failure of a call: an error answer, or none at all. */
export type FakeFault = Referred & (FakeFailure | { readonly kind: Exclude<ApiErrorKind, 'http'> });

/** An `Api` that answers from memory, held to the contract at both ends. */
export interface FakeApi {
  readonly api: Api;
  readonly store: FakeStore;
  readonly calls: readonly FakeCall[];
  /** Calls of one endpoint, in order. */
  callsOf(key: EndpointKey): FakeCall[];
  /** Lets the next calls of an endpoint fail, before they change anything. */
  fail(key: EndpointKey, fault: FakeFault, times?: number): void;
  /** Lets the calls of an endpoint wait; returns the function that lets them go. */
  hold(key: EndpointKey): () => void;
  /** Reply to a request, once it was read from an address. */
  reply(key: EndpointKey, request: Partial<FakeCall>): FakeReply;
}

/** An answer in wire form. */
export interface FakeReply {
  readonly status: number;
  readonly body: unknown;
}
type AnyHandler = (request: object, store: FakeStore) => FakeReply;

const handlers: FakeHandlers<EndpointKey> = {
  ...fakeAccountHandlers,
  ...fakeMerchantHandlers,
  ...fakeListingHandlers,
  ...fakeShippingHandlers,
  ...fakeAdsHandlers,
  ...fakeFeedHandlers,
  ...fakeAlertsHandlers,
  ...fakeHandOversHandlers,
  ...fakeApiKeysHandlers,
  ...fakeSavedViewsHandlers,
};

/** A copy, as it would arrive. */
const overTheWire = <T>(value: T): T => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

const parts = ['params', 'query', 'body'] as const;

/** A part of a request as it travels: a list without entries leaves no trace in a query. */
function sentPart(input: Partial<FakeCall>, part: (typeof parts)[number]): object | undefined {
  const given = overTheWire(input[part]) as object | undefined;
  if (part !== 'query') return given ?? (part === 'body' ? undefined : {});
  const entries = Object.entries(given ?? {}).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return Object.fromEntries(entries);
}

function requestOf(endpoint: EndpointDefinition, input: Partial<FakeCall>): object | FakeFailure {
  const request: Record<string, unknown> = {};
  for (const part of parts) {
    const schema = endpoint[part];
    if (!schema) continue;
    const given = sentPart(input, part);
    const result = schema.safeParse(given);
    if (!result.success) {
      const names = [...new Set(result.error.issues.map(({ path }) => String(path[0] ?? part)))];
      const absent = names.filter((name) => given === undefined || !(name in given));
      return absent.length > 0 ? missing(absent) : invalid(names);
    }
    request[part] = result.data;
  }
  return request;
}

const isFailure = (request: object | FakeFailure): request is FakeFailure => 'status' in request;

function errorOf(key: EndpointKey, { status, body, reference }: FakeFailure & Referred): ApiError {
  const endpoint: EndpointDefinition = endpoints[key];
  const { method, path } = endpoint;
  const { message, code, ...details } = body;
  const declared = endpoint.errors?.[status]?.safeParse(body);
  return new ApiError({
    kind: 'http',
    endpoint: key,
    method,
    path,
    status,
    code: typeof code === 'string' ? code : null,
    serverMessage: message,
    details,
    reference: reference ?? null,
    body: declared?.success ? declared.data : null,
  });
}

/** Makes an api over a store of its own. */
export function createFakeApi(given: Partial<FakeStore> = {}): FakeApi {
  const store = fakeStore(given);
  const calls: FakeCall[] = [];
  const faults = new Map<EndpointKey, FakeFault[]>();
  const gates = new Map<EndpointKey, Promise<void>>();

  const replyTo = (key: EndpointKey, input: Partial<FakeCall>): FakeReply => {
    const request = requestOf(endpoints[key], input);
    return isFailure(request) ? request : (handlers[key] as AnyHandler)(request, store);
  };

  const answer = (key: EndpointKey, input: Partial<FakeCall>): unknown => {
    const endpoint: EndpointDefinition = endpoints[key];
    const fault = faults.get(key)?.shift();
    if (fault && 'kind' in fault)
      throw new ApiError({ ...fault, endpoint: key, method: endpoint.method, path: endpoint.path, status: 0 });
    if (fault) throw errorOf(key, fault);
    const reply = replyTo(key, input);
    const schema = endpoint.answers[reply.status];
    if (!schema) throw errorOf(key, reply as FakeFailure);
    return schema.parse(overTheWire(reply.body));
  };

  const call = async (
    key: EndpointKey,
    input: Partial<FakeCall> = {},
    { idempotencyKey }: CallOptions = {},
  ): Promise<unknown> => {
    calls.push({ ...overTheWire(input), key, ...(idempotencyKey === undefined ? {} : { idempotencyKey }) });
    await (gates.get(key) ?? Promise.resolve());
    return answer(key, input);
  };

  const keys = Object.keys(endpoints) as EndpointKey[];
  const methods = keys.map((key) => [
    key,
    (input?: Partial<FakeCall>, options?: CallOptions) => call(key, input, options),
  ]);
  return {
    api: Object.fromEntries(methods) as Api,
    store,
    calls,
    reply: (key, request) => overTheWire(replyTo(key, request)),
    callsOf: (key) => calls.filter((made) => made.key === key),
    fail: (key, fault, times = 1) => {
      faults.set(key, [...(faults.get(key) ?? []), ...Array.from({ length: times }, () => fault)]);
    },
    hold: (key) => {
      let open: () => void = () => undefined;
      gates.set(key, new Promise((resolve) => (open = resolve)));
      return () => {
        gates.delete(key);
        open();
      };
    },
  };
}
