import type { Selectable } from 'kysely';
import type { Database } from '../db/tables';
import type { IssueTable } from './domain.tables';

export type IssueRow = Selectable<IssueTable>;

/** What an account issue says instead of a product. */
export const ALL_PRODUCTS = 'All products';

const issuesOf = (db: Database, type: IssueRow['type'], onlyErrors: boolean) => {
  const all = db.selectFrom('issues').where('type', '=', type);
  return onlyErrors ? all.where('severity', '=', 'error') : all;
};

const hasErrors = async (db: Database, type: IssueRow['type']): Promise<boolean> =>
  (await issuesOf(db, type, true).select('id').limit(1).executeTakeFirst()) !== undefined;

/** One page of issues by product and text, and how many there are; warnings count only while there is no error. */
export async function issuePage(
  db: Database,
  type: IssueRow['type'],
  page: number,
  perPage: number,
): Promise<{ rows: IssueRow[]; total: number }> {
  const onlyErrors = await hasErrors(db, type);
  const { total } = await issuesOf(db, type, onlyErrors)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const all = issuesOf(db, type, onlyErrors).selectAll().orderBy('product').orderBy('issue').orderBy('id');
  const some = perPage === 0 ? all : all.limit(perPage).offset((page - 1) * perPage);
  return { rows: await some.execute(), total: Number(total) };
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
  if (rows.length > 0)
    await db
      .insertInto('issues')
      .values([...rows])
      .execute();
}
