import { repeatedRead } from '../../db/repeated-read';
import type { Database } from '../../db/tables';

/** A kind of work on the whole catalogue, done slice by slice so that nobody waits for all of it. */
export interface ProductJobKind<Payload> {
  readonly name: string;
  /**
   * Works on the next products after a place, within one transaction of few milliseconds. Gives the place it came to,
   * or null when nothing is left.
   */
  slice(db: Database, payload: Payload, afterId: number): Promise<number | null>;
}

/**
 * Queues work. Where nothing waits, its first slice is done at once, in the caller's transaction: work on a small
 * catalogue is over with the call that began it. `batches` of products are handed to the provider by it.
 */
export async function addJob<Payload>(
  db: Database,
  kind: ProductJobKind<Payload>,
  payload: Payload,
  batches = 0,
): Promise<void> {
  const waits = await hasJobs(db);
  const afterId = waits ? 0 : await kind.slice(db, payload, 0);
  if (afterId === null) return;
  const row = { kind: kind.name, payload: JSON.stringify(payload), after_id: afterId };
  await db
    .insertInto('product_jobs')
    .values({ ...row, batches_left: batchesAfter(waits ? batches + 1 : batches) })
    .execute();
}

/** Batches left after one more slice; a submission counts as at least one until it has ended. */
const batchesAfter = (left: number): number => (left === 0 ? 0 : Math.max(1, left - 1));

export const hasJobs = async (db: Database): Promise<boolean> =>
  (await db.selectFrom('product_jobs').select('id').limit(1).executeTakeFirst()) !== undefined;

const readBatches = repeatedRead((db) =>
  db.selectFrom('product_jobs').select((eb) => eb.fn.sum<number | null>('batches_left').as('left')),
);

/** Batches of products that still wait for their submission to the provider. */
export async function waitingBatches(db: Database): Promise<number> {
  const [row] = await readBatches(db);
  return Number(row?.left ?? 0);
}

/** Forgets waiting work, all of it or that of one kind. */
export async function dropJobs(db: Database, kind?: string): Promise<void> {
  const jobs = db.deleteFrom('product_jobs');
  await (kind === undefined ? jobs : jobs.where('kind', '=', kind)).execute();
}

/** Does the next slice of the oldest work, with its progress in the same transaction; false when nothing waits. */
export async function workSlice(db: Database, kinds: readonly ProductJobKind<unknown>[]): Promise<boolean> {
  const job = await db.selectFrom('product_jobs').selectAll().orderBy('id').limit(1).executeTakeFirst();
  if (!job) return false;
  const kind = kinds.find(({ name }) => name === job.kind);
  if (!kind) throw new Error(`Nobody knows how to do "${job.kind}"`);
  const afterId = await kind.slice(db, JSON.parse(job.payload), job.after_id);
  if (afterId === null) await db.deleteFrom('product_jobs').where('id', '=', job.id).execute();
  else {
    await db
      .updateTable('product_jobs')
      .set({ after_id: afterId, batches_left: batchesAfter(job.batches_left) })
      .where('id', '=', job.id)
      .execute();
  }
  return true;
}

/** The last of the next products by id, so many of them; null when there are fewer. */
export async function endOfSlice(db: Database, afterId: number, size: number): Promise<number | null> {
  const last = await db
    .selectFrom('products')
    .select('id')
    .where('id', '>', afterId)
    .orderBy('id')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst();
  return last?.id ?? null;
}
