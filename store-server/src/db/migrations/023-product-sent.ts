import { sql } from 'kysely';
import type { StoreMigration } from '../migration';

/** When each product was sent last: its submission date stays the one of the listing that it has. */
export const productSentMigration: StoreMigration = {
  name: '023-product-sent',
  up: async (db) => {
    await db.schema.alterTable('products').addColumn('sent_at', 'bigint').execute();
    await sql`update products set sent_at = submitted_at where submitted_at is not null`.execute(db);
  },
};
