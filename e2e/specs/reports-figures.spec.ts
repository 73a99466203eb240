import { pressOn } from '../src/keyboard';
import {
  amount,
  count,
  days,
  figureOf,
  openReports,
  readReport,
  reportTable,
  rowsOf,
  sum,
  texts,
} from '../src/reports';
import { it, openStore } from '../src/scene';
import { settled, sidewaysScroll } from '../src/screens';
import { becomes } from '../src/waiting';

const store = openStore(['--scenario', 'ads-complete']);

it('ratios divide what the days add up to: on the tiles, in the rows and in the total, which equals the tiles [O2.17, O3.12]', async (scene) => {
  const { page } = scene;
  await openReports(scene);
  const [free, paid] = [
    await readReport(store(), 'mc/programs', days),
    await readReport(store(), 'ads/programs', days),
  ];
  const ratios = (parts: Parameters<typeof sum>[0]) => {
    const [spend, clicks] = [sum(parts, 'spend'), sum(parts, 'clicks')];
    return [
      `${(sum(parts, 'sales') / spend).toFixed(2)}×`,
      amount(spend / clicks),
      `${((100 * sum(parts, 'conversions')) / clicks).toFixed(2)}%`,
    ];
  };
  const names = ['ROAS', 'Cost per click', 'Conversion rate'];
  for (const [place, name] of names.entries())
    await becomes(async () => (await figureOf(page, name))[0], ratios(paid.intervals)[place]);
  for (const row of paid.rows)
    await becomes(async () => (await rowsOf(page)).find(([name]) => name === row.name)?.slice(6), ratios([row]));
  const both = [...free.intervals, ...paid.intervals];
  await becomes(
    () => texts(reportTable(page).locator('tfoot th, tfoot td')),
    [
      '',
      'Total',
      amount(sum(both, 'sales')),
      count(sum(both, 'conversions')),
      count(sum(both, 'clicks')),
      count(sum(both, 'impressions')),
      amount(sum(both, 'spend')),
      ...ratios(paid.intervals),
    ],
  );
});

it('the chart is of the figure whose tile is pressed, by the keyboard too, and says that today is not over [O2.09, O2.11]', async (scene) => {
  const { page } = scene;
  await scene.open('/google/reports?period=week&compare=previous_period');
  await settled(page, 'Performance');
  const tile = (figure: string) => page.getByRole('button', { name: `Show ${figure} in the chart` });
  await pressOn(tile('ROAS'), 'Enter');
  await page.getByRole('heading', { name: 'ROAS over time' }).waitFor();
  await becomes(() => tile('ROAS').getAttribute('aria-pressed'), 'true');
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ selectedMetric: 'roas' });
  const chart = page.getByRole('slider', { name: /^ROAS/ });
  await page.getByText('is not over yet: its figures are not complete (dashed).').waitFor();
  await becomes(async () => (await chart.getAttribute('aria-valuetext'))?.includes('not over yet'), true);
  expect(await chart.locator('path[data-zero]').count()).toBe(1);
  await tile('Clicks').click();
  await page.getByRole('heading', { name: 'Clicks over time' }).waitFor();
  await page.goBack();
  await becomes(() => tile('ROAS').getAttribute('aria-pressed'), 'true');
});

it('the countries add up to what the raw days of both sources have, in every figure, also at 400 px [O2.11, O3.12]', async (scene) => {
  const { page } = scene;
  await openReports(scene);
  const raw = [
    ...(await readReport(store(), 'mc/programs', days)).intervals,
    ...(await readReport(store(), 'ads/programs', days)).intervals,
  ];
  const countries = page.getByRole('table', { name: 'Countries' });
  const cells = (row: string) => texts(countries.getByRole('row').filter({ hasText: row }).getByRole('cell'));
  const shown = [
    amount(sum(raw, 'sales')),
    count(sum(raw, 'conversions')),
    count(sum(raw, 'clicks')),
    count(sum(raw, 'impressions')),
    amount(sum(raw, 'spend')),
  ];
  await becomes(async () => (await texts(countries.locator('tfoot th, tfoot td'))).slice(1, 6), shown);
  const numbers = async (row: string) =>
    (await cells(row)).slice(0, 5).map((text) => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100));
  const [us, gb] = [await numbers('United States (US)'), await numbers('United Kingdom (UK)')];
  expect(us.map((value, index) => value + (gb[index] ?? 0))).toEqual(
    shown.map((text) => Math.round(Number(text.replaceAll(/[^\d.]/g, '')) * 100)),
  );
  await page.setViewportSize({ width: 400, height: 900 });
  await countries.getByText('United Kingdom (UK)').waitFor();
  expect(await sidewaysScroll(page)).toBe(0);
});

it('a report is put in order from a list on a phone, by another figure from the lowest, too [O2.09]', async (scene) => {
  const { page } = scene;
  await page.setViewportSize({ width: 400, height: 800 });
  await openReports(scene, { reportKey: 'products' });
  const orders = page.getByRole('combobox', { name: 'Order of the list' });
  await orders.selectOption('Clicks, lowest first');
  await page.waitForURL(/orderby=clicks&order=asc/);
  await becomes(() => orders.locator('option:checked').textContent(), 'Clicks, lowest first');
});

it('a month that has only begun leads to the last one: in the address, with the focus on the chosen days [O2.18, O2.21]', async (scene) => {
  const { page } = scene;
  // The store's figures end a day before the browser's day.
  await store().call('POST', '/sandbox/v1/clock', { now: Date.parse('2027-03-31T16:00:00Z') });
  await store().scenario('ads-complete');
  await page.context().request.get(store().signInUrl, { maxRedirects: 0 });
  await page.clock.setFixedTime('2027-04-01T16:00:00Z');
  const range = page.getByRole('combobox', { name: 'Date range' });
  for (const [path, places] of [
    ['reports', 2],
    ['dashboard', 1],
  ] as const) {
    await scene.open(`/google/${path}`);
    const ways = page.getByRole('button', { name: 'Show last month' });
    await becomes(() => ways.count(), places);
    await pressOn(ways.last(), 'Enter');
    await page.getByText('Mar 1 – 31, 2027').filter({ visible: true }).first().waitFor();
    expect(await range.evaluate((element) => element === document.activeElement)).toBe(true);
    await becomes(() => range.textContent(), 'Last month');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      period: 'last_month',
      compare: 'previous_year',
    });
    await page.getByRole('slider').first().waitFor();
    expect(await page.getByText('No data for the selected date range').count()).toBe(0);
  }
  await store().call('POST', '/sandbox/v1/clock', { now: Date.now() });
});
