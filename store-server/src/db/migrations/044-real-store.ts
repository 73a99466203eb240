import type { StoreMigration } from '../migration';

/** What was last seen of a real store, and changes of it that were asked for here and not looked at yet. */
export const realStoreMigration: StoreMigration = {
  name: '044-real-store',
  up: async ({ schema }, dialect) => {
    await schema
      .createTable('seen_objects')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('object_id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('fields', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('seen_objects_key', ['kind', 'object_id'])
      .execute();
    await schema
      .createTable('asked_changes')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .execute();
  },
};
