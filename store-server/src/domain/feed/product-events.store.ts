import { DAY_MS } from '@listings/shared-values';
import type { Database } from '../../db/tables';
import type { ProductEventTable } from '../documents/domain.table';

type EventKind = ProductEventTable['kind'];

/** Something that happened to a product, the oldest first. */
export type ProductEventRow = Pick<ProductEventTable, 'at' | 'kind' | 'verdict'>;

/**
 * Events older than this are forgotten once something new happens to their product, up to the last time it was sent: what it
 * was since then follows from that.
 */
const KEPT_MS = 400 * DAY_MS;

const forgetOldEvents = (db: Database, ids: readonly number[], before: number) =>
  db
    .deleteFrom('product_events')
    .where('product_id', 'in', ids)
    .where('at', '<', before)
    .where(({ exists, not, or, ref, selectFrom }) => {
      const oldSent = selectFrom('product_events as sent')
        .select('sent.id')
        .whereRef('sent.product_id', '=', 'product_events.product_id')
        .where('sent.kind', '=', 'sent')
        .where('sent.at', '<', before);
      return or([exists(oldSent.where('sent.id', '>', ref('product_events.id'))), not(exists(oldSent))]);
    })
    .execute();

/** Notes what happened to products at a moment. */
export async function noteEvents(
  db: Database,
  ids: readonly number[],
  event: { readonly at: number; readonly kind: EventKind; readonly verdict?: string },
): Promise<void> {
  if (ids.length === 0) return;
  const { at, kind, verdict = null } = event;
  await forgetOldEvents(db, ids, at - KEPT_MS);
  await db
    .insertInto('product_events')
    .values(ids.map((product_id) => ({ product_id, at, kind, verdict })))
    .execute();
}

/** Events read of one product. */
const READ_AT_MOST = 200;

/** The newest events of a product, the oldest first. */
export async function eventsOf(db: Database, productId: number): Promise<ProductEventRow[]> {
  const rows = await db
    .selectFrom('product_events')
    .select(['at', 'kind', 'verdict'])
    .where('product_id', '=', productId)
    .orderBy('id', 'desc')
    .limit(READ_AT_MOST)
    .execute();
  return rows.reverse();
}
