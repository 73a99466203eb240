/**
 * State of a screen kept over a reload or a visit to another site: in this tab alone, until the tab is closed. Nothing
 * is kept where the browser forbids it.
 */
export const prefix = 'listings.';

/** A storage of the browser; reading it throws where the browser forbids it. */
type Place = () => Storage;
const tab: Place = () => window.sessionStorage;
const browser: Place = () => window.localStorage;

function recall(place: Place, name: string): unknown {
  try {
    const text = place().getItem(prefix + name);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function keep(place: Place, name: string, value: unknown): void {
  try {
    if (value === undefined) place().removeItem(prefix + name);
    else place().setItem(prefix + name, JSON.stringify(value));
  } catch {
    // Forbidden or full: the screen then begins afresh after a reload.
  }
}

/**
 * Value kept under a name; undefined when there is none or it cannot be read. Validate it: anybody may have written it.
 */
export const recallFromSession = (name: string): unknown => recall(tab, name);

/** Keeps a value that JSON can hold; undefined forgets it. */
export const keepInSession = (name: string, value: unknown): void => keep(tab, name, value);

/** As `recallFromSession`, for values kept for all tabs. */
export const recallFromBrowser = (name: string): unknown => recall(browser, name);

/** As `keepInSession`, for all tabs; it stays until it is forgotten. */
export const keepInBrowser = (name: string, value: unknown): void => keep(browser, name, value);
