import type { Locator, Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { pressOn } from '../src/keyboard';
import { amount, count, days, range, readReport, sum, texts, type Report } from '../src/reports';
import { it, openStore } from '../src/scene';
import { settled, sidewaysScroll } from '../src/screens';
import { becomes } from '../src/waiting';

const store = openStore(['--scenario', 'ads-complete']);

const programs = 'Everything, everywhere';
const path = '/google/dashboard';
const ofRange = `${path}?${new URLSearchParams(range).toString()}`;
const card = (page: Page, name: string) => page.getByRole('group', { name });
const tile = (page: Page, figure: string) => page.getByRole('button', { name: `Show ${figure} in the chart` });
const table = (page: Page) => page.getByRole('table', { name: 'Programs' });
const ratio = (value: number) => `${value.toFixed(2)}×`;

/** The cells of the rows, without name and country before and without status and actions after. */
const figuresOf = (rows: Locator) =>
  rows.evaluateAll((all) =>
    all.map((row) => [...row.children].slice(3, 7).map(({ textContent }) => textContent ?? '')),
  );

/** Spend, sales, what comes back and what a click costs, added up from parts. */
const added = (parts: Report['rows']) => {
  const [spend, sales, clicks] = ['spend', 'sales', 'clicks'].map((field) => sum(parts, field));
  return spend === undefined || sales === undefined || clicks === undefined
    ? []
    : [
        amount(spend),
        amount(sales),
        spend === 0 ? '—' : ratio(sales / spend),
        clicks === 0 ? '—' : amount(spend / clicks),
      ];
};

it.each([
  ['Paid campaigns', 1280, 4],
  ['Paid campaigns', 400, 4],
  ['Free listings', 1280, 3],
  ['Free listings', 400, 3],
] as const)(
  'the figures of one card are written in one size, amounts, counts and words: %s, %i pixels wide',
  async ({ page, open }, name, width, figures) => {
    await page.setViewportSize({ width, height: 900 });
    await open(ofRange);
    await settled(page, programs);
    const sizes = await card(page, name)
      .locator('bdi')
      .evaluateAll((all) =>
        all.flatMap((each) => {
          const { fontWeight, fontSize } = getComputedStyle(each);
          return fontWeight === '700' ? [Math.round(Number.parseFloat(fontSize))] : [];
        }),
      );
    expect(sizes).toHaveLength(figures);
    expect([...new Set(sizes)]).toHaveLength(1);
  },
);

it('every figure is the sum of the days the API gives: on the tiles, in the table and in its total [O2.03, O2.17, O3.12]', async ({
  page,
  open,
}) => {
  await open(ofRange);
  await settled(page, programs);
  const [free, paid] = await Promise.all([
    readReport(store(), 'mc/programs', days),
    readReport(store(), 'ads/programs', days),
  ]);
  const allDays = [added(paid.intervals.map(({ subtotals }) => ({ id: '', name: '', subtotals })))];
  await becomes(() => figuresOf(table(page).locator('tfoot tr')), allDays);
  const rowOf = (name: string) => table(page).getByRole('row').filter({ hasText: name });
  for (const one of paid.rows) await becomes(() => figuresOf(rowOf(one.name)), [added([one])]);
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const today = await readReport(store(), 'ads/programs', { after: day, before: day });
  const used = table(page).getByText(/ today$/);
  await becomes(
    async () => (await texts(used)).sort(),
    today.rows.map((one) => `${amount(sum([one], 'spend'))} today`).sort(),
  );
  const [spend, sales] = [sum(paid.intervals, 'spend'), sum(paid.intervals, 'sales')];
  const shown = [amount(sales), amount(spend), ratio(sales / spend), count(sum(paid.intervals, 'conversions'))];
  for (const text of shown) await card(page, 'Paid campaigns').getByText(text, { exact: true }).waitFor();
  for (const field of ['clicks', 'impressions'])
    await card(page, 'Free listings')
      .getByText(count(sum(free.intervals, field)), { exact: true })
      .waitFor();
});

it('a figure chooses the chart, by day and with the time before, and stays chosen over a reload [O2.23, O2.25]', async ({
  page,
  open,
}) => {
  await open(ofRange);
  await settled(page, programs);
  expect(await tile(page, 'Total sales').getAttribute('aria-pressed')).toBe('true');
  await tile(page, 'Clicks').click();
  await page.getByRole('heading', { name: 'Clicks over time' }).waitFor();
  await page.reload();
  await settled(page, programs);
  expect(await tile(page, 'Clicks').getAttribute('aria-pressed')).toBe('true');
  const { intervals } = await readReport(store(), 'mc/programs', days);
  const rows = page.getByRole('table', { name: /^Clicks/ }).locator('tbody tr');
  await becomes(() => rows.count(), intervals.length);
  const last = intervals.at(-1)?.subtotals['clicks'] ?? 0;
  await becomes(async () => (await rows.last().textContent())?.includes(`Nov 8, 2026${count(last)}`), true);
  expect(await axeViolations(page)).toEqual([]);
});

interface Orders {
  readonly days: readonly { readonly orders: number; readonly revenue: number }[];
}

it.each([[1280], [400]] as [number][])(
  'a figure is explained beside the orders of the store, both added up from their days, by keyboard at %d pixels',
  async ({ page, open }, width) => {
    await page.setViewportSize({ width, height: 900 });
    await open(ofRange);
    await settled(page, programs);
    const about = page.getByRole('button', { name: 'About Total sales' });
    await pressOn(about, 'Enter');
    const panel = page.getByRole('dialog', { name: 'About Total sales' });
    const cellsOf = (name: RegExp) => panel.getByRole('row', { name }).getByRole('cell').allTextContents();
    const { intervals } = await readReport(store(), 'ads/programs', days);
    const own = await store().call<Orders>('GET', `/wc/gla/store/orders?after=${days.after}&before=${days.before}`);
    const orders = own.days.reduce((whole, day) => whole + day.orders, 0);
    const revenue = own.days.reduce((whole, day) => whole + Math.round(day.revenue * 100), 0) / 100;
    await panel.getByRole('table').waitFor();
    expect(await cellsOf(/^Total sales and revenue/)).toEqual([amount(sum(intervals, 'sales')), amount(revenue)]);
    expect(await cellsOf(/^Conversions and orders/)).toEqual([count(sum(intervals, 'conversions')), count(orders)]);
    expect([await sidewaysScroll(page), await axeViolations(page)]).toEqual([0, []]);
    const { y = 0 } = (await panel.boundingBox()) ?? {};
    expect(y > 100).toBe(width < 600);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await about.evaluate((button) => button === document.activeElement)).toBe(true);
  },
);

describe('what needs attention', () => {
  it('stands first, says what follows in numbers, and leads to the cure [O2.41, O4.07]', async ({ page, open }) => {
    await open(path);
    const strip = page.getByRole('group', { name: 'Needs attention' });
    await becomes(
      async () => (await strip.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n').slice(1, 3)),
      [
        ['1 product is not shown', 'Google disapproved it'],
        ['3 products expire within 3 days', 'They are not shown any more then'],
        ['Candles for the winter is paused', '$12.50 a day is not spent'],
      ],
    );
    await strip.getByRole('link', { name: 'See why' }).click();
    await page.waitForURL(/product-feed\?status=disapproved/);
  });

  it.each([[1280], [400]] as [number][])(
    'moves nothing when it comes, at %d pixels, nor does anything else',
    async ({ page, open }, width) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const seen = window as unknown as { shifted: number };
        seen.shifted = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shifted += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(path);
      await settled(page, programs);
      await page.getByRole('group', { name: 'Needs attention' }).waitFor();
      await page.getByRole('slider', { name: /^Total sales/ }).waitFor();
      await settled(page, programs);
      expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBeLessThanOrEqual(0.005);
    },
  );

  it('leaves out what the store cannot say, and tries again when asked to', async ({ page, open, problems }) => {
    problems.allow(/^console: Failed to load resource/);
    await store().fault({
      method: 'GET',
      path: '/wc/gla/mc/product-statistics',
      status: 400,
      body: { message: 'No.' },
    });
    await open(path);
    const strip = page.getByRole('group', { name: 'Needs attention' });
    await strip.getByText('Not everything could be checked.').waitFor();
    expect(await strip.getByText('not shown').count()).toBe(0);
    await store().clearFaults();
    await strip.getByRole('button', { name: 'Retry' }).click();
    await strip.getByText('1 product is not shown').waitFor();
  });
});

describe('on a phone', () => {
  it.each([[320], [400], [480]] as [number][])(
    'the programs are a list at %d pixels: figures under their names, switch and actions in sight, nothing beside the window',
    async ({ page, open }, width) => {
      await page.setViewportSize({ width, height: 800 });
      await open(path);
      await settled(page, programs);
      const row = table(page).getByRole('row').filter({ hasText: programs });
      expect(await table(page).getByRole('rowheader').allTextContents()).toContain(programs);
      const spend = row.getByRole('cell').filter({ hasText: '$' }).nth(1);
      const label = () => spend.evaluate((cell) => getComputedStyle(cell, '::before').content);
      expect(await label()).toBe('"Spend"');
      const parts = [
        spend,
        row.getByRole('switch'),
        row.getByRole('button', { name: `Edit ${programs}` }),
        row.getByRole('button', { name: `Remove ${programs}` }),
      ];
      const edges = await Promise.all(parts.map((part) => part.boundingBox()));
      for (const edge of edges) expect((edge?.x ?? width) + (edge?.width ?? 0)).toBeLessThanOrEqual(width - 16);
      const room = page.getByRole('region', { name: 'Programs' });
      expect(await room.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
      expect([await sidewaysScroll(page), await axeViolations(page)]).toEqual([0, []]);
    },
  );

  it('their order is chosen from a list, and kept in the address', async ({ page, open }) => {
    await page.setViewportSize({ width: 400, height: 800 });
    await open(path);
    await settled(page, programs);
    const orders = page.getByRole('combobox', { name: 'Order of the list' });
    await orders.selectOption('Spend, highest first');
    const { rows } = await readReport(store(), 'ads/programs', days);
    await page.waitForURL(/orderby=spend&order=desc/);
    const [most] = [...rows].sort((one, other) => (other.subtotals['spend'] ?? 0) - (one.subtotals['spend'] ?? 0));
    await becomes(() => table(page).getByRole('rowheader').first().textContent(), most?.name);
    await page.reload();
    await settled(page, programs);
    await becomes(() => orders.locator('option:checked').textContent(), 'Spend, highest first');
  });
});

it('a paused campaign says that it stops spending, for ten seconds with a way back [O4.07]', async ({ page, open }) => {
  await open(path);
  await settled(page, programs);
  await page.getByRole('switch', { name: `Run ${programs}` }).click();
  await page.getByRole('button', { name: 'Pause campaign' }).click();
  await page.getByRole('status').getByText(`${programs} is paused. It stops spending.`).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText(`${programs} runs with $20.00 a day.`).waitFor();
  await becomes(() => page.getByRole('switch', { name: `Run ${programs}` }).isChecked(), true);
});

it('the list of what to do after the setup can be hidden, for good [O9.10]', async ({ page, open }) => {
  await open(path);
  const list = page.getByRole('group', { name: 'Get the most out of it' });
  await list.getByText('6 of 7 done').waitFor();
  await list.getByRole('button', { name: 'Hide this list' }).click();
  await list.waitFor({ state: 'detached' });
  await page.reload();
  await settled(page, programs);
  await page.getByRole('group', { name: 'Needs attention' }).waitFor();
  expect(await list.count()).toBe(0);
});
