import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { launchBrowser } from '../src/chromium';
import { becomes } from '../src/waiting';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'e2e-report-'));
const report = join(folder, 'report.html');

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Writes the files that a replay on the screen leaves when its seventh step fails. */
function plantFailure(): string {
  const screens = join(folder, 'screens');
  const place = join(screens, 'phoneVerification/arrows-1');
  mkdirSync(place, { recursive: true });
  const differences = [{ facet: 'button', expected: 'Call again', seen: 'Resend code' }];
  writeFileSync(join(place, 'verdict.json'), JSON.stringify({ ok: false, at: 7, sentence: 'planted', differences }));
  writeFileSync(join(place, '7.png'), Buffer.from(pixel, 'base64'));
  return screens;
}

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  const args = ['--import', 'tsx', 'model-testing/src/cli.ts', 'report', 'phone', 'billing', '--output', report];
  const made = promisify(execFile)(process.execPath, [...args, '--screens', plantFailure()], { cwd: root });
  await expect(made).rejects.toMatchObject({
    code: 1,
    stdout: expect.stringContaining('1 recording failed.') as string,
  });
}, 60_000);

afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});

/** Opens the report from disk; nothing but that file may be asked for, and nothing may go wrong in it. */
async function reading(work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}): Promise<void> {
  const context = await browser.newContext(options);
  const seen: string[] = [];
  const page = await context.newPage();
  page.on('request', (request) => {
    if (!/^(data:|file:\/\/.*report\.html)/.test(request.url())) seen.push(request.url());
  });
  page.on('pageerror', ({ message }) => seen.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(message.text());
  });
  await page.goto(pathToFileURL(report).href);
  await work(page);
  await context.close();
  expect(seen).toEqual([]);
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name });
const text = (page: Page, selector: string) => page.locator(selector).innerText();

it('leads from a failure to its step: picture, what was expected and seen, what changed, and an address of its own', () =>
  reading(async (page) => {
    await link(page, 'phoneVerification, arrows-1, step 7').click();
    expect(await text(page, '.failure')).toMatch(/planted[\s\S]*button\s+"Call again"\s+"Resend code"/);
    expect(await page.locator('img.screenshot').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
    expect(await text(page, '.facts')).toContain('sent: [false,false] → [false,true]');
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/#\/recording\/phoneVerification\/arrows-1\/8$/);
    await page
      .locator('[aria-current=step]')
      .filter({ hasText: /^\s*8 / })
      .waitFor();
    expect(await text(page, '[aria-current=step]')).toMatch(/^8 /);
    const again = await page.context().newPage();
    await again.goto(page.url());
    expect(await text(again, '.step h2')).toBe(await text(page, '.step h2'));
  }));

it('shows in the chart what a step went through, and from the chart the steps', () =>
  reading(async (page) => {
    await link(page, 'phoneVerification').first().click();
    const chart = page.getByRole('region', { name: 'Chart of phoneVerification' });
    await chart.locator('.transition.covered').first().waitFor({ state: 'attached' });
    await chart.locator('.transition.covered').nth(15).waitFor({ state: 'attached' });
    expect(await chart.locator('.transition.missed').count()).toBe(0);
    await chart.getByText('answer.verified', { exact: true }).click();
    await becomes(() => text(page, '.picked'), expect.stringContaining('flow.verifying / answer.verified'));
    await page.locator('.picked').getByRole('link').first().click();
    const said = 'the server answers verifyPhoneNumber: verified';
    await becomes(() => text(page, '.step h2'), expect.stringContaining(said));
    await page.locator('.chart .node.on').filter({ hasText: 'verified' }).first().waitFor({ state: 'attached' });
  }));

it('puts two recordings side by side', () =>
  reading(async (page) => {
    await link(page, 'Compare').click();
    await page.getByRole('combobox', { name: 'Before' }).selectOption('billing/arrows-1');
    await page.getByRole('combobox', { name: 'After' }).selectOption('billing/arrows-2');
    await page.waitForURL(/billing%2Farrows-1\/billing%2Farrows-2/);
    await page.locator('.kind.only-before').first().waitFor();
    await page.getByRole('combobox', { name: 'After' }).selectOption('billing/arrows-1');
    await page.getByText('They are the same.').waitFor();
    expect(await page.locator('.kind.only-before').count()).toBe(0);
  }));

const views = [
  [400, 'light'],
  [768, 'light'],
  [1280, 'dark'],
] as const;
it.each(views)('can be read by everybody at %d in %s', (width, colorScheme) =>
  reading(
    async (page) => {
      const address = page.url();
      for (const place of [
        '',
        '#/requirements',
        '#/model/billing',
        '#/recording/phoneVerification/arrows-1/7',
        '#/compare',
      ]) {
        await page.goto(address + place);
        expect([place, await axeViolations(page)]).toEqual([place, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    },
    { viewport: { width, height: 800 }, colorScheme },
  ),
);
