import { within } from '../slots/deadline';
import { stepLimit } from '../slots/guarded';
import type { ChromeState } from './chrome-state';
import { mountPlainChrome } from './plain-chrome';

export interface ChromeSlotOptions {
  readonly element: HTMLElement;
  readonly state: ChromeState;
  /** Replacement in tests; the React form of notices and dialogs when absent. */
  readonly load?: () => Promise<{
    mountChrome(element: HTMLElement, state: ChromeState, onFailure: (error: unknown) => void): unknown;
  }>;
  readonly confirm: (text: string) => boolean;
  readonly report: (message: string, error: unknown) => void;
}

/**
 * Loads notices and dialogs when they are first needed, or when asked to in a quiet moment. What cannot be loaded in
 * time is replaced by a plain form, so that no message and no question is ever lost.
 */
export function createChromeSlot(options: ChromeSlotOptions): () => void {
  const { element, state, load = () => import('./chrome'), confirm, report } = options;
  let begun = false;
  const fallBack = (error: unknown) => {
    report('notices and dialogs did not load', error);
    const fresh = element.cloneNode(false) as HTMLElement;
    element.replaceWith(fresh);
    mountPlainChrome(fresh, state, confirm);
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    within(load(), stepLimit, 'chrome: load')
      .then(({ mountChrome }) => mountChrome(element, state, fallBack))
      .catch(fallBack);
  };
  const unsubscribe = [
    state.notices.subscribe(() => state.notices.get().length > 0 && begin()),
    state.leaveQuestion.subscribe(begin),
    state.signedOut.subscribe(begin),
  ];
  return () => {
    for (const stop of unsubscribe) stop();
    begin();
  };
}
