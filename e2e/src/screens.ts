import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

export interface ScreenAt {
  /** Folder of the application. */
  readonly application: string;
  readonly name: string;
  readonly path: string;
  /** The state of the store in which the screen is shown. */
  readonly scenario: string;
  /** Text that the screen shows once its data is there. */
  readonly shows: string;
  /** Text of a part that comes after the first view, where one does. */
  readonly late?: string;
}

const root = process.cwd();

const columns = ['name', 'path', 'scenario', 'shows'] as const;

/** The rows of one application's `screens.json`; throws where one is not complete. */
function rowsOf(application: string): ScreenAt[] {
  const file = join(root, application, 'screens.json');
  const rows = JSON.parse(readFileSync(file, 'utf8')) as Omit<ScreenAt, 'application'>[];
  const wrong = rows.find((row) => columns.some((column) => typeof row[column] !== 'string' || row[column] === ''));
  if (wrong !== undefined) throw new Error(`${file}: a row needs ${columns.join(', ')}: ${JSON.stringify(wrong)}`);
  return rows.map((row) => ({ ...row, application }));
}

/** Every screen of the product, each in a state in which it has something to show: `screens.json` of each application. */
export const screens: readonly ScreenAt[] = readdirSync(root)
  .filter((folder) => folder.startsWith('mfe-'))
  .flatMap(rowsOf);

/** The screen of this name; throws where there is none. */
export function screenNamed(name: string): ScreenAt {
  const found = screens.find((screen) => screen.name === name);
  if (found === undefined) throw new Error(`There is no screen "${name}".`);
  return found;
}

/** Waits until nothing in the screen still loads. */
export async function loaded(page: Page, limit: { readonly timeout?: number } = {}): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null, null, limit);
}

/** Waits until a screen shows its real content: its text is there and nothing in it still loads. */
export async function ready(page: Page, shows: string, timeout?: number): Promise<void> {
  const limit = timeout === undefined ? {} : { timeout };
  await page.getByText(shows).filter({ visible: true }).first().waitFor(limit);
  await loaded(page, limit);
}

/** Waits until a screen and the part that comes after it are there. */
export async function complete(page: Page, { shows, late }: Pick<ScreenAt, 'shows' | 'late'>): Promise<void> {
  await settled(page, shows);
  if (late !== undefined) await ready(page, late);
}

/** Waits until a screen is complete and asks for nothing more. */
export async function settled(page: Page, shows: string): Promise<void> {
  await ready(page, shows);
  await page.waitForLoadState('networkidle');
}

/** Distance the page can be scrolled sideways, in pixels. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
