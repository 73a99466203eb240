import { endpoints, type EndpointDefinition, type EndpointKey } from '@listings/shared-api/contract';
import type { Store } from '../db/store';
import { wireAnswer, type RawAnswer, type WireAnswer } from '../calls/answer-validation';
import { writeAudit } from '../calls/audit.store';
import { keepChange, lastChange } from '../calls/changes.store';
import { isOutdated, outdated, readOf, taggedRead } from '../calls/conditional';
import type { Database } from '../db/tables';
import type { EndpointCall, Responder } from '../calls/responder';
import { createInFlightGate, findKept, keepAnswer } from '../calls/idempotency';
import { BackendFailure, type BackendAnswer, type BackendClient } from './backend-client';
import { backendRequest } from './backend-request';
import type { CallFollower, ChangeOutcome } from './call-follower';
import type { LastAnswers } from './last-answers';
import { createSpendCheck } from './spend-check';

export interface BackendResponderOptions {
  readonly client: BackendClient;
  readonly store: Store;
  readonly now: () => number;
  readonly lastAnswers: LastAnswers;
  /** Called before and after a mutation. */
  readonly onMutation: (call: EndpointCall) => void;
  readonly follower: CallFollower;
}

/** Result of a call; `failure` when the store did not give this answer. */
interface Outcome {
  readonly answer: WireAnswer;
  readonly failure?: BackendFailure;
}

/** Sends validated calls on to the real store; a keyed mutation that has a definite answer is not sent again. */
export const createBackendResponder = (options: BackendResponderOptions): Responder => {
  const { client, lastAnswers, follower } = options;
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
    const follow = follower.reading(call);
    const { answer, failure } = await forward(call);
    if (!failure) {
      if (answer.status === 200) keep(answer);
      if (answer.status === 200) follow(answer);
      return taggedRead(call.key, answer);
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
  { store, now, onMutation, follower }: BackendResponderOptions,
  forward: (call: EndpointCall) => Promise<Outcome>,
  refuseSpending: (call: EndpointCall) => Promise<WireAnswer | null>,
): Responder => {
  const gate = createInFlightGate();
  return (call) =>
    gate(call.keyed, async () => {
      const kept = call.keyed && (await findKept(store.db, call.keyed, now()));
      if (kept) return kept;
      const refusal = (await refuseOutdated(store.db, call, forward)) ?? (await refuseSpending(call));
      if (refusal) return refusal;
      await follower.changing(call);
      onMutation(call);
      const { answer, failure } = await forward(call);
      onMutation(call);
      await store.transaction(async (db) => {
        if (call.keyed) await keepAnswer(db, call.keyed, answer, now(), mayHaveHappened(call, failure));
        await writeAudit(db, call, answer.status, now());
        await follower.changed(db, call, outcomeOf(answer, failure));
        if (answer.status < 300 && (await keepChange(db, call, now()))) await store.changes.announce(db);
      });
      return answer;
    });
};

const outcomeOf = ({ status }: WireAnswer, failure: BackendFailure | undefined): ChangeOutcome => {
  if (failure) return failure.mayHaveWorked ? 'unknown' : 'refused';
  return status < 300 ? 'done' : 'refused';
};

/**
 * Refuses a change whose sender has seen something else than there is now; null where it may be made. The store is asked
 * just before: two changes within that moment are not told apart.
 */
const refuseOutdated = async (
  db: Database,
  call: EndpointCall,
  forward: (call: EndpointCall) => Promise<Outcome>,
): Promise<WireAnswer | null> => {
  const ifMatch = call.request.headers['if-match'];
  const key = readOf(call.key);
  if (ifMatch === undefined || key === undefined) return null;
  const definition: EndpointDefinition = endpoints[key];
  const asked = { params: definition.params ? call.input.params : undefined, query: {}, body: undefined };
  const { answer } = await forward({ ...call, key, definition, input: asked, raw: asked, keyed: null });
  return isOutdated(ifMatch, answer) ? outdated(answer, await lastChange(db, key, call)) : null;
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
