import type { StoreMigration } from '../migration';

/** Sign-in by OpenID Connect: sign-ins that are under way, and whom the provider's accounts are here. */
export const openIdMigration: StoreMigration = {
  name: '043-openid',
  up: async ({ schema }) => {
    await schema
      .createTable('openid_requests')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('verifier', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('openid_people')
      .addColumn('issuer', 'text', (column) => column.notNull())
      .addColumn('subject_hash', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('openid_people_key', ['issuer', 'subject_hash'])
      .execute();
  },
};
