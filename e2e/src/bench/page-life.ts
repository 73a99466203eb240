import type { Browser, CDPSession, Page } from 'playwright-core';
import { screens, settled, type ScreenAt } from '../screens';
import type { Store } from '../store';
import { atMost, told, type Figure } from './figure';

/** Memory of a page and its speed between screens once everything is loaded. */
export interface PageLife {
  /** Heap after garbage collection, in MiB, of a cold load. */
  readonly heapMiB: Readonly<Record<(typeof held)[number], number>>;
  /** Milliseconds from a click on a tab to its screen's content, at a quarter of the processor's speed. */
  readonly switchMs: { readonly p50: number; readonly p95: number };
  /** Growth from the 100th to the 300th switch, for each switch: of the page's own objects, and of what the browser keeps of it, such as compiled code. */
  readonly growth: {
    readonly ownKiB: number;
    readonly otherKiB: number;
    readonly nodes: number;
    readonly listeners: number;
  };
}

const held = ['dashboard', 'reports'] as const;
const SCENARIO = 'ads-complete';
const SLOWED = 4;
const TIMED_SWITCHES = 32;
const SWITCHES = 100;
const WATCHED_SWITCHES = 200;

const screenOf = (name: string): ScreenAt => {
  const found = screens.find((screen) => screen.name === name);
  if (found === undefined) throw new Error(`There is no screen "${name}".`);
  return found;
};

const tour = ['Reports', 'Product feed', 'Settings', 'Dashboard'].map((tab) => ({
  tab,
  screen: screenOf(tab.toLowerCase()),
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

/** Types of nodes in a heap snapshot that a page's own script makes. */
const ownTypes = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'regexp',
]);

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  readonly nodes: readonly number[];
}

/** Bytes of the page's own objects, and of everything else in its heap, after garbage was collected. */
async function heapByOrigin(cdp: CDPSession): Promise<{ readonly own: number; readonly other: number }> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }) => void chunks.push(chunk);
  cdp.on('HeapProfiler.addHeapSnapshotChunk', take);
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  cdp.off('HeapProfiler.addHeapSnapshotChunk', take);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const sums = { own: 0, other: 0 };
  for (let at = 0; at < nodes.length; at += fields.length)
    sums[ownTypes.has(types[0][nodes[at + type] ?? -1] ?? '') ? 'own' : 'other'] += nodes[at + size] ?? 0;
  return sums;
}

async function heapOf(browser: Browser, store: Store, name: string): Promise<number> {
  const { path, shows } = screenOf(name);
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

async function switchTimes(page: Page, count: number): Promise<readonly number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { tab, screen } = tour[index % tour.length] ?? { tab: '', screen: screenOf('dashboard') };
    times.push(await switchTo(page, tab, screen.shows));
  }
  return times;
}

/** Measures the heap of cold loads, and warm switches between the tabs: their time, and what they leave behind. */
export async function measurePageLife(browser: Browser, store: Store): Promise<PageLife> {
  await store.scenario(SCENARIO);
  const dashboard = await heapOf(browser, store, 'dashboard');
  const reports = await heapOf(browser, store, 'reports');
  return inPage(browser, store, async (page, cdp) => {
    await cdp.send('Performance.enable');
    const { path, shows } = screenOf('dashboard');
    await page.goto(store.url + path);
    await settled(page, shows);
    await switchTimes(page, tour.length * 2);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    const times = await switchTimes(page, TIMED_SWITCHES);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await switchTimes(page, SWITCHES - TIMED_SWITCHES - tour.length * 2);
    const count = async () => {
      await settled(page, shows);
      return { ...(await counters(cdp)), ...(await heapByOrigin(cdp)) };
    };
    const before = await count();
    await switchTimes(page, WATCHED_SWITCHES);
    const after = await count();
    const grown = (what: 'own' | 'other' | 'nodes' | 'listeners') => (after[what] - before[what]) / WATCHED_SWITCHES;
    return {
      heapMiB: { dashboard, reports },
      switchMs: { p50: quantile(times, 0.5), p95: quantile(times, 0.95) },
      growth: {
        ownKiB: grown('own') / 1024,
        otherKiB: grown('other') / 1024,
        nodes: grown('nodes'),
        listeners: grown('listeners'),
      },
    };
  });
}

export const lifeFigures = ({ heapMiB, switchMs, growth }: PageLife): readonly Figure[] => [
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
