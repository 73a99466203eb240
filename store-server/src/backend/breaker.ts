export interface BreakerLimits {
  /** Failures within the window after which nothing goes out for a while. */
  readonly failures: number;
  readonly windowMs: number;
  /** Milliseconds during which nothing goes out. */
  readonly pauseMs: number;
}

/** One call that may go out; exactly one of the two functions must be called. */
export interface Attempt {
  /** The host answered, whatever the answer. */
  readonly answered: () => void;
  /** The host did not answer, or not in time. */
  readonly failed: () => void;
}

export interface Breaker {
  /** Null while nothing may go out; of an open breaker the one probe. */
  readonly attempt: () => Attempt | null;
  /** Milliseconds until the next probe; 0 when calls may go out. */
  readonly waitMs: () => number;
}

/**
 * Leaves a host alone that fails again and again within the window; then one probe decides. Calls that were under way
 * together fail together: they count once, so that a page that reads many things at once is one failure.
 */
export const createBreaker = (now: () => number, { failures, windowMs, pauseMs }: BreakerLimits): Breaker => {
  let begun = 0;
  /** Calls from this one on began after the last failure that counted. */
  let firstAfterFailure = 0;
  let failedAt: readonly number[] = [];
  let openedAt: number | null = null;
  let isProbing = false;
  const waitMs = () => {
    if (openedAt === null) return 0;
    // The clock may have been set back: nobody is left alone for longer because of that.
    openedAt = Math.min(openedAt, now());
    return Math.max(0, openedAt + pauseMs - now());
  };
  const close = () => {
    failedAt = [];
    openedAt = null;
  };
  const count = (call: number) => {
    if (call < firstAfterFailure) return;
    firstAfterFailure = begun;
    failedAt = [...failedAt.filter((time) => time > now() - windowMs), now()];
    if (failedAt.length >= failures) openedAt = now();
  };
  const ordinary = (call: number): Attempt => ({
    // A call that began before the breaker opened does not close it: only the probe does.
    answered: () => openedAt === null && close(),
    failed: () => openedAt === null && count(call),
  });
  const probe: Attempt = {
    answered: () => {
      isProbing = false;
      close();
    },
    failed: () => {
      isProbing = false;
      openedAt = now();
    },
  };
  return {
    waitMs,
    attempt: () => {
      if (openedAt === null) return ordinary(begun++);
      if (isProbing || waitMs() > 0) return null;
      isProbing = true;
      return probe;
    },
  };
};
