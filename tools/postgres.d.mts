/**
 * Arguments of jest that leave out what is about SQLite alone. A test that fails before it stops its servers must not keep the
 * run from ending.
 */
export const postgresArguments: readonly string[];

/**
 * Names for jest: the tests that reach what opens the database. No other file reads `TEST_DATABASE_URL`, so that all others are
 * the same here as on SQLite.
 */
export const postgresTests: readonly string[];
