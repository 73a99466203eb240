import type { StoreMigration } from '../migration';

/** People with a role. Sessions that are open already are the first owner's. */
export const peopleMigration: StoreMigration = {
  name: '030-people',
  up: async ({ schema }) => {
    await schema
      .createTable('people')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('language', 'text')
      .addColumn('spend_limit', 'double precision')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('removed_at', 'bigint')
      .addColumn('seen_at', 'bigint')
      .execute();
    await schema
      .alterTable('sessions')
      .addColumn('person_id', 'text', (column) => column.notNull().defaultTo('owner'))
      .execute();
    await schema.createIndex('sessions_person').on('sessions').column('person_id').execute();
  },
};
