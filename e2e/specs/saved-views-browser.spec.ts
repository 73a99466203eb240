import type { Page } from 'playwright-core';
import { plugin213 } from '../src/plugin-version';
import { openReports } from '../src/reports';
import { it, openBackend } from '../src/scene';
import { settled } from '../src/screens';
import { becomes } from '../src/waiting';

// A real store keeps no views: the browser does.
openBackend({}, plugin213);

const listKey = 'listings.views.reports-programs';
const firstKey = 'listings.first-view.reports-programs';
const atWork = { scenario: 'ads-complete' } as const;

const paramsOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);
const panel = (page: Page) => page.getByRole('dialog', { name: 'Saved views' });
const nameField = (page: Page) => panel(page).getByLabel('Save what is shown now as');
const names = (page: Page) => panel(page).getByRole('list', { name: 'Views' }).getByRole('link').allTextContents();
async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Saved views|View: .*)$/ }).click();
  await nameField(page).waitFor();
}

it(
  'a view is kept in the browser',
  async (scene) => {
    const { page } = scene;
    await openReports(scene, { selectedMetric: 'spend' });
    await openPanel(page);
    await nameField(page).fill('Spend');
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
    await becomes(() => names(page), ['Standard view', 'Spend']);
    const list = await page.evaluate((key) => localStorage.getItem(key), listKey);
    expect(JSON.parse(list ?? 'null')).toMatchObject([{ name: 'Spend', params: { selectedMetric: 'spend' } }]);
  },
  atWork,
);

it.each([
  ['full', 'QuotaExceededError', 'The browser has no more room for this site'],
  ['blocked', 'SecurityError', 'The browser does not let this site keep anything'],
])(
  'a browser whose storage is %s says so and keeps what was typed',
  async (scene, _, error, text) => {
    const { page } = scene;
    await page.addInitScript((name) => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', name);
      };
    }, error);
    await openReports(scene);
    await openPanel(page);
    await nameField(page).fill('Kept');
    await panel(page).getByRole('button', { name: 'Save', exact: true }).click();
    await panel(page).getByRole('alert').getByText(text).waitFor();
    expect(await nameField(page).inputValue()).toBe('Kept');
    expect(await names(page)).toEqual(['Standard view']);
  },
  atWork,
);

it.each([
  ['no list', '{"views":1}', 1, ['Standard view']],
  ['no JSON', '{{{', 0, ['Standard view']],
  [
    'entries of others',
    JSON.stringify([{ name: 'Good', params: { period: 'week' } }, { name: 5 }, { name: 'Bad', params: { period: 1 } }]),
    2,
    ['Standard view', 'Good'],
  ],
])(
  'broken views in the browser (%s) are left out and counted, and a broken first view opens nothing',
  async (scene, _, kept, broken, left) => {
    const { page } = scene;
    await page.addInitScript(
      ([list, first, text]) => {
        if (list === undefined || first === undefined || text === undefined) return;
        localStorage.setItem(list, text);
        localStorage.setItem(first, '"period=%%%&x"');
      },
      [listKey, firstKey, kept],
    );
    await scene.open('/google/reports');
    await settled(page, 'Performance');
    expect(paramsOf(page)['view']).toBe('');
    await openPanel(page);
    await becomes(() => names(page), left);
    expect(
      await panel(page)
        .getByText(/could not be read and/)
        .count(),
    ).toBe(broken === 0 ? 0 : 1);
    if (broken > 0) await panel(page).getByText(`${broken} saved view`).waitFor();
  },
  atWork,
);
