import { it, openStore } from '../src/scene';
import { opens } from '../src/setup';

openStore();

it.each([
  ['at a desk', 1280],
  ['on a phone', 400],
])(
  'Continue of the ads setup, held down until the estimate arrives, in the language with the longest texts: %s [S5.16]',
  async ({ page, open, store }, _name, width) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/google/setup-ads?step=campaign');
    const amount = page.locator('input[inputmode="decimal"]');
    await amount.waitFor();
    await store.fault({ method: 'GET', path: '/wc/gla/ads/campaigns/estimate', delayMs: 1200, times: 3 });
    const arrived = page.waitForResponse(/estimate/);
    await amount.fill('25.5');
    const target = page.locator('[data-main] button');
    await opens(target);
    await target.scrollIntoViewIfNeeded();
    // The button sticks to the bottom of a phone: the height of the page says whether something above it grew.
    const place = async () => [
      await target.boundingBox(),
      await page.evaluate(() => document.documentElement.scrollHeight),
    ];
    const first = await place();
    await target.hover();
    await page.mouse.down();
    await arrived;
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await place()).toEqual(first);
    await page.mouse.up();
    await page.locator('[aria-current="step"]').filter({ hasText: 'Schritt 3 von 3' }).waitFor();
  },
  { scenario: 'ads-pending-billing', locale: 'de-DE' },
);
