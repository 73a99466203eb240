import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { sql } from 'kysely';
import { StartError } from '../base/start-error';
import { temporaryDirectory } from '../testing/temporary-directory';
import { readOption, writeOption } from './options.store';
import { isNewEnough, openSqlite } from './sqlite';
import { openStore } from './store';
import { letOthersGo } from './yield';

/**
 * Times that SQLite plans a statement of the table of options that is run with each limit. The driver makes a factory of rows, a
 * function, whenever it planned one; it takes `Function` from the first realm of the process, so that a process counts for itself.
 */
function timesPlanned(statement: string, limits: readonly number[]): number {
  const count = `
    const [statement, limits] = JSON.parse(process.argv[1]);
    const database = new (require('better-sqlite3'))(':memory:');
    database.exec('create table options (key text primary key, value text)');
    database.exec("insert into options values ('b', '')");
    let made = 0;
    const Original = Function;
    globalThis.Function = (...texts) => ((made += 1), Original(...texts));
    const prepared = database.prepare(statement);
    for (const limit of limits) prepared.all('a', limit);
    console.log(made);`;
  const ran = execFileSync(process.execPath, ['-e', count, JSON.stringify([statement, limits])], { cwd: __dirname });
  return Number(ran);
}

describe('the embedded store', () => {
  it('is durable, locked, checked and strict [DB-2, DB-5]', () => {
    const database = openSqlite(temporaryDirectory('store'));
    const pragma = (name: string) => database.pragma(name, { simple: true });
    expect(pragma('journal_mode')).toBe('wal');
    expect(pragma('synchronous')).toBe(2);
    expect(pragma('locking_mode')).toBe('exclusive');
    expect(pragma('foreign_keys')).toBe(1);
    expect(pragma('trusted_schema')).toBe(0);
    expect(pragma('busy_timeout')).toBe(5000);
    expect(pragma('mmap_size')).toBe(0);
    database.close();
  });

  it('keeps few pages in memory while it is seeded, and many while it serves', async () => {
    const store = await openStore({ dataDir: temporaryDirectory('store'), databaseUrl: null });
    const kept = () => sql`pragma cache_size`.execute(store.db).then(({ rows }) => rows);
    expect(await kept()).toEqual([{ cache_size: -8192 }]);
    store.keepPages();
    expect(await kept()).toEqual([{ cache_size: -65_536 }]);
    await store.close();
  });

  it('plans a statement once, whatever the values it is run with', async () => {
    const store = await openStore({ dataDir: temporaryDirectory('store'), databaseUrl: null });
    const read = store.db
      .selectFrom('options')
      .select('key')
      .where('key', '>', 'a')
      .orderBy('value')
      .limit(1)
      .compile();
    await store.close();
    expect(timesPlanned(read.sql, [1, 2, 3])).toBe(1);
    expect(timesPlanned(read.sql.replace(/\+\?/g, '?'), [1, 2, 3])).toBe(3);
  });

  it('is readable for nobody else [S-14]', () => {
    const dataDir = join(temporaryDirectory('store'), 'new');
    const database = openSqlite(dataDir);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'store.db')).mode & 0o777).toBe(0o600);
    database.close();
  });

  it.each([
    ['new', false],
    ['there already, and readable for everybody', true],
  ])('has no file that others may read, from its first moment on, when it is %s [S-14]', (_which, isThere) => {
    const dataDir = temporaryDirectory('store');
    const file = join(dataDir, 'store.db');
    if (isThere) writeFileSync(file, '', { mode: 0o644 });
    const before = process.umask(0);
    const database = openSqlite(dataDir);
    database.exec('create table t (a text)');
    const modes = readdirSync(dataDir).map((name) => [name, statSync(join(dataDir, name)).mode & 0o777]);
    process.umask(before);
    database.close();
    expect(modes).toEqual([
      ['store.db', 0o600],
      ['store.db-wal', 0o600],
    ]);
  });

  it('refuses a Node.js on which its native module would end the process, and says what to do', () => {
    const { versions } = process;
    Object.defineProperty(process, 'versions', { value: { ...versions, node: '20.20.2' } });
    try {
      expect(() => openSqlite(temporaryDirectory('store'))).toThrow(
        new StartError('The embedded store needs Node.js 22 or newer; this is 20.20.2. npm start brings one.'),
      );
    } finally {
      Object.defineProperty(process, 'versions', { value: versions });
    }
  });

  it('refuses the database of another program, and leaves it as it was', () => {
    const dataDir = temporaryDirectory('store');
    const file = join(dataDir, 'store.db');
    const foreign = new BetterSqlite(file);
    foreign.exec('create table sessions (theirs text)');
    foreign.close();
    expect(() => openSqlite(dataDir)).toThrow(
      expect.objectContaining({
        exitCode: 1,
        message: `${file} is a database of another program: use another --data-dir`,
      }) as Error,
    );
    const left = new BetterSqlite(file);
    expect(left.prepare('select name from sqlite_schema').pluck().all()).toEqual(['sessions']);
    left.close();
  });

  it('refuses a second opener with exit code 75, and lets it in after the first has gone [DB-3]', () => {
    const dataDir = temporaryDirectory('store');
    const first = openSqlite(dataDir);
    expect(() => openSqlite(dataDir)).toThrow(
      expect.objectContaining({
        exitCode: 75,
        message: `The data directory ${dataDir} is in use by another process`,
      }) as Error,
    );
    first.close();
    openSqlite(dataDir).close();
  });

  it('refuses a file that is no store, and says so in one line', () => {
    const dataDir = temporaryDirectory('store');
    writeFileSync(join(dataDir, 'store.db'), 'not a database, but long enough to be taken for one '.repeat(40));
    expect(() => openSqlite(dataDir)).toThrow(/^The store in .* cannot be opened: file is not a database$/);
  });

  it('refuses a damaged file [DB-5]', () => {
    const dataDir = temporaryDirectory('store');
    const file = join(dataDir, 'store.db');
    const database = new BetterSqlite(file);
    database.exec('create table t (a text); create index i on t (a)');
    database.exec(
      "with recursive n(x) as (select 1 union all select x + 1 from n where x < 500) insert into t select 'row ' || x from n",
    );
    database.unsafeMode(true).pragma('writable_schema = ON');
    database.exec(
      "update sqlite_schema set rootpage = (select rootpage from sqlite_schema where name = 't') where name = 'i'",
    );
    database.close();
    expect(() => openSqlite(dataDir)).toThrow(/quick_check|cannot be opened/);
  });

  it.each([
    ['3.51.3', true],
    ['3.51.2', false],
    ['3.52.0', true],
    ['4.0.0', true],
    ['3.9.99', false],
  ])('knows that SQLite %s is new enough: %s [DB-2]', (version, enough) => {
    expect(isNewEnough(version)).toBe(enough);
  });

  it('lets the requests of others go before whoever waited for the connection', async () => {
    const store = await openStore({ dataDir: temporaryDirectory('store'), databaseUrl: null });
    await store.migrate([]);
    const order: string[] = [];
    const first = store.transaction(async () => {
      await letOthersGo();
      void letOthersGo().then(() => order.push('others'));
      order.push('transaction');
    });
    const waiting = sql`select 1`.execute(store.db).then(() => order.push('who waited'));
    await Promise.all([first, waiting]);
    await store.close();
    expect(order).toEqual(['transaction', 'others', 'who waited']);
  });

  it('shows a repeated read nothing of a transaction that is under way', async () => {
    const store = await openStore({ dataDir: temporaryDirectory('store'), databaseUrl: null });
    await store.migrate([]);
    await writeOption(store.db, 'test.one', 1);
    const seen: unknown[] = [];
    const rolledBack = store.transaction(async (db) => {
      await writeOption(db, 'test.one', 2);
      await letOthersGo();
      throw new Error('no');
    });
    // The transaction has begun and written when this is asked.
    setImmediate(() => void readOption(store.db, 'test.one').then((value) => seen.push(value)));
    await expect(rolledBack).rejects.toThrow('no');
    await store.close();
    expect(seen).toEqual([1]);
  });

  it('fails a query beside the running transaction at once instead of waiting for ever', async () => {
    const store = await openStore({ dataDir: temporaryDirectory('store'), databaseUrl: null });
    await store.migrate([]);
    const work = store.transaction(async () => store.db.selectFrom('options').selectAll().execute());
    await expect(work).rejects.toThrow('A query beside the running transaction');
    const repeated = store.transaction(() => readOption(store.db, 'test.one'));
    await expect(repeated).rejects.toThrow('A query beside the running transaction');
    await expect(store.probe()).resolves.toBeUndefined();
    await store.close();
  });
});
