import { it, openStore } from '../src/scene';

openStore();

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted?: number;
  }
}

/** Milliseconds that each answer takes, one after the other. */
const delays = [6000, 4500, 5200, 6400, 3800];

it(
  'stands still while answers of six seconds come in: nothing of the product feed moves by more than 0.005 [C-9]',
  async ({ page, open }) => {
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') window.shifted = (window.shifted ?? 0) + entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    let asked = 0;
    await page.route('**/wp-json/wc/**', async (route) => {
      const wait = delays[asked++ % delays.length] ?? 0;
      setTimeout(() => void route.continue().catch(() => undefined), wait);
    });
    await open('/google/product-feed');
    await page.getByRole('button', { name: 'Download CSV' }).waitFor({ timeout: 30_000 });
    await page.getByRole('table', { name: 'Products' }).getByRole('rowheader').first().waitFor({ timeout: 30_000 });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.005);
  },
  { scenario: 'disapproved' },
);
