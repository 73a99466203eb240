import { PostgresDialect } from 'kysely';
import { EXIT, StartError } from '../base/start-error';
import type { MigrationDialect } from './migration';

export const postgresMigrations: MigrationDialect = {
  name: 'postgres',
  idType: 'bigserial',
  id: (column) => column.primaryKey(),
};

/** `int8` and `numeric` come as text from the driver; the store keeps both within the safe integers and doubles. */
const NUMBER_TYPES: readonly number[] = [20, 1700];

/** Connects to PostgreSQL and proves that a commit is durable, or throws a `StartError`. */
export const openPostgres = async (databaseUrl: string): Promise<PostgresDialect> => {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        NUMBER_TYPES.includes(oid) ? Number : pg.types.getTypeParser(oid, format),
    },
  });
  pool.on('error', () => undefined);
  try {
    const { rows } = await pool.query<{ fsync: string; commit: string }>(
      `select current_setting('fsync') as fsync, current_setting('synchronous_commit') as commit`,
    );
    if (rows[0]?.fsync !== 'on' || rows[0].commit === 'off') {
      throw new StartError('The database is not safe to use: fsync and synchronous_commit have to be on');
    }
    return new PostgresDialect({ pool });
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database cannot be reached: ${why}`, EXIT.failed, { cause: error });
  }
};
