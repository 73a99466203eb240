import { slotId } from '../page/ids';
import { stackOf, type Outcomes, type SlotOutcome } from '../slots/slot-outcome';
import { buildOf } from '../slots/specifier';
import { lateFailure } from './culprit.rules';

export interface SlotStartOptions {
  readonly window: Window;
  readonly outcomes: Pick<Outcomes, 'get' | 'subscribe' | 'shown'>;
  /** Release from which this page was made. */
  readonly release: string;
  readonly nonce: () => string;
  readonly send: typeof fetch;
}

/** Word to the server about a build on this page. */
interface Told {
  readonly app: string;
  readonly failure: SlotOutcome['failure'];
  readonly milliseconds?: number;
  readonly late?: true;
}

/** What failed without a word of the application, kept by the document from its first moment (`page/start-watch.ts`). */
const keptErrors = (window: Window): readonly Event[] => {
  const kept: unknown = Object(window)['lateErrors'];
  return Array.isArray(kept) ? kept : [];
};

/** Milliseconds after its start by which an application has something to see in its slot. */
const emptyAfter = 5000;

const showsNothing = ({ document }: Window, app: SlotOutcome['app']): boolean => {
  const slot = document.getElementById(slotId(app));
  return slot !== null && !slot.hidden && slot.textContent.trim() === '' && slot.querySelector('svg, img') === null;
};

/**
 * Reports the outcome of each start of an application, and what fails after it: the server withdraws a version that
 * fails more often than the one it is compared with [D-6].
 */
export function tellSlotStarts({ window, outcomes, release, nonce, send }: SlotStartOptions): void {
  const told = new WeakSet<SlotOutcome>();
  const failed = new Set<string>();
  const tell = (about: Told) => {
    const headers = { 'content-type': 'application/json', 'x-wp-nonce': nonce() };
    const body = JSON.stringify({ release, ...about });
    // Not awaited; `keepalive` sends it from a page that is left, too.
    void send('/slots', { method: 'POST', headers, body, keepalive: true }).catch(() => {});
  };
  // Once for each application of a page: an error in a loop is one page that failed.
  const tellLate = (app: string, message: string, error?: unknown) => {
    if (failed.has(app)) return;
    failed.add(app);
    tell({ app, failure: { supportId: '', message, ...stackOf(error) }, late: true });
  };
  const tellError = (event: Event) => {
    const started = new Set([outcomes.shown(), ...outcomes.get().map(({ app }) => app)].map(buildOf));
    const failure = lateFailure(event, started);
    if (failure !== null) tellLate(failure.app, failure.message, failure.error);
  };
  const tellNew = () => {
    for (const outcome of outcomes.get()) {
      if (told.has(outcome)) continue;
      told.add(outcome);
      const { app, failure, milliseconds } = outcome;
      tell({ app: buildOf(app), failure, milliseconds });
      const look = () => showsNothing(window, app) && tellLate(buildOf(app), 'nothing is shown');
      if (failure === null) window.setTimeout(look, emptyAfter);
    }
  };
  outcomes.subscribe(tellNew);
  tellNew();
  keptErrors(window).forEach(tellError);
  window.addEventListener('error', tellError);
  window.addEventListener('unhandledrejection', tellError);
}
