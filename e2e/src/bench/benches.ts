import type { Browser } from 'playwright-core';
import { launchMeasuredBrowser } from '../chromium';
import { Store } from '../store';
import { buildFigures, measureBuildTimes } from './build-times';
import { sectionOf, type Section } from './figure';
import { measureKeys } from './keys';
import { measureLighthouse } from './lighthouse';
import { measureNetwork } from './network';
import { lifeSection, measurePageLife } from './page-life';
import { measurePages } from './pages';
import { measureProcessor } from './processor';
import { measureReports, reportFigures } from './report-interactions';
import { measureRoundTrips } from './round-trips';
import { measureServer } from './server-load';
import { measureSlowAnswers } from './slow-answers';
import { measureStartSeconds, startFigure } from './start-time';

/** One thing that `npm run bench` measures, and a part of docs/figures.md. */
export interface Bench {
  readonly name: string;
  /** Measures it; `say` tells how far it is. */
  readonly run: (say: (line: string) => void) => Promise<Section>;
}

async function inBrowser<T>(work: (browser: Browser, store: Store) => Promise<T>): Promise<T> {
  const [store, browser] = await Promise.all([Store.start(), launchMeasuredBrowser()]);
  try {
    return await work(browser, store);
  } finally {
    await browser.close();
    await store.stop();
  }
}

export const benches: readonly Bench[] = [
  { name: 'pages', run: (say) => inBrowser((browser, store) => measurePages(browser, store, say)) },
  { name: 'processor', run: measureProcessor },
  { name: 'distance', run: measureRoundTrips },
  { name: 'slow', run: (say) => inBrowser((browser, store) => measureSlowAnswers(browser, store, say)) },
  { name: 'network', run: async () => sectionOf(await inBrowser(measureNetwork)) },
  { name: 'lighthouse', run: async () => sectionOf(await measureLighthouse()) },
  { name: 'life', run: async () => lifeSection(await inBrowser(measurePageLife)) },
  { name: 'keys', run: (say) => inBrowser((browser, store) => measureKeys(browser, store, say)) },
  { name: 'reports', run: async () => sectionOf(reportFigures(await inBrowser(measureReports))) },
  { name: 'server', run: measureServer },
  { name: 'build', run: async () => sectionOf(buildFigures(measureBuildTimes(process.cwd()))) },
  { name: 'start', run: async () => sectionOf([startFigure(await measureStartSeconds(process.cwd()))]) },
];
