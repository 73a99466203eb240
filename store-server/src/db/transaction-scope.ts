import { AsyncLocalStorage } from 'node:async_hooks';

/** The running transaction, as everything that its work calls sees it. */
export class TransactionScope {
  readonly #afterCommit: (() => void)[] = [];

  /** Runs something once the transaction is committed; never when it rolls back. */
  afterCommit(work: () => void): void {
    this.#afterCommit.push(work);
  }

  committed(): void {
    for (const work of this.#afterCommit.splice(0)) work();
  }
}

const scope = new AsyncLocalStorage<TransactionScope>();

/** Marks the work of a transaction, so that what would wait beside it for ever fails at once instead. */
export const insideTransaction = <T>(transaction: TransactionScope, work: () => Promise<T>): Promise<T> =>
  scope.run(transaction, work);

/** The transaction in whose work this is asked; undefined outside of all. */
export const runningTransaction = (): TransactionScope | undefined => scope.getStore();

/** Runs what belongs to no transaction, although one has asked for it: its queries come after the commit. */
export const besideTransaction = (work: () => void): void => scope.exit(() => void setImmediate(work));

const QUERY = 'A query beside the running transaction: use the database of the handler context';

/**
 * The embedded store has one connection, and PostgreSQL a few: a query outside the running transaction, or work of others
 * that makes one, would wait for what this transaction holds.
 */
export const refuseInsideTransaction = (why = QUERY): void => {
  if (scope.getStore()) throw new Error(why);
};
