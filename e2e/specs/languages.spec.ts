import { readFileSync } from 'node:fs';
import { completeLanguages } from '@listings/deploy/in-language';
import type { Release } from '@listings/deploy/release';
import type { Page } from 'playwright-core';
import { it, openStore } from '../src/scene';
import { screens, sidewaysScroll } from '../src/screens';

openStore();

const inGerman = { scenario: 'ads-complete', locale: 'de-DE' };
const languageOf = (page: Page) => page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Addresses of the scripts that a page asks for until its screen is there. */
async function scriptsOf(page: Page, show: () => Promise<void>): Promise<string[]> {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/')) scripts.push(pathname);
  });
  await show();
  await page.waitForLoadState('networkidle');
  return scripts;
}

it(
  'shows the language that is asked for, and fetches no script of another one',
  async ({ page, open }) => {
    const { languages = {} } = JSON.parse(readFileSync('dist/release/release.json', 'utf8')) as Release;
    const scripts = await scriptsOf(page, async () => {
      await open('/google/dashboard?_locale=de');
      await heading(page, 'Übersicht');
    });
    expect(await languageOf(page)).toEqual(['de', 'ltr']);
    expect(await page.title()).toBe('Übersicht · Google Listings & Ads');
    expect(scripts.filter((url) => /\.de\.[\da-f]{10}\.js$/.test(url)).length).toBeGreaterThan(2);
    expect(scripts.filter((url) => url in (languages['de']?.scripts ?? {}))).toEqual([]);
  },
  inGerman,
);

it(
  'follows the browser to a language whose texts are all there, and to no other',
  async ({ page, open }) => {
    const isComplete = completeLanguages.includes('de');
    await open('/google/dashboard');
    await heading(page, isComplete ? 'Übersicht' : 'Dashboard');
    expect(await languageOf(page)).toEqual([isComplete ? 'de' : 'en', 'ltr']);
  },
  inGerman,
);

it(
  'prefers the language that was chosen to that of the browser, and the one in the address to both',
  async ({ page, open, store }) => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: store.url }]);
    await open('/google/dashboard');
    await heading(page, 'Dashboard');
    expect(await languageOf(page)).toEqual(['en', 'ltr']);
    await open('/google/dashboard?_locale=de');
    await heading(page, 'Übersicht');
    await page.getByRole('link', { name: 'Einstellungen' }).click();
    await heading(page, 'Einstellungen');
    expect(new URL(page.url()).searchParams.get('_locale')).toBe('de');
  },
  inGerman,
);

it(
  'names countries and moments in the reader’s language; a country is found by its English name, too',
  async ({ page, open }) => {
    await open('/google/dashboard');
    await page
      .getByText(/\d{2}\.\d{2}\.20\d{2}, \d{2}:\d{2}/)
      .first()
      .waitFor();
    await open('/google/dashboard?subpath=/campaigns/create');
    await page.getByRole('button', { name: /Vereinigtes Königreich/ }).click();
    await page.getByRole('combobox', { name: 'Länder' }).fill('united king');
    await page.getByRole('treeitem', { name: /Vereinigtes Königreich/ }).waitFor();
    expect(await page.getByText('United Kingdom (UK)').count()).toBe(0);
  },
  inGerman,
);

it('ends Japanese lines between phrases, not within a word [17.1]', async ({ page, open }) => {
  const breaks = () => page.locator('h1').evaluate((title) => getComputedStyle(title).wordBreak);
  await open('/google/settings?_locale=ja');
  await page.locator('h1').waitFor();
  expect(await breaks()).toBe('auto-phrase');
  await open('/google/settings?_locale=de');
  await page.locator('h1').waitFor();
  expect(await breaks()).toBe('normal');
});

it('is chosen in the settings and kept on this browser, before and after signing in; the choice may be taken back', async ({
  page,
  open,
}) => {
  const section = page.getByRole('region', { name: 'Language', exact: true });
  await open('/google/settings?_locale=en');
  await section.getByRole('combobox').selectOption({ label: 'Deutsch' });
  await section.getByRole('button', { name: 'Use this language' }).click();
  await heading(page, 'Einstellungen');
  expect(await languageOf(page)).toEqual(['de', 'ltr']);
  expect(new URL(page.url()).search).toBe('');
  const kept = (await page.context().cookies()).find(({ name }) => name === 'language');
  expect([kept?.value, kept?.httpOnly, kept?.sameSite]).toEqual(['de', true, 'Lax']);
  const days = ((kept?.expires ?? 0) * 1000 - Date.now()) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(364);

  await open('/google/dashboard');
  await heading(page, 'Übersicht');
  await open('/google/settings');
  const choice = page.locator('form[action="/language"] select');
  expect(await choice.inputValue()).toBe('de');
  await choice.selectOption('');
  await page.locator('form[action="/language"] button').click();
  await heading(page, 'Settings');
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('language');
});

it.each(
  screens.map(({ name, path, scenario }) => [name, { path, scenario }] as [string, { path: string; scenario: string }]),
)('fits 400 and 1280 pixels in German: %s', async ({ page, open, store }, _, { path, scenario }) => {
  await store.scenario(scenario);
  await open(`${path}${path.includes('?') ? '&' : '?'}_locale=de`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const width of [400, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, scroll: await sidewaysScroll(page) }).toEqual({ width, scroll: 0 });
  }
});
