import { sql, type Selectable } from 'kysely';
import type { ProductTable } from '../catalogue/catalogue.tables';
import { titleKey } from '../catalogue/catalogue.store';
import type { Database } from '../db/tables';
import { readDocument } from './documents.store';
import { assess, type Assessment, type OfferFacts, type ProductFacts } from './product-status.rules';
import { feedProducts, statusAt, type ProductStatus } from './product-status.store';
import { audienceCountries } from './setup-status.rules';
import { targetCountries } from './store-profile.rules';

const BATCH = 200;

const FACTS = ['id', 'type', 'title', 'regular_price', 'images', 'gtin', 'virtual', 'parent_id'] as const;

type FactRow = Pick<Selectable<ProductTable>, (typeof FACTS)[number]>;

const offerOf = (row: FactRow): OfferFacts => ({
  title: row.title,
  price: row.regular_price,
  images: JSON.parse(row.images) as string[],
  gtin: row.gtin,
  virtual: row.virtual === 1,
});

const variationsOf = (db: Database, ids: readonly number[]): Promise<FactRow[]> =>
  db.selectFrom('products').select(FACTS).where('parent_id', 'in', ids).where('published', '=', 1).execute();

const productOf = (row: FactRow, variations: readonly FactRow[]): ProductFacts => ({
  ...offerOf(row),
  type: row.type,
  variations: variations.filter(({ parent_id }) => parent_id === row.id).map(offerOf),
});

/** Writes verdicts; products with the same one go together. */
async function writeVerdicts(
  db: Database,
  assessed: readonly { readonly id: number; readonly result: Assessment }[],
  now: number,
  today: string,
): Promise<void> {
  const groups = new Map<string, number[]>();
  for (const { id, result } of assessed) {
    const key = JSON.stringify([result.verdict, result.errors]);
    groups.set(key, [...(groups.get(key) ?? []), id]);
  }
  for (const [key, ids] of groups) {
    const [verdict, errors] = JSON.parse(key) as [string, string[]];
    const isTaken = verdict === 'approved' || verdict === 'partially_approved';
    const reachesProvider = isTaken || verdict === 'disapproved';
    // A product that is well for the first time, or again, is looked at anew; one that was well stays as it is.
    const submittedAt = sql<number>`case when submitted_at is null or verdict not in ('approved', 'partially_approved')
      then cast(${now} as bigint) else submitted_at end`;
    await db
      .updateTable('products')
      .set({
        verdict,
        sync_errors: JSON.stringify(errors),
        submitted_at: reachesProvider ? submittedAt : null,
        ...(isTaken ? { first_day: sql<string>`coalesce(first_day, ${today})` } : {}),
      })
      .where('id', 'in', ids)
      .execute();
  }
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

/** Hands the visible products to the provider, all or some of them; gives how many. */
export async function submitProducts(
  db: Database,
  now: number,
  today: string,
  only?: readonly number[],
): Promise<number> {
  const targets = Object.keys(targetCountries(await readDocument(db, 'store')));
  const countries = JSON.stringify(audienceCountries(await readDocument(db, 'audience'), targets));
  let count = 0;
  for (let afterId = 0; ;) {
    const visible = feedProducts(db).select(FACTS).where('visible', '=', 1);
    const chosen = only === undefined ? visible : visible.where('id', 'in', [...only]);
    const rows = await chosen.where('id', '>', afterId).orderBy('id').limit(BATCH).execute();
    const last = rows.at(-1);
    if (!last) return count;
    const parents = rows.filter(({ type }) => type === 'variable').map(({ id }) => id);
    const variations = parents.length === 0 ? [] : await variationsOf(db, parents);
    const assessed = rows.map((row) => ({ id: row.id, title: row.title, result: assess(productOf(row, variations)) }));
    await writeVerdicts(db, assessed, now, today);
    await writeIssues(db, assessed, countries);
    count += rows.length;
    afterId = last.id;
  }
}

/** Takes every product back from the provider. */
export async function withdrawProducts(db: Database): Promise<void> {
  await db.deleteFrom('issues').execute();
  await db
    .updateTable('products')
    .set({ verdict: null, submitted_at: null, first_day: null, sync_errors: '[]' })
    .where((eb) => eb.or([eb('verdict', 'is not', null), eb('first_day', 'is not', null)]))
    .execute();
}

/** Offers products or takes them back; gives the ids that there are. */
export async function setVisibility(db: Database, ids: readonly number[], visible: boolean): Promise<number[]> {
  const rows = await db
    .updateTable('products')
    .set(visible ? { visible: 1 } : { visible: 0, verdict: null, submitted_at: null, sync_errors: '[]' })
    .where('id', 'in', ids)
    .where('type', '<>', 'variation')
    .returning('id')
    .execute();
  const found = rows.map(({ id }) => id).sort((one, other) => one - other);
  if (!visible && found.length > 0) await db.deleteFrom('issues').where('product_id', 'in', found).execute();
  return found;
}

export interface FeedQuery {
  readonly page: number;
  /** 0 means all. */
  readonly per_page: number;
  readonly orderby: 'title' | 'id' | 'visible' | 'status';
  readonly order: 'asc' | 'desc';
  readonly search?: string | undefined;
  readonly ids?: readonly number[] | undefined;
}

export interface FeedRow {
  readonly id: number;
  readonly title: string;
  readonly visible: number;
  readonly status: ProductStatus;
  readonly sync_errors: string;
}

const likePattern = (words: string): string => `%${titleKey(words).replace(/[\\%_]/g, '\\$&')}%`;

/** One page of the feed, and how many products there are on all pages. */
export async function feedPage(
  db: Database,
  query: FeedQuery,
  now: number,
): Promise<{ rows: FeedRow[]; total: number }> {
  const { search, ids } = query;
  let matching = feedProducts(db);
  if (search !== undefined) matching = matching.where(sql<boolean>`title_key like ${likePattern(search)} escape '\\'`);
  if (ids !== undefined && ids.length > 0) matching = matching.where('id', 'in', [...ids]);
  const { total } = await matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const column = query.orderby === 'title' ? 'title_key' : query.orderby;
  let page = matching
    .select(['id', 'title', 'visible', 'sync_errors', statusAt(now).as('status')])
    .orderBy(column, query.order)
    .orderBy('id', query.order);
  if (query.per_page > 0) page = page.limit(query.per_page).offset((query.page - 1) * query.per_page);
  return { rows: await page.execute(), total: Number(total) };
}
