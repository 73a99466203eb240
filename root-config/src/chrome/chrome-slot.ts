import { within } from '../slots/deadline';
import { stepLimit } from '../slots/guarded';
import { offlineNotice, type ChromeState } from './chrome-state';
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
 * time is replaced by a plain form, so that no message and no question is ever lost; without a connection until it is
 * back, and the plain form says that it is gone.
 */
export function createChromeSlot(options: ChromeSlotOptions): () => void {
  const { element, state, load = () => import('./chrome'), confirm, report } = options;
  let begun = false;
  const { notices } = state;
  const fallBack = (error: unknown) => {
    notices.dismiss(offlineNotice);
    report('notices and dialogs did not load', error);
    const fresh = element.cloneNode(false) as HTMLElement;
    element.replaceWith(fresh);
    mountPlainChrome(fresh, state, confirm);
  };
  const standInUntilBack = () => {
    const endPlain = mountPlainChrome(element, state, confirm);
    notices.show({ id: offlineNotice, kind: 'info', stays: true, text: state.text('offline') });
    const back = () => {
      endPlain();
      begun = false;
      begin();
    };
    window.addEventListener('online', back, { once: true });
  };
  const begin = () => {
    if (begun) return;
    begun = true;
    // Not begun without a connection: some browsers remember a failed fetch of a script.
    if (!navigator.onLine) {
      standInUntilBack();
      return;
    }
    within(load(), stepLimit, 'chrome: load')
      .then(({ mountChrome }) => mountChrome(element, state, fallBack))
      .catch((error: unknown) => (navigator.onLine ? fallBack(error) : standInUntilBack()));
  };
  window.addEventListener('offline', begin);
  const unsubscribe = [
    notices.subscribe(() => notices.get().length > 0 && begin()),
    state.leaveQuestion.subscribe(begin),
    state.signedOut.subscribe(begin),
  ];
  return () => {
    for (const stop of unsubscribe) stop();
    begin();
  };
}
