import type { Selectable } from 'kysely';
import { touch } from '../catalogue/catalogue-revisions.store';
import type { Database } from '../db/tables';
import type { IssueTable } from './domain.tables';
import { nearerEnd, stretchOf } from './paging.rules';

export type IssueRow = Selectable<IssueTable>;

/** What an account issue says instead of a product. */
export const ALL_PRODUCTS = 'All products';

/** How many issues of a type there are, and how many of them are errors. */
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

/** Of one type, or of all. */
const countOf = (counts: IssueCounts, type: IssueRow['type'] | null): IssueCount =>
  (type === null ? Object.values(counts) : [counts[type]]).reduce<IssueCount>(
    (sum, count) => ({ all: sum.all + (count?.all ?? 0), errors: sum.errors + (count?.errors ?? 0) }),
    { all: 0, errors: 0 },
  );

/** One page of issues by type, product and text, and how many there are; warnings count only while there is no error. */
export async function issuePage(
  db: Database,
  counts: IssueCounts,
  type: IssueRow['type'] | null,
  page: number,
  perPage: number,
): Promise<{ rows: IssueRow[]; total: number }> {
  const { all, errors } = countOf(counts, type);
  const total = errors > 0 ? errors : all;
  const [from, to] = stretchOf(total, page, perPage);
  if (from >= to) return { rows: [], total };
  const every = db.selectFrom('issues').selectAll();
  const some = type === null ? every : every.where('type', '=', type);
  const listed = errors > 0 ? some.where('severity', '=', 'error') : some;
  const rows = await nearerEnd(total, from, to, (order, offset, limit) =>
    (type === null ? listed.orderBy('type', order) : listed)
      .orderBy('product', order)
      .orderBy('issue', order)
      .orderBy('id', order)
      .limit(limit)
      .offset(offset)
      .execute(),
  );
  return { rows, total };
}

/** Codes of the account's issues, each once. */
export async function accountIssueCodes(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('issues')
    .select('code')
    .distinct()
    .where('type', '=', 'account')
    .orderBy('code')
    .execute();
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
