/** The place to come back to from the way to a lost connection: it survives the trip to the authorization page. */
export interface Detour {
  begin(href: string): void;
  /** The place, once. */
  end(): string | null;
}

const key = 'listings.left';

/** Kept in this tab alone; forgotten where the browser forbids it. */
export function createDetour(window: Pick<Window, 'sessionStorage'>): Detour {
  return {
    begin(href) {
      try {
        window.sessionStorage.setItem(key, href);
      } catch {
        // The way then ends where it does without a place to come back to.
      }
    },
    end() {
      try {
        const href = window.sessionStorage.getItem(key);
        window.sessionStorage.removeItem(key);
        // Anybody may have written it: an address of this application and nothing else.
        return href !== null && href.startsWith('/google/') ? href : null;
      } catch {
        return null;
      }
    },
  };
}
