/** Work that goes on again and again until it is stopped. */
interface RepeatedWork {
  /** Begins now, unless it is under way. */
  readonly now: () => void;
  /** Resolves when nothing is under way any more. */
  readonly stop: () => Promise<void>;
}

/** Does some work each so many milliseconds, never twice at once. The signal tells long work that it is to end. */
export const repeatedly = (
  work: (end: AbortSignal) => Promise<void>,
  everyMs: number,
  failed: (error: unknown) => void,
): RepeatedWork => {
  const end = new AbortController();
  let working: Promise<void> | null = null;
  const now = (): void => {
    if (end.signal.aborted) return;
    working ??= work(end.signal)
      .catch(failed)
      .finally(() => {
        working = null;
      });
  };
  const timer = setInterval(now, everyMs);
  timer.unref();
  return {
    now,
    stop: async () => {
      clearInterval(timer);
      end.abort();
      await working;
    },
  };
};
