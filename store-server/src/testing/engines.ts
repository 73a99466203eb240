import { randomUUID } from 'node:crypto';
import { openStore, type Store } from '../db/store';
import { temporaryDirectory } from './temporary-directory';

interface Place {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

export interface Engine {
  readonly name: 'sqlite' | 'postgres';
  /** An empty store; the same name is the same store. */
  readonly place: (name: string) => Promise<Place>;
}

export const openAt = async (engine: Engine, name: string): Promise<Store> => openStore(await engine.place(name));

/** Environment variables of a server on that store. */
export const environmentOf = async (engine: Engine, name: string): Promise<Record<string, string>> => {
  const { dataDir, databaseUrl } = await engine.place(name);
  return { DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '' };
};

const directories = new Map<string, string>();

const sqlite: Engine = {
  name: 'sqlite',
  place: async (name) => {
    const dataDir = directories.get(name) ?? temporaryDirectory('store');
    directories.set(name, dataDir);
    return { dataDir, databaseUrl: null };
  },
};

const schemas = new Map<string, string>();

/** Each name is a schema of its own in the database of `TEST_DATABASE_URL`. */
const postgresAt = (databaseUrl: string): Engine => ({
  name: 'postgres',
  place: async (name) => {
    const schema = schemas.get(name) ?? `test_${randomUUID().replaceAll('-', '')}`;
    if (!schemas.has(name)) {
      const { default: pg } = await import('pg');
      const client = new pg.Client({ connectionString: databaseUrl });
      await client.connect();
      await client.query(`create schema "${schema}"`);
      await client.end();
      schemas.set(name, schema);
    }
    const url = new URL(databaseUrl);
    url.searchParams.set('options', `-c search_path=${schema}`);
    return { dataDir: temporaryDirectory('store'), databaseUrl: url.href };
  },
});

const databaseUrl = process.env['TEST_DATABASE_URL'];

/** Engine of the tests: PostgreSQL when `TEST_DATABASE_URL` names one (`npm run postgres`), else SQLite. */
export const testEngine: Engine = databaseUrl ? postgresAt(databaseUrl) : sqlite;

export const engines: readonly Engine[] = [testEngine];
