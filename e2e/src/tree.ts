import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

/** Day and time at which the trees are taken, in store and browser: figures, days and "today" are the same in every run. */
export const TREE_TIME = '2031-05-14T16:00:00Z';

/** Time without a change after which a page counts as complete, when its tree is written. */
const QUIET_MS = 1500;

const FOLDER = join(process.cwd(), 'e2e/trees');

/** True when the trees are to be written as they are now: `npm run e2e -- tree --write`. */
const isWriting = process.env['WRITE'] === '1';

const fileOf = (screen: string): string => join(FOLDER, `${screen.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.yaml`);

/**
 * What differs from run to run: times of day (the store's clock goes on), ports, ids made by chance, and whether the
 * first look for alerts came before the bell asked.
 */
const stable = (tree: string): string =>
  tree
    .replaceAll(/\b\d{1,2}:\d{2}\s?[ap]m\b/gi, '0:00 pm')
    .replaceAll(/"Alerts, \d+ unread"/g, '"Alerts"')
    .replaceAll(/\blocalhost(:\d+|%3A\d+)/g, 'localhost')
    .replaceAll(/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}\b/g, 'id');

/** What a screen reader is given of the page: roles, names, states and texts, with the depth of their nesting, as YAML. */
export async function treeOf(page: Page): Promise<string> {
  return `${stable(await page.locator('body').ariaSnapshot())}\n`;
}

const pause = () => new Promise((resolve) => setTimeout(resolve, QUIET_MS));

/** The tree once it stands still: parts that come after the first view are there. */
async function standingTree(page: Page, before = ''): Promise<string> {
  const found = await treeOf(page);
  if (found === before) return found;
  await pause();
  return standingTree(page, found);
}

/** The kept tree of a screen; writes what the page has now first, where that was asked for. */
export async function keptTree(screen: string, page: Page): Promise<string> {
  const file = fileOf(screen);
  if (isWriting) {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(file, await standingTree(page));
  }
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}
