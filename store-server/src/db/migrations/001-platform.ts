import type { StoreMigration } from '../migration';

/** Sessions, sign-in, idempotency, audit, small settings. */
export const platformMigration: StoreMigration = {
  name: '001-platform',
  up: async (db, dialect) => {
    const { schema } = db;
    await schema
      .createTable('sessions')
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('nonce', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('sign_in_tokens')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('reusable', 'integer', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema
      .createTable('idempotency')
      .addColumn('scope', 'text', (column) => column.primaryKey())
      .addColumn('body_hash', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('headers', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await schema.createIndex('idempotency_created_at').on('idempotency').column('created_at').execute();
    await schema
      .createTable('audit')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('user_name', 'text', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('status', 'integer', (column) => column.notNull())
      .addColumn('request_id', 'text', (column) => column.notNull())
      .execute();
    await schema
      .createTable('options')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};
