import type { EndpointKey } from '@listings/shared-api/contract';
import type { Store } from '../db/store';
import { wireAnswer, type RawAnswer, type WireAnswer } from '../calls/answer-validation';
import { keepChange } from '../calls/changes.store';
import type { EndpointCall, Responder } from '../calls/endpoint.routes';
import { createInFlightGate, findKept, keepAnswer } from '../calls/idempotency';
import { BackendFailure, type BackendAnswer, type BackendClient } from './backend-client';
import { backendRequest } from './backend-request';
import type { LastAnswers } from './last-answers';
import { createSpendCheck } from './spend-check';

export interface BackendResponderOptions {
  readonly client: BackendClient;
  readonly store: Store;
  readonly now: () => number;
  readonly lastAnswers: LastAnswers;
  /** Called before and after a mutation. */
  readonly onMutation: (call: EndpointCall) => void;
}

/** Result of a call; `failure` when the store did not give this answer. */
interface Outcome {
  readonly answer: WireAnswer;
  readonly failure?: BackendFailure;
}

/** Sends validated calls on to the real store; a keyed mutation that has a definite answer is not sent again. */
export const createBackendResponder = (options: BackendResponderOptions): Responder => {
  const { client, lastAnswers } = options;
  const forward = async (call: EndpointCall): Promise<Outcome> => {
    try {
      return { answer: wireAnswer(answerFor(call, await client(backendRequest(call)))) };
    } catch (error) {
      if (!(error instanceof BackendFailure)) throw error;
      call.request.log.warn({ event: 'backend.failed', endpoint: call.key, err: error.cause ?? error }, error.message);
      return { answer: wireAnswer(failureAnswer(error)), failure: error };
    }
  };
  const read = async (call: EndpointCall): Promise<WireAnswer> => {
    const keep = lastAnswers.begin(call);
    const { answer, failure } = await forward(call);
    if (!failure) {
      if (answer.status === 200) keep(answer);
      return answer;
    }
    const last = lastAnswers.find(call);
    return last ? aged(last.answer, last.ageMs) : answer;
  };
  const spendCheck = createSpendCheck(options.store.db, async (call) => (await forward(call)).answer);
  const mutate = createMutation(options, forward, spendCheck);
  return (call) => (call.definition.method === 'GET' ? read(call) : mutate(call));
};

/** `Age` in seconds says that the store did not give this answer now. */
const aged = (answer: WireAnswer, ageMs: number): WireAnswer => ({
  ...answer,
  headers: { ...answer.headers, age: String(Math.floor(ageMs / 1000)) },
});

const createMutation = (
  { store, now, onMutation }: BackendResponderOptions,
  forward: (call: EndpointCall) => Promise<Outcome>,
  refuseSpending: (call: EndpointCall) => Promise<WireAnswer | null>,
): Responder => {
  const gate = createInFlightGate();
  return (call) =>
    gate(call.keyed, async () => {
      const kept = call.keyed && (await findKept(store.db, call.keyed, now()));
      if (kept) return kept;
      const refusal = await refuseSpending(call);
      if (refusal) return refusal;
      onMutation(call);
      const { answer, failure } = await forward(call);
      onMutation(call);
      await store.transaction(async (db) => {
        if (call.keyed) await keepAnswer(db, call.keyed, answer, now(), mayHaveHappened(call, failure));
        const row = { at: now(), user_name: call.person.id, action: call.key, status: answer.status };
        await db
          .insertInto('audit')
          .values({ ...row, request_id: call.request.id })
          .execute();
        if (answer.status < 300 && (await keepChange(db, call, now()))) await store.changes.announce(db);
      });
      return answer;
    });
};

/** Calls a repeat of which makes a second one: a real store knows no idempotency keys. */
const MAKES_ANOTHER: ReadonlySet<EndpointKey> = new Set([
  'createCampaign',
  'connectMerchantAccount',
  'requestVerificationCode',
  'requestReview',
]);

/** True for a call with an account id, which may be repeated; without an id the call makes an account. */
const namesAccount = ({ raw }: EndpointCall): boolean =>
  isObject(raw.body) && raw.body['id'] !== undefined && raw.body['id'] !== null;

/**
 * True when the answer to a call that must happen once was lost: a repeat with the same key gets that failure, and
 * nothing is sent again.
 */
const mayHaveHappened = (call: EndpointCall, failure: BackendFailure | undefined): boolean =>
  failure?.mayHaveWorked === true && MAKES_ANOTHER.has(call.key) && !namesAccount(call);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

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

/** The wait stands in the header alone: in a body it would say that an account is being made (S4.06). */
const failureAnswer = ({ status, message, retryAfter }: BackendFailure): RawAnswer => ({
  status,
  body: { message },
  headers: retryAfter === null ? {} : { 'retry-after': String(retryAfter) },
});
