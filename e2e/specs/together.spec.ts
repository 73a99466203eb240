import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { startCuttingProxy } from '../src/cutting-proxy';
import { it, openStore } from '../src/scene';
import type { Store } from '../src/store';
import { becomes } from '../src/waiting';

const serving = openStore();

/** Answer of a write that somebody else was faster than: the browser logs it. */
const refused = /^console: .*412/;

/** The page has begun to hear of changes. */
const streamOf = (page: Page) => page.waitForResponse(/wc\/gla\/changes/);

/** The same admin in another browser, which shares nothing with the first. */
async function otherBrowser(page: Page, path: string): Promise<Page> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  const context = await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' });
  const { signInUrl, url } = serving();
  await context.request.get(signInUrl, { maxRedirects: 0 });
  const other = await context.newPage();
  const connected = streamOf(other);
  await other.goto(url + path, { waitUntil: 'domcontentloaded' });
  await connected;
  return other;
}

const listings = '/google/dashboard?subpath=/free-listings/edit&pageStep=2';
const campaign = '/google/dashboard?subpath=/campaigns/edit&programId=17890001';
const rate = (page: Page) => page.getByRole('textbox', { name: 'Shipping rate for United States (US)' });
const time = (page: Page) => page.getByRole('textbox', { name: 'Shipping time for United States (US)' });
const save = (page: Page) => page.getByRole('button', { name: 'Save changes', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Changed elsewhere meanwhile' });
const saved = (page: Page) => page.getByText('Your changes to your Free Listings have been saved', { exact: false });

async function storedRateAndTime(store: Store) {
  const times = await store.call<Record<string, { time: string }>>('GET', '/wc/gla/mc/shipping/times');
  const rates = await store.call<{ country: string; rate: number }[]>('GET', '/wc/gla/mc/shipping/rates');
  return [rates.find(({ country }) => country === 'US')?.rate, times['US']?.time];
}

describe('two browsers that edit the same thing', () => {
  it(
    'are asked about what both changed; the rest is saved, and shown, as each of them made it',
    async ({ page, open, store, problems }) => {
      problems.allow(refused);
      await open(listings);
      const other = await otherBrowser(page, listings);
      await rate(page).fill('7.25');
      await rate(other).fill('8.50');
      await time(other).fill('9');
      await save(other).click();
      await saved(other).waitFor();
      await save(page).click();
      await dialog(page)
        .getByText(/^.+ changed this on .+, while you were editing\./)
        .waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.screenshot({ path: 'e2e/artifacts/together-1280.png' });
      await dialog(page).getByRole('radio', { name: 'Take theirs: $8.50' }).check();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await saved(page).waitFor();
      expect(await storedRateAndTime(store)).toEqual([8.5, '9']);
      await becomes(async () => [await rate(page).inputValue(), await time(page).inputValue()], ['8.50', '9']);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'see within seconds what the other one changed, and are warned where they have typed',
    async ({ page, open, store }) => {
      const connected = streamOf(page);
      await open('/google/dashboard');
      await connected;
      const other = await otherBrowser(page, listings);
      await rate(other).fill('8.50');
      await store.call('PATCH', '/wc/gla/ads/campaigns/17890001', { name: 'Renamed by another' });
      await page.getByText('Renamed by another').first().waitFor();
      await store.call('POST', '/wc/gla/mc/shipping/times', { country_code: 'US', time: 9 });
      await other.getByText(/^The free listings were changed elsewhere/).waitFor();
      expect(await rate(other).inputValue()).toBe('8.50');
    },
    { scenario: 'ads-complete' },
  );

  it(
    'see in the form of a campaign what it was changed to, keep what they typed, and take the other values if they like',
    async ({ page, open, store }) => {
      const connected = streamOf(page);
      await open(campaign);
      await connected;
      const amount = page.getByRole('textbox', { name: /Daily (budget|average cost)/ });
      await amount.fill('33');
      await store.call('PATCH', '/wc/gla/ads/campaigns/17890001', { amount: 44 });
      await page.getByText(/was changed elsewhere meanwhile: it has \$44\.00 a day now\./).waitFor();
      expect(await amount.inputValue()).toBe('33');
      expect(await axeViolations(page)).toEqual([]);
      await page.screenshot({ path: 'e2e/artifacts/together-changed-1280.png', fullPage: true });
      await page.setViewportSize({ width: 400, height: 800 });
      const notice = page.getByRole('status').filter({ hasText: /was changed elsewhere meanwhile/ });
      for (const place of [0, 400, 10_000]) {
        await page.evaluate((top) => window.scrollTo(0, top), place);
        await becomes(() => notice.evaluate((element) => element.getBoundingClientRect().top >= 0), true);
        const main = page.getByRole('button', { name: 'Save changes' });
        const [said, below] = [await notice.boundingBox(), await main.boundingBox()];
        expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
      }
      await page.screenshot({ path: 'e2e/artifacts/together-changed-400.png' });
      await page.getByRole('button', { name: 'Take these values' }).click();
      await becomes(() => amount.inputValue(), '44.00');
      await page.getByText(/was changed elsewhere meanwhile/).waitFor({ state: 'detached' });
    },
    { scenario: 'ads-complete' },
  );

  it(
    'are told that a campaign was removed while they typed, and create one like it with what they typed',
    async ({ page, open, store }) => {
      const connected = streamOf(page);
      await open(campaign);
      await connected;
      const amount = page.getByRole('textbox', { name: /Daily (budget|average cost)/ });
      await amount.fill('33');
      await store.call('DELETE', '/wc/gla/ads/campaigns/17890001');
      await page.getByText(/ was removed meanwhile, by somebody else or in another tab\./).waitFor();
      expect(await axeViolations(page)).toEqual([]);
      await page.screenshot({ path: 'e2e/artifacts/together-removed-1280.png' });
      await page.setViewportSize({ width: 400, height: 800 });
      await page.screenshot({ path: 'e2e/artifacts/together-removed-400.png' });
      await page.getByRole('button', { name: 'Create one like it' }).click();
      await page.getByRole('heading', { level: 1, name: 'Create your paid campaign' }).waitFor();
      await becomes(() => amount.inputValue(), '33.00');
      const name = page.getByRole('textbox', { name: 'Campaign name' });
      expect(await name.inputValue()).toBe('Everything, everywhere');
      await page.getByRole('button', { name: 'Create paid campaign' }).click();
      await page.waitForURL(/dashboard(\?guide=.*)?$/);
      const all = await store.call<{ name: string; amount: number }[]>('GET', '/wc/gla/ads/campaigns');
      expect(all.filter((one) => one.name === 'Everything, everywhere').map((one) => one.amount)).toEqual([33]);
    },
    { scenario: 'ads-complete' },
  );

  it(
    'keep what was typed when the dialog is closed, and are asked again; on a phone too',
    async ({ page, open, store, problems }) => {
      problems.allow(refused);
      await open(campaign);
      const amount = page.getByRole('textbox', { name: /Daily (budget|average cost)/ });
      await amount.fill('33');
      await store.call('PATCH', '/wc/gla/ads/campaigns/17890001', { amount: 44 });
      await page.getByRole('button', { name: 'Save changes', exact: true }).click();
      await dialog(page).waitFor();
      await page.screenshot({ path: 'e2e/artifacts/together-400.png' });
      await dialog(page).getByRole('button', { name: 'Back to editing' }).click();
      expect(await amount.inputValue()).toBe('33.00');
      await page.getByRole('button', { name: 'Save changes', exact: true }).click();
      await dialog(page).getByText('Keep mine: 33').click();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await page.waitForURL(/dashboard$/);
      const { amount: now } = await store.call<{ amount: number }>('GET', '/wc/gla/ads/campaigns/17890001');
      expect(now).toBe(33);
    },
    { scenario: 'ads-complete', viewport: { width: 400, height: 800 } },
  );
});

it(
  'a change by another is seen behind a proxy that cuts each stream, where the page asks from time to time [18.3]',
  async ({ page, store }) => {
    const proxy = await startCuttingProxy(store.url);
    try {
      await page.goto(`${proxy.url}/google/dashboard`, { waitUntil: 'domcontentloaded' });
      await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
      await becomes(async () => proxy.cuts() > 0, true);
      await store.call('PATCH', '/wc/gla/ads/campaigns/17890001', { name: 'Renamed behind a proxy' });
      // Three streams with three seconds between them, then a question every ten.
      await page.getByText('Renamed behind a proxy').first().waitFor({ timeout: 40_000 });
      expect(proxy.cuts()).toBe(3);
    } finally {
      await proxy.close();
    }
  },
  { scenario: 'ads-complete' },
);
