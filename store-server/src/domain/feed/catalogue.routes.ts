import type { Database } from '../../db/tables';
import { sql } from 'kysely';
import type { ProductAttribute } from '../../catalogue/catalogue.types';
import { titleKey } from '../../catalogue/catalogue.store';
import { failure, ok, type Handlers } from '../../calls/handler';

interface CatalogueQuery {
  readonly include?: readonly number[] | undefined;
  readonly page: number;
  readonly per_page: number;
  readonly search?: string | undefined;
  readonly orderby?: 'date' | 'id' | 'include' | 'title' | 'popularity' | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
}

interface Row {
  readonly id: number;
  readonly title: string;
  readonly type: string;
  readonly attributes: string;
}

/** Rows of the catalogue as the store platform pages them; by default the newest id comes first. */
async function rowsOf(
  db: Database,
  query: CatalogueQuery,
  which: 'products' | 'variations',
  parentId?: number,
): Promise<Row[]> {
  let rows = db.selectFrom('products').select(['id', 'title', 'type', 'attributes']);
  rows = rows.where('type', which === 'products' ? '<>' : '=', 'variation');
  if (parentId !== undefined) rows = rows.where('parent_id', '=', parentId);
  const { include, search } = query;
  if (include !== undefined && include.length > 0) rows = rows.where('id', 'in', [...include]);
  if (search !== undefined) {
    const pattern = `%${titleKey(search).replace(/[\\%_]/g, '\\$&')}%`;
    rows = rows.where(sql<boolean>`title_key like ${pattern} escape '\\'`);
  }
  const column = query.orderby === 'title' ? 'title_key' : 'id';
  const order = query.order ?? 'desc';
  const page = rows
    .orderBy(column, order)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page);
  const found = await page.execute();
  if (query.orderby !== 'include' || include === undefined) return found;
  return found.sort((one, other) => include.indexOf(one.id) - include.indexOf(other.id));
}

const variationOf = ({ id, title, attributes }: Row) => ({
  id,
  name: title,
  attributes: (JSON.parse(attributes) as ProductAttribute[])
    .filter(({ values }) => values.length > 0)
    .map(({ name, values }) => ({ name, option: values.join(', ') })),
});

export const catalogueHandlers: Pick<Handlers, 'listProducts' | 'listProductVariations' | 'listVariations'> = {
  listProducts: async ({ query }, { db }) => {
    const rows = await rowsOf(db, query, 'products');
    return ok(rows.map(({ id, title, type }) => ({ id, name: title, type })));
  },
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
