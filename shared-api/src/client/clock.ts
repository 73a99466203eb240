/** The client's only source of time, so that tests can move it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` after `ms` milliseconds; returns the function that prevents it. */
  after(ms: number, run: () => void): () => void;
}

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
