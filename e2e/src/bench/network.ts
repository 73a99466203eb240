import type { Browser, Page } from 'playwright-core';
import { screenNamed } from '../screens';
import type { Store } from '../store';
import { atMost, type Figure } from './figure';
import { median } from './ratio';
import { contentAt, noteContent, visit } from './visit';

/** A slow network of phones, as Chromium plays it: 150 ms until each answer, 1.6 Mbit/s down, 750 kbit/s up. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const SLOWDOWN = 4;
const LOADS = 5;

/** What the bench looks at. */
const screen = screenNamed('dashboard');

/** Seconds from the start of a cold visit. */
interface VisitTimes {
  /** To the first text or picture. */
  readonly firstPaint: number;
  /** To the content. */
  readonly ready: number;
}

const timesOf = async (page: Page): Promise<VisitTimes> => {
  const end = await contentAt(page);
  const [origin, painted = Number.NaN] = await page.evaluate(() => [
    performance.timeOrigin,
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  ]);
  return { firstPaint: painted / 1000, ready: (end - (origin ?? Number.NaN)) / 1000 };
};

/** A cold visit on the slow network, with a processor so many times slower. */
const slowVisit = (browser: Browser, store: Store, slowdown: number): Promise<VisitTimes> =>
  visit(browser, store, async (page) => {
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await noteContent(page, screen);
    await page.goto(store.url + screen.path, { waitUntil: 'commit' });
    return timesOf(page);
  });

/** Cold visits on a slow network, by turns with the processor as it is and slowed; the first ones are not counted. */
export async function measureNetwork(browser: Browser, store: Store): Promise<readonly Figure[]> {
  await store.scenario(screen.scenario);
  const [usual, slowed]: [VisitTimes[], VisitTimes[]] = [[], []];
  for (let load = 0; load <= LOADS; load += 1) {
    usual.push(await slowVisit(browser, store, 1));
    slowed.push(await slowVisit(browser, store, SLOWDOWN));
  }
  return networkFigures(usual.slice(1), slowed.slice(1));
}

/** The figures of visits with the processor as it is, and slowed. */
export const networkFigures = (usual: readonly VisitTimes[], slowed: readonly VisitTimes[]): readonly Figure[] => [
  atMost(
    `${screen.name}, 1.6 Mbit/s and 150 ms: first paint, median of ${usual.length}`,
    's',
    0.35,
    median(usual.map(({ firstPaint }) => firstPaint)),
    2,
  ),
  atMost(
    `${screen.name}, the same network, ${SLOWDOWN}× slower processor: ready, median of ${slowed.length}`,
    's',
    2.5,
    median(slowed.map(({ ready }) => ready)),
    2,
  ),
];
