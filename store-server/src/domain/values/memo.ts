import { runningTransaction, type TransactionScope } from '../../db/transaction-scope';

interface Kept<Value> {
  readonly value: Promise<Value>;
  isThere: boolean;
}

/**
 * Keeps the last few results by what they were made from. A key has to change whenever its result would.
 *
 * The work of a transaction never waits for a result that others are making: they may wait for what it holds. What it makes
 * is its own until the commit, and goes with a rollback.
 */
export class Memo<Value> {
  readonly #kept = new Map<string, Kept<Value>>();
  readonly #own = new WeakMap<TransactionScope, Map<string, Kept<Value>>>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** The result kept under a key, or a new one. Those who ask at once share one piece of work. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const transaction = runningTransaction();
    const kept = this.#kept.get(key);
    if (transaction && kept?.isThere !== true) return this.#inside(transaction, key, make);
    return this.#keep(key, kept ?? begun(make, () => this.#kept.delete(key))).value;
  }

  #inside(transaction: TransactionScope, key: string, make: () => Promise<Value>): Promise<Value> {
    const own = this.#own.get(transaction) ?? new Map<string, Kept<Value>>();
    this.#own.set(transaction, own);
    const known = own.get(key);
    if (known) return known.value;
    const kept = begun(make, () => own.delete(key));
    own.set(key, kept);
    transaction.afterCommit(() => kept.isThere && this.#keep(key, kept));
    return kept.value;
  }

  #keep(key: string, kept: Kept<Value>): Kept<Value> {
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#size && oldest !== undefined) this.#kept.delete(oldest);
    return kept;
  }
}

/** A result that is being made; after a failure the next caller tries again. */
function begun<Value>(make: () => Promise<Value>, failed: () => void): Kept<Value> {
  const kept = { value: make(), isThere: false };
  kept.value.then(() => {
    kept.isThere = true;
  }, failed);
  return kept;
}

/** Remembers what a pure function made of the last texts. */
export function remembering<Value>(size: number): (key: string, make: () => Value) => Value {
  const kept = new Map<string, Value>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > size && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}
