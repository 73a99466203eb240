import { createHash } from 'node:crypto';
import type { EndpointKey } from '@listings/shared-api/contract';
import type { Database } from '../db/tables';
import type { WireAnswer } from './answer-validation';
import { canonicalJson } from './canonical-json';
import { keyInFlight, keyMismatch } from './framework-error';
import type { RawRequest } from './request-validation';

/** A repeat within this time is answered from the record. */
const KEPT_FOR_MS = 24 * 60 * 60 * 1000;

const KEY = /^[!-~]{1,255}$/;

export const isIdempotencyKey = (key: unknown): key is string => typeof key === 'string' && KEY.test(key);

/** One keyed mutation: whose it is, and what exactly was asked. */
export interface KeyedCall {
  /** Key as the caller sent it. */
  readonly key: string;
  readonly scope: string;
  readonly hash: string;
}

export const keyedCall = (personId: string, endpoint: EndpointKey, key: string, request: RawRequest): KeyedCall => ({
  key,
  scope: `${personId} ${endpoint} ${key}`,
  hash: createHash('sha256')
    .update(canonicalJson([request.params, request.query, request.body]))
    .digest('hex'),
});

/** A definite answer is kept. After the others the same request may well be sent again under its key. */
const isDefinite = (status: number): boolean => status < 500 && ![401, 408, 412, 429].includes(status);

/** The answer kept for this call, a refusal when the key was used for another one, or undefined. */
export const findKept = async (db: Database, call: KeyedCall, now: number): Promise<WireAnswer | undefined> => {
  const row = await db
    .selectFrom('idempotency')
    .selectAll()
    .where('scope', '=', call.scope)
    .where('created_at', '>', now - KEPT_FOR_MS)
    .executeTakeFirst();
  if (!row) return undefined;
  if (row.body_hash !== call.hash) return refusal(keyMismatch());
  const headers = JSON.parse(row.headers) as Record<string, string>;
  return { status: row.status, headers: { ...headers, 'idempotency-replayed': 'true' }, text: row.body };
};

const rowOf = (call: KeyedCall, answer: WireAnswer, now: number) => ({
  body_hash: call.hash,
  status: answer.status,
  headers: JSON.stringify(answer.headers),
  body: answer.text,
  created_at: now,
});

/** Keeps a definite answer; to be called in the transaction of its effect. */
export const keepAnswer = async (db: Database, call: KeyedCall, answer: WireAnswer, now: number): Promise<void> => {
  if (isDefinite(answer.status)) await keepAnyAnswer(db, call, answer, now);
};

/** Keeps also an answer that leaves open what happened, so that nothing is done again under this key. */
export const keepAnyAnswer = async (db: Database, call: KeyedCall, answer: WireAnswer, now: number): Promise<void> => {
  const row = rowOf(call, answer, now);
  await db
    .insertInto('idempotency')
    .values({ scope: call.scope, ...row })
    .onConflict((conflict) => conflict.column('scope').doUpdateSet(row))
    .execute();
};

/**
 * Keeps what a repeat is answered until the true answer is known, before anything is done elsewhere under this key. Answers
 * with what is kept already: by another process that is at it, or by one that was ended meanwhile; undefined where this call
 * is the first. To be called in a transaction of its own.
 */
export const claimKey = async (
  db: Database,
  call: KeyedCall,
  meanwhile: WireAnswer,
  now: number,
): Promise<WireAnswer | undefined> => {
  const kept = await findKept(db, call, now);
  if (kept) return kept;
  // What stands there is older than a repeat may be.
  await forgetAnswer(db, call);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency')
    .values({ scope: call.scope, ...rowOf(call, meanwhile, now) })
    .onConflict((conflict) => conflict.column('scope').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 0n ? ((await findKept(db, call, now)) ?? meanwhile) : undefined;
};

/** Lets the call be made anew under its key: nothing has happened. */
export const forgetAnswer = async (db: Database, call: KeyedCall): Promise<void> => {
  await db.deleteFrom('idempotency').where('scope', '=', call.scope).execute();
};

export const forgetOldAnswers = async (db: Database, now: number): Promise<void> => {
  await db
    .deleteFrom('idempotency')
    .where('created_at', '<=', now - KEPT_FOR_MS)
    .execute();
};

/** Lets one call per key through at a time; its duplicates are answered 409 meanwhile. */
export const createInFlightGate = () => {
  const running = new Set<string>();
  return async (call: KeyedCall | null, work: () => Promise<WireAnswer>): Promise<WireAnswer> => {
    if (!call) return work();
    if (running.has(call.scope)) return refusal(keyInFlight());
    running.add(call.scope);
    try {
      return await work();
    } finally {
      running.delete(call.scope);
    }
  };
};

const refusal = ({ status, body }: { readonly status: number; readonly body: object }): WireAnswer => ({
  status,
  headers: {},
  text: JSON.stringify(body),
});
