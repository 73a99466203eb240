import { sql, type Selectable } from 'kysely';
import type { ProductTable } from '../../catalogue/catalogue.table';
import { attributesOf, imagesOf } from '../../catalogue/product-columns.rules';
import { touch } from '../../catalogue/catalogue-revisions.store';
import type { Database } from '../../db/tables';
import { readDocument } from '../documents/documents.store';
import { noteEvents } from './product-events.store';
import { assess, LISTING_MS, type Assessment, type OfferFacts, type ProductFacts } from './product-status.rules';
import { audienceCountries } from '../documents/setup-status.rules';
import { targetCountries } from '../documents/store-profile.rules';

const BATCH = 200;

const FACTS = [
  'id',
  'type',
  'title',
  'regular_price',
  'images',
  'gtin',
  'virtual',
  'downloadable',
  'attributes',
  'parent_id',
] as const;

type FactRow = Pick<Selectable<ProductTable>, (typeof FACTS)[number]>;

const offerOf = (row: FactRow): OfferFacts => ({
  title: row.title,
  price: row.regular_price,
  images: imagesOf(row),
  gtin: row.gtin,
  virtual: row.virtual === 1,
});

const variationsOf = (db: Database, ids: readonly number[]): Promise<FactRow[]> =>
  db.selectFrom('products').select(FACTS).where('parent_id', 'in', ids).where('published', '=', 1).execute();

/** The value of the attribute that stores use for it. */
const brandOf = (row: FactRow): string | null =>
  attributesOf(row).find(({ name }) => name.trim().toLowerCase() === 'brand')?.values[0] ?? null;

const productOf = (row: FactRow, variations: readonly FactRow[]): ProductFacts => ({
  ...offerOf(row),
  type: row.type,
  brand: brandOf(row),
  downloadable: row.downloadable === 1,
  variations: variations.filter(({ parent_id }) => parent_id === row.id).map(offerOf),
});

/** Notes what was sent: all that an admin asked for, else what was not listed, or is judged otherwise than before. */
async function noteSent(db: Database, ids: readonly number[], verdict: string, at: number, isAskedFor: boolean) {
  const anew = db
    .selectFrom('products')
    .select('id')
    .where('id', 'in', ids)
    .where((eb) =>
      eb.or([
        eb('verdict', 'is', null),
        eb('verdict', '<>', verdict),
        ...(verdict === 'disapproved' ? [eb('verdict', '=', verdict)] : []),
      ]),
    );
  const noted = isAskedFor ? ids : (await anew.execute()).map(({ id }) => id);
  await noteEvents(db, noted, { at, kind: 'sent', verdict });
}

/** Writes verdicts; products with the same one go together. Says whether any can be found for the first time. */
async function writeVerdicts(
  db: Database,
  assessed: readonly { readonly id: number; readonly result: Assessment }[],
  { now, today, isAskedFor = false }: Submission,
): Promise<boolean> {
  let isFoundAnew = false;
  const groups = new Map<string, number[]>();
  for (const { id, result } of assessed) {
    const key = JSON.stringify([result.verdict, result.errors]);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  for (const [key, ids] of groups) {
    const [verdict, errors] = JSON.parse(key) as [string, string[]];
    const isTaken = verdict === 'approved' || verdict === 'partially_approved';
    const reachesProvider = isTaken || verdict === 'disapproved';
    await noteSent(db, ids, verdict, now, isAskedFor);
    // A product that was not approved before gets a new submission date; an approved one keeps its own.
    const submittedAt = sql<number>`case when submitted_at is null or verdict not in ('approved', 'partially_approved')
      then cast(${now} as bigint) else submitted_at end`;
    await db
      .updateTable('products')
      .set({
        verdict,
        sync_errors: JSON.stringify(errors),
        submitted_at: reachesProvider ? submittedAt : null,
        sent_at: reachesProvider ? now : null,
      })
      .where('id', 'in', ids)
      .execute();
    if (isTaken && (await beginDays(db, ids, today))) isFoundAnew = true;
  }
  return isFoundAnew;
}

/** Gives products that can be found for the first time this as their first day; returns whether there were any. */
async function beginDays(db: Database, ids: readonly number[], today: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('products')
    .set({ first_day: today })
    .where('id', 'in', ids)
    .where('first_day', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function writeIssues(
  db: Database,
  assessed: readonly { readonly id: number; readonly title: string; readonly result: Assessment }[],
  countries: string,
): Promise<void> {
  const ids = assessed.map(({ id }) => id);
  await db.deleteFrom('issues').where('product_id', 'in', ids).execute();
  const rows = assessed.flatMap(({ id, title, result }) =>
    result.issues.map(({ code, severity, issue, action, actionUrl }) => ({
      type: 'product' as const,
      product_id: id,
      product: title,
      code,
      severity,
      issue,
      action,
      action_url: actionUrl,
      countries,
    })),
  );
  if (rows.length > 0) await db.insertInto('issues').values(rows).execute();
}

/** Time of a submission to the provider, and its day in the store's time zone. */
export interface Submission {
  readonly now: number;
  readonly today: string;
  /** An admin asked for it: it is noted of products that are listed already, too. */
  readonly isAskedFor?: boolean;
}

/**
 * Visible products of the feed, with what decides about them. In other words than the indexes of the feed have: by id,
 * a database would read one of those to its end for every batch.
 */
export const submittable = (db: Database) =>
  db
    .selectFrom('products')
    .select(FACTS)
    .where(sql<boolean>`published + 0 = 1`)
    .where(sql<boolean>`visible + 0 = 1`)
    .where(sql<boolean>`type || '' <> 'variation'`)
    .orderBy('id');

/** Hands these products to the provider. */
export async function submitRows(db: Database, rows: readonly FactRow[], submission: Submission): Promise<void> {
  if (rows.length === 0) return;
  const targets = Object.keys(targetCountries(await readDocument(db, 'store')));
  const countries = JSON.stringify(audienceCountries(await readDocument(db, 'audience'), targets));
  const parents = rows.filter(({ type }) => type === 'variable').map(({ id }) => id);
  const variations = parents.length === 0 ? [] : await variationsOf(db, parents);
  const assessed = rows.map((row) => ({ id: row.id, title: row.title, result: assess(productOf(row, variations)) }));
  const isFoundAnew = await writeVerdicts(db, assessed, submission);
  await writeIssues(db, assessed, countries);
  await touch(db, 'state', 'issues', ...(isFoundAnew ? (['found'] as const) : []));
}

/** Hands the visible ones of these products to the provider. */
export async function submitProducts(db: Database, submission: Submission, ids: readonly number[]): Promise<void> {
  for (let first = 0; first < ids.length; first += BATCH) {
    const some = ids.slice(first, first + BATCH);
    await submitRows(db, await submittable(db).where('id', 'in', some).execute(), submission);
  }
}

/** When a product was sent last, as `lastSentAt` has it: what is withdrawn has no listing any more that would tell. */
const lastSent = (now: number) =>
  sql<number | null>`CASE WHEN sent_at IS NULL OR submitted_at IS NULL OR ${now} < submitted_at
    OR sent_at > submitted_at + CAST((${now} - submitted_at) / ${LISTING_MS} AS BIGINT) * ${LISTING_MS} THEN sent_at
    ELSE submitted_at + CAST((${now} - submitted_at) / ${LISTING_MS} AS BIGINT) * ${LISTING_MS} END`;

/** Offers products or takes them back; gives the ids that there are, and those that were not so before. */
export async function setVisibility(
  db: Database,
  ids: readonly number[],
  visible: boolean,
  now: number,
): Promise<{ readonly found: number[]; readonly changed: { id: number; title: string }[] }> {
  const others = await db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('id', 'in', ids)
    .where('type', '<>', 'variation')
    .where('visible', '<>', visible ? 1 : 0)
    .execute();
  const changedIds = others.map(({ id }) => id);
  await noteEvents(db, changedIds, { at: now, kind: visible ? 'shown' : 'hidden' });
  const rows = await db
    .updateTable('products')
    .set(
      visible
        ? { visible: 1 }
        : { visible: 0, verdict: null, submitted_at: null, sent_at: lastSent(now), sync_errors: '[]' },
    )
    .where('id', 'in', ids)
    .where('type', '<>', 'variation')
    .returning('id')
    .execute();
  const found = rows.map(({ id }) => id).sort((one, other) => one - other);
  if (!visible && found.length > 0) await db.deleteFrom('issues').where('product_id', 'in', found).execute();
  await touch(db, 'state', 'issues');
  return { found, changed: others };
}
