import type { StoreMigration } from '../migration';

/** Counters of the rate limit, for processes that share one database. */
export const rateCounterMigration: StoreMigration = {
  name: '002-rate-counters',
  up: async ({ schema }) => {
    await schema
      .createTable('rate_counters')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('hits', 'integer', (column) => column.notNull())
      .addColumn('resets_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
