import type { StoreMigration } from '../migration';

/** Keys of scripts: of each key its hash alone. */
export const apiKeysMigration: StoreMigration = {
  name: '042-api-keys',
  up: async ({ schema }, dialect) => {
    await schema
      .createTable('api_keys')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('key_hash', 'text', (column) => column.notNull().unique())
      .addColumn('prefix', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('spend_limit', 'double precision')
      .addColumn('made_by', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .addColumn('ends_at', 'bigint', (column) => column.notNull())
      .addColumn('used_at', 'bigint')
      .addColumn('revoked_at', 'bigint')
      .execute();
  },
};
