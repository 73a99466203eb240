import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { launchBrowser } from './chromium';
import { PlayedStore, type PluginVersion } from './plugin-version';
import { Problems } from './problems';
import { Store } from './store';

const ARTIFACTS = join(process.cwd(), 'e2e/artifacts');
/** A screen that is not there after this time is missing, on a busy machine too. */
const PATIENCE_MS = 20_000;
/** Limit for all that a test file starts, above that of each of its servers. */
const START_MS = 200_000;

let browser: Browser | null = null;
let store: Store | null = null;
/** The store behind the one the browser is at. */
let shop: Store | null = null;

/** Fixture of a browser test: a fresh browser context, signed in, at the store of its test file. */
export interface Scene {
  readonly page: Page;
  readonly store: Store;
  /** Store that plays the shop: the one behind the browser's store, if there is one. */
  readonly shop: Store;
  readonly problems: Problems;
  /** Opens an address of the application. */
  readonly open: (path: string) => Promise<void>;
}

export interface SceneOptions extends BrowserContextOptions {
  /** The store is put into this state first. */
  readonly scenario?: string;
  readonly signedOut?: boolean;
}

/** Starts one store and one browser for the tests of a file. */
export function openStore(args: readonly string[] = [], env: Readonly<Record<string, string>> = {}): () => Store {
  beforeAll(async () => {
    [store, browser] = await Promise.all([Store.start(args, env), launchBrowser()]);
  }, START_MS);
  afterAll(async () => {
    await browser?.close();
    const code = await store?.stop();
    [browser, store] = [null, null];
    expect(code).toBe(0);
  });
  return running;
}

/**
 * Starts a store, a server in front of it as in front of a real one, and one browser for the tests of a file. Answers with
 * the store as a version of the plugin plays it, where one is given.
 */
export function openBackend(env: Readonly<Record<string, string>> = {}, version?: PluginVersion): () => PlayedStore {
  let played: PlayedStore | null = null;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([Store.start(), launchBrowser()]);
    played = version === undefined ? null : await PlayedStore.start(shop, version);
    store = await shop.startInFront(env, played?.restRoot);
  }, START_MS);
  afterAll(async () => {
    await browser?.close();
    const codes = [await store?.stop(), await shop?.stop()];
    await played?.close();
    [browser, store, shop] = [null, null, null];
    expect(codes).toEqual([0, 0]);
  });
  return () => {
    if (played === null) throw new Error('openBackend(env, version) plays a store');
    return played;
  };
}

const running = (): Store => {
  if (store === null) throw new Error('openStore() starts the store of a file');
  return store;
};

const slug = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80);

/** Screenshot, page text and server log of a test that failed. */
async function keepEvidence(title: string, page: Page, problems: readonly string[]) {
  const base = join(ARTIFACTS, slug(title));
  mkdirSync(ARTIFACTS, { recursive: true });
  await page.screenshot({ path: `${base}.png`, fullPage: true }).catch(() => {});
  const html = await page.content().catch(() => '(no page)');
  writeFileSync(`${base}.txt`, [page.url(), ...problems, running().log(), html].join('\n\n'));
}

/** Opens an address until its document has begun: it may go on for as long as a read of its screen takes. */
async function begin(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'commit' });
  const begun = page.locator('#reads').waitFor({ state: 'attached' });
  await Promise.race([begun.catch(() => undefined), page.waitForLoadState('domcontentloaded')]);
}

/** Runs `work` in a fresh browser context; fails on every problem the page had meanwhile. */
async function inScene(title: string, options: SceneOptions, work: (scene: Scene) => Promise<void>) {
  if (browser === null) throw new Error('openStore() starts the browser of a file');
  const { scenario, signedOut, ...contextOptions } = options;
  const here = running();
  const played = shop ?? here;
  if (scenario !== undefined) await played.scenario(scenario);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
    ...contextOptions,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const problems = new Problems();
  problems.watch(context);
  const page = await context.newPage();
  const open = (path: string) => begin(page, here.url + path);
  try {
    if (signedOut !== true) await context.request.get(here.signInUrl, { maxRedirects: 0 });
    await work({ page, store: here, shop: played, problems, open });
    expect(problems.unexpected).toEqual([]);
  } catch (error) {
    await keepEvidence(title, page, problems.unexpected);
    throw error;
  } finally {
    await context.close();
    await played.clearFaults();
  }
}

/** A browser test. Its title states the rule and cites the requirements it proves. */
export const it = Object.assign(
  (title: string, work: (scene: Scene) => Promise<void>, options: SceneOptions = {}, timeoutMs?: number) =>
    test(title, () => inScene(title, options, work), timeoutMs),
  {
    each:
      <Row extends [unknown, ...unknown[]]>(rows: readonly Row[]) =>
      (
        title: string,
        work: (scene: Scene, ...row: Row) => Promise<void>,
        options: SceneOptions = {},
        timeoutMs?: number,
      ) =>
        test.each(rows.map((row) => [...row]))(
          title,
          (...row) =>
            inScene(`${title} ${String(row[0])}`, options, (scene) => work(scene, ...(row as unknown as Row))),
          timeoutMs,
        ),
  },
);
