import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { tampered } from '../src/app-faults';
import { button } from '../src/setup';
import { entryOf, readRelease, textOf } from '../src/release';
import { it, openStore } from '../src/scene';
import { ready, screens, type ScreenAt } from '../src/screens';

openStore();

const screenOf = (wanted: string): ScreenAt => {
  const found = screens.find(({ name }) => name === wanted);
  if (found === undefined) throw new Error(`There is no screen "${wanted}".`);
  return found;
};
const settings = screenOf('settings');
const dashboard = screenOf('dashboard');

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

const goTo = async (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click();

const scenario = { scenario: settings.scenario };

it(
  'a document says the integrity of what its screen starts with, of its application without the screens below, and of libraries, and lists say that of all other parts [19.7, B-2]',
  async ({ page, open }) => {
    const { below, entry, integrity, lists, preload } = readRelease();
    await open(settings.path);
    await ready(page, settings.shows);
    const first = new Set([entry, ...(preload[settings.path] ?? [])]);
    const follows = (url: string) => folderOf(url) === 'mfe-settings' && !below.includes(url);
    const isSaid = (url: string) => first.has(url) || follows(url) || !(folderOf(url) in lists);
    expect(below.some((url) => folderOf(url) === 'mfe-settings')).toBe(true);
    expect((await known(page)).sort()).toEqual(Object.keys(integrity).filter(isSaid).sort());
    for (const [build, list] of Object.entries(lists)) {
      const said = JSON.parse(textOf(list).replace(/^export default|;\n$/g, '')) as Readonly<Record<string, string>>;
      const own = Object.entries(integrity).filter(([url]) => folderOf(url) === build);
      expect(Object.entries(said).map(([file, hash]) => [`/assets/${build}/${file}`, hash])).toEqual(own.sort());
    }
  },
  scenario,
);

it(
  'a part that is not what its list says is refused, and shown by Retry once it is [B-2]',
  async ({ page, open, problems }) => {
    problems.allow(/integrity/, /Failed to/, /support id/);
    const heal = await tampered(page, partOf('./get-help.modal'));
    await open(dashboard.path);
    await ready(page, dashboard.shows);
    await goTo(page, 'Settings');
    await openHelp(page);
    await retry(page).waitFor();
    expect(await dialog(page).count()).toBe(0);
    await heal();
    await retry(page).click();
    await dialog(page).waitFor();
  },
  scenario,
);

it(
  'a list that is not what the document says is refused with the application that it names, and taken by Retry once it is [B-2]',
  async ({ page, open, problems }) => {
    problems.allow(/integrity/, /Failed to/, /support id/);
    const heal = await tampered(page, readRelease().lists['mfe-settings'] ?? '');
    await open(dashboard.path);
    await ready(page, dashboard.shows);
    await goTo(page, 'Settings');
    await retry(page).waitFor();
    expect(await button(page, 'Record a problem').count()).toBe(0);
    await heal();
    await retry(page).click();
    await openHelp(page);
    await dialog(page).waitFor();
  },
  scenario,
);

it(
  'an application whose list cannot be fetched comes by Retry, and others meanwhile',
  async ({ page, open, problems }) => {
    problems.allow(/Failed to/, /support id/);
    const list = `**${readRelease().lists['mfe-settings'] ?? ''}`;
    await page.route(list, (route) => route.abort());
    await open(dashboard.path);
    await ready(page, dashboard.shows);
    await goTo(page, 'Settings');
    await retry(page).waitFor();
    await goTo(page, 'Reports');
    await ready(page, screenOf('reports').shows);
    await page.unroute(list);
    await goTo(page, 'Settings');
    await openHelp(page);
    await dialog(page).waitFor();
  },
  scenario,
);

it(
  'a page in German asks for the lists of German builds alone [19.7]',
  async ({ page, open }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(`${dashboard.path}?_locale=de`);
    await goTo(page, 'Einstellungen');
    await button(page, 'Ein Problem aufzeichnen').click();
    await dialog(page).waitFor();
    const own = asked.filter((url) => folderOf(url) === 'mfe-settings' && url.includes('/integrity.'));
    expect(own).toEqual([readRelease().languages['de']?.lists['mfe-settings']]);
  },
  scenario,
);

it(
  'the lists of the applications in the tabs come once the first screen needs nothing more, and nothing of the others [19.7]',
  async ({ page, open }) => {
    const { lists } = readRelease();
    const asked = (build: string) => page.waitForRequest((request) => request.url().endsWith(lists[build] ?? ''));
    const builds = ['mfe-dashboard', 'mfe-reports', 'mfe-product-feed', 'mfe-settings'];
    const tabs = Promise.all(builds.map(asked));
    const seen: string[] = [];
    page.on('request', (request) => seen.push(new URL(request.url()).pathname));
    await open(dashboard.path);
    await tabs;
    await page.waitForLoadState('networkidle');
    const others = ['mfe-setup', 'mfe-ads-setup'].map((build) => lists[build] ?? '');
    expect(seen.filter((url) => others.includes(url))).toEqual([]);
    const before = seen.length;
    await goTo(page, 'Settings');
    await openHelp(page);
    expect(seen.slice(before).filter((url) => url.includes('/integrity.'))).toEqual([]);
  },
  scenario,
);

it(
  'a screen below the one that a page opens comes without a list asked for by then [19.6, 19.7]',
  async ({ page, open }) => {
    const list = readRelease().lists['mfe-dashboard'] ?? '';
    const fetched = page.waitForResponse((response) => response.url().endsWith(list));
    await open(dashboard.path);
    await fetched;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Add paid campaign' }).click();
    await page.getByRole('heading', { level: 1, name: 'Create' }).waitFor();
    expect(asked).not.toContain(list);
  },
  { scenario: dashboard.scenario },
);

it(
  'get started has the wizard fetched in the first quiet moment: its action asks for the first step alone [19.6]',
  async ({ page, open }) => {
    const wizard = readRelease().preload['/google/setup-mc'] ?? [];
    expect(wizard).toContain(entryOf('setup'));
    const fetched = Promise.all(wizard.map((url) => page.waitForResponse((response) => response.url().endsWith(url))));
    await open('/google/start');
    await fetched;
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.getByRole('link', { name: 'Start listing products' }).first().click();
    await page.getByText('Connect the account of your store’s host').waitFor();
    const scripts = asked.filter((url) => url.endsWith('.js'));
    expect(scripts).toEqual(readRelease().preload['/google/setup-mc?step=accounts']);
  },
  { scenario: 'fresh' },
);
