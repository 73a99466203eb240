import { sql } from 'kysely';
import type { Store } from './store';
import type { Database } from './tables';
import { refuseInsideTransaction } from './transaction-scope';

/** Held by the one process of a PostgreSQL schema whose turn it is. */
const TURN_LOCK = sql`7240120, hashtext(current_schema())`;

/** Milliseconds that a process waits for its turn: a few calls of a slow store each. */
const LONGEST_WAIT_MS = 60_000;

/**
 * Runs works one after the other, in all processes on the store: what reads something outside of it and then changes that.
 * No transaction is open meanwhile; on PostgreSQL each process holds one connection for as long as it works or waits.
 */
export const createTurns = ({ db, engine }: Pick<Store, 'db' | 'engine'>) => {
  let last: Promise<unknown> = Promise.resolve();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    refuseInsideTransaction('A turn may be long in coming: no transaction waits for it');
    const turn = last.then(() => (engine === 'postgres' ? whileLocked(db, work) : work()));
    last = turn.catch(() => undefined);
    return turn;
  };
};

const whileLocked = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`select set_config('statement_timeout', ${String(LONGEST_WAIT_MS)}, false)`.execute(connection);
    try {
      await sql`select pg_advisory_lock(${TURN_LOCK})`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${TURN_LOCK})`.execute(connection);
    }
  });
