import { sql, type RawBuilder } from 'kysely';
import type { Database } from './tables';

interface Lock {
  /** Key of the advisory lock, two numbers of SQL. */
  readonly key: RawBuilder<unknown>;
  /** Milliseconds that a process waits for it; 0 for as long as it takes. */
  readonly longestWaitMs: number;
}

/**
 * Runs work while no other process on a PostgreSQL schema has the lock. No transaction is open meanwhile; each process holds
 * one connection for as long as it works or waits. The wait has a limit of its own: others may take longer at their work than
 * a statement may.
 */
export const whileLocked = <T>(db: Database, { key, longestWaitMs }: Lock, work: () => Promise<T>): Promise<T> =>
  db.connection().execute(async (connection) => {
    await sql`select set_config('statement_timeout', ${String(longestWaitMs)}, false)`.execute(connection);
    try {
      await sql`select pg_advisory_lock(${key})`.execute(connection);
    } finally {
      await sql`reset statement_timeout`.execute(connection);
    }
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${key})`.execute(connection);
    }
  });
