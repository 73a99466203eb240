import type { Browser, Locator, Page } from 'playwright-core';
import { settled } from '../screens';
import type { Store } from '../store';
import { atMost, type Figure } from './figure';

/** Time that the page is busy with one action of an admin, in milliseconds of a processor four times slower. */
export interface Interaction {
  readonly name: string;
  /** The longest stretch: so long nothing else can be pressed. */
  readonly longest: number;
  /** All stretches together, until everything asked for is shown. */
  readonly whole: number;
}

const dayMs = 86_400_000;
const campaigns = 200;
const historyDays = 1096;
/** A scenario's figures begin so many days before its moment. */
const scenarioDays = 400;
const slowdown = 4;
/** Longer than this people notice that they wait. */
const mostMs = 100;

/** Ten thousand products and two hundred programs with three years of figures behind them. */
async function seed(store: Store): Promise<void> {
  const now = Date.now();
  const clock = (at: number) => store.call('POST', '/sandbox/v1/clock', { now: at });
  await clock(now - (historyDays - scenarioDays) * dayMs);
  await store.scenario('large-catalog');
  await clock(now - historyDays * dayMs);
  const { length } = await store.call<readonly unknown[]>('GET', '/wc/gla/ads/campaigns');
  // The free listings are a program too.
  for (let made = length + 1; made < campaigns; made += 1)
    await store.call('POST', '/wc/gla/ads/campaigns', { amount: 5 + (made % 40), targeted_locations: ['US'] });
  await clock(now);
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Processor time, in microseconds: other than wall time it does not depend on who else is busy here. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Processor times of the main thread's tasks, in milliseconds. */
function mainThreadTasks(trace: Buffer): readonly number[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return traceEvents
    .filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
    .map(({ tdur = 0 }) => tdur / 1000);
}

/** Does something, and says how long the page was busy with it. */
async function measured(page: Page, name: string, act: () => Promise<unknown>): Promise<Interaction> {
  const browser = page.context().browser();
  if (browser === null) throw new Error('the page has no browser');
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await act();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const tasks = mainThreadTasks(await browser.stopTracing());
  return {
    name,
    longest: Math.max(0, ...tasks) * slowdown,
    whole: tasks.reduce((sum, one) => sum + one, 0) * slowdown,
  };
}

const address = (kind: string, now: number) => {
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const range = { after: day(now - (historyDays - 1) * dayMs), before: day(now) };
  const params = { reportKey: kind, period: 'custom', compare: 'previous_year', ...range };
  return `/google/reports?${new URLSearchParams(params).toString()}`;
};

/** Presses an element by the mouse; looked for beforehand, as the search takes the page's own time. */
async function pressOf(page: Page, locator: Locator): Promise<() => Promise<void>> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`nothing to press: ${locator.toString()}`);
  return () => page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function workOn(page: Page, kind: 'programs' | 'products'): Promise<Interaction[]> {
  const title = kind === 'programs' ? 'Programs' : 'Products';
  const table = page.getByRole('region', { name: title });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const found: Interaction[] = [];
  const step = async (name: string, act: () => Promise<unknown>) =>
    void found.push(await measured(page, `${kind}: ${name}`, act));
  const press = async (name: string, locator: Locator) => step(name, await pressOf(page, locator));
  /** Chooses the next one of a list. */
  const next = async (name: string, label: string) => {
    await page.getByLabel(label).focus();
    await step(name, () => page.keyboard.press('ArrowDown'));
  };
  await press('tick a row', table.getByRole('checkbox').nth(3));
  await press('tick all rows', table.getByRole('checkbox').first());
  await press('open the columns', button('Columns'));
  await press('hide a column', page.getByRole('checkbox', { name: 'Impressions', exact: true }));
  await press('sort', table.getByRole('button', { name: 'Clicks' }));
  await press('another figure', button('Show Clicks in the chart'));
  await next('bars', 'Chart type');
  await next('by week', 'Interval');
  await page.getByRole('slider').focus();
  await step('a key on the chart', () => page.keyboard.press('ArrowLeft'));
  const box = await page.getByRole('slider').boundingBox();
  await step('the pointer over the chart', async () => {
    if (box) for (let x = 100; x < 400; x += 20) await page.mouse.move(box.x + x, box.y + 100);
  });
  await press('open the date range', page.getByRole('combobox', { name: 'Date range' }));
  await page.getByRole('grid').first().waitFor();
  await page.getByLabel('Start date').focus();
  await step('type a date', () => page.keyboard.type('11/05/2024'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await step('scroll to the end', () => page.keyboard.press('End'));
  await press('refresh', button('Refresh Performance'));
  return found;
}

/** Works through both reports over three years, throttled. */
export async function measureReports(browser: Browser, store: Store): Promise<readonly Interaction[]> {
  await seed(store);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    context.setDefaultTimeout(60_000);
    await context.request.get(store.signInUrl, { maxRedirects: 0 });
    const found: Interaction[] = [];
    for (const kind of ['programs', 'products'] as const) {
      const page = await context.newPage();
      await page.goto(store.url + address(kind, Date.now()));
      await settled(page, 'Performance');
      await page.locator('main svg path').first().waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      found.push(...(await workOn(page, kind)));
      await page.close();
    }
    return found;
  } finally {
    await context.close();
  }
}

/** Every interaction, and the slowest of all. */
export const reportFigures = (interactions: readonly Interaction[]): readonly Figure[] => [
  atMost(
    `reports over three years, 10,000 products, 200 programs: longest stretch of ${interactions.length} interactions, 4× slower processor`,
    'ms',
    mostMs,
    Math.max(...interactions.map(({ longest }) => longest)),
    0,
  ),
  ...interactions.map(({ name, longest, whole }) => ({
    ...atMost(name, 'ms', mostMs, longest, 0),
    measured: `${longest.toFixed(0)} ms, ${whole.toFixed(0)} ms in all`,
  })),
];
