import type { StoreMigration } from '../migration';

/** Alerts, who is told of them and what has been read, and the period for which each rule was looked at last. */
export const alertsMigration: StoreMigration = {
  name: '035-alerts',
  up: async (db, dialect) => {
    await db.schema
      .createTable('alerts')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('rule', 'text', (column) => column.notNull())
      .addColumn('object', 'text', (column) => column.notNull())
      .addColumn('occurrence', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('cured_at', 'bigint')
      .addColumn('facts', 'text', (column) => column.notNull())
      .addUniqueConstraint('alerts_once', ['rule', 'object', 'occurrence'])
      .execute();
    await db.schema
      .createTable('alert_inbox')
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('alert_id', 'bigint', (column) => column.notNull())
      .addColumn('read_at', 'bigint')
      .addPrimaryKeyConstraint('alert_inbox_once', ['person_id', 'alert_id'])
      .execute();
    await db.schema
      .createTable('alert_settings')
      .addColumn('person_id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('settings', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('alert_runs')
      .addColumn('rule', 'text', (column) => column.notNull().primaryKey())
      .addColumn('period', 'bigint', (column) => column.notNull())
      .execute();
  },
};
