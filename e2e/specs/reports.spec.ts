import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { pressOn, tabTo } from '../src/keyboard';
import {
  amount,
  animationsLongerThanAFrame,
  chartTable,
  count,
  days,
  daysBefore,
  figureOf,
  openReports,
  range,
  readReport,
  reportsAddress as address,
  reportTable as table,
  rowsNow,
  rowsOf,
  sum,
  texts,
} from '../src/reports';
import { it, openStore } from '../src/scene';
import { turns } from '../src/scheme';
import { settled, sidewaysScroll } from '../src/screens';
import { becomes } from '../src/waiting';

const store = openStore(['--scenario', 'ads-complete']);

/** Both reports of programs, then those of the days before. */
const programs = () =>
  Promise.all([
    readReport(store(), 'mc/programs', days),
    readReport(store(), 'ads/programs', days),
    readReport(store(), 'mc/programs', daysBefore),
    readReport(store(), 'ads/programs', daysBefore),
  ]);

const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

describe('the figures', () => {
  it('of every report add up: its days, its rows and its totals are the same, to the cent [O2.16, O3.12]', async () => {
    for (const which of ['mc/programs', 'mc/products', 'ads/programs', 'ads/products'] as const) {
      const { rows, intervals, totals } = await readReport(store(), which, days);
      expect(intervals).toHaveLength(35);
      for (const field of Object.keys(totals))
        expect([which, field, sum(intervals, field), sum(rows, field)]).toEqual([
          which,
          field,
          totals[field],
          totals[field],
        ]);
    }
  });

  it('of programs are those of free listings and campaigns together, against a second report of the days before [O2.11, O2.23, O3.13]', async (scene) => {
    const { page } = scene;
    await openReports(scene);
    const [free, paid, freeBefore, paidBefore] = await programs();
    const both = (field: string) => (free.totals[field] ?? 0) + (paid.totals[field] ?? 0);
    const bothBefore = (field: string) => (freeBefore.totals[field] ?? 0) + (paidBefore.totals[field] ?? 0);
    const shown = { 'Total sales': 'sales', Conversions: 'conversions', Clicks: 'clicks', Impressions: 'impressions' };
    for (const [label, field] of Object.entries({ ...shown, 'Total spend': 'spend' })) {
      const text = field === 'sales' || field === 'spend' ? amount : count;
      await becomes(() => figureOf(page, label), [text(both(field)), `Previous: ${text(bothBefore(field))}`]);
    }
    const all = [...free.rows, ...paid.rows].sort(
      (one, other) => (other.subtotals['sales'] ?? -1) - (one.subtotals['sales'] ?? -1),
    );
    await becomes(
      async () => (await rowsNow(page)).map(([name, sales, , clicks]) => [name, sales, clicks]),
      all.map(({ name, subtotals }) => [
        name,
        subtotals['sales'] === undefined ? '\u2014' : amount(subtotals['sales']),
        count(subtotals['clicks'] ?? 0),
      ]),
    );
    const points = chartTable(page).locator('tbody tr td:nth-child(2)');
    await becomes(
      () => texts(points),
      paid.intervals.map(({ subtotals }) => amount(subtotals['sales'] ?? 0)),
    );
  });

  it('of variations are parts of their product, each its own row [O2.14, O3.12]', async (scene) => {
    const { page } = scene;
    const products = await store().call<{ id: number; type: string }[]>('GET', '/wc-analytics/products?per_page=100');
    const parent = products.find(({ type }) => type === 'variable')?.id ?? 0;
    const variations = await store().call<{ id: number }[]>(
      'GET',
      `/wc-analytics/products/${parent}/variations?per_page=100`,
    );
    const [one, other] = variations.map(({ id }) => id);
    await openReports(scene, {
      reportKey: 'products',
      filter: 'single-product',
      products: String(parent),
      'filter-variations': 'compare-variations',
      variations: `${one},${other}`,
      orderby: 'clicks',
      order: 'desc',
    });
    const report = await readReport(store(), 'ads/products', days, [`gla_${one}`, `gla_${other}`]);
    expect(report.rows).toHaveLength(2);
    await becomes(() => page.getByLabel('Variations', { exact: true }).inputValue(), 'compare');
    // By clicks, of which the two have unequal numbers: equal sales have no order.
    const clicksOf = ({ subtotals }: (typeof report.rows)[number]) => subtotals['clicks'] ?? 0;
    const byClicks = [...report.rows].sort((row, next) => clicksOf(next) - clicksOf(row));
    expect(new Set(byClicks.map(clicksOf)).size).toBe(2);
    await becomes(
      async () => (await rowsNow(page)).map(([name, sales, , clicks]) => [name, sales, clicks]),
      byClicks.map((row) => [row.name, amount(row.subtotals['sales'] ?? 0), count(clicksOf(row))]),
    );
    await becomes(async () => (await figureOf(page, 'Clicks'))[0], count(sum(report.rows, 'clicks')));
  });
});

describe('an address', () => {
  const whole = {
    ...range,
    reportKey: 'products',
    'report-source': 'free',
    filter: 'compare-products',
    products: '101,102,116',
    selectedMetric: 'impressions',
    chartType: 'bar',
    interval: 'week',
    orderby: 'clicks',
    order: 'asc',
    columns: 'clicks',
  };
  /** The compared products by their clicks, least first, as the table shows them. */
  const compared = async (which: 'mc/products' | 'ads/products') => {
    const { rows } = await readReport(store(), which, days, ['gla_101', 'gla_102', 'gla_116']);
    const clicks = rows.map(({ name, subtotals }) => ({ name, clicks: subtotals['clicks'] ?? 0 }));
    return clicks.sort((one, other) => one.clicks - other.clicks).map((row) => [row.name, count(row.clicks)]);
  };
  const state = async (page: Page) => ({
    tab: await page.getByRole('navigation', { name: 'Reports' }).locator('[aria-current=page]').textContent(),
    values: await page
      .locator('main select')
      .evaluateAll((all) => all.map((select) => (select as HTMLSelectElement).selectedOptions[0]?.textContent)),
    figure: await page
      .getByRole('button', { pressed: true })
      .evaluateAll((all) => all.map((tile) => tile.getAttribute('aria-label'))),
    days: await page.getByRole('combobox', { name: 'Date range' }).evaluate((opener) => {
      const hint = document.getElementById(opener.getAttribute('aria-describedby') ?? '');
      return [opener.textContent, hint?.textContent.replaceAll(/\s+/g, ' ')];
    }),
    order: await table(page)
      .locator('th[aria-sort=ascending], th[aria-sort=descending]')
      .evaluateAll((all) => all.map((head) => `${head.textContent} ${head.getAttribute('aria-sort')}`)),
    rows: await rowsNow(page),
  });

  it('gives back every choice, and Back and Forward go through them exactly [O2.08, O2.09, O2.10, O2.13, O2.15, O2.20, O2.26, O2.27]', async (scene) => {
    const { page } = scene;
    await openReports(scene, whole);
    const first = {
      tab: 'Products',
      values: ['Previous period', 'Free listings', 'Comparison', 'By week', 'Bar'],
      figure: ['Show Impressions in the chart'],
      days: ['Custom', 'Oct 5 – Nov 8, 2026'],
      order: ['Clicks ascending'],
      rows: await compared('mc/products'),
    };
    await becomes(() => state(page), first);
    expect(paramsOf(page)).toEqual(whole);
    await page.getByLabel('Chart type').selectOption('line');
    await page.getByLabel('Show data from').selectOption('paid');
    await becomes(async () => paramsOf(page), { ...whole, chartType: 'line', 'report-source': 'paid' });
    const last = {
      ...first,
      values: ['Previous period', 'Paid campaigns', 'Comparison', 'By week', 'Line'],
      rows: await compared('ads/products'),
    };
    await becomes(() => state(page), last);
    const lastUrl = page.url();
    await page.goBack();
    await page.goBack();
    await becomes(async () => page.url().endsWith(address(whole)), true);
    await becomes(() => state(page), first);
    await page.goForward();
    await page.goForward();
    await becomes(async () => page.url(), lastUrl);
    await becomes(() => state(page), last);
    await page.reload();
    await becomes(() => state(page), last);
  });
});

describe('the table', () => {
  it('is sorted, its columns are chosen and its file is written with the keyboard alone; the file has what is shown [O2.09, O2.19]', async (scene) => {
    const { page } = scene;
    await openReports(scene, { reportKey: 'products' });
    await pressOn(button(page, 'Columns'), 'Enter');
    for (const name of ['Conversions', 'Impressions', 'Total spend', 'ROAS', 'Cost per click', 'Conversion rate'])
      await pressOn(page.getByRole('checkbox', { name, exact: true }), 'Space');
    await pressOn(table(page).getByRole('button', { name: 'Clicks' }), 'Enter');
    await table(page).locator('[aria-sort=descending]', { hasText: 'Clicks' }).waitFor();
    await pressOn(table(page).getByRole('button', { name: 'Clicks' }), 'Enter');
    await page.waitForURL(/orderby=clicks&order=asc/);
    expect(paramsOf(page)).toMatchObject({ columns: 'sales,clicks', orderby: 'clicks', order: 'asc' });
    const { rows } = await readReport(store(), 'ads/products', days);
    const clicks = rows.map(({ subtotals }) => subtotals['clicks'] ?? 0).sort((one, other) => one - other);
    await becomes(async () => (await rowsOf(page)).map((row) => row[2]), clicks.map(count));
    const shown = await rowsOf(page);
    const arrives = page.waitForEvent('download');
    await tabTo(button(page, 'Download CSV'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    const file = await arrives;
    expect(file.suggestedFilename()).toBe('products-2026-10-05-2026-11-08.csv');
    const lines = readFileSync(await file.path(), 'utf8').split('\r\n');
    expect(lines[0]).toBe('\ufeffProduct title,Total sales (USD),Clicks');
    expect(lines).toHaveLength(shown.length + 2);
    const figures = (name: string) => rows.find((row) => row.name === name)?.subtotals;
    const quoted = (name: string) => {
      const safe = /^[=+\-@]/.test(name) ? `'${name}` : name;
      return /[",]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
    };
    expect(lines.slice(1, -1)).toEqual(
      shown.map(([name = '']) => `${quoted(name)},${figures(name)?.['sales']},${figures(name)?.['clicks']}`),
    );
    expect(lines.some((line) => line.startsWith(`"'-Garden Twine`))).toBe(true);
  });

  it('is all there on paper, with the days and without what can only be pressed [O2.25]', async (scene) => {
    const { page } = scene;
    await openReports(scene, { reportKey: 'products' });
    await table(page).locator('tbody th').first().waitFor();
    const rows = (await rowsOf(page)).length;
    const chart = page.locator('main svg[height="280"]');
    // The browser lays out the paper as soon as the event is over.
    const print = (drawn: Element) => window.dispatchEvent(new Event('beforeprint')) && drawn.getAttribute('width');
    expect(await chart.evaluate(print)).toBe('600');
    await page.emulateMedia({ media: 'print' });
    await page.getByText('Custom (Oct 5 – Nov 8, 2026), compared to Previous period (Aug 31 – Oct 4, 2026)').waitFor();
    for (const gone of ['Download CSV', 'Print', 'Columns', 'Refresh Performance'])
      expect(await button(page, gone).isVisible()).toBe(false);
    expect(await page.locator('main').getByRole('combobox').filter({ visible: true }).count()).toBe(0);
    for (const said of ['Show data from: Paid campaigns', 'All products'])
      await page
        .locator('div', { hasText: new RegExp(`^${said}$`) })
        .first()
        .waitFor();
    for (const gone of ['Sections', 'Reports'])
      expect(await page.getByRole('navigation', { name: gone }).isVisible()).toBe(false);
    await page.setViewportSize({ width: 718, height: 1000 });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await chart.isVisible()).toBe(true);
    await becomes(async () => (await rowsOf(page)).length, rows);
  });
});

describe('the screen', () => {
  it('says that there is no data for the days, and nothing is asked in vain [O2.18, O8.18]', async (scene) => {
    const { page } = scene;
    await scene.open(address({ after: '2020-01-01', before: '2020-01-31' }));
    await settled(page, 'Performance');
    await becomes(() => page.getByText('No data for the selected date range').count(), 2);
    await becomes(() => button(page, 'Download CSV').isDisabled(), true);
  });

  it('says that the report could not be loaded, and loads it again [O8.05]', async (scene) => {
    const { page, problems } = scene;
    problems.allow(/^console: /);
    await store().fault({ method: 'GET', path: '/wc/gla/ads/reports/programs', status: 400, body: { message: 'No.' } });
    await scene.open(address());
    await table(page).getByText('There was an error loading report.').waitFor();
    await store().clearFaults();
    await table(page).getByRole('button', { name: 'Retry' }).click();
    await settled(page, 'Everything, everywhere');
    const { rows } = await readReport(store(), 'ads/programs', days);
    await becomes(async () => (await rowsOf(page)).length, rows.length + 1);
  });

  it('explains the chart by the keyboard, day by day, with those before [O2.11, O2.16]', async (scene) => {
    const { page } = scene;
    await openReports(scene, { selectedMetric: 'clicks' });
    const chart = page.getByRole('slider', { name: 'Clicks, Oct 5 – Nov 8, 2026' });
    await tabTo(chart);
    await page.keyboard.press('Home');
    const [free, paid, freeBefore, paidBefore] = await programs();
    const first = (...reports: (typeof free)[]) =>
      count(reports.reduce((all, { intervals }) => all + (intervals[0]?.subtotals['clicks'] ?? 0), 0));
    await becomes(
      () => chart.getAttribute('aria-valuetext'),
      `Oct 5, 2026: ${first(free, paid)}; Aug 31, 2026: ${first(freeBefore, paidBefore)}`,
    );
    expect(await chart.evaluate(animationsLongerThanAFrame)).toEqual([]);
  });

  it('fits 320 to 1440 pixels, light and dark, with everything open [O2.11, O9.09]', async (scene) => {
    const { page } = scene;
    await openReports(scene, { reportKey: 'products', filter: 'compare-products', products: '101,102' });
    await page.getByRole('button', { name: 'Remove ' }).first().waitFor();
    await button(page, 'Columns').click();
    await page.getByRole('group', { name: 'Columns to show' }).waitFor();
    for (const [width, colorScheme] of [
      [1440, 'light'],
      [1024, 'dark'],
      [782, 'light'],
      [480, 'dark'],
      [320, 'light'],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await turns(page, colorScheme);
      await page.setViewportSize({ width, height: 900 });
      expect({ width, scroll: await sidewaysScroll(page), axe: await axeViolations(page) }).toEqual({
        width,
        scroll: 0,
        axe: [],
      });
    }
  });
});
