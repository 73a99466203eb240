import { touch } from '../../catalogue/catalogue-revisions.store';
import { upsertProducts } from '../../catalogue/catalogue.store';
import type { ImportedProduct } from '../../catalogue/catalogue.types';
import type { Database } from '../../db/tables';
import { endOfSlice, type ProductJobKind } from '../../domain/feed/product-jobs.store';
import { withdrawRange } from '../../domain/feed/product-submission';
import { hash } from '../../domain/values/seed.rules';
import type { ProductEdit } from '../admin/admin.store';
import { disapproveProducts } from './scenario-issues';

/** The import run of products that a scenario made up. */
const GENERATED = 'scenario';

const FIRST_GENERATED_ID = 9_000_001;

const KINDS = ['Lantern', 'Trowel', 'Pot', 'Basket', 'Scarf', 'Mug', 'Bowl', 'Candle', 'Stool', 'Apron'] as const;
const LOOKS = ['Copper', 'Ash', 'Linen', 'Moss', 'Slate', 'Sand', 'Ink', 'Clay', 'Birch', 'Rust'] as const;

function generated(index: number): ImportedProduct {
  const id = FIRST_GENERATED_ID + index;
  const bits = hash(`generated ${id}`);
  const look = LOOKS[bits % LOOKS.length] ?? '';
  const kind = KINDS[(bits >>> 8) % KINDS.length] ?? '';
  return {
    id,
    type: 'simple',
    virtual: false,
    downloadable: false,
    sku: `LL-${id}`,
    title: `${look} ${kind} No. ${index + 1}`,
    published: true,
    listed: true,
    shortDescription: '',
    description: '',
    regularPrice: 500 + (bits % 9500),
    salePrice: null,
    saleFrom: null,
    saleTo: null,
    inStock: bits % 17 !== 0,
    stock: null,
    categories: ['Everything'],
    tags: [],
    images: bits % 50 === 0 ? [] : [`https://images.lantern-and-loam.example/${id}.jpg`],
    attributes: [],
    gtin: null,
    parentRef: null,
    groupedRefs: [],
    externalUrl: null,
    buttonText: null,
    position: 0,
  };
}

const GENERATED_AT_ONCE = 100;

/** Adds made-up products to the catalogue; its place is how many there are. */
export const generation: ProductJobKind<{ readonly count: number }> = {
  name: 'generation',
  slice: async (db, { count }, made) => {
    const rows = Array.from({ length: Math.min(GENERATED_AT_ONCE, count - made) }, (_, index) => ({
      line: 0,
      product: generated(made + index),
    }));
    await upsertProducts(db, rows, GENERATED);
    await touch(db, 'order', 'state', 'found');
    return made + rows.length < count ? made + rows.length : null;
  },
};

/** Reverts the edits of the admin pages to the products of a range; returns whether there were any. */
async function restoreEdits(db: Database, afterId: number, last: number): Promise<boolean> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'imported'])
    .where('id', '>', afterId)
    .where('id', '<=', last)
    .where('imported', 'is not', null)
    .execute();
  for (const { id, imported } of rows) {
    const before = JSON.parse(imported ?? '{}') as ProductEdit;
    await db
      .updateTable('products')
      .set({ ...before, imported: null })
      .where('id', '=', id)
      .execute();
  }
  return rows.length > 0;
}

const RESTORED_AT_ONCE = 200;

/** Makes the catalogue what it was after its import; the provider knows nothing of it. */
export const restoration: ProductJobKind<object> = {
  name: 'restoration',
  slice: async (db, _payload, afterId) => {
    const end = await endOfSlice(db, afterId, RESTORED_AT_ONCE);
    const last = end ?? Number.MAX_SAFE_INTEGER;
    await withdrawRange(db, afterId, end);
    const { numDeletedRows } = await db
      .deleteFrom('products')
      .where('id', '>', afterId)
      .where('id', '<=', last)
      .where('import_run', '=', GENERATED)
      .executeTakeFirst();
    const isEdited = await restoreEdits(db, afterId, last);
    await db
      .updateTable('products')
      .set((eb) => ({ visible: eb.ref('listed') }))
      .where('id', '>', afterId)
      .where('id', '<=', last)
      .whereRef('visible', '<>', 'listed')
      .execute();
    if (isEdited || numDeletedRows > 0n) await touch(db, 'order');
    return end;
  },
};

/** The provider refuses some of the products, once it knows them. */
export const disapproval: ProductJobKind<{ readonly now: number }> = {
  name: 'disapproval',
  slice: async (db, { now }) => {
    await disapproveProducts(db, now);
    return null;
  },
};
