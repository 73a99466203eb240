/** How far a change of many products is, and whether it is to end early. One object for each machine. */
export class ChangeProgress {
  readonly #listeners = new Set<() => void>();
  #now: { readonly done: number; readonly total: number } | null = null;
  #isStopped = false;
  #failed: readonly number[] = [];

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Products that were dealt with, of all; null while nothing is on its way. */
  readonly current = (): { readonly done: number; readonly total: number } | null => this.#now;

  /** Products that the last change left as they were. */
  get failed(): readonly number[] {
    return this.#failed;
  }

  /** It was stopped since it began: no further part is sent. */
  get isStopped(): boolean {
    return this.#isStopped;
  }

  readonly stop = (): void => {
    this.#isStopped = true;
  };

  begin(total: number): void {
    this.#isStopped = false;
    this.#failed = [];
    this.tell(0, total);
  }

  tell(done: number, total: number): void {
    this.#now = { done, total };
    for (const listener of this.#listeners) listener();
  }

  end(failed: readonly number[]): void {
    this.#now = null;
    this.#failed = failed;
    for (const listener of this.#listeners) listener();
  }
}
