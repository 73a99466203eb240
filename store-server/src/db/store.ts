import { Kysely, sql } from 'kysely';
import type { ServerConfig } from '../base/config';
import { whileLocked } from './advisory-lock';
import { localSignal, type ChangeSignal } from './change-signal';
import { migrate } from './migrate';
import type { MigrationDialect, StoreMigration } from './migration';
import { platformMigration } from './migrations/001-platform';
import { rateCounterMigration } from './migrations/002-rate-counters';
import { changesMigration } from './migrations/003-changes';
import { peopleMigration } from './migrations/030-people';
import { invitationsMigration } from './migrations/031-invitations';
import { handOversMigration } from './migrations/040-hand-overs';
import { apiKeysMigration } from './migrations/042-api-keys';
import { openIdMigration } from './migrations/043-openid';
import { releaseCountsMigration } from './migrations/046-release-counts';
import { clientFailuresMigration } from './migrations/047-client-failures';
import { oneListOfFailuresMigration } from './migrations/048-one-list-of-failures';
import { screenTimesMigration } from './migrations/049-screen-times';
import { releaseWitnessesMigration } from './migrations/050-release-witnesses';
import { usedOpenIdStatesMigration } from './migrations/051-used-openid-states';
import { readAtOnce } from './repeated-read';
import type { StoreFile } from './sqlite-file';
import type { Database, StoreTables } from './tables';
import { insideTransaction, refuseInsideTransaction, TransactionScope } from './transaction-scope';

/** The store of record, on either engine. */
export interface Store {
  readonly db: Database;
  readonly engine: 'sqlite' | 'postgres';
  /** One transaction at a time; commits when the work resolves, rolls back when it throws. */
  readonly transaction: <T>(work: (db: Database) => Promise<T>) => Promise<T>;
  /** Runs work while no other process on the same store does the same: seeding, in many transactions. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs work unless another process on the same store is at it; says whether it ran. */
  readonly unlessElsewhere: (work: () => Promise<void>) => Promise<boolean>;
  /** Keeps more of the embedded store's pages in memory from now on: called once it is seeded. */
  readonly keepPages: () => void;
  /** Applies what is missing; refuses a newer schema. Returns the names applied. */
  readonly migrate: (migrations: readonly StoreMigration[]) => Promise<readonly string[]>;
  /** Tells every process on this store that something was changed. */
  readonly changes: ChangeSignal;
  /** Writes and reads one row: the readiness probe. */
  readonly probe: () => Promise<void>;
  /** The embedded store as a file; null on PostgreSQL. */
  readonly file: StoreFile | null;
  /** Moves the log into the file; called when idle. */
  readonly checkpoint: () => Promise<void>;
  readonly close: () => Promise<void>;
}

type StorePlace = Pick<ServerConfig, 'dataDir' | 'databaseUrl'>;

interface Engine {
  readonly db: Database;
  readonly file: StoreFile | null;
  readonly dialect: MigrationDialect;
  readonly changes: ChangeSignal;
  readonly keepPages: () => void;
}

/** Migrations of the platform itself; those of the domain follow. */
export const platformMigrations: readonly StoreMigration[] = [
  platformMigration,
  rateCounterMigration,
  changesMigration,
  peopleMigration,
  invitationsMigration,
  handOversMigration,
  apiKeysMigration,
  openIdMigration,
  releaseCountsMigration,
  clientFailuresMigration,
  oneListOfFailuresMigration,
  screenTimesMigration,
  releaseWitnessesMigration,
  usedOpenIdStatesMigration,
];

/** Serialises the mutations of all processes on one PostgreSQL schema, as the one connection of the embedded store does. */
const MUTATION_LOCK = sql`7240117, hashtext(current_schema())`;

/** Held by the one process that seeds a PostgreSQL schema; a large import may take as long as it likes. */
const SEEDING_LOCK = { key: sql`7240118, hashtext(current_schema())`, longestWaitMs: 0 };

/** Held by the one process that works on the catalogue of a PostgreSQL schema. */
const WORKING_LOCK = sql`7240119, hashtext(current_schema())`;

/** Opens the store; throws a `StartError` with one clear line when it cannot be used. */
export const openStore = async (place: StorePlace, now: () => number = Date.now): Promise<Store> => {
  const { db, dialect, file, changes, keepPages } = place.databaseUrl
    ? await onPostgres(place.databaseUrl)
    : await onSqlite(place.dataDir);
  const isPostgres = dialect.name === 'postgres';
  const transaction: Store['transaction'] = async (work) => {
    refuseInsideTransaction();
    const scope = new TransactionScope();
    const result = await db.transaction().execute(async (trx) => {
      if (isPostgres) await sql`select pg_advisory_xact_lock(${MUTATION_LOCK})`.execute(trx);
      return insideTransaction(scope, () => work(trx));
    });
    scope.committed();
    return result;
  };
  return {
    db,
    engine: dialect.name,
    transaction,
    exclusively: (work) => (isPostgres ? whileLocked(db, SEEDING_LOCK, work) : work()),
    unlessElsewhere: async (work) => {
      if (isPostgres) return unlessLocked(db, work);
      await work();
      return true;
    },
    file,
    changes,
    keepPages,
    checkpoint: async () => {
      if (!isPostgres) await sql`pragma wal_checkpoint(TRUNCATE)`.execute(db);
    },
    migrate: (migrations) =>
      migrate({ db: db as Kysely<unknown>, migrations: [...platformMigrations, ...migrations], dialect }),
    probe: async () => {
      const row = { key: 'probe', hits: 1, resets_at: now() };
      await db
        .insertInto('rate_counters')
        .values(row)
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ resets_at: row.resets_at }))
        .execute();
    },
    close: async () => {
      await changes.close();
      await db.destroy();
    },
  };
};

const unlessLocked = (db: Database, work: () => Promise<void>): Promise<boolean> =>
  db.connection().execute(async (connection) => {
    const { rows } = await sql<{ taken: boolean }>`select pg_try_advisory_lock(${WORKING_LOCK}) as taken`.execute(
      connection,
    );
    if (rows[0]?.taken !== true) return false;
    try {
      await work();
      return true;
    } finally {
      await sql`select pg_advisory_unlock(${WORKING_LOCK})`.execute(connection);
    }
  });

const onSqlite = async (dataDir: string): Promise<Engine> => {
  const { openSqlite, GuardedSqliteDialect, keepPages, sqliteMigrations } = await import('./sqlite');
  const { storeFile } = await import('./sqlite-file');
  const database = openSqlite(dataDir);
  const db = new Kysely<StoreTables>({ dialect: new GuardedSqliteDialect(database) });
  readAtOnce(db, (text, values) => (database.inTransaction ? null : database.prepare(text).all(...values)));
  const file = storeFile(database, (work) => db.connection().execute(work));
  return { db, file, dialect: sqliteMigrations, changes: localSignal(), keepPages: () => keepPages(database) };
};

const onPostgres = async (databaseUrl: string): Promise<Engine> => {
  const { openPostgres, postgresMigrations } = await import('./postgres');
  const { postgresSignal } = await import('./postgres-signal');
  return {
    file: null,
    db: new Kysely<StoreTables>({ dialect: await openPostgres(databaseUrl) }),
    dialect: postgresMigrations,
    changes: postgresSignal(databaseUrl),
    keepPages: () => undefined,
  };
};
