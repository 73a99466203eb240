import { PostgresDialect, PostgresIntrospector, sql, type Kysely, type TableMetadata } from 'kysely';
import { EXIT, StartError } from '../base/start-error';
import type { MigrationDialect } from './migration';

export const postgresMigrations: MigrationDialect = {
  name: 'postgres',
  idType: 'bigserial',
  id: (column) => column.primaryKey(),
};

/** `int8` and `numeric` come as text from the driver; the store keeps both within the safe integers and doubles. */
const NUMBER_TYPES: readonly number[] = [20, 1700];

/**
 * Names the tables of the current schema alone. The migrator asks several times at each start whether its own are there, and
 * Kysely's answer describes every column of every schema of the database, and fails when another process changes one meanwhile.
 */
class OwnSchemaIntrospector extends PostgresIntrospector {
  readonly #db: Kysely<unknown>;

  constructor(db: Kysely<unknown>) {
    super(db as ConstructorParameters<typeof PostgresIntrospector>[0]);
    this.#db = db;
  }

  override async getTables(): Promise<TableMetadata[]> {
    const { rows } = await sql<{ name: string; schema: string }>`select relname as name, nspname as schema
      from pg_catalog.pg_class join pg_catalog.pg_namespace on pg_namespace.oid = relnamespace
      where nspname = current_schema() and relkind in ('r', 'p') order by relname`.execute(this.#db);
    return rows.map((table) => ({ ...table, isView: false, isForeign: false, columns: [] }));
  }
}

class OwnSchemaDialect extends PostgresDialect {
  override createIntrospector(db: Kysely<unknown>): PostgresIntrospector {
    return new OwnSchemaIntrospector(db);
  }
}

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
    return new OwnSchemaDialect({ pool });
  } catch (error) {
    await pool.end();
    if (error instanceof StartError) throw error;
    const why = error instanceof Error ? error.message || error.name : String(error);
    throw new StartError(`The database cannot be reached: ${why}`, EXIT.failed, { cause: error });
  }
};
