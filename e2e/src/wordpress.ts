import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core';
import { launchBrowser } from './chromium';
import { Problems } from './problems';
import { Store } from './store';

const READY_MS = 60_000;
const PATIENCE_MS = 10_000;

export type User = 'admin' | 'manager' | 'editor';

/** A WordPress in a process of its own, in front of a store server. */
export class WordPress {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(store: Store): Promise<WordPress> {
    const access = JSON.stringify({ url: store.url, ...store.access });
    // Below a folder of its site: nothing may lean on the root.
    const args = [join(process.cwd(), 'tools/wordpress.mjs'), 'try', '--prefix', '/blog', '--store', access];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let log = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (log += String(text)));
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        child.kill('SIGTERM');
        reject(new Error(`WordPress was not ready after ${READY_MS} ms:\n${log}`));
      }, READY_MS);
      child.stdout.on('data', () => {
        const url = /^ready (http:\/\/\S+)$/m.exec(log)?.[1];
        if (url === undefined) return;
        clearTimeout(late);
        resolve(new WordPress(url, child));
      });
      child.once('exit', (code) => {
        clearTimeout(late);
        reject(new Error(`WordPress ended with ${code}:\n${log}`));
      });
    });
  }

  /** Sets an option of the site; null removes it. */
  async option(name: string, value: unknown): Promise<void> {
    const answer = await fetch(`${this.url}/index.php?rest_route=/played-store/v1/option`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name, value }),
    });
    if (!answer.ok) throw new Error(`the option ${name} was not set: ${await answer.text()}`);
  }

  async stop(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGINT');
    return ended;
  }
}

/** What a test inside wp-admin is given. */
export interface AdminScene {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The application, in its frame. */
  readonly app: FrameLocator;
  readonly store: Store;
  readonly wordpress: WordPress;
  readonly problems: Problems;
  /** Opens a page of wp-admin. */
  readonly open: (adminPage: string) => Promise<void>;
  /** The address of wp-admin's page, from its file on. */
  readonly at: () => string;
}

export interface AdminSceneOptions extends BrowserContextOptions {
  readonly as?: User | null;
  readonly scenario?: string;
}

/** The page of wp-admin for a place of the application. */
export const pageOf = (place: string): string => `admin.php?page=listings-and-ads&path=${place.replace('?', '&')}`;

export const screenHeading = (app: FrameLocator, name: string | RegExp): Locator =>
  app.getByRole('heading', { level: 1, name });

/** Signs in as wp-login.php does; a user's password is the name. */
export async function signIn(context: BrowserContext, url: string, user: User): Promise<void> {
  await context.request.get(`${url}/wp-login.php`);
  await context.request.post(`${url}/wp-login.php`, { form: { log: user, pwd: user, testcookie: '1' } });
}

/** Starts a store server, a WordPress in front of it, and one browser for the tests of a file. */
export function openWordPress() {
  let parts: { store: Store; wordpress: WordPress; browser: Browser } | null = null;
  beforeAll(async () => {
    const [store, browser] = await Promise.all([Store.start(), launchBrowser()]);
    parts = { store, browser, wordpress: await WordPress.start(store) };
  }, READY_MS * 2);
  afterAll(async () => {
    await parts?.browser.close();
    expect([await parts?.wordpress.stop(), await parts?.store.stop()]).toEqual([0, 0]);
  }, READY_MS);

  const inScene = async (options: AdminSceneOptions, work: (scene: AdminScene) => Promise<void>) => {
    if (parts === null) throw new Error('WordPress did not start');
    const { store, wordpress, browser } = parts;
    const { as = 'admin', scenario = 'complete', ...contextOptions } = options;
    await store.scenario(scenario);
    const context = await browser.newContext({
      viewport: { width: 1280, height: 900 },
      locale: 'en-US',
      reducedMotion: 'reduce',
      ...contextOptions,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    // Pictures of people that WordPress takes from another site.
    await context.route(/gravatar\.com/, (route) => route.fulfill({ status: 204 }));
    if (as !== null) await signIn(context, wordpress.url, as);
    const problems = new Problems();
    problems.watch(context);
    const page = await context.newPage();
    const open = async (adminPage: string) => {
      await page.goto(`${wordpress.url}/wp-admin/${adminPage}`, { waitUntil: 'domcontentloaded' });
    };
    const app = page.frameLocator('#listings-and-ads-frame');
    const at = () => page.url().slice(`${wordpress.url}/wp-admin/`.length);
    try {
      await work({ page, context, app, store, wordpress, problems, open, at });
      expect(problems.unexpected).toEqual([]);
    } finally {
      await context.close();
      await store.clearFaults();
    }
  };

  return (title: string, work: (scene: AdminScene) => Promise<void>, options: AdminSceneOptions = {}) =>
    test(title, () => inScene(options, work));
}
