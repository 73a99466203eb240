import type { StoreMigration } from '../migration';

/** Calls of the webhook: written with the alert, sent afterwards. */
export const alertCallsMigration: StoreMigration = {
  name: '037-alert-calls',
  up: async (db, dialect) => {
    await db.schema
      .createTable('alert_calls')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('alert_id', 'bigint', (column) => column.unique())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('problem', 'text')
      .execute();
    await db.schema.createIndex('alert_calls_due').on('alert_calls').columns(['state', 'due_at']).execute();
  },
};
