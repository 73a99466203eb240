import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Marks the work of a transaction, so that a query beside it fails at once instead of waiting for ever. */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => scope.run(true, work);

/** Runs what belongs to no transaction, although one has asked for it: its queries come after the commit. */
export const besideTransaction = (work: () => void): void => scope.exit(() => void setImmediate(work));

/** The embedded store has one connection: a query outside the running transaction would wait for itself. */
export const refuseInsideTransaction = (): void => {
  if (scope.getStore())
    throw new Error('A query beside the running transaction: use the database of the handler context');
};
