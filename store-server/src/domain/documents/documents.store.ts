import { deleteOption, readOption, writeOption } from '../../db/options.store';
import type { Database } from '../../db/tables';
import { documentDefaults } from './documents-defaults';
import type { Documents, StoreProfile } from './documents.types';

const PREFIX = 'domain.';

/** Reads a document; its default when it was never written. */
export async function readDocument<K extends keyof Documents>(db: Database, key: K): Promise<Documents[K]> {
  const kept = await readOption(db, PREFIX + key);
  return kept === undefined ? documentDefaults[key] : (kept as Documents[K]);
}

/** Reads several documents at once; those never written as their defaults. */
export async function readDocuments<K extends keyof Documents>(
  db: Database,
  keys: readonly K[],
): Promise<Pick<Documents, K>> {
  const wanted = keys.map((key) => PREFIX + key);
  const rows = await db.selectFrom('options').selectAll().where('key', 'in', wanted).execute();
  const kept = new Map(rows.map(({ key, value }) => [key, JSON.parse(value) as unknown]));
  return Object.fromEntries(keys.map((key) => [key, kept.get(PREFIX + key) ?? documentDefaults[key]])) as Pick<
    Documents,
    K
  >;
}

/** The store's own settings, those of the real store where this server stands in front of one. */
export async function readStoreProfile(db: Database): Promise<StoreProfile> {
  const { store, realStore } = await readDocuments(db, ['store', 'realStore']);
  const { isReal, timeZone, homeUrl, locale } = realStore;
  return isReal ? { ...store, timeZone, homeUrl, locale } : store;
}

/** True when a document was ever written. */
export const hasDocument = async (db: Database, key: keyof Documents): Promise<boolean> =>
  (await readOption(db, PREFIX + key)) !== undefined;

/** Writes a whole document. */
export const writeDocument = <K extends keyof Documents>(db: Database, key: K, value: Documents[K]): Promise<void> =>
  writeOption(db, PREFIX + key, value);

/** Changes some keys of a document and gives it as it is now. */
export async function updateDocument<K extends keyof Documents>(
  db: Database,
  key: K,
  change: Partial<Documents[K]>,
): Promise<Documents[K]> {
  const next = { ...(await readDocument(db, key)), ...change };
  await writeDocument(db, key, next);
  return next;
}

/** Puts documents back to what a new store has. */
export async function resetDocuments(db: Database, keys: readonly (keyof Documents)[]): Promise<void> {
  for (const key of keys) await deleteOption(db, PREFIX + key);
}

/** Every document the domain has. */
export const documentKeys = Object.keys(documentDefaults) as readonly (keyof Documents)[];
