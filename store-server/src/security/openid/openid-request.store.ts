import type { Database } from '../../db/tables';
import { hashOf, randomSecret } from '../secrets';

const LIFE_MS = 10 * 60_000;

/** What a sign-in that is under way has to come back with. */
export interface OpenIdRequest {
  readonly state: string;
  readonly nonce: string;
  /** Of PKCE: the provider has its hash. */
  readonly verifier: string;
}

/** Keeps a sign-in that begins; the id is for a cookie of this browser. */
export const keepRequest = async (db: Database, request: OpenIdRequest, now: number): Promise<string> => {
  const id = randomSecret();
  await db.deleteFrom('openid_requests').where('expires_at', '<=', now).execute();
  await db
    .insertInto('openid_requests')
    .values({ id_hash: hashOf(id), ...request, expires_at: now + LIFE_MS })
    .execute();
  return id;
};

/** Takes a sign-in that comes back, once; null where none of this browser is under way. */
export const takeRequest = async (db: Database, id: string, now: number): Promise<OpenIdRequest | null> => {
  const row = await db
    .deleteFrom('openid_requests')
    .where('id_hash', '=', hashOf(id))
    .returningAll()
    .executeTakeFirst();
  return row && row.expires_at > now ? { state: row.state, nonce: row.nonce, verifier: row.verifier } : null;
};
