import type { FeedProduct } from '@listings/shared-api/contract';
import type { Database } from '../../db/tables';
import { readDocument } from '../documents/documents.store';
import { offersOf } from './offer-attributes.rules';
import { eventsOf } from './product-events.store';
import { historyOf } from './product-history.rules';
import { feedProducts } from './product-status.store';

/** Variations told of one product. */
const VARIATIONS = 100;

const seconds = (ms: number): number => Math.floor(ms / 1000);

/** One product of the feed as the provider gets it; null where the feed has no such product. */
export async function feedProduct(db: Database, id: number, now: number): Promise<FeedProduct | null> {
  const row = await feedProducts(db).selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const variations = await db
    .selectFrom('products')
    .selectAll()
    .where('parent_id', '=', id)
    .where('published', '=', 1)
    .orderBy('position')
    .orderBy('id')
    .limit(VARIATIONS)
    .execute();
  return {
    id,
    sent_at: row.visible === 1 && row.submitted_at !== null ? seconds(row.submitted_at) : null,
    offers: offersOf(row, variations, await readDocument(db, 'store')),
    history: historyOf(await eventsOf(db, id), now).map(({ at, event }) => ({ at: seconds(at), event })),
  };
}
