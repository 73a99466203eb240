import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../db/tables';
import { readSigned, signed, storeKey } from '../../security/signed-text';

/** Request to a consent page. Signed, so that the browser can carry it; valid once and for ten minutes. */
export interface Grant {
  readonly account: 'hosting' | 'provider';
  readonly next: 'setup-mc' | 'setup-ads' | 'reconnect';
  readonly loginHint: string | null;
  readonly nonce: string;
  /** Milliseconds. */
  readonly expiresAt: number;
}

const LIFE_MS = 10 * 60_000;

const KEY = 'sandbox.grantKey';

/** Signs and reads grants. */
export class GrantDesk {
  #key: Buffer = randomBytes(32);

  /** Takes the key of the store, which is made once: every process on it, and the next start, reads what was issued. */
  async useKeyOf(db: Database): Promise<void> {
    this.#key = await storeKey(db, KEY);
  }

  issue(grant: Pick<Grant, 'account' | 'next' | 'loginHint'>, now: number): string {
    const full: Grant = { ...grant, nonce: randomUUID(), expiresAt: now + LIFE_MS };
    return signed(full, this.#key);
  }

  /** The grant of a state, or null when it was not made here or is too old. */
  read(state: string, account: Grant['account'], now: number): Grant | null {
    const grant = readSigned(state, this.#key) as Grant | null;
    return grant?.account === account && grant.expiresAt > now ? grant : null;
  }
}

export const isUsed = async (db: Database, { nonce }: Grant): Promise<boolean> =>
  (await db.selectFrom('used_grants').select('nonce').where('nonce', '=', nonce).executeTakeFirst()) !== undefined;

/** Uses a grant up; false when it was used before. Forgets those that are too old anyway. */
export async function useGrant(db: Database, grant: Grant, now: number): Promise<boolean> {
  if (await isUsed(db, grant)) return false;
  await db.deleteFrom('used_grants').where('expires_at', '<', now).execute();
  await db.insertInto('used_grants').values({ nonce: grant.nonce, expires_at: grant.expiresAt }).execute();
  return true;
}
