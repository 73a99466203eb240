import type { Database } from '../../db/tables';
import { hashOf } from '../secrets';

/** Time after which no sign-in with a state is accepted any more. */
const KEPT_MS = 10 * 60_000;

/** Uses up the state of a sign-in whose account is known; false where it was used before. */
export const spendState = async (db: Database, state: string, now: number): Promise<boolean> => {
  await db.deleteFrom('used_openid_states').where('expires_at', '<=', now).execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('used_openid_states')
    .values({ state_hash: hashOf(state), expires_at: now + KEPT_MS })
    .onConflict((conflict) => conflict.column('state_hash').doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) > 0;
};
