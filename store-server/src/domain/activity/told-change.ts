import type { AroundChange, DomainDependencies } from '../../calls/domain-module';
import type { Database } from '../../db/tables';
import { authorOf, recordActivity, type ChangeAuthor } from './activity.store';
import { changesBetween } from './observed-changes.rules';
import { observeObjects } from './observed-objects.store';

/** Does some work in a transaction and tells there of everything that is another than before. */
export async function toldChange<T>(db: Database, author: ChangeAuthor, work: () => Promise<T>): Promise<T> {
  const before = await observeObjects(db);
  const done = await work();
  for (const change of changesBetween(before, await observeObjects(db))) await recordActivity(db, author, change);
  return done;
}

/** Tells of what the calls of the contract change; an undo tells of itself. */
export const aroundChange: AroundChange = (key, context, work) =>
  key === 'undoActivity' ? work() : toldChange(context.db, authorOf(context), work);

/** The same transactions, with what they change told as the work of this author. */
export const toldTransactions =
  (
    { transaction, clock }: Pick<DomainDependencies, 'transaction' | 'clock'>,
    author: Omit<ChangeAuthor, 'at'>,
  ): DomainDependencies['transaction'] =>
  (work) =>
    transaction((db) => toldChange(db, { ...author, at: clock.now() }, () => work(db)));
