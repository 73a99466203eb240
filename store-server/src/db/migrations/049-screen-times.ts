import type { StoreMigration } from '../migration';

/** How long screens of a version took until their content was there. */
export const screenTimesMigration: StoreMigration = {
  name: '049-screen-times',
  up: async ({ schema }) => {
    await schema
      .alterTable('release_counts')
      .addColumn('screens', 'text', (column) => column.notNull().defaultTo('[]'))
      .execute();
  },
};
