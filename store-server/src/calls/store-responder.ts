import type { ServerConfig } from '../base/config';
import type { Clock } from '../db/clock';
import type { Store } from '../db/store';
import { endpoints, type EndpointKey } from '@listings/shared-api/contract';
import type { Database } from '../db/tables';
import { writeAnswer, type RawAnswer, type WireAnswer } from './answer-validation';
import { writeAudit } from './audit.store';
import { keepChange, lastChange } from './changes.store';
import { isOutdated, outdated, readOf, taggedMutation, taggedRead } from './conditional';
import type { EndpointCall, Responder } from './responder';
import type { HandlerContext, Handlers, StoreCall } from './handler';
import type { AroundChange } from './domain-module';
import { createInFlightGate, findKept, keepAnswer } from './idempotency';
import type { RawRequest } from './request-validation';

export interface StoreResponderOptions {
  readonly handlers: Handlers;
  /** Stands around each mutation, in its transaction. */
  readonly around?: AroundChange | undefined;
  readonly store: Store;
  readonly clock: Clock;
  readonly config: ServerConfig;
  readonly now: () => number;
}

/** A handler as the router sees it: the contract has checked the request, and checks the answer. */
type AnyHandler = (request: RawRequest, context: HandlerContext) => Promise<RawAnswer>;

/** The store's handlers: reads on the store, mutations in one transaction with their key and audit row [S-6]. */
export const createStoreResponder = (options: StoreResponderOptions): Responder => {
  const { handlers, store, now } = options;
  const gate = createInFlightGate();
  const answerOf = async (call: EndpointCall, db: Database, key: EndpointKey): Promise<RawAnswer> => {
    // The server's own calls do not come as far as this.
    const handler = handlers[key as StoreCall] as AnyHandler;
    const context = contextOf(options, call, db);
    const work = () => handler(call.input, context);
    return options.around && endpoints[key].method !== 'GET' ? options.around(key, context, work) : work();
  };
  const run = async (call: EndpointCall, db: Database, key: EndpointKey = call.key): Promise<WireAnswer> =>
    writeAnswer(key, endpoints[key], await answerOf(call, db, key));
  /** A mutation, unless its caller had seen something else than there is now. */
  const change = async (call: EndpointCall, db: Database): Promise<WireAnswer> => {
    const ifMatch = call.request.headers['if-match'];
    const read = readOf(call.key);
    if (read === undefined) return run(call, db);
    if (ifMatch === undefined) return run(call, db);
    const current = await run(call, db, read);
    if (isOutdated(ifMatch, current)) return outdated(current, await lastChange(db, read, call));
    return taggedMutation(await run(call, db), await run(call, db, read));
  };
  return async (call) => {
    if (call.definition.method === 'GET') return taggedRead(call.key, await run(call, store.db));
    return gate(call.keyed, () =>
      store.transaction(async (db) => {
        const kept = call.keyed && (await findKept(db, call.keyed, now()));
        if (kept) return kept;
        const answer = await change(call, db);
        if (call.keyed) await keepAnswer(db, call.keyed, withoutSecrets(call, answer), now());
        await writeAudit(db, call, answer.status, now());
        if (await keepChange(db, call, answer.status, now())) await store.changes.announce(db);
        return answer;
      }),
    );
  };
};

const contextOf = ({ clock, config }: StoreResponderOptions, call: EndpointCall, db: Database): HandlerContext => ({
  db,
  clock,
  config,
  person: call.person,
  source: { from: call.request.caller?.kind === 'session' ? 'screen' : 'api', reference: call.request.id },
  log: call.request.log,
  origin: call.request.siteOrigin,
});

/** An answer as it is kept for a repeat of its call: what may be told once is not in it. */
const withoutSecrets = ({ definition: { shownOnce } }: EndpointCall, answer: WireAnswer): WireAnswer => {
  if (shownOnce === undefined || answer.status >= 300) return answer;
  const hidden = Object.fromEntries(shownOnce.map((field) => [field, null]));
  return { ...answer, text: JSON.stringify({ ...(JSON.parse(answer.text) as object), ...hidden }) };
};
