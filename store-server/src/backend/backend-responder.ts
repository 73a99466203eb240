import type { Store } from '../db/store';
import { wireAnswer, type RawAnswer, type WireAnswer } from '../http/answer-validation';
import type { EndpointCall, Responder } from '../http/endpoint.routes';
import { createInFlightGate, findKept, keepAnswer } from '../http/idempotency';
import { BackendFailure, type BackendAnswer, type BackendClient, type BackendRequest } from './backend-client';

export interface BackendResponderOptions {
  readonly client: BackendClient;
  readonly store: Store;
  readonly now: () => number;
}

/** Sends validated calls on to the real store; a keyed mutation that has a definite answer is not sent again. */
export const createBackendResponder = ({ client, store, now }: BackendResponderOptions): Responder => {
  const gate = createInFlightGate();
  const forward = async (call: EndpointCall): Promise<WireAnswer> => {
    try {
      return wireAnswer(answerFor(call, await client(backendRequest(call))));
    } catch (error) {
      if (!(error instanceof BackendFailure)) throw error;
      call.request.log.warn({ event: 'backend.failed', endpoint: call.key, err: error.cause ?? error }, error.message);
      return wireAnswer(failureAnswer(error));
    }
  };
  return async (call) => {
    if (call.definition.method === 'GET') return forward(call);
    return gate(call.keyed, async () => {
      const kept = call.keyed && (await findKept(store.db, call.keyed, now()));
      if (kept) return kept;
      const answer = await forward(call);
      await store.transaction(async (db) => {
        if (call.keyed) await keepAnswer(db, call.keyed, answer, now());
        const row = { at: now(), user_name: call.user, action: call.key, status: answer.status };
        await db
          .insertInto('audit')
          .values({ ...row, request_id: call.request.id })
          .execute();
      });
      return answer;
    });
  };
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Path and query are built from what the contract let through: no override such as `_method` reaches the store. */
const backendRequest = ({ definition, input, raw, keyed }: EndpointCall): BackendRequest => {
  const params = isObject(input.params) ? input.params : {};
  return {
    method: definition.method,
    path: definition.path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => encodeURIComponent(String(params[name]))),
    query: definition.query && isObject(raw.query) ? writeQuery(raw.query, input.query, definition.commaLists) : '',
    body: definition.body ? raw.body : undefined,
    idempotencyKey: keyed?.key,
  };
};

/** Each list in the one form that a real store is known to read, whatever form it came in; the rest as it came. */
const writeQuery = (raw: Readonly<Record<string, unknown>>, input: unknown, commaLists: readonly string[] = []) => {
  const parsed = isObject(input) ? input : {};
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(raw)) {
    const list: unknown = parsed[key];
    if (!Array.isArray(list)) search.append(key, String(value));
    else if (!commaLists.includes(key)) list.forEach((entry, index) => search.append(`${key}[${index}]`, String(entry)));
    else if (list.length > 0) search.append(key, list.join(','));
  }
  return search.toString();
};

const isReconnect = (body: unknown): boolean =>
  isObject(body) && (body['code'] === 'JETPACK_DISCONNECTED' || body['code'] === 'GOOGLE_DISCONNECTED');

/** A 401 of the framework is about this server's credentials, not about the person at the browser. */
const answerFor = (call: EndpointCall, { status, body, headers }: BackendAnswer): RawAnswer => {
  if (status === 401 && isObject(body) && 'code' in body && !isReconnect(body)) {
    call.request.log.error({ event: 'backend.credentials' }, 'the store refused the credentials');
    return { status: 502, body: { message: 'The store refused the credentials of this server.' } };
  }
  const schema = call.definition.answers[status];
  const parsed = schema?.safeParse(body);
  if (parsed && !parsed.success) {
    const field = parsed.error.issues[0]?.path.map(String).join('.');
    call.request.log.warn(
      { event: 'backend.mismatch', endpoint: call.key, field },
      'the answer does not fit the contract',
    );
  }
  return { status, body, headers };
};

const failureAnswer = ({ status, message, retryAfter }: BackendFailure): RawAnswer =>
  retryAfter === null
    ? { status, body: { message } }
    : { status, body: { message, retry_after: retryAfter }, headers: { 'retry-after': String(retryAfter) } };
