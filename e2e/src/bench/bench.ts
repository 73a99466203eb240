import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../chromium';
import { screens } from '../screens';
import { Store } from '../store';
import { measureBuildTimes } from './build-times';
import {
  buildFigures,
  figuresTable,
  lifeFigures,
  loadFigures,
  reportFigures,
  startFigure,
  type Figure,
} from './figures';
import { measurePageLife } from './page-life';
import { measurePageLoad, type PageLoad } from './page-load';
import { measureReports } from './report-interactions';
import { measureStartSeconds } from './start-time';

/** Screens that stand for their route. */
const measured = ['get started', 'setup, accounts', 'ads setup', 'dashboard', 'reports', 'product feed', 'settings'];
const benches = ['pages', 'life', 'reports', 'build', 'start'] as const;
const root = process.cwd();
const START = '<!-- figures: npm run bench -- --write -->';
const END = '<!-- end of figures -->';

const say = (line: string) => process.stdout.write(`${line}\n`);

async function inBrowser<T>(work: (browser: Browser, store: Store) => Promise<T>): Promise<T> {
  const [store, browser] = await Promise.all([Store.start(), launchBrowser()]);
  try {
    say(`Chromium ${browser.version()}`);
    return await work(browser, store);
  } finally {
    await browser.close();
    await store.stop();
  }
}

const measurePages = () =>
  inBrowser(async (browser, store) => {
    const loads: PageLoad[] = [];
    for (const screen of screens.filter(({ name }) => measured.includes(name))) {
      loads.push(await measurePageLoad(browser, store, screen));
      say(`measured ${screen.name}`);
    }
    return loads;
  });

function writeIntoReadme(table: string) {
  const file = join(root, 'docs/figures.md');
  const text = readFileSync(file, 'utf8');
  const [start, end] = [text.indexOf(START), text.indexOf(END)];
  if (start === -1 || end === -1) throw new Error('docs/figures.md has no place for the figures.');
  const day = new Date().toISOString().slice(0, 10);
  const where = `Measured ${day}, Node ${process.versions.node}, ${cpus().length} cores, load average ${loadavg()[0]?.toFixed(1)}.`;
  writeFileSync(file, `${text.slice(0, start + START.length)}\n\n${table}\n\n${where}\n\n${text.slice(end)}`);
}

async function main() {
  const args = process.argv.slice(2);
  const names = args.filter((arg) => !arg.startsWith('--'));
  const unknown = names.find((name) => !benches.some((bench) => bench === name));
  if (unknown !== undefined) throw new Error(`There is no bench "${unknown}": ${benches.join(', ')}.`);
  const isWanted = (name: (typeof benches)[number]) => names.length === 0 || names.includes(name);
  say(
    `Node ${process.versions.node}, ${cpus().length} cores, load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}`,
  );
  const others: Figure[] = [];
  if (isWanted('build')) others.push(...buildFigures(measureBuildTimes(root)));
  if (isWanted('start')) others.push(startFigure(await measureStartSeconds(root)));
  if (isWanted('life')) others.push(...lifeFigures(await inBrowser(measurePageLife)));
  if (isWanted('reports')) {
    const interactions = await inBrowser(measureReports);
    for (const { name, longest, whole } of interactions)
      say(`${name}: ${longest.toFixed(0)} ms at a stretch, ${whole.toFixed(0)} ms in all`);
    others.push(reportFigures(interactions));
  }
  const loads = isWanted('pages') ? await measurePages() : [];
  const table = figuresTable(loads, others);
  say(`\n${table}\n`);
  const missed = [...loadFigures(loads), ...others].filter(({ met }) => !met);
  for (const { name, target, measured: value } of missed) say(`missed  ${name}: ${value}, target ${target}`);
  if (args.includes('--write')) writeIntoReadme(table);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
