import type { Database } from '../db/tables';
import { hashOf, randomSecret } from './secrets';

/** Replaces every earlier token by a new random one, good for one sign-in. */
export const issueOneTimeToken = async (db: Database, now: number): Promise<string> => {
  const token = randomSecret();
  await replaceTokens(db, token, 0, now);
  return token;
};

/** Replaces every earlier token by the operator's own, good for any number of sign-ins. */
export const setFixedToken = (db: Database, token: string, now: number): Promise<void> =>
  replaceTokens(db, token, 1, now);

const replaceTokens = async (db: Database, token: string, reusable: 0 | 1, now: number): Promise<void> => {
  await db.deleteFrom('sign_in_tokens').execute();
  await db
    .insertInto('sign_in_tokens')
    .values({ token_hash: hashOf(token), reusable, used_at: null, created_at: now })
    .execute();
};

export type TokenUse = 'accepted' | 'used' | 'unknown';

/** Uses a token up. Of several requests with one token, one is accepted. */
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
  return numUpdatedRows > 0n ? 'accepted' : 'used';
};
