import { DAY_MS } from '@listings/shared-values';
import { touch } from '../../catalogue/catalogue-revisions.store';
import type { Database } from '../../db/tables';
import { readDocument } from '../documents/documents.store';
import { submitRows, submittable, type Submission } from './product-feed.store';
import { addJob, dropJobs, endOfSlice, type ProductJobKind } from './product-jobs.store';
import { PRODUCTS_PER_JOB } from './product-status.rules';
import { feedProducts } from './product-status.store';
import { hash } from '../values/seed.rules';
import { todayIn } from '../documents/store-profile.rules';

interface SubmissionOfAll extends Submission {
  /** Seen from here, some were handed in lately; absent outside scenarios. */
  readonly variedAt?: number;
}

/** Hands every visible product to the provider. */
export const submission: ProductJobKind<SubmissionOfAll> = {
  name: 'submission',
  slice: async (db, payload, afterId) => {
    const rows = await submittable(db).where('id', '>', afterId).limit(PRODUCTS_PER_JOB).execute();
    await submitRows(db, rows, payload);
    const ids = rows.map(({ id }) => id);
    if (payload.variedAt !== undefined) await varySubmissions(db, ids, payload.variedAt);
    return rows.length < PRODUCTS_PER_JOB ? null : (ids.at(-1) ?? null);
  },
};

/** A few products were handed in lately: they are pending, or near the end of their listing. */
async function varySubmissions(db: Database, ids: readonly number[], now: number): Promise<void> {
  for (const [remainder, days] of [
    [0, 1],
    [1, 28],
  ] as const) {
    const some = ids.filter((id) => hash(`submission ${id}`) % 8 === remainder);
    if (some.length === 0) continue;
    const at = now - days * DAY_MS;
    await db
      .updateTable('products')
      .set({ submitted_at: at, sent_at: at })
      .where('id', 'in', some)
      .where('submitted_at', 'is not', null)
      .execute();
    await db.updateTable('product_events').set({ at }).where('product_id', 'in', some).execute();
  }
}

/** Hands every visible product to the provider, in slices; gives how many there are. */
export async function submitAll(db: Database, now: number, variedAt?: number): Promise<number> {
  const today = todayIn(await readDocument(db, 'store'), now);
  const { count } = await feedProducts(db)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('visible', '=', 1)
    .executeTakeFirstOrThrow();
  const products = Number(count);
  const payload = { now, today, ...(variedAt === undefined ? {} : { variedAt }) };
  await addJob(db, submission, payload, Math.ceil(products / PRODUCTS_PER_JOB));
  return products;
}

/** Products withdrawn in one transaction: only the provider's data about them is deleted. */
const WITHDRAWN_AT_ONCE = 200;

/** Withdraws every product from the provider. */
export const withdrawal: ProductJobKind<object> = {
  name: 'withdrawal',
  slice: async (db, _payload, afterId) => {
    const end = await endOfSlice(db, afterId, WITHDRAWN_AT_ONCE);
    await withdrawRange(db, afterId, end);
    return end;
  },
};

/** Withdraws the products of a range of ids, up to the last one when it has no end. */
export async function withdrawRange(db: Database, afterId: number, end: number | null): Promise<void> {
  const last = end ?? Number.MAX_SAFE_INTEGER;
  await db.deleteFrom('issues').where('product_id', '>', afterId).where('product_id', '<=', last).execute();
  await db.deleteFrom('product_events').where('product_id', '>', afterId).where('product_id', '<=', last).execute();
  await db
    .updateTable('products')
    .set({ verdict: null, submitted_at: null, sent_at: null, first_day: null, sync_errors: '[]' })
    .where('id', '>', afterId)
    .where('id', '<=', last)
    .where((eb) => eb.or([eb('verdict', 'is not', null), eb('first_day', 'is not', null)]))
    .execute();
  await touch(db, 'state', 'found', 'issues');
}

/** Forgets the account's issues, and every product's with the product. */
export async function withdrawProducts(db: Database): Promise<void> {
  await dropJobs(db, submission.name);
  await db.deleteFrom('issues').where('product_id', 'is', null).execute();
  await addJob(db, withdrawal, {});
}
