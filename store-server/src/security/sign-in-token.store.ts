import type { Database } from '../db/tables';
import { hashOf, randomSecret } from './secrets';

/** A printed link is good for so long. */
const LIFE_MS = 12 * 60 * 60_000;

/**
 * A new random token, good for one sign-in. It replaces every earlier one; where several processes share the store
 * (`isAlone` is false), those that the others printed stay good until they are used or twelve hours old.
 */
export const issueOneTimeToken = async (db: Database, now: number, isAlone: boolean): Promise<string> => {
  const token = randomSecret();
  const earlier = db.deleteFrom('sign_in_tokens');
  await (
    isAlone
      ? earlier
      : earlier.where((where) =>
          where.or([
            where('reusable', '=', 1),
            where('used_at', 'is not', null),
            where('created_at', '<=', now - LIFE_MS),
          ]),
        )
  ).execute();
  await addToken(db, token, 0, now);
  return token;
};

/** Replaces every earlier token by the operator's own, good for any number of sign-ins. */
export const setFixedToken = async (db: Database, token: string, now: number): Promise<void> => {
  await db.deleteFrom('sign_in_tokens').execute();
  await addToken(db, token, 1, now);
};

const addToken = async (db: Database, token: string, reusable: 0 | 1, now: number): Promise<void> => {
  await db
    .insertInto('sign_in_tokens')
    .values({ token_hash: hashOf(token), reusable, used_at: null, created_at: now })
    .execute();
};

const isExpired = ({ reusable, created_at }: { reusable: number; created_at: number }, now: number): boolean =>
  reusable === 0 && created_at <= now - LIFE_MS;

/** Checks whether a token would be accepted and used up by that. Changes nothing. */
export const lookAtToken = async (db: Database, token: string, now: number): Promise<'reusable' | 'once' | 'dead'> => {
  const row = await db
    .selectFrom('sign_in_tokens')
    .select(['reusable', 'used_at', 'created_at'])
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  if (row?.reusable === 1) return 'reusable';
  return row && row.used_at === null && !isExpired(row, now) ? 'once' : 'dead';
};

export type TokenUse = 'accepted' | 'used' | 'expired' | 'unknown';

/** Uses a token up. Of several requests with one token, one is accepted, or told that it is too old. */
export const spendToken = async (db: Database, token: string, now: number): Promise<TokenUse> => {
  const hash = hashOf(token);
  const row = await db.selectFrom('sign_in_tokens').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  if (!row) return 'unknown';
  const { numUpdatedRows } = await db
    .updateTable('sign_in_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', hash)
    .where((where) => where.or([where('reusable', '=', 1), where('used_at', 'is', null)]))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return 'used';
  return isExpired(row, now) ? 'expired' : 'accepted';
};
