import { statSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { readRelease } from '../release';
import { ready, settled, type ScreenAt } from '../screens';
import type { Store } from '../store';

/** Cost of a cold load of one screen until it shows its real content. */
export interface PageLoad {
  readonly screen: string;
  /** Brotli bytes of JavaScript, as they are stored in the release. */
  readonly scriptBytes: number;
  /** Bytes of the application's own files. */
  readonly ownBytes: number;
  readonly requests: number;
  /** Round trips that wait for one another. */
  readonly depth: number;
  readonly layoutShift: number;
  /** Requests made more than once, such as a read that the page started and nothing used. */
  readonly repeated: readonly string[];
}

/** Longer than the page computes between two requests, so that waves of requests can be told apart. */
const WAVE_MS = 3000;

interface Seen {
  readonly path: string;
  readonly url: string;
  readonly at: number;
}

/** Brotli bytes of a built file, 0 for what is not of the release. */
function brotliBytes(path: string): number {
  const entry = readRelease().files[path];
  return entry === undefined ? 0 : statSync(join(process.cwd(), 'dist/release', `${entry.file}.br`)).size;
}

async function inContext<T>(browser: Browser, store: Store, work: (page: Page, context: BrowserContext) => Promise<T>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    await context.request.get(store.signInUrl);
    return await work(await context.newPage(), context);
  } finally {
    await context.close();
  }
}

/** Requests of one load until the screen is ready; `data:` addresses and reports are none. */
function watchRequests(page: Page): Seen[] {
  const seen: Seen[] = [];
  page.on('request', (request) => {
    const { protocol, pathname, href } = new URL(request.url());
    if (protocol.startsWith('http') && pathname !== '/csp')
      seen.push({ path: pathname, url: href, at: performance.now() });
  });
  return seen;
}

const layoutShift = (page: Page) =>
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

/** Each answer takes a wave's time, so a request's wave is the number of answers it had to wait for. */
export async function measureDepth(browser: Browser, store: Store, screen: ScreenAt): Promise<number> {
  return inContext(browser, store, async (page, context) => {
    const seen = watchRequests(page);
    await context.route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, WAVE_MS));
      await route.continue().catch(() => {});
    });
    const start = performance.now();
    await page.goto(store.url + screen.path, { waitUntil: 'commit' });
    await ready(page, screen.shows, WAVE_MS * 10);
    const end = performance.now();
    // Requests of the last wave have no answer yet: the screen did not wait for them.
    const waves = seen.filter(({ at }) => at < end - WAVE_MS).map(({ at }) => Math.floor((at - start) / WAVE_MS));
    return 1 + Math.max(...waves);
  });
}

/** Bytes of a screen's document as they are sent to a browser that takes brotli, with the answers in it. */
export async function measureDocument(
  store: Store,
  screen: ScreenAt,
  hints: Readonly<Record<string, string>>,
): Promise<number> {
  await store.scenario(screen.scenario);
  const signedIn = await fetch(store.signInUrl, { redirect: 'manual' });
  const cookie = signedIn.headers.getSetCookie().map((set) => set.split(';')[0]);
  const headers = { cookie: cookie.join('; '), accept: 'text/html', 'accept-encoding': 'br', ...hints };
  return new Promise((resolve, reject) => {
    const asked = get(store.url + screen.path, { headers }, (answer) => {
      let bytes = 0;
      const { statusCode, headers: sent } = answer;
      if (statusCode !== 200 || sent['content-encoding'] !== 'br') reject(new Error(`${screen.path}: ${statusCode}`));
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
    });
    asked.on('error', reject);
  });
}

/** Loads a screen with an empty cache and says what it took, but for the round trips. */
export async function measureColdLoad(
  browser: Browser,
  store: Store,
  screen: ScreenAt,
): Promise<Omit<PageLoad, 'depth'>> {
  await store.scenario(screen.scenario);
  return inContext(browser, store, async (page) => {
    const seen = watchRequests(page);
    await page.goto(store.url + screen.path, { waitUntil: 'commit' });
    await ready(page, screen.shows);
    const untilReady = [...seen];
    await settled(page, screen.shows);
    const scripts = [...new Set(untilReady.map(({ path }) => path).filter((path) => path.endsWith('.js')))];
    const bytes = (paths: readonly string[]) => paths.reduce((sum, path) => sum + brotliBytes(path), 0);
    return {
      screen: screen.name,
      scriptBytes: bytes(scripts),
      ownBytes: bytes(scripts.filter((path) => path.startsWith('/assets/mfe-'))),
      requests: untilReady.length,
      layoutShift: await layoutShift(page),
      repeated: seen.map(({ url }) => url).filter((url, index, all) => all.indexOf(url) < index),
    };
  });
}

/** Brotli bytes of JavaScript that something on a screen brings once it is used, with an empty cache. */
export async function measureOpening(
  browser: Browser,
  store: Store,
  screen: ScreenAt,
  before: (page: Page) => Promise<unknown>,
  open: (page: Page) => Promise<unknown>,
): Promise<number> {
  await store.scenario(screen.scenario);
  return inContext(browser, store, async (page) => {
    await page.goto(store.url + screen.path);
    await settled(page, screen.shows);
    await before(page);
    const seen = watchRequests(page);
    await open(page);
    return [...new Set(seen.map(({ path }) => path))].reduce((sum, path) => sum + brotliBytes(path), 0);
  });
}

/** Loads a screen with an empty cache, twice, and says what it took. */
export async function measurePageLoad(browser: Browser, store: Store, screen: ScreenAt): Promise<PageLoad> {
  const load = await measureColdLoad(browser, store, screen);
  return { ...load, depth: await measureDepth(browser, store, screen) };
}
