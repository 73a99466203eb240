import { sql } from 'kysely';
import { whileLocked } from './advisory-lock';
import type { Store } from './store';
import { refuseInsideTransaction } from './transaction-scope';

/** Held by the one process of a PostgreSQL schema whose turn it is; waited for as long as a few calls of a slow store take. */
const TURN_LOCK = { key: sql`7240120, hashtext(current_schema())`, longestWaitMs: 60_000 };

/**
 * Runs works one after the other, in all processes on the store: what reads something outside of it and then changes that.
 * No transaction is open meanwhile; on PostgreSQL each process holds one connection for as long as it works or waits.
 */
export const createTurns = ({ db, engine }: Pick<Store, 'db' | 'engine'>) => {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    refuseInsideTransaction('A turn may be long in coming: no transaction waits for it');
    const turn = last.then(() => (engine === 'postgres' ? whileLocked(db, TURN_LOCK, work) : work()));
    last = turn.catch(() => undefined);
    return turn;
  };
};
