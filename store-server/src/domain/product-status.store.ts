import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/tables';
import { EXPIRING_MS, LISTING_MS, REVIEW_MS } from './product-status.rules';

/** Every word a product's status can be; the hyphened ones are the store's own, the others the provider's. */
export type ProductStatus =
  | 'approved'
  | 'partially_approved'
  | 'expiring'
  | 'pending'
  | 'disapproved'
  | 'not_synced'
  | 'not-synced'
  | 'has-errors';

/** The status of a product at a moment, from its verdict and the time of its submission. */
export const statusAt = (now: number): RawBuilder<ProductStatus> => sql<ProductStatus>`case
  when visible = 0 or verdict = 'not_synced' then 'not_synced'
  when verdict is null then 'not-synced'
  when verdict = 'has-errors' or verdict = 'disapproved' then verdict
  when submitted_at is null then 'not-synced'
  when ${now} - submitted_at < ${REVIEW_MS} then 'pending'
  when (${now} - submitted_at) % ${LISTING_MS} >= ${LISTING_MS - EXPIRING_MS} then 'expiring'
  else verdict end`;

/** Products that the feed lists: published, without the variations. */
export const feedProducts = (db: Database) =>
  db.selectFrom('products').where('published', '=', 1).where('type', '<>', 'variation');

/** How many products have each status. */
export async function statusCounts(db: Database, now: number): Promise<Partial<Record<ProductStatus, number>>> {
  const rows = await feedProducts(db)
    .select((eb) => [statusAt(now).as('status'), eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.map(({ status, count }) => [status, Number(count)]));
}
