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

interface VisitBegin {
  /** How many times slower the processor is. */
  readonly slowdown: number;
  /**
   * Address of the store's page where the visit begins; absent for an empty tab, in which the browser first starts a process
   * for what the page's `Cross-Origin-Opener-Policy` keeps apart.
   */
  readonly from?: string;
}

/** A cold visit on the slow network. */
const slowVisit = (browser: Browser, store: Store, { slowdown, from }: VisitBegin): Promise<VisitTimes> =>
  visit(browser, store, async (page) => {
    if (from !== undefined) await page.goto(store.url + from);
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Network.emulateNetworkConditions', NETWORK);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await noteContent(page, screen);
    await page.goto(store.url + screen.path, { waitUntil: 'commit' });
    return timesOf(page);
  });

/** Cold visits on a slow network, by turns of where they begin and how slow the processor is; the first ones are not counted. */
export async function measureNetwork(browser: Browser, store: Store): Promise<readonly Figure[]> {
  await store.scenario(screen.scenario);
  const visits: Visits = { empty: [], signIn: [], slowed: [] };
  for (let load = 0; load <= LOADS; load += 1) {
    const empty = await slowVisit(browser, store, { slowdown: 1 });
    const signIn = await slowVisit(browser, store, { slowdown: 1, from: '/sign-in' });
    const slowed = await slowVisit(browser, store, { slowdown: SLOWDOWN });
    if (load === 0) continue;
    visits.empty.push(empty);
    visits.signIn.push(signIn);
    visits.slowed.push(slowed);
  }
  return networkFigures(visits);
}

interface Visits {
  /** From an empty tab, with the processor as it is. */
  readonly empty: VisitTimes[];
  /** From the page where people sign in. */
  readonly signIn: VisitTimes[];
  /** From an empty tab, with a slowed processor. */
  readonly slowed: VisitTimes[];
}

const firstPaint = (from: string, visits: readonly VisitTimes[]): Figure =>
  atMost(
    `${screen.name}, 1.6 Mbit/s and 150 ms, from ${from}: first paint, median of ${visits.length}`,
    's',
    0.35,
    median(visits.map((times) => times.firstPaint)),
    2,
  );

/** The figures of visits by where they began and how fast the processor was. */
export const networkFigures = ({ empty, signIn, slowed }: Visits): readonly Figure[] => [
  firstPaint('an empty tab', empty),
  firstPaint('the page where people sign in', signIn),
  atMost(
    `${screen.name}, the same network, ${SLOWDOWN}× slower processor: ready, median of ${slowed.length}`,
    's',
    2.5,
    median(slowed.map(({ ready }) => ready)),
    2,
  ),
];
