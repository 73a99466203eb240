import type { StoreMigration } from '../migration';

/** Saved views of each person, by screen. */
export const savedViewsMigration: StoreMigration = {
  name: '045-saved-views',
  up: async ({ schema }) => {
    await schema
      .createTable('saved_views')
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('screen', 'text', (column) => column.notNull())
      .addColumn('views', 'text', (column) => column.notNull())
      .addColumn('first', 'text')
      .addPrimaryKeyConstraint('saved_views_key', ['person_id', 'screen'])
      .execute();
  },
};
