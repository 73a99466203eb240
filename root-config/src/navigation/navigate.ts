/** The only file that makes the browser load another document. */

/** Parts of `window.location` that leaving needs. */
export interface Leaving {
  assign(url: string): void;
  reload(): void;
}

/** Loads a page of this application with a full page load. `href` starts with one slash. */
export function loadPage(location: Leaving, href: string): void {
  if (!/^\/(?![/\\])/.test(href)) throw new Error(`${href} is not an address of this application`);
  location.assign(href);
}

/** Sends the browser to an address that `allowedUrl` has approved. */
export function openExternal(location: Leaving, approved: string): void {
  location.assign(approved);
}

export function reloadPage(location: Leaving): void {
  location.reload();
}
