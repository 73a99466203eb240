import { marked, type BrowserMark } from './has-mark';

/**
 * Sets a mark, or takes it away. Nothing is kept where the browser forbids it or has no room. Apart from `hasMark`, which
 * first screens ask, since they set none.
 */
export function setMark(key: BrowserMark, isSet: boolean): void {
  try {
    if (isSet) window.localStorage.setItem(key, marked);
    else window.localStorage.removeItem(key);
  } catch {
    // The next load of the page then finds it unset.
  }
}
