import { sql } from 'kysely';
import type { StoreMigration } from '../migration';

/** The history of each product at the provider; it begins with what was sent last. */
export const productEventsMigration: StoreMigration = {
  name: '024-product-events',
  up: async (db, dialect) => {
    await db.schema
      .createTable('product_events')
      .addColumn('id', dialect.idType, dialect.id)
      .addColumn('product_id', 'bigint', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('verdict', 'text')
      .execute();
    await db.schema.createIndex('product_events_product').on('product_events').columns(['product_id', 'id']).execute();
    await sql`insert into product_events (product_id, at, kind, verdict)
      select id, submitted_at, 'sent', verdict from products
      where visible = 1 and submitted_at is not null and verdict is not null`.execute(db);
  },
};
