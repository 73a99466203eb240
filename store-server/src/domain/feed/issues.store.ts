import { madeOnce } from '@listings/shared-values';
import { sql, type Selectable } from 'kysely';
import { touch } from '../../catalogue/catalogue-revisions.store';
import { repeatedRead } from '../../db/repeated-read';
import type { Database } from '../../db/tables';
import type { IssueTable } from '../documents/domain.table';
import { fromNearestEnd, pageSlice } from '../values/paging.rules';

export type IssueRow = Selectable<IssueTable>;

/** Name in an account issue instead of a product's. */
export const ALL_PRODUCTS = 'All products';

/** Number of issues of a type, and of the errors among them. */
interface IssueCount {
  readonly all: number;
  readonly errors: number;
}

export type IssueCounts = Readonly<Partial<Record<IssueRow['type'], IssueCount>>>;

export async function countIssues(db: Database): Promise<IssueCounts> {
  const rows = await db
    .selectFrom('issues')
    .select((eb) => ['type', 'severity', eb.fn.countAll<number>().as('count')])
    .groupBy(['type', 'severity'])
    .execute();
  const counts: Partial<Record<IssueRow['type'], IssueCount>> = {};
  for (const { type, severity, count } of rows) {
    const { all, errors } = counts[type] ?? { all: 0, errors: 0 };
    counts[type] = { all: all + Number(count), errors: errors + (severity === 'error' ? Number(count) : 0) };
  }
  return counts;
}

/** Types in the order in which they are listed together. */
const TYPES: readonly IssueRow['type'][] = ['account', 'product'];

const readStretch = madeOnce((type: IssueRow['type'], errorsOnly: boolean, order: 'asc' | 'desc') =>
  repeatedRead((db) => {
    const some = db.selectFrom('issues').selectAll().where('type', '=', sql.lit(type));
    const listed = errorsOnly ? some.where('severity', '=', sql.lit('error')) : some;
    return listed.orderBy('product', order).orderBy('issue', order).orderBy('id', order).limit(1).offset(0);
  }),
);

/** A stretch of the issues of one type, by product and text: the index has them in this order. */
const issuesOfType = (
  db: Database,
  type: IssueRow['type'],
  errorsOnly: boolean,
  { total, from, to }: { readonly total: number; readonly from: number; readonly to: number },
): Promise<readonly IssueRow[]> =>
  fromNearestEnd(total, from, to, (order, offset, limit) => readStretch(type, errorsOnly, order)(db, limit, offset));

/** One page of issues of a type, or of every type, and how many there are; warnings count only while there is no error. */
export async function issuePage(
  db: Database,
  counts: IssueCounts,
  type: IssueRow['type'] | null,
  page: number,
  perPage: number,
): Promise<{ rows: IssueRow[]; total: number }> {
  const types = type === null ? TYPES : [type];
  const errorsOnly = types.some((each) => (counts[each]?.errors ?? 0) > 0);
  const countOf = (each: IssueRow['type']): number => counts[each]?.[errorsOnly ? 'errors' : 'all'] ?? 0;
  const total = types.reduce((sum, each) => sum + countOf(each), 0);
  const [first, last] = pageSlice(total, page, perPage);
  const rows: IssueRow[] = [];
  let begin = 0;
  for (const each of types) {
    const end = begin + countOf(each);
    const [from, to] = [Math.max(first, begin), Math.min(last, end)];
    if (from < to) {
      const stretch = { total: end - begin, from: from - begin, to: to - begin };
      rows.push(...(await issuesOfType(db, each, errorsOnly, stretch)));
    }
    begin = end;
  }
  return { rows, total };
}

/** The issues of one product, in the order of the whole list. No other condition: the index by product finds them. */
export function issuesOfProduct(db: Database, productId: number, errorsOnly: boolean) {
  const own = db.selectFrom('issues').selectAll().where('product_id', '=', productId);
  const listed = errorsOnly ? own.where('severity', '=', 'error') : own;
  return listed.orderBy('product').orderBy('issue').orderBy('id');
}

/** One page of the issues of one product; its warnings are left out by the rule of the whole list. */
export async function productIssuePage(
  db: Database,
  counts: IssueCounts,
  productId: number,
  page: number,
  perPage: number,
): Promise<{ rows: IssueRow[]; total: number }> {
  const all = await issuesOfProduct(db, productId, (counts.product?.errors ?? 0) > 0).execute();
  const [from, to] = pageSlice(all.length, page, perPage);
  return { rows: all.slice(from, to), total: all.length };
}

const readAccountCodes = repeatedRead((db) =>
  db.selectFrom('issues').select('code').distinct().where('type', '=', 'account').orderBy('code'),
);

/** Codes of the account's issues, each once. */
export async function accountIssueCodes(db: Database): Promise<string[]> {
  const rows = await readAccountCodes(db);
  return rows.map(({ code }) => code);
}

export async function insertIssues(db: Database, rows: readonly Omit<IssueRow, 'id'>[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('issues')
    .values([...rows])
    .execute();
  await touch(db, 'issues');
}
