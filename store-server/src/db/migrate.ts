import { sql, type Kysely } from 'kysely';
import { EXIT, StartError } from '../base/start-error';
import type { MigrationDialect, StoreMigration } from './migration';

/** Table with the names of the migrations that a store has had. */
export const LEDGER = 'schema_migrations';

interface LedgerTable {
  name: string;
  applied_at: number;
}

/** The store as the migrator sees it: nothing but its own ledger. */
type LedgerDatabase = Kysely<{ [LEDGER]: LedgerTable }>;

export interface MigrateOptions {
  /** Runs work in one transaction. */
  readonly transaction: (work: (db: Kysely<unknown>) => Promise<void>) => Promise<void>;
  readonly migrations: readonly StoreMigration[];
  readonly dialect: MigrationDialect;
  readonly now: () => number;
}

/** Brings the schema forward in one transaction; refuses a store that a newer version wrote. Returns what was applied. */
export const migrate = async ({
  transaction,
  migrations,
  dialect,
  now,
}: MigrateOptions): Promise<readonly string[]> => {
  const ordered = sortedByName(migrations);
  const applied: string[] = [];
  await transaction(async (db) => {
    const done = await readLedger(db);
    refuseNewer(done, ordered);
    const ledger = db as LedgerDatabase;
    for (const migration of ordered.filter(({ name }) => !done.has(name))) {
      await migration.up(db, dialect);
      await ledger.insertInto(LEDGER).values({ name: migration.name, applied_at: now() }).execute();
      applied.push(migration.name);
    }
  });
  return applied;
};

const sortedByName = (migrations: readonly StoreMigration[]): readonly StoreMigration[] => {
  const names = new Set(migrations.map(({ name }) => name));
  if (names.size !== migrations.length) throw new Error('Two migrations have the same name');
  return [...migrations].sort((a, b) => (a.name < b.name ? -1 : 1));
};

const readLedger = async (db: Kysely<unknown>): Promise<ReadonlySet<string>> => {
  await sql`create table if not exists ${sql.table(LEDGER)} (name text primary key, applied_at bigint not null)`.execute(
    db,
  );
  const rows = await (db as LedgerDatabase).selectFrom(LEDGER).select('name').execute();
  return new Set(rows.map(({ name }) => name));
};

const refuseNewer = (done: ReadonlySet<string>, migrations: readonly StoreMigration[]): void => {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = [...done].filter((name) => !known.has(name));
  if (unknown.length > 0) {
    throw new StartError(
      `The store was written by a newer version (it has ${unknown.join(', ')}): start that version, or use another --data-dir`,
      EXIT.failed,
    );
  }
};
