import type { Page } from 'playwright-core';
import { changedBuild, Owners } from '../src/changed-build';
import { it, openStore } from '../src/scene';
import { becomes, until } from '../src/waiting';

openStore(['--deploy-port', '0']);

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name, exact: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Settings and reports, once they are shown whole. */
const settings = async (page: Page) => {
  await heading(page, 'Settings').waitFor();
  await page.getByRole('link', { name: 'Edit the target audience' }).waitFor();
};
const reports = async (page: Page, name = 'Reports') => {
  await heading(page, name).waitFor();
  await page.getByRole('table').first().waitFor();
};

/** Folders from which the page has fetched a door of the library. */
const foldersOf = (page: Page, door: string) =>
  page.evaluate((name) => {
    const urls = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname);
    const found = urls.flatMap((url) => {
      const [, folder = '', file = ''] = /^\/assets\/(shared-ui[^/]*)\/([\w-]+)\./.exec(url) ?? [];
      return file === name ? [folder] : [];
    });
    return [...new Set(found)].sort();
  }, door);

const scopesOf = async (page: Page) => {
  const map = JSON.parse((await page.locator('script[type=importmap]').textContent()) ?? '{}') as { scopes?: object };
  return map.scopes === undefined ? null : Object.keys(map.scopes);
};

/** Looks of a screen's main parts, as they are computed. */
const looksOf = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main button', 'main a'].map((selector) => {
      const element = document.querySelector(selector);
      if (element === null) return null;
      const { color, fontFamily, fontSize, borderRadius, padding } = getComputedStyle(element);
      return [selector, color, fontFamily, fontSize, borderRadius, padding];
    }),
  );

/** The library without a name that the reports use: it has another one. */
const secondLibrary = () => changedBuild('shared-ui', (text) => text.replace(/\bas SearchPicker\b/, 'as FoundPicker'));
/** The reports, which use the new name. */
const secondReports = () => changedBuild('mfe-reports', (text) => text.replaceAll('SearchPicker', 'FoundPicker'));

/** One program is chosen by what the library lacks in its second version. */
const chosen = '/google/reports?filter=single_program&programs=17890003';

it(
  'an old version of the shared library is kept for one application, which looks as before beside the others, and goes when it has moved on [D-6]',
  async ({ page, store, open }) => {
    await open('/google/reports');
    await reports(page);
    const reportsLooks = await looksOf(page);
    expect(await scopesOf(page)).toBeNull();
    await tab(page, 'Settings').click();
    await settings(page);
    const settingsLooks = await looksOf(page);

    const owners = await Owners.at(store);
    expect(await owners.publish('shared-ui', '2.0.0', secondLibrary())).toMatchObject({
      code: 'unfit',
      reasons: ['mfe-reports needs { SearchPicker } of @listings/shared-ui/pickers'],
    });
    expect(await owners.publish('shared-ui', '2.0.0', secondLibrary(), { keepFor: ['mfe-reports'] })).toMatchObject({
      outcome: 'applied',
      changes: [
        { app: 'shared-ui', to: '2.0.0' },
        { app: 'shared-ui', to: '1.0.0', keptFor: ['mfe-reports'] },
      ],
    });

    await open('/releases');
    const section = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'shared-ui' }) });
    await section.getByRole('heading', { level: 3, name: 'Version 1.0.0 is kept beside it' }).waitFor();
    await section.getByText(/^mfe-reports, team reports, since /).waitFor();
    await page.getByText('shared-ui 1.0.0 kept for mfe-reports', { exact: false }).waitFor();

    await open('/google/settings');
    await settings(page);
    expect(await scopesOf(page)).toEqual(['/assets/mfe-reports/']);
    await becomes(() => looksOf(page), settingsLooks);
    await tab(page, 'Reports').click();
    await reports(page);
    expect(await foldersOf(page, 'ui')).toEqual(['shared-ui', 'shared-ui@1.0.0']);
    await becomes(() => looksOf(page), reportsLooks);
    await tab(page, 'Settings').click();
    await settings(page);
    await becomes(() => looksOf(page), settingsLooks);

    const served = page.getByRole('dialog').getByRole('rowheader', { name: 'shared-ui@1.0.0' });
    await until(async () => {
      // What shows the table is loaded a while after the first screen.
      await page.keyboard.press('Control+Alt+Shift+KeyV');
      return served.isVisible();
    });

    await open(`${chosen}&_locale=de`);
    await reports(page, 'Berichte');
    await page.getByRole('combobox', { name: 'Programm', exact: true }).waitFor();
    expect(await foldersOf(page, 'pickers')).toEqual(['shared-ui@1.0.0']);
    const ahead = page.locator('link[rel=modulepreload][href^="/assets/shared-ui@1.0.0/ui.de."]');
    expect(await ahead.count()).toBe(1);

    expect(await owners.publish('mfe-reports', '2.0.0', secondReports())).toMatchObject({
      outcome: 'applied',
      changes: [
        { app: 'mfe-reports', to: '2.0.0' },
        { app: 'shared-ui', to: '1.0.0', leftBy: ['mfe-reports'] },
      ],
    });
    await open(`${chosen}&_locale=en`);
    await reports(page);
    await page.getByRole('combobox', { name: 'Program', exact: true }).waitFor();
    expect(await foldersOf(page, 'pickers')).toEqual(['shared-ui']);
    expect(await scopesOf(page)).toBeNull();
    expect(await foldersOf(page, 'ui')).toEqual(['shared-ui']);
  },
  { scenario: 'ads-complete' },
);
