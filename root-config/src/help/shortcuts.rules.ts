/** What a key opens. */
export type Asked = 'find' | 'keys';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>;

const takesText =
  'input:not([type="checkbox"], [type="radio"]), textarea, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
/** A list of choices takes letters, too, but has no undo of its own. */
const takesLetters = `${takesText}, select`;

/**
 * Ctrl-K or Cmd-K asks for the way to everything; outside what takes text Ctrl-Z or Cmd-Z for the undo that is offered, and
 * `?` for the shortcuts, unless single keys are off.
 */
export function askedBy(pressed: Pressed, target: EventTarget | null, isSingleKeyOn: boolean): Asked | 'undo' | null {
  const { key, ctrlKey, metaKey, altKey, shiftKey, isComposing, defaultPrevented } = pressed;
  if (defaultPrevented || isComposing || altKey) return null;
  const withCtrl = ctrlKey || metaKey ? key.toLowerCase() : null;
  if (withCtrl === 'k') return 'find';
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if (withCtrl === 'z' && !shiftKey) return isIn(takesText) ? null : 'undo';
  return withCtrl === null && key === '?' && isSingleKeyOn && !isIn(takesLetters) ? 'keys' : null;
}

/** The undo offered last, by a notice or beside what was changed; behind a modal nothing is offered. */
export function offeredUndo(document: Document): HTMLElement | null {
  if (document.querySelector('[aria-modal="true"]') !== null) return null;
  return [...document.querySelectorAll<HTMLElement>('[aria-keyshortcuts~="Control+Z"]')].at(-1) ?? null;
}

const storageKey = 'listings.single-key-shortcuts';

/** Whether shortcuts of a single key are on, kept in this browser; on where it keeps nothing. */
export const singleKeys = {
  isOn(window: Pick<Window, 'localStorage'>): boolean {
    try {
      return window.localStorage.getItem(storageKey) !== 'off';
    } catch {
      return true;
    }
  },
  set(window: Pick<Window, 'localStorage'>, isOn: boolean): void {
    try {
      window.localStorage.setItem(storageKey, isOn ? 'on' : 'off');
    } catch {
      // On for as long as the page is open, then.
    }
  },
};
