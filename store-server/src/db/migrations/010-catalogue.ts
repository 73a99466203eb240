import type { StoreMigration } from '../migration';

/** Products and variations, as a product export describes them, with what the provider knows of them. */
export const catalogueMigration: StoreMigration = {
  name: '010-catalogue',
  up: async (db) => {
    await db.schema
      .createTable('products')
      .addColumn('id', 'bigint', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('virtual', 'integer', (column) => column.notNull())
      .addColumn('downloadable', 'integer', (column) => column.notNull())
      .addColumn('sku', 'text')
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('title_key', 'text', (column) => column.notNull())
      .addColumn('published', 'integer', (column) => column.notNull())
      .addColumn('short_description', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('regular_price', 'bigint')
      .addColumn('sale_price', 'bigint')
      .addColumn('sale_from', 'text')
      .addColumn('sale_to', 'text')
      .addColumn('in_stock', 'integer', (column) => column.notNull())
      .addColumn('stock', 'bigint')
      .addColumn('categories', 'text', (column) => column.notNull())
      .addColumn('tags', 'text', (column) => column.notNull())
      .addColumn('images', 'text', (column) => column.notNull())
      .addColumn('attributes', 'text', (column) => column.notNull())
      .addColumn('gtin', 'text')
      .addColumn('parent_id', 'bigint')
      .addColumn('parent_ref', 'text')
      .addColumn('grouped_refs', 'text', (column) => column.notNull())
      .addColumn('grouped_ids', 'text', (column) => column.notNull())
      .addColumn('external_url', 'text')
      .addColumn('button_text', 'text')
      .addColumn('position', 'bigint', (column) => column.notNull())
      .addColumn('source_line', 'bigint')
      .addColumn('import_run', 'text')
      .addColumn('listed', 'integer', (column) => column.notNull())
      .addColumn('imported', 'text')
      .addColumn('visible', 'integer', (column) => column.notNull())
      .addColumn('submitted_at', 'bigint')
      .addColumn('first_day', 'text')
      .addColumn('verdict', 'text')
      .addColumn('sync_errors', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('products_sku').on('products').column('sku').execute();
    await db.schema.createIndex('products_parent').on('products').columns(['parent_id', 'position', 'id']).execute();
    await db.schema.createIndex('products_title').on('products').columns(['title_key', 'id']).execute();
    await db.schema.createIndex('products_first_day').on('products').columns(['first_day', 'id']).execute();
  },
};
