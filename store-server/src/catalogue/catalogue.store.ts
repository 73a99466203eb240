import type { Insertable } from 'kysely';
import type { Database } from '../db/tables';
import { touch } from './catalogue-revisions.store';
import type { ProductTable } from './catalogue.table';
import type { ImportedProduct } from './catalogue.types';

export interface ImportRow {
  readonly line: number;
  readonly product: ImportedProduct;
}

export const titleKey = (title: string): string => title.normalize('NFC').toLowerCase();

const flag = (value: boolean): number => (value ? 1 : 0);

function insertable({ line, product }: ImportRow, run: string): Insertable<ProductTable> {
  return {
    id: product.id,
    type: product.type,
    virtual: flag(product.virtual),
    downloadable: flag(product.downloadable),
    sku: product.sku,
    title: product.title,
    title_key: titleKey(product.title),
    published: flag(product.published),
    short_description: product.shortDescription,
    description: product.description,
    regular_price: product.regularPrice,
    sale_price: product.salePrice,
    sale_from: product.saleFrom,
    sale_to: product.saleTo,
    in_stock: flag(product.inStock),
    stock: product.stock,
    categories: JSON.stringify(product.categories),
    tags: JSON.stringify(product.tags),
    images: JSON.stringify(product.images),
    attributes: JSON.stringify(product.attributes),
    gtin: product.gtin,
    parent_id: null,
    parent_ref: product.parentRef,
    grouped_refs: JSON.stringify(product.groupedRefs),
    grouped_ids: '[]',
    external_url: product.externalUrl,
    button_text: product.buttonText,
    position: product.position,
    source_line: line,
    import_run: run,
    listed: flag(product.listed),
    imported: null,
    visible: flag(product.listed),
    submitted_at: null,
    sent_at: null,
    first_day: null,
    verdict: null,
    sync_errors: '[]',
  };
}

/** Columns that belong to the store's own use of a product: a repeated import leaves them alone. */
const KEPT: ReadonlySet<string> = new Set([
  'id',
  'visible',
  'submitted_at',
  'sent_at',
  'first_day',
  'verdict',
  'sync_errors',
]);

/** Writes products by id. Those of an earlier import are brought up to date. */
export async function upsertProducts(db: Database, rows: readonly ImportRow[], run: string): Promise<void> {
  const values = rows.map((row) => insertable(row, run));
  const [first] = values;
  if (!first) return;
  const columns = Object.keys(first).filter((column) => !KEPT.has(column)) as (keyof ProductTable)[];
  await db
    .insertInto('products')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet((eb) => Object.fromEntries(columns.map((column) => [column, eb.ref(`excluded.${column}`)]))),
    )
    .execute();
}

/** The lines on which this import has already written some of these ids. */
export async function linesOfRun(db: Database, ids: readonly number[], run: string): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'source_line'])
    .where('id', 'in', ids)
    .where('import_run', '=', run)
    .execute();
  return new Map(rows.map(({ id, source_line }) => [id, source_line ?? 0]));
}

/** Ids of products by the references an export uses: `id:123`, or a SKU. */
export async function idsByRef(db: Database, refs: readonly string[]): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const byId = refs.flatMap((ref) => (/^id:\d{1,15}$/.test(ref) ? [Number(ref.slice(3))] : []));
  const bySku = refs.filter((ref) => !/^id:\d{1,15}$/.test(ref));
  if (byId.length > 0) {
    for (const { id } of await db.selectFrom('products').select('id').where('id', 'in', byId).execute()) {
      found.set(`id:${id}`, id);
    }
  }
  if (bySku.length > 0) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'sku'])
      .where('sku', 'in', bySku)
      .orderBy('id', 'desc')
      .execute();
    for (const { id, sku } of rows) if (sku !== null) found.set(sku, id);
  }
  return found;
}

export interface OpenLink {
  readonly id: number;
  readonly type: ProductTable['type'];
  readonly line: number;
  readonly parentRef: string | null;
  readonly groupedRefs: readonly string[];
}

/** The next products of a run, by id, that name a parent or grouped products. */
export async function openLinks(db: Database, run: string, afterId: number, limit: number): Promise<OpenLink[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'type', 'source_line', 'parent_ref', 'grouped_refs'])
    .where('import_run', '=', run)
    .where('id', '>', afterId)
    .where((eb) => eb.or([eb('type', '=', 'variation'), eb('grouped_refs', '<>', '[]')]))
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    line: row.source_line ?? 0,
    parentRef: row.parent_ref,
    groupedRefs: JSON.parse(row.grouped_refs) as string[],
  }));
}

export async function setParent(db: Database, id: number, parentId: number): Promise<void> {
  await db.updateTable('products').set({ parent_id: parentId }).where('id', '=', id).execute();
}

export async function setGrouped(db: Database, id: number, ids: readonly number[]): Promise<void> {
  await db
    .updateTable('products')
    .set({ grouped_ids: JSON.stringify(ids) })
    .where('id', '=', id)
    .execute();
}

export async function removeProduct(db: Database, id: number): Promise<void> {
  await db.deleteFrom('product_events').where('product_id', '=', id).execute();
  await db.deleteFrom('products').where('id', '=', id).execute();
}

/** Takes the products of one import away, as far as no later import has taken them up. */
export async function removeRun(db: Database, run: string): Promise<void> {
  const ids = db.selectFrom('products').select('id').where('import_run', '=', run);
  await db.deleteFrom('issues').where('product_id', 'in', ids).execute();
  await db.deleteFrom('product_events').where('product_id', 'in', ids).execute();
  await db.deleteFrom('products').where('import_run', '=', run).execute();
  await touch(db, 'order', 'state', 'found', 'issues');
}
