import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { BackupShelf, isBackupName } from '../backup/backup.store';
import { keepReplacement } from '../calls/changes.store';
import { openSqlite, STORE_FILE } from '../db/sqlite';
import { CopyError, replaceStoreFile, storeFile } from '../db/sqlite-file';
import { openStore } from '../db/store';
import { PEOPLE_USAGE, peopleCommand } from './people-command';
import { accessOptions, callRunningServer, readAccess, type CallServer } from './running-server';
import { EXIT, StartError } from '../base/start-error';

const STORE_USAGE = `npm run store -- COMMAND [options]:
  backups            lists the copies of the store, newest first
  backup             makes one
  restore NAME       puts the store back to one; a path works too while no server runs
${PEOPLE_USAGE}
With --app-password (APP_PASSWORD) or --admin-token (ADMIN_TOKEN) it asks the server at --url or --port (PORT, 4000),
which goes on running. Without them it works on --data-dir (DATA_DIR, .data), which no server may use meanwhile.
People are changed where no server uses the data directory, or on PostgreSQL at any time.
Copies are in backups/ below the data directory. PostgreSQL is backed up by its own tools, such as pg_dump.`;

const ROOT = '/store/v1';

const options = { ...accessOptions, 'data-dir': { type: 'string' }, help: { type: 'boolean' } } as const;

type Environment = Readonly<Record<string, string | undefined>>;

/** Implementation of the three commands, by a running server or on a directory. */
interface Keeper {
  readonly backups: () => Promise<unknown>;
  readonly backup: () => Promise<unknown>;
  readonly restore: (name: string) => Promise<unknown>;
}

const usage = (line: string): StartError => new StartError(`${line}; npm run store -- --help says more`, EXIT.usage);

const byServer = (call: CallServer): Keeper => ({
  backups: () => call('GET', `${ROOT}/backups`),
  backup: () => call('POST', `${ROOT}/backups`, {}),
  restore: (name) => call('POST', `${ROOT}/restore`, { name }),
});

const onDirectory = (dataDir: string): Keeper => {
  const shelf = new BackupShelf(dataDir);
  const file = join(dataDir, STORE_FILE);
  return {
    backups: async () => shelf.list(),
    backup: async () => {
      if (!existsSync(file)) throw new StartError(`There is no store in ${dataDir}`, EXIT.badInput);
      const database = openSqlite(dataDir);
      try {
        return await shelf.add(
          storeFile(database, (work) => work()),
          Date.now(),
        );
      } finally {
        database.close();
      }
    },
    restore: async (name) => {
      const copy = isBackupName(name) ? shelf.pathOf(name) : name;
      if (!existsSync(copy)) throw new StartError(`There is no copy ${copy}`, EXIT.badInput);
      refuseWhileInUse(dataDir);
      const aside = join(dataDir, `store-before-restore-${Date.now()}.db`);
      replaceStoreFile(copy, file, aside);
      await tellPages(dataDir);
      return { restored: copy, ...(existsSync(aside) ? { aside } : {}) };
    },
  };
};

/** Pages that were open before will hear that everything they show is stale. A copy from before there were changes tells nothing. */
const tellPages = async (dataDir: string): Promise<void> => {
  const { db, close } = await openStore({ dataDir, databaseUrl: null });
  try {
    const tables = await db.introspection.getTables();
    if (tables.some(({ name }) => name === 'changes')) await keepReplacement(db, Date.now());
  } finally {
    await close();
  }
};

/** A store that cannot be opened may well be the reason to put a copy in its place: only one in use is refused. */
const refuseWhileInUse = (dataDir: string): void => {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    openSqlite(dataDir).close();
  } catch (error) {
    if (error instanceof StartError && error.exitCode !== EXIT.busy) return;
    throw error;
  }
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw usage((error instanceof Error ? error.message : String(error)).split(/\.\s|\n/)[0] ?? '');
  }
}

async function perform(keeper: Keeper, name: string | undefined, target: string | undefined): Promise<unknown> {
  switch (name) {
    case 'backups':
      return keeper.backups();
    case 'backup':
      return keeper.backup();
    case 'restore':
      if (target === undefined) throw usage('restore needs the NAME of a copy');
      return keeper.restore(target);
    default:
      throw usage(`There is no command "${name}"`);
  }
}

const changePeople = (
  words: readonly string[],
  values: ReturnType<typeof parse>['values'],
  env: Environment,
): Promise<unknown> =>
  peopleCommand(words, {
    dataDir: values['data-dir'] ?? (env['DATA_DIR'] || '.data'),
    databaseUrl: env['DATABASE_URL'] || null,
    origin: values.url ?? (env['PUBLIC_URL'] || `http://localhost:${values.port ?? (env['PORT'] || '4000')}`),
  });

/** Backup and restore of the embedded store, and its people; gives what is to be printed. Throws a `StartError` with one clear line. */
export async function storeCommand(args: readonly string[], env: Environment): Promise<string> {
  const { positionals, values } = parse(args);
  const [name, target] = positionals;
  if (values.help === true || name === undefined) return STORE_USAGE;
  if (name === 'people') return JSON.stringify(await changePeople(positionals.slice(1), values, env), null, 2);
  if (env['DATABASE_URL']) throw usage('DATABASE_URL is set: PostgreSQL is backed up by its own tools');
  const asks = ['app-password', 'admin-token'] as const;
  const isAsking = asks.some((flag) => values[flag] !== undefined) || env['APP_PASSWORD'] || env['ADMIN_TOKEN'];
  const keeper = isAsking
    ? byServer(await callRunningServer(readAccess(values, env)))
    : onDirectory(values['data-dir'] ?? (env['DATA_DIR'] || '.data'));
  try {
    return JSON.stringify(await perform(keeper, name, target), null, 2);
  } catch (error) {
    if (error instanceof CopyError) throw new StartError(error.message, EXIT.badInput, { cause: error });
    throw error;
  }
}
