import type { StoreMigration } from '../migration';

/** Steps of a setup that somebody else does by a link of their own. */
export const handOversMigration: StoreMigration = {
  name: '040-hand-overs',
  up: async ({ schema }) => {
    await schema
      .createTable('hand_overs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('email', 'text')
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('person_id', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .addColumn('opened_at', 'bigint')
      .addColumn('acted_at', 'bigint')
      .addColumn('ended_at', 'bigint')
      .addColumn('outcome', 'text')
      .execute();
    await schema.createIndex('hand_overs_open').on('hand_overs').columns(['ended_at', 'expires_at']).execute();
  },
};
