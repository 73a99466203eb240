export interface ScreenTimesOptions {
  readonly window: Window;
  /** Called with the milliseconds from the wish to see an application until its screen had its content. */
  readonly tell: (app: string, ready: number) => void;
}

/** Milliseconds after which a screen that is not ready is told as it stands. */
const patience = 15_000;

interface Waiting {
  readonly app: string;
  readonly since: number;
  readonly from: number;
  readonly late: number;
}

/**
 * Times the screens of applications that a page goes to, by the marks of the timeline (`screen/screen-ready.ts`): begins with
 * the end of a start that took some milliseconds. A page that is out of sight, or goes on, says nothing of them.
 */
export function timeScreens({ window, tell }: ScreenTimesOptions): (app: string, milliseconds: number) => void {
  const { document, performance } = window;
  let waiting: Waiting | null = null;
  const forget = () => {
    window.clearTimeout(waiting?.late);
    waiting = null;
  };
  const end = (at: number) => {
    if (waiting !== null) tell(waiting.app, at - waiting.since);
    forget();
  };
  const marks = new PerformanceObserver((list) => {
    const from = waiting?.from ?? Infinity;
    const ready = list
      .getEntries()
      .find(({ name, startTime }) => name.startsWith('screen-ready:') && startTime >= from);
    if (ready !== undefined) end(ready.startTime);
  });
  marks.observe({ type: 'mark' });
  document.addEventListener('visibilitychange', forget);
  window.addEventListener('single-spa:before-routing-event', forget);
  return (app, milliseconds) => {
    forget();
    if (document.visibilityState !== 'visible') return;
    const from = performance.now();
    const late = window.setTimeout(() => end(performance.now()), patience);
    waiting = { app, since: from - milliseconds, from, late };
  };
}
