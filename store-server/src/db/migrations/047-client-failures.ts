import type { StoreMigration } from '../migration';

/** Failures of applications in browsers, for processes that share one database and for those after a restart. */
export const clientFailuresMigration: StoreMigration = {
  name: '047-client-failures',
  up: async ({ schema }, dialect) => {
    await schema
      .createTable('client_failures')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('app', 'text', (column) => column.notNull())
      .addColumn('version', 'text', (column) => column.notNull())
      .addColumn('release', 'text', (column) => column.notNull())
      .addColumn('support_id', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('stack', 'text')
      .execute();
  },
};
