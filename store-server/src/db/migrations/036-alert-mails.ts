import type { StoreMigration } from '../migration';

/** Mails about alerts: written with the alert, sent afterwards. */
export const alertMailsMigration: StoreMigration = {
  name: '036-alert-mails',
  up: async (db, dialect) => {
    await db.schema
      .createTable('alert_mails')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('alert_id', 'bigint')
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('stop_url', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('due_at', 'bigint', (column) => column.notNull())
      .addColumn('taken_at', 'bigint')
      .addColumn('sent_at', 'bigint')
      .addUniqueConstraint('alert_mails_once', ['person_id', 'alert_id'])
      .execute();
    await db.schema.createIndex('alert_mails_due').on('alert_mails').columns(['state', 'due_at']).execute();
  },
};
