import type { CompiledQuery } from 'kysely';
import type { Database } from './tables';

/** A query that is not run yet. */
interface Words<Row> {
  readonly compile: () => CompiledQuery<Row>;
}

/** Runs a read at once instead of waiting for its turn; null while a transaction is under way. */
type ReadAtOnce = (text: string, values: readonly unknown[]) => unknown[] | null;

const atOnce = new WeakMap<Database, ReadAtOnce>();

/**
 * Lets repeated reads of a database, outside of its transactions, be run at once: the query layer makes a dozen promises for a
 * read that takes a few microseconds.
 */
export const readAtOnce = (db: Database, read: ReadAtOnce): void => void atOnce.set(db, read);

/**
 * A read that every call makes, put into words once for each database: the words cost more than the read. Answers with the
 * rows for some values, in the order in which the statement has them; without any, for those it was put into words with.
 *
 * @example
 * const readValue = repeatedRead((db) => db.selectFrom('options').select('value').where('key', '=', ''));
 * const [row] = await readValue(db, key);
 */
export function repeatedRead<Row>(words: (db: Database) => Words<Row>) {
  const known = new WeakMap<Database, CompiledQuery<Row>>();
  return async (db: Database, ...values: readonly (string | number)[]): Promise<readonly Row[]> => {
    const read = known.get(db) ?? words(db).compile();
    known.set(db, read);
    const query = values.length === 0 ? read : { ...read, parameters: values };
    const direct = atOnce.get(db);
    const found = direct?.(query.sql, query.parameters);
    return found ? (found as Row[]) : (await db.executeQuery<Row>(query)).rows;
  };
}

/** Lengths to which lists of ids are filled up with their last one: there is one statement for each. */
const LENGTHS = [25, 100, 500] as const;

/** Ids of the longest list that a repeated read takes. */
export const MOST_IDS = LENGTHS[2];

/**
 * The same for a list of ids, at most `MOST_IDS`, in any number: the words name them once, with `in`.
 *
 * @example
 * const readTitles = repeatedReadOf((db, ids) => db.selectFrom('products').select('title').where('id', 'in', ids));
 */
export function repeatedReadOf<Row>(words: (db: Database, ids: readonly number[]) => Words<Row>) {
  const reads = LENGTHS.map((length) => ({
    length,
    read: repeatedRead((db) =>
      words(
        db,
        Array.from({ length }, () => 0),
      ),
    ),
  }));
  return async (db: Database, ids: readonly number[]): Promise<readonly Row[]> => {
    const last = ids.at(-1);
    if (last === undefined) return [];
    const fitting = reads.find(({ length }) => ids.length <= length);
    if (!fitting) throw new Error(`A repeated read takes at most ${MOST_IDS} ids`);
    return fitting.read(db, ...ids, ...Array.from({ length: fitting.length - ids.length }, () => last));
  };
}
