/** What a key asks for. */
export type Asked = 'find' | 'keys';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing' | 'defaultPrevented'>;

const takesText =
  'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Ctrl-K or Cmd-K asks for the way to everything; `?` for the shortcuts, unless something is typed or single keys are off. */
export function askedBy(pressed: Pressed, target: EventTarget | null, isSingleKeyOn: boolean): Asked | null {
  const { key, ctrlKey, metaKey, altKey, isComposing, defaultPrevented } = pressed;
  if (defaultPrevented || isComposing || altKey) return null;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') return 'find';
  if (ctrlKey || metaKey || key !== '?' || !isSingleKeyOn) return null;
  return target instanceof Element && target.closest(takesText) !== null ? null : 'keys';
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
