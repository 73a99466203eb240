import { AsyncLocalStorage } from 'node:async_hooks';

const scope = new AsyncLocalStorage<true>();

/** Marks the work of a transaction, so that a query beside it fails at once instead of waiting for ever. */
export const insideTransaction = <T>(work: () => Promise<T>): Promise<T> => scope.run(true, work);

/** The embedded store has one connection: a query outside the running transaction would wait for itself. */
export const refuseInsideTransaction = (): void => {
  if (scope.getStore())
    throw new Error('A query beside the running transaction: use the database of the handler context');
};
