import { Migrator, sql, type Kysely, type Migration } from 'kysely';
import { EXIT, StartError } from '../base/start-error';
import type { MigrationDialect, StoreMigration } from './migration';

/** Table with the names of the migrations that a store has had. */
export const LEDGER = 'schema_migrations';

/** Tables of the migrator itself: each store has its own, and a copy that is put back leaves them alone. */
export const MIGRATOR_TABLES: readonly string[] = [LEDGER, `${LEDGER}_lock`];

export interface MigrateOptions {
  readonly db: Kysely<unknown>;
  readonly migrations: readonly StoreMigration[];
  readonly dialect: MigrationDialect;
}

/**
 * Brings the schema forward in one transaction, while no other process does; refuses a store that a newer version
 * wrote. Returns the names of what was applied.
 */
export const migrate = async ({ db, migrations, dialect }: MigrateOptions): Promise<readonly string[]> => {
  const schema = dialect.name === 'postgres' ? await currentSchema(db) : undefined;
  const columns = await ledgerColumns(db, schema);
  if (columns.length > 0) await refuseNewer(db, migrations);
  if (columns.includes('applied_at')) await takeOver(db, schema);
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(byName(migrations, dialect)) },
    migrationTableName: LEDGER,
    migrationLockTableName: `${LEDGER}_lock`,
    ...(schema === undefined ? {} : { migrationTableSchema: schema }),
    // The platform's and the domain's migrations are numbered apart.
    allowUnorderedMigrations: true,
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  return results.map(({ migrationName }) => migrationName);
};

const byName = (migrations: readonly StoreMigration[], dialect: MigrationDialect): Record<string, Migration> => {
  const named = Object.fromEntries(
    migrations.map(({ name, up }) => [name, { up: (db: Kysely<unknown>) => up(db, dialect) }]),
  );
  if (Object.keys(named).length !== migrations.length) throw new Error('Two migrations have the same name');
  return named;
};

const currentSchema = async (db: Kysely<unknown>): Promise<string | undefined> => {
  const { rows } = await sql<{ name: string }>`select current_schema() as name`.execute(db);
  return rows[0]?.name;
};

/** The columns of the ledger; none where there is no ledger yet. */
const ledgerColumns = async (db: Kysely<unknown>, schema: string | undefined): Promise<readonly string[]> => {
  const query =
    schema === undefined
      ? sql<{ name: string }>`select name from pragma_table_info(${LEDGER})`
      : sql<{ name: string }>`select column_name as name from information_schema.columns
          where table_schema = ${schema} and table_name = ${LEDGER}`;
  return (await query.execute(db)).rows.map(({ name }) => name);
};

const refuseNewer = async (db: Kysely<unknown>, migrations: readonly StoreMigration[]): Promise<void> => {
  const known = new Set(migrations.map(({ name }) => name));
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(LEDGER)} order by name`.execute(db);
  const unknown = rows.filter(({ name }) => !known.has(name)).map(({ name }) => name);
  if (unknown.length > 0) {
    throw new StartError(
      `The store was written by a newer version (it has ${unknown.join(', ')}): start that version, or use another --data-dir`,
      EXIT.failed,
    );
  }
};

/** Rewrites the ledger of versions up to 1.0, which had `applied_at` in milliseconds, in the migrator's own form. */
const takeOver = (db: Kysely<unknown>, schema: string | undefined): Promise<void> =>
  db.transaction().execute(async (trx) => {
    if (schema !== undefined) await sql`lock table ${sql.table(LEDGER)} in access exclusive mode`.execute(trx);
    // Another process may have done it while this one waited.
    if (!(await ledgerColumns(trx, schema)).includes('applied_at')) return;
    const { rows } = await sql<{ name: string; applied_at: number }>`select * from ${sql.table(LEDGER)}`.execute(trx);
    await trx.schema.dropTable(LEDGER).execute();
    await trx.schema
      .createTable(LEDGER)
      .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute();
    for (const { name, applied_at: appliedAt } of rows) {
      const timestamp = new Date(Number(appliedAt)).toISOString();
      await sql`insert into ${sql.table(LEDGER)} values (${name}, ${timestamp})`.execute(trx);
    }
  });
