import type { Browser, Page } from 'playwright-core';
import { ready, settled, type ScreenAt } from '../screens';
import type { Store } from '../store';
import { brotliBytes, contentAt, layoutShift, noteContent, visit, watchRequests } from './visit';

/** Cost of a cold load of one screen until it shows its real content. */
export interface PageLoad {
  /** Brotli bytes of JavaScript, as they are stored in the release. */
  readonly scriptBytes: number;
  /** Bytes of the application's own files. */
  readonly ownBytes: number;
  readonly requests: number;
  readonly layoutShift: number;
  /** Requests made more than once, such as a read that the page started and nothing used. */
  readonly repeated: readonly string[];
}

/** Longer than the page computes between two requests, so that waves of requests can be told apart. */
const WAVE_MS = 3000;

/** Each answer takes a wave's time, so a request's wave is the number of answers it had to wait for. */
export async function measureDepth(browser: Browser, store: Store, screen: ScreenAt): Promise<number> {
  return visit(browser, store, async (page) => {
    const sent: number[] = [];
    page.on('request', (request) => {
      const { protocol, pathname } = new URL(request.url());
      if (protocol.startsWith('http') && pathname !== '/csp') sent.push(performance.now());
    });
    await page.context().route('**/*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, WAVE_MS));
      await route.continue().catch(() => {});
    });
    const start = performance.now();
    await page.goto(store.url + screen.path, { waitUntil: 'commit' });
    await ready(page, screen.shows, WAVE_MS * 10);
    const end = performance.now();
    // Requests of the last wave have no answer yet: the screen did not wait for them.
    const waves = sent.filter((at) => at < end - WAVE_MS).map((at) => Math.floor((at - start) / WAVE_MS));
    return 1 + Math.max(...waves);
  });
}

/** Loads a screen with an empty cache and says what it took until it was ready, or showed `element` besides. */
export async function measureColdLoad(
  browser: Browser,
  store: Store,
  screen: ScreenAt,
  element?: string,
): Promise<PageLoad> {
  await store.scenario(screen.scenario);
  return visit(browser, store, async (page) => {
    const { shows } = screen;
    await noteContent(page, element === undefined ? { shows } : { shows, element });
    const seen = watchRequests(page);
    await page.goto(store.url + screen.path, { waitUntil: 'commit' });
    const end = await contentAt(page);
    await settled(page, shows);
    const paths = seen.filter(({ at }) => at() <= end).map(({ path }) => path);
    const scripts = paths.filter((path) => path.endsWith('.js'));
    return {
      scriptBytes: brotliBytes(scripts),
      ownBytes: brotliBytes(scripts.filter((path) => path.startsWith('/assets/mfe-'))),
      requests: paths.length,
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
  return visit(browser, store, async (page) => {
    await page.goto(store.url + screen.path);
    await settled(page, screen.shows);
    await before(page);
    const seen = watchRequests(page);
    await open(page);
    return brotliBytes(seen.map(({ path }) => path));
  });
}
