import type BetterSqlite from 'better-sqlite3';

/** Statements that note whose turn it was, who is there and that a write works: they go on where nothing changes. */
const NOTES = /^(?:insert into|update|delete from) "(?:alert_runs|heard_pages|rate_counters|release_counts|sessions)"/;

const noted = new WeakMap<BetterSqlite.Database, { rows: number }>();

/** Counts the rows that a statement notes, if it is one of those. To be called once for each statement. */
export const countNotes = (database: BetterSqlite.Database, statement: BetterSqlite.Statement): void => {
  if (!NOTES.test(statement.source)) return;
  const counted = noted.get(database) ?? { rows: 0 };
  noted.set(database, counted);
  const run = statement.run.bind(statement);
  statement.run = (...values: unknown[]) => {
    const result = run(...values);
    counted.rows += result.changes;
    return result;
  };
};

/** Rows that were noted since the store was opened: none of the changes that a copy is made for. */
export const notedRows = (database: BetterSqlite.Database): number => noted.get(database)?.rows ?? 0;
