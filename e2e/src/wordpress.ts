import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Locator, Page } from 'playwright-core';
import { launchBrowser } from './chromium';
import { Problems } from './problems';
import { StoreAccess } from './store';

/** As in other browser tests: what is not there after this time is missing, on a busy machine too. */
const PATIENCE_MS = 20_000;

export type User = 'admin' | 'manager' | 'editor';

/** A running WordPress. */
export class WordPress {
  constructor(readonly url: string) {}

  /** Sets an option of the site; null removes it. */
  async option(name: string, value: unknown): Promise<void> {
    await this.post('option', { name, value });
  }

  /** Has the plugin look at its place of releases now; answers with how that ended. */
  look(): Promise<{ readonly revision: number | null; readonly problem: string | null } | null> {
    return this.post('look', {});
  }

  /** Writes a file among those of releases, by its address below the uploads; null removes it. */
  async file(url: string, text: string | null): Promise<void> {
    await this.post('file', { url, text });
  }

  /** Puts the plugin of an archive in the place of the one that is there, whatever its size, and has it active. */
  async plugin(archive: Uint8Array<ArrayBuffer>): Promise<void> {
    await this.send('plugin', 'application/zip', archive);
  }

  /** The checks of a shop whose pages answer as given, by the plugin. */
  shop(shop: { readonly site: string; readonly answers: object }): Promise<unknown> {
    return this.post('shop', shop);
  }

  private async post<T>(what: string, body: object): Promise<T> {
    return (await this.send(what, 'application/json', JSON.stringify(body))) as T;
  }

  private async send(what: string, type: string, body: string | Uint8Array<ArrayBuffer>): Promise<unknown> {
    const answer = await fetch(`${this.url}/index.php?rest_route=/played-store/v1/${what}`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    if (!answer.ok) throw new Error(`${what} did not work: ${await answer.text()}`);
    return (await answer.json()) as unknown;
  }
}

/** Fixture of a test inside wp-admin. */
export interface AdminScene {
  readonly page: Page;
  readonly context: BrowserContext;
  /** The application, in its frame. */
  readonly app: FrameLocator;
  readonly store: StoreAccess;
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

/** The way to what `e2e/wordpress/start.ts` started for all files, and one browser for the tests of a file. */
export function openWordPress() {
  const { E2E_STORE_URL: storeUrl = '', E2E_WORDPRESS_URL: wordpressUrl = '' } = process.env;
  const [store, wordpress] = [new StoreAccess(storeUrl), new WordPress(wordpressUrl)];
  let browser: Browser | null = null;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());

  const inScene = async (options: AdminSceneOptions, work: (scene: AdminScene) => Promise<void>) => {
    if (browser === null) throw new Error('the browser did not start');
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
