import type { StoreMigration } from '../migration';

/** What pages tell of the versions of their applications, for processes that share one database. */
export const releaseCountsMigration: StoreMigration = {
  name: '046-release-counts',
  up: async ({ schema }) => {
    await schema
      .createTable('release_counts')
      .addColumn('process', 'text', (column) => column.notNull())
      .addColumn('app', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('hour', 'integer', (column) => column.notNull())
      .addColumn('starts', 'integer', (column) => column.notNull())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('pages', 'integer', (column) => column.notNull())
      .addColumn('silent', 'integer', (column) => column.notNull())
      .addColumn('times', 'text', (column) => column.notNull())
      .addColumn('failed_at', 'bigint')
      .addColumn('failed_with', 'text')
      .addPrimaryKeyConstraint('release_counts_key', ['process', 'app', 'version', 'hour'])
      .execute();
    await schema
      .createTable('heard_pages')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('page', 'text', (column) => column.notNull())
      .addColumn('heard_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('heard_pages_page').on('heard_pages').column('page').execute();
  },
};
