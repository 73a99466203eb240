import { readRelease } from '../src/release';
import { it, openStore } from '../src/scene';
import { complete, screens } from '../src/screens';

openStore();

const dashboard = screens.find(({ name }) => name === 'dashboard');
if (dashboard === undefined) throw new Error('There is no dashboard.');
const [later = '', ...more] = readRelease()
  .styles.map(({ url }) => url)
  .filter((url) => url.includes('/later.'));

const scenario = { scenario: dashboard.scenario };

it(
  'the outline is painted before the style sheet of applications is there, and they are shown in it, once it is [19.7]',
  async ({ page, open }) => {
    expect([later, ...more]).toEqual([expect.stringMatching(/^\/assets\/root-config\/later\.[\da-f]{10}\.css$/)]);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => (letGo = resolve));
    let asked = 0;
    await page.route(`**${later}`, async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    const evaluated = page.waitForFunction(() => document.querySelector('#tabs a[href]') !== null);
    await open(dashboard.path);
    await evaluated;
    const title = page.locator('#shell-painted').getByText('Dashboard', { exact: true });
    await title.waitFor();
    // Long enough for everything else to come.
    await page.waitForTimeout(1500);
    expect([await title.isVisible(), await page.locator('h1').filter({ visible: true }).count()]).toEqual([true, 0]);
    letGo();
    await complete(page, dashboard);
    const cell = page.locator('.ui-table tbody td').first();
    expect(await cell.evaluate((element) => getComputedStyle(element).paddingTop)).toBe('12px');
    await page.getByRole('navigation').getByRole('link', { name: 'Reports', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor();
    expect([asked, await page.locator('link[rel=stylesheet]').count()]).toEqual([1, 1]);
  },
  scenario,
);

it(
  'a style sheet that does not arrive is told in place of the application, and Retry asks for it once more',
  async ({ page, open, problems }) => {
    problems.allow(/Failed to/, /support id/);
    await page.route(`**${later}`, (route) => route.abort());
    await open(dashboard.path);
    const retry = page.locator('main').getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await page.unroute(`**${later}`);
    await retry.click();
    await complete(page, dashboard);
    expect(await page.locator('link[rel=stylesheet]').count()).toBe(1);
  },
  scenario,
);
