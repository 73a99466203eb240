/**
 * Runs what one tab of the browser at a time may do; null when another tab is at it just now. A tab that is closed or
 * reloaded lets go by itself. Where the browser has no locks (a page without HTTPS) the work is run.
 *
 * @example
 * adsAccountActors(api, withTabLock('connectAdsAccount'))
 */
export const withTabLock =
  (name: string) =>
  async <T>(work: () => Promise<T>): Promise<T | null> =>
    'locks' in navigator
      ? navigator.locks.request(`listings.${name}`, { ifAvailable: true }, (lock) => (lock === null ? null : work()))
      : work();
