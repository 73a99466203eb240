import type { StoreMigration } from '../migration';

/** Sign-in links of people, each good once and until it expires. */
export const invitationsMigration: StoreMigration = {
  name: '031-invitations',
  up: async ({ schema }) => {
    await schema
      .createTable('invitations')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('invitations_person').on('invitations').column('person_id').execute();
  },
};
