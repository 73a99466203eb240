import type { Page } from 'playwright-core';
import { it, openStore } from '../src/scene';

openStore();

declare global {
  interface Window {
    /** Sum of the layout shifts so far. */
    shifted?: number;
  }
}

interface Slow {
  readonly scenario: string;
  readonly path: string;
  /** Milliseconds that each read of the screen takes, in its document too. */
  readonly delays: Readonly<Record<string, number>>;
  /** What is there last. */
  readonly last: (page: Page) => Promise<unknown>;
}

const LONG_MS = 45_000;
const shows = (page: Page, text: string) => page.getByText(text).first().waitFor({ timeout: LONG_MS });
const campaign = {
  '/wc/gla/ads/connection': 4400,
  '/wc/gla/ads/campaigns': 3600,
  '/wc/gla/ads/campaigns/{id}': 5200,
  '/wc/gla/mc/target_audience': 2800,
  '/wc/gla/mc/countries': 6000,
};
const accounts = {
  '/wc/gla/jetpack/connected': 3800,
  '/wc/gla/google/connected': 5000,
  '/wc/gla/mc/connection': 4500,
  '/wc/gla/mc/accounts': 6000,
  '/wc/gla/mc/setup': 3000,
};

const screens: [string, Slow][] = [
  [
    'product feed',
    {
      scenario: 'disapproved',
      path: '/google/product-feed',
      delays: {
        '/wc/gla/mc/product-statistics': 3800,
        '/wc/gla/mc/review': 6000,
        '/wc/gla/mc/issues/{issue_type}': 4500,
        '/wc/gla/mc/product-feed': 5200,
      },
      last: async (page) => {
        await page.getByRole('button', { name: 'Download CSV' }).waitFor({ timeout: LONG_MS });
        await page
          .getByRole('table', { name: 'Products' })
          .getByRole('rowheader')
          .first()
          .waitFor({ timeout: LONG_MS });
      },
    },
  ],
  [
    'setup, accounts',
    {
      scenario: 'existing-domain',
      path: '/google/setup-mc',
      delays: accounts,
      last: (page) => shows(page, 'Select an account to connect'),
    },
  ],
  [
    'ads setup',
    {
      scenario: 'complete',
      path: '/google/setup-ads',
      delays: { '/wc/gla/google/connected': 5000, '/wc/gla/ads/connection': 4000, '/wc/gla/ads/accounts': 6000 },
      last: (page) => shows(page, 'See the amounts by country'),
    },
  ],
  [
    'create campaign',
    {
      scenario: 'ads-complete',
      path: '/google/dashboard?subpath=/campaigns/create',
      delays: campaign,
      last: (page) => shows(page, 'Frequently asked questions'),
    },
  ],
  [
    'edit campaign',
    {
      scenario: 'ads-complete',
      path: '/google/dashboard?subpath=/campaigns/edit&programId=17890001',
      delays: campaign,
      last: (page) => page.getByRole('button', { name: 'Save changes' }).waitFor({ timeout: LONG_MS }),
    },
  ],
];

const rows = screens.flatMap(([name, slow]) => [1280, 400].map((width): [string, number, Slow] => [name, width, slow]));

it.each(rows)(
  'stands still while answers of six seconds come in: nothing of %s moves by more than 0.005 at %d pixels [C-9]',
  async ({ page, open, store }, _name, width, { scenario, path, delays, last }) => {
    await store.scenario(scenario);
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if ('value' in entry && typeof entry.value === 'number') window.shifted = (window.shifted ?? 0) + entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const [at, delayMs] of Object.entries(delays))
      await store.fault({ method: 'GET', path: at, delayMs, times: 2 });
    await open(path);
    await last(page);
    await page.waitForLoadState('networkidle', { timeout: LONG_MS });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await page.evaluate(() => window.shifted)).toBeLessThanOrEqual(0.005);
  },
  {},
  120_000,
);
