import type { Database } from './tables';
import { besideTransaction } from './transaction-scope';

/** Wakes whoever waits for changes. A signal says nothing but that there may be some: what they are stands in the store. */
export interface ChangeSignal {
  /** To be called in the transaction of a change; nobody is woken when it rolls back. */
  readonly announce: (db: Database) => Promise<void>;
  /** Calls the listener after changes, in any process on the store; returns the function that ends that. */
  readonly listen: (listener: () => void) => () => void;
  readonly close: () => Promise<void>;
}

/** Listeners of one process. */
export const createListeners = () => {
  const listeners = new Set<() => void>();
  return {
    wake: (): void => {
      for (const listener of listeners) listener();
    },
    add: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isEmpty: (): boolean => listeners.size === 0,
  };
};

/** The embedded store has one process, and one connection: what the woken read comes after the commit. */
export const localSignal = (): ChangeSignal => {
  const { wake, add } = createListeners();
  return {
    announce: async () => besideTransaction(wake),
    listen: add,
    close: async () => undefined,
  };
};
