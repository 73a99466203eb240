import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { tampered } from '../src/app-faults';
import { button } from '../src/setup';
import { readRelease, textOf } from '../src/release';
import { it, openStore } from '../src/scene';
import { ready, screens, type ScreenAt } from '../src/screens';

openStore();

const screenOf = (wanted: string): ScreenAt => {
  const found = screens.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`There is no screen "${wanted}".`);
  return found;
};
const settings = screenOf('settings');

const folderOf = (url: string) => url.split('/').at(-2) ?? '';

/** Address of the script that a lazy import of the settings is fetched from. */
const partOf = (request: string): string => {
  const manifest = readFileSync('mfe-settings/dist/manifest.json', 'utf8');
  const { chunks } = JSON.parse(manifest) as { chunks: Readonly<Record<string, readonly string[]>> };
  const [file] = chunks[request] ?? [];
  if (file === undefined) throw new Error(`the settings have no part ${request}`);
  return `/assets/mfe-settings/${file}`;
};

/** Addresses whose integrity the document of a page says. */
const known = (page: Page) =>
  page.evaluate(() => {
    const text = document.querySelector('script[type=importmap]')?.textContent ?? '{}';
    return Object.keys((JSON.parse(text) as { integrity: Readonly<Record<string, string>> }).integrity);
  });

const openHelp = async (page: Page) => button(page, 'Record a problem').click();
const dialog = (page: Page) => page.getByRole('dialog');
const retry = (page: Page) => page.locator('main').getByRole('button', { name: 'Retry' });

it(
  'a document says the integrity of what its screen starts with, and lists say that of all other parts [19.7, B-2]',
  async ({ page, open }) => {
    const { entry, integrity, lists, preload } = readRelease();
    await open(settings.path);
    await ready(page, settings.shows);
    const first = new Set([entry, ...(preload[settings.path] ?? [])]);
    const wanted = Object.keys(integrity).filter((url) => first.has(url) || !(folderOf(url) in lists));
    expect((await known(page)).sort()).toEqual(wanted.sort());
    for (const [build, list] of Object.entries(lists)) {
      const said = JSON.parse(textOf(list).replace(/^export default|;\n$/g, '')) as Readonly<Record<string, string>>;
      const own = Object.entries(integrity).filter(([url]) => folderOf(url) === build);
      expect(Object.entries(said).map(([file, hash]) => [`/assets/${build}/${file}`, hash])).toEqual(own.sort());
    }
  },
  { scenario: settings.scenario },
);

it(
  'a part that is not what its list says is refused, and shown by Retry once it is [B-2]',
  async ({ page, open, problems }) => {
    problems.allow(/integrity/, /Failed to/, /support id/);
    const heal = await tampered(page, partOf('./get-help.modal'));
    await open(settings.path);
    await ready(page, settings.shows);
    await openHelp(page);
    await retry(page).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await heal();
    await retry(page).click();
    await dialog(page).waitFor();
  },
  { scenario: settings.scenario },
);

it(
  'a list that is not what the document says is refused with all parts that it names, and taken by Retry once it is [B-2]',
  async ({ page, open, problems }) => {
    problems.allow(/integrity/, /Failed to/, /support id/);
    const heal = await tampered(page, readRelease().lists['mfe-settings'] ?? '');
    await open(settings.path);
    await retry(page).waitFor();
    expect(await button(page, 'Record a problem').count()).toBe(0);
    await heal();
    await retry(page).click();
    await openHelp(page);
    await dialog(page).waitFor();
  },
  { scenario: settings.scenario },
);

it(
  'parts whose list cannot be fetched come at the next visit, and other applications meanwhile',
  async ({ page, open, problems }) => {
    problems.allow(/Failed to/, /support id/);
    const list = `**${readRelease().lists['mfe-settings'] ?? ''}`;
    await page.route(list, (route) => route.abort());
    await open(settings.path);
    await retry(page).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Reports', exact: true }).click();
    await ready(page, screenOf('reports').shows);
    await page.unroute(list);
    await page.getByRole('navigation').getByRole('link', { name: 'Settings', exact: true }).click();
    await openHelp(page);
    await dialog(page).waitFor();
  },
  { scenario: settings.scenario },
);

it(
  'a page in German fetches the parts of German builds alone [19.7]',
  async ({ page, open }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(`${settings.path}?_locale=de`);
    await button(page, 'Ein Problem aufzeichnen').click();
    await dialog(page).waitFor();
    const { languages, lists } = readRelease();
    expect(asked.filter((url) => folderOf(url) === 'mfe-settings' && /integrity/.test(url))).toEqual([
      languages['de']?.lists['mfe-settings'],
    ]);
    expect(asked).not.toContain(lists['mfe-settings']);
  },
  { scenario: settings.scenario },
);
