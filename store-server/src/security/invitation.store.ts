import type { Database } from '../db/tables';
import { hashOf, randomSecret } from './secrets';

const LIFE_MS = 7 * 24 * 60 * 60_000;

/** A new sign-in link of a person, in the place of earlier ones; only its hash is kept. */
export const invite = async (db: Database, personId: string, now: number): Promise<string> => {
  const token = randomSecret();
  await db.deleteFrom('invitations').where('person_id', '=', personId).execute();
  await db
    .insertInto('invitations')
    .values({ token_hash: hashOf(token), person_id: personId, expires_at: now + LIFE_MS })
    .execute();
  return token;
};

/** True while the link would sign somebody in. Changes nothing. */
export const isInvitation = async (db: Database, token: string, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom('invitations')
    .select('person_id')
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
};

/** Uses a link up; the person whom it signs in, null where it is not good any more. */
export const acceptInvitation = async (db: Database, token: string, now: number): Promise<string | null> => {
  const row = await db
    .deleteFrom('invitations')
    .where('token_hash', '=', hashOf(token))
    .returning(['person_id', 'expires_at'])
    .executeTakeFirst();
  return row !== undefined && row.expires_at > now ? row.person_id : null;
};
