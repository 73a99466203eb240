import { it, openStore } from '../src/scene';

openStore(['--scenario', 'ads-complete']);

it.each([
  ['Download products (CSV)', 'error loading product feed'],
  ['Print products', 'error loading product feed'],
  ['Download CSV', 'error loading issues to resolve'],
] as const)(
  '%s says that it failed where its script does not arrive, and does it by the next press [O8.02]',
  async ({ page, open, problems }, name, told) => {
    problems.allow(/Failed to load resource/, /failed \(0\)/);
    await open('/google/product-feed');
    const button = page.getByRole('button', { name, exact: true });
    await button.waitFor();
    await page.waitForLoadState('networkidle');
    const scripts = '**/assets/mfe-product-feed/**/*.js';
    await page.route(scripts, (route) => route.abort());
    await button.click();
    await page.getByRole('alert').filter({ hasText: told }).waitFor();
    expect(await button.isEnabled()).toBe(true);
    await page.unroute(scripts);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    const done = name.startsWith('Print')
      ? page.locator('body[data-printed]').waitFor({ state: 'attached' })
      : page.waitForEvent('download');
    await button.click();
    await done;
  },
);
