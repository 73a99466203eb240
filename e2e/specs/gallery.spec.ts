import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Browser, BrowserContext, Frame, Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { launchBrowser } from '../src/chromium';
import { Problems } from '../src/problems';
import { turns } from '../src/scheme';

const root = join(__dirname, '../..');
let gallery: ChildProcess;
let url = '';
let browser: Browser;
let context: BrowserContext;
let problems: Problems;

async function addressOf(child: ChildProcess): Promise<string> {
  for await (const text of child.stdout ?? []) {
    const [, address] = /^ready (\S+)$/m.exec(String(text)) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The gallery has not started');
}

beforeAll(async () => {
  gallery = spawn(process.execPath, ['--import', 'tsx', 'gallery/src/main.ts', '--port', '0'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  [url, browser] = await Promise.all([addressOf(gallery), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  gallery.kill('SIGTERM');
  await once(gallery, 'exit');
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
  problems = new Problems();
  problems.watch(context);
});

afterEach(async () => {
  await context.close();
  expect(problems.unexpected).toEqual([]);
});

const shownIn = async (page: Page, story: string): Promise<Frame> => {
  const frame = page.frames().at(-1);
  if (frame === undefined) throw new Error('There is no frame');
  await frame.waitForFunction((id) => document.body.dataset['shown']?.includes(id), story);
  return frame;
};

it('opens a story by its address, as it says: dark, right to left, in the pseudo-locale, at the width of a phone', async () => {
  const page = await context.newPage();
  await page.goto(`${url}/?story=forms-checkbox--unchecked&scheme=dark&dir=rtl&locale=en-XA&width=400`);
  const frame = await shownIn(page, 'forms-checkbox--unchecked');
  await frame.getByRole('checkbox').waitFor();
  expect(
    await frame.evaluate(() => ({
      text: document.querySelector('label')?.textContent,
      dir: document.documentElement.dir,
      width: innerWidth,
      dark: getComputedStyle(document.body).backgroundColor,
    })),
  ).toEqual({ text: '[Ḿý śt́óŕé íś ĺív́é~~~~~~]', dir: 'rtl', width: 400, dark: 'rgb(18, 20, 27)' });
});

it('is used by keyboard: a search, a story, another scheme; the address follows, and going back too', async () => {
  const page = await context.newPage();
  await page.goto(url);
  await page.getByRole('searchbox', { name: 'Search' }).focus();
  await page.keyboard.type('tree empty');
  expect(await page.getByRole('navigation').getByRole('link').allTextContents()).toEqual(['Empty']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await shownIn(page, 'forms-tree-select--empty');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Empty');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.waitForURL(`${url}/?story=forms-tree-select--empty&scheme=dark`);
  await page.goBack();
  await page.waitForURL(`${url}/?story=forms-tree-select--empty`);
  expect(await axeViolations(page)).toEqual([]);
});

/** Known axe violations that are still to be fixed, by story. */
const known = {
  'overlays-modal--long': ['scrollable-region-focusable'],
};

/** Rules about whole pages, of which a story is a part. */
const ofPages = /^(page-has-heading-one|heading-order|landmark-one-main|region|landmark-unique):/;

it.each([
  ['light', 'ltr'],
  ['dark', 'rtl'],
])(
  'shows every component without a problem that axe or the console knows: %s, %s',
  async (scheme, dir) => {
    const page = await context.newPage();
    await page.goto(url);
    const links = page.getByRole('navigation').getByRole('link');
    const all = await links.evaluateAll((shown) =>
      shown.map((link) => new URLSearchParams((link as HTMLAnchorElement).search).get('story') ?? ''),
    );
    // The screens are looked at by screens.spec.ts, at four widths.
    const ids = all.filter((id) => !id.startsWith('screens-'));
    expect(ids.length).toBeGreaterThan(100);
    const found: Record<string, readonly (string | undefined)[]> = {};
    await page.goto(`${url}/frame`);
    for (const id of ids) {
      await page.goto(`${url}/frame#${new URLSearchParams({ story: id, scheme, dir }).toString()}`);
      await page.waitForFunction((story) => document.body.dataset['shown']?.startsWith(`story=${story}&`), id);
      await turns(page, scheme === 'dark' ? 'dark' : 'light');
      const violations = (await axeViolations(page)).filter((violation) => !ofPages.test(violation));
      if (violations.length > 0) found[id] = id in known ? violations.map((one) => one.split(':')[0]) : violations;
    }
    expect(found).toEqual(known);
  },
  120_000,
);
