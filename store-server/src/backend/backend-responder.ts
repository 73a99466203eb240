import { endpoints, type EndpointDefinition } from '@listings/shared-api/contract';
import { isObject } from '../base/is-object';
import type { Store } from '../db/store';
import { wireAnswer, type RawAnswer, type WireAnswer } from '../calls/answer-validation';
import { writeAudit } from '../calls/audit.store';
import { keepChange, lastChange } from '../calls/changes.store';
import { isOutdated, outdated, readOf, taggedRead } from '../calls/conditional';
import type { Database } from '../db/tables';
import { createTurns } from '../db/turns';
import type { EndpointCall, Responder } from '../calls/responder';
import { claimKey, createInFlightGate, findKept, forgetAnswer, keepAnswer, keepAnyAnswer } from '../calls/idempotency';
import { BackendFailure, type BackendAnswer, type BackendClient } from './backend-client';
import { backendRequest } from './backend-request';
import type { CallFollower, ChangeOutcome } from './call-follower';
import type { LastAnswers } from './last-answers';
import { leavesOpen, mustHappenOnce, notKnownYet } from './made-once.rules';
import { createSpendCheck, isLimited } from './spend-check';

export interface BackendResponderOptions {
  readonly client: BackendClient;
  readonly store: Store;
  readonly now: () => number;
  readonly lastAnswers: LastAnswers;
  /** Called before and after a mutation. */
  readonly onMutation: (call: EndpointCall) => void;
  readonly follower: CallFollower;
}

/** Result of a call. */
interface Outcome {
  readonly answer: WireAnswer;
  /** The store did not give this answer. */
  readonly isFailure: boolean;
  /** The call may have taken effect although the answer does not say so. */
  readonly isOpen: boolean;
}

/** Sends validated calls on to the real store; a keyed mutation that has a definite answer is not sent again. */
export const createBackendResponder = (options: BackendResponderOptions): Responder => {
  const { client, lastAnswers, follower } = options;
  const forward = async (call: EndpointCall): Promise<Outcome> => {
    try {
      const answer = await client(backendRequest(call));
      return { answer: wireAnswer(answerFor(call, answer)), isFailure: false, isOpen: leavesOpen(call, answer) };
    } catch (error) {
      if (!(error instanceof BackendFailure)) throw error;
      call.request.log.warn({ event: 'backend.failed', endpoint: call.key, err: error.cause ?? error }, error.message);
      return { answer: wireAnswer(failureAnswer(error)), isFailure: true, isOpen: error.mayHaveWorked };
    }
  };
  const read = async (call: EndpointCall): Promise<WireAnswer> => {
    const keep = lastAnswers.begin(call);
    const follow = follower.reading(call);
    const { answer, isFailure } = await forward(call);
    if (!isFailure) {
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
  const inTurn = createTurns(store);
  /** Keeps, before it is sent, that a call which must happen once is on its way: a kill forgets nothing of it. */
  const claim = async (call: EndpointCall): Promise<WireAnswer | undefined> => {
    const { keyed } = call;
    if (!keyed || !mustHappenOnce(call)) return undefined;
    return store.transaction(async (db) => {
      const kept = await claimKey(db, keyed, notKnownYet, now());
      if (kept) await follower.changed(db, call, 'refused');
      return kept;
    });
  };
  const change = async (call: EndpointCall): Promise<WireAnswer> => {
    const kept = call.keyed && (await findKept(store.db, call.keyed, now()));
    if (kept) return kept;
    const refusal = (await refuseOutdated(store.db, call, forward)) ?? (await refuseSpending(call));
    if (refusal) return refusal;
    await follower.changing(call);
    const claimed = await claim(call);
    if (claimed) return claimed;
    onMutation(call);
    const outcome = await forward(call);
    onMutation(call);
    const { answer } = outcome;
    await store.transaction(async (db) => {
      await keepOutcome(db, call, outcome, now());
      await writeAudit(db, call, answer.status, now());
      await follower.changed(db, call, changeOutcome(outcome));
      if (await keepChange(db, call, answer.status, now())) await store.changes.announce(db);
    });
    return answer;
  };
  return (call) => gate(call.keyed, () => (isLimited(call) ? inTurn(() => change(call)) : change(call)));
};

/** Keeps what a repeat under the same key is answered; nothing where the call may well be sent again. */
const keepOutcome = async (db: Database, call: EndpointCall, outcome: Outcome, now: number): Promise<void> => {
  const { keyed } = call;
  if (!keyed) return;
  if (!mustHappenOnce(call)) return keepAnswer(db, keyed, outcome.answer, now);
  if (outcome.isOpen) return keepAnyAnswer(db, keyed, outcome.answer, now);
  await forgetAnswer(db, keyed);
  await keepAnswer(db, keyed, outcome.answer, now);
};

const changeOutcome = ({ answer: { status }, isOpen }: Outcome): ChangeOutcome =>
  isOpen ? 'unknown' : status < 300 ? 'done' : 'refused';

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
