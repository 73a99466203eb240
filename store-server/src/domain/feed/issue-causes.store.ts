import { limits, type IssueCause } from '@listings/shared-api/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/tables';
import type { IssueCounts } from './issues.store';

/** Code and words of a cause, which stand in its key with a colon between; a code has none. */
function partsOf(key: string): { readonly code: string; readonly issue: string } {
  const colon = Math.max(0, key.indexOf(':'));
  return { code: key.slice(0, colon), issue: key.slice(colon + 1) };
}

/** Ids of the products that have an issue of this cause. */
export function productsWithCause(db: Database, key: string) {
  const { code, issue } = partsOf(key);
  return db
    .selectFrom('issues')
    .select('product_id')
    .where('type', '=', 'product')
    .where('code', '=', code)
    .where('issue', '=', issue);
}

/** Titles by id. */
async function titlesOf(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/**
 * The issues of the products by cause: errors first, then what most products have. Warnings are left out by the rule of the
 * whole list.
 */
export async function readCauses(db: Database, counts: IssueCounts): Promise<IssueCause[]> {
  const all = db
    .selectFrom('issues')
    .select((eb) => [
      'code',
      'issue',
      sql<'error' | 'warning'>`min(severity)`.as('severity'),
      eb.fn.max('action').as('action'),
      eb.fn.max('action_url').as('action_url'),
      eb.fn.min('product_id').as('product_id'),
      eb.fn.count<number>('product_id').distinct().as('products'),
    ])
    .where('type', '=', 'product');
  const listed = (counts.product?.errors ?? 0) > 0 ? all.where('severity', '=', 'error') : all;
  const rows = await listed
    .groupBy(['code', 'issue'])
    .orderBy('severity')
    .orderBy('products', 'desc')
    .orderBy('issue')
    .orderBy('code')
    .limit(limits.causes)
    .execute();
  const causes = rows.map((row) => ({ ...row, products: Number(row.products), product_id: Number(row.product_id) }));
  const titles = await titlesOf(
    db,
    causes.map(({ product_id }) => product_id),
  );
  return causes.map(({ action, action_url, ...cause }) => ({
    ...cause,
    action: action ?? '',
    action_url: action_url ?? '',
    product: titles.get(cause.product_id) ?? '',
  }));
}
