import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { catalogueMigration } from '../db/migrations/010-catalogue';
import { productSentMigration } from '../db/migrations/023-product-sent';
import { productEventsMigration } from '../db/migrations/024-product-events';
import type { Store } from '../db/store';
import { openAt, testEngine } from '../testing/engines';
import type { StoreMigration } from '../db/migration';

/** A store of its own in a directory that goes with it, for tests. */
export interface TempStore extends Store {
  readonly dir: string;
  /** Writes a file beside the store and gives its path. */
  readonly write: (name: string, content: string | Uint8Array) => Promise<string>;
  readonly remove: () => Promise<void>;
}

const tables: readonly StoreMigration[] = [catalogueMigration, productSentMigration, productEventsMigration];

export async function openTempStore(migrations = tables): Promise<TempStore> {
  const dir = await mkdtemp(join(tmpdir(), 'listings-domain-'));
  const store = await openAt(testEngine, dir);
  await store.migrate(migrations);
  return {
    ...store,
    dir,
    write: async (name, content) => {
      const path = join(dir, name);
      await writeFile(path, content);
      return path;
    },
    remove: async () => {
      await store.close();
      await rm(dir, { recursive: true, force: true });
    },
  };
}
