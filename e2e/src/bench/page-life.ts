import type { Browser, CDPSession, Page } from 'playwright-core';
import { complete, screenNamed, settled } from '../screens';
import type { Store } from '../store';
import { atMost, sectionOf, tableOf, told, type Figure, type Section } from './figure';
import { grownMost, heapOf, ownBytes, type Growth, type Heap, type HeapSnapshot } from './heap-classes';

/** Memory of a page and its speed between screens once everything is loaded. */
export interface PageLife {
  /** Heap after garbage collection, in MiB, of a cold load. */
  readonly heapMiB: Readonly<Record<(typeof heldScreens)[number], number>>;
  /** Milliseconds from a click on a tab to its screen's content, at a quarter of the processor's speed. */
  readonly switchMs: { readonly p50: number; readonly p95: number };
  /** Growth from the 100th to the 300th switch, for each switch: of the page's own objects, and of what the browser keeps of it, such as compiled code. */
  readonly growth: {
    readonly ownKiB: number;
    readonly otherKiB: number;
    /** What grew most, in all these switches. */
    readonly classes: readonly Growth[];
    readonly nodes: number;
    readonly listeners: number;
  };
}

const heldScreens = ['dashboard', 'reports'] as const;
const SCENARIO = 'ads-complete';
const SLOWED = 4;
const TIMED_SWITCHES = 32;
const SWITCHES = 100;
const WATCHED_SWITCHES = 200;
const CLASSES = 8;

/** Tabs in the order in which they are switched to. */
export const tour = ['Reports', 'Product feed', 'Settings', 'Dashboard'].map((tab) => ({
  tab,
  screen: screenNamed(tab.toLowerCase()),
}));

async function inPage<T>(browser: Browser, store: Store, work: (page: Page, cdp: CDPSession) => Promise<T>) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    await context.request.get(store.signInUrl);
    const page = await context.newPage();
    return await work(page, await context.newCDPSession(page));
  } finally {
    await context.close();
  }
}

/** Counters after garbage was collected: heap in bytes, DOM nodes, listeners. */
async function counters(cdp: CDPSession) {
  await cdp.send('HeapProfiler.enable');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') };
}

/** What the page's heap holds after garbage was collected. */
async function takeHeap(cdp: CDPSession): Promise<Heap> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  return heapOf(JSON.parse(chunks.join('')) as HeapSnapshot);
}

async function coldHeapMiB(browser: Browser, store: Store, name: string): Promise<number> {
  const { path, shows } = screenNamed(name);
  return inPage(browser, store, async (page, cdp) => {
    await cdp.send('Performance.enable');
    await page.goto(store.url + path);
    await settled(page, shows);
    return (await counters(cdp)).heap / 2 ** 20;
  });
}

/** Clicks a tab in the page and answers after how many milliseconds its screen showed its content and was painted. */
const switchTo = (page: Page, tab: string, shows: string): Promise<number> =>
  page.evaluate(
    async ([name, text]) => {
      const link = [...document.querySelectorAll('#tabs a')].find((each) => each.textContent === name);
      if (!(link instanceof HTMLElement)) throw new Error(`There is no tab ${name}.`);
      const start = performance.now();
      link.click();
      while (performance.now() - start < 20_000) {
        await new Promise(requestAnimationFrame);
        const main = document.querySelector('main');
        const isThere = link.getAttribute('aria-current') === 'page' && main?.textContent.includes(text) === true;
        if (isThere && main.querySelector('[aria-busy="true"]') === null) return performance.now() - start;
      }
      throw new Error(`${name} never showed "${text}".`);
    },
    [tab, shows] as const,
  );

const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Switches from tab to tab, and answers with the milliseconds of each. */
export async function switchTimes(page: Page, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { tab, screen } = tour[index % tour.length] ?? { tab: '', screen: screenNamed('dashboard') };
    times.push(await switchTo(page, tab, screen.shows));
  }
  return times;
}

/** Stays on each tab until its screen has all it shows late: what is counted later has that from the start. */
async function completeTour(page: Page): Promise<void> {
  for (const { tab, screen } of tour) {
    await switchTo(page, tab, screen.shows);
    await complete(page, screen);
  }
}

/** Measures the heap of cold loads, and warm switches between the tabs: their time, and what they leave behind. */
export async function measurePageLife(browser: Browser, store: Store): Promise<PageLife> {
  await store.scenario(SCENARIO);
  const dashboard = await coldHeapMiB(browser, store, 'dashboard');
  const reports = await coldHeapMiB(browser, store, 'reports');
  return inPage(browser, store, async (page, cdp) => {
    await cdp.send('Performance.enable');
    const { path, shows } = screenNamed('dashboard');
    await page.goto(store.url + path);
    await settled(page, shows);
    await completeTour(page);
    await switchTimes(page, tour.length);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const times = await switchTimes(page, TIMED_SWITCHES);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await switchTimes(page, SWITCHES - TIMED_SWITCHES - tour.length * 2);
    const count = async () => {
      await settled(page, shows);
      return { ...(await counters(cdp)), held: await takeHeap(cdp) };
    };
    const before = await count();
    await switchTimes(page, WATCHED_SWITCHES);
    const after = await count();
    const grown = (value: (counted: typeof before) => number) => (value(after) - value(before)) / WATCHED_SWITCHES;
    return {
      heapMiB: { dashboard, reports },
      switchMs: { p50: quantile(times, 0.5), p95: quantile(times, 0.95) },
      growth: {
        ownKiB: grown(({ held }) => ownBytes(held)) / 1024,
        otherKiB: grown(({ held }) => held.other) / 1024,
        classes: grownMost(before.held, after.held, CLASSES),
        nodes: grown(({ nodes }) => nodes),
        listeners: grown(({ listeners }) => listeners),
      },
    };
  });
}

const lifeFigures = ({ heapMiB, switchMs, growth }: PageLife): readonly Figure[] => [
  atMost('heap after a cold load, dashboard', 'MiB', 8, heapMiB.dashboard),
  atMost('heap after a cold load, reports', 'MiB', 9, heapMiB.reports),
  atMost('switch between tabs at 4× throttle, half of them', 'ms', 100, switchMs.p50, 0),
  atMost('switch between tabs at 4× throttle, 95 of 100', 'ms', 150, switchMs.p95, 0),
  atMost('own objects that a switch leaves behind (100th to 300th)', 'KiB', 0.1, growth.ownKiB, 2),
  // It settles: the browser compiles what runs often.
  told('compiled code and entries of the timeline that it leaves behind', `${growth.otherKiB.toFixed(1)} KiB`),
  atMost('DOM nodes that a switch leaves behind', '', 0, growth.nodes),
  atMost('listeners that a switch leaves behind', '', 0, growth.listeners),
];

/** The figures, and what grows most of the page's own objects. */
export function lifeSection(life: PageLife): Section {
  const figures = sectionOf(lifeFigures(life));
  const rows = life.growth.classes.map(({ name, count, bytes }) => [
    name,
    (count / WATCHED_SWITCHES).toFixed(2),
    (bytes / WATCHED_SWITCHES).toFixed(1),
  ]);
  const head = ['Own objects that grow most, by class', 'objects a switch', 'bytes a switch'];
  return { ...figures, text: `${figures.text}\n\n${tableOf(head, rows)}` };
}
