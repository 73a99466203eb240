import { repeatedRead } from './repeated-read';
import type { Database } from './tables';

const readValue = repeatedRead((db) => db.selectFrom('options').select('value').where('key', '=', ''));

/** Reads a small setting; undefined when never written. The caller knows what it wrote. */
export const readOption = async (db: Database, key: string): Promise<unknown> => {
  const [row] = await readValue(db, key);
  return row === undefined ? undefined : (JSON.parse(row.value) as unknown);
};

/** Writes a small setting as JSON. */
export const writeOption = async (db: Database, key: string, value: unknown): Promise<void> => {
  const text = JSON.stringify(value);
  await db
    .insertInto('options')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
};

export const deleteOption = async (db: Database, key: string): Promise<void> => {
  await db.deleteFrom('options').where('key', '=', key).execute();
};
