interface Timer {
  readonly id: number;
  readonly due: number;
  readonly run: () => void;
}

const limit = 10_000;

/**
 * A clock that passes through every moment. XState's SimulatedClock jumps: a timer of 30 s that arms itself anew fires
 * once, not three times, when 90 s pass.
 */
export class VirtualClock {
  #now = 0;
  #nextId = 1;
  readonly #timers = new Map<number, Timer>();

  readonly now = (): number => this.#now;

  readonly setTimeout = (run: () => void, ms: number): number => {
    const id = this.#nextId++;
    this.#timers.set(id, { id, due: this.#now + Math.max(0, ms), run });
    return id;
  };

  readonly clearTimeout = (id: number): void => {
    this.#timers.delete(id);
  };

  /** The timer that is due next; of those due together the one set first. */
  #next(): Timer | undefined {
    let next: Timer | undefined;
    for (const timer of this.#timers.values()) if (next === undefined || timer.due < next.due) next = timer;
    return next;
  }

  /** Milliseconds until something is due; null when nothing is. */
  get untilNext(): number | null {
    const next = this.#next();
    return next === undefined ? null : next.due - this.#now;
  }

  /** Lets so many milliseconds pass, through every moment at which something is due. */
  advance(ms: number): void {
    const until = this.#now + ms;
    let fired = 0;
    for (let next = this.#next(); next !== undefined && next.due <= until; next = this.#next()) {
      this.#timers.delete(next.id);
      this.#now = next.due;
      next.run();
      fired += 1;
      if (fired > limit) throw new Error('The clock never comes to rest: a timer without delay keeps arming itself.');
    }
    this.#now = until;
  }
}
