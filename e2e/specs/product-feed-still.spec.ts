import { it, openStore } from '../src/scene';

openStore();

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted?: number;
  }
}

/** Milliseconds that each read of the screen takes, in its document too. */
const delays = {
  '/wc/gla/mc/product-statistics': 3800,
  '/wc/gla/mc/review': 6000,
  '/wc/gla/mc/issues/{issue_type}': 4500,
  '/wc/gla/mc/product-feed': 5200,
} as const;

it(
  'stands still while answers of six seconds come in: nothing of the product feed moves by more than 0.005 [C-9]',
  async ({ page, open, store }) => {
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') window.shifted = (window.shifted ?? 0) + entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [path, delayMs] of Object.entries(delays)) await store.fault({ method: 'GET', path, delayMs, times: 2 });
    await open('/google/product-feed');
    await page.getByRole('button', { name: 'Download CSV' }).waitFor({ timeout: 30_000 });
    await page.getByRole('table', { name: 'Products' }).getByRole('rowheader').first().waitFor({ timeout: 30_000 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.005);
  },
  { scenario: 'disapproved' },
);
