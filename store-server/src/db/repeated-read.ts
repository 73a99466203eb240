import type { CompiledQuery } from 'kysely';
import type { Database } from './tables';

/** A query that is not run yet. */
interface Words<Row> {
  readonly compile: () => CompiledQuery<Row>;
}

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
    const { rows } = await db.executeQuery<Row>(values.length === 0 ? read : { ...read, parameters: values });
    return rows;
  };
}
