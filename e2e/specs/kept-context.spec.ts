import type { BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '../src/chromium';
import { KeptContext } from '../src/kept-context';
import { Store } from '../src/store';

let store: Store;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  [store, browser] = await Promise.all([Store.start(), launchBrowser()]);
}, 60_000);
afterAll(async () => {
  await browser.close();
  expect(await store.stop()).toBe(0);
});

const visit = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(`${store.url}/health`);
  return page;
};

/** What a page of the store finds in its browser. */
const found = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: localStorage.length,
    session: sessionStorage.length,
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
    isOnline: navigator.onLine,
    mayPaste: (await navigator.permissions.query({ name: 'clipboard-read' as PermissionName })).state,
  }));

const nothing = { cookie: '', local: 0, session: 0, databases: 0, caches: 0, isOnline: true, mayPaste: 'prompt' };

it('a context is kept for the next test without anything of the one before', async () => {
  const kept = await KeptContext.open(browser, store.url);
  const page = await visit(kept.context);
  expect(await found(page)).toEqual(nothing);
  await page.evaluate(async () => {
    document.cookie = 'left=1';
    localStorage.setItem('left', '1');
    sessionStorage.setItem('left', '1');
    await caches.open('left');
    await new Promise((resolve) => indexedDB.open('left').addEventListener('success', resolve));
  });
  await kept.context.grantPermissions(['clipboard-read']);
  await kept.context.route('**/health', (route) => route.fulfill({ body: 'left' }));
  await kept.context.setOffline(true);
  const left = {
    cookie: 'left=1',
    local: 1,
    session: 1,
    databases: 1,
    caches: 1,
    isOnline: false,
    mayPaste: 'granted',
  };
  expect(await found(page)).toEqual(left);

  expect(await kept.renew()).toBe(true);
  expect(page.isClosed()).toBe(true);
  const next = await visit(kept.context);
  expect(await found(next)).toEqual(nothing);
  expect(await next.locator('body').textContent()).toContain('"ok"');
  await kept.context.close();
});

it.each<[string, (page: Page) => Promise<unknown>]>([
  ['a script of pages to come', (page) => page.context().addInitScript(() => undefined)],
  ['a function of pages to come', (page) => page.context().exposeFunction('left', () => undefined)],
  ['a clock', (page) => page.clock.install()],
  ['a fixed time', (page) => page.clock.setFixedTime(0)],
])('a context that has %s is closed, since it cannot forget that', async (_what, leave) => {
  const kept = await KeptContext.open(browser, store.url);
  await leave(await visit(kept.context));
  expect(await kept.renew()).toBe(false);
  expect(browser.contexts()).not.toContain(kept.context);
});
