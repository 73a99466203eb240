/**
 * Fetches a part of an application. Without a connection it waits for one, and fetches anew what failed meanwhile: the page
 * says that it is offline, and no part of it does. Rejects when a fetch fails in a connected browser.
 */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    // Not begun without a connection: some browsers remember a failed fetch of a script.
    if (!navigator.onLine) await new Promise((back) => window.addEventListener('online', back, { once: true }));
    try {
      return await load();
    } catch (cause) {
      if (navigator.onLine) throw cause;
    }
  }
}
