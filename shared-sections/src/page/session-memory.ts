/**
 * What a page keeps of a screen while it is reloaded or away at another site: in this tab alone, until the tab is closed.
 * Nothing is kept where the browser forbids it.
 */
const prefix = 'listings.';

/** What was kept under a name; undefined when nothing was, or it cannot be read. Check it: anybody may have written it. */
export function recallFromSession(name: string): unknown {
  try {
    const text = window.sessionStorage.getItem(prefix + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Keeps a value that JSON can hold; undefined forgets it. */
export function keepInSession(name: string, value: unknown): void {
  try {
    if (value === undefined) window.sessionStorage.removeItem(prefix + name);
    else window.sessionStorage.setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Forbidden or full: the screen then begins afresh after a reload.
  }
}
