import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import BetterSqlite from 'better-sqlite3';
import type { CompiledQuery } from 'kysely';
import { LEDGER, MIGRATOR_TABLES } from './migrate';
import { notedRows } from './noted-rows';

/** The embedded store as a file that can be copied and put back while it is in use. */
export interface StoreFile {
  /** Writes a copy: under its name it is complete, checked and on the disk, or it is not there. */
  readonly copyTo: (file: string) => Promise<void>;
  /**
   * Takes over what a copy has and writes `news`, in one transaction; tables named in `keep` stay as they are, and count their
   * ids on. Throws a `CopyError`.
   */
  readonly takeFrom: (file: string, keep: readonly string[], news: readonly CompiledQuery[]) => Promise<void>;
  /** Goes up with every changed row, but for those that only note what goes on. */
  readonly changes: () => number;
}

/** A copy that cannot be used; the message is one line. */
export class CopyError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CopyError';
  }
}

/** Waits until nothing runs on the store, and lets nothing run meanwhile. */
type Alone = <T>(work: () => Promise<T>) => Promise<T>;

/** Mode of a copy from its first byte on: it holds what the store holds. */
const PRIVATE = 0o600;

const flush = (path: string): void => {
  const handle = openSync(path, constants.O_RDONLY);
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

/** Makes a finished file appear under its name, whatever happens to the machine meanwhile. */
const publish = (partial: string, file: string): void => {
  chmodSync(partial, PRIVATE);
  flush(partial);
  renameSync(partial, file);
  flush(dirname(file));
};

/** Opens a copy by itself, checks it and gives what `read` finds in it. Throws a `CopyError`. */
function readCopy<T>(file: string, read: (copy: BetterSqlite.Database) => T): T {
  let copy: BetterSqlite.Database | undefined;
  try {
    copy = new BetterSqlite(file, { fileMustExist: true });
    copy.pragma('trusted_schema = OFF');
    if (copy.pragma('quick_check(1)', { simple: true }) !== 'ok') throw new CopyError(`${file} is damaged`);
    return read(copy);
  } catch (error) {
    if (error instanceof CopyError) throw error;
    throw new CopyError(`${file} is no copy of a store: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    copy?.close();
  }
}

const migrationsIn = (database: BetterSqlite.Database, schema = 'main'): string =>
  JSON.stringify(database.prepare(`select name from ${schema}.${LEDGER} order by name`).pluck().all());

const TRIES = 5;

/** True when all pages were copied; a transaction that runs meanwhile ends the copy, or keeps it from starting. */
async function copyPages(database: BetterSqlite.Database, partial: string): Promise<boolean> {
  rmSync(partial, { force: true });
  closeSync(openSync(partial, 'wx', PRIVATE));
  try {
    return (await database.backup(partial)).totalPages > 0;
  } catch (error) {
    if (/locked|busy/i.test(String(error))) return false;
    throw error;
  }
}

/**
 * Copies page by page between transactions, so that no call waits; without a gap, all at once while nothing else runs.
 */
async function copyAllPages(database: BetterSqlite.Database, partial: string, alone: Alone): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    if (await copyPages(database, partial)) return;
    await wait(5);
  }
  if (!(await alone(() => copyPages(database, partial)))) throw new CopyError('The store is busy: try again');
}

async function copyTo(database: BetterSqlite.Database, file: string, alone: Alone): Promise<void> {
  const partial = `${file}.part`;
  try {
    await copyAllPages(database, partial, alone);
    // One file without a log beside it, proven to be readable.
    readCopy(partial, (copy) => copy.pragma('journal_mode = DELETE'));
    publish(partial, file);
  } finally {
    rmSync(partial, { force: true });
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Takes over how far a copy had counted the ids of these tables. */
function takeSequences(database: BetterSqlite.Database, tables: readonly string[]): void {
  const names = JSON.stringify(tables);
  const ofThem = 'where name in (select value from json_each(?))';
  database.prepare(`delete from main.sqlite_sequence ${ofThem}`).run(names);
  database.prepare(`insert into main.sqlite_sequence select * from copy.sqlite_sequence ${ofThem}`).run(names);
}

function takeFrom(
  database: BetterSqlite.Database,
  file: string,
  keep: readonly string[],
  news: readonly CompiledQuery[],
): void {
  readCopy(file, (copy) => {
    if (migrationsIn(copy) !== migrationsIn(database)) {
      throw new CopyError(`${file} is of another version: stop the server, put it back, and start again`);
    }
  });
  database.prepare('attach ? as copy').run(file);
  try {
    const tables = database
      .prepare(`select name from copy.sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'`)
      .pluck()
      .all() as string[];
    database.transaction(() => {
      const left = [...keep, ...MIGRATOR_TABLES];
      const taken = tables.filter((name) => !left.includes(name));
      for (const table of taken) {
        database.prepare(`delete from main.${quoted(table)}`).run();
        database.prepare(`insert into main.${quoted(table)} select * from copy.${quoted(table)}`).run();
      }
      takeSequences(database, taken);
      for (const { sql, parameters } of news) database.prepare(sql).run(...parameters);
    })();
  } finally {
    database.exec('detach copy');
  }
}

export const storeFile = (database: BetterSqlite.Database, alone: Alone): StoreFile => ({
  copyTo: (file) => copyTo(database, file, alone),
  takeFrom: (file, keep, news) => alone(async () => takeFrom(database, file, keep, news)),
  changes: () => Number(database.prepare('select total_changes()').pluck().get()) - notedRows(database),
});

/**
 * Puts a copy in the place of a store that no process uses; what stood there is kept under `aside`. A store that was
 * closed cleanly has no log; what a killed process left of one goes aside with it.
 */
export function replaceStoreFile(copy: string, file: string, aside: string): void {
  readCopy(copy, migrationsIn);
  const partial = `${file}.part`;
  rmSync(partial, { force: true });
  copyFileSync(copy, partial);
  for (const ending of ['-wal', '-shm', '']) {
    if (existsSync(file + ending)) renameSync(file + ending, aside + ending);
  }
  publish(partial, file);
}
