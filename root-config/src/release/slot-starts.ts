import { slotId } from '../page/ids';
import { stackOf, type Outcomes, type SlotOutcome } from '../slots/slot-outcome';
import { buildOf } from '../slots/specifier';
import { lateFailure } from './culprit.rules';
import { timeScreens } from './screen-times';

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

/** Word of how long a screen took, from the wish to see it until its content was there. */
interface Ready {
  readonly app: string;
  readonly ready: number;
}

/** Word that a build is about to start on a page that had another one: what never tells its outcome is told by its silence. */
interface Begins {
  readonly begins: string;
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
  let shown = outcomes.shown();
  /** Builds that began to start on this page. */
  const begun = new Set([buildOf(shown)]);
  /** Word of the last start that began here: its outcome is told after it. */
  let begins: Promise<unknown> | null = null;
  const tell = (about: Told | Begins | Ready): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', 'x-wp-nonce': nonce() };
    const body = JSON.stringify({ release, ...about });
    // Not awaited; `keepalive` sends it from a page that is left, too.
    return send('/slots', { method: 'POST', headers, body, keepalive: true }).catch(() => {});
  };
  // Once for each application of a page: an error in a loop is one page that failed.
  const tellLate = (app: string, message: string, error?: unknown) => {
    if (failed.has(app)) return;
    failed.add(app);
    void tell({ app, failure: { supportId: '', message, ...stackOf(error) }, late: true });
  };
  const tellError = (event: Event) => {
    const failure = lateFailure(event, begun);
    if (failure !== null) tellLate(failure.app, failure.message, failure.error);
  };
  // The first one of a page is counted as the page is sent.
  const tellBegun = () => {
    if (outcomes.shown() === shown) return;
    shown = outcomes.shown();
    begun.add(buildOf(shown));
    begins = tell({ begins: buildOf(shown) });
  };
  const timeScreen = timeScreens({ window, tell: (app, ready) => void tell({ app, ready }) });
  const tellNew = () => {
    for (const outcome of outcomes.get()) {
      if (told.has(outcome)) continue;
      told.add(outcome);
      const { app, failure, milliseconds } = outcome;
      const tellOutcome = () => tell({ app: buildOf(app), failure, milliseconds });
      begun.add(buildOf(app));
      if (begins === null) void tellOutcome();
      else {
        void begins.then(tellOutcome);
        if (failure === null) timeScreen(buildOf(app), milliseconds);
      }
      const look = () => showsNothing(window, app) && tellLate(buildOf(app), 'nothing is shown');
      if (failure === null) window.setTimeout(look, emptyAfter);
    }
  };
  outcomes.subscribe(tellNew);
  tellNew();
  keptErrors(window).forEach(tellError);
  window.addEventListener('single-spa:before-routing-event', tellBegun);
  window.addEventListener('error', tellError);
  window.addEventListener('unhandledrejection', tellError);
}
