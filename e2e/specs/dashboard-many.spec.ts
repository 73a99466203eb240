import { axeViolations } from '../src/axe';
import { it, openStore } from '../src/scene';
import { sidewaysScroll } from '../src/screens';
import { smallTargets } from '../src/touch-targets';
import { becomes } from '../src/waiting';

const store = openStore(['--scenario', 'ads-complete']);

/** Beside the three of the scenario and the free listings. */
const more = 61;

beforeAll(async () => {
  for (let count = 1; count <= more; count += 1)
    await store().call('POST', '/wc/gla/ads/campaigns', {
      name: `${count % 20 === 0 ? 'Été' : 'Winter'} ${count}`,
      amount: 5,
      targeted_locations: ['US'],
    });
}, 60_000);

it.each([
  [1280, 20, '2', 2],
  [400, 10, '3', 4],
])(
  'many programs stand on pages and are found by name, %i pixels wide, %i a page [O2.03, 12]',
  async ({ page, open }, width, perPage, paged, toLast) => {
    await page.setViewportSize({ width, height: 900 });
    await open(`/google/dashboard?paged=${paged}`);
    const programs = page.getByRole('group', { name: 'Programs' });
    const names = () => programs.locator('tbody th').allTextContents();
    await becomes(async () => (await names()).slice(0, 1), ['Winter 17']);
    await becomes(async () => (await names()).length, perPage);
    for (let turn = 0; turn < toLast; turn += 1)
      await programs.getByRole('button', { name: 'Next page' }).press('Enter');
    await becomes(names, ['Winter 57', 'Winter 58', 'Winter 59', 'Été 60', 'Winter 61']);
    await page.goBack();
    await becomes(async () => (await names()).length, perPage);
    await programs.getByRole('searchbox', { name: 'Search programs' }).fill('ete');
    await becomes(names, ['Été 20', 'Été 40', 'Été 60']);
    await becomes(() => programs.getByRole('status').allTextContents(), ['3 programs shown']);
    expect(new URL(page.url()).search).toBe('?search=ete');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  },
);

it(
  'programs are short entries of a list on a phone, with room for fingers [O2.03, 12]',
  async ({ page, open }) => {
    await open('/google/dashboard?paged=2');
    const row = page.getByRole('row', { name: 'Winter 8' });
    await row.getByText('$0.00 today').waitFor();
    const { height } = (await row.boundingBox())!;
    expect(height).toBeLessThan(270);
    expect(await smallTargets(page)).toEqual([]);
  },
  { viewport: { width: 400, height: 900 } },
);
