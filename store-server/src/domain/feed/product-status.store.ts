import { sql } from 'kysely';
import type { Database } from '../../db/tables';

/** Products that the feed lists: published, without the variations. In words of its own, as the indexes name them. */
export const feedProducts = (db: Database) =>
  db
    .selectFrom('products')
    .where(sql<boolean>`published = 1`)
    .where(sql<boolean>`type <> 'variation'`);
