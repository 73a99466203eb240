import type { StoreMigration } from '../migration';

/** Work on the whole catalogue that goes on in slices, with how far each came. */
export const productJobsMigration: StoreMigration = {
  name: '022-product-jobs',
  up: async (db, dialect) => {
    await db.schema
      .createTable('product_jobs')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('payload', 'text', (column) => column.notNull())
      .addColumn('after_id', 'bigint', (column) => column.notNull())
      .addColumn('batches_left', 'integer', (column) => column.notNull())
      .execute();
  },
};
