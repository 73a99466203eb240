/** Pictures of the application inside wp-admin for the README: `npm run wordpress -- screenshots`. */
import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/chromium';
import { StoreAccess } from '../src/store';
import { pageOf, signIn } from '../src/wordpress';
import start from './start';
import stop from './stop';

const folder = join(process.cwd(), 'docs/wordpress');
/** Bytes that a picture may have. */
const most = 180_000;

interface Picture {
  readonly name: string;
  readonly place: string;
  /** Text that the screen shows once its data is there. */
  readonly shows: string;
  readonly scenario: string;
  readonly width: number;
  readonly height: number;
}

const wide = { scenario: 'ads-complete', width: 1280, height: 960 };
const pictures: readonly Picture[] = [
  { ...wide, name: 'dashboard', place: '/google/dashboard', shows: 'Needs attention' },
  { ...wide, name: 'reports', place: '/google/reports', shows: 'Everything, everywhere' },
  { ...wide, name: 'product-feed', place: '/google/product-feed', shows: 'Beeswax Candle' },
  { ...wide, name: 'setup', place: '/google/setup-mc', shows: 'Connected', scenario: 'connected' },
  { ...wide, name: 'phone', place: '/google/dashboard', shows: 'Needs attention', width: 400, height: 800 },
];

/** Stands for the pictures of people, which come from another site. */
const person =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#c3c4c7" d="M0 0h24v24H0z"/><circle cx="12" cy="9" r="4" fill="#fff"/><path fill="#fff" d="M4 24a8 8 0 0 1 16 0z"/></svg>';

async function take(browser: Browser, url: string, { name, place, shows, width, height }: Picture): Promise<void> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'en-US', reducedMotion: 'reduce' });
  await context.route(/gravatar\.com/, (route) => route.fulfill({ contentType: 'image/svg+xml', body: person }));
  await signIn(context, url, 'admin');
  const page = await context.newPage();
  await page.goto(`${url}/wp-admin/${pageOf(place)}`);
  const app = page.frameLocator('#listings-and-ads-frame');
  await app.getByText(shows).filter({ visible: true }).first().waitFor({ timeout: 30_000 });
  await app.getByRole('button', { name: 'Help', exact: true }).first().waitFor({ timeout: 30_000 });
  // What comes later has come: nothing is loaded or busy any more.
  await page.waitForLoadState('networkidle');
  await app.locator('main [aria-busy="true"]').first().waitFor({ state: 'detached', timeout: 30_000 });
  const path = join(folder, `${name}.png`);
  await page.screenshot({ path });
  await context.close();
  const { size } = statSync(path);
  if (size > most) throw new Error(`${path} has ${size} bytes; it may have ${most}.`);
  console.log(`${path}  ${Math.round(size / 1000)} kB`);
}

mkdirSync(folder, { recursive: true });
await start();
const { E2E_STORE_URL: storeUrl = '', E2E_WORDPRESS_URL: wordpressUrl = '' } = process.env;
const browser = await launchBrowser();
try {
  for (const picture of pictures) {
    await new StoreAccess(storeUrl).scenario(picture.scenario);
    await take(browser, wordpressUrl, picture);
  }
} finally {
  await browser.close();
  await stop();
}
