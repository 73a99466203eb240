import { execFile } from 'node:child_process';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { launchBrowser } from '../src/chromium';
import { Store } from '../src/store';
import { becomes } from '../src/waiting';

const root = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'e2e-report-'));
const report = join(folder, 'report.html');

/** A picture of one pixel. */
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** A trace of eight steps of 100 ms each, with a page before the last one. */
const trace = {
  where: 'chromium',
  steps: Array.from({ length: 8 }, (_, step) => ({
    ended: 100 * step,
    machines: { phoneVerification: [step < 7 ? 'flow.entering' : 'flow.verifying'], setupWizard: ['ready.settled'] },
    page: step === 6 ? 0 : null,
  })),
  calls: [
    {
      method: 'POST',
      path: '/wc/gla/mc/phone-verification/request',
      begun: 510,
      ended: 650,
      status: 503,
      carried: '{}',
    },
    { method: 'GET', path: '/wc/gla/mc/settings', begun: 610, ended: null, status: null, carried: '' },
  ],
  console: [{ at: 690, kind: 'error', text: 'planted on the console' }],
  pages: ['<p>The page <b>before</b></p>'],
  style: 'p { color: rgb(1, 2, 3) }',
};

/** Writes the files that a replay on the screen leaves when its seventh step fails. */
function plantFailure(): string {
  const screens = join(folder, 'screens');
  const place = join(screens, 'phoneVerification/arrows-1');
  mkdirSync(place, { recursive: true });
  const differences = [{ facet: 'button', expected: 'Call again', seen: 'Resend code' }];
  writeFileSync(join(place, 'verdict.json'), JSON.stringify({ ok: false, at: 7, sentence: 'planted', differences }));
  writeFileSync(join(place, 'trace.json'), JSON.stringify(trace));
  writeFileSync(join(place, '7.png'), Buffer.from(pixel, 'base64'));
  return screens;
}

/** Those with the largest charts, and one that is small. */
const machines = ['phone', 'merchantConnection', 'shippingClearing', 'adsSetup', 'billing'];

let browser: Browser;

beforeAll(async () => {
  browser = await launchBrowser();
  const args = ['--import', 'tsx', 'model-testing/src/cli.ts', 'report', ...machines, '--output', report];
  const made = promisify(execFile)(process.execPath, [...args, '--screens', plantFailure()], { cwd: root });
  await expect(made).rejects.toMatchObject({
    code: 1,
    stderr: expect.not.stringMatching(/error/i) as string,
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

const step = (page: Page, number: number) =>
  page.locator('[aria-current=step]').filter({ hasText: new RegExp(`^\\s*${number} `) });

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
    await step(page, 8).waitFor();
    expect(await text(page, '[aria-current=step]')).toMatch(/^8 /);
    const again = await page.context().newPage();
    await again.goto(page.url());
    expect(await text(again, '.step h2')).toBe(await text(page, '.step h2'));
  }));

it('keeps the place of the keyboard: on the control that leads on, and in the page that the menu opens', () =>
  reading(async (page) => {
    await page.goto(`${page.url()}#/recording/phoneVerification/arrows-1/7`);
    await link(page, 'next →').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/8$/);
    // The address is there before the page that it names.
    await step(page, 8).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'next →');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/recording\/phoneVerification\/arrows-1\/9$/);
    await link(page, 'billing').first().focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/model\/billing$/);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  }));

it('shows the trace of a failure: the page before and after, calls, console, machines side by side, and words', () =>
  reading(async (page) => {
    await link(page, 'phoneVerification, arrows-1, step 7').click();
    const line = page.getByRole('region', { name: 'Time line' });
    expect(await line.locator('.lane').allTextContents()).toEqual([
      'Step',
      'phoneVerification, expected',
      'phoneVerification, seen',
      'setupWizard',
      'Calls',
      '',
      'Console',
    ]);
    const refused = 'POST mc/phone-verification/request 503, 140 ms';
    expect(await line.locator('.bad').allTextContents()).toEqual(expect.arrayContaining(['7', refused, '1']));
    expect(await text(page, '.failure')).toContain('button should be "Call again" and is "Resend code".');
    const before = page.frameLocator('figure:has-text("Before") iframe').getByText('The page before');
    expect(await before.evaluate((found) => getComputedStyle(found).color)).toBe('rgb(1, 2, 3)');
    const rows = await page.getByRole('row').allTextContents();
    expect(rows).toEqual(
      expect.arrayContaining(['GET mc/settings610 mson its way–', 'error690 msplanted on the console']),
    );
    expect(rows).toContain('setupWizardready.settledready.settled');
    await line.getByRole('link', { name: '6' }).click();
    await page.waitForURL(/arrows-1\/6$/);
  }));

it('shows in the chart what a step went through, and from the chart the steps', () =>
  reading(async (page) => {
    await link(page, 'phoneVerification').first().click();
    const chart = page.getByRole('region', { name: 'Chart of phoneVerification' });
    await page.getByRole('combobox', { name: 'States' }).selectOption('Everything');
    await chart.locator('.transition.covered').nth(15).waitFor({ state: 'attached' });
    expect(await chart.locator('.transition.missed').count()).toBe(0);
    await chart.getByText('answer.verified', { exact: true }).click();
    await becomes(() => text(page, '.picked'), expect.stringContaining('flow.verifying / answer.verified'));
    await page.locator('.picked').getByRole('link').first().click();
    const said = 'the server answers verifyPhoneNumber: verified';
    await becomes(() => text(page, '.step h2'), expect.stringContaining(said));
    await page.locator('.chart .node.on').filter({ hasText: 'verified' }).first().waitFor({ state: 'attached' });
  }));

/** Height of the letters of a chart, in pixels, and whether all of it is seen. */
const lettersOf = (page: Page) =>
  page.locator('.chart svg').evaluate((svg: SVGSVGElement) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    return Math.min(...[...svg.querySelectorAll('text')].map((each) => Number(each.getAttribute('font-size')) * scale));
  });

it('shows large charts folded and legible, and unfolds them by click and Enter', () =>
  reading(
    async (page) => {
      for (const id of ['merchantConnection', 'shippingClearing', 'adsSetup', 'phoneVerification']) {
        await link(page, id).first().click();
        await page.getByRole('region', { name: `Chart of ${id}` }).waitFor();
        await becomes(async () => (await lettersOf(page)) >= 11, true);
        expect([id, await page.locator('.chart .folded').count()]).not.toEqual([id, 0]);
      }
      await link(page, 'shippingClearing').first().click();
      const states = page.getByRole('combobox', { name: 'States' });
      await states.selectOption('Folded');
      await page.getByRole('button', { name: 'Unfold reading' }).focus();
      await page.keyboard.press('Enter');
      await page.locator('.chart').getByText('answer.rates', { exact: true }).waitFor();
      await states.selectOption('Folded');
      await page.getByRole('button', { name: 'Unfold restoring' }).click();
      await page.locator('.chart').getByText('readingRates', { exact: true }).waitFor();
      const before = await lettersOf(page);
      await page.keyboard.press('+');
      expect(await lettersOf(page)).toBeCloseTo(before * 1.25, 1);
    },
    { viewport: { width: 1440, height: 900 } },
  ));

it('finds states, events and steps by words, and says which requirements tests prove', () =>
  reading(async (page) => {
    await page.getByRole('searchbox').fill('clearDelay hasRates');
    await page.locator('.found').getByRole('link', { name: 'announced / after clearDelay [hasRates]' }).click();
    await becomes(() => text(page, '.picked'), expect.stringContaining('announced / after clearDelay [hasRates]'));
    await link(page, 'Requirements').first().click();
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'S1.02', exact: true }) });
    expect(await row.getByRole('link').first().getAttribute('href')).toMatch(/\.(test|spec)\.tsx?$/);
  }));

/** Passes on what the pages of a context tell, as the development server does. */
async function startStream(context: BrowserContext): Promise<{ readonly url: string; readonly server: Server }> {
  const listeners = new Set<ServerResponse>();
  const pages = () => context.pages().filter((page) => page.url().startsWith('http'));
  await context.exposeFunction('passOn', (told: unknown) =>
    listeners.forEach((listener) => listener.write(`data: ${JSON.stringify(told)}\n\n`)),
  );
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'access-control-allow-origin': '*' }).write('\n');
    listeners.add(response);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel is of one origin and takes none
    const ask = () => new BroadcastChannel('listings.inspection').postMessage({ format: 'inspection/1', type: 'ask' });
    for (const page of pages()) void page.evaluate(ask);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Hands everything that is told on the channel to the stream. */
const relay = () => {
  const here = window as unknown as { readonly passOn: (told: unknown) => void };
  new BroadcastChannel('listings.inspection').addEventListener(
    'message',
    ({ data }: MessageEvent<{ type: string }>) => {
      if (data.type !== 'ask') here.passOn(data);
    },
  );
};

it('follows what an admin does on a running page: the state in the chart, and the steps', async () => {
  const store = await Store.start();
  const context = await browser.newContext();
  const { url, server } = await startStream(context);
  await store.scenario('shipping-saved');
  await context.request.get(store.signInUrl, { maxRedirects: 0 });
  const [app, page] = [await context.newPage(), await context.newPage()];
  await app.addInitScript(relay);
  await app.goto(`${store.url}/google/setup-mc?step=store_requirements&inspect`);
  await page.goto(`${pathToFileURL(report).href}#/live`);
  await page.getByRole('textbox', { name: 'Development server' }).fill(url);
  await page.getByRole('button', { name: 'Follow' }).click();
  await page.getByText(`Follows the page of ${url}.`).waitFor();
  await page.getByRole('combobox', { name: 'Machine' }).selectOption('phoneVerification');
  await page.getByRole('status').filter({ hasText: 'phoneVerification: flow.entering' }).waitFor();
  const here = page.locator('.chart .node.on');
  await here.filter({ hasText: 'entering' }).first().waitFor({ state: 'attached' });
  await app.getByRole('textbox', { name: 'Phone number' }).fill('2133734253');
  await app.getByRole('button', { name: 'Send verification code' }).click();
  await page.getByRole('status').filter({ hasText: 'phoneVerification: flow.awaitingCode' }).waitFor();
  await here.filter({ hasText: 'awaitingCode' }).first().waitFor({ state: 'attached' });
  const row = page.getByRole('row', { name: /phoneVerification the admin sends the code/ });
  await row.getByRole('link', { name: /^arrows-\d+, step \d+$/ }).waitFor();
  await context.close();
  server.closeAllConnections();
  server.close();
  expect(await store.stop()).toBe(0);
});

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
        '#/live',
      ]) {
        await page.goto(address + place);
        expect([place, await axeViolations(page)]).toEqual([place, []]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      }
    },
    { viewport: { width, height: 800 }, colorScheme },
  ),
);
