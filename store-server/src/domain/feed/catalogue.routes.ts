import type { Database } from '../../db/tables';
import { sql } from 'kysely';
import { attributesOf } from '../../catalogue/product-columns.rules';
import { titleKey } from '../../catalogue/catalogue.store';
import { failure, ok, type HandlerContext, type Handlers } from '../../calls/handler';
import { readDocument } from '../documents/documents.store';
import { todayIn } from '../documents/store-profile.rules';
import { offersOf, OFFER_COLUMNS, type OfferRow } from './catalogue-offers';

interface CatalogueQuery {
  readonly include?: readonly number[] | undefined;
  readonly page: number;
  readonly per_page: number;
  readonly search?: string | undefined;
  readonly orderby?: 'date' | 'id' | 'include' | 'title' | 'popularity' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface Row extends OfferRow {
  readonly title: string;
  readonly attributes: string;
}

/** Rows of the catalogue as the store platform pages them; by default the newest id comes first. */
async function rowsOf(
  db: Database,
  query: CatalogueQuery,
  which: 'products' | 'variations',
  parentId?: number,
): Promise<Row[]> {
  let rows = db.selectFrom('products').select(['title', 'attributes', ...OFFER_COLUMNS]);
  rows = rows.where('type', which === 'products' ? '<>' : '=', 'variation');
  if (parentId !== undefined) rows = rows.where('parent_id', '=', parentId);
  const { include, search } = query;
  if (include !== undefined && include.length > 0) rows = rows.where('id', 'in', [...include]);
  if (search !== undefined) {
    const pattern = `%${titleKey(search).replace(/[\\%_]/g, '\\$&')}%`;
    rows = rows.where(sql<boolean>`title_key like ${pattern} escape '\\'`);
  }
  const { page, per_page, order = 'desc' } = query;
  const first = (page - 1) * per_page;
  if (query.orderby === 'include' && include !== undefined && include.length > 0) {
    // Pages of the list as it was given: it is a few hundred ids long at most.
    const found = await rows.execute();
    return found
      .sort((one, other) => include.indexOf(one.id) - include.indexOf(other.id))
      .slice(first, first + per_page);
  }
  // Products of one title have an order of their own: else one of them could stand on two pages, another on none.
  if (query.orderby === 'title') rows = rows.orderBy('title_key', order);
  return rows.orderBy('id', order).limit(per_page).offset(first).execute();
}

const variationOf = (row: Row) => ({
  id: row.id,
  name: row.title,
  attributes: attributesOf(row)
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => ({ name, option: values.join(', ') })),
});

/** Products with what they cost, what is left of them, and how they look. */
async function productsOf({ db, clock, config, origin }: HandlerContext, rows: readonly Row[]) {
  const store = await readDocument(db, 'store');
  const pictures = config.sandbox ? { origin, host: new URL(store.homeUrl).host } : null;
  const offers = await offersOf(db, rows, { currency: store.currency, today: todayIn(store, clock.now()), pictures });
  return rows.map(({ id, title, type }) => ({ id, name: title, type, ...offers.get(id) }));
}

export const catalogueHandlers: Pick<Handlers, 'listProducts' | 'listProductVariations' | 'listVariations'> = {
  listProducts: async ({ query }, context) =>
    ok(await productsOf(context, await rowsOf(context.db, query, 'products'))),
  listProductVariations: async ({ params, query }, { db }) => {
    const parent = await db.selectFrom('products').select('id').where('id', '=', params.id).executeTakeFirst();
    if (!parent) {
      return failure(404, {
        code: 'woocommerce_rest_product_invalid_id',
        message: 'Invalid ID.',
        data: { status: 404 },
      });
    }
    return ok((await rowsOf(db, query, 'variations', params.id)).map(variationOf));
  },
  listVariations: async ({ query }, { db }) => ok((await rowsOf(db, query, 'variations')).map(variationOf)),
};
