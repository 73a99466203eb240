import type { Browser, Page } from 'playwright-core';
import { launchMeasuredBrowser } from '../chromium';
import { screenNamed, type ScreenAt } from '../screens';
import { Store, type StoreAccess } from '../store';
import { startDistantServer, type DistantServer } from './distant-server';
import { tableOf, type Figure, type Section } from './figure';
import { leastOf } from './least-of';
import { measuredScreens } from './pages';
import { selfSigned, startTlsFront } from './tls-front';
import { contentAt, noteContent } from './visit';

/** Most round trips until a screen is ready. */
const ROUND_TRIPS = 2;

/**
 * Far longer than a page computes before it asks for something, and shorter than what the product waits for: five seconds
 * for a part of a page, and for the next request of a connection.
 */
const ROUND_TRIP_MS = 2000;

/** An answer, in milliseconds from when the request for the document went out. */
export interface Answered {
  readonly begin: number;
  readonly end: number;
}

/**
 * Round trips of which each had to wait for the one before: of the answers that were there when the screen was ready, the
 * one that began last tells. What the page computes after it does not count, what it computes before is less than one.
 */
export const roundTripsIn = (answers: readonly Answered[], readyMs: number, roundTripMs: number): number =>
  Math.floor(Math.max(...answers.filter(({ end }) => end <= readyMs).map(({ begin }) => begin)) / roundTripMs);

interface Way {
  readonly store: StoreAccess;
  /** Origin at which the browser reaches it. */
  readonly origin: string;
  readonly distant: DistantServer;
}

/** The answers of a page so far, from when its request for the document went out, and when its content was there. */
async function timesOf(page: Page): Promise<readonly [readonly Answered[], number]> {
  const end = await contentAt(page, ROUND_TRIP_MS * 30);
  const { origin, start, answers } = await page.evaluate(() => {
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const others = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    return {
      origin: performance.timeOrigin,
      start: document?.requestStart ?? Number.NaN,
      // The document goes on for as long as it likes: it is there from its first byte.
      answers: [
        [document?.responseStart ?? Number.NaN, 0],
        ...others.map(({ responseStart, responseEnd }) => [responseStart, responseEnd]),
      ],
    };
  });
  const since = answers.map(([begin = 0, done = 0]) => ({ begin: begin - start, end: done - start }));
  return [since, end - origin - start];
}

/** Loads a screen once in a new browser context, and counts. */
async function tripsOnce(browser: Browser, { store, origin, distant }: Way, screen: ScreenAt): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  try {
    distant.roundTripMs = 0;
    await context.request.get(`${origin}/sign-in?token=${store.access.token}`, { ignoreHTTPSErrors: true });
    distant.roundTripMs = ROUND_TRIP_MS;
    const page = await context.newPage();
    await noteContent(page, screen);
    await page.goto(origin + screen.path, { waitUntil: 'commit', timeout: ROUND_TRIP_MS * 30 });
    const [answers, readyMs] = await timesOf(page);
    return roundTripsIn(answers, readyMs, ROUND_TRIP_MS);
  } finally {
    distant.roundTripMs = 0;
    await context.close();
  }
}

async function roundTrips(browser: Browser, way: Way, screen: ScreenAt): Promise<number> {
  await way.store.scenario(screen.scenario);
  return leastOf(ROUND_TRIPS, Number, () => tripsOnce(browser, way, screen));
}

interface Protocol {
  readonly way: Way;
  readonly close: () => Promise<unknown>;
}

/** The product's own server, at a distance. */
async function overHttp1(): Promise<Protocol> {
  const store = await Store.start();
  const distant = await startDistantServer(Number(new URL(store.url).port));
  const close = async () => {
    await distant.close();
    await store.stop();
  };
  return { way: { store, distant, origin: `http://localhost:${distant.port}` }, close };
}

/** The same behind what ends TLS and speaks HTTP/2, beside it and as distant: the server itself speaks HTTP/1.1 alone. */
async function overHttp2(front: Awaited<ReturnType<typeof startTlsFront>>): Promise<Protocol> {
  const distant = await startDistantServer(front.port);
  const origin = `https://localhost:${distant.port}`;
  const store = await Store.start([], { PUBLIC_URL: origin });
  front.target = store.url;
  const close = async () => {
    await distant.close();
    await front.close();
    await store.stop();
  };
  return { way: { store, distant, origin }, close };
}

/** Round trips of a screen, by protocol. */
export interface ScreenTrips {
  readonly screen: string;
  readonly http1: number;
  readonly http2: number;
}

/** The table of round trips, and what it misses. */
export function tripsSection(trips: readonly ScreenTrips[]): Section {
  const of = (screen: string, protocol: string, count: number): Figure => ({
    name: `${screen}: round trips over ${protocol}`,
    target: `≤ ${ROUND_TRIPS}`,
    measured: String(count),
    met: count <= ROUND_TRIPS,
  });
  const figures = trips.flatMap(({ screen, http1, http2 }) => [
    of(screen, 'HTTP/1.1', http1),
    of(screen, 'HTTP/2', http2),
  ]);
  const rows = trips.map(({ screen, http1, http2 }) => [screen, String(http1), String(http2)]);
  return {
    text: tableOf(['Screen, cold', `HTTP/1.1 (≤ ${ROUND_TRIPS})`, `HTTP/2 (≤ ${ROUND_TRIPS})`], rows),
    missed: figures.filter(({ met }) => !met),
  };
}

/** Measures the round trips of every screen that stands for its route or step, over connections of a browser to a distant server. */
export async function measureRoundTrips(say: (line: string) => void): Promise<Section> {
  const certificate = selfSigned();
  const [browser, first, second] = await Promise.all([
    launchMeasuredBrowser([certificate.flag]),
    overHttp1(),
    startTlsFront(certificate).then(overHttp2),
  ]);
  try {
    const trips: ScreenTrips[] = [];
    for (const name of measuredScreens) {
      const screen = screenNamed(name);
      const http1 = await roundTrips(browser, first.way, screen);
      trips.push({ screen: name, http1, http2: await roundTrips(browser, second.way, screen) });
      say(`measured ${name}`);
    }
    return tripsSection(trips);
  } finally {
    await browser.close();
    await Promise.all([first.close(), second.close()]);
  }
}
