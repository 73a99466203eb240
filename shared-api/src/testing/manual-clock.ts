import type { Clock } from '../client/clock';

interface Timer {
  readonly at: number;
  readonly ms: number;
  readonly run: () => void;
}

export interface ManualClock extends Clock {
  /** Moves time on and runs what is due. */
  advance(ms: number): void;
  /** Lengths of the timers that wait now, in milliseconds. */
  waiting(): number[];
  /** Resolves once a timer of this length waits. */
  untilWaiting(ms: number): Promise<void>;
}

/** Clock that moves only by call. */
export function createManualClock(start = 0): ManualClock {
  let time = start;
  let timers: Timer[] = [];
  let watchers: { readonly ms: number; readonly resolve: () => void }[] = [];
  return {
    now: () => time,
    after(ms, run) {
      const timer = { at: time + ms, ms, run };
      timers.push(timer);
      watchers.filter((watcher) => watcher.ms === ms).forEach((watcher) => watcher.resolve());
      watchers = watchers.filter((watcher) => watcher.ms !== ms);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    advance(ms) {
      time += ms;
      const due = timers.filter((timer) => timer.at <= time);
      timers = timers.filter((timer) => timer.at > time);
      due.forEach((timer) => timer.run());
    },
    waiting: () => timers.map((timer) => timer.ms),
    untilWaiting: (ms) =>
      timers.some((timer) => timer.ms === ms)
        ? Promise.resolve()
        : new Promise((resolve) => watchers.push({ ms, resolve })),
  };
}

/** A clock whose pauses between tries pass at once, and are noted; deadlines never come. */
export function createSkippingClock(start = 0): Clock & { readonly pauses: number[] } {
  const pauses: number[] = [];
  const deadlines = [10_000, 30_000];
  return {
    pauses,
    now: () => start,
    after(ms, run) {
      if (!deadlines.includes(ms)) {
        pauses.push(ms);
        queueMicrotask(run);
      }
      return () => undefined;
    },
  };
}
