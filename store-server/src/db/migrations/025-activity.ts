import type { StoreMigration } from '../migration';

/** Changes of objects, each with what was before and after it. */
export const activityMigration: StoreMigration = {
  name: '025-activity',
  up: async (db, dialect) => {
    await db.schema
      .createTable('activity')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('user_name', 'text')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('object_id', 'text', (column) => column.notNull())
      .addColumn('object_name', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('activity_kind_day').on('activity').columns(['kind', 'day', 'id']).execute();
  },
};
