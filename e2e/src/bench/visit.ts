import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page, Request } from 'playwright-core';
import { readRelease } from '../release';
import type { ScreenAt } from '../screens';
import type { Store } from '../store';

/** A visit by a new browser context: nothing cached, signed in. */
export async function visit<T>(browser: Browser, store: Store, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    await context.request.get(store.signInUrl);
    return await work(await context.newPage());
  } finally {
    await context.close();
  }
}

/** What a screen shows when it is ready: its text, and where one is given, an element of that selector. */
export type Content = Pick<ScreenAt, 'shows'> & { readonly element?: string };

declare global {
  interface Window {
    /** Moment at which the content that is waited for was there, in milliseconds since 1970. */
    contentAt?: number;
  }
}

/**
 * Notes in the page when its content is there and nothing in it loads: asked from outside, what the page begins right
 * afterwards would count too, the more the busier the machine is. To be called before the page is opened.
 */
export async function noteContent(page: Page, { shows, element }: Content): Promise<void> {
  await page.addInitScript(
    ([text, selector]) => {
      new MutationObserver((_records, observer) => {
        const places = [...document.querySelectorAll('main, [role="dialog"]')];
        if (!places.some((place) => place.textContent.replaceAll(/\s+/g, ' ').includes(text))) return;
        const main = document.querySelector('main');
        if (main?.querySelector(selector) == null || main.querySelector('[aria-busy="true"]') !== null) return;
        window.contentAt ??= performance.timeOrigin + performance.now();
        observer.disconnect();
      }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    },
    [shows.replaceAll(/\s+/g, ' '), element ?? '*'] as const,
  );
}

/** Moment at which the content was there, in milliseconds since 1970; waits for it. */
export async function contentAt(page: Page, timeout = 30_000): Promise<number> {
  const noted = await page
    .waitForFunction(() => window.contentAt, null, { timeout })
    .catch((cause: unknown) => {
      throw new Error(`${page.url()} did not show its content within ${timeout} ms.`, { cause });
    });
  return (await noted.jsonValue()) ?? Number.NaN;
}

export interface Asked {
  readonly path: string;
  readonly url: string;
  /** Moment at which the browser began it, in milliseconds since 1970. */
  readonly at: () => number;
}

const asked = (request: Request): Asked => {
  const { pathname, href } = new URL(request.url());
  const told = Date.now();
  const at = () => {
    const { startTime } = request.timing();
    // Without an answer there is no time but that at which it was told.
    return startTime > 0 ? startTime : told;
  };
  return { path: pathname, url: href, at };
};

/** Requests of a page from here on; `data:` addresses and reports are none. */
export function watchRequests(page: Page): readonly Asked[] {
  const seen: Asked[] = [];
  page.on('request', (request) => {
    const one = asked(request);
    if (one.url.startsWith('http') && one.path !== '/csp') seen.push(one);
  });
  return seen;
}

/** Brotli bytes of built files, each once, as they are stored in the release; 0 for what is not of it. */
export function brotliBytes(paths: readonly string[]): number {
  const { files } = readRelease();
  return [...new Set(paths)].reduce((sum, path) => {
    const entry = files[path];
    const bytes = entry === undefined ? 0 : statSync(join(process.cwd(), 'dist/release', `${entry.file}.br`)).size;
    return sum + bytes;
  }, 0);
}

/** Sum of the layout shifts of a page so far that no press or key was the reason of. */
export const layoutShift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
            if (!hadRecentInput) sum += value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 500);
      }),
  );
