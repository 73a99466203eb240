import type { StoreMigration } from '../migration';

/** Who asked for a change that somebody else made. */
export const activityAskedByMigration: StoreMigration = {
  name: '041-activity-asked-by',
  up: async ({ schema }) => {
    await schema.alterTable('activity').addColumn('asked_by', 'text').execute();
  },
};
