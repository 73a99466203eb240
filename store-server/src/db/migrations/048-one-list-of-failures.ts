import type { StoreMigration } from '../migration';

/** What a version failed with last is read from the failures themselves: one that is taken back is gone. */
export const oneListOfFailuresMigration: StoreMigration = {
  name: '048-one-list-of-failures',
  up: async ({ schema }) => {
    await schema.alterTable('release_counts').dropColumn('failed_at').execute();
    await schema.alterTable('release_counts').dropColumn('failed_with').execute();
  },
};
