import type { Browser } from 'playwright-core';
import { hintsOf } from '../client-hints';
import { screenNamed } from '../screens';
import type { Store } from '../store';
import { measureDocument } from './document-bytes';
import { tableOf, type Figure, type Section } from './figure';
import { leastOf } from './least-of';
import { lateFigures, pageFigures, pagesHead, SECOND_REQUESTS, type PageRow } from './page-figures';
import { measureColdLoad } from './page-load';
import { requestsOfSecondVisit } from './second-visit';
import { visit } from './visit';

const pageRows: readonly PageRow[] = [
  { screen: 'get started', mostScript: 195 },
  { screen: 'setup, accounts', mostScript: 195 },
  { screen: 'setup, audience', mostScript: 195 },
  { screen: 'setup, listings', mostScript: 195 },
  { screen: 'setup, requirements', mostScript: 195 },
  { screen: 'ads setup', mostScript: 195 },
  { screen: 'ads setup, campaign', mostScript: 195 },
  { screen: 'dashboard', mostScript: 178 },
  {
    screen: 'reports',
    mostScript: 185,
    late: { name: 'chart', element: '[role="slider"]', mostScript: 60 },
  },
  { screen: 'product feed', mostScript: 178 },
  { screen: 'settings', mostScript: 178 },
];

/** The screens that stand for their routes and steps. */
export const measuredScreens: readonly string[] = pageRows.map(({ screen }) => screen);

/** Measures a cold load of every screen that stands for its route or step, and a second visit. */
export async function measurePages(browser: Browser, store: Store, say: (line: string) => void): Promise<Section> {
  const rows: string[][] = [];
  const missed: Figure[] = [];
  const add = ([cells, misses]: readonly [string[], Figure[]]) => {
    rows.push(cells);
    missed.push(...misses);
  };
  const hints = await visit(browser, store, (page) => hintsOf(page, store.url));
  for (const row of pageRows) {
    const screen = screenNamed(row.screen);
    const load = await measureColdLoad(browser, store, screen);
    const documentBytes = await measureDocument(store, screen, hints);
    const secondRequests = await leastOf(SECOND_REQUESTS, Number, () =>
      visit(browser, store, (page) => requestsOfSecondVisit(page, store, screen)),
    );
    add(pageFigures(row, { ...load, documentBytes, secondRequests }));
    const { late } = row;
    if (late !== undefined) {
      // What the page fetches for later may begin before it is drawn.
      const after = await leastOf(
        load.scriptBytes + late.mostScript * 1000,
        ({ scriptBytes }) => scriptBytes,
        () => measureColdLoad(browser, store, screen, late.element),
      );
      add(lateFigures({ ...row, late }, load, after));
    }
    say(`measured ${row.screen}`);
  }
  return { text: tableOf(pagesHead, rows), missed };
}
