import type { Browser, CDPSession, Page } from 'playwright-core';

/** One page that is loaded again and again. */
export interface Arm {
  readonly name: string;
  readonly url: string;
  readonly signInUrl: string | null;
  /** Text that its main part shows once it is ready, and what is drawn besides. */
  readonly shows: string;
  readonly draws: string;
}

interface Load {
  /** Processor time of the main thread until ready, in milliseconds. */
  readonly milliseconds: number;
  /** Bytes of all answers as they were sent. */
  readonly bytes: number;
  /** Heap after garbage was collected. */
  readonly heap: number;
}

/** Rounds of loads that count. */
export const ROUNDS = 15;
const WARM_UPS = 2;
/** Until the page is at rest, so that the heap is that of a page that has everything. */
const REST_MS = 2500;

/** Resolves in the page a frame after its content is there; asks once a frame, in every arm alike. */
const whenReady = (page: Page, { shows, draws }: Arm): Promise<void> =>
  page.evaluate(
    async ([text, selector]) => {
      const start = performance.now();
      for (;;) {
        const main = document.querySelector('main');
        const isShown = main?.textContent.includes(text) === true && document.querySelector(selector) !== null;
        if (isShown && main.querySelector('[aria-busy="true"]') === null) break;
        if (performance.now() - start > 30_000) throw new Error(`"${text}" was never shown.`);
        await new Promise(requestAnimationFrame);
      }
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    },
    [shows, draws] as const,
  );

/** One of the values that the browser counts for a page. */
export async function metric(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
}

async function load(browser: Browser, arm: Arm): Promise<Load> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    if (arm.signInUrl !== null) await context.request.get(arm.signInUrl, { maxRedirects: 0 });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await cdp.send('Network.enable');
    // Wall time would tell of the neighbours.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await metric(cdp, 'TaskDuration');
    await page.goto(arm.url, { waitUntil: 'commit' });
    await whenReady(page, arm);
    const milliseconds = ((await metric(cdp, 'TaskDuration')) - before) * 1000;
    const untilReady = bytes;
    await page.waitForTimeout(REST_MS);
    await cdp.send('HeapProfiler.collectGarbage');
    await cdp.send('HeapProfiler.collectGarbage');
    return { milliseconds, bytes: untilReady, heap: await metric(cdp, 'JSHeapUsedSize') };
  } finally {
    await context.close();
  }
}

/** Loads all arms in turns, forwards and backwards, so that what changes on the machine meets them alike. */
export async function loadInTurns(browser: Browser, arms: readonly Arm[], say: (line: string) => void) {
  const loads = new Map<string, Load[]>(arms.map(({ name }) => [name, []]));
  for (let round = 0; round < ROUNDS + WARM_UPS; round += 1) {
    for (const arm of round % 2 === 0 ? arms : [...arms].reverse()) {
      const found = await load(browser, arm);
      if (round >= WARM_UPS) loads.get(arm.name)?.push(found);
    }
    if (round >= WARM_UPS) say(`round ${round - WARM_UPS + 1} of ${ROUNDS}`);
  }
  return (name: string, what: keyof Load) => (loads.get(name) ?? []).map((each) => each[what]);
}
