import { repeatedRead } from './repeated-read';
import type { Database } from './tables';

const readValue = repeatedRead((db) => db.selectFrom('options').select('value').where('key', '=', ''));

/** Settings whose value is kept beside their text. */
const KEPT = 100;

const kept = new Map<string, { readonly text: string; readonly value: unknown }>();

const frozen = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
};

/** The value of a text: a call reads the same settings several times, and they seldom change. */
const valueOf = (key: string, text: string): unknown => {
  const known = kept.get(key);
  if (known?.text === text) return known.value;
  const value = frozen(JSON.parse(text));
  kept.delete(key);
  kept.set(key, { text, value });
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return value;
};

/** Reads a small setting, which nobody can change; undefined when never written. The caller knows what it wrote. */
export const readOption = async (db: Database, key: string): Promise<unknown> => {
  const [row] = await readValue(db, key);
  return row === undefined ? undefined : valueOf(key, row.value);
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
