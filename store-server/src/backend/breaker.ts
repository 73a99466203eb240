export interface Breaker {
  /** Whether a call may go out now; a true answer of an open breaker is its one trial. */
  readonly mayCall: () => boolean;
  readonly succeeded: () => void;
  readonly failed: () => void;
  /** Milliseconds until the next trial; 0 when calls may go out. */
  readonly waitMs: () => number;
}

const FAILURES = 5;
const OPEN_MS = 30_000;

/** After five failures in a row nothing goes out for thirty seconds; then one trial decides. */
export const createBreaker = (now: () => number): Breaker => {
  let failures = 0;
  let openedAt: number | null = null;
  let trying = false;
  const waitMs = () => (openedAt === null ? 0 : Math.max(0, openedAt + OPEN_MS - now()));
  return {
    waitMs,
    mayCall: () => {
      if (openedAt === null) return true;
      if (trying || waitMs() > 0) return false;
      trying = true;
      return true;
    },
    succeeded: () => {
      failures = 0;
      openedAt = null;
      trying = false;
    },
    failed: () => {
      failures += 1;
      if (trying || failures >= FAILURES) openedAt = now();
      trying = false;
    },
  };
};
