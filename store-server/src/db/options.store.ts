import type { CompiledQuery } from 'kysely';
import type { Database } from './tables';

type Read = CompiledQuery<{ readonly value: string }>;

/** Reads by key, put into words once: every call reads several settings, and the words cost more than the read. */
const reads = new WeakMap<Database, Read>();

const readOf = (db: Database): Read => {
  const read = reads.get(db) ?? db.selectFrom('options').select('value').where('key', '=', '').compile();
  reads.set(db, read);
  return read;
};

/** Reads a small setting; undefined when never written. The caller knows what it wrote. */
export const readOption = async (db: Database, key: string): Promise<unknown> => {
  const { rows } = await db.executeQuery<{ readonly value: string }>({ ...readOf(db), parameters: [key] });
  const [row] = rows;
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
