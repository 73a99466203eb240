import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from 'playwright-core';

/** Of a context that nothing else was asked for: the window of an office, and what a test does not wait for. */
export const usualContext: BrowserContextOptions = {
  viewport: { width: 1280, height: 900 },
  locale: 'en-US',
  timezoneId: 'America/New_York',
  reducedMotion: 'reduce',
};

/** What a context cannot forget again: scripts, functions and clocks of pages to come. */
const lasting = ['addInitScript', 'exposeFunction', 'exposeBinding'] as const;

/** Calls `work` before a method of an object, and then the method. */
function before<T extends object>(object: T, name: keyof T & string, work: () => void): void {
  const own = object[name] as (...args: unknown[]) => unknown;
  Object.assign(object, {
    [name]: (...args: unknown[]) => {
      work();
      return own.apply(object, args);
    },
  });
}

/**
 * A browser context for the tests of a file, one after the other: each finds it without cookies, storage, cache, pages,
 * routes and permissions, as a new one. A page of its own stays open, so that the process of the store's pages goes on:
 * to start it again takes as much of the processor as the application.
 */
export class KeptContext {
  private isSpent = false;

  private constructor(
    readonly context: BrowserContext,
    private readonly own: Page,
    private readonly control: CDPSession,
  ) {
    const spend = () => {
      this.isSpent = true;
    };
    for (const name of lasting) before(context, name, spend);
    for (const name of ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const)
      before(context.clock, name, spend);
  }

  /** `url`: address of the store. */
  static async open(browser: Browser, url: string): Promise<KeptContext> {
    const context = await browser.newContext(usualContext);
    const own = await context.newPage();
    await own.goto(`${url}/health`);
    return new KeptContext(context, own, await context.newCDPSession(own));
  }

  /** Makes it as new for the next test; false when that cannot be done, and it is closed. */
  async renew(): Promise<boolean> {
    const { context, own, control } = this;
    await Promise.all(context.pages().map(async (page) => page === own || page.close()));
    if (this.isSpent || own.isClosed()) {
      await context.close();
      return false;
    }
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.setOffline(false);
    await context.clearPermissions();
    await context.clearCookies();
    await control.send('Network.clearBrowserCache');
    await control.send('Storage.clearDataForOrigin', { origin: new URL(own.url()).origin, storageTypes: 'all' });
    return true;
  }
}
