import type { StoreMigration } from '../migration';

/** Sign-ins that are under way are kept by their browsers; the store knows those that came to an end. */
export const usedOpenIdStatesMigration: StoreMigration = {
  name: '051-used-openid-states',
  up: async ({ schema }) => {
    await schema.dropTable('openid_requests').execute();
    await schema
      .createTable('used_openid_states')
      .addColumn('state_hash', 'text', (column) => column.primaryKey())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
