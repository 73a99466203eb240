export interface ReleaseWatchOptions {
  readonly window: Window;
  /** Release from which this page was made. */
  readonly own: string;
  /** Asks the server for the release from which a page would be made now; null when it is unknown. */
  readonly ask: () => Promise<string | null>;
  /** Called with each other release until it answers that it has told of it. */
  readonly onOther: (current: string) => Promise<boolean>;
  /** Called when the page's own is the current one again. */
  readonly onOwn: () => void;
}

/** Milliseconds between two questions. */
export const askEvery = 60_000;
const askAtMostEvery = 10_000;

/**
 * Looks from time to time, and when the page is shown again, whether the server has another release by now. A hidden
 * page asks nothing. Answers with the function that ends the watch.
 */
export function watchRelease({ window, own, ask, onOther, onOwn }: ReleaseWatchOptions): () => void {
  const { document } = window;
  let told = own;
  let askedAt = -Infinity;
  const look = async (): Promise<void> => {
    const now = window.performance.now();
    if (document.visibilityState === 'hidden' || now - askedAt < askAtMostEvery) return;
    askedAt = now;
    const current = await ask();
    if (current === null || current === told) return;
    if (current !== own && !(await onOther(current))) return;
    told = current;
    if (current === own) onOwn();
  };
  const lookNow = () => void look();
  const timer = window.setInterval(lookNow, askEvery);
  document.addEventListener('visibilitychange', lookNow);
  return () => {
    window.clearInterval(timer);
    document.removeEventListener('visibilitychange', lookNow);
  };
}
