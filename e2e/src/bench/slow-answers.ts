import { endpoints, type EndpointDefinition } from '@listings/shared-api/contract';
import type { Browser } from 'playwright-core';
import { loaded, ready, screens, type ScreenAt } from '../screens';
import type { Store } from '../store';
import { tableOf, type Figure, type Section } from './figure';
import { contentAt, layoutShift, noteContent, visit } from './visit';

const LONGEST_MS = 6000;
const LAYOUT_SHIFT = 0.005;
/** A read that waits for another one takes its time after it. */
const PATIENCE_MS = 90_000;
/** Screens that load at the same time: while answers are awaited there is nothing to compute. */
const SIDE_BY_SIDE = 5;

const reads: readonly EndpointDefinition[] = Object.values<EndpointDefinition>(endpoints).filter(
  ({ method }) => method === 'GET',
);

/** A way in which answers are late. */
interface Lateness {
  readonly name: string;
  readonly width: number;
  /** Milliseconds that the read at this place of the contract takes. */
  readonly delayMs: (place: number) => number;
}

/** From two seconds to six, neighbours of the contract far apart: a screen is given its answers in nine waves. */
const inWaves = (place: number): number => LONGEST_MS - ((place * 4) % 9) * 500;

const latenesses: readonly Lateness[] = [
  { name: 'all after six seconds', width: 1280, delayMs: () => LONGEST_MS },
  { name: 'one after another, up to six', width: 1280, delayMs: inWaves },
  { name: 'the same, 400 pixels wide', width: 400, delayMs: inWaves },
];

const shiftOf = (browser: Browser, store: Store, screen: ScreenAt, width: number): Promise<number> =>
  visit(browser, store, async (page) => {
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewportSize({ width, height: 900 });
    await noteContent(page, screen);
    await page.goto(store.url + screen.path, { waitUntil: 'commit' });
    await contentAt(page, PATIENCE_MS);
    await loaded(page);
    await page.waitForLoadState('networkidle');
    if (screen.late !== undefined) await ready(page, screen.late);
    return layoutShift(page);
  });

/** Does so many things at a time, and answers in their order. */
export async function sideBySide<T, R>(items: readonly T[], most: number, work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += most)
    results.push(...(await Promise.all(items.slice(at, at + most).map(work))));
  return results;
}

/** Layout shifts of one screen, in the order of the ways in which answers are late. */
export interface SlowScreen {
  readonly screen: string;
  readonly shifts: readonly number[];
}

/** The table of layout shifts, and what it misses. */
export function slowSection(found: readonly SlowScreen[]): Section {
  const figures = found.flatMap(({ screen, shifts }) =>
    shifts.map((shift, at): Figure => ({
      name: `${screen}: layout shift, answers ${latenesses[at]?.name}`,
      target: `≤ ${LAYOUT_SHIFT}`,
      measured: shift.toFixed(3),
      met: shift <= LAYOUT_SHIFT,
    })),
  );
  const head = [`Screen, cold (≤ ${LAYOUT_SHIFT})`, ...latenesses.map(({ name }) => name)];
  const rows = found.map(({ screen, shifts }) => [screen, ...shifts.map((shift) => shift.toFixed(3))]);
  return { text: tableOf(head, rows), missed: figures.filter(({ met }) => !met) };
}

/** Measures what moves on every screen and step while each answer of the REST API takes up to six seconds, in its document too. */
export async function measureSlowAnswers(
  browser: Browser,
  store: Store,
  say: (line: string) => void,
): Promise<Section> {
  const shifts = new Map<string, number[]>(screens.map(({ name }) => [name, []]));
  for (const scenario of new Set(screens.map((screen) => screen.scenario))) {
    const shown = screens.filter((screen) => screen.scenario === scenario);
    for (const { width, delayMs } of latenesses) {
      await store.scenario(scenario);
      await store.clearFaults();
      for (const [place, { path }] of reads.entries())
        await store.fault({ method: 'GET', path, delayMs: delayMs(place) });
      const found = await sideBySide(shown, SIDE_BY_SIDE, (screen) => shiftOf(browser, store, screen, width));
      for (const [at, { name }] of shown.entries()) shifts.get(name)?.push(found[at] ?? Number.NaN);
    }
    say(`measured ${shown.map(({ name }) => name).join(', ')}`);
  }
  return slowSection([...shifts].map(([screen, list]) => ({ screen, shifts: list })));
}
