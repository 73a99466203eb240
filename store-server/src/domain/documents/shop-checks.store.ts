import type { Database } from '../../db/tables';
import type { ShopCheck } from '../../shop-checks/shop-check.types';
import { readDocument, updateDocument } from './documents.store';
import type { ShopCheckState } from './documents.types';

/** Asks for a look at the shop, unless one is under way. Gives the state as it is now. */
export async function askForLook(db: Database, now: number): Promise<ShopCheckState> {
  const state = await readDocument(db, 'shopChecks');
  if (state.status === 'running') return state;
  return updateDocument(db, 'shopChecks', { status: 'running', startedAt: now, claimedUntil: 0 });
}

/** Asks for the first look at the shop; one that was taken or is under way stays. */
export async function askForFirstLook(db: Database, now: number): Promise<void> {
  if ((await readDocument(db, 'shopChecks')).status === 'never') await askForLook(db, now);
}

/** Keeps what was seen of the shop. */
export const keepLook = (db: Database, now: number, checks: readonly ShopCheck[]): Promise<ShopCheckState> =>
  updateDocument(db, 'shopChecks', { status: 'done', checkedAt: now, claimedUntil: 0, checks });
