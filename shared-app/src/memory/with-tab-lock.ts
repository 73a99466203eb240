/**
 * Runs work that one tab of the browser at a time may do; null while another tab holds the lock. A tab that is closed
 * or reloaded releases it. Where the browser has no locks (a page without HTTPS) the work is run.
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
