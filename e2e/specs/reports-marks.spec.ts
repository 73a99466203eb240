import type { Page } from 'playwright-core';
import { axeViolations } from '../src/axe';
import { tabTo } from '../src/keyboard';
import { chartTable, openReports, texts } from '../src/reports';
import { it, openStore } from '../src/scene';
import { settled, sidewaysScroll } from '../src/screens';
import { becomes } from '../src/waiting';

const store = openStore(['--scenario', 'ads-complete']);

const id = 17_890_001;
const label = 'What was changed in campaigns';
const week = '/google/reports?period=week&compare=previous_period';
const flags = (page: Page) => page.locator('main svg [data-flag]');
const told = async (page: Page) =>
  (await texts(chartTable(page).locator('tbody td:last-child'))).filter((text) => text !== '');

it(
  'the chart marks what was changed in campaigns, by a shape, with words at the point and in the table',
  async (scene) => {
    const { page } = scene;
    await store().call('PATCH', `/wc/gla/ads/campaigns/${id}`, { amount: 42 });
    await store().call('PATCH', `/wc/gla/ads/campaigns/${id}`, { status: 'paused' });
    await scene.open(week);
    await settled(page, 'Performance');
    await flags(page).first().waitFor();
    expect(await flags(page).count()).toBe(1);
    const day = (await texts(chartTable(page).locator('tbody th'))).at(-1)?.replace(', not over yet', '');
    const happened = [
      `Budget of Everything, everywhere $20.00 → $42.00, ${day}`,
      `Everything, everywhere was paused, ${day}`,
    ];
    await becomes(() => told(page), [happened.join('; ')]);
    await becomes(() => texts(chartTable(page).locator('thead th:last-child')), [label]);
    const chart = page.getByRole('slider', { name: /^Total sales/ });
    await tabTo(chart);
    expect(await chart.getAttribute('aria-valuetext')).toContain(happened.join('; '));
    await page.getByText(happened[1] ?? '', { exact: true }).waitFor();
    if (process.env['SHOTS']) await page.screenshot({ path: '/tmp/shots/marks-1280.png' });
    // By week the days of a point have its mark; a campaign that was not changed has none.
    await scene.open('/google/reports?period=month&compare=previous_period&interval=week');
    await flags(page).first().waitFor();
    await becomes(async () => (await told(page)).at(-1)?.includes('was paused'), true);
    await scene.open(`${week}&filter=single_program&programs=17890003`);
    await settled(page, 'Performance');
    await page.getByLabel('Chart type').waitFor();
    expect(await flags(page).count()).toBe(0);
  },
  { scenario: 'ads-complete' },
);

it(
  'the marks fit a phone and are named for assistive technology',
  async (scene) => {
    const { page } = scene;
    await page.setViewportSize({ width: 400, height: 800 });
    await openReports(scene, { after: '2026-09-25', before: '2026-11-08' });
    await flags(page).first().waitFor();
    await becomes(
      async () => (await told(page)).map((text) => text.replace(/,[^,]*,[^,]*$/, '')),
      ['Candles for the winter was paused'],
    );
    if (process.env['SHOTS']) await page.screenshot({ path: '/tmp/shots/marks-400.png', fullPage: true });
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  },
  { scenario: 'ads-complete' },
);

it(
  'what was changed cannot be read: the chart is as without it, and nothing is told',
  async (scene) => {
    const { page } = scene;
    await store().fault({ method: 'GET', path: '/wc/gla/activity', status: 500, times: 9 });
    scene.problems.allow(/500/);
    await scene.open(week);
    await settled(page, 'Performance');
    await page.getByLabel('Chart type').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await flags(page).count()).toBe(0);
    expect((await page.getByRole('alert').allTextContents()).join('')).toBe('');
  },
  { scenario: 'ads-complete' },
);
