import type { Outcomes } from '../slots/slot-outcome';
import { buildOf } from '../slots/specifier';

export interface HeartbeatOptions {
  readonly window: Window;
  /** Address of the worker; null where the document names none. */
  readonly heartbeat: string | null;
  readonly outcomes: Pick<Outcomes, 'shown'>;
  /** Release from which this page was made. */
  readonly release: string;
  readonly nonce: () => string;
}

/** Milliseconds between two beats. */
export const beatEvery = 2000;

/**
 * Tells a worker all the time that the page lives, with what it shows: the worker tells the server of a page that falls
 * silent (`store-server/src/deploy/heartbeat.ts`). Nothing where the document names no worker.
 */
export function beatAlways({ window, heartbeat, outcomes, release, nonce }: HeartbeatOptions): void {
  const { document } = window;
  if (heartbeat === null) return;
  const worker = new Worker(heartbeat);
  const say = (message: object | null) => worker.postMessage(message, []);
  const beat = () => {
    const isSeen = document.visibilityState === 'visible';
    say(isSeen ? { app: buildOf(outcomes.shown()), release, nonce: nonce() } : null);
  };
  // Whoever is asked by the browser, or prints, keeps the page waiting: the next beat comes when it goes on.
  const rest = () => say(null);
  for (const name of ['pagehide', 'beforeunload', 'beforeprint'] as const) window.addEventListener(name, rest);
  document.addEventListener('visibilitychange', beat);
  // Before the next application has its say: what freezes then is its own.
  window.addEventListener('single-spa:before-routing-event', beat);
  window.setInterval(beat, beatEvery);
  beat();
}
