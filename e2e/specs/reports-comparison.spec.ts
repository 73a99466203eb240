import { readFileSync } from 'node:fs';
import {
  amount,
  chartTable,
  count,
  days,
  daysBefore,
  figureOf,
  openReports,
  readReport,
  reportTable,
  rowsOf,
  sum,
  texts,
} from '../src/reports';
import { it, openStore } from '../src/scene';
import { sidewaysScroll } from '../src/screens';
import { becomes } from '../src/waiting';

const store = openStore(['--scenario', 'ads-complete']);

describe('a comparison', () => {
  it('of programs has a line, a column and a row for each, with the days before, and all together under them [O2.11, O2.13, O3.13]', async (scene) => {
    const { page } = scene;
    const { rows } = await readReport(store(), 'ads/programs', days);
    const ids = rows.slice(0, 2).map(({ id }) => id);
    await openReports(scene, { filter: 'compare-programs', programs: ids.join(','), selectedMetric: 'clicks' });
    const before = await readReport(store(), 'ads/programs', daysBefore, ids);
    const lines = chartTable(page);
    await becomes(() => texts(lines.locator('thead th')), ['Days', ...rows.slice(0, 2).map(({ name }) => name)]);
    for (const [place, { id, name, subtotals }] of rows.slice(0, 2).entries()) {
      const own = await readReport(store(), 'ads/programs', days, [id]);
      await becomes(
        () => texts(lines.locator(`tbody td:nth-child(${place + 2})`)),
        own.intervals.map((one) => count(one.subtotals['clicks'] ?? 0)),
      );
      const column = page.getByRole('group', { name, exact: true });
      await becomes(() => column.getByText(amount(subtotals['sales'] ?? 0)).count(), 1);
      const then = before.rows.find((one) => one.id === id)?.subtotals['sales'] ?? 0;
      const both = `${amount(subtotals['sales'] ?? 0)}Previous: ${amount(then)}`;
      await becomes(
        async () => (await rowsOf(page)).find(([shown]) => shown === name)?.[1]?.slice(0, both.length),
        both,
      );
    }
    const sales = amount(sum(rows.slice(0, 2), 'sales'));
    const total = reportTable(page).locator('tfoot th, tfoot td');
    await becomes(
      async () => (await texts(total)).slice(0, 3).map((text) => text.replace(/Previous:.*$/, '')),
      ['', 'All 2 together', sales],
    );
  });

  it('compares two rows that are ticked, and takes the filter along into the file [O2.13, O5.02]', async (scene) => {
    const { page } = scene;
    await openReports(scene, { reportKey: 'products' });
    expect(await page.getByRole('button', { name: 'Select one or more products to compare' }).isDisabled()).toBe(true);
    await reportTable(page).locator('tbody tr td:nth-child(3)').nth(2).waitFor();
    const names = (await rowsOf(page)).slice(1, 3).map(([name]) => name ?? '');
    for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await becomes(async () => (await rowsOf(page)).map(([name]) => name), names);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ filter: 'compare-products' });
    const arrives = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CSV' }).click();
    const lines = readFileSync(await (await arrives).path(), 'utf8').split('\r\n');
    expect(lines).toHaveLength(4);
  });

  it('with all its columns is in sight at 1280 pixels and within the paper, A4 and US letter [O2.14, O2.25]', async (scene) => {
    const { page } = scene;
    const { rows } = await readReport(store(), 'ads/products', days);
    const ids = rows.slice(0, 6).map(({ id }) => id);
    await openReports(scene, { reportKey: 'products', filter: 'compare-products', products: ids.join(',') });
    await becomes(async () => (await rowsOf(page)).length, ids.length);
    expect(await reportTable(page).getByRole('columnheader').count()).toBe(10);
    const room = page.getByRole('region', { name: 'Products' });
    expect(await room.evaluate((place) => place.scrollWidth - place.clientWidth)).toBe(0);
    await page.emulateMedia({ media: 'print' });
    // Width of the sheet in portrait, without its margins.
    for (const width of [718, 739]) {
      await page.setViewportSize({ width, height: 1000 });
      expect(await sidewaysScroll(page)).toBe(0);
    }
  });

  it('by weeks sets the same days of the year before beside each, and counts them [O2.23, O2.27]', async (scene) => {
    const { page } = scene;
    const november = { after: '2026-11-01', before: '2026-11-18', compare: 'previous_year', interval: 'week' };
    await openReports(scene, { ...november, selectedMetric: 'clicks' });
    const rows = chartTable(page).locator('tbody tr');
    await becomes(
      () => texts(rows.locator('th')),
      ['Nov 1 – 7, 2026 (7 days)', 'Nov 8 – 14, 2026 (7 days)', 'Nov 15 – 18, 2026 (4 of 7 days)'],
    );
    const earlier = rows.locator('td:nth-child(3)');
    await becomes(
      async () => (await texts(earlier)).map((text) => text.replace(/^[^(]*/, '')),
      ['(Nov 1 – 7, 2025 (7 days))', '(Nov 8 – 14, 2025 (7 days))', '(Nov 15 – 18, 2025 (4 days))'],
    );
    await page.getByText('Beside each point stand the same days of the year before.').waitFor();
  });
});

describe('a store that adds up the page alone', () => {
  it('is read page by page: figures, rows and the time before are those of all [O2.11, O3.12, O3.13]', async (scene) => {
    const { page } = scene;
    const [now, then] = [
      await readReport(store(), 'ads/products', days),
      await readReport(store(), 'ads/products', daysBefore),
    ];
    await store().call('POST', '/sandbox/v1/reports', { sums: 'page' });
    try {
      await openReports(scene, { reportKey: 'products' });
      const both = [amount(now.totals['sales'] ?? 0), `Previous: ${amount(then.totals['sales'] ?? 0)}`];
      await becomes(() => figureOf(page, 'Total sales'), both);
      await becomes(async () => (await rowsOf(page)).length, now.rows.length);
    } finally {
      await store().call('POST', '/sandbox/v1/reports', { sums: 'report' });
    }
  });
});
