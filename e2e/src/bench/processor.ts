import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMonolith, buildScript } from '@listings/deploy/monolith';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchBrowser } from '../chromium';
import { Store } from '../store';
import { originOf, serveCalibration } from './calibration/server';
import { sectionOf, told, type Figure, type Section } from './figure';
import { median, ratioOf, type Ratio } from './ratio';

/** One page that is loaded again and again. */
interface Arm {
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

const ROUNDS = 15;
const WARM_UPS = 2;
/** Until the page is at rest, so that the heap is that of a page that has everything. */
const REST_MS = 2500;

const screens = [
  { name: 'dashboard', path: '/google/dashboard', shows: 'Everything, everywhere', draws: 'main', most: 0.85 },
  {
    name: 'reports with the chart',
    path: '/google/reports',
    shows: 'Everything, everywhere',
    draws: 'main [role="slider"] path',
    most: 1.1,
  },
] as const;

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

async function metric(cdp: CDPSession, wanted: string): Promise<number> {
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
async function loadInTurns(browser: Browser, arms: readonly Arm[], say: (line: string) => void) {
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

const written = ({ median: middle, low, high }: Ratio) =>
  `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

/** The median is held against the target: the bounds say how sure it is. */
const ratioFigure = (name: string, most: number, ratio: Ratio): Figure => ({
  name,
  target: `≤ ${most}`,
  measured: written(ratio),
  met: ratio.median <= most,
});

async function measure(browser: Browser, arms: readonly Arm[], say: (line: string) => void): Promise<Section> {
  const of = await loadInTurns(browser, arms, say);
  const unit = of('calibration', 'milliseconds');
  return sectionOf([
    told('the calibration page, milliseconds of the main thread', median(unit).toFixed(0)),
    ...screens.flatMap(({ name, most }) => [
      ratioFigure(
        `${name}: processor time until ready ÷ calibration page`,
        most,
        ratioOf(of(name, 'milliseconds'), unit),
      ),
      ...(
        [
          ['processor time', 'milliseconds', 1.05],
          ['bytes', 'bytes', 1.04],
          ['heap', 'heap', 1.04],
        ] as const
      ).map(([what, key, bound]) =>
        ratioFigure(
          `${name}: ${what} ÷ one build of the same source`,
          bound,
          ratioOf(of(name, key), of(`${name}, one build`, key)),
        ),
      ),
    ]),
  ]);
}

const armsOf = (store: Store, suffix: string): Arm[] =>
  screens.map(({ name, path, shows, draws }) => ({
    name: name + suffix,
    url: store.url + path,
    signInUrl: store.signInUrl,
    shows,
    draws,
  }));

/**
 * Measures the processor time of cold loads in units of a page that has nothing of the product, and what it costs that the
 * product is several builds: beside one build of the same source, split by route, with the same document and reads.
 */
export async function measureProcessor(say: (line: string) => void): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-processor-'));
  const root = process.cwd();
  const script = await buildScript(join(root, 'e2e/src/bench/calibration/page.tsx'), join(folder, 'calibration'));
  await buildMonolith(root, folder);
  say('built the calibration page, and everything as one');
  const calibration = await serveCalibration(script);
  const stores = await Promise.all([Store.start(), Store.start([], { RELEASE_DIR: join(folder, 'release') })]);
  const browser = await launchBrowser();
  try {
    await Promise.all(stores.map((store) => store.scenario('ads-complete')));
    const [own, other] = stores;
    const page: Arm = {
      name: 'calibration',
      url: originOf(calibration),
      signInUrl: null,
      shows: 'Row 120',
      draws: 'main',
    };
    return await measure(browser, [page, ...armsOf(own, ''), ...armsOf(other, ', one build')], say);
  } finally {
    await browser.close();
    await Promise.all(stores.map((store) => store.stop()));
    calibration.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
