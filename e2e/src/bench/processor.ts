import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildMonolith, buildScript } from '@listings/deploy/monolith';
import type { Browser } from 'playwright-core';
import { launchMeasuredBrowser } from '../chromium';
import { settled } from '../screens';
import { Store } from '../store';
import { originOf, serveCalibration } from './calibration/server';
import { loadInTurns, metric, ROUNDS, type Arm } from './cold-loads';
import { atMost, sectionOf, told, type Figure, type Section } from './figure';
import { switchTimes, tour } from './page-life';
import { median, ratioOf, type Ratio } from './ratio';

const SWITCHES = 32;

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

const written = ({ median: middle, low, high }: Ratio) =>
  `${middle.toFixed(2)} (${low.toFixed(2)} to ${high.toFixed(2)})`;

/** The median is held against the target: the bounds say how sure it is. */
const ratioFigure = (name: string, most: number, ratio: Ratio): Figure => ({
  name,
  target: `≤ ${most}`,
  measured: written(ratio),
  met: ratio.median <= most,
});

/** Processor time of the main thread for a switch between tabs that were visited before, in milliseconds. */
async function switchCost(browser: Browser, store: Store): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    await context.request.get(store.signInUrl, { maxRedirects: 0 });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await page.goto(store.url + screens[0].path);
    await settled(page, screens[0].shows);
    // Each tab is kept from its second visit on.
    await switchTimes(page, tour.length * 3);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await metric(cdp, 'TaskDuration');
    await switchTimes(page, SWITCHES);
    return (((await metric(cdp, 'TaskDuration')) - before) * 1000) / SWITCHES;
  } finally {
    await context.close();
  }
}

async function measure(
  browser: Browser,
  store: Store,
  arms: readonly Arm[],
  say: (line: string) => void,
): Promise<Section> {
  const of = await loadInTurns(browser, arms, say);
  const unit = of('calibration', 'milliseconds');
  const switched = await switchCost(browser, store);
  return sectionOf([
    told('rounds, in each of which every page is loaded once', String(ROUNDS)),
    told('the calibration page, milliseconds of the main thread', median(unit).toFixed(0)),
    atMost(
      'one of 32 switches in a row between tabs visited before ÷ calibration page',
      '',
      0.1,
      switched / median(unit),
      2,
    ),
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
  const browser = await launchMeasuredBrowser();
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
    return await measure(browser, own, [page, ...armsOf(own, ''), ...armsOf(other, ', one build')], say);
  } finally {
    await browser.close();
    await Promise.all(stores.map((store) => store.stop()));
    calibration.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
