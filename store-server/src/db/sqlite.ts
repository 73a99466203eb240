import { chmodSync, closeSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Driver,
  type QueryCompiler,
} from 'kysely';
import { DamagedStoreError, EXIT, StartError } from '../base/start-error';
import { refuseNetworkDisk } from './local-disk';
import { LEDGER } from './migrate';
import type { MigrationDialect } from './migration';
import { countNotes } from './noted-rows';
import { refuseInsideTransaction } from './transaction-scope';
import { letOthersGo } from './yield';

/** The file of the embedded store inside the data directory. */
export const STORE_FILE = 'store.db';

const OLDEST_SQLITE = [3, 51, 3] as const;
const OLDEST_NODE = 22;

export const sqliteMigrations: MigrationDialect = {
  name: 'sqlite',
  idType: 'integer',
  id: (column) => column.primaryKey().autoIncrement(),
};

/** Opens and locks the file, proves that writes are durable, or throws a `StartError` [DB-2, DB-3, DB-5, DB-7]. */
export const openSqlite = (dataDir: string): BetterSqlite.Database => {
  refuseOldNode();
  makeDataDir(dataDir);
  refuseNetworkDisk(dataDir);
  const file = join(dataDir, STORE_FILE);
  let database: BetterSqlite.Database | undefined;
  try {
    makePrivate(file);
    database = keepingStatements(new BetterSqlite(file, { timeout: 250 }));
    lockAndPrepare(database);
    proveDurable(database);
    refuseForeign(database, file);
    return database;
  } catch (error) {
    database?.close();
    throw startErrorOf(error, dataDir);
  }
};

/** An older Node.js would be ended by the native module without a word. */
const refuseOldNode = (): void => {
  const { node } = process.versions;
  if (Number(node.split('.')[0]) >= OLDEST_NODE) return;
  throw new StartError(
    `The embedded store needs Node.js ${OLDEST_NODE} or newer; this is ${node}. npm start brings one.`,
  );
};

/** Makes the file private before SQLite opens it: the log beside it gets the same mode. */
const makePrivate = (file: string): void => {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
};

/** A store has the ledger of its migrations; a new one has nothing at all. */
const refuseForeign = (database: BetterSqlite.Database, file: string): void => {
  const tables = database.prepare("select name from sqlite_schema where type = 'table'").pluck().all();
  if (tables.length === 0 || tables.includes(LEDGER)) return;
  throw new StartError(`${file} is a database of another program: use another --data-dir`);
};

const makeDataDir = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
  } catch (error) {
    throw new StartError(`The data directory ${dataDir} cannot be made or used: ${messageOf(error)}`, EXIT.failed, {
      cause: error,
    });
  }
};

/** Pages kept in memory while a store is seeded: an import goes through the file once and gains nothing from more. */
const SEEDING_CACHE_KB = 8192;

/** Pages kept in memory while it serves: a large catalogue is not read from the disk again for every screen. */
const SERVING_CACHE_KB = 65_536;

/** Lets the store keep its pages in memory from now on. */
export const keepPages = (database: BetterSqlite.Database): void => {
  database.pragma(`cache_size = -${SERVING_CACHE_KB}`);
};

const lockAndPrepare = (database: BetterSqlite.Database): void => {
  // The first access under this mode takes a file lock of the kernel that only the end of the process gives back.
  database.pragma('locking_mode = EXCLUSIVE');
  database.pragma('journal_mode = WAL');
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma('busy_timeout = 5000');
  database.pragma('trusted_schema = OFF');
  database.pragma('mmap_size = 0');
  database.pragma(`cache_size = -${SEEDING_CACHE_KB}`);
  database.exec('BEGIN IMMEDIATE; COMMIT');
};

const INTACT = 'quick_check=ok';

const proveDurable = (database: BetterSqlite.Database): void => {
  const pragma = (name: string): unknown => database.pragma(name, { simple: true });
  const facts: readonly (readonly [string, boolean])[] = [
    ['journal_mode=wal', pragma('journal_mode') === 'wal'],
    ['synchronous=2', pragma('synchronous') === 2],
    ['locking_mode=exclusive', pragma('locking_mode') === 'exclusive'],
    ['foreign_keys=1', pragma('foreign_keys') === 1],
    ['trusted_schema=0', pragma('trusted_schema') === 0],
    [`SQLite >= ${OLDEST_SQLITE.join('.')}`, isNewEnough(versionOf(database))],
    [INTACT, pragma('quick_check(1)') === 'ok'],
  ];
  const failed = facts.filter(([, holds]) => !holds).map(([name]) => name);
  if (failed.includes(INTACT)) throw new DamagedStoreError('The store is damaged: quick_check=ok does not hold');
  if (failed.length > 0) throw new StartError(`The store is not safe to use: ${failed.join(', ')} does not hold`);
};

const versionOf = (database: BetterSqlite.Database): string =>
  String(database.prepare('select sqlite_version()').pluck().get());

/** True when a version text such as `3.51.3` is the oldest allowed version or newer. */
export const isNewEnough = (version: string): boolean => {
  const parts = version.split('.').map(Number);
  for (const [index, least] of OLDEST_SQLITE.entries()) {
    const part = parts[index] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
};

/** The driver's own error class need not be an `Error` of this realm. */
const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'message' in error ? String(error.message) : String(error);

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

const startErrorOf = (error: unknown, dataDir: string): StartError => {
  if (error instanceof StartError) return error;
  if (codeOf(error).startsWith('SQLITE_BUSY')) {
    return new StartError(`The data directory ${dataDir} is in use by another process`, EXIT.busy, { cause: error });
  }
  const Kind = /^SQLITE_(CORRUPT|NOTADB)/.test(codeOf(error)) ? DamagedStoreError : StartError;
  return new Kind(`The store in ${dataDir} cannot be opened: ${messageOf(error)}`, EXIT.failed, { cause: error });
};

const KEPT_STATEMENTS = 300;

/** Caches prepared statements. The query layer would prepare each one again, which costs more than running it. */
const keepingStatements = (database: BetterSqlite.Database): BetterSqlite.Database => {
  const prepare = database.prepare.bind(database);
  const kept = new Map<string, BetterSqlite.Statement>();
  const prepareNew = (text: string): BetterSqlite.Statement => {
    const statement = prepare(text);
    countNotes(database, statement);
    return statement;
  };
  const prepareOnce = (text: string): BetterSqlite.Statement => {
    const statement = kept.get(text) ?? prepareNew(text);
    kept.delete(text);
    kept.set(text, statement);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_STATEMENTS && oldest !== undefined) kept.delete(oldest);
    return statement;
  };
  return Object.assign(database, { prepare: prepareOnce as BetterSqlite.Database['prepare'] });
};

/**
 * Writes each parameter as `+?`. SQLite looks at the value of a plain `?` when it plans a sort or a limit, and then plans
 * the statement anew whenever a value is bound, which costs several times what running it does.
 */
class SteadyQueryCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder(): string {
    return '+?';
  }
}

/**
 * Transactions take the write lock at once, and a query beside one fails instead of waiting for itself. Whoever waited for
 * the connection lets others' requests go first: no more than one piece of work holds the process at a time.
 */
class GuardedSqliteDriver extends SqliteDriver {
  readonly #database: BetterSqlite.Database;
  #holders = 0;
  /** Who has the connection and lets others go first. */
  #polite = 0;

  constructor(database: BetterSqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** A full disk has ended the transaction already: ending it again would hide why. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.inTransaction) await super.rollbackTransaction(connection);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInsideTransaction();
    this.#holders += 1;
    const isTaken = this.#holders > 1;
    const connection = await super.acquireConnection();
    if (isTaken) await this.#letOthersGo();
    return connection;
  }

  async #letOthersGo(): Promise<void> {
    this.#polite += 1;
    await letOthersGo();
    this.#polite -= 1;
  }

  override async releaseConnection(): Promise<void> {
    this.#holders -= 1;
    await super.releaseConnection();
  }

  override async destroy(): Promise<void> {
    while (this.#polite > 0) await letOthersGo();
    await super.destroy();
  }
}

/** SQLite rolls changes of the schema back with everything else; migrations rely on it [DB-8]. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

export class GuardedSqliteDialect extends SqliteDialect {
  readonly #database: BetterSqlite.Database;

  constructor(database: BetterSqlite.Database) {
    super({ database });
    this.#database = database;
  }

  override createDriver(): Driver {
    return new GuardedSqliteDriver(this.#database);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }

  override createQueryCompiler(): QueryCompiler {
    return new SteadyQueryCompiler();
  }
}
