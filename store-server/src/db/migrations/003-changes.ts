import type { StoreMigration } from '../migration';

/** Changes that open screens are told of, and that name who changed something under somebody else's hands. */
export const changesMigration: StoreMigration = {
  name: '003-changes',
  up: async (db, dialect) => {
    await db.schema
      .createTable('changes')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('person', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('object', 'text', (column) => column.notNull())
      .addColumn('request_key', 'text')
      .execute();
    await db.schema.createIndex('changes_action').on('changes').columns(['action', 'id']).execute();
  },
};
