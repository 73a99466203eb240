import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isObjectName, type ObjectStore } from './object-store';

const hasCode = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Result of `work`, or `missing` when there is no such file. */
async function orMissing<T, U>(work: Promise<T>, missing: U): Promise<T | U> {
  try {
    return await work;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return missing;
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Writes the bytes to the disk under a hidden temporary name. */
async function writeAside(path: string, bytes: Uint8Array): Promise<string> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const aside = join(dirname(path), `.${randomUUID()}`);
  const handle = await open(aside, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  return aside;
}

/** A plain directory: a file is written aside, synced, then named in one step, and the directory synced. */
export function directoryStore(root: string): ObjectStore {
  const pathOf = (name: string): string => {
    if (!isObjectName(name)) throw new Error(`"${name}" is no name in this store`);
    return join(root, name);
  };
  return {
    read: (name) => orMissing(readFile(pathOf(name)), null),
    size: async (name) => (await orMissing(stat(pathOf(name)), null))?.size ?? null,
    async create(name, bytes) {
      const path = pathOf(name);
      const aside = await writeAside(path, bytes);
      try {
        // A link never takes the place of what is there: of many at once, one gets the name.
        await link(aside, path);
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        await rm(aside, { force: true });
      }
      await sync(dirname(path));
      return true;
    },
    async replace(name, bytes) {
      const path = pathOf(name);
      await rename(await writeAside(path, bytes), path);
      await sync(dirname(path));
    },
    list: async (folder) => (await orMissing(readdir(pathOf(folder)), [])).filter(isObjectName).sort(),
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
