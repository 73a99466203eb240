/** Keeps the last few results by what they were made from. A key has to change whenever its result would. */
export class Memo<Value> {
  readonly #kept = new Map<string, Promise<Value>>();
  readonly #size: number;

  constructor(size: number) {
    this.#size = size;
  }

  /** The result kept under a key, or a new one. Those who ask at once share one piece of work. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const kept = this.#kept.get(key);
    this.#kept.delete(key);
    const value = kept ?? make();
    this.#kept.set(key, value);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > this.#size && oldest !== undefined) this.#kept.delete(oldest);
    // The next caller tries again after a failure.
    if (!kept) value.catch(() => this.#kept.delete(key));
    return value;
  }
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
