import type { Selectable } from 'kysely';
import { currencyPrecision, minorUnitsText } from '@listings/shared-values';
import { touch } from '../../catalogue/catalogue-revisions.store';
import { titleKey } from '../../catalogue/catalogue.store';
import type { ProductTable } from '../../catalogue/catalogue.table';
import { imagesOf } from '../../catalogue/product-columns.rules';
import { CellError, priceOrNull, urlOrNull } from '../../catalogue/catalogue-values';
import type { Database } from '../../db/tables';
import { readDocument } from '../../domain/documents/documents.store';
import { recordActivity, type FieldChange } from '../../domain/activity/activity.store';
import { noteEvents } from '../../domain/feed/product-events.store';
import { submitProducts } from '../../domain/feed/product-feed.store';
import { todayIn } from '../../domain/documents/store-profile.rules';
import type { EditableProduct } from './admin-page';
import { textField, type Fields } from '../layout/form';

const COLUMNS = ['title', 'title_key', 'regular_price', 'images', 'gtin'] as const;

/** Columns of a product that can be changed by hand. */
export type ProductEdit = Pick<Selectable<ProductTable>, (typeof COLUMNS)[number]>;

/** A product as its form shows it; null when there is none. */
export async function findProduct(db: Database, id: number): Promise<EditableProduct | null> {
  if (!Number.isSafeInteger(id)) return null;
  const row = await db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) return null;
  const { currency } = await readDocument(db, 'store');
  const [image = ''] = imagesOf(row);
  return {
    id: row.id,
    title: row.title,
    price: row.regular_price === null ? '' : minorUnitsText(row.regular_price, currencyPrecision(currency)),
    currency,
    image,
    gtin: row.gtin ?? '',
  };
}

/** The edited values, or the reason why they cannot be saved. */
export function readProductEdit(fields: Fields, digits: number): ProductEdit | string {
  try {
    const title = textField(fields, 'title').slice(0, 1000);
    if (title === '') return 'The name is empty.';
    const image = urlOrNull(textField(fields, 'image'));
    return {
      title,
      title_key: titleKey(title),
      regular_price: priceOrNull(textField(fields, 'price'), digits),
      images: JSON.stringify(image === null ? [] : [image]),
      gtin: textField(fields, 'gtin').slice(0, 100) || null,
    };
  } catch (error) {
    if (error instanceof CellError) return `${error.message}.`;
    throw error;
  }
}

/** Tells of what the store changed of a product. */
async function tellEdit(
  db: Database,
  id: number,
  { before, after }: { readonly before: ProductEdit; readonly after: ProductEdit },
  at: number,
): Promise<void> {
  const { currency } = await readDocument(db, 'store');
  const price = (minor: number | null) => (minor === null ? null : minorUnitsText(minor, currencyPrecision(currency)));
  const fields: readonly FieldChange[] = [
    { field: 'name', before: before.title, after: after.title },
    { field: 'price', before: price(before.regular_price), after: price(after.regular_price), unit: currency },
    { field: 'picture', before: before.images, after: after.images },
    { field: 'gtin', before: before.gtin, after: after.gtin },
  ];
  const changes = fields.filter((field) => field.before !== field.after);
  if (changes.length === 0) return;
  const author = { person: null, source: { from: 'store', reference: null }, at } as const;
  await recordActivity(db, author, { kind: 'products', id: String(id), name: after.title, action: 'changed', changes });
}

/** Saves a product and hands it, or the product it varies, to the provider again. */
export async function saveProduct(db: Database, id: number, edit: ProductEdit, now: number): Promise<void> {
  const before = await db
    .selectFrom('products')
    .select([...COLUMNS, 'imported', 'parent_id'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { imported, parent_id, ...original } = before;
  await db
    .updateTable('products')
    .set({ ...edit, imported: imported ?? JSON.stringify(original) })
    .where('id', '=', id)
    .execute();
  await touch(db, 'order', 'state', 'found');
  await tellEdit(db, id, { before, after: edit }, now);
  const { setupCompletedAt } = await readDocument(db, 'listings');
  if (setupCompletedAt === null) return;
  const today = todayIn(await readDocument(db, 'store'), now);
  await noteEvents(db, [parent_id ?? id], { at: now, kind: 'changed' });
  await submitProducts(db, { now, today, isAskedFor: true }, [parent_id ?? id]);
}
