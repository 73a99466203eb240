import { sql } from 'kysely';
import type { StoreMigration } from '../migration';

/** Lets a hundred thousand products be counted and paged without reading them. */
export const feedIndexMigration: StoreMigration = {
  name: '020-feed-indexes',
  up: async (db) => {
    await sql`create index products_feed_title on products (title_key, id)
      where published = 1 and type <> 'variation'`.execute(db);
    await sql`create index products_feed_state on products (visible, verdict, submitted_at, id)
      where published = 1 and type <> 'variation'`.execute(db);
    await sql`create index issues_severity on issues (type, severity, product, issue, id)`.execute(db);
  },
};
