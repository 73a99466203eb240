/** Key of a mark: what stores of before and the store's plugin have in their browsers begins with `gla-` (contract §4.4). */
export type BrowserMark = `gla-${string}` | `listings-${string}`;

/** What is stored under the key of a mark that is set. */
export const marked = 'true';

/** A mark is set in this browser, for all tabs; none is where the browser forbids it. */
export function hasMark(key: BrowserMark): boolean {
  try {
    return window.localStorage.getItem(key) === marked;
  } catch {
    return false;
  }
}
