import type { CompiledQuery } from 'kysely';
import type { Database } from './tables';
import { refuseInsideTransaction } from './transaction-scope';

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
    if (direct) refuseInsideTransaction();
    const found = direct?.(query.sql, query.parameters);
    return found ? (found as Row[]) : (await db.executeQuery<Row>(query)).rows;
  };
}
