/** Bytes, requests and time until ready of each screen inside wp-admin: `npm run wordpress -- figures [--write]`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchMeasuredBrowser } from '../src/chromium';
import { StoreAccess } from '../src/store';
import { pageOf, signIn } from '../src/wordpress';
import start from './start';
import stop from './stop';

const screens = [
  ['Get started', '/google/start', 'fresh'],
  ['Setup, accounts', '/google/setup-mc', 'fresh'],
  ['Dashboard', '/google/dashboard', 'ads-complete'],
  ['Reports', '/google/reports', 'ads-complete'],
  ['Product feed', '/google/product-feed', 'ads-complete'],
  ['Settings', '/google/settings', 'ads-complete'],
] as const;

const times = 3;
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

interface Load {
  readonly own: number;
  readonly ownKb: number;
  readonly scriptKb: number;
  readonly around: number;
  readonly aroundKb: number;
  readonly ready: number;
}

/** The application's requests: its document, its files and the REST API. What else is loaded is wp-admin's. */
const isOwn = (url: string): boolean => /admin-post\.php|\/listings-and-ads\/release\/|\/wp-json\//.test(url);

/** One load with an empty cache, until the screen shows its content. */
async function load(browser: Browser, url: string, place: string): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.route(/gravatar\.com/, (route) => route.fulfill({ status: 204 }));
  await signIn(context, url, 'admin');
  const page = await context.newPage();
  const kept: { url: string; bytes: number }[] = [];
  page.on('requestfinished', async (request) => {
    const { responseBodySize, responseHeadersSize } = await request.sizes();
    kept.push({ url: request.url(), bytes: responseBodySize + responseHeadersSize });
  });
  const begun = performance.now();
  await page.goto(`${url}/wp-admin/${pageOf(place)}`, { waitUntil: 'commit' });
  const mark = `screen-ready:${place}`;
  const isReady = (name: string) => {
    const frame = document.querySelector<HTMLIFrameElement>('#listings-and-ads-frame');
    return (frame?.contentWindow?.performance.getEntriesByName(name).length ?? 0) > 0;
  };
  await page.waitForFunction(isReady, mark, { timeout: 60_000, polling: 20 });
  const ready = performance.now() - begun;
  const seen = [...kept];
  await context.close();
  const sum = (of: typeof seen) => Math.round(of.reduce((total, { bytes }) => total + bytes, 0) / 1000);
  const own = seen.filter((request) => isOwn(request.url));
  const around = seen.filter((request) => !isOwn(request.url));
  const scripts = own.filter((request) => /\.m?js$/.test(request.url));
  return {
    own: own.length,
    ownKb: sum(own),
    scriptKb: sum(scripts),
    around: around.length,
    aroundKb: sum(around),
    ready,
  };
}

async function rowOf(browser: Browser, url: string, [name, place]: (typeof screens)[number]): Promise<string> {
  const loads: Load[] = [];
  for (let turn = 0; turn < times; turn += 1) loads.push(await load(browser, url, place));
  const of = (key: keyof Load) => Math.round(median(loads.map((one) => one[key])));
  const seconds = (of('ready') / 1000).toFixed(1);
  return `| ${name} | ${of('own')} | ${of('ownKb')} kB | ${of('scriptKb')} kB | ${of('around')} | ${of('aroundKb')} kB | ${seconds} s |`;
}

const marks = ['<!-- figures: npm run wordpress -- figures --write -->', '<!-- end of figures -->'] as const;

/** Puts the table between its marks in the README of the plugin. */
function write(table: string): void {
  const path = join(process.cwd(), 'host-wordpress/README.md');
  const text = readFileSync(path, 'utf8');
  const [from, to] = [text.indexOf(marks[0]), text.indexOf(marks[1])];
  if (from < 0 || to < from) throw new Error(`${path} has no place for the figures`);
  writeFileSync(path, `${text.slice(0, from)}${marks[0]}\n\n${table}\n\n${text.slice(to)}`);
}

await start();
const { E2E_STORE_URL: storeUrl = '', E2E_WORDPRESS_URL: wordpressUrl = '' } = process.env;
const browser = await launchMeasuredBrowser();
try {
  const lines = [
    '| Screen, empty cache | requests | over the network | of that, scripts | wp-admin’s requests | over the network | ready after |',
    '|---|---|---|---|---|---|---|',
  ];
  for (const screen of screens) {
    await new StoreAccess(storeUrl).scenario(screen[2]);
    const row = await rowOf(browser, wordpressUrl, screen);
    console.log(row);
    lines.push(row);
  }
  const day = new Date().toISOString().slice(0, 10);
  const load1 = (loadavg()[0] ?? 0).toFixed(1);
  const note = `Median of ${times}, measured ${day}, Chromium ${browser.version().split('.')[0]}, WordPress 6.1 behind Apache, ${cpus().length} cores, load average ${load1}.`;
  if (process.argv.includes('--write')) write([...lines, '', note].join('\n'));
} finally {
  await browser.close();
  await stop();
}
